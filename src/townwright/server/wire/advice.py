"""Hints and analyses."""

from typing import Literal

from msgspec import Struct

from townwright.bots.telling import Telling
from townwright.bots.thought import Difference


class Suggestion(Struct, frozen=True):
    """An action that a strong player would consider, best first, as text and in words: the lead expected at the end,
    the chance to win, and where it differs most from the next best."""

    code: int
    text: str
    told: Telling | None
    value: float
    chance: float
    reasons: list[Difference]


class Judgement(Struct, frozen=True):
    """What a decision of a finished game was worth; `number` is its place in the line, counted from 1. What was played
    and what is best come as text and, unless the analysis is an old one, in words."""

    number: int
    seat: int
    played: str
    best: str
    mark: Literal["good", "fine", "mistake", "blunder"]
    cost: float
    chance_lost: float
    chances: list[float]
    leads: list[float]
    reasons: list[Difference]
    played_told: Telling | None = None
    best_told: Telling | None = None


class Analysis(Struct, frozen=True):
    """The analysis of a finished game: under way, or what each decision was worth."""

    state: Literal["computing", "done", "failed"]
    judgements: list[Judgement]
