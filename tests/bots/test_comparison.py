"""Comparing actions on the same guesses: what is luck, what is a difference, and which number is shown."""

import time
from collections.abc import Sequence

import numpy as np
import pytest
from tests.play import random_match

from townwright import Match
from townwright.bots import Budget, Mark
from townwright.bots.analysis import spans, verdict
from townwright.bots.bot import redealt_copy
from townwright.bots.comparison import (
    ComparedEstimate,
    Measure,
    Tries,
    are_equal,
    chance_per_point,
    compare,
    compare_lines,
    measure_of,
    relative_estimate,
)
from townwright.bots.game_search import GameSearch
from townwright.bots.thought import differences
from townwright.core.state import States, copy_states

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
    assert lucky.chances[16:, 0].mean() > best.chances[16:, 0].mean()
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


def test_reasons_of_equally_good_actions_are_on_both_sides() -> None:
    """Otherwise each of the two would look better than the other."""
    match = Match("carrara", 2, seed=3)
    seat = match.to_move or 0
    one, other = tries([4] * 40, [1] * 40), tries([4] * 40, [1] * 40)
    one.sheets[:, :5, seat] = [6, 5, 4, 0, 0]
    other.sheets[:, :5, seat] = [0, 0, 0, 8, 7]
    best, second = (estimate(number, each, one) for number, each in enumerate((one, other)))
    assert [each.points for each in differences(match, best, second)] == [6, -8, 5]
    assert [each.points for each in differences(match, second, best)] == [8, -6, 7]


def test_a_turn_that_is_worse_within_the_error_is_no_mistake() -> None:
    """Nothing better is known then; a turn that is clearly worse is a blunder with its reasons."""
    match = Match("carrara", 2, seed=3)
    seat = match.to_move or 0
    wins, noise = [0.4] * 40, [22.0, -18.0] * 20
    lines = tries([0] * 40, wins, [10] * 40), tries(noise, [1, 0] * 20, [22, 2] * 20), tries([12] * 40, [1] * 40)
    played, noisy, better = (estimate(number, each, lines[0]) for number, each in enumerate(lines))
    assert noisy.leads[seat] - played.leads[seat] == pytest.approx(2)
    assert noisy.chances[seat] - played.chances[seat] == pytest.approx(0.1, abs=0.02)
    assert verdict(match, played, noisy) == (Mark.FINE, played)
    assert verdict(match, noisy, played) == (Mark.FINE, noisy)
    assert verdict(match, played, better) == (Mark.BLUNDER, better)
    assert differences(match, better, played)


def test_the_same_line_is_equally_good_and_the_end_of_a_game_is_certain() -> None:
    match = random_match("carrara", 2)
    start = spans(match)[-1].start
    before, line = match.at(start), [match.game.wording.encode(each.action) for each in match.history[start:]]
    budget, seat = Budget(tries=4), match.history[start].seat
    first, same = compare_lines(match.at(40), [match.at(40).codes[:1]] * 2, 5, budget, time.perf_counter)
    assert not np.array_equal(first.tries.leads[0], first.tries.leads[1])
    assert first.lead_over(same, seat) == (0, 0)
    assert differences(match.at(40), first, same) == []
    (whole,) = compare_lines(before, [line], 5, budget, time.perf_counter)
    assert whole.leads[0] == match.scores[0] - match.scores[1]
    assert whole.sheet.tolist() == [list(row.points) for row in match.score_sheet]


class TwoIterations:
    """A search that expected other leads in the iteration before."""

    def __init__(self, end: States, leads: Sequence[float], earlier: Sequence[float]) -> None:
        self.actions = [0, 1]
        self._leads, self._earlier, self._end = leads, earlier, end

    def grow(self, _: int) -> bool:
        return False

    def look_ahead(self, _: Sequence[int]) -> list[tuple[float, States]]:
        return [(lead, self._end) for lead in self._leads]

    def previous_look_ahead(self, _: Sequence[int]) -> list[tuple[float, States]]:
        return [(lead, self._end) for lead in self._earlier]


@pytest.mark.parametrize(
    ("earlier", "error", "is_equal"), [([2.0, 1.0], 0, False), ([4.5, 3.8], 0.3, False), ([1.0, 3.0], 3, True)]
)
def test_a_search_without_guesses_errs_as_much_as_its_last_iteration_changed(
    earlier: list[float], error: float, is_equal: bool
) -> None:
    match = Match("circle_the_wagons", 2, seed=3)
    search = GameSearch(match, TwoIterations(copy_states(match.states), [3.0, 2.0], earlier))
    best, other = search.estimates([0, 1])
    assert best.lead_over(other, match.to_move or 0) == pytest.approx((1, error))
    assert are_equal(Measure.POINTS, best, other, match.to_move or 0) == is_equal
    assert best.is_noise(other, match.to_move or 0) == is_equal


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
def test_points_are_shown_where_the_win_chance_says_little(
    game: str, players: int, chances: list[float], measure: Measure
) -> None:
    assert measure_of(Match(game, players, seed=1), chances) is measure
