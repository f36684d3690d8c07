"""A study: many games of bots, one row per game with scores, places, points, actions and events.

Games run on all cores. Bots rotate through the seats, so that the effects of seats and bots can be separated.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from townwright.arena.parallel import run_parallel, worker_pool
from townwright.bots.bot import PolicyBot, bot
from townwright.bots.policy import RANDOM, policies, workspace
from townwright.core import registry
from townwright.core.chance import GENERATOR
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT
from townwright.core.record import records
from townwright.core.state import Generator, NumberArray, new_states

#: Games per task: enough to outweigh the overhead, few enough to show progress.
GAMES_PER_TASK = 100
#: Maximum number of events in a game.
MAX_EVENTS = 1 << 15

Row = dict[str, Any]


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a study. Game n has the seed `seed + n`."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 1
    options: dict[str, str] = {}


def validate(study: Study) -> Study:
    """Return the study with a bot for each player; raise an error if it is not possible."""
    chosen = registry.game(study.game)
    chosen.option_codes(study.players, study.options)
    names = study.bots * study.players if len(study.bots) == 1 else study.bots
    if len(names) != study.players:
        raise problem(NotPossible, "bad-bot-count", players=study.players, found=len(names))
    for name in names:
        bot(name)
    if study.games < 1:
        raise problem(NotPossible, "cli-too-few-games", found=study.games)
    if not 0 <= study.seed <= SEED_LIMIT - study.games:
        raise problem(NotPossible, "bad-seed", seed=str(study.seed), last=str(SEED_LIMIT - study.games))
    return msgspec.structs.replace(study, bots=names)


def play_study(study: Study, workers: int | None, cluster: str | None = None) -> Iterator[list[Row]]:
    """Play the games of a study; yield rows as they come in."""
    study = validate(study)
    chunks = (
        (study, first, min(first + GAMES_PER_TASK, study.games)) for first in range(0, study.games, GAMES_PER_TASK)
    )
    with worker_pool(workers, cluster) as pool:
        yield from run_parallel(pool, play_games, chunks)


def play_games(study: Study, first: int, end: int) -> list[Row]:
    """Play some games of a study; return their rows."""
    chosen = registry.game(study.game)
    bots = {name: bot(name) for name in study.bots}
    noise_by_bot = {name: each.noise for name, each in bots.items() if isinstance(each, PolicyBot)}
    if len(noise_by_bot) == len(bots):
        runner = StudyGames(chosen, study, noise_by_bot)
        return [runner.play(number) for number in range(first, end)]
    return [play_match(chosen, study, number) for number in range(first, end)]


def lineup(study: Study, number: int) -> tuple[str, ...]:
    """Return the bots of a game by seat; they rotate from game to game."""
    shift = number % study.players
    return study.bots[shift:] + study.bots[:shift]


class StudyGames:
    """Plays the games of a study with compiled policies, each game in one call."""

    def __init__(self, game: Game, study: Study, noise_by_bot: Mapping[str, float]) -> None:
        self.game, self.study, self._noise_by_bot = game, study, noise_by_bot
        self._option_codes = game.option_codes(study.players, study.options)
        self._seats = game.seats(study.players, study.options)
        self._states = new_states(game.rules.state)
        self._line, self._log = np.zeros(game.rules.max_length, np.int64), new_log(MAX_EVENTS)
        self._work = workspace(game)._replace(log=self._log)
        self._generators = new_states(GENERATOR)

    def play(self, number: int) -> Row:
        """Play a game to its end."""
        game, seed, names = self.game, self.study.seed + number, lineup(self.study, number)
        noise_by_seat = [self._noise_by_bot[name] for name in names]
        noise_by_seat += [RANDOM] * (self._seats - len(noise_by_seat))  # a scripted seat has no choice
        records(self._generators, Generator)[0].chance = np.uint64(seed)
        self._log[0, 0] = 0
        game.entry_points.setup(self._states, 0, self._option_codes, seed)
        length = policies(game).play_out(
            self._states, 0, np.array(noise_by_seat), self._generators, self._work, self._line
        )
        sheet = np.zeros((game.rules.rows, self._seats), np.int64)
        scores, ranks = np.zeros(self._seats, np.int64), np.zeros(self._seats, np.int64)
        game.entry_points.result(self._states, 0, sheet, scores, ranks)
        sources = game.wording.sources(records(self._states)[0])
        events = np.bincount(self._log[1 : self._log[0, 0] + 1, 0], minlength=max(game.wording.events) + 1)
        return game_row(game, seed, names, self._line[:length], scores, ranks, dict(zip(sources, sheet)), events)


def play_match(game: Game, study: Study, number: int) -> Row:
    """Play a game with bots that search."""
    seed, names = study.seed + number, lineup(study, number)
    match = Match(game, study.players, seed, study.options)
    bots = [bot(name, seed * 64 + seat) for seat, name in enumerate(names)]
    while (seat := match.to_move) is not None:
        match.play(game.wording.encode(bots[seat].choose(match)))
    line = np.array([game.wording.encode(played.action) for played in match.history])
    kinds = {kind.name.lower(): kind.value for kind in game.wording.events}
    event_codes = [kinds[event.kind] for played in match.history for event in played.events]
    events = np.bincount(np.array(event_codes, np.int64), minlength=max(game.wording.events) + 1)
    points = {row.source: np.array(row.points) for row in match.score_sheet}
    return game_row(game, seed, names, line, np.array(match.scores), np.array(match.ranks), points, events)


def game_row(
    game: Game,
    seed: int,
    names: Sequence[str],
    line: NumberArray,
    scores: NumberArray,
    ranks: NumberArray,
    points: dict[str, NumberArray],
    events: NumberArray,
) -> Row:
    """Return a finished game as a row. Seats count from 1; sources that were not in play are left out."""
    starts = [block.start for block in game.learning.action_blocks]
    counts = np.bincount(np.searchsorted(starts, line, side="right"), minlength=len(starts) + 1)[1:]
    return {
        "seed": seed,
        "length": len(line),
        **{f"bot_{seat}": name for seat, name in enumerate(names, start=1)},
        **{f"score_{seat}": int(score) for seat, score in enumerate(scores, start=1)},
        **{f"place_{seat}": int(rank) for seat, rank in enumerate(ranks, start=1)},
        **{
            f"points_{source}_{seat}": int(number)
            for source, values in points.items()
            for seat, number in enumerate(values, start=1)
        },
        **{f"action_{block.name}": int(count) for block, count in zip(game.learning.action_blocks, counts)},
        **{f"event_{kind.name.lower()}": int(events[kind.value]) for kind in game.wording.events},
    }
