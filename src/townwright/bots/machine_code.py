"""The machine code of a game and its bots, in the order in which a player needs it."""

from townwright.bots.policy import policies
from townwright.bots.tree import tree_search
from townwright.core.code_parts import CodePart
from townwright.core.game import Game


def code_parts(game: Game) -> list[CodePart]:
    """Return the code parts of a game: play, quick bots, search, then its own."""
    return [game.entry_points.play_part, policies(game).part, tree_search(game).part, *game.extras.code_parts]
