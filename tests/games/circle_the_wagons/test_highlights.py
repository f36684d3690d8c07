"""Highlights: they add up to the score sheet, and they are the right squares."""

import numpy as np
import pytest
from tests.games.circle_the_wagons.boards import table_with_towns
from tests.games.circle_the_wagons.plain import from_grid
from tests.play import play_randomly

from townwright import Match
from townwright.core.record import records
from townwright.core.state import copy_states
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons import conditions as values
from townwright.games.circle_the_wagons.components import Condition, Territory
from townwright.games.circle_the_wagons.highlights import highlights

OPTIONS: list[dict[str, str]] = [{}, {option.name: option.values[-1] for option in GAME.options}]


def disagreements(match: Match) -> list[tuple[int, int, int, int]]:
    """Return rows and seats whose highlights do not add up to their points, for all scoring cards."""
    rows = []
    sheet = np.zeros((GAME.rules.rows, 2), np.int64)
    scores, ranks = np.zeros(2, np.int64), np.zeros(2, np.int64)
    states = copy_states(match.states)
    for first in range(0, len(Condition), 3):
        states["scoring"] = [first, first + 1, first + 2]
        GAME.entry_points.result(states, 0, sheet, scores, ranks)
        for row, parts in enumerate(highlights(records(states)[0])):
            for seat in range(2):
                own = [part for part in parts if part.seat == seat]
                if sum(part.points for part in own) != sheet[row, seat]:
                    rows.append((first, row, seat, int(sheet[row, seat])))
                assert all(len(set(part.squares)) == len(part.squares) for part in own)
    return rows


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "other"])
def test_highlights_add_up_to_the_points(options: dict[str, str]) -> None:
    for seed in range(60):
        assert disagreements(play_randomly(Match(GAME, seed=seed, options=options), seed, most=8 + seed)) == []


def highlights_of(condition: str, *rows: str) -> list[tuple[int, list[tuple[int, int]]]]:
    """Return what a scoring card counts in a town, against an empty one."""
    s = records(table_with_towns(from_grid(list(rows)), {}))[0]
    s.scoring[:] = Condition[condition.upper()]
    return [(each.points, sorted(each.squares)) for each in highlights(s)[len(Territory)] if each.seat == 0]


def test_a_gun_is_shown_with_the_deserts_beside_it() -> None:
    assert highlights_of("badlands", "Db Pg Db Pg") == [(values.GUN_IN_BADLANDS, [(0, 0), (1, 0), (2, 0)])]


def test_a_train_is_shown_from_end_to_end() -> None:
    (train,) = highlights_of("wagon_train", "Pw Pw Pw Pb Pw")
    assert train == (values.BY_LENGTH[3], [(0, 0), (1, 0), (2, 0)])


def test_a_shot_is_shown_from_the_beer_on() -> None:
    assert highlights_of("target_practice", "Pb Pc Pc Pg") == [(2 * values.SQUARE_BETWEEN, [(0, 0), (1, 0), (2, 0)])]


def test_a_hole_is_shown_by_what_lies_around_it() -> None:
    ((points, around),) = highlights_of("undiscovered", "Pb Pb Pb", "Pb .. Pb", "Pb Pb Pb")
    assert points == values.HOLE
    assert (1, 1) not in around and len(around) == 8


def test_of_two_largest_waters_the_better_one_is_shown() -> None:
    assert highlights_of("cool_water", "Wb Pb Ww") == [(values.WATERED_WAGON, [(2, 0)])]
