#!/usr/bin/env python3
"""The judges' problems solved the textbook way, to have something to compare `nonet judge` with.

    naive_judge.py PROFILE < input > output

Every profile is written straight from its statement, on plain lists, without a thought for speed
and without sharing anything with the program: cells in reading order, digits in ascending order,
so that the first solution found is the lexicographically smallest. Input is read strictly.
Standard library only. The expected outputs in this folder were written with it and read by eye.
"""

import json
import sys


def house_mates(side, rows, columns):
    """For each cell the cells that must differ from it."""
    mates = []
    for cell in range(side * side):
        r, c = divmod(cell, side)
        same = set()
        for other in range(side * side):
            r2, c2 = divmod(other, side)
            same_box = r // rows == r2 // rows and c // columns == c2 // columns
            if other != cell and (r == r2 or c == c2 or same_box):
                same.add(other)
        mates.append(sorted(same))
    return mates


MATES = {n * n: house_mates(n * n, n, n) for n in range(1, 5)}


def clashes(grid, side):
    return any(v and any(grid[m] == v for m in MATES[side][cell]) for cell, v in enumerate(grid))


def solutions(grid, side=9, in_order=True):
    """Yields every solution; in reading order of the digits if asked, else fewest choices first."""
    if clashes(grid, side):
        return
    grid = list(grid)
    mates = MATES[side]

    def choices(cell):
        taken = {grid[m] for m in mates[cell]}
        return [v for v in range(1, side + 1) if v not in taken]

    def search():
        blanks = [cell for cell, v in enumerate(grid) if v == 0]
        if not blanks:
            yield list(grid)
            return
        # A cell without choices fails at once; that changes no order.
        options = {cell: choices(cell) for cell in blanks}
        tightest = min(blanks, key=lambda cell: len(options[cell]))
        cell = tightest if not in_order or not options[tightest] else blanks[0]
        for v in options[cell]:
            grid[cell] = v
            yield from search()
        grid[cell] = 0

    yield from search()


def first(grid, side=9, in_order=True):
    return next(solutions(grid, side, in_order), None)


def count(grid, limit=None):
    found = 0
    for _ in solutions(grid, in_order=False):
        found += 1
        if found == limit:
            break
    return found


# Reading and printing -----------------------------------------------------------------------------


def digits(text):
    return [int(c) if c in "123456789" else 0 for c in text if c in "0123456789.?"]


def rows(grid, gap="", side=9, blank="0", symbol=str):
    lines = []
    for r in range(side):
        row = grid[r * side:(r + 1) * side]
        lines.append(gap.join(symbol(v) if v else blank for v in row))
    return "\n".join(lines) + "\n"


def bordered(grid):
    lines = []
    for r in range(9):
        if r in (3, 6):
            lines.append("------+-------+------")
        cells = [str(v) for v in grid[9 * r:9 * r + 9]]
        lines.append(" | ".join(" ".join(cells[i:i + 3]) for i in (0, 3, 6)))
    return "\n".join(lines) + "\n"


def nine_lines(lines):
    return [digits("".join(lines[i:i + 9])) for i in range(0, len(lines), 9)]


def content(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def counted(text, skip=lambda line: False):
    lines = content(text)
    return nine_lines([line for line in lines[1:] if not skip(line)])[:int(lines[0])]


def either(solution, otherwise):
    return otherwise if solution is None else solution


def letters(text):
    return [ord(c) - 64 if c.isalpha() else 0 for c in text]


def letter_rows(grid):
    return rows(grid, side=16, blank="-", symbol=lambda v: chr(64 + v))


# The profiles -------------------------------------------------------------------------------------


def one_grid(gap="", blank="0"):
    def judge(text):
        grid = nine_lines(content(text))[0]
        return rows(either(first(grid), grid), gap, blank=blank)
    return judge


def poj2676(text):
    return "".join(rows(either(first(g), g)) for g in counted(text))


def poj2918(text):
    return "".join(f"Scenario #{i}:\n{rows(either(first(g), g))}\n"
                   for i, g in enumerate(counted(text), 1))


def poj3074(text):
    out = []
    for line in content(text):
        if line == "end":
            break
        grid = digits(line)
        out.append(rows(either(first(grid), grid), blank=".").replace("\n", "") + "\n")
    return "".join(out)


def letter_grids(text, lines):
    grids = [letters("".join(lines[i:i + 16])) for i in range(0, len(lines), 16)]
    return "\n".join(letter_rows(either(first(g, 16, in_order=False), g)) for g in grids)


def hdu1426(text):
    return "\n".join(rows(either(first(g), g), " ", blank="?") for g in nine_lines(content(text)))


def with_word(word, between, skip=lambda line: False):
    def judge(text):
        answers = []
        for grid in counted(text, skip):
            found = first(grid)
            answers.append(word + "\n" if found is None else rows(found))
        return between.join(answers)
    return judge


def jutge(text):
    grids = counted(text, lambda line: set(line) <= set("-+"))
    return "".join(bordered(either(first(g), g)) + "\n" for g in grids)


def kattis(text):
    answers = []
    for grid in nine_lines(content(text)):
        found = list(zip(range(2), solutions(grid, in_order=False)))
        words = ["Find another job\n", None, "Non-unique\n"]
        answers.append(rows(found[0][1], " ") if len(found) == 1 else words[len(found)])
    return "\n".join(answers)


def sudogob(text):
    out = []
    for grid in counted(text):
        number = count(grid)
        out.append(f"{number}\n" + (rows(first(grid), " ") if number == 1 else ""))
    return "".join(out)


def novice42(text):
    lines = content(text)[1:]
    answers = []
    for i in range(0, len(lines), 10):
        grid = digits("".join(lines[i + 1:i + 10]))
        answers.append(lines[i] + "\n" + rows(either(first(grid), grid)))
    return "\n".join(answers)


def euler96(text):
    grids = nine_lines([line for line in content(text) if not line.startswith("Grid")])
    corners = (either(first(g), g)[:3] for g in grids)
    return str(sum(100 * a + 10 * b + c for a, b, c in corners)) + "\n"


def uva989(text):
    tokens = [int(t) for t in text.split()]
    answers = []
    while tokens:
        side = tokens[0] ** 2
        found = first(tokens[1:1 + side * side], side)
        answers.append("NO SOLUTION\n" if found is None else rows(found, " ", side))
        tokens = tokens[1 + side * side:]
    return "\n".join(answers)


def mindcoding(text):
    tokens = [int(t) for t in text.split()]
    side = tokens[0] ** 2
    grid = tokens[1:]
    return rows(either(first(grid, side, in_order=False), grid), " ", side)


def boj1840(text):
    grid = [0] * 81
    for step, line in enumerate(content(text), 1):
        r, c, d = map(int, line.split())
        grid[9 * (r - 1) + c - 1] = d
        if first(grid, in_order=False) is None:
            return f"{step}\n"
    return "-1\n"


def boards(text):
    for line in content(text):
        yield [digits(str(c))[0] for row in json.loads(line[line.index("["):]) for c in row]


def array(grid, symbol):
    return json.dumps([[symbol(v) for v in grid[9 * r:9 * r + 9]] for r in range(9)],
                      separators=(",", ":")) + "\n"


def leetcode36(text):
    return "".join("false\n" if clashes(g, 9) else "true\n" for g in boards(text))


def leetcode37(text):
    return "".join(array(either(first(g), g), lambda v: str(v or ".")) for g in boards(text))


def codewars(text):
    return "".join(array(either(first(g), g), int) for g in boards(text))


PROFILES = {
    "boj1840": boj1840,
    "boj2239": one_grid(),
    "boj2580": one_grid(" "),
    "codewars": codewars,
    "ecnu": one_grid(blank="."),
    "euler96": euler96,
    "hackerrank-euler096": one_grid(),
    "hdu1426": hdu1426,
    "hdu2780": with_word("Could not complete this grid.", "\n"),
    "hdu3111": with_word("impossible", "---\n", lambda line: line == "---"),
    "jutge-p78955": jutge,
    "kattis-sudokunique": kattis,
    "leetcode36": leetcode36,
    "leetcode37": leetcode37,
    "mindcoding": mindcoding,
    "poj2676": poj2676,
    "poj2918": poj2918,
    "poj3074": poj3074,
    "poj3076": lambda text: letter_grids(text, content(text)),
    "spoj-novice42": novice42,
    "spoj-sudogob": sudogob,
    "spoj-sudoku": lambda text: letter_grids(text, content(text)[1:]),
    "uva989": uva989,
    "vijos-yzoj": one_grid(blank="?"),
    "vijos1586": one_grid(),
}

if __name__ == "__main__":
    sys.stdout.write(PROFILES[sys.argv[1]](sys.stdin.read()))
