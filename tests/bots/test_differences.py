"""Reasons in words: what a move changes in a row of the score sheet."""

import pytest

from townwright import Match
from townwright.bots.differences import Difference


@pytest.mark.parametrize(
    ("game", "source", "points", "language", "words"),
    [
        ("circle_the_wagons", "desert", -3.7, "en", "costs you 3.7 points in Desert"),
        ("circle_the_wagons", "desert", -3.7, "de", "kostet dich 3,7 Punkte in der Wüste"),
        ("circle_the_wagons", "happy_cows", 1.0, "en", "brings you 1 point from Happy Cows"),
        ("carrara", "track", 1.0, "de", "bringt dir 1 Punkt auf der Zählleiste"),
        ("carrara", "lucca", 2.5, "en", "brings you 2.5 points in Lucca"),
    ],
)
def test_a_difference_is_said_to_its_player(game: str, source: str, points: float, language: str, words: str) -> None:
    match = Match(game, ["Ada", "Bo"], seed=1)
    assert Difference(source, 0, points).say(match.game, match.game.words(language), match.players, 0) == words


def test_other_players_are_named() -> None:
    match = Match("carrara", ["Ada", "Bo"], seed=1)
    difference = Difference("coins", 1, -2.0)
    assert difference.say(match.game, match.game.words("en"), match.players, 0) == "costs Bo 2 points from coins"
    assert difference.say(match.game, match.game.words("de"), match.players) == "kostet Bo 2 Punkte bei den Münzen"
