"""Sprawlopolis: what the printed rules say, section by section.

Headings are those of the German rules (Quined Games 2019). We do not have their pictures: where only the numbers
of an example are known, a city of real cards with these numbers replaces it.
"""

from typing import Any

import pytest
from tests.play import play_randomly

from townwright import IllegalAction, Match, NotPossible
from townwright.games.sprawlopolis import GAME

#: A city with the numbers of the example of the final scoring: card, x, y, turned.
EXAMPLE_CITY = [[3, 0, 0, 0], [7, 0, -2, 0], [5, -2, -2, 0], [12, -4, -2, 0], [16, -3, 0, 1], [2, -4, 0, 1]]


def view(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


def hand(match: Match, seat: int) -> list[int]:
    return list(view(match, seat).hands[seat].cards)


def base(difficulty: str) -> dict[str, int]:
    assert GAME.extras.score_position
    data = {"game": GAME.name, "scoring": [], "difficulty": difficulty, "placements": EXAMPLE_CITY}
    return {row.source: row.points[0] for row in GAME.extras.score_position(GAME, data).sheet}


# "Spielvorbereitung" and "Beispiel-Aufbau für zwei Spieler"


def test_set_up_for_two_players() -> None:
    """Three scoring cards; three cards and one card; a start card; the rest face up, its top card visible to all."""
    match = Match(GAME, 2, 1)
    assert len(view(match).scoring) == 3
    assert [len(hand(match, seat)) for seat in range(2)] == [3, 1]
    assert len(view(match).city.cards) == 1
    assert view(match).deck == 10
    assert view(match, 0).top == view(match, 1).top is not None
    assert match.to_move == 0


def test_the_target_is_the_sum_of_the_three_numbers() -> None:
    match = Match(GAME, 2, 1)
    assert match.target == view(match).target == sum(card.card for card in view(match).scoring)


# "Die Stadt bauen"


def test_one_of_three_cards_is_played_two_go_to_the_left_and_one_is_drawn() -> None:
    match = Match(GAME, 2, 1)
    (played, *others), theirs, top = hand(match, 0), hand(match, 1), view(match).top
    match.play_line([f"reveal {played}", f"place {played} at 2,0"])
    assert hand(match, 1) == sorted([*others, *theirs])
    assert hand(match, 0) == [top]
    assert match.to_move == 1


def test_with_an_empty_deck_players_pass_on_without_drawing() -> None:
    match = Match(GAME, 2, 1)
    sizes = []
    while not match.over:
        if view(match).deck == 0 and match.legal[0].text.startswith("reveal"):
            sizes.append((len(hand(match, match.to_move or 0)), len(hand(match, 1 - (match.to_move or 0)))))
        play_randomly(match, 1, most=1)
    # The last card is the only one left and is played without asking.
    assert sizes == [(3, 1), (3, 0), (2, 0)]
    assert len(view(match).city.cards) == 15


# "Bauregeln": what is allowed and what is not


@pytest.mark.parametrize("place", ["2,0", "0,2", "-2,0", "0,-2", "2,1", "-2,-1", "1,2", "-1,-2"])
def test_beside_the_city_is_allowed(place: str) -> None:
    match = Match(GAME, 1, 1)
    match.play(f"place {hand(match, 0)[0]} at {place}")
    assert len(view(match).city.blocks) == 8


@pytest.mark.parametrize(("place", "covered"), [("1,1", 1), ("1,0", 2), ("0,1", 2), ("0,0", 4)])
def test_over_the_city_is_allowed(place: str, covered: int) -> None:
    match = Match(GAME, 1, 1)
    match.play(f"place {hand(match, 0)[0]} at {place}")
    assert len(view(match).city.blocks) == 8 - covered


@pytest.mark.parametrize("place", ["2,2", "2,-2", "-2,2", "-2,-2"])
def test_a_corner_only_is_forbidden(place: str) -> None:
    match = Match(GAME, 1, 1)
    with pytest.raises(IllegalAction):
        match.play(f"place {hand(match, 0)[0]} at {place}")


def test_a_card_may_be_turned_by_180_degrees_only() -> None:
    match = Match(GAME, 1, 1)
    card = hand(match, 0)[0]
    ways = [action.text for action in match.legal if action.text.startswith(f"place {card} at 2,0")]
    assert ways == [f"place {card} at 2,0", f"place {card} at 2,0 turned"]


# "Absprachen"


def test_a_card_that_was_shown_has_to_be_played() -> None:
    match = Match(GAME, 2, 1)
    card, other, _ = hand(match, 0)
    match.play(f"reveal {card}")
    with pytest.raises(IllegalAction):
        match.play(f"place {other} at 2,0")
    with pytest.raises(NotPossible):
        match.undo()


# "Schlusswertung" and "Schwierigkeitsgrad variieren"


def test_example_commercial_2_industrial_2_park_4_residential_3_and_seven_roads() -> None:
    """11 points for groups, 7 roads: 11 - 7 = 4."""
    assert base("normal") == {"commercial": 2, "industrial": 2, "park": 4, "residential": 3, "roads": -7}
    assert sum(base("normal").values()) == 4


def test_easier_no_points_are_lost_for_roads() -> None:
    assert sum(base("easier").values()) == 11


def test_harder_only_one_zone_scores() -> None:
    assert base("harder") == {"commercial": 0, "industrial": 0, "park": 4, "residential": 0, "roads": -7}


# "Solo-Spiel"


def test_a_solo_player_draws_back_to_three_and_plays_out_the_hand() -> None:
    match = Match(GAME, 1, 1)
    sizes = []
    while not match.over:
        sizes.append(len(hand(match, 0)))
        match.play(match.legal[0])
    assert sizes == [3] * 12 + [2, 1]
