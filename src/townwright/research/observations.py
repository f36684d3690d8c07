"""Observations as learners get them: numbers, scaled numbers, or named parts with planes for grids."""

from functools import cache
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core import grid
from townwright.core.contract import SpaceBlock
from townwright.core.game import Game

Numbers = npt.NDArray[np.int16]
Scaled = npt.NDArray[np.float32]
#: A named part; planes are 8-bit numbers unless they are scaled.
Part = npt.NDArray[np.int16 | np.uint8 | np.float32]


@cache
def bounds(game: Game) -> tuple[Numbers, Numbers]:
    """Return the bounds of each number of an observation; the limits of the type if the game has none."""
    if not game.learning.observation_blocks:
        info, size = np.iinfo(np.int16), game.learning.observation_count
        return np.full(size, info.min, np.int16), np.full(size, info.max, np.int16)
    least, most = zip(*[block.bounds() for block in game.learning.observation_blocks], strict=True)
    return np.concatenate(least).astype(np.int16), np.concatenate(most).astype(np.int16)


@cache
def _offset_and_span(game: Game) -> tuple[Scaled, Scaled]:
    """Return the lower bound of each number of an observation, and the span to the highest usual one."""
    least, most = bounds(game)
    usual = [number for block in game.learning.observation_blocks for number in block.usual_numbers()]
    highest = np.array(usual, np.float32) if usual else most.astype(np.float32)
    return least.astype(np.float32), np.maximum(highest - least, 1)


def scale(game: Game, observations: Numbers) -> Scaled:
    """Scale one observation, or one per row, so that every number is from 0 to 1.

    1 is the highest number that is usual; rare numbers above it are 1 too.
    """
    least, span = _offset_and_span(game)
    scaled: Scaled = (observations - least) / span
    return np.minimum(scaled, 1, out=scaled)


def structure(game: Game, observations: Numbers, scaled: bool = False) -> dict[str, Part]:
    """Return the named parts of one observation, or of one per row.

    A repeated block becomes one part per name, as in `players_points`, with one row per repetition. The squares of card
    grids become planes of 0 and 1 in the window around the town in which the smaller action space places cards.
    """
    numbers = scale(game, observations) if scaled else observations
    parts: dict[str, Part] = {}
    for block in game.learning.observation_blocks:
        if block.digits:
            planes = grid_planes(block, observations[..., block.start : block.start + block.size])
            parts[block.name] = planes.astype(np.float32) if scaled else planes
            continue
        values = numbers[..., block.start : block.start + block.size]
        if not block.parts:
            parts[block.name] = values
        for part in block.parts:
            rows = values.reshape(*values.shape[:-1], -1, sum(each.size for each in block.parts))
            parts[f"{block.name}_{part.name}"] = rows[..., part.start : part.start + part.size]
    return parts


@cache
def plane_names(block: SpaceBlock) -> tuple[str, ...]:
    """Return the names of a grid's planes: one per value of a digit, or one for a digit of two values."""
    return tuple(
        name if size == 2 else f"{name}_{value}"
        for name, size in block.digits
        for value in range(1 if size == 2 else size)
    )


@cache
def _plane_table(block: SpaceBlock) -> npt.NDArray[np.uint8]:
    """Return the planes of a square by its number; 0 is an empty square, which is on no plane."""
    sizes = [size for _, size in block.digits]
    table = np.zeros((1 + prod(sizes), len(plane_names(block))), np.uint8)
    for number in range(prod(sizes)):
        plane = 0
        for size, digit in zip(sizes, np.unravel_index(number, sizes), strict=True):
            if size == 2:
                table[1 + number, plane] = digit
            else:
                table[1 + number, plane + int(digit)] = 1
            plane += 1 if size == 2 else size
    return table


def board_count(block: SpaceBlock) -> int:
    """Return the number of boards whose squares a block has."""
    return block.size // (grid.SIZE * grid.SIZE)


def grid_planes(block: SpaceBlock, squares: Numbers) -> npt.NDArray[np.uint8]:
    """Return the planes of the boards in a block, board by board, in the window around each town."""
    boards = squares.reshape(*squares.shape[:-1], board_count(block), grid.SIZE, grid.SIZE)
    rows, columns = _window(boards, -1), _window(boards, -2)
    window = np.take_along_axis(np.take_along_axis(boards, rows[..., :, None], -2), columns[..., None, :], -1)
    planes = np.moveaxis(_plane_table(block)[window], -1, -3)
    return np.ascontiguousarray(planes.reshape(*squares.shape[:-1], -1, grid.WINDOW, grid.WINDOW))


def _window(boards: Numbers, across: int) -> npt.NDArray[np.int64]:
    """Return the rows, or the columns, of the torus that are in the window of each board."""
    occupied = boards.any(axis=across)  # one run on the torus, because towns are connected
    first: Any = np.argmax(occupied & ~np.roll(occupied, 1, -1), -1)
    start = grid.window_start(first, first + occupied.sum(-1) - 1)  # the rule works on arrays, too
    window: npt.NDArray[np.int64] = (np.asarray(start)[..., None] + np.arange(grid.WINDOW)) & grid.WRAP
    return window
