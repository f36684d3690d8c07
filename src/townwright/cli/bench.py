"""`townwright bench`: how fast the rules are on this machine."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from statistics import median

import msgspec
import numpy as np
from rich.table import Table

from townwright.bots import code_parts
from townwright.bots.policy import GREEDY, RANDOM, PolicyRunner
from townwright.bots.search import Tree
from townwright.cli.prepare import GENERIC
from townwright.cli.terminal import Terminal
from townwright.core.arrays import Numbers
from townwright.core.chance import GENERATOR, below
from townwright.core.game import Game
from townwright.core.log import NO_LOG, Log
from townwright.core.match import Match
from townwright.core.record import Records, records
from townwright.core.rule import entry_point
from townwright.core.state import GameState, Generator, new_states
from townwright.research.batch import Batch

REPEATS = 5
#: CPU time of this process, which other load does not distort; wall time, for several cores or processes.
CLOCK, WALL = time.process_time, time.perf_counter
#: Rows of a batch.
BATCH = 2048
#: The script of a new process that lists its first legal actions.
FIRST_LEGAL = "import townwright; print(len(townwright.new({name!r}, seed=1).legal), flush=True)"
#: The script of a new process that compiles everything.
COMPILE = """
from townwright.bots import code_parts
from townwright.core.registry import game
for part in code_parts(game({name!r})):
    part.compile()
"""
#: The script of a new process that measures random play.
RANDOM_PLAY = """
from townwright.cli.bench import random_play
from townwright.core.registry import game
print(random_play(game({name!r}), {players}, {seconds})[1])
"""


class Speed(msgspec.Struct):
    """The measurements of one game, on one core except for the batch; most are medians of several runs."""

    game: str
    players: int
    random_games_per_second: float  # compiled, final scoring included
    random_actions_per_second: float
    batch_actions_per_second: float  # decisions of learners in a batch, without observations, on all cores
    greedy_games_per_second: float
    playouts_per_second: float  # of the search: greedy games from the start, without its tree
    tries_per_second: float  # of the search from the start, with the game's own settings
    state_bytes: int
    copy_nanoseconds: float  # of a state, compiled
    score_nanoseconds: float  # the scores of a finished table, compiled
    legal_and_apply_microseconds: float  # called from Python
    match_step_microseconds: float  # one decision through `Match`
    compile_cpu_seconds: float  # rules and bots, from scratch, on one core
    first_start_seconds: float  # the first start ever, until the first legal actions are known
    start_seconds: float  # the same for every later start
    terminal_seconds: float  # until `townwright play` prints something
    portable_ratio: float  # speed of portable code in random play, native = 1


def bench(terminal: Terminal, games: list[Game], players: int | None, seconds: float, as_json: bool) -> None:
    """Measure and print each game, with `players` players or with the most it allows."""
    counts = [players or game.players[-1] for game in games]
    for game, count in zip(games, counts, strict=True):
        game.option_codes(count, {})
    results = []
    for game, count in zip(games, counts, strict=True):
        terminal.prepare(game, [part.compile for part in code_parts(game)])
        terminal.note(terminal.say("cli-measuring", game=game.title(terminal.language)))
        results.append(measure(game, count, seconds))
    if as_json:
        terminal.json(results)
    else:
        terminal.print(report(terminal, results))


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Measure one game, each figure for about `seconds` seconds."""
    games, actions = random_play(game, players, seconds / REPEATS)
    first_legal = ["-c", FIRST_LEGAL.format(name=game.name)]
    return Speed(
        game=game.name,
        players=players,
        random_games_per_second=games,
        random_actions_per_second=actions,
        batch_actions_per_second=batch_play(game, players, seconds / REPEATS),
        greedy_games_per_second=greedy_play(game, players, seconds),
        playouts_per_second=tries(game, players, seconds, {"depth": 0, "rollout_depth": 100_000}),
        tries_per_second=tries(game, players, seconds, {}),
        state_bytes=game.rules.state.itemsize,
        copy_nanoseconds=copy_time(game, seconds / REPEATS) * 1e9,
        score_nanoseconds=score_time(game, players, seconds / REPEATS) * 1e9,
        legal_and_apply_microseconds=python_step(game, players) * 1e6,
        match_step_microseconds=match_step(game, players) * 1e6,
        compile_cpu_seconds=compile_time(game),
        first_start_seconds=median(first_start(first_legal) for _ in range(REPEATS)),
        start_seconds=median(start(first_legal) for _ in range(REPEATS)),
        terminal_seconds=median(terminal_start(game) for _ in range(REPEATS)),
        portable_ratio=portable_play(game, players, seconds / REPEATS) / actions,
    )


def random_play(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Measure games and actions per second of random play in a compiled loop, scoring included."""
    setup, legal, apply, scores = game.rules.setup, game.rules.legal, game.rules.apply, game.rules.scores

    @entry_point(package=game.package)
    def run(
        states: Records[GameState],
        options: Numbers,
        first: int,
        games: int,
        generators: Records[Generator],
        out: Numbers,
        log: Log,
        result: Numbers,
    ) -> int:
        s = states[0]
        actions = 0
        for seed in range(first, first + games):
            setup(s, options, seed)
            while s.to_move >= 0:
                apply(s, out[below(generators[0], legal(s, out))], log)
                actions += 1
            scores(s, result)
        return actions

    states, generators = new_states(game.rules.state), new_states(GENERATOR)
    out, result = np.zeros(game.rules.max_legal, np.int32), np.zeros(game.seats(players), np.int64)
    codes = game.option_codes(players, {})

    def play(games: int) -> int:
        return run(states, codes, 1, games, generators, out, NO_LOG, result)

    play(1)
    games = 1 + int(seconds / time_call(lambda: play(200), WALL) * 200)  # CPU time may not have advanced
    rates = []
    for _ in range(REPEATS):
        start_time = CLOCK()
        actions = play(games)
        seconds_taken = CLOCK() - start_time
        rates.append((games / seconds_taken, actions / seconds_taken))
    return median(rate for rate, _ in rates), median(rate for _, rate in rates)


def batch_play(game: Game, players: int, seconds: float) -> float:
    """Measure actions per second of a batch in which the caller plays all seats.

    Forced actions and the time to choose do not count. Waiting threads sleep, because on a busy machine spinning would
    slow the others down.
    """
    batch, rows, draw = Batch(game, BATCH, players, observe=False), np.arange(BATCH), np.random.default_rng(1)
    batch.reset(1)
    rates = []
    for _ in range(REPEATS):
        steps, elapsed = 0, 0.0
        while elapsed < seconds:
            actions = batch.legal[rows, draw.integers(batch.counts)]
            elapsed += time_call(lambda actions=actions: batch.step(actions, auto_reset=True), WALL)  # type: ignore[misc]
            steps += 1
        rates.append(steps * BATCH / elapsed)
    return median(rates)


def greedy_play(game: Game, players: int, seconds: float) -> float:
    """Measure games per second with greedy bots in all seats."""
    runner, codes = PolicyRunner(game), game.option_codes(players, {})
    seats = [GREEDY] * game.seats(players)
    played, start_time = 0, CLOCK()
    while CLOCK() - start_time < seconds:
        game.entry_points.setup(runner.states, 0, codes, played)
        runner.play_out(seats)
        played += 1
    return played / (CLOCK() - start_time)


def tries(game: Game, players: int, seconds: float, settings: dict[str, float]) -> float:
    """Measure tries per second of the search on one thread."""
    match = Match(game, players, 1)
    tree = Tree(match, match.states, 1, settings, (), 0)
    tree.grow(1)
    count, start_time = 0, CLOCK()
    while CLOCK() - start_time < seconds:
        tree.grow(20)
        count += 20
    return count / (CLOCK() - start_time)


def copy_time(game: Game, seconds: float) -> float:
    """Measure the seconds to copy a state, in compiled code."""

    @entry_point(package=game.package)
    def copy(states: Records[GameState], times: int) -> None:
        for i in range(times):
            states[1 - i % 2] = states[i % 2]
            states[i % 2].revealed += 1

    states = new_states(game.rules.state, 2)
    copy(states, 1)
    times = 1 + int(seconds / time_call(lambda: copy(states, 10_000)) * 10_000)
    return median(time_call(lambda: copy(states, times)) / times for _ in range(REPEATS))


def score_time(game: Game, players: int, seconds: float) -> float:
    """Measure the seconds to score a finished table, in compiled code."""
    scores = game.rules.scores

    @entry_point(package=game.package)
    def score(states: Records[GameState], out: Numbers, times: int) -> None:
        for _ in range(times):
            scores(states[0], out)

    runner, out = PolicyRunner(game), np.zeros(game.seats(players), np.int64)
    game.entry_points.setup(runner.states, 0, game.option_codes(players, {}), 1)
    runner.play_out([RANDOM] * game.seats(players))
    score(runner.states, out, 1)
    times = 1 + int(seconds / time_call(lambda: score(runner.states, out, 1000)) * 1000)
    return median(time_call(lambda: score(runner.states, out, times)) / times for _ in range(REPEATS))


def python_step(game: Game, players: int) -> float:
    """Measure the seconds for one `legal` and one `apply`, both called from Python."""
    states, out = new_states(game.rules.state), np.zeros(game.rules.max_legal, np.int32)
    codes, steps, elapsed = game.option_codes(players, {}), 0, 0.0
    game.entry_points.setup(states, 0, codes, 0)  # loads the machine code
    legal, apply, s = game.entry_points.legal, game.entry_points.apply, records(states, GameState)[0]
    for seed in range(200):
        game.entry_points.setup(states, 0, codes, seed)
        start_time = CLOCK()
        while s.to_move >= 0:
            legal(states, 0, out)
            apply(states, 0, int(out[0]), NO_LOG)
            steps += 1
        elapsed += CLOCK() - start_time
    return elapsed / steps


def match_step(game: Game, players: int) -> float:
    """Measure the seconds for one decision through `Match`."""
    steps, elapsed = 0, 0.0
    for seed in range(50):
        match = Match(game, players, seed)
        start_time = CLOCK()
        while not match.over:
            match.play(match.codes[0])
        elapsed += CLOCK() - start_time
        steps += len(match.history)
    return elapsed / steps


def compile_time(game: Game) -> float:
    """Measure the CPU seconds to compile a game, in a new process with an empty cache."""
    before = os.times()
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "TOWNWRIGHT_CACHE": cache, "TOWNWRIGHT_CODE": ""}
        command = [sys.executable, "-c", COMPILE.format(name=game.name)]
        subprocess.run(command, env=environment, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def portable_play(game: Game, players: int, seconds: float) -> float:
    """Measure actions per second of random play with portable code."""
    code = RANDOM_PLAY.format(name=game.name, players=players, seconds=seconds)
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **GENERIC, "TOWNWRIGHT_CACHE": cache}
        run = subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.PIPE)
    return float(run.stdout)


def first_start(arguments: list[str]) -> float:
    """Measure the seconds until a new process with an empty cache prints something."""
    with tempfile.TemporaryDirectory() as cache:
        return start(arguments, {"TOWNWRIGHT_CACHE": cache, "TOWNWRIGHT_CODE": ""})


def terminal_start(game: Game) -> float:
    """Measure the seconds until `townwright play` prints something."""
    with tempfile.TemporaryDirectory() as matches:
        return start(["-m", "townwright", "play", game.name], {"TOWNWRIGHT_DATA": matches})


def start(arguments: list[str], environment: Mapping[str, str] | None = None) -> float:
    """Measure the seconds until a new process prints something, with the default compile mode."""
    inherited = {name: value for name, value in os.environ.items() if name != "TOWNWRIGHT_COMPILE"}
    start_time = WALL()
    with subprocess.Popen(
        [sys.executable, *arguments],
        env={**inherited, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout
        first_byte = process.stdout.read(1)
        elapsed = WALL() - start_time
        process.stdout.read()
    if process.returncode or not first_byte:
        raise subprocess.CalledProcessError(process.returncode, arguments)
    return elapsed


def time_call(call: Callable[[], object], clock: Callable[[], float] = CLOCK) -> float:
    start_time = clock()
    call()
    return clock() - start_time


def format_figure(figure: float) -> str:
    """Format a figure: small ones with decimals, unless they are counts."""
    return f"{figure:,.2f}" if isinstance(figure, float) and figure < 100 else f"{figure:,.0f}"


def report(terminal: Terminal, results: list[Speed]) -> Table:
    """Return the figures as a table, one column per game."""
    table = Table()
    table.add_column("")
    for result in results:
        table.add_column(result.game, justify="right")
    for name in msgspec.structs.asdict(results[0]):
        if name != "game":
            figures = [getattr(result, name) for result in results]
            table.add_row(terminal.say(f"cli-bench-{name}"), *map(format_figure, figures))
    return table
