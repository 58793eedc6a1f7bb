# ./dev bench: measuring this tree, alone or against another revision. Sourced by ./dev; needs
# common.sh, setup.sh and build.sh.

run_bench() {
    case ${1:-} in
        ladder)
            ensure_packages check
            build_preset bench nonet_examples
            exec "$root/tools/bench_ladder" "${@:2}"
            ;;
        micro) run_micro_benchmarks "${@:2}" ;;
        *) run_program_benchmarks "$@" ;;
    esac
}

run_micro_benchmarks() {
    ensure_packages check
    build_preset bench all
    local program
    for program in "$root"/build/bench/bench/*_bench; do
        "$program" "$@"
    done
}

# Options of `nonet bench` that measure nothing: there are no figures to keep.
prints_only() {
    local word
    for word in "$@"; do
        case $word in
            --signature | --list | --print | --help | -h) return ;;
        esac
    done
    return 1
}

# What is measured is the program of the release preset, as people build it.
run_program_benchmarks() {
    local revision='' arguments=()
    while [ $# -gt 0 ]; do
        case $1 in
            --against)
                [ $# -gt 1 ] || fail "--against wants a revision, such as --against HEAD~1"
                revision=$2
                shift
                ;;
            --against=?*) revision=${1#*=} ;;
            --against=) fail "--against wants a revision, such as --against HEAD~1" ;;
            *) arguments+=("$1") ;;
        esac
        shift
    done
    [ -z "$revision" ] || revision=$(find_revision "$revision")
    ensure_packages build
    build_preset release nonet_program
    local program="$root/build/release/nonet"
    if [ -n "$revision" ]; then
        build_revision "$revision"
        exec "$root/tools/bench_compare" --ours "$program" --theirs "$(tree_of "$revision")/build/release/nonet" \
            --name "$revision" ${arguments[@]+"${arguments[@]}"}
    fi
    if prints_only ${arguments[@]+"${arguments[@]}"}; then
        exec "$program" bench "${arguments[@]}"
    fi
    exec "$root/tools/bench_record" --program "$program" ${arguments[@]+"${arguments[@]}"}
}

# find_revision REV: its short name, when it can be measured.
find_revision() {
    git -C "$root" rev-parse --verify --quiet --short "$1^{commit}" ||
        fail "there is no revision '$1' here: git log --oneline lists them"
    git -C "$root" cat-file -e "$1:src/cli/bench/bench.cpp" 2>/dev/null ||
        fail "revision $1 has no 'nonet bench' yet: nothing to compare with"
}

tree_of() { printf '%s\n' "$root/build/against/$1"; }

# build_revision NAME: in a worktree with a build tree of its own, which stays for the next time.
build_revision() {
    exclusively check_out_and_build "$1" "$(tree_of "$1")" ||
        fail "revision $1 could not be built: see above"
}

check_out_and_build() {
    local name=$1 tree=$2
    if [ ! -f "$tree/CMakePresets.json" ]; then
        rm -rf "$tree"
        git -C "$root" worktree prune
        git -C "$root" worktree add --quiet --detach "$tree" "$name" || return
    fi
    (cd "$tree" && cmake --preset release -DNONET_BUILD_TESTS=OFF) &&
        cmake --build "$tree/build/release" --target nonet_program
}
