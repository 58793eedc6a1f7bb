# What every part of ./dev uses: messages, and one build at a time. Sourced; needs $root.

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "dev: $*"
    exit 2
}

jobs() { nproc 2>/dev/null || echo 2; }

# Runs a command while no other ./dev in this folder installs or builds, with standard output sent
# to standard error. The lock is given up when the command ends, before any program is started.
exclusively() {
    mkdir -p "$root/build"
    if command -v flock >/dev/null; then
        (
            flock 9
            "$@" 9>&-
        ) 9>>"$root/build/.lock" >&2
    else
        "$@" >&2
    fi
}
