# Compiles a preset into build/PRESET and runs its tests. Sourced by ./dev; needs common.sh.

# build_preset PRESET TARGET...: says nothing when nothing is to be done.
build_preset() {
    exclusively configure_and_build "$@" && return
    rm -f "$root"/build/.packages-* # perhaps a package was removed: ask again next time
    fail "the build failed"
}

# configure_preset PRESET: brings compile_commands.json up to date, without compiling.
configure_preset() {
    exclusively configure_only "$1" "$root/build/$1" || fail "the configuration failed"
}

configure_only() {
    configure_if_stale "$@" && ninja -C "$2" --quiet build.ninja
}

configure_and_build() {
    local preset=$1
    local tree="$root/build/$preset"
    shift
    configure_if_stale "$preset" "$tree" || return
    # Two lines that say that nothing happened.
    cmake --build "$tree" --target "$@" 2>&1 |
        sed -u -e '/^\[[0-9/]*\] Re-checking globbed directories\.\.\.$/d' \
            -e '/^ninja: no work to do\.$/d'
}

# Ninja runs CMake again by itself when a CMakeLists.txt changed. It does not know of a change of the
# presets, nor that the whole folder was moved; a tree that was made elsewhere has to go.
configure_if_stale() {
    local preset=$1 tree=$2 stamp
    stamp="$root $(cksum <"$root/CMakePresets.json")"
    if [ -f "$tree/build.ninja" ] && [ "$(cat "$tree/.configured" 2>/dev/null)" = "$stamp" ]; then
        return
    fi
    if ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$tree/CMakeCache.txt" 2>/dev/null; then
        rm -rf "$tree"
    fi
    (cd "$root" && cmake --preset "$preset") || return
    printf '%s\n' "$stamp" >"$tree/.configured"
}

# run_ctest PRESET NAME [CTEST ARGUMENTS]: the counts go to build/results/NAME.xml. Whoever has no
# terminal is not asked anything by a test.
run_ctest() {
    local preset=$1 name=$2
    shift 2
    mkdir -p "$root/build/results"
    ctest --test-dir "$root/build/$preset" --parallel "$(jobs)" --output-on-failure \
        --no-tests=error --timeout 300 --output-junit "$root/build/results/$name.xml" "$@" </dev/null
}
