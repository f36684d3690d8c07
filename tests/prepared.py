"""Everything compiled before the first test."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.market import GAME as MARKET
from tests.pennies import GAME as PENNIES

from townwright.bots import code_parts
from townwright.core.registry import games
from townwright.core.rule import COMPILED
from townwright.skeleton.my_game import GAME as SKELETON

#: Those that take longest come first, so that the processes end together.
ORDER = ["circleville", "circle_the_wagons", "sprawlopolis", "market", "my_game", "pennies", "carrara"]


def prepare(name: str) -> None:
    """Compile one game, unless that has been done."""
    game = {**games(), **{game.name: game for game in (MARKET, PENNIES, SKELETON)}}[name]
    for part in (*code_parts(game), game.entry_points.judge):
        part.compile()


def prepare_all() -> None:
    """Compile all games, two at a time; then every test, and every process it starts, runs machine code. With
    `NUMBA_DISABLE_JIT=1` everything runs interpreted."""
    if not COMPILED:
        return
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        list(processes.map(prepare, ORDER))
