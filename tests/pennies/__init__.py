"""Matching pennies: the first player picks heads or tails in secret, then the second. The second wins with equal sides.

The smallest game with a hidden decision.
"""

from enum import IntEnum
from pathlib import Path
from typing import ClassVar

import msgspec
import numpy as np

from townwright.core.action import Action
from townwright.core.arrays import Matrix, Numbers
from townwright.core.chance import below, seed_generator
from townwright.core.contract import Learning, Rules, Wording
from townwright.core.errors import Sentence
from townwright.core.game import Game
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER, GameState, field, layout

PACKAGE = Path(__file__).parent
SIDES = ("heads", "tails")
UNKNOWN = -1


class Event(IntEnum):
    PICKED = 0
    SHOWED = 1


FACTS: dict[int, tuple[str, ...]] = {Event.PICKED: ("seat",), Event.SHOWED: ("first", "second")}


class State(GameState):
    players: int = field(np.int8)
    sides: Numbers = field(np.int8, 2)  # picked by each player


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    seed_generator(s, seed)
    s.players = 2
    s.revealed = 0
    s.sides[:] = UNKNOWN
    s.to_move = 0


@rule
def legal(s: State, out: Numbers) -> int:
    out[0] = 0
    out[1] = 1
    return 2


@rule
def apply(s: State, action: int, log: Log) -> None:
    me = int(s.to_move)
    s.sides[me] = action
    note(log, Event.PICKED, EVERYONE, me)
    s.to_move = 1
    if me == 1:
        s.to_move = OVER
        s.revealed += 1
        note(log, Event.SHOWED, EVERYONE, int(s.sides[0]), int(s.sides[1]))


@rule
def hidden(s: State) -> bool:
    """Return whether the decision is hidden: the second player does not see the first one's pick."""
    return s.to_move == 0


@rule
def redeal(s: State, player: int, seed: int) -> None:
    seed_generator(s, seed)
    if s.to_move == 1 and player == 1:
        s.sides[0] = below(s, 2)


@rule
def sheet(s: State, out: Matrix) -> None:
    over = s.to_move == OVER
    equal = s.sides[0] == s.sides[1]
    out[0, 0] = over and not equal
    out[0, 1] = over and equal


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    out[0] = s.to_move
    for seat in range(2):
        out[1 + seat] = s.sides[seat] if seat == player or s.to_move == OVER else UNKNOWN


class Pick(Action, frozen=True, tag="pick"):
    form: ClassVar[str] = "pick {side}"
    side: str


def encode(action: Action) -> int:
    assert isinstance(action, Pick)
    return SIDES.index(action.side) if action.side in SIDES else UNKNOWN


class View(msgspec.Struct, frozen=True):
    sides: list[str | None]


def view(s: State, seat: int | None) -> View:
    is_shown = [s.sides[each] != UNKNOWN and (each == seat or s.to_move == OVER) for each in range(2)]
    return View([SIDES[s.sides[each]] if is_shown[each] else None for each in range(2)])


GAME = Game(
    name="pennies",
    version=1,
    package=PACKAGE,
    players=range(2, 3),
    rules=Rules(
        state=layout(State),
        actions=2,
        max_legal=2,
        max_length=2,
        rows=1,
        setup=setup,
        legal=legal,
        apply=apply,
        sheet=sheet,
        redeal=redeal,
        hidden=hidden,
    ),
    wording=Wording(
        kinds=(Pick,),
        encode=encode,
        decode=lambda _, code: Pick(SIDES[code]),
        why_not=lambda _, action: Sentence("no-such-side", {"text": action.text}, PACKAGE),
        question=lambda s: Sentence("ask-pick", {"seat": int(s.to_move)}, PACKAGE),
        sources=lambda _: ["won"],
        view=view,
        events=Event,
        facts=FACTS,
        fact_words={"first": ("side-heads", "side-tails"), "second": ("side-heads", "side-tails")},
        topics=("goal",),
    ),
    learning=Learning(observe=observe, observation_count=3),
)
