"""Advice: what to do now and why, and what every decision of a finished game was worth."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec
import numpy as np

from townwright.bots.bot import redealt
from townwright.bots.policy import GREEDY, Desk
from townwright.bots.search import Budget, Floats, Found, think
from townwright.core.action import Action
from townwright.core.errors import NotPossible, problem
from townwright.core.log import NO_LOG
from townwright.core.match import Match, Played

#: Most actions that are suggested.
SUGGESTIONS = 5
#: Games played on from an action, to see which rows of the score sheet it changes.
GLIMPSES = 12
#: Most rows that are named as a reason, and the points below which none is worth naming.
REASONS = 3
NOTEWORTHY = 0.25
#: Shares of the value, which goes from 0 to 1, that make a mistake and a blunder.
MISTAKE = 0.06
BLUNDER = 0.15


class Difference(msgspec.Struct, frozen=True):
    """A row of the score sheet in which one action is expected to end better than another."""

    source: str
    seat: int
    points: float


class Suggestion(msgspec.Struct, frozen=True):
    """An action worth considering."""

    action: Action
    value: float  # expected lead at the end: points before the best rival, or above the target
    chance: float  # to win, from 0 to 1
    share: float  # of the search's effort that went into it: how sure it is
    reasons: list[Difference]  # where it differs most from the next best, for the best one from the second


class Mark(StrEnum):
    """What a decision was."""

    GOOD = "good"  # the best one found, and clearly better than the others
    FINE = "fine"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Judgement(msgspec.Struct, frozen=True):
    """What one decision was worth. `number` is that of the action in the match."""

    number: int
    seat: int
    played: str
    best: str
    mark: Mark
    cost: float  # points of lead lost against the best found
    chance_lost: float
    chances: list[float]  # of every seat to win, if the best is played
    leads: list[float]
    reasons: list[Difference]  # what the best would have brought more, where something was lost


def suggest(match: Match, seat: int, milliseconds: int, seed: int = 0) -> list[Suggestion]:
    """The best actions for the player to move, best first, from nothing but what their seat may know."""
    if match.to_move is None:
        raise problem(NotPossible, "game-over")
    if seat != match.to_move:
        raise problem(NotPossible, "not-your-turn")
    found = best_first(match, seed, Budget(milliseconds=milliseconds))[:SUGGESTIONS]
    sheets = [expected_sheet(match, each.action, seed) for each in found]
    total = sum(each.visits for each in found)
    result = []
    for i, each in enumerate(found):
        other = sheets[i + 1] if i + 1 < len(found) else sheets[0]
        reasons = differences(match, sheets[i], other)
        chance, lead = float(each.chances[seat]), float(each.leads[seat])
        result.append(Suggestion(match.decode(each.action), lead, chance, each.visits / total, reasons))
    return result


def analyse(match: Match, budget: Budget, seed: int = 0) -> Iterator[Judgement]:
    """Judge every decision of a finished game, one after the other, each from what the deciding seat knew then.

    The action that was played and the best one found are tried equally often on the same guesses.
    """
    for before in match.replayed():
        number = len(before.history)
        if len(before.codes) > 1 and number < len(match.history):
            yield judged(before, match.history[number], budget, seed + number)


def judged(match: Match, played: Played, budget: Budget, seed: int) -> Judgement:
    """What a decision was worth; `match` is the game before it."""
    code, seat = match.game.encode(played.action), played.seat
    first, *rest = best_first(match, seed, budget)
    share = msgspec.structs.replace(budget, tries=budget.tries // 2, milliseconds=budget.milliseconds // 2)
    best, did = (tried(match, action, seed, share) for action in (first.action, code))
    if best.value < did.value or first.action == code:
        best = did
    lost = best.value - did.value
    mark = Mark.BLUNDER if lost >= BLUNDER else Mark.MISTAKE if lost >= MISTAKE else Mark.FINE
    if best is did and rest and did.value - tried(match, rest[0].action, seed, share).value >= MISTAKE:
        mark = Mark.GOOD
    reasons = []
    if best is not did:
        reasons = differences(match, *(expected_sheet(match, each.action, seed) for each in (best, did)))
    return Judgement(
        played.number,
        seat,
        played.action.text,
        match.decode(best.action).text,
        mark,
        float(best.leads[seat] - did.leads[seat]),
        float(best.chances[seat] - did.chances[seat]),
        best.chances.tolist(),
        best.leads.tolist(),
        reasons,
    )


def best_first(match: Match, seed: int, budget: Budget) -> list[Found]:
    """What a search finds; where the ending can be solved, the action that is proved best comes first."""
    return think(match, redealt(match, seed), seed, budget)


def tried(match: Match, action: int, seed: int, budget: Budget) -> Found:
    """What a search finds out about one action."""
    return think(match, redealt(match, seed), seed, budget, only=[action])[0]


def expected_sheet(match: Match, action: int, seed: int) -> Floats:
    """The score sheet at the end, on average over games played on after an action by the quick weights."""
    game = match.game
    desk = Desk(game, seed)
    total = np.zeros((game.rows, match.seats))
    sheet = np.zeros((game.rows, match.seats), np.int64)
    scores, ranks = np.zeros(match.seats, np.int64), np.zeros(match.seats, np.int64)
    for glimpse in range(GLIMPSES):
        desk.states = redealt(match, seed + glimpse)
        game.entry.apply(desk.states, 0, action, NO_LOG)
        desk.play_out([GREEDY] * match.seats)
        game.entry.result(desk.states, 0, sheet, scores, ranks)
        total += sheet
    return total / GLIMPSES


def differences(match: Match, one: Floats, other: Floats) -> list[Difference]:
    """The rows in which one expected score sheet differs most from another; what rivals lose counts as well."""
    sources = [row.source for row in match.score_sheet]
    found = [
        Difference(source, seat, round(float(points), 1))
        for source, row in zip(sources, one - other, strict=True)
        for seat, points in enumerate(row)
        if abs(points) >= NOTEWORTHY
    ]
    return sorted(found, key=lambda each: -abs(each.points))[:REASONS]
