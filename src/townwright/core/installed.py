"""The installed games: the packages they come from and their titles, without importing them."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from townwright.locale import words

GROUP = "townwright.games"
#: The package whose games no other package can replace.
OURS = "townwright"


@cache
def installed_games() -> dict[str, list[EntryPoint]]:
    """Return the package entry points of all games by name; if several share a name, ours comes first."""
    games: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, package_of(point) != OURS)):
        games.setdefault(point.name, []).append(point)
    return games


def package_of(point: EntryPoint) -> str:
    """Return the name of the package of a game."""
    return point.dist.name if point.dist else point.module


def normal_name(name: str) -> str:
    """Return a game's name as it is stored: in lower case, with underscores for spaces and hyphens."""
    return name.lower().replace("-", "_").replace(" ", "_")


def title(name: str, language: str) -> str | None:
    """Return the title of a game; None if it is not installed or its messages cannot be read."""
    points = installed_games().get(normal_name(name))
    try:
        spec = find_spec(points[0].module) if points else None
        folders = spec.submodule_search_locations if spec else None
        return words(language, Path(folders[0]))("title") if folders else None
    except Exception:  # importing the game will say what is wrong with it
        return None
