"""The race of the candidates: all are tried on the same guesses, and those that do worse drop out."""

import math
from pathlib import Path

from townwright.core.arrays import int64
from townwright.core.chance import below
from townwright.core.grid import CODES
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import entry_point, rule
from townwright.games.sprawlopolis.components import CARDS, CITY
from townwright.games.sprawlopolis.planning.places import LOWEST, SCORED, find_places, set_worth
from townwright.games.sprawlopolis.planning.plans import plan, play
from townwright.games.sprawlopolis.planning.workspace import (
    BEAMS,
    CANDIDATES,
    GUESSES,
    MAX_LISTED,
    START,
    PlanSettings,
    PlanWorkspace,
)
from townwright.games.sprawlopolis.rules import PLACE, REVEAL, apply, knows, legal, redeal
from townwright.games.sprawlopolis.scoring import is_won, score, target
from townwright.games.sprawlopolis.state import State

PACKAGE = Path(__file__).parents[1]
NO_CANDIDATE = -1
#: The smallest variance of the difference between two candidates.
LEAST_VARIANCE = 0.5


@rule
def try_placement(
    states: Records[State], w: PlanWorkspace, settings: PlanSettings, code: int, guess: int, width: int, log: Log
) -> int:
    """Play a placement on a guess and plan to the end of the game; return the index of the best city."""
    states[BEAMS] = states[START]
    s = states[BEAMS]
    redeal(s, int64(s.to_move), int64(w.seed + guess))
    play(s, code, log)
    return plan(states, w, settings, width, log)


@rule
def value(w: PlanWorkspace, settings: PlanSettings, points: int) -> float:
    """Return the value of a result: its points, and more if it reaches the target."""
    return points + (settings.winning if is_won(points, int64(w.target)) else 0.0)


@rule
def width_of_try(w: PlanWorkspace, settings: PlanSettings, number: int) -> int:
    """Return the width of the beam in a try; it doubles with each one if all cards are known."""
    return (
        min(int64(settings.width) << min(number, 16), int64(settings.widest)) if w.knows_all else int64(settings.width)
    )


@rule
def mean(w: PlanWorkspace, settings: PlanSettings, candidate: int) -> float:
    """Return the mean result of a candidate, or its best result if all cards are known.

    A part of the difference in weight from the first candidate is added to the results; it fades with more tries.
    """
    visits = int64(w.visits[candidate])
    if visits == 0:
        return LOWEST + w.priors[candidate]
    if w.knows_all:
        return w.sums[candidate]
    prior = settings.prior_share * (w.priors[candidate] - w.priors[0])
    return (w.sums[candidate] + settings.prior_tries * prior) / visits


@rule
def is_behind(w: PlanWorkspace, settings: PlanSettings, candidate: int) -> bool:
    """Return whether a candidate is clearly worse than the best one, on the same guesses."""
    best, n = int64(w.best), min(int64(w.visits[candidate]), int64(w.visits[w.best]))
    if candidate == best or n == 0:
        return False
    if w.knows_all:
        return (w.sums[best] - w.sums[candidate]) * n > settings.tolerance
    if n < settings.min_tries:
        return False
    total, squares = 0.0, 0.0
    for guess in range(n):
        difference = w.results[candidate, guess] - w.results[best, guess]
        total += difference
        squares += difference * difference
    average = total / n
    variance = max(LEAST_VARIANCE, squares / n - average * average)
    return average + settings.drop_errors * math.sqrt(variance / n) < 0


@rule
def choose_best(w: PlanWorkspace, settings: PlanSettings) -> None:
    """Choose the best candidate: the highest mean of those tried at least half as often as any other."""
    most = int64(0)
    for candidate in range(w.entered_count):
        if not w.has_dropped_out[candidate]:
            most = max(most, int64(w.visits[candidate]))
    highest = 2 * LOWEST
    for candidate in range(w.entered_count):
        if not w.has_dropped_out[candidate] and (w.knows_all or 2 * w.visits[candidate] >= most):
            average = mean(w, settings, int64(candidate))
            if average > highest:
                w.best = candidate
                highest = average


@rule
def most_tries(s: State, w: PlanWorkspace, settings: PlanSettings) -> int:
    """Return how many tries of a candidate can make a difference."""
    if not w.knows_all:
        return int64(GUESSES)
    if s.city.card_count >= CITY - 2:
        return int64(1)  # a single card follows, which needs no beam
    tries = int64(1)
    while width_of_try(w, settings, tries - 1) < settings.widest:
        tries += 1
    return tries


@rule
def next_candidate(w: PlanWorkspace, settings: PlanSettings) -> int:
    """Return the candidate with the fewest tries, or a new one; NO_CANDIDATE if all is decided."""
    first = settings.first_candidates_known if w.knows_all else settings.first_candidates
    possible = min(int64(w.candidate_count), first + w.tries // settings.tries_per_candidate)
    w.entered_count = max(int64(w.entered_count), possible)
    chosen, running = int64(NO_CANDIDATE), 0
    for candidate in range(w.entered_count):
        if not w.has_dropped_out[candidate]:
            running += 1
            if chosen == NO_CANDIDATE or w.visits[candidate] < w.visits[chosen]:
                chosen = int64(candidate)
    if running > 1 and w.visits[chosen] < w.most_tries:
        return chosen
    if w.entered_count == w.candidate_count:
        return int64(NO_CANDIDATE)
    w.entered_count += 1
    return int64(w.entered_count - 1)


@rule
def knows_all(s: State) -> bool:
    """Return whether the player to move knows all cards to come: at most one has not been seen."""
    unknown = 0
    for card in range(1, CARDS + 1):
        if not knows(s, int64(s.to_move), card):
            unknown += 1
    return unknown <= 1


@entry_point(package=PACKAGE, slow=True)
def begin(states: Records[State], workspace: Records[PlanWorkspace], all_settings: Records[PlanSettings]) -> None:
    """Prepare a search of the first state."""
    s, w, settings = states[START], workspace[0], all_settings[0]
    w.seed = below(s, 1 << 30)
    w.target = target(s)
    w.knows_all = knows_all(s)
    w.most_tries = most_tries(s, w, settings)
    w.legal_count = legal(s, w.legal)
    set_worth(s, w)
    w.candidate_count = min(CANDIDATES, find_places(s, states, w, settings, MAX_LISTED, MAX_LISTED))
    for candidate in range(w.candidate_count):
        w.moves[candidate] = w.codes[SCORED, candidate]
        w.priors[candidate] = w.weights[SCORED, candidate]
        w.has_dropped_out[candidate] = 0
        w.visits[candidate] = 0
        w.sums[candidate] = 0.0
    w.entered_count = 0
    w.best = 0
    w.tries = 0


@entry_point(package=PACKAGE, slow=True)
def grow(
    states: Records[State],
    workspace: Records[PlanWorkspace],
    all_settings: Records[PlanSettings],
    log: Log,
    tries: int,
) -> bool:
    """Try candidates; return whether there is more to try."""
    w, settings = workspace[0], all_settings[0]
    for _ in range(tries):
        candidate = next_candidate(w, settings)
        if candidate == NO_CANDIDATE:
            return False
        number = int64(w.visits[candidate])
        width = width_of_try(w, settings, number)
        city = try_placement(states, w, settings, int64(w.moves[candidate]), number, width, log)
        result = value(w, settings, int64(score(states[city])))
        w.results[candidate, number] = result
        w.sums[candidate] = max(w.sums[candidate], result) if w.knows_all and number else w.sums[candidate] + result
        w.visits[candidate] += 1
        w.tries += 1
        choose_best(w, settings)
        if is_behind(w, settings, candidate):
            w.has_dropped_out[candidate] = 1
    return True


@rule
def placement_for(states: Records[State], w: PlanWorkspace, settings: PlanSettings, action: int, log: Log) -> int:
    """Return the placement that an action stands for: itself, or the best one of a card to reveal."""
    if action >= PLACE:
        return action
    best = int64(NO_CANDIDATE)
    for candidate in range(w.candidate_count):
        if (w.moves[candidate] - PLACE) // CODES == action - REVEAL and (
            best == NO_CANDIDATE or mean(w, settings, int64(candidate)) > mean(w, settings, best)
        ):
            best = int64(candidate)
    if best != NO_CANDIDATE:
        return int64(w.moves[best])
    states[BEAMS] = states[START]
    apply(states[BEAMS], action, log)
    find_places(states[BEAMS], states, w, settings, MAX_LISTED, MAX_LISTED)
    return int64(w.codes[SCORED, 0])


@entry_point(package=PACKAGE, slow=True)
def look_ahead(
    states: Records[State],
    workspace: Records[PlanWorkspace],
    all_settings: Records[PlanSettings],
    log: Log,
    action: int,
    ends: Records[State],
) -> int:
    """Try an action on the first guesses; write the final state of each; return the sum of points."""
    w, settings = workspace[0], all_settings[0]
    code = placement_for(states, w, settings, action, log)
    width = int64(settings.widest) if w.knows_all else int64(settings.width)
    points = int64(0)
    for guess in range(ends.shape[0]):
        ends[guess] = states[try_placement(states, w, settings, code, int64(guess), width, log)]
        points += score(ends[guess])
    return points


@entry_point(package=PACKAGE, slow=True)
def plan_game(
    states: Records[State],
    workspace: Records[PlanWorkspace],
    all_settings: Records[PlanSettings],
    log: Log,
    width: int,
) -> int:
    """Plan the first state to its end with the deck as it is; return the index of the best city."""
    w = workspace[0]
    set_worth(states[START], w)
    states[BEAMS] = states[START]
    return plan(states, w, all_settings[0], width, log)
