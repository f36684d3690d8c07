"""Measure how many actions the smaller action spaces leave out: `python -m benchmarks.window --games 2000`."""

import argparse
from collections.abc import Sequence

import numpy as np

from townwright.core.registry import games
from townwright.research.actions import CompactActions, action_count, candidates
from townwright.research.batch import Batch


def measure(name: str, policy: str, rows: int, seed: int) -> tuple[float, float]:
    """Return the share of decisions that lack actions, and of actions that are left out, in one game per row."""
    batch = Batch(name, rows, bots=[policy] * (games()[name].players[0] - 1))
    compact = CompactActions(batch.game, rows)
    batch.reset(seed)
    decisions = lacking = actions = left_out = step = 0
    while not batch.ended.all():
        compact.update(batch.states, batch.legal, batch.counts)
        decisions += int((batch.counts > 0).sum())
        lacking += int((compact.counts < batch.counts).sum())
        actions += int(batch.counts.sum())
        left_out += int((batch.counts - compact.counts).sum())
        if not (compact.counts[batch.counts > 0] > 0).all():
            raise AssertionError("a position has no action in the window")
        batch.step(batch.sample(seed + step * rows) if policy == "random" else heaviest(batch, step))
        step += 1
    return lacking / decisions, left_out / actions


def heaviest(batch: Batch, seed: int) -> np.ndarray:
    """Return what `greedy` plays in every row."""
    lists = candidates(batch, seed)
    return lists.actions_at(np.where(lists.mask, lists.weights, -np.inf).argmax(1))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    rows = parser.parse_args(arguments).games
    for name, game in games().items():
        if game.learning.compact is None:
            continue
        print(f"{name}: {action_count(game, compact=True)} actions instead of {game.rules.actions}")
        for policy in ("random", "greedy"):
            lacking, left_out = measure(name, policy, rows, seed=1)
            print(f"  {policy}: {lacking:.2%} of decisions lack actions, {left_out:.3%} of actions are left out")


if __name__ == "__main__":
    main()
