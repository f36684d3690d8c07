"""`import townwright`: the public names."""

import pytest
from tests.processes import python

import townwright


def test_every_exported_name_exists() -> None:
    assert all(hasattr(townwright, name) for name in townwright.__all__)
    assert len(set(townwright.__all__)) == len(townwright.__all__)


def test_packages_are_not_shadowed_by_functions() -> None:
    """No function has the name of a package, and a package needs no import of its own."""
    script = """
import townwright
print(*townwright.game_names(), *townwright.bot_names())
import townwright.bots, townwright.games
print(townwright.bots.suggest is townwright.suggest, townwright.games.__name__, townwright.research.__name__)
"""
    names, packages = python("-c", script).splitlines()
    assert {"circle_the_wagons", "random"} <= set(names.split())
    assert packages == "True townwright.games townwright.research"


def test_the_main_names_are_exported_at_the_top() -> None:
    match = townwright.new("carrara", 2, seed=1)
    best, *_ = townwright.suggest(match, milliseconds=20)
    assert best.action in match.legal
    assert townwright.simulate("carrara", ["greedy", "random"], games=4).wins == [4, 0]
    assert townwright.play_many("carrara", 2, policy="greedy").scores.shape == (2, 2)
    assert repr(townwright.bot("greedy")) == "<PolicyBot greedy>"
    assert repr(townwright.bot("tree:64")).startswith("<SearchBot tree:64, ")
    assert repr(townwright.game("carrara")) == "<Game carrara, 2–4 players, rules 1>"
    assert repr(match.legal[0]) == f"<Action {match.legal[0].text}>"
    assert repr(match) == "<Match carrara, seed 1, 0 actions, Player 1 to move>"


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
