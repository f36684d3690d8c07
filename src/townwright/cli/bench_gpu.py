"""`townwright bench --gpu`: the same games on the GPU and on all cores, in one run."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from types import ModuleType
from typing import TypeVar

import msgspec
import numpy as np
import typer
from rich.table import Table

from townwright.bots import code_parts, many
from townwright.cli.bench import BATCH, REPEATS, batch_play, format_figure
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game

Result = TypeVar("Result")

#: Games that CPU and GPU play first, to compare the results and to estimate the speed.
SAMPLE_GAMES = 1 << 13
#: Maximum number of games per call, and rows of a batch on the GPU.
MAX_GAMES, ROWS = 1 << 23, 1 << 18


class GpuSpeed(msgspec.Struct):
    """The measurements of one game, medians of several runs.

    Random games include copying the final scores to the host; the arrays of a batch stay on the device. Ratios compare
    the GPU with all cores.
    """

    game: str
    players: int
    same_games: int  # games with the same result on both
    cpu_games_per_second: float
    gpu_games_per_second: float
    games_ratio: float
    cpu_actions_per_second: float
    gpu_actions_per_second: float
    cpu_batch_actions_per_second: float
    gpu_batch_actions_per_second: float
    batch_ratio: float
    gpu_compile_seconds: float  # of both kernels


def bench_gpu(terminal: Terminal, games: list[Game], players: int | None, seconds: float, as_json: bool) -> None:
    """Measure and print each game, with `players` players or with the fewest it allows."""
    from townwright.research import gpu  # its compiler is an extra

    gpu.require_gpu()
    counts = [players or game.players[0] for game in games]
    for game, count in zip(games, counts, strict=True):
        game.option_codes(count, {})
    results = []
    for game, count in zip(games, counts, strict=True):
        title = game.title(terminal.language)
        terminal.prepare(game, [part.compile for part in code_parts(game)])

        def note(stage: str, title: str = title) -> None:
            terminal.note(terminal.say(f"cli-gpu-{stage}", game=title))

        try:
            results.append(measure(gpu, game, count, seconds / REPEATS, note))
        except gpu.DEVICE_ERRORS as error:
            terminal.print_error(terminal.say("cli-gpu-failed", game=title, why=str(error)))
    if as_json:
        terminal.json(results)
    elif results:
        terminal.print(report(terminal, results))
    if len(results) < len(games):
        raise typer.Exit(1)


def measure(
    gpu: ModuleType, game: Game, players: int, seconds: float, note: Callable[[str], None] = lambda _: None
) -> GpuSpeed:
    """Measure one game, each run for about `seconds` seconds; `note` reports each stage."""
    note("compiling-games")
    compile_seconds, first = time_and_result(lambda: gpu.play_many(game, SAMPLE_GAMES, players=players))
    note("games")
    is_same = np.array_equal(first.scores, many.play_many(game, SAMPLE_GAMES, players=players).scores)
    if not is_same:
        raise problem(NotPossible, "gpu-differs", game=game.name)
    cpu_games, cpu_actions = whole_games(many.play_many, game, players, seconds)
    gpu_games, gpu_actions = whole_games(gpu.play_many, game, players, seconds)
    cpu_batch = batch_play(game, players, seconds)
    note("compiling-steps")
    step_compile_seconds, gpu_batch = steps(gpu, game, players, seconds)
    return GpuSpeed(
        game=game.name,
        players=players,
        same_games=SAMPLE_GAMES,
        cpu_games_per_second=cpu_games,
        gpu_games_per_second=gpu_games,
        games_ratio=gpu_games / cpu_games,
        cpu_actions_per_second=cpu_actions,
        gpu_actions_per_second=gpu_actions,
        cpu_batch_actions_per_second=cpu_batch,
        gpu_batch_actions_per_second=gpu_batch,
        batch_ratio=gpu_batch / cpu_batch,
        gpu_compile_seconds=compile_seconds + step_compile_seconds,
    )


def whole_games(play: Callable[..., many.ManyGames], game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Measure games and actions per second of random play; each call plays new games."""
    games, elapsed = max(1, SAMPLE_GAMES // 4), 0.0
    while elapsed < seconds and games < MAX_GAMES:  # a slow kernel never gets many games at once
        games = min(MAX_GAMES, 4 * games)
        elapsed, _ = time_and_result(partial(play, game, games, players=players))
    rates = []
    for repeat in range(REPEATS):
        elapsed, result = time_and_result(lambda seed=1 + repeat * games: play(game, games, seed, players=players))  # type: ignore[misc]
        rates.append((games / elapsed, int(result.lengths.sum()) / elapsed))
    return median(rate for rate, _ in rates), median(rate for _, rate in rates)


def steps(gpu: ModuleType, game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Measure the seconds to compile a batch's kernel, and actions per second after that.

    The kernel is compiled at its first call, when the batch is reset. The time to choose actions does not count.
    """
    batch = gpu.Batch(game, ROWS, players, observe=False)
    compile_seconds, _ = time_and_result(lambda: (batch.reset(1), gpu.finish()))
    rates, seed = [], 0
    for _ in range(REPEATS):
        count, elapsed = 0, 0.0
        while elapsed < seconds:
            actions, seed = batch.sample(seed), seed + ROWS
            gpu.finish()
            elapsed += time_and_result(lambda actions=actions: (batch.step(actions, auto_reset=True), gpu.finish()))[0]  # type: ignore[misc]
            count += 1
        rates.append(count * ROWS / elapsed)
    return compile_seconds, median(rates)


def time_and_result(call: Callable[[], Result]) -> tuple[float, Result]:
    """Call a function; return the seconds and the result."""
    start_time = time.perf_counter()
    result = call()
    return time.perf_counter() - start_time, result


def report(terminal: Terminal, results: list[GpuSpeed]) -> Table:
    """Return the figures as a table, one column per game."""
    table = Table(caption=terminal.say("cli-gpu-caption", rows=ROWS, batch=BATCH))
    table.add_column("")
    for result in results:
        table.add_column(result.game, justify="right")
    for name in msgspec.structs.asdict(results[0]):
        if name != "game":
            table.add_row(
                terminal.say(f"cli-bench-{name}"), *[format_figure(getattr(result, name)) for result in results]
            )
    return table
