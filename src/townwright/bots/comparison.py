"""Compare actions on the same guesses at what is hidden, so that luck favours none of them."""

import math
import time
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from townwright.bots.search import Budget, Clock, Estimate, Tree
from townwright.bots.tree import settings_of
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, GameState, States, copy_states

#: Minimum number of guesses when the budget is a time.
LEAST_GUESSES = 8
#: Number of guesses before candidates are first checked and dropped; later checks follow at every doubling.
FIRST_CHECK = 16
#: A candidate that is worse than the best by more than this many standard errors is dropped.
CLEARLY_WORSE = 3.0
#: A difference of fewer standard errors than this may be chance, so it is not shown.
NOTEWORTHY_ERRORS = 2.0
#: A win chance is used as measured if it differs from what the lead suggests by more than this many standard errors.
CLEARLY_DIFFERENT = 2.0
#: The tries of a tree are divided into this many parts; the first part is a warm-up and does not count.
WARM_UP_PARTS = 4

#: If all win chances are closer to 0 or 1 than this, the game is as good as decided, and points say more.
DECIDED = 0.03
#: The largest difference in the chance to win between equally good actions.
EQUAL_CHANCE = 0.02

Samples = npt.NDArray[np.float64]


class Measure(StrEnum):
    """The number that says how good a suggestion is."""

    CHANCE = "chance"  # to win
    POINTS = "points"  # the expected lead


class Tries(NamedTuple):
    """The results of an action, one row per guess: for each seat, and the score sheets."""

    values: Samples
    chances: Samples  # to win
    leads: Samples
    sheets: Samples


class ComparedEstimate(Estimate, frozen=True, kw_only=True):
    """An estimate with the tries behind it. All candidates are tried on the same guesses."""

    tries: Tries

    def lead_over(self, other: "ComparedEstimate", seat: int) -> tuple[float, float]:
        """Return by how many points it is better than another action, and the standard error."""
        return mean_difference(self.tries.leads[:, seat], other.tries.leads[:, seat])

    def is_noise(self, other: "ComparedEstimate", seat: int) -> bool:
        """Return whether the difference in value may be luck: it is below `NOTEWORTHY_ERRORS` standard errors."""
        difference, error = mean_difference(self.tries.values[:, seat], other.tries.values[:, seat])
        return abs(difference) < NOTEWORTHY_ERRORS * error

    def sheet_over(self, other: "ComparedEstimate") -> tuple[Samples, Samples]:
        """Return the differences of the score sheets, and their standard errors."""
        window = common_guesses(self.tries.sheets, other.tries.sheets)
        samples = self.tries.sheets[window] - other.tries.sheets[window]
        return samples.mean(axis=0), standard_error(samples)


def common_guesses(one: Samples, other: Samples) -> slice:
    """Return the guesses on which both actions were tried, without the first ones."""
    count = min(len(one), len(other))
    return slice(count // WARM_UP_PARTS, count)


def mean_difference(one: Samples, other: Samples) -> tuple[float, float]:
    """Return the mean difference on common guesses, and its standard error."""
    window = common_guesses(one, other)
    samples = one[window] - other[window]
    return float(samples.mean()), float(standard_error(samples))


def standard_error(samples: Samples) -> Samples:
    """Return the standard error of the mean of some samples; 0 if there is only one."""
    count = len(samples)
    error: Samples = samples.std(axis=0) / math.sqrt(max(1, count - 1))
    return error


class Candidate:
    """An action with its own tree, which gets one try per guess."""

    def __init__(self, match: Match, root: States, action: int) -> None:
        self.action = action
        self.tree = Tree(match, copy_states(root), 0, {}, [action], 0)
        self._tries: list[tuple[Samples, Samples, Samples, Samples]] = []

    def try_on(self, guess_seed: int) -> None:
        """Try the action on the guess that a seed makes."""
        self._tries.append(self.tree.try_on(guess_seed))

    def __len__(self) -> int:
        return len(self._tries)

    def line(self) -> list[int]:
        """Return the action and what was expected to follow it."""
        return self.tree.line(self.action) or [self.action]

    def tries(self) -> Tries:
        """Return all tries so far."""
        return Tries(*(np.stack(column) for column in zip(*self._tries, strict=True)))


class LineCandidate(Candidate):
    """A line of actions; its tree grows from the position after it. Its `action` is the index of the line."""

    def __init__(self, match: Match, line: Sequence[int], number: int) -> None:
        self.action = number
        self.tree = Tree(match, match.states, 0, {}, [], 0)
        self._match, self._line = match, line
        self._tries = []

    def try_on(self, guess_seed: int) -> None:
        """Play the line on the guess that a seed makes, then try what follows."""
        states, entry, seat = copy_states(self._match.states), self._match.game.entry_points, self._match.to_move
        legal = np.zeros(self._match.game.rules.max_legal, np.int32)
        assert seat is not None
        entry.redeal(states, 0, seat, guess_seed)
        for code in self._line:
            if code not in legal[: entry.legal(states, 0, legal)]:  # it followed from something revealed
                break
            entry.apply(states, 0, code, NO_LOG)
        is_over = records(states, GameState)[0].to_move == OVER
        self._tries.append(final_try(self._match, states) if is_over else self.tree.try_on(guess_seed, states))


def final_try(match: Match, states: States) -> tuple[Samples, Samples, Samples, Samples]:
    """Return the values, win chances and leads by seat of a finished game, and its score sheet."""
    sheet = np.zeros((match.game.rules.rows, match.seats), np.int64)
    scores, ranks = np.zeros(match.seats, np.int64), np.zeros(match.seats, np.int64)
    match.game.entry_points.result(states, 0, sheet, scores, ranks)
    rivals = [[points for other, points in enumerate(scores) if other != seat] for seat in range(match.seats)]
    leads = np.array(
        [
            points - (max(others) if match.target is None and others else match.target or 0)
            for points, others in zip(scores, rivals, strict=True)
        ],
        np.float64,
    )
    winners = int(np.sum(ranks == 1)) if match.target is None else 1  # in a cooperative game all win together
    chances = (ranks == 1) / max(1, winners)
    return value_of(match, chances, leads), chances, leads, sheet.astype(np.float64)


def value_of(match: Match, chances: Samples, leads: Samples) -> Samples:
    """Return the values of win chances and leads, from 0 to 1, as the search weighs them."""
    settings = settings_of(match.game, len(match.people))
    lead_values = 0.5 + 0.5 * np.tanh(leads / settings["scale"])
    values: Samples = settings["winning"] * chances + (1 - settings["winning"]) * lead_values
    return values


def compare(
    match: Match, root: States, actions: Sequence[int], seed: int, budget: Budget, clock: Clock = time.perf_counter
) -> tuple[list[ComparedEstimate], list[Candidate]]:
    """Try actions on the same guesses until the budget is spent; return estimates and candidates.

    A budget of tries is for each action, a budget of time for all. Clearly worse actions are dropped on the way, which
    leaves more time for the close ones.
    """
    candidates = [Candidate(match, root, action) for action in actions]
    return race(match, candidates, seed, budget, clock), candidates


def compare_lines(
    match: Match, lines: Sequence[Sequence[int]], seed: int, budget: Budget, clock: Clock
) -> list[ComparedEstimate]:
    """Compare the positions after lines as `compare` does actions; `action` is the number of a line."""
    return race(match, [LineCandidate(match, line, i) for i, line in enumerate(lines)], seed, budget, clock)


def race(
    match: Match, candidates: Sequence[Candidate], seed: int, budget: Budget, clock: Clock
) -> list[ComparedEstimate]:
    """Try candidates on the same guesses until the budget is spent; return their estimates."""
    seat = match.to_move
    assert seat is not None
    racing, rng, check = list(candidates), np.random.default_rng(seed), FIRST_CHECK
    end = clock() + budget.milliseconds / 1000
    while True:
        guess_seed = int(rng.integers(1 << 31))
        for each in racing:
            each.try_on(guess_seed)
        count = len(racing[0])
        if count >= budget.tries if budget.tries else count >= LEAST_GUESSES and clock() >= end:
            break
        if count == check:
            check *= 2
            racing = still_racing(racing, seat)
    return estimate(candidates, seat)


def still_racing(candidates: Sequence[Candidate], seat: int) -> list[Candidate]:
    """Return the candidates that are not clearly worse than the best; at least two."""
    values = [each.tries().values[:, seat] for each in candidates]
    ranked = sorted(range(len(candidates)), key=lambda i: -values[i][common_guesses(values[i], values[i])].mean())
    best = values[ranked[0]]

    def is_close(place: int, i: int) -> bool:
        behind, error = mean_difference(best, values[i])
        return place < 2 or behind <= CLEARLY_WORSE * error

    return [candidates[i] for place, i in enumerate(ranked) if is_close(place, i)]


def estimate(candidates: Sequence[Candidate], seat: int) -> list[ComparedEstimate]:
    """Return the estimates of candidates.

    All are measured against the best one, on the guesses that both were tried on. The chance to win is noisier than
    the lead, so it is predicted from the lead by a regression over all tries, unless it clearly differs from that.
    """
    tries = {each.action: each.tries() for each in candidates}

    def value(action: int) -> float:
        own = tries[action].values[:, seat]
        return float(own[common_guesses(own, own)].mean())

    most = max(len(each) for each in candidates)
    pivot = tries[max((each.action for each in candidates if len(each) == most), key=value)]
    slope = chance_per_point(list(tries.values()), seat)
    return [relative_estimate(action, own, pivot, slope, seat) for action, own in tries.items()]


def chance_per_point(tries: Sequence[Tries], seat: int) -> float:
    """Return how much win chance a point of lead is worth, from all tries of a position."""
    leads = np.concatenate([each.leads[:, seat] for each in tries])
    chances = np.concatenate([each.chances[:, seat] for each in tries])
    variance = float(leads.var())
    return max(0.0, float(((leads - leads.mean()) * (chances - chances.mean())).mean()) / variance) if variance else 0.0


def relative_estimate(action: int, own: Tries, pivot: Tries, slope: float, seat: int) -> ComparedEstimate:
    """Return the estimate of an action, from its differences to the pivot."""
    window = common_guesses(pivot.leads, pivot.leads)
    shared = common_guesses(own.leads, pivot.leads)
    leads = pivot.leads[window].mean(axis=0) + (own.leads[shared] - pivot.leads[shared]).mean(axis=0)
    chances = pivot.chances[window].mean(axis=0) + (own.chances[shared] - pivot.chances[shared]).mean(axis=0)
    expected, _ = mean_difference(slope * own.leads[:, seat], slope * pivot.leads[:, seat])
    surplus, error = mean_difference(
        own.chances[:, seat] - slope * own.leads[:, seat], pivot.chances[:, seat] - slope * pivot.leads[:, seat]
    )
    if abs(surplus) <= CLEARLY_DIFFERENT * error:
        chances[seat] = pivot.chances[window, seat].mean() + expected
    value, _ = mean_difference(own.values[:, seat], pivot.values[:, seat])
    return ComparedEstimate(
        action,
        len(own.leads),
        value + float(pivot.values[window, seat].mean()),
        chances.clip(0, 1),
        leads,
        own.sheets[common_guesses(own.sheets, own.sheets)].mean(axis=0),
        tries=own,
    )


def measure_of(match: Match, chances: Sequence[float]) -> Measure:
    """Return what to measure actions by: points in a solo or cooperative game or a decided one."""
    is_contest = match.target is None and len(match.people) > 1
    is_open = max(chances) >= DECIDED and min(chances) <= 1 - DECIDED
    return Measure.CHANCE if is_contest and is_open else Measure.POINTS


def are_equal(measure: Measure, best: ComparedEstimate, other: ComparedEstimate, seat: int) -> bool:
    """Return whether an action is as good as the best: the same number, or within the error."""
    behind, error = best.lead_over(other, seat)
    chance, other_chance = float(best.chances[seat]), float(other.chances[seat])
    if measure is Measure.POINTS:
        return behind <= error or round(float(best.leads[seat]), 1) == round(float(other.leads[seat]), 1)
    return round(100 * chance) == round(100 * other_chance) or (
        behind <= error and chance - other_chance <= EQUAL_CHANCE
    )
