"""Hints and the analysis of a finished game."""

from collections.abc import Callable, Iterable

import msgspec
import pytest
from tests.bots.brute_force import best_actions
from tests.bots.test_search import ENDINGS
from tests.play import random_match

from townwright import Match, NotPossible
from townwright.bots import Budget, Judgement, Mark, analyse, bot, suggest
from townwright.bots.advice import judge_decision
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


def test_a_blunder_is_marked_and_the_better_action_named() -> None:
    """In Sprawlopolis, the last card is placed where it costs most."""
    match = load(ENDINGS / "sprawlopolis-3.json")
    gains = {code: sum(row.points[0] for row in match.preview(code)) for code in match.codes}
    worst = min(gains, key=lambda code: gains[code])
    best = max(gains.values())
    before = match.at(len(match.history))
    played = match.play(worst)[0]
    judgement = judge_decision(before, played, Budget(tries=60), 1)
    assert judgement.mark == Mark.BLUNDER
    assert judgement.cost == pytest.approx(best - gains[worst])
    assert gains[before.find(judgement.best) or 0] == best
    assert sum(reason.points for reason in judgement.reasons) > 0


def test_the_best_action_costs_nothing() -> None:
    match = load(ENDINGS / "sprawlopolis-3.json")
    before = match.at(len(match.history))
    played = match.play(bot("tree:60", 1).choose(match))[0]
    judgement = judge_decision(before, played, Budget(tries=60), 1)
    assert judgement.mark in (Mark.GOOD, Mark.FINE)
    assert judgement.cost == pytest.approx(0)


@pytest.mark.parametrize("game", ["carrara", "circle_the_wagons", "sprawlopolis"])
def test_every_real_decision_of_a_game_is_judged(game: str) -> None:
    match = random_match(game, 2)
    judgements = list(analyse(match, Budget(tries=2)))
    decisions = [each for each in match.history if len(match.at(each.number - 1).codes) > 1]
    assert [each.number for each in judgements] == [each.number for each in decisions]
    assert [each.played for each in judgements] == [each.action.text for each in decisions]
    assert all(each.chance_lost >= -1 and len(each.chances) == match.seats for each in judgements)
    assert any(each.mark in (Mark.MISTAKE, Mark.BLUNDER) for each in judgements)
    assert msgspec.json.decode(msgspec.json.encode(judgements), type=list[Judgement]) == judgements
