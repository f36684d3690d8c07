"""Batches that are copied, redealt and set, and the search over all their rows."""

from typing import Any

import numpy as np
import pytest

from townwright import NotPossible, bot, new
from townwright.research.batch import Batch
from townwright.research.batch_search import (
    legal_logits,
    rounds,
    search,
    seat_values,
    uniform_network,
)


def played_batch(name: str, steps: int, size: int = 4, players: int | None = None) -> Batch:
    batch = Batch(name, size, players, reward="result", mask=True)
    batch.reset(1)
    for step in range(steps):
        batch.step(batch.sample(step * size))
    return batch


def arrays(batch: Batch) -> list[bytes]:
    shown = (batch.states, batch.counts, batch.masks, batch.observations, batch.rewards, batch.ended)
    return [np.ascontiguousarray(array).tobytes() for array in shown]


def test_copied_rows_play_on_by_themselves() -> None:
    batch = played_batch("sprawlopolis", 5, players=2)
    before, copies = arrays(batch), batch.take([2, 0, 2])
    assert copies.size == 3
    assert copies.states[0] == copies.states[2] == batch.states[2]
    copies.step(copies.sample(1))
    assert arrays(batch) == before
    assert copies.to_move.tolist() == copies.states["to_move"].tolist()
    clone = batch.take(range(batch.size))
    assert arrays(clone) == before
    for each in (clone, batch):
        each.step(each.sample(7))
    assert arrays(clone) == arrays(batch)


def test_a_redealt_batch_looks_the_same_to_its_seats_to_move() -> None:
    batch = played_batch("sprawlopolis", 5, players=3)
    copies = batch.take(range(batch.size))
    copies.redeal(9)
    assert copies.states.tobytes() != batch.states.tobytes()
    seats = np.array(copies.to_move)
    states = copies.states
    copies.set_states(states)
    assert seats.tolist() == batch.to_move.tolist()
    assert copies.observations.tolist() == batch.observations.tolist()
    assert copies.masks.tolist() == batch.masks.tolist()


def test_states_of_matches_become_rows() -> None:
    match, greedy, states, codes = new("carrara", 2, seed=3), bot("greedy", seed=1), [], []
    for _ in range(3):
        states.append(match.states.copy())
        codes.append(match.codes)
        match.play(greedy.choose(match))
    batch = played_batch("carrara", 0, 3)
    batch.set_states(np.concatenate(states))
    assert [batch.legal[row, : batch.counts[row]].tolist() for row in range(2)] == codes[:2]
    assert len(codes[2]) == 1 < batch.counts[2]  # what is forced has been played
    assert batch.masks.sum(1).tolist() == batch.counts.tolist()
    with pytest.raises(NotPossible, match="needs 3 states of carrara"):
        batch.set_states(np.concatenate(states[:2]))


def test_after_states_are_those_after_each_legal_action() -> None:
    batch = played_batch("circle_the_wagons", 3)
    after = batch.after_states(1)
    assert after.size == batch.counts[1] > 1
    one = batch.take([1])
    one.step(batch.legal[1, 1:2])
    assert after.states[1] == one.states[0]


def last_choices() -> Batch:
    """Return games of Circle the Wagons before their last choice, which decides them."""
    batch = played_batch("circle_the_wagons", 0, 8)
    while not batch.ended.any():
        before = batch.take(range(batch.size))
        batch.step(batch.sample(int(batch.counts.sum())))
    return before.take(np.flatnonzero(batch.ended))


def test_the_search_finds_the_best_last_action() -> None:
    batch = last_choices()
    most = int(batch.counts.max())
    result = search(batch, uniform_network, tries=2 * most, candidates=most, seed=1)
    for row in range(batch.size):
        seat, after = int(batch.to_move[row]), batch.after_states(row)
        rewards = after.rewards[:, seat]
        assert after.ended.all()
        assert rewards[result.actions[row] == batch.legal[row, : batch.counts[row]]] == rewards.max()
        tried = result.visits[row, : batch.counts[row]] > 0
        assert tried.all()
        assert result.values[row, : batch.counts[row]].tolist() == rewards.tolist()
        if rewards.max() > rewards.min():  # better actions are more likely
            policy = result.policy[row, : batch.counts[row]]
            assert policy[rewards == rewards.max()].min() > policy[rewards == rewards.min()].max()
    assert result.policy.sum(1) == pytest.approx(np.ones(batch.size))


def test_the_search_changes_nothing_follows_logits_and_rests_where_games_are_over() -> None:
    batch = played_batch("carrara", 10)
    batch.ended[0], batch.counts[0] = True, 0
    before = arrays(batch)

    def network(rows: Batch) -> tuple[Any, Any]:
        logits = np.zeros((rows.size, rows.game.rules.actions))
        logits[np.arange(rows.size), rows.legal[:, 1]] = 100
        return legal_logits(logits, rows), np.zeros((rows.size, 2))

    result = search(batch, network, tries=4, candidates=2, depth=3)
    assert arrays(batch) == before
    assert result.actions.tolist() == [0, *batch.legal[1:, 1].tolist()]
    assert result.policy[0].sum() == 0
    again = search(batch, network, tries=4, candidates=2, depth=3)
    assert again.values[1:, 1].tolist() == result.values[1:, 1].tolist()
    with pytest.raises(NotPossible, match="at least one try"):
        search(batch, network, tries=0)


def test_values_of_the_seat_to_move_become_those_of_all_seats() -> None:
    three, together = played_batch("carrara", 0, 2, 3), played_batch("sprawlopolis", 0, 2, 2)
    assert seat_values([0.5, -1.0], three)[np.arange(2), three.to_move].tolist() == [0.5, -1.0]
    assert seat_values([0.5, -1.0], three).sum(1).tolist() == [0, 0]
    assert seat_values([0.5, -1.0], together).tolist() == [[0.5, 0.5], [-1.0, -1.0]]
    assert rounds(64, 16) == [(16, 1), (8, 2), (4, 4), (2, 8)]
    assert rounds(2, 16) == [(2, 1)]


def test_other_libraries_share_the_arrays_by_dlpack() -> None:
    batch = played_batch("carrara", 1)
    for name in ("observations", "legal", "counts", "masks", "rewards", "ended", "to_move"):
        array = getattr(batch, name)
        assert np.shares_memory(np.from_dlpack(array), array), name
        if name != "to_move":  # JAX copies what is not aligned to 64 bytes
            assert array.ctypes.data % 64 == 0, name
