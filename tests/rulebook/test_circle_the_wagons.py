"""Circle the Wagons: the examples of the printed rules.

Headings are those of the German rules (Quined Games 2019); the pictures are in the English rules (Button Shy 2017).
"""

from typing import Any

import pytest

from townwright import IllegalAction, Match
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.components import Condition

#: The finished town in the picture, made of real cards: card, x, y, turned; later cards lie on top.
EXAMPLE_TOWN = [[13, 1, 0, 0], [4, 0, 0, 0], [14, 3, 0, 0], [0, 4, -1, 0], [2, 0, 2, 0], [1, 2, 2, 0]]
#: The circle of the games below, from the start card on.
CIRCLE = [13, 4, 14, 0, 2, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12]


def game(circle: list[int] = CIRCLE) -> Match:
    """Return a game with this circle, before the start card is chosen."""
    match = Match(GAME, ["One", "Two"], seed=1)
    match.states["circle"][0] = circle
    match.states["scoring"][0] = [Condition.TARGET_PRACTICE, Condition.RIFLES_READY, Condition.BOOM_OR_BUST]
    match._clear_cached()
    return match


def second_card(*line: str) -> Match:
    """Return a game in which player One has card 13 at 0,0 and has just taken card 14."""
    match = game()
    match.play_line(["start 13", "take 13", "place 13 at 0,0", "take 4", "place 4 at 0,0", "take 14", *line])
    return match


def view(match: Match) -> Any:
    return match.view()


# "Die Wertung", section "Landschaften": the example below "Bonuspunkte"


def test_scoring_example_twenty_points_for_territories() -> None:
    """Wüste 4, Wald 1, Gebirge 6, Ebene 5, Schnee 1, Wasser 3: together 20."""
    assert GAME.extras.score_position
    sheet = GAME.extras.score_position(GAME, {"game": GAME.name, "scoring": [], "towns": [EXAMPLE_TOWN, []]}).sheet
    points = {row.source: row.points[0] for row in sheet}
    assert points == {"desert": 4, "forest": 1, "mountains": 6, "plains": 5, "snow": 1, "water": 3}
    assert sum(points.values()) == 20


def test_scoring_example_built_card_by_card_in_a_game() -> None:
    """A player can really build this town; in a game its first card lies at 0,0.

    Anmerkung: the desert with the bottle in the bottom row is not part of the largest desert.
    """
    others = [3, 5, 6, 7, 8, 9]
    circle = [number for pair in zip([card for card, *_ in EXAMPLE_TOWN], others, strict=True) for number in pair]
    match = game([*circle, 10, 11, 12])
    match.play("start 13")
    for turn, (card, x, y, _) in enumerate(EXAMPLE_TOWN):
        match.play_line([f"take {card}", f"place {card} at {x - 1},{y}"])
        match.play_line([f"take {others[turn]}", f"place {others[turn]} at {2 * turn},0"])
    squares = view(match).towns[0].squares
    bottom = max(square.y for square in squares)
    assert [row.points[0] for row in match.score_sheet[:6]] == [4, 1, 6, 5, 1, 3]
    assert len([square for square in squares if square.territory == "desert"]) == 5
    assert [square.icon for square in squares if square.territory == "desert" and square.y == bottom] == ["beer"]


# "Eine Karte nehmen": the example in the margin


def test_taking_example() -> None:
    """Two chooses the start card; One skips it and takes the next; Two receives it, places it, and is to move."""
    match = game()
    assert match.to_move == 1
    match.play("start 0")
    assert match.to_move == 0
    match.play("take 2")
    assert view(match).hands == [[2], [0]]
    match.play("place 2 at 0,0")
    assert match.to_move == 1
    match.play("place 0 at 0,0")
    assert match.to_move == 1
    assert match.legal[0].text == "take 1"


def test_the_first_player_takes_the_first_card_or_any_later_one() -> None:
    match = game()
    match.play("start 13")
    assert [action.text for action in match.legal] == [f"take {card}" for card in CIRCLE]


def test_received_cards_cannot_be_refused() -> None:
    match = game()
    match.play_line(["start 13", "take 4", "place 4 at 0,0"])
    with pytest.raises(IllegalAction) as caught:
        match.play("take 14")
    assert str(caught.value) == "Place card 13 before you take another one."


def test_received_cards_are_placed_in_the_order_of_the_circle() -> None:
    match = game()
    match.play_line(["start 13", "take 0", "place 0 at 0,0"])
    assert view(match).hands[1] == [13, 4, 14]
    with pytest.raises(IllegalAction):
        match.play("place 14 at 0,0")
    match.play_line(["place 13 at 0,0", "place 4 at 2,0", "place 14 at 4,0"])
    assert (match.to_move, match.legal[0].text) == (1, "take 2")


def test_the_game_ends_only_when_the_last_card_is_placed() -> None:
    """Cards received in the last turn are still placed, then the game is scored."""
    match = game()
    match.play_line(["start 13", "take 12", "place 12 at 0,0"])
    for number, card in enumerate(CIRCLE[:-1]):
        assert not match.over
        match.play(f"place {card} at {2 * number},0")
    assert match.over
    assert sum(sum(row.points) for row in match.score_sheet) == sum(match.scores)


# "Bau deiner Stadt": the pictures of cards that may and may not lie there


def test_the_first_card_is_simply_laid_down_either_way_up() -> None:
    match = game()
    match.play_line(["start 13", "take 13"])
    assert [action.text for action in match.legal] == ["place 13 at 0,0", "place 13 at 0,0 turned"]


@pytest.mark.parametrize("place", ["2,0", "-2,0", "0,2", "0,-2"])
def test_a_full_side_is_legal(place: str) -> None:
    assert second_card().why_not(f"place 14 at {place}") is None


@pytest.mark.parametrize("place", ["2,1", "2,-1", "-2,1", "-2,-1", "1,2", "-1,2", "1,-2", "-1,-2"])
def test_an_edge_shifted_by_one_square_is_legal(place: str) -> None:
    assert second_card().why_not(f"place 14 at {place}") is None


@pytest.mark.parametrize("place", ["2,2", "2,-2", "-2,2", "-2,-2"])
def test_a_corner_alone_is_not_legal(place: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        second_card(f"place 14 at {place}")
    assert caught.value.reason.message == "only-a-corner"


@pytest.mark.parametrize(("place", "covered"), [("1,1", 1), ("1,0", 2), ("0,1", 2), ("0,0", 4)])
def test_one_or_more_squares_may_be_covered(place: str, covered: int) -> None:
    town = view(second_card(f"place 14 at {place}")).towns[0]
    assert len(town.squares) == 8 - covered


def test_the_new_card_lies_on_top_never_below() -> None:
    town = view(second_card("place 14 at 1,1")).towns[0]
    squares = {(square.x, square.y): f"{square.territory} {square.icon}" for square in town.squares}
    assert squares[1, 1] == "plains beer"
    assert squares[0, 0] == "mountains wagon"


def test_a_card_may_be_turned_upside_down_but_not_sideways() -> None:
    town = view(second_card("place 14 at 2,0 turned")).towns[0]
    squares = {(square.x, square.y): f"{square.territory} {square.icon}" for square in town.squares}
    assert [squares[2, 0], squares[3, 0], squares[2, 1], squares[3, 1]] == [
        "plains gun",
        "mountains cow",
        "forest cow",
        "plains beer",
    ]
    assert len([action for action in second_card().legal if action.text.startswith("place 14 at 2,0")]) == 2


# "Bonuspunkte"


def test_the_final_score_is_six_territories_and_three_scoring_cards() -> None:
    match = game()
    match.play_line(["start 13", "take 12", "place 12 at 0,0"])
    while not match.over:
        match.play(match.legal[0])
    assert [row.source for row in match.score_sheet][6:] == ["target_practice", "rifles_ready", "boom_or_bust"]
    assert match.scores == [sum(row.points[seat] for row in match.score_sheet) for seat in range(2)]
