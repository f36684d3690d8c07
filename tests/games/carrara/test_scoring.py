"""Scoring types and cities, the score sheet, and who wins."""

import pytest
from tests.games.carrara.plain import CITIES, TYPES
from tests.games.carrara.tables import Setup, gained_by, refusal, texts, view_of
from tests.play import random_match

from townwright import Match


@pytest.mark.parametrize("city", CITIES)
def test_every_city_pays_its_value_for_each_point_of_cost(city: str) -> None:
    _, value, pays, _ = CITIES[city]
    setup = Setup().built(0, f"villa 4 {city}")
    gain = 4 * value
    assert gained_by(setup.match, "score villa") == ((gain, 0, 1) if pays == "points" else (0, gain, 1))


@pytest.mark.parametrize("city", CITIES)
def test_a_city_needs_its_least_number_of_buildings(city: str) -> None:
    _, value, pays, least = CITIES[city]
    few = Setup().built(0, *[f"{kind} 2 {city}" for kind in TYPES[: least - 1]])
    assert refusal(few.match, f"score {city}") == (
        "too-few-in-city",
        {"city": f"$city-{city}", "least": least, "built": least - 1},
    )
    enough = Setup().built(0, *[f"{kind} 2 {city}" for kind in TYPES[:least]])
    gain = 2 * least * value
    assert gained_by(enough.match, f"score {city}") == ((gain, 0, least) if pays == "points" else (0, gain, least))


def test_a_type_is_scored_once_by_each_player() -> None:
    setup = Setup().built(0, "villa 1 massa").built(1, "villa 2 massa").coins(0, 0)
    setup.match.play("score villa")
    assert setup.match.to_move == 1
    assert gained_by(setup.match, "score villa", 1) == (2, 0, 1)
    assert refusal(setup.match, "score villa") == ("type-was-scored", {"type": "$type-villa"})


def test_a_type_needs_a_building_of_it() -> None:
    setup = Setup().built(0, "villa 1 massa").built(1, "porta 1 massa")
    assert {text for text in texts(setup.match) if text.startswith("score")} == {"score villa"}
    assert refusal(setup.match, "score porta") == ("none-of-type", {"type": "$type-porta"})


def test_a_city_is_scored_once_in_a_game() -> None:
    setup = Setup().coins(0, 0)
    setup.built(0, "villa 1 lucca", "porta 1 lucca").built(1, "villa 2 lucca", "porta 2 lucca")
    setup.match.play("score lucca")
    assert refusal(setup.match, "score lucca") == ("city-was-scored", {"city": "$city-lucca", "seat": 0})
    reason = setup.match.why_not("score lucca")
    assert reason is not None
    assert reason.say("en", setup.match.players) == "Ada has already scored Lucca."
    setup.match.play("score villa")
    assert refusal(setup.match, "score lucca") == ("city-was-scored-by-you", {"city": "$city-lucca"})


def test_only_the_players_buildings_are_scored() -> None:
    setup = Setup().built(0, "villa 1 lucca").built(1, "villa 5 lucca", "villa 4 lucca")
    assert gained_by(setup.match, "score villa") == (2, 0, 1)


def test_a_building_pays_with_its_type_and_with_its_city() -> None:
    setup = Setup().coins(0, 0).built(0, "villa 3 lucca", "porta 1 lucca")
    assert gained_by(setup.match, "score villa") == (6, 0, 1)
    setup.to_move(0)
    assert gained_by(setup.match, "score lucca") == (8, 0, 2)


def test_a_building_added_after_its_type_was_scored_still_pays_with_its_city() -> None:
    setup = Setup().coins(0, 0).built(0, "villa 3 lucca")
    setup.match.play("score villa")
    setup.built(0, "villa 2 lucca").to_move(0)
    assert refusal(setup.match, "score villa") == ("type-was-scored", {"type": "$type-villa"})
    assert gained_by(setup.match, "score lucca") == (10, 0, 2)


def test_a_building_added_after_its_city_was_scored_still_pays_with_its_type() -> None:
    setup = Setup().coins(0, 0).built(0, "villa 3 lucca", "porta 3 lucca")
    setup.match.play("score lucca")
    setup.built(0, "villa 2 lucca").to_move(0)
    assert gained_by(setup.match, "score villa") == (10, 0, 2)


@pytest.mark.parametrize(("supply", "objects"), [(5, 3), (2, 2), (1, 1), (0, 0)])
def test_if_the_supply_is_short_the_player_gets_what_is_left_but_all_points(supply: int, objects: int) -> None:
    setup = Setup().coins(0).built(0, "villa 1 massa", "villa 2 massa", "villa 3 massa")
    setup.s.supply[5] = supply
    assert gained_by(setup.match, "score villa") == (6, 0, objects)
    assert setup.s.supply[5] == supply - objects
    events = [event for played in setup.match.history for event in played.events if event.kind == "brought_points"]
    assert [event.facts["object"] != -1 for event in events] == [True] * objects + [False] * (3 - objects)


def test_a_city_with_two_buildings_of_a_type_and_one_object_left() -> None:
    setup = Setup().coins(0).built(0, "villa 1 massa", "biblioteca 3 massa", "villa 2 massa")
    setup.s.supply[5] = 1
    assert gained_by(setup.match, "score massa") == (6, 0, 2)
    assert setup.s.objects[0].tolist() == [1, 0, 0, 0, 0, 1]
    assert setup.s.supply.tolist() == [4, 5, 5, 5, 5, 0]


def test_objects_for_sale_are_not_part_of_the_supply() -> None:
    setup = Setup().coins(0).built(0, "villa 1 massa")
    setup.s.supply[5] = 0
    assert gained_by(setup.match, "score villa") == (1, 0, 0)
    assert "coat_of_arms" in view_of(setup.match).sale


def test_six_scorings_at_most() -> None:
    setup = Setup().coins(0, 0).built(0, *[f"{kind} 1 massa" for kind in TYPES])
    for kind in TYPES:
        setup.to_move(0)
        setup.match.play(f"score {kind}")
    setup.to_move(0)
    assert view_of(setup.match).players[0].markers == 0
    assert not any(text.startswith("score") for text in texts(setup.match))
    assert refusal(setup.match, "score massa") == ("no-markers-left", {"most": 6})


def test_events_say_what_was_scored_and_why() -> None:
    setup = Setup().coins(0).built(0, "biblioteca 3 pisa", "biblioteca 2 massa")
    (played,) = setup.match.play("score biblioteca")
    assert [(event.kind, event.facts) for event in played.events] == [
        (
            "brought_points",
            {
                "type": "$type-biblioteca",
                "cost": 2,
                "city": "$city-massa",
                "value": 1,
                "points": 2,
                "object": "$object-book",
            },
        ),
        (
            "brought_coins",
            {
                "type": "$type-biblioteca",
                "cost": 3,
                "city": "$city-pisa",
                "value": 3,
                "coins": 9,
                "object": "$object-book",
            },
        ),
        ("scored_type", {"seat": 0, "type": "$type-biblioteca", "points": 2, "coins": 9, "objects": 2}),
    ]
    speak = setup.match.game.words("en")
    assert [event.say(speak, setup.match.players) for event in played.events] == [
        "Biblioteca 2 in Massa: 2 × 1 = 2 points, 1 object (book).",
        "Biblioteca 3 in Pisa: 3 × 3 = 9 coins, 1 object (book).",
        "Ada scores Biblioteca: 2 points, 9 coins, 2 objects.",
    ]


def test_the_score_sheet_lists_scorings_one_by_one() -> None:
    setup = Setup().coins(14, 9).built(0, "villa 3 lucca", "porta 1 lucca", "villa 5 livorno")
    setup.match.play_line(["score villa", "end turn"])
    setup.to_move(0)
    setup.match.play_line(["score lucca", "end turn"])
    rows = {row.source: row.points for row in setup.match.score_sheet}
    assert list(rows) == [*TYPES, *CITIES, "announcement", "objects", "costs", "coins"]
    paid = {source: points for source, points in rows.items() if any(points)}
    assert paid == {"villa": [21, 0], "lucca": [8, 0], "objects": [12, 0], "costs": [9, 0], "coins": [2, 1]}
    assert setup.match.scores == [52, 1]
    assert [(row.source, row.points) for row in setup.match.tie_breaks] == [("bricks", [1, 1])]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (31, 6)])
def test_five_coins_are_a_point(coins: int, points: int) -> None:
    assert Setup().coins(coins, 0).match.scores == [points, 0]


def places(*players: tuple[int, int]) -> list[int]:
    """Return the places of players with these numbers of objects and bricks."""
    setup = Setup(len(players)).coins(*[0] * len(players))
    for seat, (objects, bricks) in enumerate(players):
        setup.objects(seat, *["book"] * objects)
        setup.s.bricks[seat] = 0
        setup.s.bricks[seat, seat] = bricks
    return setup.match.ranks


def test_more_points_win() -> None:
    assert places((2, 0), (1, 7)) == [1, 2]
    assert places((1, 0), (2, 0), (3, 0)) == [3, 2, 1]


def test_with_equal_points_more_bricks_win_whatever_their_colours() -> None:
    assert places((2, 1), (2, 3)) == [2, 1]
    assert places((2, 1), (2, 3), (3, 0), (2, 2)) == [4, 2, 1, 3]


def test_with_equal_bricks_too_the_victory_is_shared() -> None:
    assert places((2, 3), (2, 3)) == [1, 1]
    assert places((2, 3), (2, 3), (2, 2), (1, 7)) == [1, 1, 3, 4]


def test_stock_behind_screens_is_hidden_from_others_until_the_end() -> None:
    assert Match("carrara", 2, 1).secret == ("objects", "coins", "bricks")
    assert Match("carrara", 2, 1, {"stock": "open"}).secret == ()
    assert random_match("carrara", 1, 2).secret == ()
