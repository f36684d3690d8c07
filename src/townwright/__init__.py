"""Townwright: play, study and train on city-building tabletop games.

>>> import townwright
>>> match = townwright.new("circle_the_wagons", seed=7)
>>> match.play("start 12")
"""

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

# The package first: loading it later would put it in the place of the function `games`.
from townwright import games as _package  # noqa: F401
from townwright.bots import Bot, bot, bots
from townwright.core.action import Action, Event, ScoreRow
from townwright.core.errors import (
    AmbiguousAction,
    BadFile,
    IllegalAction,
    NotPossible,
    Reason,
    TownwrightError,
    UnreadableAction,
)
from townwright.core.game import Game, game, games
from townwright.core.match import Match, Played, load

__all__ = [
    "Action",
    "AmbiguousAction",
    "BadFile",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotPossible",
    "Played",
    "Reason",
    "ScoreRow",
    "TownwrightError",
    "UnreadableAction",
    "bot",
    "bots",
    "game",
    "games",
    "load",
    "new",
]

__version__ = version("townwright")


def new(
    name: str | Game,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    components: Mapping[str, Any] | None = None,
    **options: str,
) -> Match:
    """Begin a match: the game's name, how many players or their names, a seed, an owner's corrections of the
    components, and options by name."""
    return Match(name, players, seed, options, components)
