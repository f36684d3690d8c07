"""Measure the other libraries through their own APIs: random play and search. Runs in a separate environment.

    python -m benchmarks.peers.theirs SECONDS

Prints one JSON object: rates per second, by name.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def rate(call: Callable[[], int], seconds: float) -> float:
    """Return the rate per CPU second, measured for about `seconds`; the first call does not count.

    CPU time does not depend on other load. It adds up over threads, so the rate is per second of one core.
    """
    call()
    done, start_time = 0, time.process_time()
    while (elapsed := time.process_time() - start_time) < seconds:
        done += call()
    return done / elapsed


def openspiel(name: str) -> Callable[[], int]:
    """Return a function that plays a random game, chance nodes included, and counts its actions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                actions += 1
        return actions

    return play


def openspiel_search(name: str, simulations: int = 300) -> Callable[[], int]:
    """Return a function that runs OpenSpiel's compiled MCTS at the start of a game and counts simulations."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def search() -> int:
        bot.step(state)
        return simulations

    return search


def pettingzoo() -> Callable[[], int]:
    """Return a function that plays a random game of Connect Four and counts its actions."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env: Any = connect_four_v3.env()

    def play() -> int:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"].view(bool)).tolist()))
            actions += not over
        return actions

    return play


def catanatron() -> Callable[[], int]:
    """Return a function that plays a random game of four players and counts its actions."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game: Any = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return play


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(1)
    figures = {
        "Catanatron": catanatron(),
        "PettingZoo, connect_four_v3": pettingzoo(),
        "OpenSpiel, connect_four": openspiel("connect_four"),
        "OpenSpiel, backgammon": openspiel("backgammon"),
        "OpenSpiel, go 9×9": openspiel("go(board_size=9)"),
        "OpenSpiel MCTS, connect_four": openspiel_search("connect_four"),
        "OpenSpiel MCTS, backgammon": openspiel_search("backgammon"),
        "OpenSpiel MCTS, go 9×9": openspiel_search("go(board_size=9)"),
    }
    print(json.dumps({name: rate(call, seconds) for name, call in figures.items()}))


if __name__ == "__main__":
    main()
