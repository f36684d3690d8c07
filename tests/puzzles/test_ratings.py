"""Ratings of puzzles and solvers."""

import pytest

from townwright.puzzles import PuzzleFile, puzzle_files
from townwright.puzzles.rating import Rating, expected_share, first_rating, rate


def test_equals_share_the_points_and_a_surprise_moves_ratings_most() -> None:
    assert expected_share(1200, 1200) == 0.5
    assert expected_share(1600, 1200) == pytest.approx(10 / 11)
    solver, puzzle = rate(Rating(1200), Rating(1200), True)
    assert (solver, puzzle) == (Rating(1260, 1), Rating(1170, 1))
    easy, hard = rate(Rating(1200), Rating(900), True)[0], rate(Rating(1200), Rating(1500), True)[0]
    assert 1200 < easy.points < solver.points < hard.points
    assert rate(Rating(1200), Rating(900), False)[0].points < 1200 - 60


def test_later_answers_count_less_but_always_something() -> None:
    gains = [rate(Rating(1200, answers), Rating(1200), True)[0].points - 1200 for answers in (0, 4, 16, 1000)]
    assert gains == [60, 30, 12, 12]


@pytest.mark.parametrize("file", puzzle_files().values(), ids=lambda file: file.game)
def test_more_stars_mean_a_higher_first_rating(file: PuzzleFile) -> None:
    ratings: dict[int, list[float]] = {}
    for puzzle in file.puzzles:
        ratings.setdefault(puzzle.difficulty, []).append(first_rating(puzzle))
    means = [sum(each) / len(each) for _, each in sorted(ratings.items())]
    assert means == sorted(means)
    assert all(800 <= each <= 2200 for group in ratings.values() for each in group)
