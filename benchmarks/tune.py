"""Tune the settings of the search for one game: coordinate search by self-play on paired deals.

    python benchmarks/tune.py carrara --ms 20 --deals 16 --minutes 8 --record benchmarks/strength/tuning-carrara.jsonl

In every round each setting is tried with the next smaller and larger value, everything else equal, on the same deals
with seats swapped. For each setting, the value that gains more than its standard error is adopted; together they have
to beat the best settings so far on new deals. The record has a line per trial; copy the winner into
`GAME.extras.search` or, for a number of players, `search_by_players`.
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
import numpy as np

from townwright.arena.contest import Contest, ContestGame, lineups, play_game
from townwright.arena.standing import summary
from townwright.bots.tree import settings_of
from townwright.core.registry import game

#: The values that every setting may take.
GRID: Mapping[str, tuple[float, ...]] = {
    "depth": (1, 2, 3, 5, 8, 1000),
    "rollout_depth": (0, 10, 30, 60, 150, 10_000),
    "explore": (0.2, 0.4, 0.8, 1.5, 3.0, 6.0),
    "widen": (0.3, 0.6, 1.0, 1.7, 3.0, 6.0),
    "temperature": (0.5, 1.0, 2.0, 4.0, 8.0),
    "scale": (6.0, 12.0, 25.0, 50.0),
    "winning": (0.1, 0.25, 0.5, 0.75),
}


class Trial(msgspec.Struct):
    """Settings tried against the best so far: the gain in points of lead and its standard error."""

    round: int
    changed: dict[str, float]
    against: dict[str, float]
    deals: int
    gain: float
    error: float
    adopted: bool = False


def bot_name(settings: Mapping[str, float], milliseconds: int) -> str:
    """Return the tree search with these settings, as the arena calls it."""
    return "tree@" + ",".join(f"{name}={value:g}" for name, value in sorted(settings.items())) + f":{milliseconds}ms"


def neighbours(name: str, value: float) -> Iterable[float]:
    """Return the next smaller and larger values of a setting."""
    place = GRID[name].index(value)
    return [each for i, each in enumerate(GRID[name]) if abs(i - place) == 1]


class Tuning:
    """The search for better settings of one game."""

    def __init__(self, name: str, players: int, milliseconds: int, pool: ProcessPoolExecutor) -> None:
        self.name, self.players, self.milliseconds, self.pool = name, players, milliseconds, pool
        self.seed = 1_000_000

    def compare(self, number: int, trials: list[dict[str, float]], best: dict[str, float], deals: int) -> list[Trial]:
        """Play each of the trials against the best on the same fresh deals."""
        contests = [
            Contest(
                game=self.name,
                bots=(bot_name(trial, self.milliseconds), bot_name(best, self.milliseconds)),
                players=self.players,
                deals=deals,
                seed=self.seed,
            )
            for trial in trials
        ]
        self.seed += deals
        games = [
            [
                [self.pool.submit(play_game, contest, deal, lineup) for lineup in lineups(contest)]
                for deal in range(deals)
            ]
            for contest in contests
        ]
        return [
            self.judge(number, trial, best, contest, [[each.result() for each in deal] for deal in contest_games])
            for trial, contest, contest_games in zip(trials, contests, games, strict=True)
        ]

    def judge(
        self,
        number: int,
        trial: dict[str, float],
        best: dict[str, float],
        contest: Contest,
        deals: list[list[ContestGame]],
    ) -> Trial:
        """Return the gain of a trial over the best: its mean lead against the best's, deal by deal."""
        gains = []
        for deal in deals:
            table = summary(contest, deal)
            means = table.leads / table.seats
            gains.append((means[0] - means[1]) / 2)
        error = float(np.std(gains, ddof=1) / np.sqrt(len(gains)))
        changed = {name: value for name, value in trial.items() if value != best[name]}
        return Trial(number, changed, best, len(gains), float(np.mean(gains)), error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--ms", type=int, default=20, help="milliseconds per decision")
    parser.add_argument("--deals", type=int, default=16, help="deals per trial")
    parser.add_argument("--minutes", type=float, default=8, help="no new round starts after that")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--record", type=Path, required=True)
    options = parser.parse_args()
    rules = game(options.game)
    players = options.players or max(2 if rules.extras.target is None else 1, rules.players[0])
    best = settings_of(rules, players)
    end = time.monotonic() + 60 * options.minutes
    with (
        ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool,
        options.record.open("ab") as record,
    ):
        tuning = Tuning(rules.name, players, options.ms, pool)
        number = 0
        while time.monotonic() < end:
            number += 1
            candidates = [{**best, name: value} for name in GRID for value in neighbours(name, best[name])]
            trials = tuning.compare(number, candidates, best, options.deals)
            better: dict[str, Trial] = {}
            for trial in sorted(trials, key=lambda each: each.gain):
                if trial.gain > trial.error:
                    better[next(iter(trial.changed))] = trial
            combined = {**best, **{name: trial.changed[name] for name, trial in better.items()}}
            if better:
                check = tuning.compare(number, [combined], best, 3 * options.deals)[0]
                check.adopted = check.gain > 0
                trials.append(check)
                best = combined if check.adopted else best
            for trial in trials:
                record.write(msgspec.json.encode(trial) + b"\n")
            record.flush()
            print(f"{rules.name} round {number}: {best}", flush=True)


if __name__ == "__main__":
    main()
