"""The Gymnasium spaces of the environments, for all adapters."""

import numpy as np

from townwright.core.game import Game
from townwright.core.optional_packages import extra
from townwright.research.actions import action_count
from townwright.research.observations import bounds, structure

with extra("gymnasium"):
    from gymnasium.spaces import Box, Dict, Discrete


def observation_space(game: Game, scaled: bool = False, structured: bool = False) -> Box | Dict:
    """Return the space of observations; docs/research.md explains their numbers."""
    least, most = bounds(game)
    if structured:
        grids = {block.name for block in game.learning.observation_blocks if block.digits}
        low, high = structure(game, least), structure(game, most)
        if scaled:
            return Dict({name: Box(0, 1, part.shape, np.float32) for name, part in low.items()})
        return Dict(
            {
                name: Box(0, 1, part.shape, np.uint8) if name in grids else Box(part, high[name], dtype=np.int16)
                for name, part in low.items()
            }
        )
    if scaled:
        return Box(0, 1, (game.learning.observation_count,), np.float32)
    return Box(least, most, dtype=np.int16)


def mask_space(game: Game, compact: bool = False) -> Box:
    """Return the space of masks: a 1 for each legal action."""
    return Box(0, 1, (action_count(game, compact),), np.int8)


def action_space(game: Game, compact: bool = False) -> Discrete:
    """Return the space of action codes, or of actions in the smaller space."""
    return Discrete(action_count(game, compact))
