"""Bots: they know `Game` and no game's insides, and are only ever handed a redealt copy of the state."""

from townwright.bots.bot import Bot, bot, bots

__all__ = ["Bot", "bot", "bots"]
