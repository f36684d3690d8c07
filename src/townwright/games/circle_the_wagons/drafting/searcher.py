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
from townwright.games.circle_the_wagons.rules import WIDTH
from townwright.games.circle_the_wagons.state import STATE, State

BEAMS = 1 << 17
PLANS = 1 << 18
NO_LIMIT = 1 << 62

#: The settings of the search, see `DraftSettings`.
SETTINGS: Mapping[str, float] = {
    "places": 5,
    "more_places": 2,
    "most_skipped": 4,
    "width": 1,
    "narrow": 15,
    "territory": 6,
    "needed": 0,
    "mine": 24,
    "gun": 12,
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
        self._states = states
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
        search.begin(states, *self._buffers, np.zeros(WIDTH, np.int32))

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
        """Examine that many more towns; return whether there is more to search."""
        return bool(search.grow(*self._buffers, steps))

    def look_ahead(self, actions: Sequence[int]) -> list[tuple[float, States]]:
        """Return the expected lead of the player to move after each action, and the table at the end.

        All of them are searched in the last complete iteration, or in an earlier one if that would take too long.
        """
        iteration, limit = max(0, self._work.completed), self.expansions // 4
        while True:
            results = []
            for action in actions:
                states = copy_states(self._states)
                steps = limit if iteration else NO_LIMIT
                value = int(search.look_ahead(*self._buffers, action, iteration, steps, states))
                if self._work.stopped:
                    break
                results.append((value / POINT, states))
            else:
                return results
            iteration -= 1


def draft_search(states: States) -> DraftSearch | None:
    """Return a search of a state; None if a scoring card in play has no bound."""
    conditions = records(states, State)[0].scoring.tolist()
    return DraftSearch(states) if SUPPORTED_CONDITIONS.issuperset(conditions) else None
