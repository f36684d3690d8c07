"""The Gymnasium spaces of the environments, for all adapters."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

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


def observation_space(game: Game, scaled: bool = False) -> Any:
    """Return the space of observations; docs/research.md explains their numbers."""
    if scaled:
        return Box(0, 1, (game.learning.observation,), np.float32)
    least, most = _bounds(game)
    return Box(np.array(least, np.int16), np.array(most, np.int16), dtype=np.int16)


@cache
def _scale(game: Game) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Return the lower bound and the range of each number of an observation."""
    least, most = (np.array(bounds, np.float32) for bounds in _bounds(game))
    return least, np.maximum(most - least, 1)


def scale(game: Game, observations: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    """Scale one observation, or one per row, so that every number is from 0 to 1."""
    least, span = _scale(game)
    scaled: npt.NDArray[np.float32] = (observations - least) / span
    return scaled


def mask_space(game: Game) -> Box:
    """Return the space of masks: a 1 for each legal action."""
    return Box(0, 1, (game.rules.actions,), np.int8)


def action_space(game: Game) -> Discrete:
    """Return the space of action codes."""
    return Discrete(game.rules.actions)
