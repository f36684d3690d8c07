"""Bots: they know `Game` and no game's insides, and are only ever handed a redealt copy of the state."""

from townwright.bots.advice import Judgement, Mark, Suggestion, analyse, suggest
from townwright.bots.bot import Bot, bot, bots
from townwright.bots.search import Budget
from townwright.bots.simulation import Simulation, simulate
from townwright.bots.telling import Telling
from townwright.bots.warm import warm_up_bots

__all__ = [
    "Bot",
    "Budget",
    "Judgement",
    "Mark",
    "Simulation",
    "Suggestion",
    "Telling",
    "analyse",
    "bot",
    "bots",
    "simulate",
    "suggest",
    "warm_up_bots",
]
