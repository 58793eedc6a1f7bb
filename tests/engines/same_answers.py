"""The engines answer the same on another processor, with the kernels that belong to it.

Runs engines_test here and by the other command (an emulator with the program for that processor),
and compares what they print: both must find nothing wrong, the signatures must be equal, and of the
kernels exactly the expected ones must have run there.

usage: same_answers.py NATIVE_ENGINES_TEST KERNEL,KERNEL... COMMAND [ARGUMENT...]
"""

import subprocess
import sys


def run(command):
    """What engines_test prints, by its titles."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return dict(line.split(":", 1) for line in done.stdout.splitlines())


def main():
    native, kernels, *command = sys.argv[1:]
    here, there = run([native]), run(command)
    if there["ran"].split() != kernels.split(","):
        sys.exit(f"these kernels ran: {there['ran']}; expected: {kernels}")
    if here["signature"] != there["signature"]:
        sys.exit(f"signature {there['signature']}, but {here['signature']} on this machine")
    print(f"the same answers from{there['ran']}; signature{there['signature']}")


if __name__ == "__main__":
    main()
