"""The cards and scoring cards as data."""

from collections import Counter

import pytest
from tests.games.sprawlopolis.plain import CASES, CONDITIONS, FACES, ZONES, block

from townwright.games.sprawlopolis import components
from townwright.games.sprawlopolis.components import (
    BACKS,
    BLOCKS,
    CARDS,
    CITY,
    DATA,
    DECK,
    HAND,
    SCORING_CARDS,
    Condition,
    Edge,
    Zone,
)

NUMBERS = range(1, 19)
CURVES = [{Edge.NORTH, Edge.EAST}, {Edge.EAST, Edge.SOUTH}, {Edge.SOUTH, Edge.WEST}, {Edge.NORTH, Edge.WEST}]


def blocks_on(card: int) -> list[tuple[str, frozenset[str]]]:
    """Return the blocks of a card: zones by letter, edges by letter."""
    letters = {name: letter for letter, name in ZONES.items()}
    return [(letters[zone.id], frozenset(edge.name[0] for edge in road)) for zone, road in BLOCKS[card]]


def rotated_blocks(card: int) -> list[tuple[str, frozenset[str]]]:
    across = {"N": "S", "E": "W", "S": "N", "W": "E"}
    return [(zone, frozenset(across[edge] for edge in road)) for zone, road in reversed(blocks_on(card))]


def roads_on(card: int) -> int:
    """Return the number of roads on a single card: sections less joints."""
    (_, a), (_, b), (_, c), (_, d) = blocks_on(card)
    joints = ("E" in a and "W" in b) + ("E" in c and "W" in d) + ("S" in a and "N" in c) + ("S" in b and "N" in d)
    return sum(bool(road) for road in (a, b, c, d)) - joints


def test_fifteen_of_the_eighteen_cards_are_built() -> None:
    assert (CARDS, SCORING_CARDS, CITY, HAND, DECK) == (18, 3, 15, 3, 11)
    assert [card["number"] for card in DATA["cards"]] == list(NUMBERS)
    assert list(components.PLAYERS) == [1, 2, 3, 4]


@pytest.mark.parametrize("card", NUMBERS)
def test_both_sides_of_every_card(card: int) -> None:
    expected = [block(text) for text in FACES[card]]
    assert blocks_on(card) == [(zone, frozenset(edges)) for zone, edges in expected]
    assert Condition(BACKS[card]).id == CONDITIONS[card - 1]


@pytest.mark.parametrize("card", NUMBERS)
def test_every_card_has_one_block_of_each_zone(card: int) -> None:
    assert sorted(zone for zone, _ in blocks_on(card)) == ["C", "I", "P", "R"]


@pytest.mark.parametrize("card", NUMBERS)
def test_parks_have_no_road_and_every_other_block_has_one(card: int) -> None:
    for zone, road in blocks_on(card):
        assert len(road) == (0 if zone == "P" else 2)


def test_six_cards_have_one_road_and_twelve_have_two() -> None:
    assert [card for card in NUMBERS if roads_on(card) == 1] == CASES["one_road"] == [1, 4, 5, 9, 14, 18]
    assert sum(roads_on(card) == 2 for card in NUMBERS) == 12


def test_no_two_cards_show_the_same_however_they_are_turned() -> None:
    faces = {frozenset([tuple(blocks_on(card)), tuple(rotated_blocks(card))]) for card in NUMBERS}
    assert len(faces) == 18


def test_every_zone_with_roads_has_six_curves() -> None:
    curves = Counter(zone for card in NUMBERS for zone, road in BLOCKS[card] if set(road) in CURVES)
    assert curves == {Zone.COMMERCIAL: 6, Zone.INDUSTRIAL: 6, Zone.RESIDENTIAL: 6}


def test_only_six_arrangements_of_zones_occur_each_three_times() -> None:
    for letters, cards in CASES["arrangements"].items():
        for card in cards:
            arrangement = "".join(zone for zone, _ in blocks_on(card))
            assert letters in (arrangement, arrangement[::-1])
    assert sorted(card for cards in CASES["arrangements"].values() for card in cards) == list(NUMBERS)


def test_every_scoring_condition_is_on_one_card() -> None:
    assert sorted(BACKS[1:].tolist()) == [condition.value for condition in Condition]
    assert [condition.id for condition in Condition] == CONDITIONS
    assert [entry["id"] for entry in DATA["scoring"]] == CONDITIONS


def test_every_card_and_scoring_card_names_its_source() -> None:
    source_ids = set(DATA["sources"])
    for card in DATA["cards"]:
        assert len(card["provenance"]["blocks"]) >= 3
        for part in ("blocks", "scoring", "pairing"):
            assert card["provenance"][part]
            assert set(card["provenance"][part]) <= source_ids
    for scoring in DATA["scoring"]:
        assert scoring["provenance"]
        assert set(scoring["provenance"]) <= source_ids


def test_turned_faces_are_the_upright_ones_rotated_by_half_a_turn() -> None:
    opposite = {edge.value: edge.opposite.value for edge in Edge}
    assert opposite == {4: 6, 5: 7, 6: 4, 7: 5}
    for card in NUMBERS:
        for row in range(2):
            for plane in range(components.PLANES):
                bits = int(components.FACES[card, 0, row, plane])
                mirrored = (bits & 1) << 1 | bits >> 1
                assert components.FACES[card, 1, 1 - row, opposite.get(plane, plane)] == mirrored


def test_letters_of_zones_are_unique() -> None:
    assert {entry["letter"]: entry["id"] for entry in DATA["zones"]} == ZONES
    assert [entry["id"] for entry in DATA["zones"]] == [zone.id for zone in Zone]
