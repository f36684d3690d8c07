"""Whole games of compiled policies, many at once on all cores: seed by seed the games that `simulate` plays."""

from functools import cache
from typing import Any

import numpy as np

from townwright.bots.policy import Decide, Generators, Workspace, course, policies, workspace_of
from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.entry import Tables
from townwright.core.game import Game
from townwright.core.rule import entry, rule
from townwright.core.state import GameState, Generator


@cache
def whole_game(game: Game, decide: Decide) -> Any:
    """Build the rule that plays one game from its deal to its scores, where seats decide like that."""
    setup, scores_, play = game.rules.setup, game.rules.scores, course(game, decide)

    @rule
    def whole(
        s: GameState,
        options: Numbers,
        seed: int,
        careless: Floats,
        generator: Generator,
        work: Workspace,
        line: Numbers,
        scores: Numbers,
    ) -> int:
        """Deal the game of a seed and play it; return how many actions it took."""
        generator.chance = np.uint64(seed)
        setup(s, options, seed)
        played = play(s, careless, generator, work, line)
        scores_(s, scores)
        return played

    return whole


@cache
def many_games(game: Game) -> Any:
    """Build the call that plays many games. It compiles when first called, and is found on disk by every later
    process."""
    from numba import prange

    whole = whole_game(game, policies(game).decide)

    @entry(over=game.package, parallel=True)
    def many(
        states: Tables,
        options: Numbers,
        first: int,
        careless: Floats,
        generators: Generators,
        work: Workspace,
        line: Numbers,
        lengths: Numbers,
        scores: Matrix,
    ) -> None:
        """Game number i has the seed `first + i`; each core takes some games, in parts that have room of their own."""
        games, parts = lengths.shape[0], states.shape[0]
        for part in prange(parts):
            own = workspace_of(part, work)
            for i in range(part * games // parts, (part + 1) * games // parts):
                lengths[i] = whole(states[part], options, first + i, careless, generators[part], own, line, scores[i])

    return many
