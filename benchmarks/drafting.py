"""Compare settings of the draft search of Circle the Wagons by self-play on paired deals.

    python benchmarks/drafting.py --deals 200 --base steps=1000 steps=1000,places=8 steps=1000,territory=10

Each variant plays against the base, in both seats of every deal. A step is one card planned in one town; without
`steps`, both take 1000. The settings are explained in `DraftSettings`.
"""

import argparse
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from townwright.core.match import Match
from townwright.core.state import copy_states
from townwright.games.circle_the_wagons.drafting.searcher import DraftSearch
from townwright.games.circle_the_wagons.ending import solver

STEPS = 1000
#: Milliseconds to solve an ending.
ENDING = 2000


def choose(match: Match, variant: str) -> int:
    """Return the action that the search with these settings chooses."""
    settings = {name: float(value) for name, value in (pair.split("=") for pair in variant.split(","))}
    steps = int(settings.pop("steps", STEPS))
    states = copy_states(match.states)
    exact = solver.ending(states, ENDING)
    if exact and exact.is_proved:
        return exact.action
    search = DraftSearch(states, settings)
    search.grow(steps)
    return search.actions[0]


def play(deal: int, lineup: tuple[str, str], variant: str) -> tuple[float, int, float]:
    """Play a game; return the variant's share of the win, its lead, and its CPU seconds per decision."""
    match, seconds, decisions = Match("circle_the_wagons", 2, deal), 0.0, 0
    while (seat := match.to_move) is not None:
        start = time.thread_time()
        action = choose(match, lineup[seat]) if len(match.codes) > 1 else match.codes[0]
        if lineup[seat] == variant:
            seconds, decisions = seconds + time.thread_time() - start, decisions + 1
        match.play(action)
    seat = lineup.index(variant)
    share = (match.ranks[seat] == 1) / match.ranks.count(1)
    return share, match.scores[seat] - match.scores[1 - seat], seconds / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--base", default=f"steps={STEPS}")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        for variant in options.variants:
            games = [
                pool.submit(play, options.seed + deal, lineup, variant)
                for deal in range(options.deals)
                for lineup in ((variant, options.base), (options.base, variant))
            ]
            results = np.array([each.result() for each in games]).reshape(options.deals, 2, 3)
            leads = results[:, :, 1].mean(axis=1)
            error = leads.std() / np.sqrt(len(leads))
            share, milliseconds = results[:, :, 0].mean(), 1000 * results[:, :, 2].mean()
            print(f"{variant}: {share:.1%}, lead {leads.mean():+.2f} ± {error:.2f}, {milliseconds:.0f} ms", flush=True)


if __name__ == "__main__":
    main()
