"""Measure how many tries per second a search makes at the beginning of a game, on one thread, in CPU time.

python benchmarks/tries.py circleville 2 tree tree@learned=0,turns=0
"""

import sys
import time

from townwright.bots.bot import SPEC, read_settings
from townwright.bots.search import Budget, Search
from townwright.bots.tree import tree_search
from townwright.core.match import Match
from townwright.core.registry import game

#: Tries before measuring, tries to measure, and how often; the fastest counts.
FIRST_TRIES, TRIES, REPEATS = 50, 300, 3


def tries_per_second(match: Match, settings: dict[str, float]) -> float:
    """Return the tries per second of a search with these settings."""
    fastest = 0.0
    for seed in range(REPEATS):
        search = Search(match, match.states, seed, settings=settings)
        search.think(Budget(FIRST_TRIES))
        start = time.thread_time()
        search.think(Budget(TRIES))
        fastest = max(fastest, TRIES / (time.thread_time() - start))
    return fastest


def main(name: str, players: str, *bots: str) -> None:
    tree_search(game(name)).part.compile()
    match = Match(name, int(players), 1)
    for bot in bots:
        spec = SPEC.fullmatch(bot)
        print(f"{tries_per_second(match, read_settings(spec and spec['settings'])):8,.0f}  {bot}")


if __name__ == "__main__":
    main(*sys.argv[1:])
