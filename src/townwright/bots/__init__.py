"""Bots. They use only the `Game` interface, and see only a redealt copy of the state."""

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.advice import Judgement, Mark, Suggestion, analyse, suggest
from townwright.bots.bot import Bot, bot, bot_names, bot_searches
from townwright.bots.machine_code import code_parts
from townwright.bots.search import Budget
from townwright.bots.simulation import Simulation, simulate, simulate_step_by_step

__all__ = [
    "ActionSentence",
    "Bot",
    "Budget",
    "Judgement",
    "Mark",
    "Simulation",
    "Suggestion",
    "analyse",
    "bot",
    "bot_names",
    "bot_searches",
    "code_parts",
    "simulate",
    "simulate_step_by_step",
    "suggest",
]
