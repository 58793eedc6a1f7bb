#!/usr/bin/env python3
"""Runs the examples of README.md and docs/guide.md and compares what they print.

A document that shows a command with its output promises something; this holds it to that. In
each code block a line "$ COMMAND" is followed by the output, standard output first, then standard
error. "$ cat FILE" followed by text makes that file for the commands behind it. Blocks without
"$ " are left alone.

usage: run_examples.py NONET DOCUMENT...
"""

import os
import re
import subprocess
import sys
import tempfile


def steps_of(document):
    """Each (line number, command, expected text) of the document's code blocks."""
    text = open(document, encoding="utf-8").read()
    for block in re.finditer(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        line = text.count("\n", 0, block.start()) + 2
        command, expected = None, []
        for row in block.group(1).splitlines() + ["$ "]:
            if row.startswith("$ "):
                if command:
                    yield start, command, "".join(part + "\n" for part in expected)
                start, command, expected = line, row[2:], []
            elif command:
                expected.append(row)
            line += 1


def run(nonet, command, folder):
    path = os.path.dirname(nonet) + os.pathsep + os.environ["PATH"]
    done = subprocess.run(["sh", "-c", command], cwd=folder, env={**os.environ, "PATH": path},
                          capture_output=True, text=True, timeout=60)
    return done.stdout + done.stderr


def main():
    nonet, documents = os.path.abspath(sys.argv[1]), sys.argv[2:]
    failures = count = 0
    for document in documents:
        with tempfile.TemporaryDirectory() as folder:
            for line, command, expected in steps_of(document):
                made = re.fullmatch(r"cat (\S+)", command)
                if made:
                    with open(os.path.join(folder, made.group(1)), "w", encoding="utf-8") as file:
                        file.write(expected)
                    continue
                count += 1
                printed = run(nonet, command, folder)
                if printed != expected:
                    failures += 1
                    print(f"{document}:{line}: $ {command}\nexpected:\n{expected}printed:\n{printed}")
    print(f"{count} examples, {failures} wrong")
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main())
