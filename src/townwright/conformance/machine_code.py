"""The rules as machine code: they play as they do interpreted, and bots play them. Each function is a check."""

import hashlib
import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from townwright.bots import bot
from townwright.conformance.random_games import Case
from townwright.core.game import Game
from townwright.core.log import new_log
from townwright.core.rule import COMPILED
from townwright.core.state import OVER, Ints, copy_states, new_states, to_bytes

#: Games that are played for each case. What takes long is asked at the first steps, and now and then later on.
GAMES = 2
FIRST = 30
NOW_AND_THEN = 25


def compiled_rules_agree(case: Case) -> None:
    """Compiled and interpreted rules give the same bytes at every step."""
    if COMPILED:
        for part in (case.game.entry.play, case.game.entry.judge):
            part.compile()
    with interpreted(case.game):
        slow = list(_trace(case))
    for compiled, plain in zip(_trace(case), slow, strict=True):
        assert compiled == plain


def bots_play(case: Case) -> None:
    """The greedy bot and a small search can play a game to the end."""
    match, players = case.match(1), [bot("greedy", 1), bot("tree:8", 2)]
    while not match.over:
        assert len(match.history) < case.game.rules.max_length
        match.play(players[(match.to_move or 0) % 2].choose(match))


@contextmanager
def interpreted(game: Game) -> Iterator[None]:
    """Run all rules of a game interpreted, even where there is machine code."""
    points = (*game.entry.play.entries, *game.entry.judge.entries)
    for point in points:
        setattr(game.entry, point.__name__, point.interpret)
    try:
        yield
    finally:
        for point in points:
            setattr(game.entry, point.__name__, point.code or point)


def _trace(case: Case) -> Iterator[tuple[int, int, str, str]]:
    """Random games: at each step, seed, number of the step, and the digest of everything that can be asked of it."""
    game, seats = case.game, case.seats
    states, spare, log = new_states(game.rules.state), new_states(game.rules.state, game.rules.spares), new_log()
    arrays: dict[str, Ints] = {
        "legal": np.zeros(game.rules.width, np.int32),
        "weigh": np.zeros(game.rules.width),
        "sheet": np.zeros((game.rules.rows, seats), np.int64),
        "scores": np.zeros(seats, np.int64),
        "ranks": np.zeros(seats, np.int64),
        "evaluate": np.zeros(seats),
        "observe": np.zeros(game.learning.observation, np.int16),
    }
    out = arrays["legal"]
    for seed in range(GAMES):
        case.last_seed = seed
        draw = random.Random(seed)
        game.entry.setup(states, 0, game.option_codes(case.players, case.options), seed)
        for step in itertools.count():
            if states["to_move"][0] == OVER:
                break
            number = game.entry.legal(states, 0, out)
            out[number:] = 0
            if step < FIRST or step % NOW_AND_THEN == 0:
                game.entry.result(states, 0, arrays["sheet"], arrays["scores"], arrays["ranks"])
                game.entry.evaluate(states, 0, arrays["evaluate"])
                game.entry.observe(states, 0, step % seats, arrays["observe"])
                dealt = copy_states(states)
                game.entry.redeal(dealt, 0, step % seats, step)
                yield seed, step, "redeal", _digest(to_bytes(dealt))
            if step % NOW_AND_THEN == 0 and number < 40:
                game.entry.weigh(states, 0, out, number, arrays["weigh"], spare)
            for name, array in arrays.items():
                yield seed, step, name, _digest(to_bytes(array))
            log[:] = 0
            game.entry.apply(states, 0, int(draw.choice(out[:number])), log)
            yield seed, step, "apply", _digest(to_bytes(states))
            yield seed, step, "events", _digest(to_bytes(log))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
