"""nonet_compare_ratings reads the tables that people have, and says when there is nothing to compare.

usage: compare_ratings_test.py PROGRAM
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = ""
# Rated by Sudoku Explainer 1.2.1.3.
EASY = "....56....5.1.9.36.........2.......371.9..4..9..2..8..3.2.95....6.8.4..2.9.32...."
HARD = "100200003040000050003006700002000008030070040900000100008400600050000020600003009"


class CompareRatings(unittest.TestCase):
    def compare(self, text, *options):
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "table"
            table.write_bytes(text.encode())
            return subprocess.run([PROGRAM, *options, str(table)], capture_output=True, text=True,
                                  check=False)

    def assert_equal(self, text, count):
        run = self.compare(text)
        self.assertEqual(run.stdout.splitlines()[-1], f"{count} of {count}", run.stdout)
        self.assertEqual(run.returncode, 0)

    def test_columns_by_number(self):
        self.assert_equal(f"{EASY}\t1.2\t1.2\t1.2\n{HARD}\t9.7\t9.7\t9.4\n", 2)

    def test_columns_by_name(self):
        self.assert_equal(f"#EP\tpuzzle\tED\tER\n9.7\t{HARD}\t9.4\t9.7\n", 1)

    def test_a_bare_header_commas_and_carriage_returns(self):
        self.assert_equal(f"puzzle,SER\r\n{EASY},1.2\r\n", 1)

    def test_three_numbers_in_one_field(self):
        self.assert_equal(f"{HARD}\t9.7/9.7/9.4\n", 1)

    def test_a_difference_is_shown(self):
        run = self.compare(f"{HARD}\t9.7\t9.7\t9.7\n")
        self.assertEqual(run.returncode, 1)
        self.assertIn("expected 9.7/9.7/9.7\tfound 9.7/9.7/9.4", run.stdout)
        self.assertEqual(run.stdout.splitlines()[-1], "0 of 1")

    def test_a_table_without_ratings_is_an_error(self):
        for text in ("", f"{EASY}\n", f"{EASY}\t-3\n", f"{EASY}\t99\n"):
            with self.subTest(text=text):
                run = self.compare(text)
                self.assertEqual(run.returncode, 2)
                self.assertIn("no row with a puzzle and an ER", run.stderr)

    def test_options_that_are_not_understood(self):
        for options in (["--threads", "0"], ["--threads", "99999999"], ["--seed", "x"],
                        ["--fast", "1"]):
            with self.subTest(options=options):
                self.assertEqual(self.compare(f"{EASY}\t1.2\n", *options).returncode, 2)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
