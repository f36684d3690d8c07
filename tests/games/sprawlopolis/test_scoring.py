"""Scoring: every printed example and every case on record, and many random cities against a second, plain scorer."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from tests.games.sprawlopolis import plain
from tests.games.sprawlopolis.boards import (
    placed_cards,
    points,
    random_city,
    result,
    score_sheet,
    table_with_city,
    view_of,
)
from tests.games.sprawlopolis.plain import CASES, CONDITIONS, ZONES, City, city_of, from_grid
from tests.play import random_match

from townwright import Match
from townwright.games.sprawlopolis import GAME


def case_name(case: dict[str, Any]) -> str:
    return f"{case['condition']}: {case.get('name', ' / '.join(case['grid']))}"


@pytest.mark.parametrize("case", CASES["printed"], ids=case_name)
def test_example_printed_on_a_scoring_card(case: dict[str, Any]) -> None:
    city = from_grid(case["grid"])
    assert points(city, case["condition"]) == case["points"]
    assert plain.condition_points(case["condition"], city, {}) == case["points"]


@pytest.mark.parametrize("case", CASES["known"], ids=case_name)
def test_example_that_others_have_worked_out(case: dict[str, Any]) -> None:
    city = from_grid(case["grid"])
    assert points(city, case["condition"]) == case["points"]
    assert plain.condition_points(case["condition"], city, {}) == case["points"]


@pytest.mark.parametrize("case", CASES["grids"], ids=case_name)
def test_small_grid(case: dict[str, Any]) -> None:
    city, options = from_grid(case["grid"]), case.get("options", {})
    assert points(city, case["condition"], options) == case["points"]
    assert plain.condition_points(case["condition"], city, options) == case["points"]


def test_every_condition_has_cases_of_its_own() -> None:
    assert {case["condition"] for case in CASES["grids"]} == set(CONDITIONS)
    assert {case["condition"] for case in CASES["printed"]} == set(CONDITIONS) - {
        "go_green",
        "block_party",
        "stacks_and_scrapers",
    }


@pytest.mark.parametrize("case", CASES["roads"], ids=lambda case: case["name"])
def test_roads_are_counted_whatever_their_length(case: dict[str, Any]) -> None:
    city = from_grid(case["grid"])
    assert result(table_with_city(city), [])["roads"] == -case["roads"]
    assert len(plain.roads(city)) == case["roads"]


@pytest.mark.parametrize(("letter", "name"), ZONES.items())
def test_a_zone_scores_its_largest_group_connected_by_edges(letter: str, name: str) -> None:
    other = "R" if letter != "R" else "C"
    city = from_grid(
        [
            f"{letter} {letter} {other} {letter}",
            f"{other} {letter} {other} {letter}",
            f"{letter} {other} {letter} {other}",
        ]
    )
    assert result(table_with_city(city), [])[name] == 3


def test_a_zone_that_is_not_visible_scores_nothing() -> None:
    assert result(table_with_city(from_grid(["C P"])), []) == {
        "commercial": 1,
        "industrial": 0,
        "park": 1,
        "residential": 0,
        "roads": 0,
    }


MIXED = ["C:EW C:EW R", "P P P", "R _ I:NS"]


@pytest.mark.parametrize(
    ("difficulty", "expected"),
    [
        ("normal", {"commercial": 2, "industrial": 1, "park": 3, "residential": 1, "roads": -2}),
        ("easier", {"commercial": 2, "industrial": 1, "park": 3, "residential": 1, "roads": 0}),
        ("harder", {"commercial": 0, "industrial": 0, "park": 3, "residential": 0, "roads": -2}),
    ],
)
def test_difficulty_decides_what_roads_cost_and_how_many_zones_score(difficulty: str, expected: dict[str, int]) -> None:
    city = from_grid(MIXED)
    assert result(table_with_city(city, {"difficulty": difficulty}), []) == expected
    assert plain.base(city, {"difficulty": difficulty}) == expected


def test_of_equally_large_groups_the_harder_game_scores_one() -> None:
    rows = result(table_with_city(from_grid(["R R P P C"]), {"difficulty": "harder"}), [])
    assert rows == {"commercial": 0, "industrial": 0, "park": 2, "residential": 0, "roads": 0}


def test_difficulty_does_not_touch_the_scoring_cards() -> None:
    cards, _ = random_city(7)
    sheets = [score_sheet(cards, {"difficulty": each}) for each in ("normal", "easier", "harder")]
    assert sheets[0]["roads"] < 0
    for condition in CONDITIONS:
        assert sheets[0][condition] == sheets[1][condition] == sheets[2][condition]


def test_a_total_may_be_negative() -> None:
    states = table_with_city(from_grid(["I:NS I:EW"]))
    states["scoring"] = [3, 4, 6]
    out = np.zeros(1, np.int64)
    GAME.entry_points.scores(states, 0, out)
    assert out[0] == 2 - 2 - 6 - 8 - 2


def differences(seeds: range) -> list[tuple[int, str, int, int]]:
    """Return where the rules and the plain scorer disagree."""
    rows = []
    for seed in seeds:
        cards, options = random_city(seed)
        ours, theirs = score_sheet(cards, options), plain.sheet(city_of(cards), CONDITIONS, options)
        assert ours.keys() == theirs.keys()
        rows += [(seed, row, ours[row], theirs[row]) for row in ours if ours[row] != theirs[row]]
    return rows


def test_random_cities_score_as_in_the_plain_scorer() -> None:
    assert differences(range(300)) == []


@pytest.mark.long
@pytest.mark.parametrize("thousand", range(10))
def test_many_random_cities_score_as_in_the_plain_scorer(thousand: int) -> None:
    assert differences(range(1000 * (thousand + 1), 1000 * (thousand + 2))) == []


def test_random_cities_reach_every_condition_and_every_option() -> None:
    """The comparison above is worth something only if every scoring card pays now and then, and options matter."""
    paid: set[str] = set()
    rims = hops = 0
    for seed in range(300):
        city = city_of(random_city(seed)[0])
        sheet = plain.sheet(city, CONDITIONS, {})
        paid |= {row for row, points in sheet.items() if points}
        rims += plain.open_ground(city, {}) != plain.open_ground(city, {"rim": "inside"})
        hops += sheet["park_hopping"] != plain.condition_points("park_hopping", city, {"park_hopping": "groups"})
    assert paid >= set(CONDITIONS)
    assert rims >= 20
    assert hops >= 1


def is_path_or_loop(city: City, road: plain.Road) -> bool:
    """Return whether every section has two edges, and either two ends remain or none."""
    return all(len(city[place][1]) == 2 for place in road.sections) and len(road.ends) in (0, 2)


@pytest.mark.parametrize("seed", range(60))
def test_roads_are_paths_or_loops_and_use_every_block_but_parks(seed: int) -> None:
    cards, _ = random_city(seed)
    city = city_of(cards)
    roads = plain.roads(city)
    assert all(is_path_or_loop(city, road) for road in roads)
    assert sum(len(road.sections) for road in roads) == len(city) - len(plain.zone(city, "P"))
    assert score_sheet(cards)["roads"] == -len(roads)


@pytest.mark.parametrize("seed", range(60))
def test_no_block_has_more_than_two_open_sides_and_those_meet(seed: int) -> None:
    city = city_of(random_city(seed)[0])
    for x, y in city:
        assert (x - 1, y) in city or (x + 1, y) in city
        assert (x, y - 1) in city or (x, y + 1) in city


@pytest.mark.parametrize(("dx", "dy"), [(2, 0), (-2, 0), (0, 2), (0, -2), (2, 1), (-2, -1), (1, -2), (-1, 2)])
@pytest.mark.parametrize("rim", ["edge", "inside"])
def test_a_city_that_spans_the_torus_scores_like_any_other(dx: int, dy: int, rim: str) -> None:
    """Fifteen cards in one line reach around the board's edge in every direction."""
    cards = [[card, dx * (card - 1), dy * (card - 1), card % 2] for card in range(1, 16)]
    assert score_sheet(cards, {"rim": rim}) == plain.sheet(city_of(cards), CONDITIONS, {"rim": rim})


def test_a_ring_around_the_whole_board_encloses_its_ground() -> None:
    """Cards in a wide ring: the inside is one large hole."""
    ring = [
        [1, 0, 0, 0],
        [2, 2, 0, 0],
        [3, 4, 0, 0],
        [4, 4, 2, 0],
        [5, 4, 4, 0],
        [6, 2, 4, 0],
        [7, 0, 4, 0],
        [8, 0, 2, 0],
    ]
    for rim in ("edge", "inside"):
        assert score_sheet(ring, {"rim": rim}) == plain.sheet(city_of(ring), CONDITIONS, {"rim": rim})
    assert score_sheet(ring)["tourist_traps"] != score_sheet(ring, {"rim": "inside"})["tourist_traps"]


def test_the_whole_city_turned_scores_the_same() -> None:
    for seed in range(40):
        cards, options = random_city(seed)
        turned = [[card, -x, -y, 1 - how] for card, x, y, how in cards]
        ours, theirs = score_sheet(cards, options), score_sheet(turned, options)
        assert ours == theirs


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_sheet_of_a_finished_game_matches_the_plain_scorer(seed: int, players: int) -> None:
    options = [{}, {"difficulty": "easier"}, {"difficulty": "harder"}, {"rim": "inside", "park_hopping": "groups"}]
    match = random_match(GAME, seed, players, **options[seed % 4])
    conditions = [card.condition for card in view_of(match).scoring]
    sheet = plain.sheet(city_of(placed_cards(match)), conditions, match.options)
    assert {row.source: row.points for row in match.score_sheet} == {
        source: [value] * players for source, value in sheet.items()
    }
    assert match.scores == [sum(sheet.values())] * players


def by_scoring_cards(most: int) -> dict[frozenset[int], int]:
    """Return the first seed that draws each set of scoring cards."""
    seeds: dict[frozenset[int], int] = {}
    for seed in range(most):
        seeds.setdefault(frozenset(card.card for card in view_of(Match(GAME, 1, seed)).scoring), seed)
    return seeds


@pytest.mark.long
def test_all_816_sets_of_scoring_cards_are_played() -> None:
    seeds = by_scoring_cards(12_000)
    assert seeds.keys() == {frozenset(cards) for cards in combinations(range(1, 19), 3)}
    for cards, seed in seeds.items():
        for players in (1, 2 + seed % 3):
            match = random_match(GAME, seed, players)
            assert {card.card for card in view_of(match).scoring} == cards
            assert match.target == sum(cards)
            conditions = [card.condition for card in view_of(match).scoring]
            sheet = plain.sheet(city_of(placed_cards(match)), conditions, match.options)
            assert {row.source: row.points[0] for row in match.score_sheet} == sheet
