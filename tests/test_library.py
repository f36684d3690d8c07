"""`import townwright`: what a stranger finds there."""

import pytest
from tests.processes import python

import townwright


def test_everything_that_is_offered_exists() -> None:
    assert all(hasattr(townwright, name) for name in townwright.__all__)
    assert len(set(townwright.__all__)) == len(townwright.__all__)


def test_functions_keep_their_names_though_packages_are_called_alike() -> None:
    """Loading a game loads the package `townwright.games`, which must not take the place of the function."""
    for _ in range(2):
        assert "circle_the_wagons" in townwright.games()
        assert "random" in townwright.bots()
    script = "import townwright; townwright.games(); print(*townwright.games(), *townwright.bots())"
    assert "circle_the_wagons" in python("-c", script)


def test_ten_guessable_lines() -> None:
    match = townwright.new("circle_the_wagons", players=["Ada", "Bo"], seed=7, tie="guns")
    greedy = townwright.bot("greedy", seed=1)
    match.play(match.legal[0])
    match.play(match.legal[0].text)
    while not match.over:
        match.play(greedy.choose(match))
    assert len(match.scores) == len(match.ranks) == 2
    assert {row.source for row in match.score_sheet} >= {"desert", "water"}


def test_all_errors_are_caught_by_one_name() -> None:
    match = townwright.new("circle_the_wagons", seed=7)
    for wrong in ("dance", "take", "take 3", "start 99"):
        with pytest.raises(townwright.TownwrightError):
            match.play(wrong)


def test_starting_does_not_compile_or_load_any_game() -> None:
    script = """
import sys
import townwright
print([name for name in sys.modules if name.startswith("townwright.games.")])
"""
    assert python("-c", script).strip() == "[]"
