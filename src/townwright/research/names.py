"""What the environments are called."""

from townwright.core.game import Game

#: The version of all environments, part of their names: raised with every change of a space, of a reward or of rules.
VERSION = 2


def camel(game: Game) -> str:
    """The name of a game in camel case: `MyGame`."""
    return "".join(word.capitalize() for word in game.name.split("_"))


def gymnasium_id(game: Game) -> str:
    """The id of a game among environments: `townwright/MyGame-v2`."""
    return f"townwright/{camel(game)}-v{VERSION}"
