"""The arena: bots play each other on the same deals, which measures their strength."""

from townwright.arena.contest import Contest, ContestGame, lineups, play_contest, with_enough_deals
from townwright.arena.standing import Standing, standings

__all__ = ["Contest", "ContestGame", "Standing", "lineups", "play_contest", "standings", "with_enough_deals"]
