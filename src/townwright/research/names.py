"""The names of the environments."""

from townwright.core.game import Game

#: The version in the names of all environments; increased when a space, a reward or the rules change.
VERSION = 3


def camel(game: Game) -> str:
    """Return the name of a game in camel case: `MyGame`."""
    return "".join(word.capitalize() for word in game.name.split("_"))


def gymnasium_id(game: Game) -> str:
    """Return the Gymnasium id of a game: `townwright/MyGame-v3`."""
    return f"townwright/{camel(game)}-v{VERSION}"
