"""Check hints against searches with 50 times the tries: `python benchmarks/hints.py --positions 50`.

Positions come from games of the settler with fixed seeds. Each gets two hints with the same tries: as in 0.1, with a
search of its own for every candidate, and as now, with all candidates on the same guesses or by the game's own search.
Then the candidates of both are compared with 50 times the tries. Budgets are tries, so the numbers do not depend on how
busy the machine is. The table is written to benchmarks/hints.txt; the rows of other games stay.
"""

import argparse
import platform
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np

from townwright import Match
from townwright.arena.parallel import Processes, run_parallel
from townwright.bots import Budget, bot
from townwright.bots.advice import SUGGESTIONS, ComparedActions, compare_actions, rank
from townwright.bots.bot import redealt_copy
from townwright.bots.comparison import Measure, compare, measure_of
from townwright.bots.game_search import game_search
from townwright.bots.search import Estimate, think

RESULT = Path(__file__).with_suffix(".txt")
HEADER = (
    "command  python benchmarks/hints.py --game GAME --positions POSITIONS, for each game of the table",
    f"machine  one core, {platform.machine()}; seconds are processor time of one hint with the tries in SETTINGS",
    "columns  regret in points; pairs whose order, lead and chance agree; pairs in the order of the reference;",
    "         mean error of the win chance. The reference has 50 times the tries.",
    "",
    "game               method  positions        regret  numbers agree  order right  chance error  seconds",
)
#: The reference has this many times the tries of a hint.
REFERENCE_FACTOR = 50


class Setting(NamedTuple):
    """A game, its players, and the tries of a hint: about what a hint at the table has time for."""

    game: str
    players: int
    finding: int  # tries to find the candidates
    comparing: int  # tries of each candidate
    own_steps: int = 0  # steps of the game's own search


SETTINGS = (
    Setting("circle_the_wagons", 2, 100, 20, 4000),
    Setting("sprawlopolis", 1, 100, 20, 400),
    Setting("carrara", 2, 1000, 200),
    Setting("circleville", 2, 100, 30),
)


class Row(NamedTuple):
    """How good one hint was."""

    regret: float  # points lost by its first choice, according to the reference
    agreeing: float  # pairs of candidates whose order, lead and chance agree
    right: float  # pairs in the same order as in the reference
    chance_error: float  # mean error of the win chance
    seconds: float  # CPU time


def position(setting: Setting, seed: int) -> Match:
    """Return a position with at least three legal actions: a random moment of a game."""
    match, player = Match(setting.game, setting.players, seed=seed), bot("settler", seed)
    while not match.over:
        match.play(player.choose(match))
    moments = [number for number in range(len(match.history)) if len(match.at(number).codes) > 2]
    return match.at(int(np.random.default_rng(seed).choice(moments)))


def hint_apart(match: Match, setting: Setting, seed: int) -> list[Estimate]:
    """Return the estimates of a hint as in 0.1: each candidate is searched on its own, and they are sorted by value."""
    found = think(match, redealt_copy(match, seed), seed, Budget(setting.finding))[:SUGGESTIONS]
    estimates = [
        think(match, redealt_copy(match, seed), seed, Budget(setting.comparing), only=[each.action])[0]
        for each in found
    ]
    return sorted(estimates, key=lambda each: -each.value)


def hint_together(match: Match, setting: Setting, seed: int) -> list[Estimate]:
    """Return the estimates of a hint as it is now, best first."""
    seat = match.to_move or 0
    if setting.own_steps:
        compared = compare_actions(match, seed, Budget(setting.own_steps), SUGGESTIONS)
    else:
        found = think(match, redealt_copy(match, seed), seed, Budget(setting.finding))[:SUGGESTIONS]
        actions = [each.action for each in found]
        estimates, _ = compare(match, redealt_copy(match, seed), actions, seed, Budget(setting.comparing))
        compared = ComparedActions(estimates, {}, None)
    measure = measure_of(match, [float(each.chances[seat]) for each in compared.estimates])
    return list(rank(compared, measure, seat))


def reference(match: Match, setting: Setting, actions: Sequence[int], seed: int) -> dict[int, Estimate]:
    """Return the estimates of actions with many more tries."""
    guess = redealt_copy(match, seed)
    own_search = game_search(match, guess) if setting.own_steps else None
    if own_search:
        own_search.think(Budget(REFERENCE_FACTOR * setting.own_steps))
        return {each.action: each for each in own_search.estimates(actions)}
    estimates, _ = compare(match, guess, actions, seed, Budget(REFERENCE_FACTOR * setting.comparing))
    return {each.action: each for each in estimates}


def judge(match: Match, hint: Sequence[Estimate], truth: dict[int, Estimate], seconds: float) -> Row:
    """Compare a hint with the reference."""
    seat = match.to_move or 0
    measure = measure_of(match, [float(each.chances[seat]) for each in hint])

    def number(each: Estimate) -> float:
        return float(each.chances[seat] if measure is Measure.CHANCE else each.leads[seat])

    pairs = list(combinations(hint, 2)) or [(hint[0], hint[0])]
    agreeing = [
        round(100 * one.chances[seat]) >= round(100 * other.chances[seat])
        and round(one.leads[seat], 1) >= round(other.leads[seat], 1)
        for one, other in pairs
    ]
    right = [number(truth[one.action]) >= number(truth[other.action]) for one, other in pairs]
    errors = [abs(each.chances[seat] - truth[each.action].chances[seat]) for each in hint]
    best = max(float(each.leads[seat]) for each in truth.values())
    regret = best - float(truth[hint[0].action].leads[seat])
    return Row(regret, float(np.mean(agreeing)), float(np.mean(right)), float(np.mean(errors)), seconds)


def measure_position(setting: Setting, seed: int) -> dict[str, Row]:
    """Return how good the hints of both methods are in a position."""
    match, hints, seconds = position(setting, seed), {}, {}
    for name, method in (("before", hint_apart), ("after", hint_together)):
        start = time.process_time()
        hints[name] = method(match, setting, seed)
        seconds[name] = time.process_time() - start
    actions = list(dict.fromkeys(each.action for hint in hints.values() for each in hint))
    truth = reference(match, setting, actions, 1_000_000 + seed)
    return {name: judge(match, hint, truth, seconds[name]) for name, hint in hints.items()}


def measure_setting(setting: Setting, number: int, workers: int) -> list[str]:
    """Return the lines of the table about a game."""
    measure_position(setting, number)  # load or compile machine code
    rows = list(run_parallel(Processes(workers), measure_position, ((setting, seed) for seed in range(number))))
    return [line(setting, name, [each[name] for each in rows]) for name in rows[0]]


def line(setting: Setting, name: str, rows: Sequence[Row]) -> str:
    """Return a line of the table."""
    regret, agreeing, right, chance_error, seconds = np.mean(rows, axis=0)
    error = np.std([each.regret for each in rows]) / np.sqrt(len(rows))
    return (
        f"{setting.game:18} {name:7} {len(rows):9} {regret:6.2f} ± {error:4.2f} {100 * agreeing:11.0f} %"
        f" {100 * right:9.0f} % {100 * chance_error:11.1f} % {seconds:8.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=50, help="positions per game")
    parser.add_argument("--game", action="append", help="only these games")
    parser.add_argument("--workers", type=int, default=1, help="processes; the positions are independent")
    arguments = parser.parse_args()
    for setting in SETTINGS:
        if not arguments.game or setting.game in arguments.game:
            lines = measure_setting(setting, arguments.positions, arguments.workers)
            print(*lines, sep="\n", flush=True)
            write_table(setting.game, lines)


def write_table(game: str, lines: Sequence[str]) -> None:
    """Replace the rows of a game in the result, or add them."""
    earlier = RESULT.read_text("utf-8").splitlines() if RESULT.exists() else []
    rows = {setting.game: [each for each in earlier if each.startswith(f"{setting.game} ")] for setting in SETTINGS}
    table = [row for name in rows for row in (lines if name == game else rows[name])]
    RESULT.write_text("\n".join([*HEADER, *table]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
