"""The arena: bots play each other on the same deals, which measures their strength."""

from townwright.arena.contest import Contest, Game, deals_of, lineups, play_contest
from townwright.arena.standing import Standing, standings

__all__ = ["Contest", "Game", "Standing", "deals_of", "lineups", "play_contest", "standings"]
