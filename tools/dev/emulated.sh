# The steps of ./dev check that run on emulated processors. Sourced by check.sh.
#
# Their packages are no condition for the other steps: where they cannot be had, the step is skipped,
# which is told and counted as such, never as passed.

skipped=77 # what a step returns that could not be done here

skip() {
    say "dev: skipped: $*"
    return $skipped
}

# have_emulator PROGRAM...: tries to install them.
have_emulator() {
    local program
    (ensure_packages emulate) || true
    for program in "$@"; do
        command -v "$program" >/dev/null || return
    done
}

native_engines_test() { build_preset release engines_test; }

step_arm64() {
    [ "$(uname -m)" != aarch64 ] || skip "this is such a machine: ./dev test asks the same" || return
    have_emulator aarch64-linux-gnu-g++ qemu-aarch64 || skip "no cross compiler or no emulator" || return
    native_engines_test && build_preset arm64 engines_test || return
    python3 "$root/tests/engines/same_answers.py" "$root/build/release/tests/engines/engines_test" \
        solve/portable,batch/plain,batch/portable \
        qemu-aarch64 "$root/build/arm64/tests/engines/engines_test"
}

step_oldx86() {
    [ "$(uname -m)" = x86_64 ] || skip "this machine is no x86-64" || return
    have_emulator qemu-x86_64 || skip "no emulator" || return
    native_engines_test && build_preset release nonet_program || return
    python3 "$root/tests/engines/same_answers.py" "$root/build/release/tests/engines/engines_test" \
        solve/portable,batch/plain,batch/portable \
        qemu-x86_64 -cpu Nehalem "$root/build/release/tests/engines/engines_test" || return
    python3 "$root/tests/engines/old_processor_test.py" "$root/build/release/nonet" \
        qemu-x86_64 -cpu Nehalem
}
