"""Hidden decisions: a search does not let rivals react to what they cannot see."""

from dataclasses import replace

import pytest
from tests.pennies import GAME as PENNIES

from townwright.bots import Budget, search
from townwright.bots.bot import redealt_copy
from townwright.bots.search import think
from townwright.bots.tree import tree_search
from townwright.cli.play import TerminalMatch
from townwright.cli.terminal import Terminal
from townwright.core.game import Game
from townwright.core.match import Match

TRIES = 400
SEEDS = range(1, 9)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search runs interpreted: two versions of one game would share their machine code."""
    monkeypatch.setattr(search, "tree_search", lambda game: tree_search(game).interpret)


def chance(game: Game) -> float:
    """Return the first player's chance to win, as searches see it."""
    match, total = Match(game, seed=1), 0.0
    for seed in SEEDS:
        heads, tails = think(match, redealt_copy(match, seed), seed, Budget(tries=TRIES))
        assert heads.visits + tails.visits == TRIES
        assert abs(heads.visits - tails.visits) <= TRIES / 10  # neither side is better
        total += float(heads.chances[0] + tails.chances[0]) / 2
    return total / len(SEEDS)


def test_rivals_do_not_react_to_a_hidden_decision() -> None:
    """The chance is about even: both sides choose what has done best so far, which favours neither for long."""
    assert chance(PENNIES) == pytest.approx(0.5, abs=0.15)


def test_the_same_decision_in_the_open_loses() -> None:
    """Without `hidden`, the search assumes that rivals see every decision."""
    assert chance(replace(PENNIES, rules=replace(PENNIES.rules, hidden=None))) < 0.1


def test_the_second_player_does_not_know_the_first_side_either() -> None:
    match = Match(PENNIES, seed=1)
    match.play("pick heads")
    estimates = think(match, redealt_copy(match, 1), 1, Budget(tries=TRIES))
    assert [float(each.chances[1]) for each in estimates] == pytest.approx([0.5, 0.5], abs=0.1)


def test_the_list_of_choices_in_the_terminal_reveals_no_secret() -> None:
    """The gain of an action depends on the secret, so none is shown, although one choice does gain."""
    printed_gains, true_gains = set(), set()
    for secret in (0, 1):
        match = Match(PENNIES, seed=1)
        match.play(match.codes[secret])
        printed_gains.add(tuple(TerminalMatch(Terminal("en"), match, confirm=False).gains(1)))
        now = match.scores[1]
        true_gains.add(tuple(sum(row.points[1] for row in match.preview(code)) - now for code in match.codes))
    assert printed_gains == {(0, 0)}
    assert len(true_gains) == 2
