"""Preparing a game's bots: everything they call is compiled once."""

from townwright.bots.bot import bot
from townwright.bots.policy import PLAYERS, RANDOM, Desk
from townwright.core.game import Game
from townwright.core.match import Match


def warm_up_bots(game: Game) -> None:
    """Call every compiled part of a game's bots once, so that none has to be compiled later."""
    match = Match(game, seed=0)
    for name in ("greedy", "tree:1"):
        bot(name, 0).choose(match)
    desk = Desk(game)
    desk.states[:] = match.states
    desk.play_out([RANDOM] * PLAYERS)
