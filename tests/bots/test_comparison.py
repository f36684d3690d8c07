"""Comparing actions on the same guesses: what is luck, what is a difference, and which number is shown."""

import numpy as np
import pytest

from townwright import Match
from townwright.bots import Budget
from townwright.bots.bot import redealt_copy
from townwright.bots.comparison import (
    ComparedEstimate,
    Measure,
    Tries,
    are_equal,
    chance_per_point,
    compare,
    measure_of,
    relative_estimate,
)
from townwright.bots.thought import differences

ROWS = 17


def tries(leads: list[float], wins: list[float], sheets: list[float] | None = None) -> Tries:
    """Return tries of seat 0 against one rival; `sheets` are its points in the first row of the score sheet."""
    own, won = np.array(leads, np.float64), np.array(wins, np.float64)
    sheet = np.zeros((len(leads), ROWS, 2))
    sheet[:, 0, 0] = sheets or 0
    return Tries(np.stack([won, 1 - won], 1), np.stack([won, 1 - won], 1), np.stack([own, -own], 1), sheet)


def estimate(number: int, own: Tries, pivot: Tries) -> ComparedEstimate:
    return relative_estimate(number, own, pivot, chance_per_point([own, pivot], 0), 0)


def test_all_candidates_meet_the_same_guesses() -> None:
    """An action does not fare better or worse because of what it is compared with."""
    match = Match("carrara", 2, seed=3)
    one, other = match.codes[:2]
    root, budget = redealt_copy(match, 1), Budget(tries=3)
    (_, beside), _ = compare(match, root, [one, other], 5, budget)
    (alone,), _ = compare(match, root, [other], 5, budget)
    assert np.array_equal(beside.tries.leads, alone.tries.leads)
    assert beside.lead_over(alone, match.to_move or 0) == (0, 0)
    assert differences(match, beside, alone) == []


def test_chance_follows_the_lead_unless_it_clearly_differs() -> None:
    """One more lucky win does not put an action with a smaller lead first; an action that always wins does."""
    random = np.random.default_rng(39)
    leads = random.normal(2, 6, 64)
    lower = leads - 0.7 + random.normal(0, 3, 64)
    best, lucky = (tries(list(each), list(each > 0)) for each in (leads, lower))
    assert lucky.wins[16:, 0].mean() > best.wins[16:, 0].mean()
    safe = tries([1] * 64, [1] * 64)
    first, second, third = (estimate(number, each, best) for number, each in enumerate((best, lucky, safe)))
    assert first.leads[0] > second.leads[0] and first.chances[0] > second.chances[0]
    assert third.leads[0] < first.leads[0] and third.chances[0] > first.chances[0]


def test_a_difference_below_the_error_is_neither_shown_nor_called_better() -> None:
    match = Match("carrara", 2, seed=3)
    calm = tries([4] * 40, [1] * 40, [10, 10] * 20)
    noisy = tries([12, -4.5] * 20, [1, 0] * 20, [16, 3] * 20)
    worse = tries([1] * 40, [0] * 40, [8, 8] * 20)
    base, same, less = (estimate(number, each, calm) for number, each in enumerate((calm, noisy, worse)))
    assert are_equal(Measure.POINTS, base, same, 0) and not are_equal(Measure.POINTS, base, less, 0)
    assert differences(match, base, same) == []
    assert [(each.seat, each.points) for each in differences(match, base, less)] == [(0, 2.0)]


@pytest.mark.parametrize(
    ("game", "players", "chances", "measure"),
    [
        ("carrara", 2, [0.5, 0.4], Measure.CHANCE),
        ("carrara", 2, [0.01, 0.0], Measure.POINTS),
        ("carrara", 2, [1.0, 0.99], Measure.POINTS),
        ("carrara", 2, [1.0, 0.6], Measure.CHANCE),
        ("sprawlopolis", 2, [0.5, 0.4], Measure.POINTS),
        ("circleville", 1, [0.5, 0.4], Measure.POINTS),
    ],
)
def test_points_are_shown_where_the_chance_tells_nothing(
    game: str, players: int, chances: list[float], measure: Measure
) -> None:
    assert measure_of(Match(game, players, seed=1), chances) is measure
