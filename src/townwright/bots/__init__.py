"""Bots: they know `Game` and no game's insides, and are only ever handed a redealt copy of the state."""

from townwright.bots.bot import Bot, bot, bots
from townwright.bots.policy import warm_up_bots
from townwright.bots.simulation import Simulation, simulate

__all__ = ["Bot", "Simulation", "bot", "bots", "simulate", "warm_up_bots"]
