"""Hints."""

import re
from collections.abc import Callable, Iterable

import numpy as np
import pytest
from tests.bots.brute_force import best_actions
from tests.bots.test_search import ENDINGS
from tests.play import random_match

from townwright import Match, NotPossible
from townwright.bots import suggest
from townwright.bots.advice import without_repetitions
from townwright.bots.comparison import ComparedEstimate, Tries
from townwright.bots.plans import PlanStep, TurnPlan
from townwright.core.game import Game
from townwright.core.match import load
from townwright.core.registry import games


@pytest.mark.parametrize("players", [min, max], ids=["few", "many"])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_hints_are_legal_and_the_best_comes_first(game: Game, players: Callable[[Iterable[int]], int]) -> None:
    match = Match(game, players(game.players), seed=6)
    seat = match.to_move
    assert seat is not None
    hints = suggest(match, seat, 60)
    assert 1 <= len(hints) <= 5
    assert len({hint.action for hint in hints}) == len(hints)
    assert all(hint.action in match.legal and 0 <= hint.chance <= 1 for hint in hints)
    sources = {row.source for row in match.score_sheet}
    assert {reason.source for hint in hints for reason in hint.reasons} <= sources
    if match.target is not None:
        assert {reason.seat for hint in hints for reason in hint.reasons} <= {seat}, "all have the same points"


def test_a_hint_finds_the_best_action_of_an_ending() -> None:
    match = load(ENDINGS / "circle_the_wagons-15.json")
    best = best_actions(match)
    assert match.to_move is not None
    assert match.game.wording.encode(suggest(match, match.to_move, 400)[0].action) in best


def test_a_hint_is_for_the_player_to_move() -> None:
    match = Match("carrara", 2, seed=1)
    with pytest.raises(NotPossible) as caught:
        suggest(match, 1 - (match.to_move or 0), 10)
    assert caught.value.reason.message == "not-your-turn"
    with pytest.raises(NotPossible) as caught:
        suggest(random_match("carrara", 1), 0, 10)
    assert caught.value.reason.message == "game-over"


def test_a_hint_says_which_cards_it_gives_away() -> None:
    match = Match("circle_the_wagons", ["Anna", "Ben"], seed=6)
    match.play(match.legal[0])
    hints = suggest(match, milliseconds=20)
    for hint in hints:
        skipped = match.legal[: match.legal.index(hint.action)]
        _, given = hint.say(match).split(". ") if skipped else (hint.say(match), "")
        assert re.findall(r"\d+", given) == [each.text.removeprefix("take ") for each in skipped]
        assert given.endswith(("goes to Ben.", "go to Ben.")) == bool(skipped)
    assert any(hint.action != match.legal[0] for hint in hints)


def test_a_turn_in_another_order_is_suggested_once() -> None:
    first, second, *_ = Match("circle_the_wagons", seed=6).legal
    none = np.zeros(0)
    ranked = [
        ComparedEstimate(code, 1, 0.0, none, none, none, tries=Tries(none, none, none, none)) for code in range(3)
    ]
    turns = [[first, second], [second, first], [second]]
    plans = [TurnPlan([PlanStep(action, None) for action in turn], [], [], [], []) for turn in turns]
    assert [(each.action, plan) for each, plan in without_repetitions(ranked, plans)] == [(0, plans[0]), (2, plans[2])]
