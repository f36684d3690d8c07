"""Scoring a city laid out by hand."""

from typing import Any

import numpy as np
import pytest
from tests.games.sprawlopolis.boards import placed_cards, position, score, score_sheet, view_of
from tests.games.sprawlopolis.plain import CONDITIONS, ZONES
from tests.play import random_match

from townwright import BadFile, NotPossible, TownwrightError
from townwright.cli.score import score_output as scored_here
from townwright.core.action import Bounds, ScoreRow, Tally
from townwright.core.state import new_states
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis import position as sprawlopolis_position
from townwright.server.http.score_helper import wire_score

#: The example of the rules text.
EXAMPLE = [[18, 0, 0, 0], [14, 2, 0, 0], [4, 1, 1, 1]]


def refusal_of(data: Any, kind: type[TownwrightError] = BadFile) -> tuple[str, dict[str, object]]:
    with pytest.raises(kind) as caught:
        score(data)
    reason = caught.value.reason
    assert "\n" not in reason.say("en")
    assert reason.say("de") != reason.say("en")
    return reason.message, reason.arguments


def test_the_example_of_the_rules_text() -> None:
    sheet = score(position(EXAMPLE, scoring=[6, 12, 16]))
    assert {row.source: row.points for row in sheet} == {
        "commercial": [1],
        "industrial": [1],
        "park": [2],
        "residential": [2],
        "roads": [-2],
        "master_planned": [1],
        "superhighway": [2],
        "morning_commute": [4],
    }
    assert sum(row.points[0] for row in sheet) == 11


def test_the_target_follows_from_the_scoring_cards() -> None:
    assert GAME.extras.target
    assert GAME.extras.target(score(position(EXAMPLE, scoring=[7, 8, 17]))) == 32
    assert GAME.extras.target(score(position(EXAMPLE, scoring=[]))) == 0


@pytest.mark.parametrize(("points", "won"), [(31, False), (32, True), (33, True)])
def test_points_equal_to_the_target_reach_it(points: int, won: bool) -> None:
    """The sum of the three numbers is enough points; before the city is finished the result is open."""
    rows = [ScoreRow("park", [points]), *score(position(EXAMPLE, scoring=[7, 8, 17]))[-3:]]
    sheet = [rows[0], *[ScoreRow(row.source, [0]) for row in rows[1:]]]
    states, ranks = new_states(GAME.rules.state), np.zeros(1, np.int64)
    GAME.entry_points.setup(states, 0, GAME.option_codes(1, {}), 1)
    states["scoring"] = [7, 8, 17]
    GAME.entry_points.ranks(states, 0, np.array([points]), ranks)
    for complete in (True, False):
        tally = Tally(sheet, [[] for _ in sheet], ranks=ranks.tolist(), complete=complete)
        assert [scored_here(GAME, tally).won, wire_score(GAME, tally).won] == [won if complete else None] * 2


def test_a_city_is_complete_with_all_cards_and_three_scoring_cards() -> None:
    assert GAME.extras.score_position
    city = [[card, 2 * card, 0, 0] for card in range(1, 16)]
    for placements, scoring, complete in (
        (city, [16, 17, 18], True),
        (city[:-1], [16, 17, 18], False),
        (city, [16, 17], False),
        (city, [], False),
    ):
        assert GAME.extras.score_position(GAME, position(placements, scoring=scoring)).complete == complete


def test_a_form_has_the_number_of_cards_of_a_city(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.extras.score_position
    assert GAME.extras.score_position(GAME, position(EXAMPLE)).bounds["placements"] == Bounds(0, 15)
    monkeypatch.setattr(sprawlopolis_position, "CITY", 14)
    assert GAME.extras.score_position(GAME, position(EXAMPLE)).bounds["placements"] == Bounds(0, 14)


def test_the_sheet_has_zones_roads_and_the_scoring_cards_that_are_named_in_their_order() -> None:
    sheet = score(position(EXAMPLE, scoring=[16, 2]))
    assert [row.source for row in sheet] == [*ZONES.values(), "roads", "morning_commute", "bloom_boom"]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6, 17, 18])
def test_any_number_of_scoring_cards_may_be_named(number: int) -> None:
    sheet = score(position(EXAMPLE, scoring=list(range(1, number + 1))))
    assert [row.source for row in sheet[5:]] == CONDITIONS[:number]
    assert {row.source: row.points[0] for row in sheet}.items() <= score_sheet(EXAMPLE).items()


def test_a_city_without_cards() -> None:
    expected = dict.fromkeys([*ZONES.values(), "roads", *CONDITIONS], 0)
    assert score_sheet([]) == {**expected, "block_party": -8}


def test_a_city_may_begin_anywhere() -> None:
    moved = [[card, x + 500, y - 70, turned] for card, x, y, turned in EXAMPLE]
    assert score_sheet(moved) == score_sheet(EXAMPLE)


@pytest.mark.parametrize(("difficulty", "base"), [("normal", 4), ("easier", 6), ("harder", 0)])
def test_the_difficulty_may_be_a_field_or_one_of_the_options(difficulty: str, base: int) -> None:
    apart = {**position(EXAMPLE, scoring=[]), "difficulty": difficulty}
    among = position(EXAMPLE, {"difficulty": difficulty}, scoring=[])
    both = {**among, "difficulty": difficulty}
    for data in (apart, among, both):
        assert sum(row.points[0] for row in score(data)) == base


def test_options_change_the_score() -> None:
    ring = [[1, 0, 0, 0], [2, 2, 0, 0], [3, 3, 2, 0], [4, 1, 3, 0], [5, 0, 2, 0]]
    assert (score_sheet(ring)["tourist_traps"], score_sheet(ring, {"rim": "inside"})["tourist_traps"]) == (6, 5)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_game_scores_the_same_as_a_position(players: int) -> None:
    match = random_match(GAME, players, players)
    sheet = score(position(placed_cards(match), scoring=[card.card for card in view_of(match).scoring]))
    assert [(row.source, row.points[0]) for row in sheet] == [(row.source, row.points[0]) for row in match.score_sheet]


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "the_strip",
        [],
        {},
        {"game": "sprawlopolis", "scoring": []},
        {"game": "sprawlopolis", "placements": []},
        {"game": 7, "scoring": [], "placements": []},
        position([], scoring=["the_strip"]),  # type: ignore[list-item]
        position([[1, 0, 0]]),
        position([[1, 0, 0, 0, 0]]),
        position([[1, 0, 0, 2]]),
        position([[1, 0, 0, -1]]),
        position([["1", 0, 0, 0]]),  # type: ignore[list-item]
        position([[1, 0.5, 0, 0]]),  # type: ignore[list-item]
        {**position([]), "options": []},
        {**position([]), "difficulty": 2},
        {**position([]), "colour": "red"},
    ],
)
def test_data_that_is_not_a_position_is_refused(data: Any) -> None:
    message, arguments = refusal_of(data)
    assert message == "not-a-position"
    assert arguments["why"]


@pytest.mark.parametrize("card", [0, 19, -1, 10**30])
def test_a_card_that_does_not_exist(card: int) -> None:
    assert refusal_of(position([[card, 0, 0, 0]]))[0] == "no-such-card"
    assert refusal_of(position(EXAMPLE, scoring=[7, card]))[0] == "no-such-card"


def test_a_scoring_card_named_twice() -> None:
    assert refusal_of(position(EXAMPLE, scoring=[7, 8, 7])) == ("scoring-card-twice", {})


def test_a_card_placed_twice_is_refused() -> None:
    assert refusal_of(position([[3, 0, 0, 0], [3, 2, 0, 0]])) == ("card-twice", {"card": 3})


def test_more_cards_than_a_city_has() -> None:
    assert refusal_of(position([[card, 2 * card, 0, 0] for card in range(1, 17)])) == ("too-many-cards", {"most": 15})


@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        (2, 2, "city-only-a-corner"),
        (-2, 2, "city-only-a-corner"),
        (3, 0, "city-does-not-touch"),
        (32, 0, "city-does-not-touch"),
        (0, -32, "city-does-not-touch"),
        (31, 1, "city-does-not-touch"),
        (10**30, -(10**30), "city-does-not-touch"),
    ],
)
def test_an_impossible_placement_is_refused(x: int, y: int, why: str) -> None:
    message, arguments = refusal_of(position([[3, 5, 5, 0], [4, 5 + x, 5 + y, 1]]))
    inner: Any = arguments["why"]
    assert (message, inner.message) == ("cannot-lie-there", why)


def test_the_sentence_about_a_card_that_cannot_lie_there() -> None:
    with pytest.raises(BadFile) as caught:
        score(position([[3, 0, 0, 0], [4, 1200, -3400, 1]]))
    assert str(caught.value) == (
        "Card 4 can’t be at 1200,-3400: The card would not touch the city. "
        "It must share an edge with the city or cover part of it."
    )


def test_a_difficulty_given_twice_and_differently() -> None:
    data = {**position(EXAMPLE, {"difficulty": "harder"}), "difficulty": "easier"}
    assert refusal_of(data) == ("difficulty-twice", {})


@pytest.mark.parametrize("options", [{"rim": "round"}, {"colour": "red"}, {"difficulty": "hard"}])
def test_options_that_do_not_exist(options: dict[str, str]) -> None:
    assert refusal_of(position(EXAMPLE, options), NotPossible)[0] in ("no-such-choice", "no-such-option")
