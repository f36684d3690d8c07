"""Compile everything before the first test."""

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.market import GAME as MARKET
from tests.pennies import GAME as PENNIES

from townwright.bots import code_parts
from townwright.cli.simulate import compile_steps
from townwright.core.registry import games
from townwright.core.rule import COMPILED
from townwright.research.batch import Batch
from townwright.skeleton.my_game import GAME as SKELETON

#: The games that tests run as machine code. Those that take longest to compile come first, so that the processes end
#: together.
COMPILED_GAMES = ["circleville", "circle_the_wagons", "sprawlopolis", "market", "carrara"]
#: The games that tests play in batches. In the process that compiles the game, this takes a third of the time.
BATCH_GAMES = ["circle_the_wagons", "sprawlopolis", "carrara"]


def compile_game(name: str) -> None:
    """Compile one game, unless that has been done."""
    game = {**games(), **{game.name: game for game in (MARKET, PENNIES, SKELETON)}}[name]
    for part in (*code_parts(game), game.entry_points.judge_part):
        part.compile()
    for step in compile_steps(game):
        step()
    if name in BATCH_GAMES:
        Batch(name, 1).reset(1)


def rewrite_assertions() -> None:
    """Let pytest import every test module once and cache its bytecode; workers would each do it at the same time."""
    subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-n", "0"], check=False, stdout=subprocess.DEVNULL
    )


def compile_all(workers: bool) -> None:
    """Compile all games, two at a time, so that every test and every process it starts runs machine code.

    With `NUMBA_DISABLE_JIT=1` nothing is compiled.
    """
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        tasks = [processes.submit(compile_game, name) for name in COMPILED_GAMES if COMPILED]
        if workers:
            tasks.append(processes.submit(rewrite_assertions))
        for task in tasks:
            task.result()
