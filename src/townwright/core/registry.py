"""The registry of games: ours, and those of other packages."""

from functools import cache
from importlib.metadata import entry_points

from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game

GROUP = "townwright.games"


@cache
def games() -> dict[str, Game]:
    """All games there are: ours, and those that other packages add as entry points `townwright.games`."""
    return {found.name: found.load() for found in sorted(entry_points(group=GROUP), key=lambda found: found.name)}


def game(name: str) -> Game:
    """The game of that name."""
    found = games().get(name.lower().replace("-", "_").replace(" ", "_"))
    if found is None:
        raise problem(NotPossible, "no-such-game", game=name[:80], games=", ".join(games()))
    return found
