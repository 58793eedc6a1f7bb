"""tools/bench_record keeps what was measured, and nothing that names the machine."""

import json
import platform
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "bench_record"
ROW = {"schema": 1, "command": "bench", "set": "easy", "measure": "single", "isa": "avx2",
       "threads": 1, "limit": 2, "batch": 0, "puzzles": 4, "per_second": 1e7, "cpu_ns": 100.0,
       "wall_ns": 100.0, "spread": 0.01, "latency_50_ns": 90.0, "lanes": 1, "guesses": 8}


class BenchRecord(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "rows").write_text(json.dumps(ROW) + "\n" + json.dumps(ROW) + "\n")
        self.program = self.folder / "program"
        self.program.write_text(f"""#!/bin/bash
[ "$1" = --version ] && printf 'nonet 0.1.0\\ncompiler: GCC 99.1\\n'
[ "$2" = --json ] && cat "{self.folder}/rows"
exit 0
""")
        self.program.chmod(0o755)

    def record(self, *more):
        return subprocess.run([sys.executable, str(TOOL), "--program", str(self.program),
                               "--folder", str(self.folder / "results"), *more],
                              capture_output=True, text=True, check=False)

    def test_keeps_rows_and_facts(self):
        run = self.record("--set", "easy", "/a/folder/of/mine.txt")
        self.assertEqual(run.returncode, 0, run.stderr)
        (path,) = (self.folder / "results").iterdir()
        self.assertRegex(path.name, r"^\d{4}-\d\d-\d\d-\w+(-changed)?-set-easy-mine\.txt\.json$")
        text = path.read_text()
        kept = json.loads(text)
        self.assertEqual(kept["rows"], [ROW, ROW])
        self.assertEqual(text.count('\n    {"schema"'), 2)
        self.assertEqual(kept["compiler"], "GCC 99.1")
        self.assertIn(kept["revision"], path.name)
        self.assertGreater(kept["cores"], 0)
        self.assertTrue(kept["processor"])
        self.assertEqual(kept["arguments"], "--set easy mine.txt")
        for secret in (platform.node(), str(self.folder), "/a/folder"):
            self.assertNotIn(f"{secret}", text)

    def test_a_part_does_not_replace_the_whole(self):
        self.record()
        self.record("--set", "easy")
        self.assertEqual(len(list((self.folder / "results").iterdir())), 2)

    def test_shows_a_table(self):
        head, first, _ = (line.split() for line in self.record().stdout.splitlines())
        shown = dict(zip(head, first))
        self.assertEqual(shown["per_s"], "10000000")
        self.assertEqual(shown["p50_ns"], "90")
        self.assertEqual(shown["p99_ns"], "-")

    def test_failing_program(self):
        self.program.write_text('#!/bin/bash\n[ "$2" = --list ] && exit 0\n'
                                '[ "$1" = --version ] || exit 70\n')
        run = self.record()
        self.assertEqual(run.returncode, 1)
        self.assertIn("exit code 70", run.stderr)
        self.assertFalse((self.folder / "results").exists())


if __name__ == "__main__":
    unittest.main()
