"""Compare the bots of Sprawlopolis with the best city that could be built if the deck were known.

    python benchmarks/hindsight.py --deals 200 --contest benchmarks/strength/sprawlopolis-1.jsonl

Beam search over the known deck, with several settings; the best city found counts, so it is a lower bound of the best
possible one. The record is resumable like that of a contest. With `--contest`, the bots of a record are compared with
it, deal by deal.
"""

import argparse
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np

from townwright.arena.contest import read_contest
from townwright.core.match import Match
from townwright.games.sprawlopolis.planning.searcher import PlanSearch
from townwright.games.sprawlopolis.planning.workspace import WIDEST

RECORD = Path(__file__).parent / "strength" / "hindsight-sprawlopolis.jsonl"
#: Settings that find different cities.
VARIANTS: tuple[dict[str, float], ...] = (
    {},
    {"pair": 0.3, "open_end": 0.2},
    {"pair": 1.0, "open_end": 0.5},
    {"pair": 0.6, "open_end": 0.3, "block": 0.5},
)
#: How many placements to keep after each estimate, for each city of a beam.
LIST_SIZES = {"first_list": 120, "second_list": 24, "second_list_per_hard_card": 24}


def best_points(deal: int, width: int) -> dict[str, int]:
    """Return the target of a deal and the most points found for it."""
    match = Match("sprawlopolis", 1, deal)
    points = [PlanSearch(match.states, {**LIST_SIZES, **each}, width).plan_known(width) for each in VARIANTS]
    return {"deal": deal, "width": width, "target": match.target or 0, "points": max(points)}


def read(record: Path) -> dict[int, dict[str, int]]:
    """Return the lines of a record by deal."""
    lines = record.read_text("utf-8").splitlines() if record.exists() else []
    return {line["deal"]: line for line in map(json.loads, lines)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--width", type=int, default=512, help=f"cities in a beam, at most {WIDEST}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("--contest", type=Path, action="append", default=[])
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    options = parser.parse_args()
    if not 1 <= options.width <= WIDEST:
        parser.error(f"--width must be from 1 to {WIDEST}")
    known = read(options.record)
    missing = [deal for deal in range(options.seed, options.seed + options.deals) if deal not in known]
    with (
        ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool,
        options.record.open("a", encoding="utf-8") as file,
    ):
        for future in as_completed([pool.submit(best_points, deal, options.width) for deal in missing]):
            file.write(json.dumps(future.result()) + "\n")
            file.flush()
    best = read(options.record)
    leads = np.array([line["points"] - line["target"] for line in best.values()])
    print(f"best found: {len(leads)} deals, lead {leads.mean():.2f}")
    for path in options.contest:
        contest, games = read_contest(path)
        for bot in contest.bots:
            gaps = [
                (best[contest.seed + each.deal]["points"] - each.scores[0], each.scores[0])
                for each in games
                if each.lineup == (bot,) and contest.seed + each.deal in best
            ]
            gap, points = np.array(gaps).T
            margin = 1.96 * gap.std() / np.sqrt(len(gap))
            share = points.sum() / (points + gap).sum()
            print(f"{bot}: {len(gap)} deals, {gap.mean():.2f} ± {margin:.2f} points below, {share:.1%} of the points")


if __name__ == "__main__":
    main()
