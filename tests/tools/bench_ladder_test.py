"""tools/bench_ladder writes what it measured where it belongs, and nowhere else.

The programs are small scripts with known answers, in a folder of their own.
"""

import subprocess
import sys
import tempfile
import unittest
import xml.dom.minidom
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "bench_ladder"
BEGIN, END = "<!-- figures: ./dev bench ladder -->", "<!-- end of figures -->"
# Answers each line; a puzzle that begins with 1 is stopped. It takes 10 nodes, any other takes 4.
PROGRAM = """#!/bin/sh
exec awk -v nodes="$2" '{
    print /^1/ ? "stopped" : "solved"
    if (nodes != "") print /^1/ ? 10 : 4 > "/dev/stderr"
}'
"""


class BenchLadder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        puzzles = self.root / "examples/ladder/puzzles"
        puzzles.mkdir(parents=True)
        (self.root / "docs").mkdir()
        (self.root / "bin").mkdir()
        for step in ("01_slow", "02_quick"):
            (self.root / f"examples/ladder/{step}.cpp").write_text("")
            (self.root / "bin" / step).write_text(PROGRAM)
            (self.root / "bin" / step).chmod(0o755)
        (puzzles / "easy.txt").write_text("# a comment\n" + 81 * "." + "\n")
        (puzzles / "hard.txt").write_text(81 * "." + " a name\n" + "2" + 80 * "." + "\n")
        (puzzles / "adversarial.txt").write_text(
            "1" + 80 * "." + " first: of two\n" + 81 * "." + " second: of two\n")
        self.document = self.root / "docs/ladder.md"
        self.document.write_text(f"before\n{BEGIN}\nold\n{END}\nbehind\n")

    def run_tool(self):
        return subprocess.run([sys.executable, str(TOOL), "--root", str(self.root), "--programs",
                               str(self.root / "bin"), "--limit", "10", "--seconds", "0"],
                              capture_output=True, text=True, check=False, timeout=60)

    def test_table(self):
        run = self.run_tool()
        self.assertEqual(run.returncode, 0, run.stderr)
        text = self.document.read_text("utf-8")
        self.assertTrue(text.startswith(f"before\n{BEGIN}\n\n| step |"), text)
        self.assertTrue(text.endswith(f"\n\n{END}\nbehind\n"), text)
        self.assertNotIn("old", text)
        row = next(line for line in text.splitlines() if "02_quick.cpp" in line).split(" | ")
        self.assertEqual([row[1], row[3], row[5]], ["4", "4", "≥ 7 (1)"])
        self.assertTrue(row[6].startswith("≥ "), row)
        self.assertIn("of 1 easy, 2 hard, 2 adversarial", text)
        self.assertIn("| first | stopped | stopped |\n| second | 4 | 4 |\n", text)

    def test_picture(self):
        self.run_tool()
        picture = xml.dom.minidom.parse(str(self.root / "docs/ladder.svg"))
        words = [node.firstChild.data for node in picture.getElementsByTagName("text")]
        for word in ("01_slow", "02_quick", "easy", "hard", "adversarial"):
            self.assertIn(word, words)
        self.assertEqual(len(picture.getElementsByTagName("circle")), 1 + 2 * 2)  # legend, panels
        self.assertIn("prefers-color-scheme: dark", picture.toxml())

    def test_lost_marks(self):
        self.document.write_text("no marks\n")
        run = self.run_tool()
        self.assertEqual(run.returncode, 1)
        self.assertIn(BEGIN, run.stderr)
        self.assertEqual(self.document.read_text(), "no marks\n")


if __name__ == "__main__":
    unittest.main()
