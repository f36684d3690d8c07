"""What people read and type: actions, questions, refusals and views. Plain Python."""

from pathlib import Path
from typing import ClassVar

import msgspec

from townwright.core.action import Action
from townwright.core.errors import Sentence
from townwright.core.state import OVER
from townwright.skeleton.my_game import rules
from townwright.skeleton.my_game.rules import State

PACKAGE = Path(__file__).parent


class Play(Action, frozen=True, tag="play"):
    """Play a card. People type `play 3`; programs send `{"action": "play", "card": 3}`."""

    form: ClassVar[str] = "play {card}"
    card: int


def encode(action: Action) -> int:
    """Return the code of an action; -1 if it has none."""
    assert isinstance(action, Play)
    return action.card - 1 if 1 <= action.card <= rules.VALUES else -1


def decode(s: State, code: int) -> Action:
    """Return the action with a code."""
    return Play(code + 1)


def why_not(s: State, action: Action) -> Sentence | None:
    """Return why an action is not legal now."""
    assert isinstance(action, Play)
    return sentence("card-not-held", card=action.card)


def question(s: State) -> Sentence:
    """Return the question to the player to move."""
    return sentence("ask-play")


def sources(s: State) -> list[str]:
    """Return the rows of the score sheet; people read the message `source-climbs`."""
    return ["climbs"]


class View(msgspec.Struct, frozen=True):
    """What a seat may see. The page shows a field `top` with the message `label-top`."""

    to_move: int | None
    top: int | None
    deck: int
    hand: list[int] | None  # the cards of the viewer
    hand_sizes: list[int]
    points: list[int]


def view(s: State, seat: int | None) -> View:
    """Return what a seat may see; without a seat, what watchers may see."""
    players = int(s.players)
    return View(
        to_move=None if s.to_move == OVER else int(s.to_move),
        top=None if s.top == rules.EMPTY else int(s.top) + 1,
        deck=int(s.deck_size),
        hand=None if seat is None else cards(s, seat),
        hand_sizes=[rules.hand_size(s, player) for player in range(players)],
        points=s.points[:players].tolist(),
    )


def cards(s: State, player: int) -> list[int]:
    """Return the cards of a player as people read them."""
    return [card + 1 for card in range(rules.VALUES) for _ in range(int(s.hands[player, card]))]


def sentence(message: str, **arguments: object) -> Sentence:
    """Return a message of this game; an argument called `seat` becomes the player's name."""
    return Sentence(message, arguments, PACKAGE)
