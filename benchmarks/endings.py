"""Measure how many endings of Circle the Wagons are solved exactly: `python benchmarks/endings.py`.

Endings come from greedy self-play with fixed seeds: the first moment with a given number of cards in the circle, no
card waiting to be placed, and a player to take one. Each is solved on one core; solved means proved within one second
of CPU time. The script prints a table; benchmarks/endings.txt has its last output.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np

from townwright.bots.policy import GREEDY, PolicyRunner
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.registry import game
from townwright.core.state import OVER, States, copy_states
from townwright.games.circle_the_wagons.ending.solver import solve
from townwright.games.circle_the_wagons.state import Phase, State

SECONDS = 1.0
#: The search stops by wall-clock time, which passes while other programs use the core. So it gets more time, and CPU
#: time decides whether the ending counts as solved.
TIMEOUT = 10


def endings(cards: int, number: int) -> Iterator[States]:
    """Yield `number` endings with `cards` cards left to take."""
    wagons = game("circle_the_wagons")
    runner = PolicyRunner(wagons)
    s = records(runner.states, State)[0]
    count = seed = 0
    while count < number:
        seed += 1
        runner.reseed(seed)
        wagons.entry_points.setup(runner.states, 0, wagons.option_codes(2, {}), seed)
        while s.to_move != OVER:
            if s.remaining == cards and s.phase == Phase.TAKE:
                count += 1
                yield copy_states(runner.states)
                break
            wagons.entry_points.apply(runner.states, 0, runner.choose(GREEDY), NO_LOG)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=5, help="maximum number of cards left")
    parser.add_argument("--endings", type=int, default=200, help="endings for each number of cards")
    arguments = parser.parse_args()
    solve(next(endings(1, 1)))  # compiles the solver, or loads it
    print("cards  endings  solved in 1 s  median ms   p95 ms  cards tried/s")
    for cards in range(1, arguments.cards + 1):
        seconds, nodes, solved = [], 0, 0
        for states in endings(cards, arguments.endings):
            started = time.process_time()
            result = solve(states, milliseconds=int(SECONDS * TIMEOUT * 1000))
            seconds.append(time.process_time() - started)
            nodes += result.nodes
            solved += result.is_proved and seconds[-1] <= SECONDS
        median, p95 = np.quantile(seconds, [0.5, 0.95]) * 1000
        share = 100 * solved / len(seconds)
        print(
            f"{cards:5}  {len(seconds):7}  {share:11.1f} %  {median:9.1f}  {p95:7.1f}  {nodes / sum(seconds):13,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
