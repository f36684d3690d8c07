"""Count how games of Squaring Circleville end: `python benchmarks/stalemates.py`.

Weak bots play with two to four players, and solo against every set of opponents. They are greedy, random, or toss a
coin before every decision to be one or the other. The table counts which rule ended each game, how often work followed
an idle round without action tiles, and how many rounds were played. It is written to benchmarks/stalemates.txt.
"""

import argparse
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from townwright.bots.policy import GREEDY, RANDOM, PolicyRunner
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.registry import game
from townwright.core.state import OVER
from townwright.games.circleville.components import IDLE_ROUNDS, MAX_ROUNDS
from townwright.games.circleville.state import Ending, State

OUT = Path(__file__).parent / "stalemates.txt"
#: The policy: greedy, random, or one of the two by the toss of a coin.
POLICIES = {"greedy": (GREEDY,), "random": (RANDOM,), "half-and-half": (GREEDY, RANDOM)}
COLUMNS = ("last section", "no place left", "4 idle rounds", "round limit", "1 idle", "2 idle", "3 idle")


def ends_of(players: int, opponents: str, bot: str, seeds: range) -> list[tuple[int, int, int, int]]:
    """Play games of one kind; for each: what triggered the end, rounds, actions, most idle rounds before work."""
    circleville = game("circleville")
    runner, codes = (
        PolicyRunner(circleville),
        circleville.option_codes(players, {"opponents": opponents} if opponents else {}),
    )
    states, policies, ends = runner.states, POLICIES[bot], []
    s = records(states, State)[0]
    for seed in seeds:
        runner.reseed(seed)
        circleville.entry_points.setup(states, 0, codes, seed)
        coin = np.random.default_rng(seed)
        length = idle = overcome = 0
        while s.to_move != OVER:
            policy = policies[coin.integers(2) if len(policies) > 1 else 0]
            circleville.entry_points.apply(states, 0, runner.choose(policy), NO_LOG)
            length += 1
            if s.idle_rounds < idle:
                overcome = max(overcome, idle)
            idle = s.idle_rounds
        rounds = s.rounds
        assert rounds <= MAX_ROUNDS and length <= circleville.rules.max_length
        ends.append((s.ending, rounds, length, overcome))
    return ends


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1300, help="games for each number of players and each bot")
    parser.add_argument("--solo", type=int, default=200, help="games for each set of opponents and each bot")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    lineups = next(option.values for option in game("circleville").options if option.name == "opponents")
    tables = [(f"{players} players", players, "", options.games) for players in (2, 3, 4)]
    tables += [(f"solo against {1 + opponents.count('_')}", 1, opponents, options.solo) for opponents in lineups]
    ends = defaultdict[tuple[str, str], list[tuple[int, int, int, int]]](list)
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as workers:
        jobs = [
            ((name, bot), workers.submit(ends_of, players, opponents, bot, range(games)))
            for name, players, opponents, games in tables
            for bot in POLICIES
        ]
        for key, job in jobs:
            ends[key] += job.result()
    lines = [
        f"{'':34} {'games':>6} " + " ".join(f"{column:>13}" for column in COLUMNS) + f" {'rounds':>12} {'actions':>7}"
    ]
    for (name, bot), played in sorted(ends.items()):
        lines.append(row(f"{name}, {bot}", played))
    lines.append(row("all", [each for played in ends.values() for each in played]))
    text = "\n".join(lines) + "\n"
    OUT.write_text(text, "utf-8")
    print(text, end="")


def row(name: str, ends: list[tuple[int, int, int, int]]) -> str:
    """Return a line of the table. Rounds: median and maximum; actions: maximum."""
    triggers = Counter(ending for ending, _, _, _ in ends)
    idle = Counter(overcome for _, _, _, overcome in ends)
    numbers = [
        *[triggers[each] for each in (Ending.LAST_SECTION, Ending.NO_PLACE_LEFT, Ending.STALEMATE, Ending.ROUND_LIMIT)],
        *[idle[number] for number in range(1, IDLE_ROUNDS)],
    ]
    rounds = sorted(each[1] for each in ends)
    spread = f"{rounds[len(rounds) // 2]} / {rounds[-1]}"
    counts = " ".join(f"{number:>13}" for number in numbers)
    return f"{name:34} {len(ends):>6} {counts} {spread:>12} {max(each[2] for each in ends):>7}"


if __name__ == "__main__":
    main()
