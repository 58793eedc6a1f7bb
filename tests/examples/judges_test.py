#!/usr/bin/env python3
"""Both judge programs print the smallest solution, byte for byte in the judge's layout.

usage: judges_test.py NONET FOLDER
"""

import subprocess
import sys
import unittest

import samples

NONET, FOLDER = sys.argv[1:3]
# The sample of BOJ 2239 and POJ 2676.
SAMPLE = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
PUZZLES = ([SAMPLE] + samples.SPECIAL + samples.puzzles_of("adversarial")
           + samples.puzzles_of("easy")[:5] + samples.puzzles_of("hard")[:15])


def rows(grid):
    return "".join(grid[i:i + 9].replace(".", "0") + "\n" for i in range(0, 81, 9))


def run(name, text):
    return subprocess.run([f"{FOLDER}/{name}"], input=text, capture_output=True, text=True,
                          check=True, timeout=20).stdout


class Judges(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        answers = samples.first_solutions(NONET, PUZZLES)
        cls.expected = [rows(solution or puzzle) for puzzle, (solution, _) in zip(PUZZLES, answers)]

    def test_the_sample_of_the_statement(self):
        self.assertEqual(self.expected[0], rows(
            "143628579572139468986754231391542786468917352725863914237481695619275843854396127"))

    def test_boj2239(self):
        for puzzle, expected in zip(PUZZLES, self.expected):
            with self.subTest(puzzle=puzzle):
                self.assertEqual(run("boj2239", rows(puzzle)), expected)

    def test_poj2676(self):
        text = f"{len(PUZZLES)}\n" + "".join(map(rows, PUZZLES))
        self.assertEqual(run("poj2676", text), "".join(self.expected))

    def test_line_ends_and_a_missing_end_do_not_matter(self):
        text = rows(SAMPLE)
        self.assertEqual(run("boj2239", text.replace("\n", "\r\n")), self.expected[0])
        self.assertEqual(run("boj2239", text.rstrip("\n")), self.expected[0])
        self.assertEqual(run("poj2676", "1\r\n" + text.replace("\n", "\r\n")), self.expected[0])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], failfast=True)
