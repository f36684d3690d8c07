"""Compiled lists of legal actions for learners: weights, and numbers in smaller action spaces.

A row is one position of a batch.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from townwright.bots.policy import Workspace, workspace_of
from townwright.core.arrays import Array2, Matrix, Numbers, int64
from townwright.core.code_parts import machine_code
from townwright.core.entry_points import StateRecords
from townwright.core.game import Game
from townwright.core.rule import entry_point
from townwright.core.state import GameState


@cache
def row_weights(game: Game) -> Any:
    """Build the entry point that weighs legal actions as `greedy` does, on a redealt copy of each row."""
    machine_code()
    from numba import prange

    weigh, redeal = game.rules.weigh, game.rules.redeal

    @entry_point(package=game.package, parallel=True)
    def weigh_rows(
        states: StateRecords, legal: Matrix, counts: Numbers, seed: int, work: Workspace, out: Array2[float]
    ) -> None:
        """Write the weights in parallel parts, each with its own workspace; row i is redealt with `seed + i`."""
        size, parts = states.shape[0], work.out.shape[0]
        for part in prange(parts):
            copies, _, _, spare, _ = workspace_of(part, work)
            for i in range(part * size // parts, (part + 1) * size // parts):
                if counts[i] > 0:
                    copies[0] = states[i]
                    redeal(copies[0], int64(copies[0].to_move), seed + i)
                    weigh(copies[0], legal[i], int64(counts[i]), out[i], spare)

    return weigh_rows


@cache
def compact_rows(game: Game) -> Any:
    """Build the entry point that numbers the legal actions of every row in the smaller space of a game."""
    compact: Callable[[GameState, int], int] | None = game.learning.compact
    assert compact is not None

    @entry_point(package=game.package)
    def number_rows(
        states: StateRecords, legal: Matrix, counts: Numbers, out: Matrix, codes: Matrix, totals: Numbers
    ) -> None:
        """Write the numbers and the codes of all actions that are not left out, and how many there are."""
        for i in range(counts.shape[0]):
            n = 0
            for j in range(counts[i]):
                number = compact(states[i], int64(legal[i, j]))
                if number >= 0:
                    out[i, n] = number
                    codes[i, n] = legal[i, j]
                    n += 1
            totals[i] = n

    return number_rows


@entry_point
def codes_of(actions: Numbers, numbers: Matrix, codes: Matrix, counts: Numbers, out: Numbers) -> None:
    """Write the code of each row's action by its number in the smaller space; -1 if it is not listed."""
    for i in range(actions.shape[0]):
        out[i] = -1
        for j in range(counts[i]):
            if numbers[i, j] == actions[i]:
                out[i] = codes[i, j]


@entry_point
def fill_masks(legal: Matrix, counts: Numbers, out: Matrix) -> None:
    """Write a 1 for each legal action of every row; the array must be zero."""
    for i in range(counts.shape[0]):
        for j in range(counts[i]):
            out[i, legal[i, j]] = 1


@entry_point
def fill_packed_masks(legal: Matrix, counts: Numbers, out: Matrix) -> None:
    """Write a bit for each legal action, in the order of `np.packbits`; the array must be zero."""
    for i in range(counts.shape[0]):
        for j in range(counts[i]):
            action = int64(legal[i, j])
            out[i, action >> 3] = int64(out[i, action >> 3]) | 128 >> (action & 7)
