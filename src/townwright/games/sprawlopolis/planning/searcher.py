"""Search the city from a state, for the strongest bot, hints and analyses."""

from collections.abc import Mapping, Sequence

from townwright.core.code_parts import CodePart, Example
from townwright.core.grid import CODES
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.state import States, new_states
from townwright.games.sprawlopolis.planning import race
from townwright.games.sprawlopolis.planning.workspace import (
    BEAMS,
    PLAN_SETTINGS,
    PLAN_WORKSPACE,
    START,
    PlanWorkspace,
)
from townwright.games.sprawlopolis.rules import PLACE, REVEAL
from townwright.games.sprawlopolis.scoring import score
from townwright.games.sprawlopolis.state import STATE, Phase, State

#: The settings of the search, see `PlanSettings`.
SETTINGS: Mapping[str, float] = {
    "first_list": 80,
    "second_list": 8,
    "second_list_per_hard_card": 10,
    "block": 0,
    "pair": 0.8,
    "open_end": 0.3,
    "width": 4,
    "widest": 32,
    "winning": 2,
    "first_candidates": 6,
    "first_candidates_known": 16,
    "tolerance": 6,
    "tries_per_candidate": 24,
    "prior_share": 0.5,
    "prior_tries": 6,
    "drop_errors": 0.7,
    "min_tries": 2,
}
#: Maximum number of guesses on which actions are compared.
MAX_COMPARISON_GUESSES = 24


def _examples() -> list[Example]:
    states, workspace, settings = new_states(STATE), new_states(PLAN_WORKSPACE), new_states(PLAN_SETTINGS)
    buffers = (states, workspace, settings, NO_LOG)
    return [buffers[:3], (*buffers, 0), (*buffers, 0, states), (*buffers, 0)]


PART = CodePart("sprawlopolis.planning", (race.begin, race.grow, race.look_ahead, race.plan_game), _examples)


class PlanSearch:
    """A search of the city, from the state of a running game; `widest` makes room for wider beams."""

    def __init__(self, states: States, settings: Mapping[str, float] | None = None, widest: int = 0) -> None:
        all_settings = {**SETTINGS, **(settings or {})}
        room = max(widest, int(all_settings["widest"]))
        self._states = new_states(STATE, BEAMS + 2 * room)
        self._states[START] = states[0]
        self._workspace, self._settings = new_states(PLAN_WORKSPACE), new_states(PLAN_SETTINGS)
        for name, value in all_settings.items():
            self._settings[name] = value
        race.begin(self._states, self._workspace, self._settings)

    @property
    def _work(self) -> PlanWorkspace:
        return records(self._workspace, PlanWorkspace)[0]

    @property
    def tries(self) -> int:
        """The number of plans to the end of the game."""
        return self._work.tries

    @property
    def actions(self) -> list[int]:
        """The actions, best first: the best candidate, those still in the race, the others."""
        work = self._work

        def rank(candidate: int) -> tuple[bool, bool, float, int]:
            visits = int(work.visits[candidate])
            mean = work.sums[candidate] / (1 if work.knows_all else max(1, visits))
            return candidate != work.best, bool(work.has_dropped_out[candidate]) or not visits, -mean, candidate

        ranked = sorted(range(work.candidate_count), key=rank)
        moves = [int(work.moves[each]) for each in ranked]
        if records(self._states, State)[START].phase == Phase.REVEAL:
            moves = [REVEAL + (move - PLACE) // CODES for move in moves]
        return list(dict.fromkeys([*moves, *work.legal[: work.legal_count].tolist()]))

    def grow(self, steps: int) -> bool:
        """Make `steps` more tries; return whether there is more to search."""
        return bool(race.grow(self._states, self._workspace, self._settings, NO_LOG, steps))

    def look_ahead(self, actions: Sequence[int]) -> list[tuple[float, States]]:
        """Return the expected lead after each action, and the final states, on the same guesses."""
        results: list[tuple[float, States]] = []
        guesses = 1 if self._work.knows_all else max(1, min(MAX_COMPARISON_GUESSES, int(self._work.visits.max())))
        for action in actions:
            ends = new_states(STATE, guesses)
            points = race.look_ahead(self._states, self._workspace, self._settings, NO_LOG, action, ends)
            results.append((int(points) / guesses - self._work.target, ends))
        return results

    def previous_look_ahead(self, _: Sequence[int]) -> list[tuple[float, States]]:
        """Return an empty list: the spread over the guesses already gives the error."""
        return []

    def plan_known(self, width: int) -> int:
        """Return the points of the best plan found with the deck as it is; `width` is at most `widest`."""
        city = race.plan_game(self._states, self._workspace, self._settings, NO_LOG, width)
        return int(score(records(self._states, State)[int(city)]))
