"""tools/check_layers finds what it is there to find: each test plants one fault in a copy."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class CheckLayers(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        for name in ("src", "include", "tools"):
            shutil.copytree(ROOT / name, self.root / name)

    def check(self):
        run = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "check_layers"), str(self.root)],
            capture_output=True, text=True, check=False)
        return run.returncode, run.stdout

    def plant(self, path, text):
        """Appends a line and returns its number."""
        file = self.root / path
        old = file.read_text() if file.exists() else ""
        file.write_text(old + text + "\n")
        return old.count("\n") + 1

    def assert_found(self, path, line, *words):
        code, output = self.check()
        self.assertEqual(code, 1, output)
        self.assertIn(f"{path}:{line}: ", output)
        for word in words:
            self.assertIn(word, output)

    def test_the_tree_as_it_is(self):
        self.assertEqual(self.check(), (0, ""))

    def test_upward_include_of_a_source(self):
        line = self.plant("src/grid/grid.cpp", '#include "solve/search.hpp"')
        self.assert_found("src/grid/grid.cpp", line, "upward", "solve")

    def test_upward_include_through_a_public_header(self):
        line = self.plant("src/base/random.cpp", "#  include <nonet/solve.hpp>")
        self.assert_found("src/base/random.cpp", line, "upward", "nonet/solve.hpp")

    def test_sideways_include(self):
        line = self.plant("src/solve/planted.cpp", '#include "general/search.hpp"')
        self.assert_found("src/solve/planted.cpp", line, "sideways")

    def test_upward_include_of_a_public_header(self):
        line = self.plant("include/nonet/grid.hpp", "#include <nonet/text.hpp>")
        self.assert_found("include/nonet/grid.hpp", line, "upward")

    def test_public_header_that_shows_the_inside(self):
        line = self.plant("include/nonet/grid.hpp", '#include "base/bits.hpp"')
        self.assert_found("include/nonet/grid.hpp", line, "base/bits.hpp")

    def test_face_that_looks_inside(self):
        line = self.plant("src/cli/main.cpp", '#include "solve/search.hpp"')
        self.assert_found("src/cli/main.cpp", line, "face")

    def test_include_without_its_folder(self):
        line = self.plant("src/grid/grid.cpp", '#include "tables.hpp"')
        self.assert_found("src/grid/grid.cpp", line, '"grid/tables.hpp"')

    def test_unlisted_public_header(self):
        self.plant("include/nonet/planted.hpp", "#pragma once")
        self.assert_found("include/nonet/planted.hpp", 1, "not listed")

    def test_unlisted_folder(self):
        (self.root / "src" / "planted").mkdir()
        self.assert_found("tools/layers.tsv", 1, "src/planted")

    def test_listed_header_that_is_gone(self):
        (self.root / "include" / "nonet" / "random.hpp").unlink()
        code, output = self.check()
        self.assertEqual(code, 1)
        self.assertIn("random.hpp does not exist", output)

    def test_upward_link(self):
        line = self.plant("src/grid/CMakeLists.txt",
                          "nonet_layer(grid SOURCES a.cpp USES research)")
        self.assert_found("src/grid/CMakeLists.txt", line, "upward", "USES research")


if __name__ == "__main__":
    unittest.main()
