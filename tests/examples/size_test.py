#!/usr/bin/env python3
"""The examples stay small, need no more than they say, and are all told of.

usage: size_test.py ROOT
"""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(sys.argv[1])
JUDGES = sorted((ROOT / "examples" / "judges").glob("*.cpp"))
STEPS = sorted((ROOT / "examples" / "ladder").glob("*.cpp"))


class Size(unittest.TestCase):
    def test_there_are_some(self):
        self.assertEqual([path.name for path in JUDGES], ["boj2239.cpp", "poj2676.cpp"])
        self.assertGreater(len(STEPS), 7)

    def test_judges_can_be_submitted(self):
        for path in JUDGES:
            self.assertLess(path.stat().st_size, 8 * 1024, path)
            for name in re.findall(r"^ *#include *(.*)", path.read_text("utf-8"), re.MULTILINE):
                self.assertRegex(name, r"^<[a-z_]+>$", path)  # the standard library alone

    def test_steps_are_short(self):
        for path in STEPS:
            self.assertLess(len(path.read_text("utf-8").splitlines()), 150, path)

    def test_only_the_last_step_uses_the_library(self):
        for path in STEPS:
            includes = re.findall(r"^#include <nonet/", path.read_text("utf-8"), re.MULTILINE)
            self.assertEqual(bool(includes), path == STEPS[-1], path)

    def test_the_document_names_each_step_and_all_puzzles(self):
        text = (ROOT / "docs" / "ladder.md").read_text("utf-8")
        for path in [*STEPS, *JUDGES, *(ROOT / "examples/ladder/puzzles").iterdir()]:
            self.assertIn(path.name, text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
