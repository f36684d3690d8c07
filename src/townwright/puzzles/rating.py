"""Ratings of puzzles and their solvers: Elo, with steps that become smaller."""

import math
from typing import NamedTuple

from townwright.puzzles import Puzzle

#: The rating of a new solver.
NEW_SOLVER = 1200.0
#: The difference in rating at which the stronger one is ten times as likely to win.
SCALE = 400.0
#: The largest change after the first answer, and after many: of a solver, and of a puzzle.
SOLVER_STEPS, PUZZLE_STEPS = (120.0, 24.0), (60.0, 8.0)
#: After this many answers, the largest change is half of the first one.
HALF_AFTER = 4


class Rating(NamedTuple):
    """A rating, and the number of answers behind it."""

    points: float
    answers: int = 0

    def after(self, result: float, expected: float, steps: tuple[float, float]) -> "Rating":
        """Return the rating after one more answer; `result` is 1 for a win, 0 for a loss."""
        first, least = steps
        step = max(least, first / (1 + self.answers / HALF_AFTER))
        return Rating(self.points + step * (result - expected), self.answers + 1)


def first_rating(puzzle: Puzzle) -> float:
    """Return the rating of a puzzle without answers: how hard bots find it.

    It is higher if a search needs more tries, if there are more choices, if more of them look better than the solution,
    and if the margin is smaller.
    """
    search = 60 * math.log2(max(8, puzzle.tries) / 8)
    choices = 40 * math.log2(max(4, puzzle.choices) / 4)
    looks_better = 80 * math.log2(max(2, puzzle.rank) / 2)
    clarity = 20 * min(5.0, puzzle.margin)
    return 1050 + search + choices + looks_better - clarity


def expected_share(solver: float, puzzle: float) -> float:
    """Return the chance that a solver answers a puzzle right."""
    return 1 / (1 + 10 ** ((puzzle - solver) / SCALE))


def rate(solver: Rating, puzzle: Rating, is_right: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a solver and a puzzle after an answer: one wins, the other loses."""
    expected, result = expected_share(solver.points, puzzle.points), float(is_right)
    return solver.after(result, expected, SOLVER_STEPS), puzzle.after(1 - result, 1 - expected, PUZZLE_STEPS)
