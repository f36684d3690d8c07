"""Play a game with random agents in PettingZoo.

python -m examples.pettingzoo_random --game carrara --players 3
"""

import argparse

from townwright.research import pettingzoo


def play(game: str, players: int, seed: int) -> dict[str, float]:
    """Play one game; return the reward of every agent."""
    env = pettingzoo.env(game, players=players)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        space = env.action_space(agent)
        space.seed(seed + number)
        env.step(None if terminated or truncated else space.sample(observation["action_mask"]))
    print(env.unwrapped.episode.match)
    return rewards


def main(arguments: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    rewards = play(options.game, options.players, options.seed)
    print(rewards)
    return rewards


if __name__ == "__main__":
    main()
