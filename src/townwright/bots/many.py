"""Play whole games with compiled policies on all cores: the same games that `simulate` plays."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from townwright.bots.policy import Decide, Generators, Workspace, playout_rule, policies, workspace, workspace_of
from townwright.bots.simulation import policy_bot
from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.chance import GENERATOR
from townwright.core.code_parts import machine_code
from townwright.core.entry_points import StateRecords
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match_file import SEED_LIMIT
from townwright.core.registry import game
from townwright.core.rule import entry_point, rule
from townwright.core.state import GameState, Generator, NumberArray, new_states

#: More parts than cores, so that no core waits long for another.
PARTS_PER_CORE = 4


@cache
def whole_game(game: Game, decide: Decide) -> Any:
    """Build the rule that plays one game from the deal to the scores, with `decide` in all seats."""
    setup, scores_, play = game.rules.setup, game.rules.scores, playout_rule(game, decide)

    @rule
    def play_game(
        s: GameState,
        options: Numbers,
        seed: int,
        noise_by_seat: Floats,
        generator: Generator,
        work: Workspace,
        line: Numbers,
        scores: Numbers,
    ) -> int:
        """Deal the game of a seed and play it; return the number of actions."""
        generator.chance = np.uint64(seed)
        setup(s, options, seed)
        length = play(s, noise_by_seat, generator, work, line)
        scores_(s, scores)
        return length

    return play_game


@cache
def many_games(game: Game) -> Any:
    """Build the entry point that plays many games; its machine code is cached on disk."""
    machine_code()
    from numba import prange

    play_game = whole_game(game, policies(game).decide)

    @entry_point(package=game.package, parallel=True)
    def play_games(
        states: StateRecords,
        options: Numbers,
        first: int,
        noise_by_seat: Floats,
        generators: Generators,
        work: Workspace,
        line: Numbers,
        lengths: Numbers,
        scores: Matrix,
    ) -> None:
        """Play games in parallel parts, each with its own workspace; game i has the seed `first + i`."""
        games, parts = lengths.shape[0], states.shape[0]
        for part in prange(parts):
            part_work = workspace_of(part, work)
            for i in range(part * games // parts, (part + 1) * games // parts):
                lengths[i] = play_game(
                    states[part], options, first + i, noise_by_seat, generators[part], part_work, line, scores[i]
                )

    return play_games


def part_count() -> int:
    """Return the number of parts that parallel work is divided into."""
    machine_code()
    import numba

    return PARTS_PER_CORE * int(numba.get_num_threads())


class ManyGames(NamedTuple):
    """The results of many games, one row per game."""

    scores: NumberArray  # one column per seat
    lengths: NumberArray  # actions per game


class GameSeries:
    """Whole games to be played: number i has the seed `seed + i`, and one policy plays all seats."""

    def __init__(
        self,
        name: str | Game,
        games: int,
        seed: int,
        policy: str,
        players: int | None,
        options: Mapping[str, str] | None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        count = self.game.players[0] if players is None else players
        self.option_codes = self.game.option_codes(count, options or {})
        self.noise_by_seat = np.full(self.game.seats(count, options), policy_bot(policy).noise)
        if games < 1:
            raise problem(NotPossible, "cli-too-few-games", found=games)
        if not 0 <= seed <= SEED_LIMIT - games:
            raise problem(NotPossible, "bad-seed", seed=str(seed), last=str(SEED_LIMIT - games))


def play_many(
    name: str | Game,
    games: int,
    seed: int = 1,
    policy: str = "random",
    players: int | None = None,
    options: Mapping[str, str] | None = None,
) -> ManyGames:
    """Play games on all cores with one quick bot in all seats; return scores and lengths.

    The games have the seeds `seed`, `seed + 1`, … and are the games that `simulate` plays.

    >>> scores, lengths = play_many(game_names()[0], 4)
    >>> len(scores) == len(lengths) == 4
    True
    """
    series = GameSeries(name, games, seed, policy, players, options)
    played_game, parts = series.game, min(games, part_count())
    result = ManyGames(np.zeros((games, len(series.noise_by_seat)), np.int64), np.zeros(games, np.int64))
    many_games(played_game)(
        new_states(played_game.rules.state, parts),
        series.option_codes,
        seed,
        series.noise_by_seat,
        new_states(GENERATOR, parts),
        workspace(played_game, parts),
        np.zeros(0, np.int64),
        result.lengths,
        result.scores,
    )
    return result
