"""Check hints against searches with 50 times the tries: `python -m benchmarks.hints --positions 50`.

Positions come from games of the settler with fixed seeds. Each gets two hints with the same tries: as in 0.1, with a
search of its own for every candidate, and as now, with all candidates on the same guesses or by the game's own search.
Then the candidates of both are compared with 50 times the tries. Budgets are tries, so the numbers do not depend on how
busy the machine is. Every position is added to benchmarks/hints.jsonl, so an interrupted run continues where it ended;
the table in benchmarks/hints.txt is made of all positions there. Compile the games first (`townwright prepare`).
"""

import argparse
import platform
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from townwright import Match
from townwright.arena.parallel import Processes, run_parallel
from townwright.bots import Budget, bot
from townwright.bots.advice import SUGGESTIONS, ComparedActions, compare_actions, rank
from townwright.bots.bot import redealt_copy
from townwright.bots.comparison import ComparedEstimate, Measure, compare, measure_of
from townwright.bots.game_search import game_search
from townwright.bots.search import Estimate, think

RESULT, RECORD = Path(__file__).with_suffix(".txt"), Path(__file__).with_suffix(".jsonl")
HEADER = (
    "command  python -m benchmarks.hints --positions 50",
    f"machine  {platform.machine()}; seconds are processor time of one hint with the tries in SETTINGS",
    "columns  regret in points; pairs whose order, lead and chance agree; pairs in the order of the reference, of",
    "         those that it tells apart; mean error of the win chance. The reference has 50 times the tries.",
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
    Setting("circle_the_wagons", 2, 400, 80, 16000),
    Setting("sprawlopolis", 1, 200, 40, 800),
    Setting("carrara", 2, 4000, 800),
    Setting("circleville", 2, 2000, 400),
)


class Row(NamedTuple):
    """How good one hint was."""

    regret: float  # points lost by its first choice, according to the reference
    agreeing: float  # pairs of candidates whose order, lead and chance agree
    right: float | None  # pairs in the same order as in the reference, of those that it tells apart, if there are any
    chance_error: float  # mean error of the win chance
    seconds: float  # CPU time


class Measurement(msgspec.Struct, frozen=True):
    """How good both hints were in a position: a line of the record."""

    setting: Setting
    seed: int
    before: Row
    after: Row


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


def reference(match: Match, setting: Setting, actions: Sequence[int], seed: int) -> dict[int, ComparedEstimate]:
    """Return the estimates of actions with many more tries."""
    guess = redealt_copy(match, seed)
    own_search = game_search(match, guess) if setting.own_steps else None
    if own_search:
        own_search.think(Budget(REFERENCE_FACTOR * setting.own_steps))
        return {each.action: each for each in own_search.estimates(actions)}
    estimates, _ = compare(match, guess, actions, seed, Budget(REFERENCE_FACTOR * setting.comparing))
    return {each.action: each for each in estimates}


def judge(match: Match, hint: Sequence[Estimate], truth: dict[int, ComparedEstimate], seconds: float) -> Row:
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
    right = [
        number(truth[one.action]) >= number(truth[other.action])
        for one, other in pairs
        if not truth[one.action].is_noise(truth[other.action], seat)
    ]
    errors = [abs(each.chances[seat] - truth[each.action].chances[seat]) for each in hint]
    best = max(float(each.leads[seat]) for each in truth.values())
    regret = best - float(truth[hint[0].action].leads[seat])
    in_order = float(np.mean(right)) if right else None
    return Row(regret, float(np.mean(agreeing)), in_order, float(np.mean(errors)), seconds)


def measure_position(setting: Setting, seed: int) -> Measurement:
    """Return how good the hints of both methods are in a position."""
    match, hints, seconds = position(setting, seed), {}, {}
    for name, method in (("before", hint_apart), ("after", hint_together)):
        start = time.process_time()
        hints[name] = method(match, setting, seed)
        seconds[name] = time.process_time() - start
    actions = list(dict.fromkeys(each.action for hint in hints.values() for each in hint))
    truth = reference(match, setting, actions, 1_000_000 + seed)
    return Measurement(
        setting, seed, **{name: judge(match, hint, truth, seconds[name]) for name, hint in hints.items()}
    )


def recorded() -> list[Measurement]:
    """Return the positions measured so far with the present settings."""
    lines = RECORD.read_bytes().splitlines() if RECORD.exists() else []
    measurements = [msgspec.json.decode(each, type=Measurement) for each in lines]
    return [each for each in measurements if each.setting in SETTINGS]


def lines(setting: Setting, measurements: Sequence[Measurement]) -> list[str]:
    """Return the lines of the table about a game."""
    own = [each for each in measurements if each.setting == setting]
    methods = {"before": [each.before for each in own], "after": [each.after for each in own]}
    return [line(setting, name, rows) for name, rows in methods.items() if rows]


def line(setting: Setting, name: str, rows: Sequence[Row]) -> str:
    """Return a line of the table."""
    regret, agreeing, right, chance_error, seconds = np.nanmean(np.array(rows, np.float64), axis=0)
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
    measured = {(each.setting, each.seed) for each in recorded()}
    settings = [setting for setting in SETTINGS if not arguments.game or setting.game in arguments.game]
    work = [(setting, seed) for seed in range(arguments.positions) for setting in settings]
    with RECORD.open("ab") as record:
        for each in run_parallel(
            Processes(arguments.workers), measure_position, (one for one in work if one not in measured)
        ):
            record.write(msgspec.json.encode(each) + b"\n")
            record.flush()
            print(each.setting.game, each.seed, round(each.before.seconds, 2), round(each.after.seconds, 2), flush=True)
    table = [each for setting in SETTINGS for each in lines(setting, recorded())]
    RESULT.write_text("\n".join([*HEADER, *table]) + "\n", "utf-8")
    print(*table, sep="\n")


if __name__ == "__main__":
    main()
