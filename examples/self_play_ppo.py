"""Train PPO by self-play: one policy plays all seats. Then measure it against a bot.

python -m examples.self_play_ppo --game carrara --bot greedy --updates 200
"""

import argparse

import torch
from examples.ppo import Policy, Settings, evaluate, train

from townwright.core.registry import game as game_by_name
from townwright.research.batch import Batch


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=500)
    options = parser.parse_args(arguments)
    torch.manual_seed(1)
    game = game_by_name(options.game)
    policy = Policy(game)
    batch = Batch(game, options.rows, options.players, mask=True, reward="points")
    batch.reset(1)
    train(batch, policy, options.updates, Settings(steps=options.steps))
    against = Batch(game, options.rows, options.players, bots=[options.bot], mask=True)
    against.reset(2)
    reward = evaluate(against, policy, options.games)
    print(f"mean reward against {options.bot}: {reward:.3f}")
    return reward


if __name__ == "__main__":
    main()
