"""The cards and scoring cards as data."""

from collections import Counter

import pytest
from tests.games.circle_the_wagons.plain import CASES, CONDITIONS, square

from townwright.games.circle_the_wagons.components import (
    BACKS,
    CARDS,
    CIRCLE,
    DATA,
    FACES,
    SCORING_CARDS,
    SQUARES,
    Condition,
    Icon,
    Territory,
)

CARD_NUMBERS = range(18)


def squares_on(card: int) -> list[tuple[str, str]]:
    return [(territory.name.lower(), icon.name.lower()) for territory, icon in SQUARES[card]]


def test_fifteen_of_the_eighteen_cards_lie_in_the_circle() -> None:
    assert (CARDS, SCORING_CARDS, CIRCLE) == (18, 3, 15)
    assert [card["id"] for card in DATA["cards"]] == list(CARD_NUMBERS)


@pytest.mark.parametrize("card", CARD_NUMBERS)
def test_front_and_back_of_every_card(card: int) -> None:
    expected = CASES["cards"][card]
    assert squares_on(card) == [square(letters) for letters in expected["front"].split()]
    assert Condition(BACKS[card]).id == expected["back"]


def test_every_territory_and_every_icon_is_there_twelve_times() -> None:
    squares = [square for card in CARD_NUMBERS for square in squares_on(card)]
    assert Counter(territory for territory, _ in squares) == {each.name.lower(): 12 for each in Territory}
    assert Counter(icon for _, icon in squares) == {each.name.lower(): 12 for each in Icon}


def test_how_often_each_icon_stands_on_each_territory() -> None:
    squares = Counter(square for card in CARD_NUMBERS for square in squares_on(card))
    table = {
        territory: {icon: squares[territory, icon] for icon in row}
        for territory, row in CASES["territory_by_icon"].items()
    }
    assert table == CASES["territory_by_icon"]


def test_combinations_that_no_card_shows() -> None:
    every = {(territory, icon) for card in CARD_NUMBERS for territory, icon in squares_on(card)}
    territories, icons = {territory for territory, _ in every}, {icon for _, icon in every}
    missing = {("forest", "fort"), ("plains", "wagon"), ("water", "wagon"), ("water", "cow"), ("snow", "beer")}
    assert {(territory, icon) for territory in territories for icon in icons} - every == missing


@pytest.mark.parametrize("family", CASES["families"], ids=["three alike", "two alike", "all different"])
def test_each_family_shows_every_territory_and_icon_four_times(family: list[int]) -> None:
    squares = [square for card in family for square in squares_on(card)]
    assert len(family) == 6
    assert set(Counter(territory for territory, _ in squares).values()) == {4}
    assert set(Counter(icon for _, icon in squares).values()) == {4}


@pytest.mark.parametrize(
    ("family", "territories", "icons"),
    [(0, [3, 1], [1, 1, 1, 1]), (1, [2, 1, 1], [2, 1, 1]), (2, [1, 1, 1, 1], [3, 1])],
    ids=["three alike", "two alike", "all different"],
)
def test_what_the_cards_of_a_family_have_in_common(family: int, territories: list[int], icons: list[int]) -> None:
    for card in CASES["families"][family]:
        assert sorted(Counter(square[0] for square in squares_on(card)).values(), reverse=True) == territories
        assert sorted(Counter(square[1] for square in squares_on(card)).values(), reverse=True) == icons


@pytest.mark.parametrize(
    ("cards", "part", "pair"),
    [
        ((0, 5), 0, ("plains", "forest")),
        ((1, 4), 0, ("mountains", "desert")),
        ((2, 3), 0, ("water", "snow")),
        ((9, 16), 1, ("fort", "wagon")),
        ((10, 17), 1, ("cow", "beer")),
        ((11, 15), 1, ("gun", "mine")),
    ],
)
def test_partners_show_each_others_colours(cards: tuple[int, int], part: int, pair: tuple[str, str]) -> None:
    one, other = pair
    assert Counter(square[part] for square in squares_on(cards[0])) == {one: 3, other: 1}
    assert Counter(square[part] for square in squares_on(cards[1])) == {other: 3, one: 1}


def test_every_scoring_condition_is_on_one_back() -> None:
    assert sorted(BACKS.tolist()) == [condition.value for condition in Condition]
    assert [condition.id for condition in Condition] == CONDITIONS
    assert [entry["id"] for entry in DATA["scoring"]] == CONDITIONS


def test_every_card_and_scoring_card_names_its_source() -> None:
    source_ids = {*DATA["sources"], "assumed"}
    for card in DATA["cards"]:
        for part in ("squares", "scoring"):
            assert card["provenance"][part]
            assert set(card["provenance"][part]) <= source_ids
    for scoring in DATA["scoring"]:
        assert scoring["provenance"]
        assert set(scoring["provenance"]) <= source_ids


def test_values_of_a_single_edition_are_marked_as_assumed() -> None:
    """A picture on which no digit can be read proves nothing."""
    for card in DATA["cards"]:
        assert "assumed" in card["provenance"]["scoring"]
    for scoring in DATA["scoring"]:
        assert ("reviews" in scoring["provenance"]) != ("assumed" in scoring["provenance"]), scoring["id"]


def test_turned_faces_are_the_upright_ones_rotated_by_half_a_turn() -> None:
    for card in CARD_NUMBERS:
        for row in range(2):
            for plane in range(FACES.shape[3]):
                bits = int(FACES[card, 0, row, plane])
                mirrored = (bits & 1) << 1 | bits >> 1
                assert FACES[card, 1, 1 - row, plane] == mirrored


def test_letters_of_territories_and_icons_are_unique() -> None:
    letters = [entry["letter"] for entry in [*DATA["territories"], *DATA["icons"]]]
    assert len(set(letters)) == len(letters) == 12
    assert [entry["id"] for entry in DATA["territories"]] == [each.name.lower() for each in Territory]
    assert [entry["id"] for entry in DATA["icons"]] == [each.name.lower() for each in Icon]
