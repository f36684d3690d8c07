"""Scoring: every case on record, and many random towns against a second, plain scorer."""

from typing import Any

import pytest
from tests.games.circle_the_wagons import plain
from tests.games.circle_the_wagons.boards import points, random_towns, score_sheet, squares, table_with_towns, territory
from tests.games.circle_the_wagons.plain import CASES, CONDITIONS, Town, from_grid
from tests.play import play_randomly

from townwright import Match
from townwright.games.circle_the_wagons.components import Territory

FIRST, SECOND = CASES["towns"]
TOWNS = [FIRST["cards"], SECOND["cards"]]
BARE: Town = {}


def line(**icons: int) -> Town:
    """Return a town in one row with these numbers of icons, all of one territory."""
    row = ["Df"] * icons.pop("squares", 0)
    letters = {icon: letter for letter, icon in plain.ICONS.items()}
    for icon, number in icons.items():
        row += ["D" + letters[icon]] * number
    return from_grid([" ".join(row)]) if row else {}


def case_name(case: dict[str, Any]) -> str:
    return f"{case['condition']}: {case['name']}"


@pytest.mark.parametrize("case", CASES["grids"], ids=case_name)
def test_small_grid(case: dict[str, Any]) -> None:
    town, options = from_grid(case["grid"]), case.get("options", {})
    assert points(table_with_towns(town, BARE, options), case["condition"], 0) == case["points"]
    assert points(table_with_towns(BARE, town, options), case["condition"], 1) == case["points"]
    assert plain.condition_points(case["condition"], town, BARE, options) == case["points"]


def test_every_condition_has_a_case_of_its_own() -> None:
    covered = {case["condition"] for part in ("grids", "two_towns") for case in CASES[part]} | {"boom_or_bust"}
    assert covered == set(CONDITIONS)


@pytest.mark.parametrize("case", CASES["two_towns"], ids=lambda case: f"{case['condition']}: {case['towns']}")
def test_comparison_of_two_towns(case: dict[str, Any]) -> None:
    towns = [line(**counts) for counts in case["towns"]]
    states = table_with_towns(towns[0], towns[1])
    assert [points(states, case["condition"], seat) for seat in range(2)] == case["points"]
    assert plain.sheet(towns, [case["condition"]], {})[case["condition"]] == case["points"]


@pytest.mark.parametrize("case", CASES["boom_or_bust"], ids=lambda case: f"{case['mines']} mines")
@pytest.mark.parametrize("reading", ["flat", "per_mine"])
def test_boom_or_bust_in_both_readings(case: dict[str, Any], reading: str) -> None:
    town, options = line(mine=case["mines"]), {"boom_or_bust": reading}
    assert points(table_with_towns(town, BARE, options), "boom_or_bust", 0) == case[reading]
    assert plain.condition_points("boom_or_bust", town, BARE, options) == case[reading]


@pytest.mark.parametrize("seat", [0, 1], ids=[FIRST["name"], SECOND["name"]])
def test_towns_of_real_cards(seat: int) -> None:
    expected = CASES["towns"][seat]
    sheet = score_sheet(TOWNS)
    assert squares(TOWNS)[seat] == {
        (x, y + (-1 if seat == 0 else 0)): square for (x, y), square in from_grid(expected["grid"]).items()
    }
    assert {name: sheet[name][seat] for name in expected["territories"]} == expected["territories"]
    assert {name: sheet[name][seat] for name in CONDITIONS} == expected["conditions"]


@pytest.mark.parametrize("seat", [0, 1], ids=[FIRST["name"], SECOND["name"]])
def test_what_towns_of_real_cards_show(seat: int) -> None:
    town = squares(TOWNS)[seat]
    expected = CASES["towns"][seat]
    assert len(town) == expected["squares"]
    assert {icon: len(plain.with_icon(town, icon)) for icon in expected["icons"]} == expected["icons"]


@pytest.mark.parametrize("condition", CONDITIONS)
def test_an_empty_town_scores_only_for_having_no_mines(condition: str) -> None:
    states = table_with_towns(BARE, BARE)
    assert points(states, condition, 0) == points(states, condition, 1) == (5 if condition == "boom_or_bust" else 0)


@pytest.mark.parametrize("name", [each.name.lower() for each in Territory])
def test_territory_counts_only_the_largest_group_connected_by_edges(name: str) -> None:
    letter = name[0].upper()
    other = "D" if letter != "D" else "F"
    town = from_grid(
        [
            f"{letter}b {letter}c {other}b {letter}b",
            f"{other}b {letter}m {other}b {letter}b",
            f"{letter}b {other}b {letter}b {other}b",
        ]
    )
    assert territory(table_with_towns(town, BARE), name, 0) == 3


def test_a_group_bends_around_holes_and_back_on_itself() -> None:
    town = from_grid(["Wb Wb Wb", "Wb .. Wb", "Wb Wb ..", ".. Wb Wb"])
    assert territory(table_with_towns(town, BARE), "water", 0) == 9


def differences(seeds: range) -> list[tuple[int, str, list[int], list[int]]]:
    """Return where the rules and the plain scorer disagree."""
    rows = []
    for seed in seeds:
        towns, options = random_towns(seed)
        ours, theirs = score_sheet(towns, options), plain.sheet(squares(towns), CONDITIONS, options)
        assert ours.keys() == theirs.keys()
        rows += [(seed, row, ours[row], theirs[row]) for row in ours if ours[row] != theirs[row]]
    return rows


def test_random_towns_score_as_in_the_plain_scorer() -> None:
    assert differences(range(400)) == []


@pytest.mark.long
@pytest.mark.parametrize("thousand", range(30))
def test_many_random_towns_score_as_in_the_plain_scorer(thousand: int) -> None:
    assert differences(range(1000 * (thousand + 1), 1000 * (thousand + 2))) == []


def test_random_towns_reach_every_condition() -> None:
    """The comparison above is worth something only if every scoring card pays now and then."""
    paid = set()
    for seed in range(150):
        towns, options = random_towns(seed)
        paid |= {row for row, points in plain.sheet(squares(towns), CONDITIONS, options).items() if any(points)}
    assert paid >= set(CONDITIONS) - {"circle_the_wagons", "fortified"}


@pytest.mark.parametrize(("dx", "dy"), [(2, 0), (-2, 0), (0, 2), (0, -2), (2, 1), (-2, -1), (1, -2), (-1, 2)])
def test_a_town_that_spans_the_torus_scores_like_any_other(dx: int, dy: int) -> None:
    """Fourteen cards in one line reach around the board's edge; the other town has one card."""
    line = [[card, dx * card, dy * card, card % 2] for card in range(14)]
    rest = [[15, 0, 0, 0]]
    for options in ({}, {"holes": "counted", "boom_or_bust": "per_mine"}):
        towns = [line, rest]
        assert score_sheet(towns, options) == plain.sheet(squares(towns), CONDITIONS, options)


def test_a_town_may_be_laid_anywhere_in_a_position() -> None:
    moved = [[[card, x + 500, y - 70, turned] for card, x, y, turned in town] for town in TOWNS]
    assert score_sheet(moved) == score_sheet(TOWNS)


@pytest.mark.parametrize("seed", range(40))
def test_the_sheet_of_a_finished_game_matches_the_plain_scorer(seed: int) -> None:
    options = [{}, {"holes": "counted"}, {"boom_or_bust": "per_mine"}][seed % 3]
    match = play_randomly(Match("circle_the_wagons", seed=seed, options=options), seed)
    view: Any = match.view()
    towns = [plain.town_of([[laid.card, laid.x, laid.y, laid.turned] for laid in town.cards]) for town in view.towns]
    sheet = plain.sheet(towns, view.scoring, match.options)
    assert {row.source: row.points for row in match.score_sheet} == sheet
    assert match.scores == [sum(points[seat] for points in sheet.values()) for seat in range(2)]
