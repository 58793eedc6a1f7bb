"""Running `nonet bench --json`, and its rows: what tools/bench_record and tools/bench_compare share.

A row is the dictionary of one line of output. Its key says what was measured; two programs may be
compared in what has the same key.
"""

import json
import os
import subprocess
import sys

KEY = ("set", "measure", "isa", "threads", "limit", "batch")
SCHEMA = 1


def key_of(row):
    return tuple(row[name] for name in KEY)


def cost_of(row):
    """Nanoseconds for a puzzle: by the clock where several threads worked."""
    return row["wall_ns"] if row["threads"] > 1 else row["cpu_ns"]


def require_bench(program, name):
    """Ends this script when the program is too old to be measured."""
    try:
        known = subprocess.run([program, "bench", "--list"], capture_output=True, text=True,
                               check=False)
    except OSError as error:
        sys.exit(f"bench: cannot run {name}: {error}")
    if known.returncode != 0:
        reason = known.stderr.strip() or f"exit code {known.returncode}"
        sys.exit(f"bench: {name} does not know 'nonet bench --list': {reason}")


def parse_rows(text):
    rows = [json.loads(line) for line in text.splitlines()]
    for row in rows:
        if row.get("schema") != SCHEMA or row.get("command") != "bench":
            sys.exit(f"bench: a row in a layout that is not known here: {row}")
    return rows


def run_bench(command, **options):
    """The rows of `command`, which ends in what is wrong when it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"bench: exit code {done.returncode} of: {' '.join(map(str, command))}")
    return parse_rows(done.stdout)


def run_to_end(main):
    """Runs a script; when its output cannot be written it ends in a line that says so."""
    try:
        code = main()
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more is written
        if isinstance(error, BrokenPipeError):
            sys.exit(0)
        sys.exit(f"bench: {error}")
    sys.exit(code)


def as_table(rows):
    """Rows of cells as lines, the head first: words to the left, numbers to the right."""
    columns = []
    for column in zip(*rows):
        width = max(map(len, column))
        is_number = all(cell[:1].isdigit() or cell == "-" for cell in column[1:])
        columns.append([cell.rjust(width) if is_number else cell.ljust(width) for cell in column])
    return "\n".join("  ".join(cells).rstrip() for cells in zip(*columns))
