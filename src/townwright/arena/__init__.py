"""The arena: bots against each other on the same deals, and what that says about their strength."""

from townwright.arena.contest import Contest, Game, deals_of, lineups, play_contest
from townwright.arena.standing import Standing, standings

__all__ = ["Contest", "Game", "Standing", "deals_of", "lineups", "play_contest", "standings"]
