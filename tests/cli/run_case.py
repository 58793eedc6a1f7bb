#!/usr/bin/env python3
"""Runs command tests that are written as plain text.

A case file is a list of steps. Free text may stand before the first step and between steps; it
explains. A step is

    $ nonet solve - < stdin             the command, as typed; `nonet` is the program under test
    | 53..7....6..195                   what it gets on standard input, if anything
    > 534678912672195	unique          standard output, line by line
    ! <stdin>:1:1: something            standard error, line by line
    = 1                                 the exit code; 0 when no such line is there

A line of `>`, `!` or `|` without anything behind it is an empty line. Inside `>` and `!` the words
{{...}} stand for any text. Files for a case are written with

    + puzzles.txt                       this file holds the lines that follow, each with
    | 53..7....6..195                   a bar in front

A last line `\\` in front of nothing (`|\\`) means that the text has no final line end.

`run_case.py --rewrite CASE...` puts what the program prints into the file; look at the difference
before you keep it.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

TIMEOUT = 120


def body(line):
    """The text behind the mark: one blank after it belongs to the mark."""
    return line[2:] if line[1:2] == " " else line[1:]


class Step:
    def __init__(self, command, number):
        self.command = command
        self.number = number  # of its line in the file
        self.stdin = []
        self.stdout = []
        self.stderr = []
        self.code = 0


class CaseFile:
    """The lines of a case, and what they mean."""

    def __init__(self, path):
        self.path = path
        self.lines = path.read_text(encoding="utf-8", errors="surrogateescape").split("\n")
        if self.lines and self.lines[-1] == "":
            self.lines.pop()
        self.parts = []  # ("text", line), ("file", name, lines) or ("step", Step)
        self.parse()

    def parse(self):
        target = None
        step = None
        for number, line in enumerate(self.lines, 1):
            if line.startswith("$ "):
                step = Step(line[2:], number)
                target = step.stdin
                self.parts.append(("step", step))
            elif line.startswith("+ "):
                step = None
                target = []
                self.parts.append(("file", line[2:], target))
            elif line.startswith("|") and target is not None:
                target.append(body(line))
            elif line.startswith(">") and step:
                step.stdout.append(body(line))
            elif line.startswith("!") and step:
                step.stderr.append(body(line))
            elif line.startswith("= ") and step:
                step.code = int(line[2:])
            else:
                step = target = None
                self.parts.append(("text", line))


def joined(lines):
    if lines and lines[-1] == "\\":
        return "\n".join(lines[:-1])
    return "".join(line + "\n" for line in lines)


def split(text):
    if not text:
        return []
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
        return lines
    return lines + ["\\"]


def matches(expected, got):
    if "{{...}}" not in expected:
        return expected == got
    pattern = ".*".join(re.escape(piece) for piece in expected.split("{{...}}"))
    return re.fullmatch(pattern, got, re.DOTALL) is not None


def run_step(step, program, folder):
    directory = str(Path(program).resolve().parent)
    environment = dict(os.environ, PATH=directory + os.pathsep + os.environ.get("PATH", ""))
    for name in ("NO_COLOR", "NONET_ISA"):
        environment.pop(name, None)
    environment["TERM"] = "dumb"
    result = subprocess.run(
        ["bash", "-c", step.command],
        input=joined(step.stdin).encode("utf-8", "surrogateescape"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        cwd=folder, env=environment, timeout=TIMEOUT, check=False)
    decode = lambda data: data.decode("utf-8", "surrogateescape")
    return decode(result.stdout), decode(result.stderr), result.returncode


def complaint(step, what, expected, got):
    show = lambda text: "".join("    " + line + "\n" for line in text.splitlines()) or "    ()\n"
    return (f"line {step.number}: {step.command}\n  {what} should be\n{show(expected)}"
            f"  but is\n{show(got)}")


def write_file(folder, name, lines):
    path = Path(folder) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(joined(lines).encode("utf-8", "surrogateescape"))


def check(case, program):
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for part in case.parts:
            if part[0] == "file":
                write_file(folder, part[1], part[2])
            if part[0] != "step":
                continue
            step = part[1]
            out, err, code = run_step(step, program, folder)
            for what, expected, got in (("standard output", joined(step.stdout), out),
                                        ("standard error", joined(step.stderr), err)):
                if not matches(expected, got):
                    problems.append(complaint(step, what, expected, got))
            if code != step.code:
                problems.append(complaint(step, "the exit code", str(step.code), str(code)))
    return problems


def rewrite(case, program):
    lines = []
    mark = lambda sign, text: [(sign + " " + line).rstrip(" ") if not line else sign + " " + line
                               for line in split(text)]
    with tempfile.TemporaryDirectory() as folder:
        for part in case.parts:
            if part[0] == "text":
                lines.append(part[1])
            elif part[0] == "file":
                write_file(folder, part[1], part[2])
                lines += ["+ " + part[1]] + [("| " + line).rstrip(" ") if not line else "| " + line
                                             for line in part[2]]
            else:
                step = part[1]
                out, err, code = run_step(step, program, folder)
                keep = lambda old, new: joined(old) if matches(joined(old), new) else new
                lines += ["$ " + step.command] + mark("|", joined(step.stdin))
                lines += mark(">", keep(step.stdout, out)) + mark("!", keep(step.stderr, err))
                if code != 0:
                    lines.append(f"= {code}")
    text = "\n".join(lines) + "\n"
    case.path.write_bytes(text.encode("utf-8", "surrogateescape"))


def main():
    parser = argparse.ArgumentParser(description="run command tests")
    parser.add_argument("--program", required=True, help="the program under test")
    parser.add_argument("--rewrite", action="store_true", help="take what it prints as right")
    parser.add_argument("cases", nargs="+", type=Path)
    arguments = parser.parse_args()
    failed = 0
    for path in arguments.cases:
        case = CaseFile(path)
        if not any(part[0] == "step" for part in case.parts):
            print(f"{path}: no step in it")
            failed += 1
        elif arguments.rewrite:
            rewrite(case, arguments.program)
        else:
            problems = check(case, arguments.program)
            for problem in problems:
                print(f"{path}: {problem}")
            failed += bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
