#!/usr/bin/env python3
"""Looks into the PDF and PNG files of `nonet render`: pages, text, size and points; and that files
are whole or not there. With --cairo 0 for a program that was built without Cairo: it must say so."""

import argparse
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

PUZZLE = "..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3.."


class Runner:
    def __init__(self, program, folder):
        self.program = program
        self.folder = Path(folder)

    def run(self, *words, lines=12, code=0, environment=None):
        result = subprocess.run(
            [self.program, "render", *words], input=(PUZZLE + "\n").encode() * lines,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.folder, timeout=120,
            check=False, env=dict(os.environ, **(environment or {})))
        assert result.returncode == code, (words, result)
        return result

    def bytes_of(self, name, *words, **more):
        self.run(*words, "-o", name, **more)
        return (self.folder / name).read_bytes()


def streams_of(pdf):
    """The PDF with all that is packed in it unpacked behind it."""
    text = pdf
    for match in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            text += b"\n" + zlib.decompress(match.group(1))
        except zlib.error:
            pass
    return text


def pages_of(pdf):
    return int(re.search(rb"/Type\s*/Pages.*?/Count\s+(\d+)", streams_of(pdf), re.DOTALL).group(1))


def test_pdf(runner):
    pdf = runner.bytes_of("book.pdf", "--per-page", "4", "--title", "Twelve (of them)")
    assert pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF")
    assert pages_of(pdf) == 3
    text = streams_of(pdf)
    assert b"FontFile" in text and b"beginbfchar" in text, "no text that can be copied"
    assert b"CreationDate" not in text
    assert pdf == runner.bytes_of("again.pdf", "--per-page", "4", "--title", "Twelve (of them)",
                                  "--threads", "2")
    with_solutions = ["--per-page", "4", "--solutions", "--title", "T", "--title-page"]
    assert pages_of(runner.bytes_of("full.pdf", *with_solutions)) == 1 + 3 + 1
    behind = runner.bytes_of("behind.pdf", "--per-page", "4", "--solutions-behind")
    assert pages_of(behind) == 6
    dated = runner.bytes_of("dated.pdf", environment={"SOURCE_DATE_EPOCH": "86400"})
    assert b"19700102000000Z" in streams_of(dated)
    if shutil.which("pdftotext"):
        shown = subprocess.run(["pdftotext", "-layout", "-l", "1", "book.pdf", "-"],
                               stdout=subprocess.PIPE, cwd=runner.folder, check=True)
        words = shown.stdout.decode().split()
        assert words[:3] == ["Twelve", "(of", "them)"], words
        digits = [word for word in words if word.isdigit()]
        expected = 4 * sum(c != "." for c in PUZZLE) + 4 + 1  # captions, the number of the page
        assert len("".join(digits)) == expected, (len("".join(digits)), expected)
    assert pages_of(runner.bytes_of("odd.pdf", "--title", b"\xff\x01 \xed\x95\x9c", lines=1)) == 1
    standard = runner.run("--to", "pdf", lines=1).stdout
    assert pages_of(standard) == 1


def unpack_png(data):
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert (depth, kind) == (8, 2), "three bytes a point"
    at, packed = 8, b""
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at:at + 8])
        if name == b"IDAT":
            packed += data[at + 8:at + 8 + size]
        at += 12 + size
    raw = zlib.decompress(packed)
    rows, before = [], bytearray(3 * width)
    for y in range(height):
        line = bytearray(raw[y * (3 * width + 1):(y + 1) * (3 * width + 1)])
        before = unfilter(line[0], line[1:], before)
        rows.append(before)
    return width, height, rows


def unfilter(kind, line, above):
    for i, value in enumerate(line):
        left = line[i - 3] if i >= 3 else 0
        corner = above[i - 3] if i >= 3 else 0
        guess = (0, left, above[i], (left + above[i]) // 2, paeth(left, above[i], corner))[kind]
        line[i] = (value + guess) & 255
    return line


def paeth(left, above, corner):
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))


def test_png(runner):
    data = runner.bytes_of("one.png", "--dpi", "72", lines=1)
    width, height, rows = unpack_png(data)
    assert (width, height) == (276, 276), (width, height)  # 9 cells of 28, margins of 12
    grey = lambda x, y: sum(rows[y][3 * x:3 * x + 3]) // 3
    assert grey(2, 2) == 255 and grey(26, 26) == 255, "margin and a blank cell are white"
    assert grey(12, 100) < 120 and grey(12 + 84, 100) < 120, "lines of boxes are dark"
    assert grey(12 + 28, 100) > 120, "lines between cells are thin"
    cell = [grey(x, y) for x in range(72, 92) for y in range(16, 36)]  # r1c3, which holds a 4
    assert min(cell) < 60 and sum(value < 128 for value in cell) > 20, "a digit is there"
    assert runner.bytes_of("two.png", "--dpi", "72", lines=1) == data
    runner.run("--paper", "A4", "--per-page", "8", "--dpi", "50", "-o", "many.png")
    assert sorted(path.name for path in runner.folder.glob("many*")) == ["many-1.png", "many-2.png"]
    wide, high, _ = unpack_png((runner.folder / "many-2.png").read_bytes())
    assert (wide, high) == (414, 585), (wide, high)


def test_whole_files(runner):
    place = runner.folder / "kept.pdf"
    place.write_bytes(b"as it was")
    place.chmod(0o640)
    process = subprocess.Popen([runner.program, "render", "-o", "kept.pdf"], cwd=runner.folder,
                               stdin=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write((PUZZLE + "\n").encode() * 20)
    process.stdin.flush()
    deadline = time.monotonic() + 60
    while len(list(runner.folder.glob("kept.pdf.*"))) == 0 and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130, process.returncode
    assert place.read_bytes() == b"as it was"
    assert list(runner.folder.glob("kept.pdf.*")) == [], "a temporary file was left"
    runner.run("-o", "kept.pdf")
    assert place.read_bytes().startswith(b"%PDF-")
    assert place.stat().st_mode & 0o777 == 0o640
    link = runner.folder / "link.pdf"
    link.symlink_to("kept.pdf")
    runner.run("-o", "link.pdf", "--per-page", "2")
    assert link.is_symlink() and pages_of(place.read_bytes()) == 6


def test_failures(runner):
    full = runner.run("-o", "/dev/full", "--to", "pdf", code=2)
    assert b"cannot write" in full.stderr, full.stderr
    assert full.stderr.count(b"\n") == 1, full.stderr
    puzzles = runner.folder / "same.pdf"
    puzzles.write_text(PUZZLE + "\n")
    clash = runner.run("same.pdf", "-o", "same.pdf", code=2)
    assert b"both input and output" in clash.stderr
    assert puzzles.read_text() == PUZZLE + "\n"
    process = subprocess.Popen([runner.program, "render", "--to", "pdf"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()  # nobody reads
    try:
        process.stdin.write((PUZZLE + "\n").encode() * 2000)
        process.stdin.close()
    except BrokenPipeError:
        pass  # it has seen that nobody reads
    message = process.stderr.read()
    assert process.wait(timeout=60) == 0 and message == b"", (process.returncode, message)


def test_without_cairo(runner):
    for kind in ("pdf", "png"):
        result = runner.run("-o", f"book.{kind}", code=2)
        assert b"without Cairo" in result.stderr and b"libcairo2-dev" in result.stderr
        assert not (runner.folder / f"book.{kind}").exists()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--cairo", choices=["0", "1"], required=True)
    options = parser.parse_args()
    tests = [test_pdf, test_png, test_whole_files, test_failures]
    for test in tests if options.cairo == "1" else [test_without_cairo]:
        with tempfile.TemporaryDirectory() as folder:
            test(Runner(str(Path(options.program).resolve()), folder))
        print("passed", test.__name__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
