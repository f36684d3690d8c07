"""Townwright: play, study and train on city-building tabletop games.

>>> import townwright
>>> name, *others = townwright.games()
>>> match = townwright.new(name, seed=7)
>>> played = match.play(match.legal[0])

The public names are loaded when they are first used, so that the import takes no time.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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
    from townwright.core.game import Game
    from townwright.core.match import Match, Played, load
    from townwright.core.registry import game, games

    __version__: str

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

#: The public names, by the module that defines them.
_MODULES = {
    "townwright.bots": ("Bot", "bot", "bots"),
    "townwright.core.action": ("Action", "Event", "ScoreRow"),
    "townwright.core.errors": (
        "AmbiguousAction",
        "BadFile",
        "IllegalAction",
        "NotPossible",
        "Reason",
        "TownwrightError",
        "UnreadableAction",
    ),
    "townwright.core.game": ("Game",),
    "townwright.core.registry": ("game", "games"),
    "townwright.core.match": ("Match", "Played", "load"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def new(
    name: str | Game,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    components: Mapping[str, Any] | None = None,
    **options: str,
) -> Match:
    """Begin a match: the game's name, how many players or their names, a seed, an owner's corrections of the
    components, and options by name."""
    from townwright.core.match import Match

    return Match(name, players, seed, options, components)


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("townwright")
    elif name in _HOMES:
        value = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})


class _Library(ModuleType):
    """This module. Importing the packages `bots` and `games` does not replace the functions of the same names."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in _HOMES or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Library
