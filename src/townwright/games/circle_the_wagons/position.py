"""A table laid out by hand, to be scored: the cards of both towns, and the scoring cards."""

from typing import Annotated, cast

import msgspec
import numpy as np

from townwright.core import grid
from townwright.core.action import Tally
from townwright.core.arrays import Matrix
from townwright.core.errors import BadFile
from townwright.core.game import Game
from townwright.core.position import PlacedCard, parse_position, shift_places, tally_cards
from townwright.core.record import records
from townwright.core.state import States, new_states
from townwright.games.circle_the_wagons.actions import sentence
from townwright.games.circle_the_wagons.components import CARDS, CIRCLE, FACES, PLAYERS, Condition
from townwright.games.circle_the_wagons.state import BoomOrBust, Holes, State, Tie
from townwright.games.circle_the_wagons.view import town


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as JSON.

    `{"game": "circle_the_wagons", "scoring": ["badlands", …], "towns": [[[card, x, y, turned], …], […]]}`
    """

    game: str
    scoring: list[str]
    towns: Annotated[list[list[PlacedCard]], msgspec.Meta(min_length=PLAYERS, max_length=PLAYERS)]
    options: dict[str, str] = msgspec.field(default_factory=dict)


def position(s: State) -> Position:
    """Return the table as a position: both towns, the scoring cards, and the options."""
    return Position(
        game="circle_the_wagons",
        scoring=[Condition(card).id for card in s.scoring],
        towns=[[(each.card, each.x, each.y, int(each.turned)) for each in town(t).cards] for t in s.towns],
        options={
            "boom_or_bust": BoomOrBust(s.boom_or_bust).name.lower(),
            "holes": Holes(s.holes).name.lower(),
            "tie": Tie(s.tie).name.lower(),
        },
    )


def score_position(game: Game, data: object) -> Tally:
    """Return the score sheet of a position. Any number of scoring cards may be named."""
    position = parse_position(Position, data)
    conditions = [condition_of(name) for name in position.scoring]
    if len(set(conditions)) < len(conditions):
        raise BadFile(sentence("scoring-card-twice"))
    states = new_states(game.rules.state)
    s = records(states, State)[0]
    _, s.boom_or_bust, s.holes, s.tie = game.option_codes(PLAYERS, position.options).tolist()
    lay_out(states, position)
    tally = tally_cards(game, states, [each.value for each in conditions], position.towns, CIRCLE)
    return msgspec.structs.replace(tally, free_places=free_places(states, position))


def free_places(states: States, position: Position) -> list[list[tuple[int, int]]]:
    """Return where one more card may be placed in each town; nowhere once all cards are placed."""
    out = cast(Matrix, np.zeros((grid.SIZE * grid.SIZE, 2), np.int64))
    has_cards_left = sum(map(len, position.towns)) < CIRCLE
    return [
        shift_places(cards, out, grid.free_places(records(states, State)[0].towns[seat], out) if has_cards_left else 0)
        for seat, cards in enumerate(position.towns)
    ]


def condition_of(name: str) -> Condition:  # pyright: ignore[reportInvalidTypeForm]
    """Return the scoring card of that name."""
    for condition in Condition:
        if condition.id == name:
            return condition
    names = ", ".join(condition.id for condition in Condition)
    raise BadFile(sentence("no-such-scoring-card", name=name[:80], names=names))


def lay_out(states: States, position: Position) -> None:
    """Place the cards of both towns in order. A town may start anywhere."""
    if sum(map(len, position.towns)) > CIRCLE:
        raise BadFile(sentence("too-many-cards", most=CIRCLE))
    used: set[int] = set()
    for seat, cards in enumerate(position.towns):
        for card, x, y, turned in cards:
            if not 0 <= card < CARDS:
                raise BadFile(sentence("no-such-card", card=card, last=CARDS - 1))
            if card in used:
                raise BadFile(sentence("card-twice", card=card))
            used.add(card)
            across, down = x - cards[0][1], y - cards[0][2]
            town = records(states, State)[0].towns[seat]
            if why := grid.why_not(town, across, down):
                raise BadFile(sentence("cannot-lie-there", card=card, x=str(x), y=str(y), why=f"${why}"))
            grid.place(town, FACES[card, turned], card, across, down, turned)
