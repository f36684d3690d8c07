"""Train PPO with action masks against a bot.

python -m examples.masked_ppo --game carrara --bot random --updates 200
"""

import argparse

import torch
from examples.ppo import Policy, Settings, train

from townwright.core.registry import game as game_by_name
from townwright.research.batch import Batch


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--reward", default="points", help="points or result")
    options = parser.parse_args(arguments)
    torch.manual_seed(1)
    game = game_by_name(options.game)
    batch = Batch(game, options.rows, bots=[options.bot], mask=True, reward=options.reward)
    batch.reset(1)
    return train(batch, Policy(game), options.updates, Settings(steps=options.steps))


if __name__ == "__main__":
    main()
