"""Every game and number of players."""

from townwright.core.registry import games

CASES = [(game.name, players) for game in games().values() for players in game.players]


def ids(value: object) -> str:
    return str(value)
