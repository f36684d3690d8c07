"""Hints and analyses."""

from typing import Literal

from msgspec import Struct

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.differences import Difference
from townwright.bots.reports import PlayerReport
from townwright.server.wire.actions import ActionJson, ShownAction
from townwright.server.wire.words import Sentence


class Suggestion(ShownAction, frozen=True):
    """A suggested action: expected lead, win chance, and the turn that it begins.

    `measure`: which of the two numbers to show. `reasons` are the differences of the first suggestion from the second,
    and of the others from the first; `is_equal`: as good as the first. `steps` are the decisions of the turn, `plan`
    the turn as imperatives, `prepares` what it allows in the next turn, `prevents` what an opponent could otherwise do
    first, `effects` the immediate changes to the score sheet, `remark` the game's remark about the action.
    """

    lead: float
    chance: float
    measure: Literal["chance", "points"]
    is_equal: bool
    reasons: list[Difference]
    steps: list[ShownAction]
    plan: list[ActionSentence]
    prepares: list[ActionSentence]
    prevents: list[ActionSentence]
    effects: list[Difference]
    remark: Sentence | None


class Judgement(Struct, frozen=True):
    """The value of a decision or a turn of a finished game; `number` is its place in the line, from 1.

    `is_improvable`: something better is known; `measure`: which of the two losses to show.
    A turn that is judged as a whole ends with the action `last`; otherwise `last` is 0. `best_line` are the decisions
    of the better turn. The phrases of `played_turn` follow the player's name; those of `best_turn` too, unless their
    messages are called `plan-…`: these are imperatives.
    """

    number: int
    seat: int
    played: ShownAction
    best: ShownAction
    mark: Literal["good", "fine", "mistake", "blunder"]
    is_improvable: bool
    measure: Literal["chance", "points"]
    cost: float
    chance_lost: float
    chances: list[float]
    leads: list[float]
    reasons: list[Difference]
    last: int
    best_line: list[ActionJson | None]
    played_turn: list[ActionSentence]
    best_turn: list[ActionSentence]


class Analysis(Struct, frozen=True):
    """The analysis of a finished game: its state, how much of it is done (0 to 1), and the results so far.

    `players` has the accuracy and the key moments of each seat. `flat` lists the seats whose win chance hardly
    changes, so that points say more.
    """

    state: Literal["computing", "done", "failed"]
    progress: float
    judgements: list[Judgement]
    players: list[PlayerReport]
    flat: list[int]
