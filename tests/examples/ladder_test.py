#!/usr/bin/env python3
"""Every step of the ladder gives right answers, and answers at least what its step promises.

usage: ladder_test.py NONET FOLDER

The steps are stopped after LIMIT nodes; a puzzle where that happens is no failure unless the step
should have got further.
"""

import subprocess
import sys
import unittest

import samples

NONET, FOLDER = sys.argv[1:3]
STEPS = sorted(path.stem for path in (samples.EXAMPLES / "ladder").glob("*.cpp"))
LIMIT = 20000
EASY, HARD = samples.puzzles_of("easy"), samples.puzzles_of("hard")[:8]
TRAPS = samples.puzzles_of("adversarial")
PUZZLES = EASY + samples.SPECIAL + HARD + TRAPS
IN_READING_ORDER = STEPS[:4]  # they visit the same nodes
SMALLEST_FIRST = IN_READING_ORDER + STEPS[8:]  # of several solutions they print the smallest


def run(step, puzzles):
    """The answers, and the numbers of nodes."""
    done = subprocess.run([f"{FOLDER}/{step}", str(LIMIT), "--nodes"], input="\n".join(puzzles),
                          capture_output=True, text=True, check=True, timeout=120)
    return done.stdout.splitlines(), [int(line) for line in done.stderr.splitlines()]


class Ladder(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.expected = samples.first_solutions(NONET, PUZZLES)
        cls.answers, cls.nodes = {}, {}
        for step in STEPS:
            cls.answers[step], cls.nodes[step] = run(step, PUZZLES)

    def stopped(self, step, puzzles):
        answers = dict(zip(PUZZLES, self.answers[step]))
        return sum(answers[puzzle] == "stopped" for puzzle in puzzles)

    def test_there_are_nine(self):
        self.assertEqual([step[:2] for step in STEPS], [f"{i:02}" for i in range(1, 10)])

    def test_answers(self):
        for step in STEPS:
            self.assertEqual(len(self.answers[step]), len(PUZZLES), step)
            for puzzle, answer, (first, unique) in zip(PUZZLES, self.answers[step], self.expected):
                with self.subTest(step=step, puzzle=puzzle):
                    self.check(step, puzzle, answer, first, unique)

    def check(self, step, puzzle, answer, first, unique):
        if answer == "stopped":
            return
        if first is None:
            self.assertEqual(answer, "none")
        elif unique or step in SMALLEST_FIRST:
            self.assertEqual(answer, first)
        else:
            self.assertTrue(samples.is_solution(answer, puzzle), answer)

    def test_nodes(self):
        for step in STEPS:
            self.assertEqual(len(self.nodes[step]), len(PUZZLES), step)
            for answer, nodes in zip(self.answers[step], self.nodes[step]):
                self.assertEqual(answer == "stopped", nodes > LIMIT, step)
        for step in IN_READING_ORDER:
            self.assertEqual(self.nodes[step], self.nodes[STEPS[0]], step)

    def test_each_step_gets_further(self):
        usual = [puzzle for puzzle in EASY if self.stopped(STEPS[0], [puzzle]) == 0]
        self.assertGreaterEqual(len(usual), 45)
        for step in STEPS:
            self.assertEqual(self.stopped(step, samples.SPECIAL + usual), 0, step)
        for step in STEPS[4:]:
            self.assertEqual(self.stopped(step, EASY), 0, step)
        for step in STEPS[5:]:
            self.assertEqual(self.stopped(step, HARD), 0, step)
        self.assertGreater(self.stopped(STEPS[3], HARD), 4)
        self.assertEqual(self.stopped(STEPS[8], PUZZLES), 0)

    def test_what_breaks_the_step_before(self):
        """As docs/ladder.md tells: the trap stops one step, not the next."""
        traps = samples.names_of("adversarial")
        for name, last in [("counting up", 5), ("15 clues", 4), ("last cell", 4),
                           ("small cells", 5), ("51 minutes", 5), ("no solution", 6), ("sizes", 8)]:
            with self.subTest(name=name):
                self.assertEqual(self.stopped(STEPS[last - 1], [traps[name]]), 1)
                self.assertEqual(self.stopped(STEPS[last], [traps[name]]), 0)
        self.assertEqual(self.stopped(STEPS[7], [traps["no solution"]]), 1)

    def test_rules_leave_few_guesses(self):
        """Singles alone solve the easy ones; locked candidates refute one of the traps."""
        settled = [*EASY, samples.names_of("adversarial")["small cells"]]
        for step in STEPS[7:]:
            nodes = dict(zip(PUZZLES, self.nodes[step]))
            self.assertEqual([nodes[puzzle] for puzzle in settled], [0] * len(settled), step)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
