"""`nonet bench --signature` is the same everywhere, and what signature.tsv says.

The golden hashes come from our own output; what they are hashes of is tested elsewhere against
oracles. A change that alters them says why in its commit message (CONTRIBUTING.md); --rewrite
writes the file again. With --emulator the program runs under it, once: a processor without the
newer instructions. Where that cannot be done the test is skipped, which ctest is told by exit code
77.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

GOLDEN = Path(__file__).resolve().parent / "signature.tsv"
SKIPPED = 77


def environment(**more):
    kept = {name: value for name, value in os.environ.items() if name != "NONET_ISA"}
    return {**kept, **more}


def run(command, **more):
    return subprocess.run(command, env=environment(**more), capture_output=True, text=True,
                          check=True).stdout


def fnv1a(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def differences(where, table, golden):
    """A line for each part that is not as in the file."""
    rows, wanted = [dict(line.split("\t") for line in text.splitlines())
                    for text in (table, golden)]
    return [f"{where}: {part} is {rows.get(part)}, should be {wanted.get(part)}"
            for part in {**wanted, **rows} if rows.get(part) != wanted.get(part)]


def parts_of(answer):
    return "".join(f"{part}\t{value}\n" for part, value in answer["parts"].items())


def check_natively(program, golden):
    """Every kernel of this machine, forced in both ways, with one thread and with two."""
    problems = []
    if run([program, "bench", "--signature"]) != fnv1a(golden) + "\n":
        problems.append("--signature does not print the hash of signature.tsv")
    rows = [line.split("\t") for line in run([program, "isa"]).splitlines()]
    for name, usable in (row[:2] for row in rows):
        if usable != "usable":
            print(f"skipped: this machine cannot run {name}")
            continue
        forced = (["--isa", name, "--threads", "1"], {}), (["--threads", "2"], {"NONET_ISA": name})
        for options, variables in forced:
            answer = json.loads(run([program, "bench", "--signature", "--json", *options],
                                    **variables))
            where = f"{name}, {' '.join(options)}"
            if answer["isa"] != name:
                problems.append(f"{where}: {answer['isa']} ran")
            problems += differences(where, parts_of(answer), golden)
    return problems


def check_emulated(emulator, program, golden):
    try:
        version = run([*emulator, program, "isa"])
    except subprocess.CalledProcessError as error:
        print(f"skipped: the program does not run under {emulator[0]}: {error.stderr}")
        sys.exit(SKIPPED)
    if "avx2\tusable" in version:
        return [f"{' '.join(emulator)} does not hide AVX2"]
    table = run([*emulator, program, "bench", "--signature", "--verbose"])
    return differences(" ".join(emulator), table, golden)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--emulator", type=str.split, default=[])
    parser.add_argument("--rewrite", action="store_true")
    arguments = parser.parse_args()
    if arguments.rewrite:
        GOLDEN.write_text(run([arguments.program, "bench", "--signature", "--verbose"]))
    golden = GOLDEN.read_text()
    if not arguments.emulator:
        problems = check_natively(arguments.program, golden)
    elif shutil.which(arguments.emulator[0]) is None:
        print(f"skipped: {arguments.emulator[0]} is not installed")
        return SKIPPED
    else:
        problems = check_emulated(arguments.emulator, arguments.program, golden)
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
