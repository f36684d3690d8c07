"""Everything compiled before the first test."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.market import GAME as MARKET

from townwright.bots import warm_up_bots
from townwright.core.game import games
from townwright.core.warm import warm_up

#: Those that take longest come first, so that the processes end together.
ORDER = ["circleville", "circle_the_wagons", "sprawlopolis", "market", "carrara"]


def prepare(name: str) -> None:
    """Compile one game, unless that has been done."""
    game = {**games(), "market": MARKET}[name]
    warm_up(game)
    warm_up_bots(game)


def prepare_all() -> None:
    """Compile all games, two at a time."""
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        list(processes.map(prepare, ORDER))
