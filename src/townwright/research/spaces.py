"""The Gymnasium spaces of the environments, for all adapters."""

from functools import cache
from typing import Any

import numpy as np

from townwright.core.extras import extra
from townwright.core.game import Game

with extra("gymnasium"):
    from gymnasium.spaces import Box, Discrete


@cache
def _bounds(game: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the bounds of each number of an observation; the limits of the type if the game has none."""
    if not game.learning.observation_blocks:
        info = np.iinfo(np.int16)
        return (info.min,) * game.learning.observation, (info.max,) * game.learning.observation
    bounds = [block.bounds() for block in game.learning.observation_blocks]
    return tuple(low for least, _ in bounds for low in least), tuple(high for _, most in bounds for high in most)


def observation_space(game: Game) -> Any:
    """Return the space of observations; docs/research.md explains their numbers."""
    least, most = _bounds(game)
    return Box(np.array(least, np.int16), np.array(most, np.int16), dtype=np.int16)


def mask_space(game: Game) -> Any:
    """Return the space of masks: a 1 for each legal action."""
    return Box(0, 1, (game.rules.actions,), np.int8)


def action_space(game: Game) -> Any:
    """Return the space of action codes."""
    return Discrete(game.rules.actions)
