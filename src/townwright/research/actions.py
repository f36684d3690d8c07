"""Legal actions for policies: in a smaller space, as masks, or as lists with features of each action."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from townwright.bots.action_rows import codes_of, compact_rows, fill_masks, fill_packed_masks, row_weights
from townwright.bots.policy import workspace
from townwright.core.arrays import Array2, Matrix, Numbers
from townwright.core.contract import SpaceBlock
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.rule import entry_point
from townwright.research.batch import Batch

Codes = npt.NDArray[np.int32]
Counts = npt.NDArray[np.int64]


class CompactActions:
    """The legal actions of some rows in the smaller space of a game.

    `numbers`, `codes` and `counts` list them after each `update`; what lies outside the space is left out.
    """

    def __init__(self, game: Game, rows: int) -> None:
        if game.learning.compact is None:
            raise problem(NotPossible, "no-compact-actions", game=game.name)
        self.game = game
        self.numbers = np.zeros((rows, game.rules.max_legal), np.int32)
        self.codes = np.zeros_like(self.numbers)
        self.counts = np.zeros(rows, np.int64)

    def update(self, states: Any, legal: Codes, counts: Counts) -> None:
        """List the legal actions of all rows."""
        compact_rows(self.game)(states, legal, counts, self.numbers, self.codes, self.counts)

    def decode(self, actions: Any) -> Counts:
        """Return the code of one action per row; -1 if it is not in the list."""
        numbers, codes = np.ascontiguousarray(actions, np.int64), np.zeros(len(self.counts), np.int64)
        codes_of(numbers, self.numbers, self.codes, self.counts, codes)
        return codes


def action_count(game: Game, compact: bool = False) -> int:
    """Return the size of the action space, or of the smaller one.

    >>> all(action_count(game) == game.rules.actions for game in games().values())
    True
    """
    if not compact:
        return game.rules.actions
    if not game.learning.compact_blocks:
        raise problem(NotPossible, "no-compact-actions", game=game.name)
    last = game.learning.compact_blocks[-1]
    return last.start + last.size


def masks(legal: Codes, counts: Counts, actions: int, packed: bool = False) -> npt.NDArray[Any]:
    """Return a flag for each legal action of every row, or a bit, in the order of `np.packbits`.

    >>> masks(np.array([[2, 9]], np.int32), np.array([2]), 10)
    array([[0, 0, 1, 0, 0, 0, 0, 0, 0, 1]], dtype=int8)
    >>> packed = masks(np.array([[2, 9]], np.int32), np.array([2]), 10, packed=True)
    >>> packed.shape, np.unpackbits(packed, axis=-1, count=10)
    ((1, 2), array([[0, 0, 1, 0, 0, 0, 0, 0, 0, 1]], dtype=uint8))
    """
    if packed:
        bits = np.zeros((len(counts), -(-actions // 8)), np.uint8)
        fill_packed_masks(legal, counts, bits)
        return bits
    flags = np.zeros((len(counts), actions), np.int8)
    fill_masks(legal, counts, flags)
    return flags


class ActionTable(NamedTuple):
    """What the actions of a space are, as small numbers to embed: one row per action."""

    names: tuple[str, ...]  # of the columns
    sizes: tuple[int, ...]  # all numbers of a column are below this
    features: npt.NDArray[np.int16]


@cache
def action_table(game: Game, compact: bool = False) -> ActionTable:
    """Return what the actions of a game are: their block, then digits such as card, row and column.

    Digits count from 1; 0 means that actions of this block have no such digit.

    >>> game = next(iter(games().values()))
    >>> action_table(game).names[0], len(action_table(game).features) == game.rules.actions
    ('block', True)
    """
    blocks = game.learning.compact_blocks if compact else game.learning.action_blocks
    sizes: dict[str, int] = {"block": max(1, len(blocks))}
    for name, size in (digit for block in blocks for digit in block.digits):
        sizes[name] = max(sizes.get(name, 0), size + 1)
    features = np.zeros((action_count(game, compact), len(sizes)), np.int16)
    for kind, block in enumerate(blocks):
        _describe(block, kind, list(sizes), features[block.start : block.start + block.size])
    return ActionTable(tuple(sizes), tuple(sizes.values()), features)


def _describe(block: SpaceBlock, kind: int, names: list[str], features: npt.NDArray[np.int16]) -> None:
    """Write the features of the actions of one block."""
    features[:, 0] = kind
    if block.digits:
        digits = np.unravel_index(np.arange(block.size), [size for _, size in block.digits])
        for (name, _), values in zip(block.digits, digits, strict=True):
            features[:, names.index(name)] = values + 1


class Candidates(NamedTuple):
    """The legal actions of each row with their features, padded to the longest list."""

    actions: Codes  # row, place in the list
    counts: Counts  # the length of each list
    features: npt.NDArray[np.int16]  # row, place in the list, column of `names`
    weights: npt.NDArray[np.float32]  # the weight that `greedy` gives each action, in points
    names: tuple[str, ...]
    sizes: tuple[int, ...]

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """Whether there is an action at a place of a list."""
        flags: npt.NDArray[np.bool_] = np.arange(self.actions.shape[1]) < self.counts[:, None]
        return flags

    def actions_at(self, places: Any) -> npt.NDArray[np.int64]:
        """Return the action at one place of each list, to step the batch with."""
        actions = np.take_along_axis(self.actions, np.asarray(places, np.int64)[:, None], 1)[:, 0]
        return actions.astype(np.int64)

    def ragged(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int16], npt.NDArray[np.float32]]:
        """Return row, features and weight of all actions, one after the other, without padding."""
        mask = self.mask
        return np.nonzero(mask)[0], self.features[mask], self.weights[mask]


@entry_point
def heaviest_places(weights: Array2[float], counts: Numbers, out: Matrix) -> None:
    """Write the places of the heaviest actions of each row, as many as fit; on ties, the earlier ones."""
    most = out.shape[1]
    for i in range(counts.shape[0]):
        n = 0
        for j in range(counts[i]):
            if n == most and weights[i, j] <= weights[i, out[i, n - 1]]:
                continue
            n = min(n + 1, most)
            place = n - 1
            while place > 0 and weights[i, out[i, place - 1]] < weights[i, j]:
                out[i, place] = out[i, place - 1]
                place -= 1
            out[i, place] = j


def candidates(batch: Batch, seed: int = 0, most: int | None = None) -> Candidates:
    """Return the legal actions of every row of a batch, with features.

    The features are those of `action_table`, then those of the smaller space, if the game has one. Weights are computed
    on a copy of each row, redealt with `seed` plus its number, so they contain nothing that the seat cannot know.

    With `most`, each list has only that many actions, those with the highest weights, heaviest first. All lists are
    then padded to that length, so that the arrays of all steps have the same shape.

    >>> batch = Batch(next(iter(games())), 2)
    >>> batch.reset(1)
    >>> lists = candidates(batch)
    >>> lists.features.shape == (*lists.actions.shape, len(lists.names))
    True
    >>> candidates(batch, most=4).actions.shape
    (2, 4)
    """
    weights = np.zeros(batch.legal.shape)
    work = workspace(batch.game, min(batch.size, 4 * batch.threads))
    row_weights(batch.game)(batch.states, batch.legal, batch.counts, seed, work, weights)
    if most is None:
        width, counts = max(1, int(batch.counts.max())), batch.counts.copy()
        actions, weights = np.ascontiguousarray(batch.legal[:, :width]), weights[:, :width]
    else:
        counts, places = np.minimum(batch.counts, most), np.zeros((batch.size, most), np.int32)
        heaviest_places(weights, batch.counts, places)
        actions, weights = np.take_along_axis(batch.legal, places, 1), np.take_along_axis(weights, places, 1)
    table = action_table(batch.game)
    names, sizes, features = table.names, table.sizes, table.features[actions]
    if batch.game.learning.compact is not None:
        compact = action_table(batch.game, compact=True)
        extra = [column for column, name in enumerate(compact.names) if name not in names]
        names += tuple(compact.names[column] for column in extra)
        sizes += tuple(compact.sizes[column] for column in extra)
        described = _compact_features(batch, actions, counts, compact.features[:, extra])
        features = np.concatenate([features, described], -1)
    is_listed = np.arange(actions.shape[1]) < counts[:, None]
    return Candidates(
        np.where(is_listed, actions, 0),
        counts,
        np.where(is_listed[..., None], features, 0),
        np.where(is_listed, weights, 0).astype(np.float32),
        names,
        sizes,
    )


def _compact_features(
    batch: Batch, actions: Codes, counts: Counts, features: npt.NDArray[np.int16]
) -> npt.NDArray[np.int16]:
    """Return the features of actions in the smaller space; 0 for those outside it."""
    compact = CompactActions(batch.game, batch.size)
    compact.update(batch.states, actions, counts)
    result = np.zeros((*actions.shape, features.shape[1]), np.int16)
    for row in np.flatnonzero(compact.counts != counts):
        inside = np.isin(actions[row, : counts[row]], compact.codes[row, : compact.counts[row]])
        result[row, : counts[row]][inside] = features[compact.numbers[row, : compact.counts[row]]]
    whole = compact.counts == counts
    listed = np.arange(actions.shape[1]) < counts[:, None]
    numbers = np.where(listed & whole[:, None], compact.numbers[:, : actions.shape[1]], 0)
    result[whole] = features[numbers[whole]]
    return result
