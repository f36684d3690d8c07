"""The card grid: placing on a torus, coordinates, groups."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core import compiled

from townwright.core import grid, squares
from townwright.core.record import records
from townwright.core.state import States, new_states

#: One card that shows four planes, one per quadrant, and a second one that shows plane 4 everywhere.
FACES = grid.faces([[({0}, {0}), ({1}, {1}), ({2}, {2}), ({3}, {3})], [({4}, {4})] * 4])
TOWN = grid.town(5, 15)
PLAIN = 1


def empty_town() -> States:
    towns = new_states(TOWN)
    compiled.empty(towns, 0)
    return towns


def lay(towns: States, x: int, y: int, card: int = PLAIN, turned: int = 0) -> None:
    compiled.place(towns, 0, FACES[card, turned], card, x, y, turned)


def record(towns: States) -> Any:
    return records(towns)[0]


def codes(towns: States) -> list[int]:
    out = np.zeros(grid.most_placements(15), np.int32)
    return list(out[: compiled.placements(towns, 0, out, 0)].tolist())


def spots(towns: States) -> set[tuple[int, int]]:
    """Return where one more card may lie."""
    places = [compiled.place_of(towns, 0, code) for code in codes(towns)]
    return {(int(x), int(y)) for x, y in places}


def expected_spots(cards: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return the same from the rule: beside a card that is at most two away, but not corner to corner."""
    offsets = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if abs(dx) + abs(dy) < 4]
    return {(x + dx, y + dy) for x, y in cards for dx, dy in offsets}


def test_the_first_card_founds_the_town() -> None:
    towns = empty_town()
    assert codes(towns) == [0, 1]
    assert compiled.may_place(towns, 0, 0, 0)
    assert not compiled.may_place(towns, 0, 1, 0)
    assert grid.placement(0, 0, 1) == (0, 0, True)


def test_around_one_card_there_are_twenty_one_places() -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    assert spots(towns) == expected_spots([(0, 0)])
    assert len(codes(towns)) == 2 * 21


def test_both_turns_of_a_place_have_codes_of_their_own() -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    assert len(set(codes(towns))) == len(codes(towns))
    assert {code % grid.ROTATIONS for code in codes(towns)} == {0, 1}


def test_a_turned_card_shows_its_quadrants_upside_down() -> None:
    for turned, rows in ((0, [(0, 1), (2, 3)]), (1, [(3, 2), (1, 0)])):
        towns = empty_town()
        lay(towns, 0, 0, card=0, turned=turned)
        planes = {
            (x, y): plane
            for plane in range(4)
            for y in range(2)
            for x in range(2)
            if int(record(towns).planes[plane, y]) >> x & 1
        }
        assert [(planes[0, y], planes[1, y]) for y in range(2)] == rows


def test_a_card_covers_what_lies_below() -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    lay(towns, 1, 1, card=0)
    assert compiled.total(towns, 0, 4) == 3
    assert [compiled.total(towns, 0, plane) for plane in range(4)] == [1, 1, 1, 1]
    lay(towns, 0, 0)
    assert compiled.total(towns, 0, 4) == 4
    assert compiled.total(towns, 0, 0) == 0


def test_the_record_keeps_the_cards_in_order_and_how_far_the_town_reaches() -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    lay(towns, -2, 1, card=0, turned=1)
    town = record(towns)
    assert (town.left, town.right, town.top, town.bottom, town.card_count) == (-2, 1, 0, 2, 2)
    assert town.cards[:2].tolist() == [[1, 0, 0, 0], [0, -2, 1, 1]]


@given(st.lists(st.tuples(st.integers(0, 2**30), st.integers(0, 1)), max_size=14))
def test_places_and_coordinates_are_right_in_any_town(picks: list[tuple[int, int]]) -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    cards = [(0, 0)]
    for pick, _ in picks:
        allowed = sorted(expected_spots(cards))
        assert spots(towns) == set(allowed)
        for code in codes(towns):
            x, y, turned = grid.placement(record(towns).left, record(towns).top, code)
            assert (x, y) in allowed
            assert grid.code(x, y, turned) == compiled.code(x, y, int(turned)) == code
            assert compiled.may_place(towns, 0, x, y)
        x, y = allowed[pick % len(allowed)]
        lay(towns, x, y)
        cards.append((x, y))
    assert len(codes(towns)) <= grid.most_placements(len(cards))


@pytest.mark.parametrize(("dx", "dy"), [(2, 1), (-2, 1), (1, 2), (-1, -2), (2, 0), (0, -2), (2, -1)])
def test_the_bound_on_places_holds_for_the_longest_chains(dx: int, dy: int) -> None:
    towns = empty_town()
    for number in range(14):
        lay(towns, dx * number, dy * number)
        assert len(codes(towns)) <= grid.most_placements(number + 1)
        assert spots(towns) == expected_spots([(dx * n, dy * n) for n in range(number + 1)])


def test_the_bound_on_places_is_reached() -> None:
    """A chain of knight's moves leaves the most room; with two cards it reaches the bound exactly."""
    towns = empty_town()
    lay(towns, 0, 0)
    lay(towns, 2, 1)
    assert len(codes(towns)) == grid.most_placements(2)


@pytest.mark.parametrize(("dx", "dy"), [(31, 0), (-31, 0), (0, 31), (0, -31), (17, 23), (-20, 30), (32, 32)])
def test_a_town_anywhere_on_the_torus_is_the_same_town(dx: int, dy: int) -> None:
    draw = random.Random(dx * 100 + dy)
    middle, moved = empty_town(), empty_town()
    cards = [(0, 0)]
    for _ in range(14):
        cards.append(draw.choice(sorted(expected_spots(cards))))
    for number, (x, y) in enumerate(cards):
        card, turned = number % 2, number // 2 % 2
        lay(middle, x, y, card, turned)
        lay(moved, x + dx, y + dy, card, turned)
    for plane in range(5):
        assert compiled.total(moved, 0, plane) == compiled.total(middle, 0, plane)
        assert compiled.largest_group_size(moved, 0, plane) == compiled.largest_group_size(middle, 0, plane)


def test_places_that_share_a_square_of_the_torus_are_distinguished() -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    for x, y in ((32, 0), (0, 32), (-32, 0), (34, 0), (1, -31)):
        assert not compiled.may_place(towns, 0, x, y)
    assert grid.code(2, 0, 0) == grid.code(34, 0, 0)


@pytest.mark.parametrize(
    ("x", "y", "message"),
    [(2, 2, "only-a-corner"), (-2, -2, "only-a-corner"), (3, 0, "does-not-touch"), (34, 34, "does-not-touch")],
)
def test_reasons_why_a_card_may_not_be_placed(x: int, y: int, message: str) -> None:
    towns = empty_town()
    assert grid.why_not(record(towns), x, y) == "first-card-founds"
    lay(towns, 0, 0)
    assert grid.why_not(record(towns), x, y) == message


def test_groups_are_connected_by_edges_only() -> None:
    towns = empty_town()
    lay(towns, 0, 0)
    lay(towns, 2, 2)
    assert compiled.largest_group_size(towns, 0, 4) == 4
    lay(towns, 2, 0)
    assert compiled.largest_group_size(towns, 0, 4) == 12


def test_finding_groups_leaves_the_scratch_planes_empty() -> None:
    towns = empty_town()
    for x, y in ((0, 0), (2, 1), (4, 2), (4, 4)):
        lay(towns, x, y)
    before = towns.tobytes()
    compiled.largest_group_size(towns, 0, 4)
    assert towns.tobytes() == before


def test_an_empty_plane_has_no_group() -> None:
    towns = empty_town()
    assert compiled.largest_group_size(towns, 0, 4) == 0
    lay(towns, 0, 0)
    assert compiled.largest_group_size(towns, 0, 0) == 0


@given(st.integers(1, 2**32 - 1))
def test_rows_of_bits(row: int) -> None:
    count, first = compiled.count_and_first(row)
    east, west = compiled.east_and_west(row)
    columns = {x for x in range(32) if row >> x & 1}
    assert count == len(columns)
    assert first == min(columns)
    assert {x for x in range(32) if east >> x & 1} == {(x + 1) % 32 for x in columns}
    assert {x for x in range(32) if west >> x & 1} == {(x - 1) % 32 for x in columns}


#: The corner of the square around three cards that none of them covers.
LEFT_OUT = {(0, 2), (0, 3), (1, 2), (1, 3)}


@pytest.mark.parametrize(("x", "y"), [(0, 0), (5, 9), (-3, -7), (-40, 33)])
def test_every_square_of_a_town_has_a_number_on_the_torus(x: int, y: int) -> None:
    towns = empty_town()
    for dx, dy in ((0, 0), (2, 0), (2, 2)):
        lay(towns, x + dx, y + dy)
    town = record(towns)
    visible = squares.squares_of(town, town.planes[4])
    assert sorted(visible) == sorted((x + dx, y + dy) for dx in range(4) for dy in range(4) if (dx, dy) not in LEFT_OUT)
    numbers = {square: square[1] % grid.SIZE * grid.SIZE + square[0] % grid.SIZE for square in visible}
    assert {squares.square_on_torus(town, number): number for number in numbers.values()} == numbers
