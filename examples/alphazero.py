"""A small AlphaZero: search over a batch with a network that learns from the search.

python -m examples.alphazero --game circle_the_wagons --rounds 50
"""

import argparse
from typing import Any

import numpy as np
import torch
from examples.ppo import Policy
from torch.nn.functional import log_softmax

from townwright.core.registry import game as game_by_name
from townwright.research.batch import Batch
from townwright.research.batch_search import legal_logits, search


def play(batch: Batch, policy: Policy, tries: int, seed: int) -> list[tuple[Any, Any, Any, Any]]:
    """Play all rows to the end; return observations, masks, improved policies and results of their decisions."""

    def network(rows: Batch) -> tuple[Any, Any]:
        with torch.no_grad():
            logits, values = policy(*policy.look(rows))
        return legal_logits(logits.numpy(), rows), values.numpy()

    batch.reset(seed)
    memory, results, rows = [], np.zeros_like(batch.rewards), np.arange(batch.size)
    while not batch.ended.all():
        search_result = search(batch, network, tries=tries, candidates=8, seed=seed)
        targets = np.zeros((batch.size, batch.game.rules.actions), np.float32)
        policies = search_result.policy.astype(np.float32)
        np.add.at(targets, (rows[:, None], batch.legal), policies)  # unused columns add 0
        going, seats = ~batch.ended, np.maximum(np.array(batch.to_move), 0)
        memory.append((*policy.look(batch), torch.from_numpy(targets), going.copy(), seats))
        batch.step(search_result.actions)
        results += batch.rewards
        seed += 1
    return [
        (inputs[going], masks[going], targets[going], torch.from_numpy(results[rows, seats][going].astype(np.float32)))
        for inputs, masks, targets, going, seats in memory
    ]


def learn(policy: Policy, optimiser: Any, samples: list[tuple[Any, Any, Any, Any]]) -> float:
    """Learn from the decisions of one round; return the loss."""
    observations, masks, targets, results = (torch.cat(parts) for parts in zip(*samples, strict=True))
    total, parts = 0.0, torch.randperm(len(observations)).split(256)
    for part in parts:
        logits, values = policy(observations[part], masks[part])
        choice = -(targets[part] * log_softmax(logits, 1)).sum(1).mean()
        loss = choice + (values - results[part]).square().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += float(loss.detach())
    return total / len(parts)


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="circle_the_wagons")
    parser.add_argument("--rows", type=int, default=64)
    parser.add_argument("--tries", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args(arguments)
    torch.manual_seed(1)
    game = game_by_name(options.game)
    policy, batch = Policy(game), Batch(game, options.rows, mask=True)
    optimiser, losses = torch.optim.Adam(policy.parameters(), 1e-3), []
    for number in range(options.rounds):
        losses.append(learn(policy, optimiser, play(batch, policy, options.tries, 1000 * number)))
        print(f"round {number + 1}: loss {losses[-1]:.3f}", flush=True)
    return losses


if __name__ == "__main__":
    main()
