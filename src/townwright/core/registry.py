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


def games() -> dict[str, Game]:
    """All games that can be played, by name."""
    return _installed()[0]


def game_names() -> list[str]:
    """Return the names of all games that can be played.

    >>> for name in game_names():
    ...     assert game(name).name == name
    """
    return list(games())


def broken_games() -> dict[str, Reason]:
    """What is installed but cannot be loaded: games by name, files by game and name. A sentence says what is wrong."""
    return _installed()[1]


def report_broken_file(found: Game, path: Path, error: Exception) -> None:
    """Note that a file of a game cannot be read, and that the game goes on without it."""
    key = f"{found.name}/{path.name}"
    broken_games()[key] = Reason("broken-file", {"game": found.name, "file": path.name, "why": _one_line(error)})


def game(name: str) -> Game:
    """Return the game of a name; spaces, hyphens and capital letters do not matter.

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
    """The games, and why others cannot be loaded: a broken package never stops the others."""
    loaded: dict[str, Game] = {}
    broken: dict[str, Reason] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            loaded[point.name] = _load(point)
        except Exception as error:
            package = point.dist.name if point.dist else point.module
            why = _place(error) + _one_line(error)
            broken[point.name] = Reason("broken-game", {"game": point.name, "package": package, "why": why})
    return loaded, broken


def _one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _place(error: Exception) -> str:
    """File and line of the package where an error arose, as `bazaar/rules.py:12: `; nothing if it was not there."""
    ours, python = Path(__file__).parents[1], Path(sysconfig.get_path("stdlib"))
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        is_python = path.is_relative_to(python) and "site-packages" not in path.parts
        if path.is_file() and not is_python and not path.is_relative_to(ours):
            return f"{path.parent.name}/{path.name}:{frame.lineno}: "
    return ""


def _load(point: EntryPoint) -> Game:
    """The game of an entry point; an error says what is wrong with it."""
    found = point.load()
    if not isinstance(found, Game):
        raise TypeError(f"{point.value} is not a Game")
    if found.name != point.name:
        raise ValueError(f"{point.value} is called {found.name!r}, its entry point {point.name!r}")
    for language in LANGUAGES:
        found.words(language)
    return found
