"""Playing for the tests."""

from townwright.conformance.random_games import play_randomly
from townwright.core.game import Game
from townwright.core.match import Match

__all__ = ["play_randomly", "random_match"]


def random_match(game: str | Game, seed: int, players: int | None = None, **options: str) -> Match:
    """Return a whole game of random actions."""
    return play_randomly(Match(game, players, seed, options), seed)
