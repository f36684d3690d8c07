"""Play a random game step by step and yield everything that its rules compute."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from townwright.core import record
from townwright.core.errors import Sentence
from townwright.core.log import new_log
from townwright.core.record import records
from townwright.core.state import OVER, GameState, NumberArray, States, copy_states, new_states

if TYPE_CHECKING:
    from townwright.core.game import Game

#: `legal` and `apply` run in every step, `weigh` in every N-th, the others in the first steps and in every N-th.
FIRST_STEPS = 30
STEP_INTERVAL = 25
#: A step with this many actions or more is not weighed, because interpreted weighing is slow.
TOO_MANY_TO_WEIGH = 40


@contextmanager
def interpreted(game: Game) -> Iterator[None]:
    """Run all rules of a game interpreted, even if there is machine code."""
    points = (*game.entry_points.play_part.entries, *game.entry_points.judge_part.entries)
    for point in points:
        setattr(game.entry_points, point.__name__, point.interpret)
    try:
        yield
    finally:
        for point in points:
            setattr(game.entry_points, point.__name__, point.code or point)


def trace(
    game: Game, players: int, options: Mapping[str, str], seed: int
) -> Iterator[tuple[int, str, NumberArray | States]]:
    """Play a random game; yield each step, the name of a rule and its array.

    The array may still hold the values of an earlier step.
    """
    seats = game.seats(players, options)
    states, spare, log = new_states(game.rules.state), new_states(game.rules.state, game.rules.spares), new_log()
    s = records(states, GameState)[0]
    arrays: dict[str, NumberArray] = {
        "legal": np.zeros(game.rules.max_legal, np.int32),
        "weigh": np.zeros(game.rules.max_legal),
        "sheet": np.zeros((game.rules.rows, seats), np.int64),
        "scores": np.zeros(seats, np.int64),
        "ranks": np.zeros(seats, np.int64),
        "evaluate": np.zeros(seats),
        "observe": np.zeros(game.learning.observation_count, np.int16),
    }
    out = arrays["legal"]
    rng = random.Random(seed)
    game.entry_points.setup(states, 0, game.option_codes(players, options), seed)
    for step in range(game.rules.max_length):
        if s.to_move == OVER:
            break
        number = game.entry_points.legal(states, 0, out)
        out[number:] = 0
        if step < FIRST_STEPS or step % STEP_INTERVAL == 0:
            game.entry_points.result(states, 0, arrays["sheet"], arrays["scores"], arrays["ranks"])
            game.entry_points.evaluate(states, 0, arrays["evaluate"])
            game.entry_points.observe(states, 0, step % seats, arrays["observe"])
            guess = copy_states(states)
            game.entry_points.redeal(guess, 0, step % seats, step)
            yield step, "redeal", guess
        if step % STEP_INTERVAL == 0 and number < TOO_MANY_TO_WEIGH:
            game.entry_points.weigh(states, 0, out, number, arrays["weigh"], spare)
        for name, array in arrays.items():
            yield step, name, array
        log[:] = 0
        game.entry_points.apply(states, 0, int(rng.choice(out[:number])), log)
        yield step, "apply", states
        yield step, "events", log


def python_error(error: Exception) -> Sentence | str:
    """Return the message of an error in interpreted rules."""
    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, AttributeError) and frames[-1].filename == record.__file__:
        return Sentence("no-such-field", {"field": str(error)})
    return f"{type(error).__name__}: {error}"


def rerun(game: Game) -> None:
    """Play interpreted games with the fewest and the most players; a wrong rule raises an error."""
    with interpreted(game):
        for players in sorted({game.players[0], game.players[-1]}):
            for _ in trace(game, players, {}, seed=0):
                pass
