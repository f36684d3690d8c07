"""Reasons in words: what a move changes in a row of the score sheet."""

import pytest

from townwright import Match
from townwright.bots.differences import Difference, say_differences


def say(differences: list[Difference], match: Match, language: str, reader: int | None = None) -> list[str]:
    return say_differences(differences, match.game, match.game.words(language), match.players, reader)


@pytest.mark.parametrize(
    ("game", "source", "points", "language", "words"),
    [
        ("circle_the_wagons", "desert", -3.7, "en", "costs you 3.7 points in the desert"),
        ("circle_the_wagons", "desert", -3.7, "de", "kostet dich 3,7 Punkte in der Wüste"),
        ("circle_the_wagons", "happy_cows", 1.0, "en", "earns you 1 point from Happy Cows"),
        ("carrara", "track", 1.0, "de", "bringt dir 1 Punkt auf der Zählleiste"),
        ("carrara", "lucca", 2.5, "en", "earns you 2.5 points in Lucca"),
    ],
)
def test_a_difference_is_said_to_its_player(game: str, source: str, points: float, language: str, words: str) -> None:
    match = Match(game, ["Ada", "Bo"], seed=1)
    assert say([Difference(source, 0, points)], match, language, 0) == [words]


def test_other_players_are_named() -> None:
    match = Match("carrara", ["Ada", "Bo"], seed=1)
    differences = [Difference("coins", 1, -2.0)]
    assert say(differences, match, "en", 0) == ["costs Bo about 2 points from coins"]
    assert say(differences, match, "de") == ["kostet Bo etwa 2 Punkte bei den Münzen"]


def test_gains_of_a_player_share_a_verb() -> None:
    match = Match("circle_the_wagons", ["Ada", "Bo"], seed=1)
    differences = [Difference("desert", 0, 3.0), Difference("snow", 1, -1.0), Difference("water", 0, 2.0)]
    assert say(differences, match, "en", 0) == [
        "earns you 3 points in the desert and 2 points in the water",
        "costs Bo about 1 point in the snow",
    ]
