"""How an environment encodes observations, actions and masks."""

from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.research.actions import CompactActions, action_count, masks
from townwright.research.observations import scale, structure
from townwright.research.spaces import action_space, observation_space

Array = npt.NDArray[Any]

#: The value of `mask` for one bit per action.
PACKED = "packed"


class Encoding:
    """The encoding of observations, actions and masks, for some rows of games."""

    def __init__(self, game: Game, rows: int, scaled: bool, structured: bool, compact: bool, mask: bool | str) -> None:
        if mask not in (True, False, PACKED):
            raise problem(NotPossible, "no-such-mask", mask=str(mask)[:80])
        self.game, self.scaled, self.structured, self.mask = game, scaled, structured, mask
        self.compact = CompactActions(game, rows) if compact else None
        self.actions = action_count(game, compact)  # the size of the action space
        self.observation_space = observation_space(game, scaled, structured)
        self.action_space = action_space(game, compact)

    def observations(self, numbers: Array) -> Any:
        """Return observations as the learner gets them."""
        if self.structured:
            return structure(self.game, numbers, self.scaled)
        return scale(self.game, numbers) if self.scaled else numbers

    def legal_rows(self, states: Any, legal: Array, counts: Array) -> tuple[Array, Array]:
        """Return the legal actions of all rows as the learner numbers them, and how many there are."""
        if self.compact is None:
            return legal, counts
        self.compact.update(states, legal, counts)
        return self.compact.numbers, self.compact.counts

    def codes(self, actions: Any) -> Array:
        """Return the codes of actions, one per row, after `legal_rows` of the same states.

        In the smaller space, the code of an illegal action is -1.
        """
        return np.asarray(actions, np.int64) if self.compact is None else self.compact.decode(actions)

    def masks(self, legal: Array, counts: Array) -> Array:
        """Return the legal actions of all rows as flags or bits."""
        return masks(legal, counts, self.actions, self.mask == PACKED)
