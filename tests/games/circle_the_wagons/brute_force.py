"""Endings by brute force: every sequence of actions, by the real rules alone."""

import random

import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.log import NO_LOG, Log
from townwright.core.record import Records
from townwright.core.registry import games
from townwright.core.rule import entry_point
from townwright.core.state import OVER, States, copy_states, new_states
from townwright.games.circle_the_wagons import rules, scoring
from townwright.games.circle_the_wagons.components import Condition
from townwright.games.circle_the_wagons.state import Phase, State

GAME = games()["circle_the_wagons"]
LEVELS = 12


@entry_point
def walk(
    levels: Records[State],
    outs: Matrix,
    widths: Numbers,
    tried: Numbers,
    values: Numbers,
    scores: Numbers,
    ranks: Numbers,
    log: Log,
) -> int:
    """Return the value for the player to move: twice the margin, and one for a win by the tie-break."""
    level = 0
    tried[0] = -1
    while True:
        s = levels[level]
        if s.to_move >= 0:
            if tried[level] < 0:
                widths[level] = rules.legal(s, outs[level])
                tried[level] = 0
                values[level] = -1_000_000
            if tried[level] < widths[level]:
                levels[level + 1] = s
                rules.apply(levels[level + 1], outs[level, tried[level]], log)
                tried[level] += 1
                level += 1
                tried[level] = -1
                continue
            value = values[level]
        else:
            scoring.scores(s, scores)
            scoring.ranks(s, scores, ranks)
            value = 2 * (scores[0] - scores[1])
            if value == 0:
                value = ranks[1] - ranks[0]
        if level == 0:
            return value
        before = levels[level - 1]
        if s.to_move < 0:
            mine = value if before.to_move == 0 else -value
        else:
            mine = value if before.to_move == s.to_move else -value
        level -= 1
        values[level] = max(values[level], mine)


def value_of(states: States) -> int:
    """Return what a state is worth to its player to move; to the first player if the game is over."""
    levels = new_states(GAME.rules.state, LEVELS)
    levels[0] = states[0]
    numbers = [np.zeros(LEVELS, np.int64) for _ in range(3)]
    outs = np.zeros((LEVELS, GAME.rules.max_legal), np.int32)
    return walk(levels, outs, *numbers, np.zeros(2, np.int64), np.zeros(2, np.int64), NO_LOG)


def best_values(states: States) -> dict[int, int]:
    """Return what each legal action is worth to the player to move."""
    out = np.zeros(GAME.rules.max_legal, np.int32)
    me = int(states["to_move"][0])
    result = {}
    for code in out[: GAME.entry_points.legal(states, 0, out)].tolist():
        after = copy_states(states)
        GAME.entry_points.apply(after, 0, code, NO_LOG)
        mover = int(after["to_move"][0])
        value = value_of(after)
        result[code] = value if mover == me or (mover == OVER and me == 0) else -value
    return result


def make_ending(seed: int, laid: int, left: int, options: tuple[int, int, int] = (0, 0, 0)) -> States:
    """Return a game after random turns, with `laid` cards in each town and `left` cards to play.

    Small towns have few places, so that everything can be tried. The seeds cover both seats and all scoring cards.
    """
    states = new_states(GAME.rules.state)
    GAME.entry_points.setup(states, 0, np.array([2, *options], np.int64), seed)
    draw = random.Random(seed)
    out = np.zeros(GAME.rules.max_legal, np.int32)
    while (
        states["towns"]["card_count"][0].min() < laid
        or states["phase"][0] != Phase.TAKE
        or states["to_move"][0] != seed % 2
    ):
        n = GAME.entry_points.legal(states, 0, out)
        code = int(out[0]) if states["phase"][0] == Phase.TAKE else int(out[draw.randrange(n)])
        GAME.entry_points.apply(states, 0, code, NO_LOG)
    states["remaining"] = left
    states["scoring"][0] = [(seed + step) % len(Condition) for step in (0, 5, 7 + seed // len(Condition))]
    return states
