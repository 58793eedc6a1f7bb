"""./dev bench --against builds the other revision in a tree of its own and measures both.

It runs in a small repository, with a PATH on which CMake and Python are replaced by scripts that
write down how they were called.
"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class DevBench(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve() / "tree"
        self.bin = self.root.parent / "bin"
        self.calls = self.root.parent / "calls"
        self.bin.mkdir()
        self.root.mkdir()
        shutil.copy(ROOT / "dev", self.root)
        shutil.copytree(ROOT / "tools", self.root / "tools")
        (self.root / "tools/packages.txt").write_text("")
        (self.root / "CMakePresets.json").write_text("{}\n")
        (self.root / ".gitignore").write_text("/build/\n")
        self.fake("cmake", 'echo "in $PWD" >>"$0.calls"; mkdir -p build/release')
        self.fake("python3")
        self.git("init", "--quiet")
        self.git("add", ".")
        self.old = self.commit("without bench")
        bench = self.root / "src/cli/bench/bench.cpp"
        bench.parent.mkdir(parents=True)
        bench.write_text("// bench\n")
        self.git("add", ".")
        self.new = self.commit("with bench")

    def fake(self, name, script=""):
        file = self.bin / name
        file.write_text(f'#!/bin/bash\necho "{name} $*" >>"{self.calls}"\n{script}\n')
        file.chmod(0o755)

    def git(self, *words):
        done = subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", "-C",
                               str(self.root), *words], capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def commit(self, message):
        self.git("commit", "--quiet", "--no-verify", "-m", message)
        return self.git("rev-parse", "--short", "HEAD")

    def run_dev(self, *arguments):
        self.calls.write_text("")
        path = str(self.bin) + os.pathsep + os.environ["PATH"]
        return subprocess.run([str(self.root / "dev"), "bench", *arguments], capture_output=True,
                              text=True, env={**os.environ, "PATH": path}, check=False)

    def test_builds_the_other_revision_by_itself(self):
        run = self.run_dev("--against", "HEAD", "--rounds", "3", "--set", "easy")
        self.assertEqual(run.returncode, 0, run.stderr)
        tree = self.root / "build/against" / self.new
        self.assertTrue((tree / "src/cli/bench/bench.cpp").exists())
        self.assertIn(f"in {tree}\n", (self.bin / "cmake.calls").read_text())
        calls = self.calls.read_text().splitlines()
        self.assertIn(f"cmake --build {tree}/build/release --target nonet_program", calls)
        self.assertEqual(calls[-1], (
            f"python3 {self.root}/tools/bench_compare --ours {self.root}/build/release/nonet "
            f"--theirs {tree}/build/release/nonet --name {self.new} --rounds 3 --set easy"))
        self.assertEqual(self.run_dev("--against=HEAD").returncode, 0)  # the tree is there already

    def test_revision_that_is_not_there(self):
        run = self.run_dev("--against", "nowhere")
        self.assertEqual(run.returncode, 2)
        self.assertIn("there is no revision 'nowhere'", run.stderr)
        self.assertEqual(self.calls.read_text(), "")

    def test_no_revision(self):
        for arguments in (["--against"], ["--against="]):
            run = self.run_dev(*arguments)
            self.assertEqual(run.returncode, 2)
            self.assertIn("--against wants a revision", run.stderr)

    def test_revision_without_bench(self):
        run = self.run_dev("--against", self.old)
        self.assertEqual(run.returncode, 2)
        self.assertIn(f"revision {self.old} has no 'nonet bench' yet", run.stderr)
        self.assertEqual(self.calls.read_text(), "")

    def test_figures_are_kept(self):
        self.run_dev("--set", "easy")
        self.assertEqual(self.calls.read_text().splitlines()[-1], (
            f"python3 {self.root}/tools/bench_record --program {self.root}/build/release/nonet "
            "--set easy"))


if __name__ == "__main__":
    unittest.main()
