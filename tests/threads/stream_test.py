"""The program gives the same bytes on one thread and on four, and they do not race.

A stream of easy, hard, several-solution and unreadable rows, so that batches end out of order.
Under the thread sanitizer a race makes the program exit with a code of its own.

usage: stream_test.py PROGRAM EXAMPLES_FOLDER
"""

import subprocess
import sys
import unittest
from pathlib import Path

PROGRAM, EXAMPLES = sys.argv[1], Path(sys.argv[2])
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
UNREADABLE = "53..7....6..195..x.98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def rows():
    hard = (EXAMPLES / "hardest.txt").read_text().splitlines()
    for i in range(600):
        yield EASY
        if i % 7 == 0:
            yield hard[i // 7 % len(hard)]
        if i % 13 == 0:
            yield SEVERAL
        if i % 50 == 0:
            yield UNREADABLE


class Stream(unittest.TestCase):
    def run_program(self, threads, *arguments):
        text = "\n".join(rows()) + "\n"
        run = subprocess.run([PROGRAM, *arguments, "--threads", str(threads)], input=text,
                             capture_output=True, text=True, check=False, timeout=240)
        self.assertNotIn("Sanitizer", run.stderr)
        return run.returncode, run.stdout, run.stderr

    def expect_the_same(self, *arguments):
        alone = self.run_program(1, *arguments)
        self.assertEqual(alone[1].count("\n"), sum(1 for _ in rows()))
        self.assertEqual(self.run_program(4, *arguments), alone)

    def test_solve(self):
        self.expect_the_same("solve")

    def test_count(self):
        self.expect_the_same("count", "--limit", "100")

    def test_check(self):
        self.expect_the_same("check")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
