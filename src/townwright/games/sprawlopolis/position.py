"""A city laid out by hand, to be scored: its cards in the order they were placed, and the scoring cards."""

from typing import Annotated, Any

import msgspec
import numpy as np

from townwright.core import grid
from townwright.core.action import ScoreRow
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.core.rule import entry
from townwright.core.state import States, table
from townwright.games.sprawlopolis.actions import lies_badly, reason
from townwright.games.sprawlopolis.components import CARDS, CITY, FACES, NO_CARD, SCORING_CARDS
from townwright.games.sprawlopolis.scoring import CONDITIONS
from townwright.games.sprawlopolis.view import sources

#: Card, x, y, turned.
Laid = tuple[int, int, int, Annotated[int, msgspec.Meta(ge=0, le=1)]]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`{"game": "sprawlopolis", "scoring": [7, 8, 17], "difficulty": "normal", "placements": [[18, 0, 0, 0], …]}`

    A placement is card, x, y, turned. The difficulty is one of the options; the others stand in `options`.
    """

    game: str
    scoring: list[int]
    placements: list[Laid]
    difficulty: str | None = None
    options: dict[str, str] = msgspec.field(default_factory=dict)

    def chosen(self) -> dict[str, str]:
        """All options that are given."""
        if self.difficulty is None:
            return self.options
        if self.options.get("difficulty", self.difficulty) != self.difficulty:
            raise BadFile(reason("difficulty-twice"))
        return {**self.options, "difficulty": self.difficulty}


def score_position(game: Game, data: Any) -> list[ScoreRow]:
    """The score sheet of a position. Any number of scoring cards may be named, also cards of the city."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise problem(BadFile, "not-a-position", why=str(error)) from error
    if len(set(position.scoring)) < len(position.scoring):
        raise BadFile(reason("scoring-card-twice"))
    for card in [*position.scoring, *(laid[0] for laid in position.placements)]:
        if not 1 <= card <= CARDS:
            raise BadFile(reason("no-such-card", card=card, last=CARDS))
    states = table(game.state)
    game.entry.setup(states, 0, game.option_codes(1, position.chosen()), 0)
    lay_out(states, position.placements)
    return sheet_of(game, states, position.scoring)


def lay_out(states: States, placements: list[Laid]) -> None:
    """Lay the cards in their order. The city may begin anywhere; what counts is how its cards touch."""
    if len(placements) > CITY:
        raise BadFile(reason("too-many-cards", most=CITY))
    clear(states, 0)
    used: set[int] = set()
    for card, x, y, turned in placements:
        if card in used:
            raise BadFile(reason("card-twice", card=card))
        used.add(card)
        across, down = x - placements[0][1], y - placements[0][2]
        if max(abs(across), abs(down)) >= grid.SIZE or not lay(states, 0, card, across, down, turned):
            city = states.view(np.recarray)[0].city
            raise BadFile(reason("cannot-lie-there", card=card, x=str(x), y=str(y), why=lies_badly(city, across, down)))


@entry
def clear(states, i):
    """Take the city away."""
    grid.empty(states[i].city)


@entry
def lay(states, i, card, x, y, turned):
    """Lay a card if it may lie there; tell whether it did."""
    city = states[i].city
    if not grid.may_place(city, x, y):
        return False
    grid.place(city, FACES[card, turned], card, x, y, turned)
    return True


def sheet_of(game: Game, states: States, scoring: list[int]) -> list[ScoreRow]:
    """The score sheet with any number of scoring cards: a few of them at a time are laid on the table."""
    base: list[ScoreRow] = []
    bonus: list[ScoreRow] = []
    points, sums, ranks = np.zeros((game.rows, 1), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    for start in range(0, max(len(scoring), 1), SCORING_CARDS):
        few = scoring[start : start + SCORING_CARDS]
        states["scoring"] = few + [NO_CARD] * (SCORING_CARDS - len(few))
        game.entry.result(states, 0, points, sums, ranks)
        names = sources(states.view(np.recarray)[0])
        rows = [ScoreRow(name, row.tolist()) for name, row in zip(names, points, strict=True)]
        base, bonus = rows[:CONDITIONS], bonus + rows[CONDITIONS : CONDITIONS + len(few)]
    return base + bonus
