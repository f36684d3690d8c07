"""Townwright: play, study and train on city-building tabletop games.

>>> import townwright
>>> name, *others = townwright.game_names()
>>> match = townwright.new(name, seed=7)
>>> played = match.play(match.legal[0])

Public names are loaded on first use, to keep the import fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from townwright.bots import Bot, Judgement, Simulation, Suggestion, analyse, bot, bot_names, simulate, suggest
    from townwright.bots.many import play_many
    from townwright.core.action import Action, Event, ScoreRow
    from townwright.core.contract import Corrections
    from townwright.core.errors import (
        AmbiguousAction,
        BadFile,
        IllegalAction,
        NotPossible,
        Sentence,
        TownwrightError,
        UnreadableAction,
    )
    from townwright.core.game import Game
    from townwright.core.match import Match, load
    from townwright.core.played_action import PlayedAction
    from townwright.core.registry import game, game_names

    __version__: str

#: The public names by module.
_MODULES = {
    "townwright.bots": (
        "Bot",
        "Judgement",
        "Simulation",
        "Suggestion",
        "analyse",
        "bot",
        "bot_names",
        "simulate",
        "suggest",
    ),
    "townwright.bots.many": ("play_many",),
    "townwright.core.action": ("Action", "Event", "ScoreRow"),
    "townwright.core.errors": (
        "AmbiguousAction",
        "BadFile",
        "IllegalAction",
        "NotPossible",
        "Sentence",
        "TownwrightError",
        "UnreadableAction",
    ),
    "townwright.core.game": ("Game",),
    "townwright.core.match": ("Match", "load"),
    "townwright.core.played_action": ("PlayedAction",),
    "townwright.core.registry": ("game", "game_names"),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}
#: Subpackages that are loaded on first use: `townwright.bots.Budget`.
_PACKAGES = ("arena", "bots", "games", "research")

__all__ = [
    "Action",
    "AmbiguousAction",
    "BadFile",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Judgement",
    "Match",
    "NotPossible",
    "PlayedAction",
    "ScoreRow",
    "Sentence",
    "Simulation",
    "Suggestion",
    "TownwrightError",
    "UnreadableAction",
    "analyse",
    "bot",
    "bot_names",
    "game",
    "game_names",
    "load",
    "new",
    "play_many",
    "simulate",
    "suggest",
]


def new(
    name: str | Game,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    components: Corrections | None = None,
    **options: str,
) -> Match:
    """Start a match.

    `players` is their number or a list of their names; by default, as few players as the game allows. Without a `seed`
    the match is random. `components` are corrections of printed values; options of the game are keyword arguments.

    >>> new(game_names()[0], ["Ada", "Bo"], seed=7).people
    ['Ada', 'Bo']
    """
    from townwright.core.match import Match

    return Match(name, players, seed, options, components)


def __getattr__(name: str) -> Any:
    """Load a public name on first use."""
    if name == "__version__":
        from importlib.metadata import version

        value: object = version("townwright")
    elif name in _MODULE_OF:
        value = getattr(import_module(_MODULE_OF[name]), name)
    elif name in _PACKAGES:
        value = import_module(f"{__name__}.{name}")
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_PACKAGES, "__version__"})
