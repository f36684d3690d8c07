"""Impossible positions of Carrara, and how much a position has to contain."""

import copy
from typing import Any

import pytest
from tests.positions import PALACES, check_refused, score

from townwright import BadFile
from townwright.games.carrara import position as carrara_position
from townwright.games.carrara.components import BRICKS_OF_COLOUR


def with_player(seat: int = 0, **changes: Any) -> Any:
    data = copy.deepcopy(PALACES)
    data["players"][seat] |= changes
    return data


def villa(cost: int, city: str | None = None) -> Any:
    return {"type": "villa", "cost": cost, **({"city": city} if city else {})}


def scoring(what: str, points: int) -> Any:
    return [{"what": what, "points": points}]


IN_MASSA = [villa(5, "massa"), villa(4, "massa"), villa(1, "massa")]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (with_player(buildings=[{"type": "tower", "cost": 2}]), "no-such-type"),
        (with_player(buildings=[villa(6)]), "no-such-cost"),
        (with_player(buildings=[villa(3, "rome")]), "no-such-city"),
        (with_player(buildings=[villa(3), villa(3, "pisa")]), "building-twice"),
        (with_player(1, buildings=[villa(2)]), "building-twice"),
        (with_player(objects=34), "too-many-objects"),
        (with_player(bricks=43), "too-many-bricks"),
        (with_player(coins=-1), "not-a-position"),
        ({**PALACES, "announcer": 2}, "no-such-announcer"),
        ({**PALACES, "announcer": -1}, "no-such-announcer"),
        (with_player(points=4), "points-below-parts"),
        (with_player(scored=scoring("rome", 3)), "no-such-scoring"),
        (with_player(scored=scoring("porta", 3)), "too-few-scored"),
        (with_player(buildings=[villa(5, "massa"), villa(4, "pisa")], scored=scoring("massa", 5)), "too-few-scored"),
        (with_player(buildings=IN_MASSA, scored=scoring("massa", 11)), "too-much-scored"),
        (with_player(buildings=IN_MASSA, scored=scoring("villa", 11)), "too-much-scored"),
        (with_player(buildings=IN_MASSA, scored=scoring("massa", 9) * 2), "scored-twice"),
        (with_player(scored=scoring("villa", 2) * 7), "too-many-scorings"),
        ({**PALACES, "players": PALACES["players"][:1]}, "not-a-position"),
        ({**PALACES, "wheel": 3}, "not-a-position"),
        ({**PALACES, "options": {"stock": "secret"}}, "no-such-choice"),
    ],
)
def test_impossible_positions_are_refused_in_one_sentence(data: Any, message: str) -> None:
    check_refused(data, message)


def test_a_scored_city_is_not_scored_again() -> None:
    data = with_player(buildings=IN_MASSA, points=None, scored=scoring("massa", 10))
    data["players"][1] |= {
        "buildings": [{"type": "porta", "cost": cost} for cost in (1, 2, 3)],
        "scored": scoring("massa", 6),
    }
    with pytest.raises(BadFile) as caught:
        score(data)
    assert caught.value.reason.message == "scored-twice"


def test_points_with_sources_entered_in_part() -> None:
    """10 of 38 points have a source, and 5 are for the announcement."""
    rows = {row.source: row.points for row in score(with_player(buildings=IN_MASSA, scored=scoring("massa", 10))).sheet}
    assert rows == {
        "track": [23, 31],
        "massa": [10, 0],
        "announcement": [5, 0],
        "objects": [21, 9],
        "costs": [10, 5],
        "coins": [0, 6],
    }


def test_equal_points_are_decided_by_bricks() -> None:
    players = [{"points": 20, "bricks": 1}, {"points": 20, "bricks": 3}, {"points": 20, "bricks": 3}]
    tally = score({"game": "carrara", "players": players})
    assert tally.ranks == [3, 1, 1]
    assert [row.points for row in tally.tie_breaks] == [[1, 3, 3]]


def test_a_building_without_a_city_is_put_where_it_scores_most() -> None:
    """A villa for 5 may stand in Livorno, which pays 3 for each brick; the city of the other one is known."""
    data = with_player(buildings=[villa(5), villa(4, "massa")], points=None, scored=scoring("villa", 5 * 3 + 4))
    assert score(data).scores[0] > 0
    check_refused(
        with_player(buildings=[villa(5), villa(4, "massa")], scored=scoring("villa", 5 * 3 + 5)), "too-much-scored"
    )


def test_a_form_has_the_bounds_of_the_box_and_of_the_announcement(monkeypatch: pytest.MonkeyPatch) -> None:
    bounds = score(PALACES).bounds
    assert [bounds[f"players.{seat}.points"].least for seat in (0, 1)] == [5, 0]
    assert bounds["players.1.bricks"].most == sum(BRICKS_OF_COLOUR) - 2
    monkeypatch.setattr(carrara_position, "BRICKS_OF_COLOUR", BRICKS_OF_COLOUR[:2])
    assert score(PALACES).bounds["players.1.bricks"].most == sum(BRICKS_OF_COLOUR[:2]) - 2


def test_the_points_of_an_announcement_need_not_be_entered() -> None:
    data = with_player(points=None)
    assert score(data).scores[0] == score(with_player(points=5)).scores[0]
