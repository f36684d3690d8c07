"""Every turn of every opponent in whole games is what the plain opponents do with the same table."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.games.circleville.plain import PlainTable

from townwright.bots.policy import GREEDY, RANDOM, PolicyRunner
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.state import OVER, NumberArray, States, copy_states
from townwright.games.circleville import GAME
from townwright.games.circleville.rules.scoring import MATCHING_ROW, SOLO_ROWS

LINE_UPS = next(option.values for option in GAME.options if option.name == "opponents")
#: What lies on the table after an opponent's turn.
PARTS = ("sections", "tracks", "rondel", "queue", "equipment", "years", "table", "mats", "opponents")


def plain_view(states: States) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(GAME.wording.view(records(states)[0], None))
    for section in view["sections"]:
        for cubes in section["cubes"]:
            del cubes["total"]  # the plain opponents add up themselves
    return view


def points(states: States, seats: int) -> list[int]:
    """Return the points of sections, and the opponents' extra points."""
    sheet, numbers = np.zeros((GAME.rules.rows, seats), np.int64), np.zeros(seats, np.int64)
    GAME.entry_points.result(states, 0, sheet, numbers, numbers.copy())
    return list((sheet[:MATCHING_ROW].sum(axis=0) + sheet[SOLO_ROWS:].sum(axis=0)).tolist())


def on_the_table(view: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a view to compare: without areas, values that follow from others, and the last turn."""
    for section in view["sections"]:
        for field in ("area", "seats_by_place"):
            section.pop(field, None)
    for space in view["rondel"]:
        space.pop("actions", None)
    for mat in view["mats"]:
        for field in ("supervisor", "reach", "levels", "values", "free_slots"):
            mat.pop(field, None)
    for opponent in view["opponents"]:
        for field in ("tasks", "quadrant", "points"):
            opponent.pop(field, None)
    return {part: view[part] for part in PARTS}


def line_of(options: dict[str, str], seed: int, noise: float) -> NumberArray:
    """Return the actions of a whole game."""
    runner = PolicyRunner(GAME, seed)
    GAME.entry_points.setup(runner.states, 0, GAME.option_codes(1, options), seed)
    length = runner.play_out([noise] * GAME.seats(1, options))
    return runner.line[:length].copy()


def compare(options: dict[str, str], seed: int, noise: float) -> int:
    """Play a game; compare every turn of an opponent with the plain one. Return how many there were."""
    line = line_of(options, seed, noise)
    states = PolicyRunner(GAME).states
    GAME.entry_points.setup(states, 0, GAME.option_codes(1, options), seed)
    turns, seats = 0, GAME.seats(1, options)
    before: States | None = None
    turn = None
    for code in line:
        now = (int(states["to_move"][0]), int(states["rounds"][0]), bool(states["is_final"][0]))
        if now != turn and before is not None:
            check(before, states, seats)
            turns += 1
            before = None
        if now != turn and now[0] > 0 and not now[2]:
            before = copy_states(states)
        turn = now
        GAME.entry_points.apply(states, 0, int(code), NO_LOG)
    assert states["to_move"][0] == OVER
    return turns


def check(before: States, after: States, seats: int) -> None:
    """Check that the plain opponent turns the table before into the table after."""
    table = PlainTable(plain_view(before), int(before["to_move"][0]))
    table.turn()
    assert on_the_table(table.view) == on_the_table(plain_view(after))
    gained = [new - old for new, old in zip(points(after, seats), points(before, seats), strict=True)]
    assert gained == table.points


@pytest.mark.parametrize("opponents", LINE_UPS)
@pytest.mark.parametrize("noise", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_opponents_play_as_the_plain_ones(opponents: str, noise: float) -> None:
    seed = LINE_UPS.index(opponents) + 1
    assert compare({"opponents": opponents, "difficulty": f"markers_{seed % 11}"}, seed, noise) > 10


@pytest.mark.long
@pytest.mark.parametrize("opponents", LINE_UPS)
def test_opponents_play_as_the_plain_ones_in_many_games(opponents: str) -> None:
    draw = random.Random(opponents)
    for seed in range(100, 125):
        options = {
            "opponents": opponents,
            "start": draw.choice(GAME.options[0].values),
            "split": draw.choice(GAME.options[1].values),
        }
        for noise in (RANDOM, GREEDY):
            compare(options, seed, noise)
