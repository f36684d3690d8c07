"""Other values in the tables of components: rules, views, refusals, remarks and previews all follow."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.games.carrara.tables import GAME, Setup, refusal, texts, view_of

from townwright.core import render
from townwright.core.errors import BadFile
from townwright.games.carrara.components import (
    ACCEPTS,
    CITY_IDS,
    COLOUR_IDS,
    COSTS_TO_ANNOUNCE,
    LEAST_IN_CITY,
    OBJECTS_TO_ANNOUNCE,
    PRICES,
    VALUE,
)
from townwright.games.carrara.preview import cities_for_all_buildings, payouts, unaffordable
from townwright.games.carrara.state import Phase
from townwright.games.carrara.view import prices

Change = Callable[[Any, Any, int], None]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """Change a value for one test, in which all rules run interpreted."""
    for point in GAME.entry_points.play_part.entries:
        monkeypatch.setattr(GAME.entry_points, point.__name__, point.interpret)
    before: list[tuple[Any, Any, int]] = []

    def set_value(table: Any, place: Any, value: int) -> None:
        before.append((table, place, table[place]))
        table[place] = value

    def clear_caches() -> None:
        for cached in (prices, unaffordable, payouts, cities_for_all_buildings):
            cached.cache_clear()

    clear_caches()
    yield set_value
    for table, place, value in before:
        table[place] = value
    clear_caches()


def remark(setup: Setup, text: str) -> dict[str, object]:
    reason = GAME.wording.remark(setup.s, GAME.wording.read(text))
    assert reason is not None
    return reason.arguments


def test_the_price_of_a_brick(change: Change) -> None:
    change(PRICES, (1, COLOUR_IDS.index("green")), 7)
    setup = Setup().coins(8).wheel(s1="green green black")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    view = view_of(setup.match, 0)
    assert view.prices[1]["green"] == remark(setup, "take 2 green")["coins"] == 7
    assert {(each.segment, tuple(each.bricks)): each.price for each in view.purchases} == {
        (2, ("green",)): 7,
        (2, ("green", "black")): 7,
        (2, ("black",)): 0,
    }
    assert "G" * 2 + " 7" in render.to_text(setup.match.drawing(0))
    setup.coins(6)
    assert texts(setup.match) == {"take 2 black"}
    assert refusal(setup.match, "take 2 green") == (
        "too-dear",
        {"colour": "$colour-green", "segment": 2, "price": 7, "coins": 6},
    )
    too_dear = view_of(setup.match, 0).players[0].too_dear
    assert too_dear is not None
    assert too_dear[1] == ["green"]


def test_the_value_of_a_city(change: Change) -> None:
    change(VALUE, CITY_IDS.index("livorno"), 7)
    setup = Setup().built(0, "villa 3 livorno", "porta 1 livorno")
    assert view_of(setup.match).players[0].gains["livorno"].points == 28
    assert remark(setup, "score livorno")["points"] == 28
    assert remark(setup, "build villa 1 in livorno") == {"value": 7}
    assert all(each.payouts["livorno"] == 7 * each.cost for each in view_of(setup.match).display if each)
    (row,) = [row for row in setup.match.preview("score livorno") if row.source == "livorno"]
    assert row.points == [28, 0]
    setup.match.play("score livorno")
    assert view_of(setup.match).players[0].points == 28

    assert GAME.extras.score_position is not None
    GAME.extras.score_position(GAME, scored_livorno(28))
    with pytest.raises(BadFile):
        GAME.extras.score_position(GAME, scored_livorno(29))


def scored_livorno(points: int) -> dict[str, Any]:
    """Return a position in which the first player has scored Livorno for this many points."""
    buildings = [{"type": "villa", "cost": 3, "city": "livorno"}, {"type": "porta", "cost": 1, "city": "livorno"}]
    first = {"buildings": buildings, "scored": [{"what": "livorno", "points": points}]}
    return {"game": "carrara", "players": [first, {}]}


def test_the_buildings_it_takes_to_score_a_city(change: Change) -> None:
    change(LEAST_IN_CITY, CITY_IDS.index("massa"), 2)
    setup = Setup().built(0, "villa 1 massa")
    assert refusal(setup.match, "score massa") == ("too-few-in-city", {"city": "$city-massa", "least": 2, "built": 1})
    assert "score massa" in texts(setup.built(0, "porta 1 massa").match)
    assert GAME.extras.score_position is not None
    change(LEAST_IN_CITY, CITY_IDS.index("livorno"), 3)
    with pytest.raises(BadFile, match="3"):
        GAME.extras.score_position(GAME, scored_livorno(5))


def test_the_bricks_that_a_city_accepts(change: Change) -> None:
    setup = Setup().open("villa 2").bricks(0, "white", "black")
    assert refusal(setup.match, "build villa 2 in livorno")[1]["bricks"] == 1
    change(ACCEPTS, (CITY_IDS.index("livorno"), COLOUR_IDS.index("black")), 1)
    setup = Setup().open("villa 2").bricks(0, "white", "black", "black", "green")
    cities_by_building = view_of(setup.match, 0).players[0].cities_by_building
    assert cities_by_building is not None
    assert "livorno" in cities_by_building[0]
    setup.match.play("build villa 2 in livorno")
    assert view_of(setup.match, 0).payments == [{"white": 1, "black": 1}, {"black": 2}]
    assert texts(setup.match) == {"pay white", "pay black"}
    assert refusal(setup.match, "pay green")[0] == "not-accepted"


def test_the_conditions_for_announcing_the_end(change: Change) -> None:
    change(OBJECTS_TO_ANNOUNCE, 2, 3)
    change(COSTS_TO_ANNOUNCE, 2, 5)
    setup = Setup().coins(20).built(0, "villa 4 lerici").objects(0, *["crown"] * 3).markers(0, 2).phase(Phase.PURCHASE)
    assert setup.match.question().message == "ask-purchase"
    assert refusal(setup.match, "announce") == (
        "conditions-not-met",
        {
            "scorings": 4,
            "scorings_needed": 4,
            "objects": 3,
            "objects_needed": 3,
            "costs": 4,
            "costs_needed": 5,
        },
    )
    setup.built(0, "porta 1 lerici")
    assert setup.match.question().message == "ask-purchase-or-announce"
    assert "announce" in texts(setup.match)
    needed = view_of(setup.match).to_announce
    assert (needed.scorings, needed.objects, needed.costs) == (4, 3, 5)
