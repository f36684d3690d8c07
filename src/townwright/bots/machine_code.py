"""The machine code of a game and its bots, in the order in which a player needs it."""

from townwright.bots.policy import policies
from townwright.bots.tree import searcher
from townwright.core.code_parts import CodePart
from townwright.core.game import Game


def code_parts(game: Game) -> list[CodePart]:
    """What playing takes, then the quick bots, then the search, then what the game itself adds for its bots."""
    return [game.entry.play, policies(game).part, searcher(game).part, *game.extras.code_parts]
