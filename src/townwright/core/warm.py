"""Preparing a game: everything is compiled once, and found on disk by every later start."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import numpy as np
from numba.core import event

from townwright.core.game import Game
from townwright.core.log import NO_LOG, new_log
from townwright.core.state import OVER, table


class _Compilations(event.Listener):  # type: ignore[misc]
    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell

    def on_start(self, event: Any) -> None:
        self.tell(event.data["dispatcher"].py_func.__name__)

    def on_end(self, event: Any) -> None:
        pass


@contextmanager
def compilations(tell: Callable[[str], None]) -> Iterator[None]:
    """Tell the name of every function that has to be compiled meanwhile; what is found on disk is not told."""
    with event.install_listener("numba:compile", _Compilations(tell)):
        yield


def warm_up(game: Game) -> None:
    """Call every entry point of a game once, so that none has to be compiled later."""
    entry, seats = game.entry, game.seats(game.players[0])
    states, spare = table(game.state), table(game.state, max(1, game.spares))
    out, weights = np.zeros(game.width, np.int32), np.zeros(game.width)
    entry.setup(states, 0, game.option_codes(game.players[0], {}), 0)
    number = entry.legal(states, 0, out)
    entry.weigh(states, 0, out, number, weights, spare)
    sheet, numbers = np.zeros((game.rows, seats), np.int64), np.zeros(seats, np.int64)
    entry.preview(states, 0, int(out[0]), spare, sheet, NO_LOG)
    entry.result(states, 0, sheet, numbers, numbers.copy())
    entry.scores(states, 0, numbers)
    entry.evaluate(states, 0, np.zeros(seats))
    entry.observe(states, 0, 0, np.zeros(game.observation, np.int16))
    entry.redeal(states, 0, 0, 1)
    entry.apply(states, 0, int(out[0]), new_log())
    if game.ending:
        while states["to_move"][0] != OVER and game.ending(states, 1) is None:
            entry.legal(states, 0, out)
            entry.apply(states, 0, int(out[0]), NO_LOG)
    if game.position and game.score_position:
        game.score_position(game, msgspec.to_builtins(game.position(states.view(np.recarray)[0])))
