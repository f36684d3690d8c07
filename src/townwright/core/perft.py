"""Perft: the number of action sequences of a given length, to test rules."""

import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.game import Game
from townwright.core.log import NO_LOG, Log
from townwright.core.record import Records
from townwright.core.rule import EntryPoint, entry_point
from townwright.core.state import GameState, States, new_states


def perft(game: Game, states: States, depth: int) -> int:
    """Count the sequences of `depth` actions from a state; a game that ends earlier counts once."""
    levels = new_states(game.rules.state, depth + 1)
    levels[0] = states[0]
    outs = np.zeros((depth + 1, game.rules.width), np.int32)
    return counter(game)(levels, depth, outs, np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64), NO_LOG)


def counter(game: Game) -> EntryPoint[int]:
    """Return an entry point that counts sequences, with one state and one action list per level."""
    legal, apply = game.rules.legal, game.rules.apply

    @entry_point(over=game.package)
    def walk(
        levels: Records[GameState], depth: int, outs: Matrix, widths: Numbers, next_index: Numbers, log: Log
    ) -> int:
        leaves = 0
        level = 0
        next_index[0] = -1
        while level >= 0:
            if level == depth or levels[level].to_move < 0:
                leaves += 1
                level -= 1
                continue
            if next_index[level] < 0:
                widths[level] = legal(levels[level], outs[level])
                next_index[level] = 0
            if next_index[level] == widths[level]:
                level -= 1
                continue
            levels[level + 1] = levels[level]
            apply(levels[level + 1], outs[level, next_index[level]], log)
            next_index[level] += 1
            level += 1
            next_index[level] = -1
        return leaves

    return walk
