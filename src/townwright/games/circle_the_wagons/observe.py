"""What a player knows, as numbers for learners: the whole table, because everything is open."""

from townwright.core.arrays import Numbers
from townwright.core.contract import space_blocks
from townwright.core.grid import ROTATIONS, SIZE, WINDOW, WINDOW_CODES, WRAP, Town, row_at, window_code
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import (
    CARDS,
    CIRCLE,
    ICONS,
    PLAYERS,
    SCORING_CARDS,
    TERRITORIES,
    Condition,
)
from townwright.games.circle_the_wagons.rules import ACTION_BLOCKS, PLACE, place_ahead
from townwright.games.circle_the_wagons.state import State

TOWNS = 0
AHEAD = TOWNS + PLAYERS * SIZE * SIZE
HANDS = AHEAD + CIRCLE
CONDITIONS = HANDS + PLAYERS * CIRCLE
REST = CONDITIONS + len(Condition)
OBSERVATION = REST + 5

OBSERVATION_BLOCKS = space_blocks(
    OBSERVATION,
    (
        "towns",
        TOWNS,
        "the squares of both towns, own first: 0 for bare ground, otherwise 1 + 6 × territory + icon; row by row on a "
        "torus of 32 by 32, the first card's top left square at the beginning",
        0,
        TERRITORIES * ICONS,
        {"territory": TERRITORIES, "icon": ICONS},
    ),
    ("ahead", AHEAD, "the cards of the circle from the next one on, each plus 1; 0 for none", 0, CARDS),
    ("hands", HANDS, "the cards waiting to be placed, own first, each plus 1; 0 for none", 0, CARDS),
    ("conditions", CONDITIONS, "a flag for each scoring condition: in play or not", 0, 1),
    ("phase", REST, "0 choose the start, 1 take, 2 place", 0, 2),
    ("my_move", REST + 1, "whether the observer is to move", 0, 1),
    ("options", REST + 2, "boom_or_bust, holes, tie: the index of the chosen value of each option", 0, 1),
)

#: The smaller action space: placements in the window around the player's own town.
COMPACT_BLOCKS = (
    *ACTION_BLOCKS[:2],
    *space_blocks(
        PLACE + WINDOW_CODES,
        (
            "place",
            PLACE,
            "place the first card of the hand: + (row × 16 + column) × 2 + turned, in the window around the town",
            {"row": WINDOW, "column": WINDOW, "turned": ROTATIONS},
        ),
    ),
)


@rule
def compact(s: State, action: int) -> int:
    """Return the number of an action in the smaller space; -1 for a placement outside the window."""
    if action < PLACE:
        return action
    window = window_code(s.towns[s.to_move], action - PLACE)
    return PLACE + window if window >= 0 else -1


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """Write what `player` knows into `out`."""
    out[:] = 0
    for side in range(PLAYERS):
        seat = player if side == 0 else 1 - player
        observe_town(s.towns[seat], out[TOWNS + side * SIZE * SIZE :])
        for waiting in range(s.hand_size[seat]):
            out[HANDS + side * CIRCLE + waiting] = int(s.hand[seat, waiting]) + 1
    for ahead in range(s.remaining):
        out[AHEAD + ahead] = int(s.circle[place_ahead(s, ahead)]) + 1
    for card in range(SCORING_CARDS):
        out[CONDITIONS + int(s.scoring[card])] = 1
    out[REST] = s.phase
    out[REST + 1] = s.to_move == player
    out[REST + 2] = s.boom_or_bust
    out[REST + 3] = s.holes
    out[REST + 4] = s.tie


@rule
def observe_town(town: Town, out: Numbers) -> None:
    """Write the squares of one town."""
    for y in range(int(town.top), int(town.bottom) + 1):
        for x in range(int(town.left), int(town.right) + 1):
            if row_at(town.occupied, y) >> (x & WRAP) & 1:
                out[(y & WRAP) * SIZE + (x & WRAP)] = 1 + square(town, x, y)


@rule
def square(town: Town, x: int, y: int) -> int:
    """Return the number of what a square shows: 6 x territory + icon."""
    content = 0
    for territory in range(TERRITORIES):
        content += (row_at(town.planes[territory], y) >> (x & WRAP) & 1) * territory * ICONS
    for icon in range(ICONS):
        content += (row_at(town.planes[TERRITORIES + icon], y) >> (x & WRAP) & 1) * icon
    return content
