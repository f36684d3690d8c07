"""The entry points that Python calls, built once for all games from a game's rules.

Each takes an array of states and an index. Pass plain Python integers: NumPy's small integers would compile again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from townwright.core.rule import entry

if TYPE_CHECKING:
    from townwright.core.game import Game


@dataclass(frozen=True)
class Entries:
    """A game's rules as Python calls them."""

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


def build(game: Game) -> Entries:
    """Build a game's entry points. They compile when first called, and are found on disk by every later process."""
    setup_, legal_, apply_, redeal_ = game.setup, game.legal, game.apply, game.redeal
    sheet_, scores_, ranks_ = game.sheet, game.scores, game.ranks
    weigh_, evaluate_, observe_ = game.weigh, game.evaluate, game.observe
    compiled = entry(over=game.package)

    @compiled
    def setup(states, i, options, seed):
        setup_(states[i], options, seed)

    @compiled
    def legal(states, i, out):
        return legal_(states[i], out)

    @compiled
    def apply(states, i, action, log):
        apply_(states[i], action, log)

    @compiled
    def result(states, i, sheet, scores, ranks):
        sheet_(states[i], sheet)
        for seat in range(sheet.shape[1]):
            scores[seat] = sheet[:, seat].sum()
        ranks_(states[i], scores, ranks)

    @compiled
    def scores(states, i, out):
        scores_(states[i], out)

    @compiled
    def ranks(states, i, scores, out):
        ranks_(states[i], scores, out)

    @compiled
    def preview(states, i, action, spare, sheet, log):
        spare[0] = states[i]
        apply_(spare[0], action, log)
        sheet_(spare[0], sheet)

    @compiled
    def redeal(states, i, player, seed):
        redeal_(states[i], player, seed)

    @compiled
    def weigh(states, i, actions, n, out, spare):
        weigh_(states[i], actions, n, out, spare)

    @compiled
    def evaluate(states, i, out):
        evaluate_(states[i], out)

    @compiled
    def observe(states, i, player, out):
        observe_(states[i], player, out)

    return Entries(setup, legal, apply, result, scores, ranks, preview, redeal, weigh, evaluate, observe)
