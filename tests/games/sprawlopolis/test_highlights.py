"""Highlights: they add up to the score sheet, and they are the right squares."""

import pytest
from tests.games.sprawlopolis import plain
from tests.games.sprawlopolis.boards import NUMBER, Cards, random_city, view_of
from tests.games.sprawlopolis.plain import CONDITIONS, Options, city_of
from tests.play import play_randomly, random_match

from townwright import Match
from townwright.core.action import Highlight
from townwright.core.record import records
from townwright.core.state import new_states
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.highlights import highlights
from townwright.games.sprawlopolis.position import lay_out
from townwright.games.sprawlopolis.view import sources


def of_city(cards: Cards, options: Options, scoring: list[str]) -> dict[str, list[Highlight]]:
    """Return the highlights of a city with up to three scoring cards."""
    states = new_states(GAME.rules.state)
    GAME.entry_points.setup(states, 0, GAME.option_codes(1, options), 0)
    lay_out(states, [tuple(card) for card in cards])  # type: ignore[misc]
    states["scoring"] = [NUMBER[name] for name in scoring] + [0] * (3 - len(scoring))
    s = records(states)[0]
    return dict(zip(sources(s)[: 5 + len(scoring)], highlights(s), strict=False))


def at_origin(cards: Cards) -> Cards:
    """Return the same city with its first card at 0,0."""
    return [[card, x - cards[0][1], y - cards[0][2], turned] for card, x, y, turned in cards]


def disagreements(seeds: range) -> list[tuple[int, str, int, int]]:
    """Return rows whose highlights do not add up to their points."""
    rows = []
    for seed in seeds:
        cards, options = random_city(seed)
        city = city_of(at_origin(cards))
        sheet = plain.sheet(city, CONDITIONS, options)
        for start in range(0, 18, 3):
            for row, parts in of_city(cards, options, CONDITIONS[start : start + 3]).items():
                total = sum(part.points for part in parts)
                if total != sheet[row]:
                    rows.append((seed, row, total, sheet[row]))
                assert all(square in city for part in parts for square in part.squares)
                assert all(len(set(part.squares)) == len(part.squares) for part in parts)
    return rows


def test_highlights_add_up_to_the_points() -> None:
    assert disagreements(range(120)) == []


@pytest.mark.long
@pytest.mark.parametrize("thousand", range(3))
def test_highlights_of_many_cities_add_up_to_the_points(thousand: int) -> None:
    assert disagreements(range(1000 * (thousand + 1), 1000 * (thousand + 2))) == []


@pytest.mark.parametrize("players", [1, 3])
def test_a_match_has_highlights_for_every_row_at_every_moment(players: int) -> None:
    match = Match(GAME, players, players)
    while True:
        assert [sum(part.points for part in row) for row in match.highlights] == [
            row.points[0] for row in match.score_sheet
        ]
        if match.over:
            break
        play_randomly(match, players, most=1)


def test_zones_and_roads() -> None:
    match = random_match(GAME, 4, 1)
    city = {(each.x, each.y): (each.zone[0].upper(), each.road) for each in view_of(match).city.blocks}
    for letter, parts in zip("CIPR", match.highlights, strict=False):
        (group,) = parts
        assert set(group.squares) in plain.groups(plain.zone(city, letter))
    roads = [set(part.squares) for part in match.highlights[4]]
    assert sorted(map(sorted, roads)) == sorted(sorted(road.sections) for road in plain.roads(city))


@pytest.mark.parametrize("seed", range(0, 120, 4))
def test_a_road_is_listed_from_end_to_end(seed: int) -> None:
    cards, _ = random_city(seed)
    for part in of_city(cards, {}, [])["roads"]:
        for (x, y), (next_x, next_y) in zip(part.squares, part.squares[1:], strict=False):
            assert abs(x - next_x) + abs(y - next_y) == 1


#: The example of the rules text.
EXAMPLE = [[18, 0, 0, 0], [14, 2, 0, 0], [4, 1, 1, 1]]


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("master_planned", [(2, {(1, 0), (2, 0)}), (-1, {(2, 2)})]),
        ("superhighway", [(2, {(3, 0), (2, 0), (2, 1), (2, 2), (1, 2)})]),
        ("morning_commute", [(2, {(0, 0), (1, 0)}), (2, {(3, 0), (2, 0), (2, 1), (2, 2), (1, 2)})]),
        ("the_outskirts", [(-1, {(0, 0), (1, 0)}), (-1, {(3, 0), (2, 0), (2, 1), (2, 2), (1, 2)})]),
        ("go_green", [(1, {(0, 1)}), (1, {(1, 1)}), (1, {(3, 1)}), (-3, {(2, 2)})]),
        ("block_party", [(-8, set())]),
        ("central_perks", [(-2, {(0, 1)}), (1, {(1, 1)}), (-2, {(3, 1)})]),
        ("the_burbs", [(1, {(1, 1)})]),
        ("the_strip", [(2, {(0, 0), (3, 0)})]),
        ("tourist_traps", [(2, {(0, 0)}), (2, {(3, 0)})]),
        (
            "bloom_boom",
            [
                (-1, {(0, 0), (1, 0), (2, 0), (3, 0)}),
                (1, {(0, 1), (1, 1), (3, 1)}),
                (-1, {(1, 2), (2, 2)}),
                (-1, {(2, 0), (2, 1), (2, 2)}),
            ],
        ),
        ("sprawlopolis", [(4, {(0, 0), (1, 0), (2, 0), (3, 0)}), (3, {(1, 0), (1, 1), (1, 2)})]),
        ("skid_row", []),
        ("looping_lanes", []),
    ],
)
def test_what_made_the_points_in_the_example_of_the_rules_text(
    condition: str, expected: list[tuple[int, set[tuple[int, int]]]]
) -> None:
    parts = [(part.points, set(part.squares)) for part in of_city(EXAMPLE, {}, [condition])[condition]]
    assert sorted(parts, key=str) == sorted(expected, key=str)


def test_the_easier_game_shows_no_roads_and_the_harder_one_a_single_zone() -> None:
    assert of_city(EXAMPLE, {"difficulty": "easier"}, [])["roads"] == []
    rows = of_city(EXAMPLE, {"difficulty": "harder"}, [])
    assert [name for name in ("commercial", "industrial", "park", "residential") if rows[name]] == ["park"]


def test_a_game_without_highlights_has_empty_rows() -> None:
    match = Match("carrara", seed=1)
    assert match.highlights == [[] for _ in match.score_sheet]
