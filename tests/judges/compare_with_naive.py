#!/usr/bin/env python3
"""Runs `nonet judge` and the naive judge on the same random inputs and compares the bytes.

    compare_with_naive.py NONET

The inputs have no, one and several solutions, and enough clues that the naive judge finishes. Where
a statement accepts any solution, only puzzles with one or none are used.
"""

import random
import subprocess
import sys

import naive_judge as naive

ROUNDS = 6


def full_grid(rng):
    def order():
        return [3 * band + i for band in rng.sample(range(3), 3) for i in rng.sample(range(3), 3)]
    digits = rng.sample(range(1, 10), 9)
    columns = order()
    return [digits[(3 * (r % 3) + r // 3 + c) % 9] for r in order() for c in columns]


def puzzle(rng, clues):
    grid = full_grid(rng)
    for cell in rng.sample(range(81), 81 - clues):
        grid[cell] = 0
    if rng.random() < 0.25:  # often a puzzle without solution
        grid[rng.choice([cell for cell in range(81) if grid[cell]])] = rng.randint(1, 9)
    return grid


def settled(rng):
    """A puzzle with one solution or none."""
    while True:
        grid = puzzle(rng, rng.randint(38, 60))
        if naive.count(grid, 2) < 2:
            return grid


def joined(between, make, rng, gap="", blank="0", head=None):
    number = rng.randint(1, 4)
    grids = (naive.rows(make(rng), gap, blank=blank) for _ in range(number))
    return (f"{number}\n" if head else "") + between.join(grids)


def loose(rng):
    return puzzle(rng, rng.randint(34, 45))


def steps(rng):
    grid = full_grid(rng)
    order = rng.sample(range(81), 81)
    if rng.random() < 0.8:
        grid[order[rng.randint(20, 80)]] = rng.randint(1, 9)
    return "".join(f"{c // 9 + 1} {c % 9 + 1} {grid[c]}\n" for c in order)


INPUTS = {
    "boj1840": steps,
    "boj2239": lambda rng: naive.rows(loose(rng)),
    "poj2676": lambda rng: joined("", settled, rng, head=True),
    "hdu3111": lambda rng: joined("---\n", settled, rng, blank="?", head=True),
    "kattis-sudokunique": lambda rng: joined("\n", loose, rng, gap=" "),
    "spoj-sudogob": lambda rng: joined("\n", loose, rng, gap=" ", head=True),
    "uva989": lambda rng: "3\n" + joined("\n3\n", loose, rng, gap=" "),
}


def main():
    rng = random.Random(2676)
    different = 0
    for profile, make in INPUTS.items():
        for _ in range(ROUNDS):
            text = make(rng)
            wanted = naive.PROFILES[profile](text)
            run = subprocess.run([sys.argv[1], "judge", profile], input=text, capture_output=True,
                                 text=True, check=False)
            if run.stdout != wanted:
                different += 1
                print(f"{profile} differs on\n{text}\nwanted\n{wanted}\ngot\n{run.stdout}")
    print(f"{len(INPUTS) * ROUNDS} inputs, {different} different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
