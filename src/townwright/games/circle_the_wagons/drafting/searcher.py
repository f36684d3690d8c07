"""Search the draft from a state, for the strongest bot, hints and analyses."""

from collections.abc import Mapping, Sequence

import numpy as np

from townwright.core.code_parts import CodePart, Example
from townwright.core.record import records
from townwright.core.state import States, copy_states, new_states
from townwright.games.circle_the_wagons.drafting import search
from townwright.games.circle_the_wagons.drafting.workspace import (
    BEAM,
    DRAFT_SETTINGS,
    DRAFT_WORKSPACE,
    PLAN,
    POINT,
    DraftWorkspace,
)
from townwright.games.circle_the_wagons.ending.workspace import SUPPORTED_CONDITIONS, WORKSPACE
from townwright.games.circle_the_wagons.rules import MAX_LEGAL
from townwright.games.circle_the_wagons.state import STATE, State

BEAMS = 1 << 17
PLANS = 1 << 19
NO_LIMIT = 1 << 62

#: The settings of the search, see `DraftSettings`.
SETTINGS: Mapping[str, float] = {
    "places": 5,
    "more_places": 2,
    "most_skipped": 3,
    "width": 1,
    "narrow": 15,
    "territory": 10,
    "needed": 4,
    "mine": 48,
    "gun": 24,
    "beer": -12,
    "turn": 48,
}


def _examples() -> list[Example]:
    states, workspace, endings = new_states(STATE), new_states(DRAFT_WORKSPACE), new_states(WORKSPACE)
    settings, beams, plans = new_states(DRAFT_SETTINGS), new_states(BEAM), new_states(PLAN)
    buffers = (workspace, endings, settings, beams, plans)
    return [(states, *buffers, np.zeros(1, np.int32)), (*buffers, 0), (*buffers, 0, 0, 0, states)]


PART = CodePart("circle_the_wagons.drafting", (search.begin, search.grow, search.look_ahead), _examples)


class DraftSearch:
    """A search of the draft, from the state of a running game."""

    def __init__(self, states: States, settings: Mapping[str, float] | None = None) -> None:
        self._states, self._compared = states, 0
        self._workspace = new_states(DRAFT_WORKSPACE)
        self._buffers = (
            self._workspace,
            new_states(WORKSPACE),
            new_states(DRAFT_SETTINGS),
            new_states(BEAM, BEAMS),
            new_states(PLAN, PLANS),
        )
        for name, value in {**SETTINGS, **(settings or {})}.items():
            setattr(records(self._buffers[2])[0], name, value)
        search.begin(states, *self._buffers, np.zeros(MAX_LEGAL, np.int32))

    @property
    def _work(self) -> DraftWorkspace:
        return records(self._workspace, DraftWorkspace)[0]

    @property
    def expansions(self) -> int:
        """The number of towns for which all places of a card were examined."""
        return self._work.expansions

    @property
    def actions(self) -> list[int]:
        """The actions, best first."""
        ranked: list[int] = self._work.moves[: self._work.count].tolist()
        return [self._work.best, *(action for action in ranked if action != self._work.best)]

    def grow(self, steps: int) -> bool:
        """Examine `steps` more towns; return whether there is more to search."""
        return bool(search.grow(*self._buffers, steps))

    def look_ahead(self, actions: Sequence[int]) -> list[tuple[float, States]]:
        """Return the expected lead of the player to move after each action, and the final state.

        All of them are searched in the same iteration: the one that chose the best action, or an earlier one if that
        would take much longer than the search did.
        """
        for iteration in range(self._work.last_comparison, 0, -1):
            results = self._compare(actions, iteration, self.expansions // 2)
            if results:
                self._compared = iteration
                return results
        self._compared = 0
        return self._compare(actions, 0, NO_LIMIT)

    def previous_look_ahead(self, actions: Sequence[int]) -> list[tuple[float, States]]:
        """Return lead and final state of each action in the iteration before that of the last look ahead."""
        return self._compare(actions, self._compared - 1, NO_LIMIT) if self._compared else []

    def _compare(self, actions: Sequence[int], iteration: int, steps: int) -> list[tuple[float, States]]:
        """Return lead and final state of each action in an iteration; nothing if it takes more steps."""
        results, end = [], self.expansions + steps
        for action in actions:
            states = copy_states(self._states)
            value = search.look_ahead(*self._buffers, action, iteration, end - self.expansions, states)
            if self._work.is_stopped:
                return []
            results.append((int(value) / POINT, states))
        return results


def draft_search(states: States) -> DraftSearch | None:
    """Return a search of a state; None if a scoring card in play has no bound."""
    conditions = records(states, State)[0].scoring.tolist()
    return DraftSearch(states) if SUPPORTED_CONDITIONS.issuperset(conditions) else None
