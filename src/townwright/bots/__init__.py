"""Bots. They use only the `Game` interface, and see only a redealt copy of the state."""

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.advice import Suggestion, suggest
from townwright.bots.analysis import Judgement, Mark, analyse, review
from townwright.bots.bot import Bot, bot, bot_names, bot_searches
from townwright.bots.machine_code import code_parts
from townwright.bots.reports import PlayerReport, describe_judgement, player_reports
from townwright.bots.search import Budget
from townwright.bots.simulation import Simulation, simulate, simulate_step_by_step

__all__ = [
    "ActionSentence",
    "Bot",
    "Budget",
    "Judgement",
    "Mark",
    "PlayerReport",
    "Simulation",
    "Suggestion",
    "analyse",
    "bot",
    "bot_names",
    "bot_searches",
    "code_parts",
    "describe_judgement",
    "player_reports",
    "review",
    "simulate",
    "simulate_step_by_step",
    "suggest",
]
