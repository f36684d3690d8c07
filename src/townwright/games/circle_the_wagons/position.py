"""A table laid out by hand, to be scored: the cards of both towns, and the scoring cards."""

from typing import Annotated, Any

import msgspec
import numpy as np

from townwright.core import grid
from townwright.core.action import ScoreRow
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.core.rule import entry
from townwright.core.state import States, table
from townwright.games.circle_the_wagons.actions import reason
from townwright.games.circle_the_wagons.components import CARDS, CIRCLE, FACES, PLAYERS, Condition, Territory
from townwright.games.circle_the_wagons.scoring import bonus, largest_territory

#: Card, x, y, turned.
Laid = tuple[int, int, int, Annotated[int, msgspec.Meta(ge=0, le=1)]]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`{"game": "circle_the_wagons", "scoring": ["badlands", …], "towns": [[[card, x, y, turned], …], […]]}`"""

    game: str
    scoring: list[str]
    towns: Annotated[list[list[Laid]], msgspec.Meta(min_length=PLAYERS, max_length=PLAYERS)]
    options: dict[str, str] = msgspec.field(default_factory=dict)


def score_position(game: Game, data: Any) -> list[ScoreRow]:
    """The score sheet of a position. Any number of scoring cards may be named."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise problem(BadFile, "not-a-position", why=str(error)) from error
    conditions = [condition_of(name) for name in position.scoring]
    if len(set(conditions)) < len(conditions):
        raise BadFile(reason("scoring-card-twice"))
    states = table(game.state)
    _, states["boom_or_bust"], states["holes"], states["tie"] = game.option_codes(PLAYERS, position.options)
    lay_out(states, position)
    sheet = [
        ScoreRow(
            territory.name.lower(), [territory_points(states, 0, territory.value, seat) for seat in range(PLAYERS)]
        )
        for territory in Territory
    ]
    return sheet + [
        ScoreRow(condition.id, [condition_points(states, 0, condition.value, seat) for seat in range(PLAYERS)])
        for condition in conditions
    ]


def condition_of(name: str) -> Condition:
    """The scoring card of that name."""
    for condition in Condition:
        if condition.id == name:
            return condition
    names = ", ".join(condition.id for condition in Condition)
    raise BadFile(reason("no-such-scoring-card", name=name[:80], names=names))


def lay_out(states: States, position: Position) -> None:
    """Lay the cards of both towns in their order. A town may begin anywhere; what counts is how its cards touch."""
    used: set[int] = set()
    for seat, cards in enumerate(position.towns):
        if len(cards) > CIRCLE:
            raise BadFile(reason("too-many-cards", most=CIRCLE))
        for card, x, y, turned in cards:
            if not 0 <= card < CARDS:
                raise BadFile(reason("no-such-card", card=card, last=CARDS - 1))
            if card in used:
                raise BadFile(reason("card-twice", card=card))
            used.add(card)
            across, down = x - cards[0][1], y - cards[0][2]
            if max(abs(across), abs(down)) >= grid.SIZE or not lay(states, 0, seat, card, across, down, turned):
                town = states.view(np.recarray)[0].towns[seat]
                raise BadFile(
                    reason(
                        "cannot-lie-there", card=card, x=str(x), y=str(y), why=f"${grid.why_not(town, across, down)}"
                    )
                )


@entry
def lay(states, i, player, card, x, y, turned):
    """Lay a card if it may lie there; tell whether it did."""
    town = states[i].towns[player]
    if not grid.may_place(town, x, y):
        return False
    grid.place(town, FACES[card, turned], card, x, y, turned)
    return True


@entry
def territory_points(states, i, territory, player):
    return largest_territory(states[i].towns[player], territory)


@entry
def condition_points(states, i, condition, player):
    return bonus(states[i], condition, player)
