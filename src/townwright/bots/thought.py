"""Why a bot decided as it did, taken from its own weights or search."""

from enum import StrEnum

import msgspec

from townwright.bots.action_sentences import ActionSentence, describe_action
from townwright.bots.reasons import Difference
from townwright.bots.search import Estimate
from townwright.core.match import Match
from townwright.core.state import States

#: The most rows given as reasons, and the smallest difference in points worth mentioning.
REASONS = 3
NOTEWORTHY = 0.25


class How(StrEnum):
    """What a decision is based on."""

    ONLY = "only"  # the only legal action
    ANY = "any"  # a random choice
    HEURISTIC = "glance"  # the highest weight
    SLIP = "slip"  # noise hid an action with a higher weight
    SEARCH = "search"
    PROOF = "proof"  # the ending was solved


class Thought(msgspec.Struct, frozen=True, omit_defaults=True, rename={"other_sentence": "other_told"}):
    """Why a bot decided as it did.

    `value` is in points: the weight of the action, or after a search the expected lead at the end. `other` is the best
    alternative as people type it, `other_sentence` is the sentence about it, which stored tables call `other_told`.
    """

    how: How
    value: float = 0.0
    chance: float = 0.0  # to win, from 0 to 1
    other: str | None = None
    other_sentence: ActionSentence | None = None
    other_value: float = 0.0
    reasons: list[Difference] = []  # where the two would end differently


def thought_from_weights(match: Match, guess: States, chosen: int, weights: dict[int, float]) -> Thought:
    """Return the thought behind an action chosen by weight; `weights` are those of all legal actions."""
    others = {code: weight for code, weight in weights.items() if code != chosen}
    best = max(others, key=others.__getitem__)
    how = How.SLIP if others[best] > weights[chosen] else How.HEURISTIC
    return Thought(
        how,
        weights[chosen],
        other=match.decode(best).text,
        other_sentence=describe_action(match, guess, best),
        other_value=others[best],
    )


def thought_from_search(match: Match, guess: States, estimates: list[Estimate]) -> Thought:
    """Return the thought behind the first of the estimates of a search."""
    seat, best = match.to_move, estimates[0]
    assert seat is not None
    value, chance = float(best.leads[seat]), float(best.chances[seat])
    if len(estimates) == 1:
        return Thought(How.SEARCH, value, chance)
    other = estimates[1]
    return Thought(
        How.SEARCH,
        value,
        chance,
        match.decode(other.action).text,
        describe_action(match, guess, other.action),
        float(other.leads[seat]),
        differences(match, best, other),
    )


def differences(match: Match, one: Estimate, other: Estimate) -> list[Difference]:
    """Return the rows of the score sheet in which two actions differ most.

    Rows of rivals count too, except in a cooperative game, where all seats have the same points.
    """
    sources = [row.source for row in match.score_sheet]  # a match may have fewer rows than its game
    result = [
        Difference(source, seat, round(float(points), 1))
        for source, row in zip(sources, (one.sheet - other.sheet)[: len(sources)], strict=True)
        for seat, points in enumerate(row)
        if abs(points) >= NOTEWORTHY and (match.target is None or seat == match.to_move)
    ]
    return sorted(result, key=lambda each: -abs(each.points))[:REASONS]
