"""./dev setup installs what is missing, and only that; where it cannot, it says what is needed.

The tests run it in a copy, with a PATH on which the programs that would look at or change this
system are replaced by small scripts that write down how they were called.
"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REAL = ("bash", "cat", "cksum", "cmp", "cp", "cut", "dirname", "env", "flock", "grep", "mkdir")


class DevSetup(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        self.bin = self.root / "bin"
        self.calls = self.root / "calls"
        self.bin.mkdir()
        shutil.copy(ROOT / "dev", self.root / "dev")
        shutil.copytree(ROOT / "tools", self.root / "tools")
        (self.root / "tools" / "packages.txt").write_text(
            "# a comment\n\nbuild alpha  # needed\nbuild beta-dev\ncheck gamma  # lint\n")
        for name in REAL:
            (self.bin / name).symlink_to(shutil.which(name))
        self.fake("id", "echo 0")
        self.fake("apt-get")
        self.installed("alpha", "beta-dev", "gamma")

    def fake(self, name, script=""):
        file = self.bin / name
        file.write_text(f'#!/bin/bash\necho "{name} $*" >>"{self.calls}"\n{script}\n')
        file.chmod(0o755)

    def installed(self, *names):
        self.fake("dpkg-query", "".join(f"echo installed {name}\n" for name in names))

    def run_dev(self, *arguments):
        self.calls.write_text("")
        return subprocess.run([str(self.root / "dev"), *arguments], capture_output=True, text=True,
                              env={"PATH": str(self.bin), "HOME": os.environ.get("HOME", "/")},
                              check=False)

    def installs(self):
        return [line for line in self.calls.read_text().splitlines() if " install " in line]

    def test_nothing_missing(self):
        run = self.run_dev("setup")
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "", ""))
        self.assertNotIn("apt-get", self.calls.read_text())

    def test_installs_only_what_is_missing(self):
        self.installed("alpha")
        run = self.run_dev("setup")
        self.assertEqual((run.returncode, run.stdout), (0, ""))
        self.assertEqual(len(self.installs()), 1)
        self.assertTrue(self.installs()[0].endswith(" beta-dev gamma"), self.installs())
        self.assertIn("apt-get update", self.calls.read_text())

    def test_a_package_removed_but_still_configured_is_missing(self):
        self.fake("dpkg-query", "echo config-files alpha; echo installed beta-dev gamma")
        self.run_dev("setup")
        self.assertTrue(self.installs())

    def test_asks_nobody_when_the_list_did_not_change(self):
        self.run_dev("build")  # fails later, since there is no compiler here, and forgets its stamp
        self.assertIn("dpkg-query", self.calls.read_text())
        shutil.copy(self.root / "tools" / "packages.txt", self.root / "build" / ".packages-build")
        self.run_dev("build")
        self.assertNotIn("dpkg-query", self.calls.read_text())

    def test_a_build_needs_no_second_compiler(self):
        self.installed("alpha", "beta-dev")
        self.run_dev("build")
        self.assertEqual(self.installs(), [])

    def test_apt_fails(self):
        self.installed("alpha")
        self.fake("apt-get", "exit 100")
        run = self.run_dev("setup")
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("beta-dev gamma", run.stderr)

    def test_goes_on_without_an_emulator(self):
        with (self.root / "tools" / "packages.txt").open("a") as file:
            file.write("emulate delta  # another processor\n")
        self.fake("apt-get", "exit 100")
        run = self.run_dev("setup")
        self.assertEqual(run.returncode, 0)
        self.assertIn("delta", run.stderr)
        self.assertTrue(self.installs()[0].endswith("recommends delta"), self.installs())

    def test_neither_root_nor_sudo(self):
        self.installed("alpha")
        self.fake("id", "echo 1000")
        run = self.run_dev("setup")
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("apt-get install beta-dev gamma", run.stderr)
        self.assertEqual(self.installs(), [])

    def test_sudo_when_not_root(self):
        self.installed("alpha", "beta-dev")
        self.fake("id", "echo 1000")
        self.fake("sudo", 'exec "$@"')
        self.assertEqual(self.run_dev("setup").returncode, 0)
        self.assertTrue(any(line.startswith("sudo env") for line in self.installs()))

    def test_no_apt(self):
        (self.bin / "apt-get").unlink()
        run = self.run_dev("setup")
        self.assertEqual(run.returncode, 0)
        self.assertIn("alpha beta-dev gamma", run.stderr)


if __name__ == "__main__":
    unittest.main()
