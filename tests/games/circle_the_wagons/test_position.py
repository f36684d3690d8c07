"""Scoring a table laid out by hand."""

from typing import Any

import pytest
from tests.games.circle_the_wagons.boards import position, score, score_sheet
from tests.games.circle_the_wagons.plain import CASES, CONDITIONS
from tests.play import random_match

from townwright import BadFile, NotPossible, TownwrightError
from townwright.core.action import ScoreRow, Tally
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.components import SQUARES, Icon

TOWNS = [town["cards"] for town in CASES["towns"]]


def tally(data: Any) -> Tally:
    assert GAME.extras.score_position
    return GAME.extras.score_position(GAME, data)


def refusal_of(data: Any, kind: type[TownwrightError] = BadFile) -> tuple[str, dict[str, object]]:
    with pytest.raises(kind) as caught:
        score(data)
    reason = caught.value.reason
    assert "\n" not in reason.say("en")
    assert reason.say("de") != reason.say("en")
    return reason.message, reason.arguments


def test_the_sheet_has_the_territories_and_the_scoring_cards_that_are_named() -> None:
    sheet = score(position(TOWNS, scoring=["gold_country", "badlands"]))
    assert [row.source for row in sheet] == [*CASES["towns"][0]["territories"], "gold_country", "badlands"]
    assert [row.points[0] for row in sheet] == [4, 1, 6, 5, 1, 3, 2, 4]


def test_any_number_of_scoring_cards_may_be_named() -> None:
    assert len(score(position(TOWNS, scoring=[]))) == 6
    assert len(score(position(TOWNS, scoring=CONDITIONS))) == 24


def test_empty_towns_score_nothing() -> None:
    assert all(row.points == [0, 0] for row in score(position([[], []], scoring=["badlands", "the_herd"])))


def test_options_change_the_score() -> None:
    plain, per_mine = score_sheet(TOWNS), score_sheet(TOWNS, {"boom_or_bust": "per_mine"})
    assert (plain["boom_or_bust"], per_mine["boom_or_bust"]) == ([0, 5], [0, 10])


def test_a_finished_game_scores_the_same_as_a_position() -> None:
    for seed in range(10):
        match = random_match(GAME, seed)
        view: Any = match.view()
        towns = [[[laid.card, laid.x, laid.y, int(laid.turned)] for laid in town.cards] for town in view.towns]
        assert score(position(towns, scoring=view.scoring)) == match.score_sheet


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "badlands",
        [],
        {},
        {"game": "circle_the_wagons", "scoring": []},
        {"game": "circle_the_wagons", "towns": [[], []]},
        {"game": 7, "scoring": [], "towns": [[], []]},
        position([]),
        position([[]]),
        position([[], [], []]),
        position([[], None]),  # type: ignore[list-item]
        position([[[0, 0, 0]], []]),
        position([[[0, 0, 0, 0, 0]], []]),
        position([[[0, 0, 0, 2]], []]),
        position([[[0, 0, 0, -1]], []]),
        position([[["0", 0, 0, 0]], []]),  # type: ignore[list-item]
        position([[[0, 0.5, 0, 0]], []]),  # type: ignore[list-item]
        position([[], []], scoring=[3]),  # type: ignore[list-item]
        {**position([[], []]), "options": []},
        {**position([[], []]), "colour": "red"},
    ],
)
def test_data_that_is_not_a_position_is_refused(data: Any) -> None:
    message, arguments = refusal_of(data)
    assert message == "not-a-position"
    assert arguments["why"]


def test_a_scoring_card_that_does_not_exist() -> None:
    message, arguments = refusal_of(position(TOWNS, scoring=["badlands", "long_winter"]))
    assert (message, arguments["name"]) == ("no-such-scoring-card", "long_winter")
    assert "rifles_ready" in str(arguments["names"])


def test_a_scoring_card_named_twice() -> None:
    assert refusal_of(position(TOWNS, scoring=["badlands", "the_herd", "badlands"]))[0] == "scoring-card-twice"


def test_more_cards_than_the_circle_has() -> None:
    cards = [[card, 2 * card, 0, 0] for card in range(16)]
    for first in (16, 8, 0):
        assert refusal_of(position([cards[:first], cards[first:]])) == ("too-many-cards", {"most": 15})


def test_the_guns_that_break_a_tie_are_listed() -> None:
    """Cards 0 and 2 are worth four points each; only visible guns count."""
    towns = [[[0, 0, 0, 0]], [[2, 0, 0, 0]]]
    gun_counts = [sum(icon == Icon.GUN for _, icon in SQUARES[card]) for card in (0, 2)]
    assert gun_counts[0] < gun_counts[1]
    equal = tally(position(towns, scoring=[]))
    assert (equal.scores, equal.ranks, equal.tie_breaks) == ([4, 4], [1, 1], [])
    guns = tally({**position(towns, scoring=[]), "options": {"tie": "guns"}})
    assert (guns.scores, guns.ranks, guns.tie_breaks) == ([4, 4], [2, 1], [ScoreRow("guns", gun_counts)])
    covered = [[[2, 0, 0, 0], [0, 0, 0, 0]], []]
    (row,) = tally({**position(covered, scoring=[]), "options": {"tie": "guns"}}).tie_breaks
    assert row.points == [gun_counts[0], 0]


def test_a_table_is_complete_with_all_cards_and_scoring_cards() -> None:
    towns = [[[card, 2 * card, 0, 0] for card in range(7)], [[card, 2 * card, 0, 0] for card in range(7, 15)]]
    three = ["badlands", "the_herd", "cool_water"]
    assert tally(position(towns, scoring=three)).complete
    assert not tally(position(towns, scoring=three[:2])).complete
    assert not tally(position([towns[0], towns[1][:-1]], scoring=three)).complete


@pytest.mark.parametrize("card", [18, -1, 10**30])
def test_a_card_that_does_not_exist(card: int) -> None:
    assert refusal_of(position([[[card, 0, 0, 0]], []])) == ("no-such-card", {"card": card, "last": 17})


@pytest.mark.parametrize("towns", [[[[3, 0, 0, 0], [3, 2, 0, 0]], []], [[[3, 0, 0, 0]], [[3, 0, 0, 0]]]])
def test_a_card_placed_twice_is_refused(towns: Any) -> None:
    assert refusal_of(position(towns)) == ("card-twice", {"card": 3})


@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        (2, 2, "only-a-corner"),
        (-2, 2, "only-a-corner"),
        (3, 0, "does-not-touch"),
        (32, 0, "does-not-touch"),
        (0, -32, "does-not-touch"),
        (31, 1, "does-not-touch"),
        (10**30, -(10**30), "does-not-touch"),
    ],
)
def test_an_impossible_placement_is_refused(x: int, y: int, why: str) -> None:
    message, arguments = refusal_of(position([[], [[3, 5, 5, 0], [4, 5 + x, 5 + y, 1]]]))
    assert message == "cannot-lie-there"
    assert arguments["why"] == f"${why}"


def test_the_sentence_about_a_card_that_cannot_lie_there() -> None:
    with pytest.raises(BadFile) as caught:
        score(position([[[3, 0, 0, 0], [4, 2, -2, 1]], []]))
    assert str(caught.value) == (
        "Card 4 can’t be at 2,-2: The card would touch the town only at a corner. "
        "It must share an edge with the town or cover part of it."
    )
    with pytest.raises(BadFile) as caught:
        score(position([[[3, 0, 0, 0], [4, 1200, -3400, 1]], []]))
    assert "can’t be at 1200,-3400:" in str(caught.value)


@pytest.mark.parametrize("options", [{"holes": "many"}, {"colour": "red"}])
def test_options_that_do_not_exist(options: dict[str, str]) -> None:
    assert refusal_of(position(TOWNS, options), NotPossible)[0] in ("no-such-choice", "no-such-option")
