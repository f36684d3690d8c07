"""Simulations: many games of bots against each other."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
import numpy as np

from townwright.bots.bot import PolicyBot, bot
from townwright.bots.policy import RANDOM, PolicyRunner
from townwright.core.contract import Corrections
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT
from townwright.core.registry import game
from townwright.core.state import NumberArray


class Simulation(msgspec.Struct):
    """The results of many games by seat. `wins` counts first places, shared ones included.

    >>> simulation = simulate(game_names()[0], ["random"], games=3)
    >>> len(simulation.mean_scores) == len(simulation.wins)
    True
    """

    games: int
    actions: int
    seconds: float
    mean_scores: list[float]
    score_deviations: list[float]  # standard deviations
    wins: list[int]


def simulate(
    name: str | Game,
    bots: Sequence[str] = ("greedy",),
    games: int = 100,
    seed: int = 1,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Corrections | None = None,
) -> Simulation:
    """Play games of bots with the seeds `seed`, `seed + 1`, …, and return scores and wins by seat.

    A single bot plays all seats.

    >>> simulate(game_names()[0], ["random"], games=3).games
    3
    """
    game_ = game(name) if isinstance(name, str) else name
    count = max(game_.players[0], len(bots)) if players is None else players
    if games < 1:
        raise problem(NotPossible, "cli-too-few-games", found=games)
    *_, last = simulate_step_by_step(game_, count, games, seed, bots, options, None, components)
    return last


def simulate_step_by_step(
    game: Game,
    players: int,
    games: int,
    seed: int,
    names: Sequence[str],
    options: Mapping[str, str] | None = None,
    on_match: Callable[[Match], None] | None = None,
    components: Corrections | None = None,
) -> Iterator[Simulation]:
    """Play games with the seeds `seed`, `seed + 1`, …; yield the results so far after every game.

    A single name is used for all players; scripted seats need none. Each game runs in one compiled loop. `on_match` is
    called with every finished match.
    """
    bots = [policy_bot(name) for name in ([names[0]] * players if len(names) == 1 else names)]
    option_codes = game.option_codes(players, options or {}, components)
    if len(bots) != players:
        raise problem(NotPossible, "bad-bot-count", players=players, found=len(bots))
    if not 0 <= seed <= SEED_LIMIT - games:
        raise problem(NotPossible, "bad-seed", seed=str(seed), last=str(SEED_LIMIT - games))
    return _play_games(game, range(seed, seed + games), bots, option_codes, options or {}, on_match, components)


def policy_bot(name: str) -> PolicyBot:
    """Return the bot of that name; raise an error if it cannot play in a compiled loop."""
    player = bot(name)
    if isinstance(player, PolicyBot):
        return player
    raise problem(NotPossible, "slow-bot", bot=name[:80])


def _play_games(
    game: Game,
    seeds: range,
    bots: list[PolicyBot],
    option_codes: NumberArray,
    options: Mapping[str, str],
    on_match: Callable[[Match], None] | None,
    components: Corrections | None,
) -> Iterator[Simulation]:
    seats = game.seats(len(bots), options)
    noise_by_seat = [each.noise for each in bots]
    noise_by_seat += [RANDOM] * (seats - len(bots))  # a scripted seat has no choice
    runner = PolicyRunner(game)
    sheet = np.zeros((game.rules.rows, seats), np.int64)
    scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    sums, squares, wins = (np.zeros(seats, np.int64) for _ in range(3))
    actions = 0
    seconds = 0.0
    for count, seed in enumerate(seeds, start=1):
        start = time.perf_counter()
        runner.reseed(seed)
        game.entry_points.setup(runner.states, 0, option_codes, seed)
        length = runner.play_out(noise_by_seat)
        game.entry_points.result(runner.states, 0, sheet, scores, ranks)
        seconds += time.perf_counter() - start
        actions += length
        sums += scores
        squares += scores * scores
        wins += ranks == 1
        if on_match:
            names = [each.name for each in bots]
            on_match(Match.from_codes(game, names, seed, options, runner.line[:length], components))
        means = sums / count
        deviations = np.sqrt(np.maximum(squares / count - means * means, 0))
        yield Simulation(count, actions, seconds, means.tolist(), deviations.tolist(), wins.tolist())
