"""The entry points that Python calls, built once for all games from a game's rules.

Each takes an array of states and an index. Pass plain Python integers: NumPy's small integers would compile again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from townwright.core.log import NO_LOG
from townwright.core.parts import Example, Part
from townwright.core.rule import entry
from townwright.core.state import table

if TYPE_CHECKING:
    from townwright.core.game import Game


class Entries:
    """A game's rules as Python calls them: interpreted at first, as machine code once it is there."""

    setup: Any  # (states, i, options, seed)
    legal: Any  # (states, i, out) -> n
    apply: Any  # (states, i, action, log)
    result: Any  # (states, i, sheet, scores, ranks): the score sheet, its sums, the places
    scores: Any  # (states, i, out): the sums alone, faster
    ranks: Any  # (states, i, scores, out): the places by other sums than those of the score sheet
    preview: Any  # (states, i, action, spare, sheet, log): the score sheet after an action
    redeal: Any  # (states, i, player, seed)
    weigh: Any  # (states, i, actions, n, out, spare)
    evaluate: Any  # (states, i, out)
    observe: Any  # (states, i, player, out)

    def __init__(self, play: Part, judge: Part) -> None:
        self.play = play  # what playing takes
        self.judge = judge  # what learners take besides
        for point in (*play.entries, *judge.entries):
            point.follow(partial(setattr, self, point.__name__))


def build(game: Game) -> Entries:
    """Build a game's entry points."""
    setup_, legal_, apply_, redeal_ = game.rules.setup, game.rules.legal, game.rules.apply, game.rules.redeal
    sheet_, scores_, ranks_ = game.rules.sheet, game.rules.scores, game.rules.ranks
    weigh_, evaluate_, observe_ = game.rules.weigh, game.rules.evaluate, game.learning.observe
    quick, slow = entry(over=game.package), entry(over=game.package, slow=True)

    @quick
    def setup(states, i, options, seed):
        setup_(states[i], options, seed)

    @quick
    def legal(states, i, out):
        return legal_(states[i], out)

    @quick
    def apply(states, i, action, log):
        apply_(states[i], action, log)

    @quick
    def result(states, i, sheet, scores, ranks):
        sheet_(states[i], sheet)
        for seat in range(sheet.shape[1]):
            scores[seat] = 0
            for row in range(sheet.shape[0]):
                scores[seat] += sheet[row, seat]
        ranks_(states[i], scores, ranks)

    @quick
    def scores(states, i, out):
        scores_(states[i], out)

    @quick
    def ranks(states, i, scores, out):
        ranks_(states[i], scores, out)

    @quick
    def preview(states, i, action, spare, sheet, log):
        spare[0] = states[i]
        apply_(spare[0], action, log)
        sheet_(spare[0], sheet)

    @quick
    def redeal(states, i, player, seed):
        redeal_(states[i], player, seed)

    @slow
    def weigh(states, i, actions, n, out, spare):
        weigh_(states[i], actions, n, out, spare)

    @slow
    def evaluate(states, i, out):
        evaluate_(states[i], out)

    @slow
    def observe(states, i, player, out):
        observe_(states[i], player, out)

    def playing() -> list[Example]:
        states, out, numbers, sheet = (
            table(game.rules.state),
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

    def judging() -> list[Example]:
        states, out, weights = table(game.rules.state), np.zeros(1, np.int32), np.zeros(1)
        return [
            (states, 0, out, 0, weights, states),
            (states, 0, weights),
            (states, 0, 0, np.zeros(1, np.int16)),
        ]

    return Entries(
        Part(f"{game.name}.play", (setup, legal, apply, result, scores, ranks, preview, redeal), playing),
        Part(f"{game.name}.judge", (weigh, evaluate, observe), judging),
    )
