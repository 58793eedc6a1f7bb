"""tools/check_kernels finds what it is there to find: small objects with one planted fault each."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = """
namespace nonet::batch::newer {
static int local(int x) { return x + 1; }
extern int (*const kKernel)(int);
int (*const kKernel)(int) = local;
}
"""


class CheckKernels(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.build = Path(folder.name)
        self.kernels = self.build / "src" / "batch" / "isa"
        self.kernels.mkdir(parents=True)

    def kernel(self, text):
        subprocess.run([os.environ.get("CXX", "c++"), "-std=c++20", "-O0", "-x", "c++", "-c", "-",
                        "-o", str(self.kernels / "newer.cpp.o")], input=text, text=True, check=True)

    def check(self):
        run = subprocess.run([str(ROOT / "tools" / "check_kernels"), str(self.build)],
                             capture_output=True, text=True, check=False)
        return run.returncode, run.stdout

    def assert_found(self, symbol):
        code, output = self.check()
        self.assertEqual(code, 1, output)
        self.assertIn("newer.cpp.o exports more than its table", output)
        self.assertIn(symbol, output)

    def test_a_table_alone_is_right(self):
        self.kernel(TABLE)
        self.assertEqual(self.check(), (0, "1 kernels, each exports its table alone\n"))

    def test_an_inline_function_that_was_not_inlined(self):
        self.kernel("inline int shared(int x) { return x * 3; }\n"
                    "static int user(int x) { return shared(x); }\n" + TABLE +
                    "namespace nonet::batch::newer { int (*hidden)(int) = user; }")
        self.assert_found("W shared(int)")

    def test_a_template_of_the_standard_library(self):
        self.kernel("#include <vector>\n" + TABLE +
                    "static int grow(int x) { std::vector<int> v; v.push_back(x); return v[0]; }\n"
                    "namespace { [[gnu::used]] int (*keep)(int) = grow; }")
        self.assert_found("std::vector<int")

    def test_a_function_that_is_exported(self):
        self.kernel(TABLE + "int helper(int x) { return x; }")
        self.assert_found("T helper(int)")

    def test_a_variable_that_is_exported(self):
        self.kernel(TABLE + "namespace nonet::batch::newer { int counter = 1; }")
        self.assert_found("D nonet::batch::newer::counter")

    def test_a_build_without_kernels_is_none(self):
        code, output = self.check()
        self.assertEqual(code, 1)
        self.assertIn("holds no kernels", output)


if __name__ == "__main__":
    unittest.main()
