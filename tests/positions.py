"""Final positions, one for each game, as a person would enter them."""

from typing import Any

import pytest

from townwright import BadFile, NotPossible, TownwrightError
from townwright.core.action import Tally
from townwright.core.registry import game

#: Three cards of Sprawlopolis, the example of its rules text, with three scoring cards.
CITY: dict[str, Any] = {
    "game": "sprawlopolis",
    "scoring": [6, 12, 16],
    "placements": [[18, 0, 0, 0], [14, 2, 0, 0], [4, 1, 1, 1]],
}
#: Two small towns of Circle the Wagons.
TOWNS: dict[str, Any] = {
    "game": "circle_the_wagons",
    "scoring": ["badlands", "happy_cows", "the_herd"],
    "towns": [[[13, 1, 0, 0], [4, 0, 0, 0]], [[16, 0, 0, 0], [8, 2, 0, 1]]],
}
#: Two players of Carrara: one of the book's examples has announced the end.
PALACES: dict[str, Any] = {
    "game": "carrara",
    "announcer": 0,
    "players": [
        {
            "points": 38,
            "buildings": [
                {"type": "biblioteca", "cost": 1},
                {"type": "biblioteca", "cost": 4},
                {"type": "palazzo", "cost": 3},
                {"type": "palazzo", "cost": 5},
                {"type": "villa", "cost": 2, "city": "massa"},
            ],
            "objects": 7,
            "coins": 4,
            "bricks": 2,
        },
        {"points": 31, "buildings": [{"type": "porta", "cost": 5}], "objects": 3, "coins": 31},
    ],
}
#: Two players of Squaring Circleville, with achievements of each kind.
SQUARES: dict[str, Any] = {
    "game": "circleville",
    "players": [
        {
            "points": 41,
            "supervisor": 4,
            "tracks": [3, 0, 5, 6],
            "beautified": [1, 0, 0, 2],
            "achievements": [16, 18],
            "beside": {"brown": 2},
            "year_tiles": 2,
            "action_tiles": 9,
        },
        {
            "points": 37,
            "supervisor": 1,
            "tracks": [3, 2, 6, 7],
            "beautified": [2, 0, 1, 1],
            "twice": [1, 0, 0, 0],
            "achievements": [21],
            "action_tiles": 11,
        },
    ],
    "structures": [{"brown": 1}, {"brown": 1}, {}, {"brown": 1, "golden": 2}],
}
POSITIONS = {position["game"]: position for position in (CITY, TOWNS, PALACES, SQUARES)}


def score(data: Any) -> Tally:
    """Return the score of a position of any game."""
    rules = game(data["game"])
    assert rules.extras.score_position
    return rules.extras.score_position(rules, data)


def check_refused(data: Any, message: str) -> None:
    """Check that an impossible position is refused in one sentence."""
    with pytest.raises(TownwrightError) as caught:
        score(data)
    assert isinstance(caught.value, (BadFile, NotPossible))
    assert caught.value.reason.message == message
    for language in ("en", "de"):
        assert "\n" not in caught.value.reason.say(language, ["Anna", "Ben"])
