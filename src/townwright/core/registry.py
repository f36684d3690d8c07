"""The registry of games, ours and those of other packages; games are imported on first use."""

import sysconfig
import traceback
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from townwright.core.errors import NotPossible, Sentence, problem
from townwright.core.game import Game
from townwright.core.installed import installed_games, normal_name, package_of
from townwright.locale import LANGUAGES

#: The imported games by name, and why other games and files cannot be loaded.
_games: dict[str, Game] = {}
_broken: dict[str, Sentence] = {}


def games() -> dict[str, Game]:
    """Return all playable games by name."""
    _load_all()
    return _games


def game_names() -> list[str]:
    """Return the names of all playable games.

    >>> for name in game_names():
    ...     assert game(name).name == name
    """
    return list(games())


def broken_games() -> dict[str, Sentence]:
    """Return why installed games and files cannot be loaded, by name."""
    games()
    return _broken


def report_broken_file(game: Game, path: Path, error: Exception) -> None:
    """Record that a file of a game cannot be read; the game works without it."""
    key = f"{game.name}/{path.name}"
    _broken[key] = Sentence("broken-file", {"game": game.name, "file": path.name, "why": _one_line(error)})


def game(name: str) -> Game:
    """Return a game by name; `My Game`, `my-game` and `my_game` are the same.

    >>> game(game_names()[0].upper()).name == game_names()[0]
    True
    """
    key = normal_name(name)
    if key in installed_games():
        _load(key)
    result = _games.get(key)
    if result is None and key in _broken:
        raise NotPossible(_broken[key])
    if result is None:
        raise problem(NotPossible, "no-such-game", game=name[:80], games=", ".join(games()))
    return result


@cache
def _load_all() -> None:
    """Import all installed games and sort them by name."""
    for name in installed_games():
        _load(name)
    sorted_games = {name: _games[name] for name in installed_games() if name in _games}
    _games.clear()
    _games.update(sorted_games)


@cache
def _load(name: str) -> None:
    """Import the game with this name; record why others with the same name cannot be loaded."""
    for point in installed_games()[name]:
        key, package = name, package_of(point)
        try:
            if name in _games:
                key = f"{name}/{package}"
                raise ValueError("another package has a game with this name")
            _games[name] = _import(point)
        except (Exception, SystemExit) as error:
            why = _location(error) + _one_line(error)
            _broken[key] = Sentence("broken-game", {"game": name, "package": package, "why": why})


def _one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _location(error: BaseException) -> str:
    """Return where in the package an error was raised, as `bazaar/rules.py:12: `, or an empty string."""
    ours, python = Path(__file__).parents[1], Path(sysconfig.get_path("stdlib"))
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        is_python = path.is_relative_to(python) and "site-packages" not in path.parts
        if path.is_file() and not is_python and not path.is_relative_to(ours):
            return f"{path.parent.name}/{path.name}:{frame.lineno}: "
    return ""


def _import(point: EntryPoint) -> Game:
    """Return the game of a package entry point; raise if it is not valid."""
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is not a Game")
    if game.name != point.name:
        raise ValueError(f"{point.value} is called {game.name!r}, but its entry point {point.name!r}")
    for language in LANGUAGES:
        game.words(language)
    return game
