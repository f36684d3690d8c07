"""Measure how many positions per second the network of a game judges, on one core.

    python benchmarks/network.py carrara

The weights are random; the speed depends only on the sizes of the layers in the game's training plan.
"""

import argparse
import time

import numpy as np

from townwright import bot, new
from townwright.bots.network import WEIGHTS, network_entry_points, new_network
from townwright.core.registry import game
from townwright.training.plan import read_plan

#: Positions per measurement.
POSITIONS = 20_000


def positions_per_second(name: str) -> float:
    """Return the speed for positions from the middle of a game."""
    chosen = game(name)
    (first, second), seats, actions = read_plan(chosen, None).units, 2 * chosen.most_seats, chosen.rules.actions
    shapes = [(chosen.learning.feature_count, first), (first,), (first, second), (second,)]
    shapes += [(second, seats), (seats,), (actions, second), (actions,)]
    rng = np.random.default_rng(1)
    weights = {name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in zip(WEIGHTS, shapes, strict=True)}
    match, player = new(name, seed=1), bot("greedy", seed=1)
    for _ in range(60):
        match.play(player.choose(match))
    states, network = np.repeat(match.states, POSITIONS), new_network(chosen, weights)
    wins, leads = np.zeros((2, POSITIONS, chosen.most_seats))
    seconds = []
    for _ in range(4):  # the first one compiles
        start = time.process_time()
        network_entry_points(chosen).predict(states, network, match.seats, wins, leads)
        seconds.append(time.process_time() - start)
    return POSITIONS / min(seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    print(f"{positions_per_second(parser.parse_args().game):,.0f} positions per second")
