"""The entry points of a game: its rules as Python calls them.

Each takes an array of states and an index. Pass plain Python integers: Numba would compile again for other types.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.code_parts import CodePart, Example
from townwright.core.log import NO_LOG, Log
from townwright.core.record import Records
from townwright.core.rule import entry_point
from townwright.core.state import GameState, NumberArray, States, new_states
from townwright.core.trace import rerun

if TYPE_CHECKING:
    from townwright.core.game import Game


#: States as rules read them.
StateRecords = Records[GameState]


class EntryPoints:
    """A game's rules as Python calls them: interpreted until their machine code is loaded."""

    setup: Callable[[States, int, NumberArray, int], None]  # states, i, options, seed
    legal: Callable[[States, int, NumberArray], int]  # states, i, out; returns the number of actions
    apply: Callable[[States, int, int, NumberArray], None]  # states, i, action, log
    #: states, i, sheet, scores, ranks
    result: Callable[[States, int, NumberArray, NumberArray, NumberArray], None]
    scores: Callable[[States, int, NumberArray], None]  # states, i, out; faster than `result`
    #: states, i, scores, out: the ranks for given scores
    ranks: Callable[[States, int, NumberArray, NumberArray], None]
    #: states, i, action, spare, sheet, log: the score sheet after an action
    preview: Callable[[States, int, int, States, NumberArray, NumberArray], None]
    redeal: Callable[[States, int, int, int], None]  # states, i, player, seed
    weigh: Callable[[States, int, NumberArray, int, NumberArray, States], None]  # states, i, actions, n, out, spare
    evaluate: Callable[[States, int, NumberArray], None]  # states, i, out
    observe: Callable[[States, int, int, NumberArray], None]  # states, i, player, out

    def __init__(self, play: CodePart, judge: CodePart) -> None:
        self.play_part = play  # the rules needed to play
        self.judge_part = judge  # the rules needed by bots and learners
        for point in (*play.entries, *judge.entries):
            point.subscribe(partial(setattr, self, point.__name__))


def build(game: Game) -> EntryPoints:
    """Build the entry points of a game."""
    setup_, legal_, apply_, redeal_ = game.rules.setup, game.rules.legal, game.rules.apply, game.rules.redeal
    sheet_, scores_, ranks_ = game.rules.sheet, game.rules.scores, game.rules.ranks
    weigh_, evaluate_, observe_ = game.rules.weigh, game.rules.evaluate, game.learning.observe
    quick, slow = entry_point(package=game.package), entry_point(package=game.package, slow=True)

    @quick
    def setup(states: StateRecords, i: int, options: Numbers, seed: int) -> None:
        setup_(states[i], options, seed)

    @quick
    def legal(states: StateRecords, i: int, out: Numbers) -> int:
        return legal_(states[i], out)

    @quick
    def apply(states: StateRecords, i: int, action: int, log: Log) -> None:
        apply_(states[i], action, log)

    @quick
    def result(states: StateRecords, i: int, sheet: Matrix, scores: Numbers, ranks: Numbers) -> None:
        sheet_(states[i], sheet)
        for seat in range(sheet.shape[1]):
            scores[seat] = 0
            for row in range(sheet.shape[0]):
                scores[seat] += sheet[row, seat]
        ranks_(states[i], scores, ranks)

    @quick
    def scores(states: StateRecords, i: int, out: Numbers) -> None:
        scores_(states[i], out)

    @quick
    def ranks(states: StateRecords, i: int, scores: Numbers, out: Numbers) -> None:
        ranks_(states[i], scores, out)

    @quick
    def preview(states: StateRecords, i: int, action: int, spare: StateRecords, sheet: Matrix, log: Log) -> None:
        spare[0] = states[i]
        apply_(spare[0], action, log)
        sheet_(spare[0], sheet)

    @quick
    def redeal(states: StateRecords, i: int, player: int, seed: int) -> None:
        redeal_(states[i], player, seed)

    @slow
    def weigh(states: StateRecords, i: int, actions: Numbers, n: int, out: Floats, spare: StateRecords) -> None:
        weigh_(states[i], actions, n, out, spare)

    @slow
    def evaluate(states: StateRecords, i: int, out: Floats) -> None:
        evaluate_(states[i], out)

    @slow
    def observe(states: StateRecords, i: int, player: int, out: Numbers) -> None:
        observe_(states[i], player, out)

    def play_examples() -> list[Example]:
        states, out, numbers, sheet = (
            new_states(game.rules.state),
            np.zeros(1, np.int32),
            np.zeros(1, np.int64),
            np.zeros((1, 1), np.int64),
        )
        return [
            (states, 0, numbers, 0),
            (states, 0, out),
            (states, 0, 0, NO_LOG),
            (states, 0, sheet, numbers, numbers),
            (states, 0, numbers),
            (states, 0, numbers, numbers),
            (states, 0, 0, states, sheet, NO_LOG),
            (states, 0, 0, 0),
        ]

    def judge_examples() -> list[Example]:
        states, out, weights = new_states(game.rules.state), np.zeros(1, np.int32), np.zeros(1)
        return [
            (states, 0, out, 0, weights, states),
            (states, 0, weights),
            (states, 0, 0, np.zeros(1, np.int16)),
        ]

    rerun_game = partial(rerun, game)
    return EntryPoints(
        CodePart(
            f"{game.name}.play",
            (setup, legal, apply, result, scores, ranks, preview, redeal),
            play_examples,
            rerun_game,
        ),
        CodePart(f"{game.name}.judge", (weigh, evaluate, observe), judge_examples, rerun_game),
    )
