"""Reasons in words: what a move changes in a row of the score sheet."""

import numpy as np
import pytest

from townwright import Match
from townwright.bots.differences import Difference, say_differences
from townwright.bots.search import Estimate
from townwright.bots.thought import differences


def say(differences: list[Difference], match: Match, language: str, reader: int | None = None) -> list[str]:
    return say_differences(differences, match.game, match.game.words(language), match.players, reader)


@pytest.mark.parametrize(
    ("game", "source", "points", "language", "words"),
    [
        ("circle_the_wagons", "desert", -3.7, "en", "loses you 3.7 points in the desert"),
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
    assert say(differences, match, "en", 0) == ["loses Bo about 2 points from coins"]
    assert say(differences, match, "de") == ["kostet Bo etwa 2 Punkte bei den Münzen"]


def test_gains_of_a_player_share_a_verb() -> None:
    match = Match("circle_the_wagons", ["Ada", "Bo"], seed=1)
    differences = [Difference("desert", 0, 3.0), Difference("snow", 1, -1.0), Difference("water", 0, 2.0)]
    assert say(differences, match, "en", 0) == [
        "earns you 3 points in the desert and 2 points in the water",
        "loses Bo about 1 point in the snow",
    ]


@pytest.mark.parametrize(
    ("points", "shown"),
    [
        ([5, 4, 3, 0, -1], [5, 4, 3]),
        ([5, 4, 3, -7, -3], [5, 4, -7]),  # what speaks against it weighs much
        ([5, 0.3, 0, 0, 0], [5]),  # less than a tenth of the whole
    ],
)
def test_the_largest_rows_explain_a_difference(points: list[float], shown: list[float]) -> None:
    match = Match("circle_the_wagons", ["Ada", "Bo"], seed=1)
    seat, shape = match.to_move or 0, (len(match.score_sheet), 2)

    def estimate(gains: list[float]) -> Estimate:
        sheet, lead = np.zeros(shape), sum(gains)
        sheet[: len(gains), seat] = gains
        return Estimate(0, 1, 0.5, np.full(2, 0.5), np.where(np.arange(2) == seat, lead, -lead), sheet)

    reasons = differences(match, estimate(points), estimate([]))
    assert [each.points for each in reasons] == shown
    assert {each.seat for each in reasons} == {seat}
