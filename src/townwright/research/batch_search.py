"""A search of all rows of a batch together, guided by your own network.

At the root it is the search of Gumbel AlphaZero (Danihelka et al., 2022): it samples legal actions without replacement,
by the network's logits, and repeatedly drops the half with the lower values. Every try redeals what the seat to move
cannot know, plays the action, continues with some choices of the network, and takes the value from it. So chance and
hidden cards need no tree, and all tries of a round are rows of one batch.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from townwright.core.errors import NotPossible, problem
from townwright.research.batch import Batch

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]
#: Takes a batch; returns logits of `batch.legal`, column by column, and values of each row.
Network = Callable[[Batch], tuple[npt.ArrayLike, npt.ArrayLike]]
#: How much values count against logits, as in the paper.
VISIT_OFFSET, VALUE_SCALE = 50.0, 0.1


class SearchResult(NamedTuple):
    """The result of a search; columns are those of `batch.legal`."""

    actions: npt.NDArray[np.int64]  # the best action of each row; 0 in rows whose game is over
    policy: FloatArray  # the improved policy: what the network should learn
    values: FloatArray  # the mean reward of the seat to move after each action; NaN where untried
    visits: npt.NDArray[np.int64]


def uniform_network(batch: Batch) -> tuple[FloatArray, FloatArray]:
    """Return equal logits and values of zero: with a large `depth`, the search is a Monte Carlo search."""
    return np.zeros(batch.legal.shape), np.zeros(batch.size)


def legal_logits(logits: npt.ArrayLike, batch: Batch) -> FloatArray:
    """Return the logits of `batch.legal` from those of the whole action space."""
    return np.asarray(np.take_along_axis(np.asarray(logits, np.float64), batch.legal.astype(np.int64), 1))


def seat_values(values: npt.ArrayLike, batch: Batch) -> FloatArray:
    """Return the value of every seat from that of the seat to move; in a cooperative game all are equal."""
    array = np.asarray(values, np.float64)
    if array.ndim == 2:
        return array
    seats = batch.rewards.shape[1]
    others = array if batch.game.extras.target is not None else -array / max(1, seats - 1)
    result = np.repeat(others[:, None], seats, 1)
    result[np.arange(batch.size), np.maximum(batch.to_move, 0)] = array
    return result


def search(
    batch: Batch, network: Network, *, tries: int = 32, candidates: int = 16, depth: int = 0, seed: int = 0
) -> SearchResult:
    """Search every row of a batch; the batch stays as it is.

    `tries` is the number of tries per row, shared by at most `candidates` actions. In each try the network plays
    `depth` choices before it is asked for the value. Its values are expected rewards, between -1 and 1: of the seat to
    move, one per row, or of all seats, one column per seat.
    """
    if tries < 1 or candidates < 1 or depth < 0:
        raise problem(NotPossible, "bad-search-budget", tries=tries, candidates=candidates, depth=depth)
    random = np.random.default_rng(seed)
    root_logits, root_values = network(batch)
    legal = np.arange(batch.legal.shape[1]) < batch.counts[:, None]
    logits = np.where(legal, np.asarray(root_logits, np.float64), -np.inf)
    seats = np.maximum(batch.to_move, 0).astype(np.int64)
    own_root_values = seat_values(root_values, batch)[np.arange(batch.size), seats]
    noise = np.where(legal, random.gumbel(size=logits.shape), -np.inf)
    sums, visits = np.zeros(logits.shape), np.zeros(logits.shape, np.int64)
    for width, repeats in rounds(tries, min(candidates, int(batch.counts.max(initial=1)))):
        scores = noise + logits + scaled(mean_values(sums, visits, 0.0), visits)
        columns = np.argsort(-np.where(visits.any(1, keepdims=True) & (visits == 0), -np.inf, scores), 1)[:, :width]
        rows = np.repeat(np.arange(batch.size), width * repeats)
        tried = np.repeat(columns, repeats, 1).ravel()
        playable = legal[rows, tried]
        rows, tried = rows[playable], tried[playable]
        if rows.size:
            tried_values = try_actions(batch, rows, tried, network, depth, random)
            np.add.at(sums, (rows, tried), tried_values[np.arange(rows.size), seats[rows]])
            np.add.at(visits, (rows, tried), 1)
    scores = noise + logits + scaled(mean_values(sums, visits, 0.0), visits)
    most = visits.max(1, keepdims=True)
    best = np.argmax(np.where(legal & (visits == most), scores, -np.inf), 1)
    actions = np.where(batch.counts > 0, batch.legal[np.arange(batch.size), best], 0).astype(np.int64)
    policy = improved_policy(logits, legal, sums, visits, own_root_values)
    return SearchResult(actions, policy, mean_values(sums, visits, np.nan), visits)


def rounds(tries: int, candidates: int) -> list[tuple[int, int]]:
    """Return the rounds of sequential halving: how many actions are tried, and how often each.

    >>> rounds(32, 16)
    [(16, 1), (8, 1), (4, 2)]
    """
    result, remaining, width = [], tries, min(candidates, tries)
    count = max(1, math.ceil(math.log2(max(2, width))))
    while remaining >= width:
        repeats = max(1, min(remaining // width, tries // (count * width)))
        result.append((width, repeats))
        remaining -= width * repeats
        width = max(2, width // 2) if width > 1 else 1
    return result


def try_actions(
    batch: Batch, rows: IntArray, columns: IntArray, network: Network, depth: int, random: np.random.Generator
) -> FloatArray:
    """Try an action in copies of rows; return the value of each seat."""
    copies = batch.take(rows)
    copies.redeal(int(random.integers(1 << 31)))
    copies.step(batch.legal[rows, columns])
    values: FloatArray = copies.rewards.copy()
    for _ in range(depth):
        if copies.ended.all():
            break
        logits, _ = network(copies)
        copies.step(draw(np.asarray(logits, np.float64), copies, random))
        values += copies.rewards
    is_running = ~copies.ended
    if is_running.any():
        values[is_running] += seat_values(network(copies)[1], copies)[is_running]
    return values


def draw(logits: FloatArray, batch: Batch, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw a legal action of each row by its logits."""
    legal = np.arange(batch.legal.shape[1]) < batch.counts[:, None]
    columns = np.argmax(np.where(legal, logits + random.gumbel(size=logits.shape), -np.inf), 1)
    return np.asarray(batch.legal[np.arange(batch.size), columns], np.int64)


def mean_values(sums: FloatArray, visits: IntArray, untried: float) -> FloatArray:
    """Return the mean value of each action."""
    return np.where(visits > 0, sums / np.maximum(1, visits), untried)


def scaled(values: FloatArray, visits: IntArray) -> FloatArray:
    """Return values on the scale of logits; they count more with more visits."""
    return np.asarray((VISIT_OFFSET + visits.max(1, keepdims=True)) * VALUE_SCALE * values)


def improved_policy(
    logits: FloatArray, legal: npt.NDArray[np.bool_], sums: FloatArray, visits: IntArray, own_root_values: FloatArray
) -> FloatArray:
    """Return the improved policy; an untried action counts as the mean of root value and tried values."""
    weights = softmax(np.where(visits > 0, logits, -np.inf))
    tried = visits.sum(1)
    mean = (weights * mean_values(sums, visits, 0.0)).sum(1)
    mixed = np.where(tried > 0, (own_root_values + tried * mean) / (1 + tried), own_root_values)
    values = np.where(visits > 0, mean_values(sums, visits, 0.0), mixed[:, None])
    return softmax(np.where(legal, logits + scaled(values, visits), -np.inf))


def softmax(logits: FloatArray) -> FloatArray:
    """Return probabilities of each row; zeros in rows without a finite logit."""
    top = logits.max(1, keepdims=True)
    weights = np.exp(logits - np.where(np.isfinite(top), top, 0.0))
    return np.asarray(weights / np.maximum(weights.sum(1, keepdims=True), 1e-300))
