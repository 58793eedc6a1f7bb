"""The puzzles that the examples are tested on, and what nonet answers to them."""

import subprocess
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

# Puzzles with some property that no list has. The full grid is the only solution of its parts.
FULL = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
SPECIAL = [
    FULL,
    FULL[:-1] + ".",
    FULL[:40] + "0" + FULL[41:],  # the other sign for a blank
    "11" + 79 * ".",  # clues that clash in a row and a box,
    "1" + 35 * "." + "1" + 44 * ".",  # in a column,
    40 * "." + "5" + 7 * "." + "5" + 32 * ".",  # in a box alone
    ".12345678" + 18 * "." + "9" + 53 * ".",  # a cell without a digit
    "12." + 6 * "." + 6 * "." + "3.." + 9 * "." + 54 * ".",  # several solutions
    72 * "." + "123456789",
]


def lines_of(name):
    """The puzzles of examples/ladder/puzzles/NAME.txt, with what stands behind them."""
    text = (EXAMPLES / "ladder" / "puzzles" / f"{name}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if len(line) >= 81]


def puzzles_of(name):
    return [line[:81] for line in lines_of(name)]


def names_of(name):
    """The puzzles of a list by the names that stand behind them."""
    return {line[81:].partition(":")[0].strip(): line[:81] for line in lines_of(name)}


def first_solutions(nonet, puzzles):
    """The smallest solution of each puzzle, or None; and whether it is the only one."""
    run = subprocess.run([nonet, "solve", "--format", "{solution},{status}"],
                         input="\n".join(puzzles) + "\n", capture_output=True, text=True,
                         check=False, timeout=120)
    rows = [line.split(",") for line in run.stdout.splitlines()]
    assert len(rows) == len(puzzles), run.stderr
    return [(solution if len(solution) == 81 else None, status == "unique")
            for solution, status in rows]


def is_solution(grid, puzzle):
    """Checked here by the rules alone."""
    houses = [[9 * i + j for j in range(9)] for i in range(9)]
    houses += [[9 * j + i for j in range(9)] for i in range(9)]
    houses += [[27 * (i // 3) + 3 * (i % 3) + 9 * (j // 3) + j % 3 for j in range(9)]
               for i in range(9)]
    return (len(grid) == 81
            and all(clue in ".0" or clue == digit for clue, digit in zip(puzzle, grid))
            and all({grid[cell] for cell in house} == set("123456789") for house in houses))
