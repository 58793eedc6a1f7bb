#!/usr/bin/env bash
# ./dev fuzz [SECONDS]: runs every fuzz target for that long. What was learned is kept in
# build/corpus and taken up again; an input that fails is kept in build/fuzz-failures and named.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
source "$root/tools/dev/common.sh"
source "$root/tools/dev/setup.sh"
source "$root/tools/dev/build.sh"

seconds=${1:-60}
[[ $seconds =~ ^[1-9][0-9]*$ ]] || fail "fuzz takes a number of seconds, not '$seconds'"
ensure_packages check
build_preset fuzz all

# Deep call stacks of every allocation and a large quarantine cost the reader an eighth of its inputs.
export ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=4:quarantine_size_mb=16}

failed=0
for source in "$root"/fuzz/*_fuzz.cpp; do
    name=$(basename "$source" .cpp)
    corpus="$root/build/corpus/$name"
    failures="$root/build/fuzz-failures/$name/"
    mkdir -p "$corpus" "$failures"
    # To weigh inputs by entropy takes a third of the time where there are 20,000 features.
    options=()
    [ "$name" != reader_fuzz ] || options+=(-entropic=0)
    say "dev: $name for $seconds seconds"
    # One core each; 2 GB and 10 seconds for one input are far more than any should need.
    "$root/build/fuzz/fuzz/$name" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
        -max_len=4096 -print_final_stats=1 -artifact_prefix="$failures" \
        ${options[@]+"${options[@]}"} "$corpus" || failed=1
done
exit $failed
