"""Perft: the number of action sequences of a given length, to test rules."""

import numpy as np

from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.state import States, new_states


def perft(game: Game, states: States, depth: int) -> int:
    """Count the sequences of `depth` actions from a state; a game that ends earlier counts once."""
    legal, apply = game.entry_points.legal, game.entry_points.apply
    levels = new_states(game.rules.state, depth + 1)
    levels[0] = states[0]
    actions = np.zeros((depth + 1, game.rules.max_legal), np.int32)
    to_move = levels["to_move"]

    def count(level: int) -> int:
        if level == depth or to_move[level] < 0:
            return 1
        number = legal(levels, level, actions[level])
        if level == depth - 1:
            return number
        total = 0
        for action in actions[level, :number].tolist():
            levels[level + 1] = levels[level]
            apply(levels, level + 1, action, NO_LOG)
            total += count(level + 1)
        return total

    return count(0)
