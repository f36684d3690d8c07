"""Let OpenSpiel's MCTS play against a random player.

python -m examples.openspiel_mcts --simulations 200
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from townwright.core.registry import game as game_by_name
from townwright.research import openspiel


def play(name: str, simulations: int, seed: int) -> list[float]:
    """Play a two-player game with MCTS in the first seat; return the rewards."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(f"{openspiel.short_name(game_by_name(name))}(players=2)")
    bot = mcts.MCTSBot(game, 1.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():  # the deal, and later whatever is drawn
            action = random.choice([outcome for outcome, _ in state.chance_outcomes()])
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    print(state)
    return list(state.returns())


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="circle_the_wagons")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    return play(options.game, options.simulations, options.seed)


if __name__ == "__main__":
    main()
