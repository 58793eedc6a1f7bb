#!/usr/bin/env python3
"""Looks for every file that the documents name, so that moving one without its documents fails.

Looked for are the targets of links, and whatever stands in `backticks` and is a path of this tree
(`src/solve/search.cpp`, `tests/support/`) or the name of a file (`search.hpp`).

usage: check_paths.py ROOT
"""

import re
import sys
from pathlib import Path

FOLDERS = "src|include|tests|tools|docs|cmake|examples|bench|fuzz"
PATH = re.compile(rf"(?:\./)?(?:{FOLDERS})/[\w./*-]*")
NAME = re.compile(r"[\w-]+\.(?:md|cpp|hpp|tsv|txt|py)")
LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
# The files that the worked examples of CONTRIBUTING.md tell the reader to write, and those that
# the examples of the manual call their input.
MADE_BY_THE_READER = re.compile(r"(slashes|twins|atcoder99|puzzles?|rows|input|in)[\w.]*")


def without_blocks(text):
    """The text without its code blocks, on the same lines."""
    return re.sub(r"^```.*?^```", lambda block: "\n" * block.group().count("\n"), text,
                  flags=re.MULTILINE | re.DOTALL)


def files_of(root):
    return [path for path in root.rglob("*")
            if path.relative_to(root).parts[0] not in ("build", ".git")]


def missing(root, document, names):
    """Each (line number, what the document names and is not there)."""
    for number, line in enumerate(without_blocks(document.read_text("utf-8")).splitlines(), 1):
        for target in LINK.findall(line):
            if not (document.parent / target).exists():
                yield number, target
        for word in re.findall(r"`([^`]+)`", line):
            if MADE_BY_THE_READER.fullmatch(word.rsplit("/", 1)[-1]):
                continue
            if PATH.fullmatch(word) and not any(root.glob(word.rstrip("/"))):
                yield number, word
            if NAME.fullmatch(word) and word not in names:
                yield number, word


def main():
    root = Path(sys.argv[1])
    files = files_of(root)
    documents = [path for path in files if path.suffix == ".md"]
    names = {path.name for path in files}
    wrong = 0
    for document in documents:
        for number, word in missing(root, document, names):
            print(f"{document.relative_to(root)}:{number}: there is no {word}")
            wrong += 1
    print(f"{len(documents)} documents, {wrong} names of nothing")
    return 1 if wrong or not documents else 0


if __name__ == "__main__":
    sys.exit(main())
