"""Train MaskablePPO of Stable-Baselines3 (sb3-contrib) against a bot.

python -m examples.sb3_ppo --game carrara --steps 100000
"""

import argparse
from typing import Any

from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from townwright.research.gymnasium import TownwrightEnv


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=20, help="games to measure the result")
    options = parser.parse_args(arguments)
    single = TownwrightEnv(options.game, bots=options.bot, reward="points", scaled=True)
    env: Any = ActionMasker(single, lambda env: env.unwrapped.action_masks())
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, options.steps), seed=1, verbose=0)
    model.learn(options.steps)
    total = 0.0
    for game in range(options.games):
        observation, info = env.reset(seed=10_000 + game)
        ended = False
        while not ended:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, ended, _, info = env.step(int(action))
            total += float(reward)
    print(f"mean reward against {options.bot}: {total / options.games:.3f}")
    return float(total / options.games)


if __name__ == "__main__":
    main()
