"""Hints and analyses."""

from typing import Literal

from msgspec import Struct

from townwright.bots.reasons import Difference
from townwright.server.wire.actions import ShownAction


class Suggestion(ShownAction, frozen=True):
    """A suggested action: expected lead, win chance, and how it differs from the next best."""

    value: float
    chance: float
    reasons: list[Difference]


class Judgement(Struct, frozen=True):
    """The value of a decision of a finished game; `number` is its place in the line, from 1."""

    number: int
    seat: int
    played: ShownAction
    best: ShownAction
    mark: Literal["good", "fine", "mistake", "blunder"]
    cost: float
    chance_lost: float
    chances: list[float]
    leads: list[float]
    reasons: list[Difference]


class Analysis(Struct, frozen=True):
    """The analysis of a finished game: its state and, once done, the value of each decision."""

    state: Literal["computing", "done", "failed"]
    judgements: list[Judgement]
