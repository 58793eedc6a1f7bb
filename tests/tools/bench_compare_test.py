"""tools/bench_compare pairs what two programs measured, and tells times and steps apart.

The programs are small scripts that print rows with known figures.
"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "bench_compare"


def row(**changes):
    return {"schema": 1, "command": "bench", "set": "easy", "measure": "batch", "isa": "avx2",
            "threads": 1, "limit": 2, "batch": 0, "puzzles": 4, "cpu_ns": 100.0, "wall_ns": 500.0,
            "guesses": 8, "passes": 40, "busy": 20, **changes}


class BenchCompare(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.calls = self.folder / "calls"
        self.calls.write_text("")

    def program(self, name, *rounds, code=0):
        """Prints the rows of the first round at its first measurement, and so on."""
        for number, rows in enumerate(rounds, 1):
            text = "".join(json.dumps(each) + "\n" for each in rows)
            (self.folder / f"{name}.{number}").write_text(text)
        file = self.folder / name
        file.write_text(f"""#!/bin/bash
echo "{name} $*" >>"{self.calls}"
case " $* " in
    *" --list "*) printf 'set\\teasy\\tof many\\nset\\thard\\tof few\\nmeasure\\tbatch\\tall\\n'
                  exit {code} ;;
    *" --print "*) echo "puzzles of ${{!#}}"; exit 0 ;;
esac
count=$(grep -c "^{name} bench --json" "{self.calls}")
cat "{self.folder}/{name}.$count"
""")
        file.chmod(0o755)
        return str(file)

    def compare(self, ours, theirs, *more):
        return subprocess.run([sys.executable, str(TOOL), "--ours", ours, "--theirs", theirs,
                               "--name", "old", *more], capture_output=True, text=True, check=False)

    def cells(self, run):
        """The first row of the table by column."""
        head, first = (line.split() for line in run.stdout.splitlines()[:2])
        return dict(zip(head, first))

    def test_medians_of_ratios_within_rounds(self):
        ours = self.program("ours", [row(cpu_ns=100)], [row(cpu_ns=200)], [row(cpu_ns=100)])
        theirs = self.program("theirs", [row(cpu_ns=150)], [row(cpu_ns=240)], [row(cpu_ns=190)])
        run = self.compare(ours, theirs, "--rounds", "3", "--same-work")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(self.cells(run), {
            "set": "easy", "measure": "batch", "isa": "avx2", "limit": "2", "ours": "100.0",
            "old": "190.0", "ratio": "1.500", "low": "1.200", "high": "1.900", "guesses": "2.00",
            "passes": "5.00", "work": "same"})
        self.assertIn("Geometric mean 1.500.", run.stdout)

    def test_they_take_turns_and_get_the_same_puzzles(self):
        ours = self.program("ours", [row()], [row()])
        theirs = self.program("theirs", [row()], [row()])
        self.compare(ours, theirs, "--rounds", "2", "--set", "hard", "--isa", "avx2")
        calls = [line.split() for line in self.calls.read_text().splitlines()]
        measured = [call for call in calls if "--json" in call]
        self.assertEqual([call[0] for call in measured], ["ours", "theirs", "theirs", "ours"])
        self.assertEqual(len({tuple(call[1:]) for call in measured}), 1)
        self.assertEqual(Path(measured[0][-1]).name, "hard")
        self.assertIn("--isa", measured[0])

    def test_threads_by_the_clock(self):
        ours = self.program("ours", [row(threads=2)])
        theirs = self.program("theirs", [row(threads=2, wall_ns=1000.0)])
        run = self.compare(ours, theirs, "--rounds", "1", "--measure", "threads")
        self.assertEqual(self.cells(run)["ratio"], "2.000")

    def test_other_work(self):
        ours = self.program("ours", [row(guesses=7)])
        theirs = self.program("theirs", [row(passes=41)])
        run = self.compare(ours, theirs, "--rounds", "1")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(self.cells(run)["work"], "changed")
        self.calls.write_text("")
        run = self.compare(ours, theirs, "--rounds", "1", "--same-work")
        self.assertEqual(run.returncode, 1)
        self.assertIn("easy batch avx2 1 2 0: guesses 8 -> 7, passes 41 -> 40", run.stderr)

    def test_what_only_one_of_them_measures(self):
        ours = self.program("ours", [row(), row(isa="neon")])
        theirs = self.program("theirs", [row()])
        run = self.compare(ours, theirs, "--rounds", "1", "--same-work")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("only one of them measures easy batch neon", run.stderr)

    def test_program_without_bench(self):
        ours = self.program("ours", [row()])
        theirs = self.program("theirs", [row()], code=2)
        run = self.compare(ours, theirs)
        self.assertEqual(run.returncode, 1)
        self.assertIn("old does not know 'nonet bench --list': exit code 2", run.stderr)

    def test_the_seed_makes_the_puzzles(self):
        ours = self.program("ours", [row()])
        self.compare(ours, self.program("theirs", [row()]), "--rounds", "1", "--seed", "7")
        calls = self.calls.read_text().splitlines()
        printed = [call for call in calls if "--print" in call]
        self.assertTrue(printed)
        self.assertTrue(all("--seed 7" in call for call in printed), printed)
        self.assertFalse(any("--seed" in call for call in calls if "--json" in call))

    def test_arguments_that_make_no_sense(self):
        ours = self.program("ours", [row()])
        theirs = self.program("theirs", [row()])
        for arguments in (["--rounds", "0"], ["--rounds", "x"], ["--json"], ["--signature"],
                          ["/no/such/file"], ["--set", "easy", ours]):
            run = self.compare(ours, theirs, *arguments)
            self.assertEqual(run.returncode, 2, arguments)
            self.assertEqual(self.calls.read_text(), "")

    def test_rows_in_an_unknown_layout(self):
        ours = self.program("ours", [row(schema=2)])
        run = self.compare(ours, self.program("theirs", [row()]), "--rounds", "1")
        self.assertEqual(run.returncode, 1)
        self.assertIn("layout that is not known", run.stderr)


if __name__ == "__main__":
    unittest.main()
