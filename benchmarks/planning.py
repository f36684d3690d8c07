"""Compare settings of the search of Sprawlopolis on the same setups.

    python benchmarks/planning.py --deals 400 ms=100 ms=100,width=2 tries=200,first=20

Prints the mean lead over the target and the difference from the first variant, with its 95% interval. A variant has
`ms`, `tries`, or neither: then it plays the placement with the highest weight. `PlanSettings` explains the settings.
"""

import argparse
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from townwright.bots.bot import redealt_copy
from townwright.bots.game_search import GameSearch
from townwright.bots.search import Budget
from townwright.core.match import Match
from townwright.games.sprawlopolis.planning.searcher import PlanSearch


def play(deal: int, players: int, variant: str) -> tuple[float, float, float]:
    """Play a game; return the lead over the target, and tries and CPU seconds per decision."""
    settings = {name: float(value) for name, value in (pair.split("=") for pair in variant.split(",") if pair)}
    budget = Budget(int(settings.pop("tries", 0)), int(settings.pop("ms", 0)))
    match, tries, seconds, decisions = Match("sprawlopolis", players, deal), 0, 0.0, 0
    while match.to_move is not None:
        action = match.codes[0]
        if len(match.codes) > 1:
            start = time.thread_time()
            search = PlanSearch(redealt_copy(match, deal), settings)
            if budget != Budget():
                GameSearch(match, search).think(budget, time.thread_time)
            action = search.actions[0]
            seconds, tries, decisions = seconds + time.thread_time() - start, tries + search.tries, decisions + 1
        match.play(action)
    return match.scores[0] - (match.target or 0), tries / decisions, seconds / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    options = parser.parse_args()
    first = None
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        for variant in options.variants:
            games = [pool.submit(play, options.seed + deal, options.players, variant) for deal in range(options.deals)]
            leads, tries, seconds = np.array([each.result() for each in games]).T
            first = leads if first is None else first
            margin = 1.96 * (leads - first).std() / np.sqrt(len(leads))
            print(
                f"{variant}: lead {leads.mean():.2f}, {(leads - first).mean():+.2f} ± {margin:.2f}, "
                f"won {(leads >= 0).mean():.1%}, {tries.mean():.0f} tries, {1000 * seconds.mean():.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
