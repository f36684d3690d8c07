"""A city laid out by hand, to be scored: its cards in order, and the scoring cards."""

from typing import cast

import msgspec
import numpy as np

from townwright.core import grid
from townwright.core.action import Bounds, Tally
from townwright.core.arrays import Matrix
from townwright.core.errors import BadFile
from townwright.core.game import Game
from townwright.core.position import PlacedCard, parse_position, shift_places, tally_cards
from townwright.core.record import records
from townwright.core.state import States, new_states
from townwright.games.sprawlopolis.actions import sentence, why_not_here
from townwright.games.sprawlopolis.components import CARDS, CITY, FACES, NO_CARD
from townwright.games.sprawlopolis.state import Difficulty, ParkHopping, Rim, State
from townwright.games.sprawlopolis.view import city


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as JSON.

    `{"game": "sprawlopolis", "scoring": [7, 8, 17], "difficulty": "normal", "placements": [[18, 0, 0, 0], …]}`

    A placement is card, x, y, turned. The difficulty is one of the options; the others are in `options`.
    """

    game: str
    scoring: list[int]
    placements: list[PlacedCard]
    difficulty: str | None = None
    options: dict[str, str] = msgspec.field(default_factory=dict)

    def option_values(self) -> dict[str, str]:
        """Return the options, including the difficulty."""
        if self.difficulty is None:
            return self.options
        if self.options.get("difficulty", self.difficulty) != self.difficulty:
            raise BadFile(sentence("difficulty-twice"))
        return {**self.options, "difficulty": self.difficulty}


def position(s: State) -> Position:
    """Return the table as a position: its city, scoring cards, and the options that scoring depends on."""
    return Position(
        game="sprawlopolis",
        scoring=[int(card) for card in s.scoring if card != NO_CARD],
        placements=[(each.card, each.x, each.y, int(each.turned)) for each in city(s.city).cards],
        options={
            "difficulty": Difficulty(s.difficulty).name.lower(),
            "rim": Rim(s.rim).name.lower(),
            "park_hopping": ParkHopping(s.park_hopping).name.lower(),
        },
    )


def score_position(game: Game, data: object) -> Tally:
    """Return the score sheet of a position. Any cards, even those of the city, may be scoring cards."""
    position = parse_position(Position, data)
    if len(set(position.scoring)) < len(position.scoring):
        raise BadFile(sentence("scoring-card-twice"))
    for card in [*position.scoring, *(placement[0] for placement in position.placements)]:
        if not 1 <= card <= CARDS:
            raise BadFile(sentence("no-such-card", card=card, last=CARDS))
    states = new_states(game.rules.state)
    game.entry_points.setup(states, 0, game.option_codes(1, position.option_values()), 0)
    lay_out(states, position.placements)
    tally = tally_cards(game, states, position.scoring, [position.placements], CITY)
    return msgspec.structs.replace(
        tally, free_places=[free_places(states, position.placements)], bounds={"placements": Bounds(0, CITY)}
    )


def free_places(states: States, placements: list[PlacedCard]) -> list[tuple[int, int]]:
    """Return where one more card may be placed; nowhere once all cards are placed."""
    out = cast(Matrix, np.zeros((grid.SIZE * grid.SIZE, 2), np.int64))
    return shift_places(
        placements, out, 0 if len(placements) == CITY else grid.free_places(records(states, State)[0].city, out)
    )


def lay_out(states: States, placements: list[PlacedCard]) -> None:
    """Place the cards in order. The city may start anywhere."""
    if len(placements) > CITY:
        raise BadFile(sentence("too-many-cards", most=CITY))
    city = records(states, State)[0].city
    grid.clear_town(city)
    used: set[int] = set()
    for card, x, y, turned in placements:
        if card in used:
            raise BadFile(sentence("card-twice", card=card))
        used.add(card)
        across, down = x - placements[0][1], y - placements[0][2]
        if why := why_not_here(city, across, down):
            raise BadFile(sentence("cannot-lie-there", card=card, x=str(x), y=str(y), why=why))
        grid.place(city, FACES[card, turned], card, across, down, turned)
