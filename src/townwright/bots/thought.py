"""Why a bot decided as it did, taken from its own weights or search."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec
import numpy as np

from townwright.bots.action_sentences import ActionSentence, describe_action
from townwright.bots.comparison import NOTEWORTHY_ERRORS, ComparedEstimate, Measure, are_equal, measure_of
from townwright.bots.differences import MAX_DIFFERENCES, Difference
from townwright.bots.search import Estimate
from townwright.core.match import Match
from townwright.core.state import States

#: The smallest difference worth mentioning, in points, and as a share of the whole difference: less explains nothing.
NOTEWORTHY, NOTEWORTHY_SHARE = 0.25, 0.1
#: If the rows against a choice make up this share of the rows for it, the largest one is mentioned, too.
OFFSET_SHARE = 0.5
#: A choice that is better than the next by this much, in win chance or in points, is a key moment.
KEY_CHANCE = 0.08
KEY_POINTS = 3.0


class Basis(StrEnum):
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

    how: Basis
    value: float = 0.0
    chance: float = 0.0  # to win, from 0 to 1
    other: str | None = None
    other_sentence: ActionSentence | None = None
    other_value: float = 0.0
    reasons: list[Difference] = []  # where the two would end differently
    measure: Measure = Measure.CHANCE  # the number to show
    is_equal: bool = False  # the alternative is as good, within the error of the tries
    is_key: bool = False  # the choice matters a lot


def thought_from_weights(match: Match, guess: States, chosen: int, weights: dict[int, float]) -> Thought:
    """Return the thought behind an action chosen by weight; `weights` are those of all legal actions."""
    others = {code: weight for code, weight in weights.items() if code != chosen}
    best = max(others, key=others.__getitem__)
    how = Basis.SLIP if others[best] > weights[chosen] else Basis.HEURISTIC
    return Thought(
        how,
        weights[chosen],
        other=match.decode(best).text,
        other_sentence=describe_action(match, guess, best),
        other_value=others[best],
    )


def thought_from_search(match: Match, guess: States, estimates: Sequence[ComparedEstimate]) -> Thought:
    """Return the thought behind the first of some estimates."""
    seat, best = match.to_move, estimates[0]
    assert seat is not None
    value, chance = float(best.leads[seat]), float(best.chances[seat])
    measure = measure_of(match, [float(each.chances[seat]) for each in estimates])
    if len(estimates) == 1:
        return Thought(Basis.SEARCH, value, chance, measure=measure)
    other = estimates[1]
    lead, lead_error = best.lead_over(other, seat)
    chance_lead = chance - float(other.chances[seat])
    is_key = chance_lead >= KEY_CHANCE if measure is Measure.CHANCE else lead >= KEY_POINTS
    return Thought(
        Basis.SEARCH,
        value,
        chance,
        match.decode(other.action).text,
        describe_action(match, guess, other.action),
        float(other.leads[seat]),
        differences(match, best, other),
        measure,
        are_equal(measure, best, other, seat),
        is_key and lead > NOTEWORTHY_ERRORS * lead_error,
    )


def differences(match: Match, one: Estimate, other: Estimate) -> list[Difference]:
    """Return the rows of the score sheet in which two actions differ most.

    Rows that explain which action is better come first; if the two are about as good, the largest of each side. Rows of
    rivals count too, except in a cooperative game, where all seats have the same points. Differences that may be chance
    are left out.
    """
    seat = match.to_move
    assert seat is not None
    lead, lead_error = float(one.leads[seat] - other.leads[seat]), 0.0
    if isinstance(one, ComparedEstimate) and isinstance(other, ComparedEstimate):
        points, errors = one.sheet_over(other)
        _, lead_error = one.lead_over(other, seat)
    else:
        points, errors = one.sheet - other.sheet, np.zeros_like(one.sheet)
    sources = [row.source for row in match.score_sheet]  # a match may have fewer rows than its game
    smallest = max(NOTEWORTHY, NOTEWORTHY_SHARE * abs(lead))
    result = [
        Difference(source, row_seat, round(float(points[row, row_seat]), 1))
        for row, source in enumerate(sources)
        for row_seat in range(match.seats)
        if abs(points[row, row_seat]) >= max(smallest, NOTEWORTHY_ERRORS * errors[row, row_seat])
        and (match.target is None or row_seat == seat)
    ]

    def explains(each: Difference) -> bool:
        return (lead >= 0) == ((each.points > 0) == (each.seat == seat))

    result.sort(key=lambda each: (not explains(each), -abs(each.points)))
    if abs(lead) <= max(NOTEWORTHY, lead_error):
        largest = [next((each for each in result if explains(each) == side), None) for side in (True, False)]
        return sorted(result, key=lambda each: each not in largest)[:MAX_DIFFERENCES]
    opposing = [each for each in result if not explains(each)]
    supporting = result[: len(result) - len(opposing)]
    if OFFSET_SHARE * sum(abs(each.points) for each in supporting) <= sum(abs(each.points) for each in opposing):
        return [*supporting[: MAX_DIFFERENCES - 1], *opposing][:MAX_DIFFERENCES]
    return result[:MAX_DIFFERENCES]
