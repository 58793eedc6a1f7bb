"""The program on an x86-64 processor without AVX: the same answers, and no illegal instruction.

The processor is qemu-x86_64's Nehalem (2008). A function compiled for a newer one that got into the
path of all processors ends the program there, so that every command should be run once.

usage: old_processor_test.py PROGRAM EMULATOR [ARGUMENT...]
"""

import subprocess
import sys
import unittest
from pathlib import Path

PROGRAM, *EMULATOR = sys.argv[1:]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SEVERAL = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."


def run(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


class OldProcessor(unittest.TestCase):
    def same(self, *arguments, text=None):
        here = run([PROGRAM, *arguments], text)
        self.assertEqual(run([*EMULATOR, PROGRAM, *arguments], text), here)
        self.assertIn(here[0], (0, 1), here)  # 1: check found something
        self.assertTrue(here[1])
        return here[1]

    def test_chooses_what_it_can_run(self):
        code, out, _ = run([*EMULATOR, PROGRAM, "isa"])
        self.assertEqual(code, 0)
        rows = [row.split("\t")[:3] for row in out.splitlines()]
        self.assertEqual(rows, [["portable", "usable", "chosen"], ["avx2", "-", "-"],
                                ["avx512", "-", "-"]])

    def test_refuses_what_it_lacks(self):
        for isa in ("avx2", "avx512"):
            code, out, err = run([*EMULATOR, PROGRAM, "solve", "--isa", isa, SEVERAL])
            self.assertEqual((code, out), (2, ""))
            self.assertIn(f"this machine cannot run the kernel '{isa}'", err)

    def test_has_the_signature_of_all_machines(self):
        self.same("bench", "--signature", "--threads", "2")

    def test_solves_a_stream(self):
        rows = (EXAMPLES / "hardest.txt").read_text() * 3 + SEVERAL + "\n"
        for threads in ("1", "2"):
            out = self.same("solve", "--threads", threads, text=rows)
            self.assertEqual(out.count("\n"), rows.count("\n"))
        self.same("check", text=rows)
        self.same("count", "--limit", "100", text=rows)

    def test_other_questions(self):
        self.same("solve", "--all", SEVERAL)
        self.same("count", SEVERAL)
        self.same("check", "--why", SEVERAL)
        self.same("convert", "--to", "json", SEVERAL)
        self.same("solve", text="1.......2.......\n")
        self.same("formats")
        self.same("help")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
