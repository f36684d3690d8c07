"""Playing for the tests."""

import random

from townwright.core.game import Game
from townwright.core.match import Match


def play_randomly(match: Match, seed: int, most: int | None = None) -> Match:
    """Play any legal actions until the game is over, or so many decisions are made."""
    draw = random.Random(seed)
    made = 0
    while not match.over and (most is None or made < most):
        match.play(draw.choice(match.codes))
        made += 1
    return match


def random_match(game: str | Game, seed: int, players: int | None = None, **options: str) -> Match:
    """A whole game of random actions."""
    return play_randomly(Match(game, players, seed, options), seed)
