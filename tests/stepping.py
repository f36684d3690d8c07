"""Plays games and prints a digest of every state and everything that can be asked of it.

`python -m tests.stepping GAME…`: run compiled and interpreted, the digests must be the same.
"""

import hashlib
import itertools
import random
import sys

import numpy as np
from tests.market import GAME as MARKET

from townwright.core.game import Game
from townwright.core.log import new_log
from townwright.core.registry import games
from townwright.core.rule import COMPILED
from townwright.core.state import OVER, copy_of, table, to_bytes

#: So many games are played each time. What is slow to ask is asked at the first steps, and now and then later on.
GAMES = 2
FIRST = 30
NOW_AND_THEN = 25


def digest(game: Game, players: int, options: dict[str, str]) -> str:
    summary = hashlib.sha256()
    states, spare, log = table(game.rules.state), table(game.rules.state, game.rules.spares), new_log()
    out, weights = np.zeros(game.rules.width, np.int32), np.zeros(game.rules.width)
    seats = game.seats(players, options)
    sheet, scores, ranks = np.zeros((game.rules.rows, seats), np.int64), np.zeros(seats, np.int64), np.zeros(seats, int)
    guess, seen = np.zeros(seats), np.zeros(game.learning.observation, np.int16)
    for seed in range(GAMES):
        draw = random.Random(seed)
        game.entry.setup(states, 0, game.option_codes(players, options), seed)
        for step in itertools.count():
            if states["to_move"][0] == OVER:
                break
            number = game.entry.legal(states, 0, out)
            if step < FIRST or step % NOW_AND_THEN == 0:
                game.entry.result(states, 0, sheet, scores, ranks)
                game.entry.evaluate(states, 0, guess)
                game.entry.observe(states, 0, step % seats, seen)
                dealt = copy_of(states)
                game.entry.redeal(dealt, 0, step % seats, step)
                summary.update(to_bytes(dealt))
            if step % NOW_AND_THEN == 0 and number < 40:
                game.entry.weigh(states, 0, out, number, weights, spare)
            log[:] = 0
            game.entry.apply(states, 0, int(draw.choice(out[:number])), log)
            for array in (states, out[:number], sheet, scores, ranks, guess, seen, weights, log):
                summary.update(to_bytes(array))
    return summary.hexdigest()


def main(names: list[str]) -> None:
    known = {**games(), "market": MARKET}
    print("compiled" if COMPILED else "interpreted")
    for name in names:
        game = known[name]
        for players, pick in dict.fromkeys([(game.players[0], 0), (game.players[0], -1), (game.players[-1], -1)]):
            options = {each.name: each.choices[pick] for each in game.options if each.concerns(players)}
            print(name, players, digest(game, players, options))


if __name__ == "__main__":
    main(sys.argv[1:])
