"""Which games are installed: entry points `townwright.games`, and the games' titles, read without importing them."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from townwright.locale import words

GROUP = "townwright.games"


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all games by name, in alphabetical order."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def normal_name(name: str) -> str:
    """A game's name as it is stored: spaces, hyphens and capital letters do not matter."""
    return name.lower().replace("-", "_").replace(" ", "_")


def title(name: str, language: str) -> str | None:
    """The title of a game; none if it is not installed, or its words cannot be read."""
    point = installed().get(normal_name(name))
    try:
        spec = find_spec(point.module) if point else None
        folders = spec.submodule_search_locations if spec else None
        return words(language, Path(folders[0]))("title") if folders else None
    except Exception:  # importing the game will say what is wrong with it
        return None
