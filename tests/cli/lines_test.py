#!/usr/bin/env python3
"""Plain lines go to the engine by the thousand; nobody may see that.

A limit for each puzzle, however large, makes every line a puzzle of its own. So each file here is
given to the program with and without one, and everything must be the same: rows, messages, exit
code. The files mix lines of all kinds at random; what is asked of them comes from a list.
"""

import argparse
import gzip
import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = ""
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLUTION = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
SINGLY = ["--puzzle-time-limit", "1000000"]
PATIENCE = 100


def run(arguments, data=None):
    return subprocess.run([PROGRAM, *arguments], input=data, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=PATIENCE, check=False)


def relabelled(line, random_):
    digits = list("123456789")
    random_.shuffle(digits)
    return "".join(digits[int(c) - 1] if c in "123456789" else c for c in line)


def with_rows_moved(line, random_):
    """The same puzzle with the rows of each band in another order, perhaps turned over."""
    rows = [line[i:i + 9] for i in range(0, 81, 9)]
    if random_.random() < 0.5:
        rows = ["".join(column) for column in zip(*rows)]
    bands = [rows[0:3], rows[3:6], rows[6:9]]
    for band in bands:
        random_.shuffle(band)
    random_.shuffle(bands)
    return "".join("".join(band) for band in bands)


def with_clues(count, random_):
    """Some digits of a solution: nearly always several solutions when they are few."""
    line = with_rows_moved(relabelled(SOLUTION, random_), random_)
    kept = set(random_.sample(range(81), count))
    return "".join(line[i] if i in kept else "." for i in range(81))


def with_one_changed(line, random_):
    """One clue more or another one: mostly no solution, sometimes a clash."""
    at = random_.randrange(81)
    return line[:at] + random_.choice("123456789") + line[at + 1:]


def good_line(random_):
    kind = random_.random()
    unique = with_rows_moved(relabelled(PUZZLE, random_), random_)
    if kind < 0.7:
        return unique
    if kind < 0.8:
        return with_clues(random_.randrange(24, 81), random_)
    if kind < 0.9:
        return with_one_changed(unique, random_)
    return with_one_changed(with_clues(random_.randrange(24, 81), random_), random_)


def odd_text(random_):
    line = good_line(random_)
    return random_.choice([
        line[1:] + "\n", line + "1\n", line + ";7.2\n", line + " \n", " " + line + "\n",
        line + "," + SOLUTION + "\n", line.replace(".", "*") + "\n", line.replace(".", "0", 3) + "\n",
        "# comment\n", "\n", "3\n", "garbage\n", "123456789123" + 69 * "0" + "\n", 81 * "." + "\n",
        "".join(line[i:i + 9] + "\n" for i in range(0, 81, 9)) + "\n", line + "\r", 81 * "0" + "\n",
        "5.2..1.6.5....542342...52.6.....423.\n", "[\"" + line + "\"]\n", 40 * "1" + "\u00e9\n"])


def text_of(random_, lines, odd, ends=("\n",)):
    """So many lines, of which a part `odd` are odd ones."""
    parts = []
    mark = "."
    for _ in range(lines):
        if random_.random() < odd:
            parts.append(odd_text(random_))
            mark = random_.choice(".0")
        else:
            parts.append(good_line(random_).replace(".", mark) + random_.choice(ends))
    return "".join(parts).encode()


QUESTIONS = [
    ["solve"], ["solve", "--first"], ["solve", "--any"], ["solve", "--require", "unique"],
    ["solve", "--format", "{number} {line}:{column} {puzzle},{solution},{status},{clues},{from}"],
    ["solve", "--to", "zeros"], ["solve", "--to", "block"], ["solve", "--random", "--seed", "5"],
    ["count"], ["count", "--limit", "1"], ["count", "--limit", "2"], ["count", "--limit", "7"],
    ["solve", "--from", "line"], ["solve", "--from", "csv"], ["solve", "--zero-based"],
    ["solve", "--shard", "2/3"], ["solve", "-q"], ["solve", "--sat-exit"],
    ["check", "--format", "{status},{clues}"], ["check", "--format", "{solution}"],
    ["solve", "--json"], ["count", "--json", "--limit", "3"],
]


class Lines(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name, data):
        path = Path(self.folder.name) / name
        path.write_bytes(data)
        return str(path)

    def same(self, arguments, data=None):
        expected = run([*arguments, *SINGLY], data)
        for threads in ("1", "2"):
            got = run([*arguments, "--threads", threads], data)
            # Not the texts: a message with two million characters helps nobody.
            self.assertEqual(got.returncode, expected.returncode, arguments)
            self.assertEqual(got.stderr.decode(), expected.stderr.decode(), arguments)
            ours, theirs = got.stdout.split(b"\n"), expected.stdout.split(b"\n")
            differ = [i for i, row in enumerate(theirs) if i < len(ours) and ours[i] != row]
            self.assertFalse(differ, f"{arguments}: row {(differ or [0])[0] + 1}")
            self.assertEqual(len(ours), len(theirs), arguments)
        return expected

    def test_every_question_about_short_files(self):
        random_ = random.Random(1)
        for number, question in enumerate(QUESTIONS):
            for lines in (1, 4, 7, 300):
                data = text_of(random_, lines, random_.choice([0, 0.05, 0.5]))
                self.same([*question, self.path(f"{number}_{lines}.txt", data)])

    def test_every_question_about_long_files(self):
        random_ = random.Random(2)
        data = text_of(random_, 12_000, 0.001)
        path = self.path("long.txt", data)
        for question in QUESTIONS:
            if "--json" not in question and "--random" not in question:
                self.same([*question, path])

    def test_files_with_more_and_less_between_the_lines(self):
        random_ = random.Random(3)
        for odd in (0, 0.0003, 0.01, 0.1, 0.5):
            for ends in (("\n",), ("\r\n",), ("\n", "\n", "\n", "\r\n")):
                data = text_of(random_, 4000, odd, ends)
                self.same(["solve", self.path("lines.txt", data)])

    def test_several_files_in_one_run(self):
        random_ = random.Random(4)
        paths = [self.path(f"{i}.txt", text_of(random_, 1500, 0.001)) for i in range(3)]
        without_end = self.path("cut.txt", text_of(random_, 900, 0)[:-1])
        missing = str(Path(self.folder.name) / "missing.txt")
        expected = self.same(["solve", paths[0], without_end, missing, *paths[1:]])
        self.assertEqual(expected.returncode, 2)
        self.same(["solve", "--format", "{file}:{line}", *paths])

    def test_standard_input_and_packed_files(self):
        data = text_of(random.Random(5), 5000, 0.001)
        self.same(["solve"], data)
        self.same(["solve", self.path("lines.txt.gz", gzip.compress(data))])
        self.same(["solve", self.path("cut.txt.gz", gzip.compress(data)[:-100])])

    def test_parts_are_the_whole(self):
        data = text_of(random.Random(6), 6000, 0.0005)
        path = self.path("lines.txt", data)
        whole = run(["solve", path]).stdout
        parts = [run(["solve", "--shard", f"{i}/5", path]).stdout for i in range(1, 6)]
        self.assertEqual(b"".join(parts), whole)

    def test_every_solution_is_one(self):
        lines = [good_line(random.Random(i)) for i in range(5000)]
        path = self.path("lines.txt", "".join(line + "\n" for line in lines).encode())
        rows = run(["solve", path]).stdout.decode().splitlines()
        self.assertEqual(len(rows), len(lines))
        for line, row in zip(lines, rows):
            solution, status = row.split("\t")
            if status == "none":
                self.assertEqual(solution, "-")
                continue
            self.assertTrue(all(c in (".", s) for c, s in zip(line, solution)), row)
            for i in range(9):
                column = solution[i::9]
                corner = i // 3 * 27 + i % 3 * 3
                box = "".join(solution[corner + 9 * n:corner + 9 * n + 3] for n in range(3))
                for house in (solution[9 * i:9 * i + 9], column, box):
                    self.assertEqual("".join(sorted(house)), "123456789")

    def test_input_that_comes_in_pieces(self):
        random_ = random.Random(7)
        data = text_of(random_, 3000, 0.001)
        expected = run(["solve", *SINGLY], data)
        for size in (1, 83, 5000):
            with subprocess.Popen([PROGRAM, "solve"], stdin=subprocess.PIPE, bufsize=0,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
                if os.fork() == 0:
                    for at in range(0, len(data), size):
                        process.stdin.write(data[at:at + size])
                    os._exit(0)
                process.stdin.close()
                self.assertEqual(process.stdout.read(), expected.stdout)
                process.wait(PATIENCE)
            os.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    options, rest = parser.parse_known_args()
    PROGRAM = options.program
    unittest.main(argv=[sys.argv[0], *rest])
