"""The registry of games: ours, and those that other packages add as entry points `townwright.games`."""

import sysconfig
import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from townwright.core.errors import NotPossible, Reason, problem
from townwright.core.game import Game
from townwright.locale import LANGUAGES

GROUP = "townwright.games"
#: The package whose games no other package can replace.
OURS = "townwright"


def games() -> dict[str, Game]:
    """Return all playable games by name."""
    return _installed()[0]


def game_names() -> list[str]:
    """Return the names of all playable games.

    >>> for name in game_names():
    ...     assert game(name).name == name
    """
    return list(games())


def broken_games() -> dict[str, Reason]:
    """Return the reasons why installed games and files cannot be loaded, by name."""
    return _installed()[1]


def report_broken_file(found: Game, path: Path, error: Exception) -> None:
    """Record that a file of a game cannot be read; the game works without it."""
    key = f"{found.name}/{path.name}"
    broken_games()[key] = Reason("broken-file", {"game": found.name, "file": path.name, "why": _one_line(error)})


def game(name: str) -> Game:
    """Return a game by name; spaces, hyphens and capital letters are ignored.

    >>> game(game_names()[0].upper()).name == game_names()[0]
    True
    """
    key = name.lower().replace("-", "_").replace(" ", "_")
    found = games().get(key)
    if found is None and key in broken_games():
        raise NotPossible(broken_games()[key])
    if found is None:
        raise problem(NotPossible, "no-such-game", game=name[:80], games=", ".join(games()))
    return found


@cache
def _installed() -> tuple[dict[str, Game], dict[str, Reason]]:
    """Return the games, and the reasons why others cannot be loaded."""
    loaded: dict[str, Game] = {}
    broken: dict[str, Reason] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point) != OURS)):
        key, package = point.name, _package(point)
        try:
            if key in loaded:
                key = f"{key}/{package}"
                raise ValueError("another package has a game with this name")
            loaded[key] = _load(point)
        except (Exception, SystemExit) as error:
            why = _place(error) + _one_line(error)
            broken[key] = Reason("broken-game", {"game": point.name, "package": package, "why": why})
    return loaded, broken


def _package(point: EntryPoint) -> str:
    """Return the name of the package of a game."""
    return point.dist.name if point.dist else point.module


def _one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _place(error: BaseException) -> str:
    """Return where in the package an error was raised, as `bazaar/rules.py:12: `, or an empty text."""
    ours, python = Path(__file__).parents[1], Path(sysconfig.get_path("stdlib"))
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        is_python = path.is_relative_to(python) and "site-packages" not in path.parts
        if path.is_file() and not is_python and not path.is_relative_to(ours):
            return f"{path.parent.name}/{path.name}:{frame.lineno}: "
    return ""


def _load(point: EntryPoint) -> Game:
    """Return the game of an entry point; raise if it is not valid."""
    found = point.load()
    if not isinstance(found, Game):
        raise TypeError(f"{point.value} is not a Game")
    if found.name != point.name:
        raise ValueError(f"{point.value} is called {found.name!r}, its entry point {point.name!r}")
    for language in LANGUAGES:
        found.words(language)
    return found
