"""Bricks, wheel, buildings, objects and cities as data."""

from collections import Counter

import numpy as np
import pytest
from tests.games.carrara import plain

from townwright.games.carrara.codes import ACTIONS, MAX_LEGAL, MAX_LENGTH
from townwright.games.carrara.components import (
    ACCEPTS,
    ANNOUNCEMENT_POINTS,
    BRICKS,
    BRICKS_OF_COLOUR,
    CITY_IDS,
    COINS_FOR_A_POINT,
    COLOUR_IDS,
    CONSOLATION_COINS,
    COST,
    COST_POINTS,
    COSTS_TO_ANNOUNCE,
    DATA,
    DISPLAY,
    FIRST_OF_TYPE,
    FOR_SALE,
    FULL_WHEEL,
    LEAST_IN_CITY,
    MARKERS,
    OBJECT_IDS,
    OBJECT_POINTS,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    PAYS_POINTS,
    PRICES,
    SCORINGS_TO_ANNOUNCE,
    SUPPLY,
    TYPE,
    TYPE_IDS,
    VALUE,
)


def test_there_are_42_bricks_seven_of_each_colour() -> None:
    assert list(COLOUR_IDS) == plain.COLOURS
    assert BRICKS_OF_COLOUR.tolist() == [7] * 6
    assert BRICKS == 42


def test_there_are_30_buildings_of_six_types_with_costs_one_to_five() -> None:
    assert list(TYPE_IDS) == plain.TYPES
    assert [(TYPE_IDS[kind], cost) for kind, cost in zip(TYPE, COST.tolist(), strict=True)] == plain.BUILDINGS
    assert FIRST_OF_TYPE.tolist() == [0, 5, 10, 15, 20, 25, 30]
    assert DISPLAY == 9


def test_twenty_buildings_belong_into_towns_and_ten_to_the_country() -> None:
    classes = Counter(entry["class"] for entry in DATA["types"] for _ in entry["costs"])
    assert classes == {"city": 20, "land": 10}


def test_there_are_36_objects_one_kind_for_each_type() -> None:
    assert dict(zip(TYPE_IDS, OBJECT_IDS, strict=True)) == plain.OBJECTS
    assert len(OBJECT_IDS) * (SUPPLY + FOR_SALE) == 36
    assert OBJECT_PRICE == 10


@pytest.mark.parametrize("segment", range(1, 7))
def test_prices_fall_by_one_with_each_segment(segment: int) -> None:
    assert PRICES[segment - 1].tolist() == [plain.price(segment, colour) for colour in plain.COLOURS]


def test_prices_are_printed_for_21_bricks() -> None:
    assert np.count_nonzero(PRICES) == 21


@pytest.mark.parametrize("city", plain.CITIES)
def test_cities(city: str) -> None:
    number = CITY_IDS.index(city)
    colours, value, pays, least = plain.CITIES[city]
    assert ACCEPTS[number].tolist() == [1] * colours + [0] * (6 - colours)
    assert (VALUE[number], PAYS_POINTS[number], LEAST_IN_CITY[number]) == (value, pays == "points", least)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_conditions(players: int) -> None:
    requirements = (SCORINGS_TO_ANNOUNCE, OBJECTS_TO_ANNOUNCE[players], COSTS_TO_ANNOUNCE[players])
    assert requirements == plain.CONDITIONS[players]


def test_other_numbers() -> None:
    assert (FULL_WHEEL, CONSOLATION_COINS, MARKERS, ANNOUNCEMENT_POINTS) == (11, 2, 6, 5)
    assert (OBJECT_POINTS, COST_POINTS, COINS_FOR_A_POINT) == (3, 1, 5)


def test_every_value_names_its_sources() -> None:
    source_ids = {*DATA["sources"], "assumed"}

    def check(value: object) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key == "provenance":
                    source_lists = inner.values() if isinstance(inner, dict) else [inner]
                    assert all(sources and set(sources) <= source_ids for sources in source_lists)
                else:
                    check(inner)
        elif isinstance(value, list):
            for inner in value:
                check(inner)
                if isinstance(inner, dict):
                    assert "provenance" in inner

    for name, value in DATA.items():
        if name not in ("game", "sources", "provenance"):
            check(value)
            assert isinstance(value, list) or "provenance" in value


def test_sizes() -> None:
    """The bound on the length of a game: bought bricks, failed purchases, buildings and scorings, idle turns."""
    bought, built_or_scored = 42 + 90, 30 + 24
    failures, idle = 3 * (bought + 4), 3 * built_or_scored
    turns = bought + failures + built_or_scored + idle + 4
    assert 2 * turns + failures + 2 * bought + 90 + 6 == MAX_LENGTH
    assert ACTIONS == 1 + 36 + 2 + 180 + 6 + 12 + 6 + 3
    assert MAX_LEGAL == 1 + 54 + 12 + 1
