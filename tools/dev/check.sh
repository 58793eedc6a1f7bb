#!/usr/bin/env bash
# ./dev check: all that a change must pass besides the tests of ./dev test. Runs every step even
# when one fails, and ends with a line for each; the exit code is 1 when any failed.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
source "$root/tools/dev/common.sh"
source "$root/tools/dev/setup.sh"
source "$root/tools/dev/build.sh"
source "$root/tools/dev/emulated.sh"

# The steps, in order: a name, and what it asks. step_NAME below does it.
steps='format    is every file formatted (clang-format)?
layers    does every include and link point downward (tools/check_layers)?
kernels   does code for newer processors stay by itself (tools/check_kernels)?
docs      are the generated documents those that the program would write now?
tidy      has clang-tidy nothing to say of the library and the program (.clang-tidy)?
sanitize  do all tests pass under the address and undefined-behaviour sanitizers?
threads   do the tests that use threads pass under the thread sanitizer?
consumer  can outside projects build with what is installed?
arm64     do the engines answer the same on an emulated 64-bit ARM processor (NEON)?
oldx86    and they and the program on an emulated x86-64 processor without AVX?'

# Steps that run only when they are named.
extra_steps='testtidy  has clang-tidy nothing to say of the tests? (as much work as all the rest)'

usage() {
    cat <<END
usage: ./dev check [--compiler gcc|clang] [STEP...]

Runs these steps, or only those named; --compiler chooses for the sanitizers (default: clang, so
that both compilers see everything once: ./dev test uses gcc).

$steps

Only when named:
$extra_steps
END
}

step_format() {
    (cd "$root" && git ls-files -co --exclude-standard '*.hpp' '*.cpp' '*.h' '*.inl' |
        xargs clang-format --dry-run -Werror)
}

step_layers() {
    "$root/tools/check_layers"
}

step_kernels() {
    build_preset release nonet_program && "$root/tools/check_kernels" "$root/build/release"
}

step_docs() {
    build_preset release nonet_program && "$root/tools/generate_docs" --check
}

lint() { # GIT-PATTERN: the files to lint
    local files
    mapfile -t files < <(cd "$root" && git ls-files -- "$1")
    # Not the tree of the sanitizers: with its precompiled headers a missing include is not seen.
    configure_preset debug-clang &&
        (cd "$root" && tools/check_tidy build/debug-clang build/tidy "${files[@]}")
}

step_tidy() { lint 'src/*.cpp'; }

step_testtidy() { lint 'tests/*.cpp'; }

# What sanitizers find must fail the test, and they tell functions by name only with llvm-symbolizer.
step_sanitize() {
    build_preset "asan$suffix" all &&
        UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=strict_string_checks=1 \
            run_ctest "asan$suffix" sanitize
}

step_threads() {
    build_preset "tsan$suffix" nonet_threaded_tests &&
        TSAN_OPTIONS="suppressions=$root/tools/dev/tsan.supp" \
            run_ctest "tsan$suffix" threads -L threads
}

step_consumer() {
    build_preset release all && run_ctest release consumer -L consumer
}

names_of_steps() { printf '%s\n' "$@" | cut -d' ' -f1; }

run_steps() {
    local name code results="$root/build/results/check.tsv" failed=0
    mkdir -p "$root/build/results"
    : >"$results"
    for name in "$@"; do
        printf '\n=== %s\n' "$name"
        # In its own shell, which `fail` may leave.
        code=0
        (step_"$name") || code=$?
        case $code in
            0) printf '%s\tok\n' "$name" >>"$results" ;;
            "$skipped") printf '%s\tskipped\n' "$name" >>"$results" ;;
            *)
                printf '%s\tFAILED\n' "$name" >>"$results"
                failed=1
                ;;
        esac
    done
    printf '\n'
    column -t "$results" 2>/dev/null || cat "$results"
    return $failed
}

main() {
    suffix=-clang
    local chosen=()
    while [ $# -gt 0 ]; do
        case $1 in
            -h | --help | --list) usage; return ;;
            --compiler)
                case ${2:-} in
                    gcc) suffix= ;;
                    clang) suffix=-clang ;;
                    *) fail "--compiler takes gcc or clang" ;;
                esac
                shift
                ;;
            *)
                names_of_steps "$steps" "$extra_steps" | grep -qxF -- "$1" || fail "there is no step '$1': ./dev check --list"
                chosen+=("$1")
                ;;
        esac
        shift
    done
    if [ ${#chosen[@]} -eq 0 ]; then
        mapfile -t chosen < <(names_of_steps "$steps")
    fi
    ensure_packages check
    run_steps "${chosen[@]}"
}

main "$@"
