"""What a player knows, as numbers for learners, including everything the player could remember."""

from townwright.core.arrays import Numbers
from townwright.core.contract import space_blocks
from townwright.core.grid import CODES, ROTATIONS, SIZE, WINDOW, WINDOW_CODES, WRAP, Town, row_at, window_code
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import (
    CARDS,
    EDGES,
    HAND,
    MAX_PLAYERS,
    NO_CARD,
    PLANES,
    SCORING_CARDS,
    ZONES,
)
from townwright.games.sprawlopolis.rules import PLACE, REVEAL, knows
from townwright.games.sprawlopolis.scoring import target
from townwright.games.sprawlopolis.state import State

BLOCKS = 0
PLACES = BLOCKS + SIZE * SIZE
HOLDING = PLACES + CARDS
REST = HOLDING + MAX_PLAYERS
OBSERVATION = REST + 9

#: Places of cards. The numbers after OWN_HAND are the other hands, clockwise.
UNKNOWN = 0
SCORING = 1
IN_CITY = 2
TOP_OF_DECK = 3
REVEALED = 4
OWN_HAND = 5

OBSERVATION_BLOCKS = space_blocks(
    OBSERVATION,
    (
        "blocks",
        BLOCKS,
        "the blocks of the city: 0 for bare ground, otherwise 1 + 16 × zone + the edges its road leaves by (north 1, "
        "east 2, south 4, west 8); row by row on a torus of 32 by 32, the start card's top left block at the beginning",
        0,
        ZONES << EDGES,
        {"zone": ZONES, "west": 2, "south": 2, "east": 2, "north": 2},
    ),
    (
        "places",
        PLACES,
        "for each card, 1 to 18, where the observer knows it to be: 0 unknown, 1 scoring, 2 in the city, 3 on top of "
        "the deck, 4 revealed, 5 in the observer's own hand, 6 and more in the hands clockwise",
        0,
        OWN_HAND + MAX_PLAYERS - 1,
    ),
    ("holding", HOLDING, "cards in each hand, the observer's first, then clockwise", 0, CARDS),
    ("deck", REST, "cards in the deck", 0, CARDS),
    ("target", REST + 1, "the points to be reached", 0, 127),
    ("players", REST + 2, "number of players", 1, MAX_PLAYERS),
    ("phase", REST + 3, "0 reveal a card, 1 place one", 0, 1),
    ("my_move", REST + 4, "whether the observer is to move", 0, 1),
    ("options", REST + 5, "difficulty, hands, rim, park_hopping: the index of the chosen value of each option", 0, 2),
)

#: The smaller action space: places of the hand instead of cards, and the window around the city instead of the torus.
COMPACT_PLACE = HAND
COMPACT_BLOCKS = space_blocks(
    COMPACT_PLACE + HAND * WINDOW_CODES,
    ("reveal", 0, "reveal a card of the hand, which is sorted: + its place", {"hand": HAND}),
    (
        "place",
        COMPACT_PLACE,
        "place the card that is revealed (hand is 0), or one of the hand: + ((hand × 16 + row) × 16 + column) × 2 + "
        "turned, in the window around the city",
        {"hand": HAND, "row": WINDOW, "column": WINDOW, "turned": ROTATIONS},
    ),
)


@rule
def compact(s: State, action: int) -> int:
    """Return the number of an action in the smaller space; -1 for a placement outside the window."""
    if action < PLACE:
        return place_in_hand(s, action - REVEAL + 1)
    window = window_code(s.city, (action - PLACE) % CODES)
    if window < 0:
        return -1
    return COMPACT_PLACE + place_in_hand(s, (action - PLACE) // CODES + 1) * WINDOW_CODES + window


@rule
def place_in_hand(s: State, card: int) -> int:
    """Return the place of a card in the hand of the player to move; 0 for the revealed card."""
    for place in range(s.hand_size[s.to_move]):
        if s.hand[s.to_move, place] == card:
            return place
    return 0


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """Write what `player` knows into `out`."""
    out[:] = 0
    observe_city(s.city, out[BLOCKS:])
    observe_cards(s, player, out[PLACES:])
    for ahead in range(s.players):
        out[HOLDING + ahead] = s.hand_size[(player + ahead) % int(s.players)]
    out[REST] = s.remaining
    out[REST + 1] = target(s)
    out[REST + 2] = s.players
    out[REST + 3] = s.phase
    out[REST + 4] = s.to_move == player
    out[REST + 5] = s.difficulty
    out[REST + 6] = s.hands_option
    out[REST + 7] = s.rim
    out[REST + 8] = s.park_hopping


@rule
def observe_city(city: Town, out: Numbers) -> None:
    """Write the blocks of the city."""
    for y in range(int(city.top), int(city.bottom) + 1):
        for x in range(int(city.left), int(city.right) + 1):
            if row_at(city.occupied, y) >> (x & WRAP) & 1:
                out[(y & WRAP) * SIZE + (x & WRAP)] = 1 + block(city, x, y)


@rule
def block(city: Town, x: int, y: int) -> int:
    """Return the number of what a block shows: 16 x zone + edges."""
    content = 0
    for zone in range(ZONES):
        content += (row_at(city.planes[zone], y) >> (x & WRAP) & 1) * zone << EDGES
    for edge in range(ZONES, PLANES):
        content += (row_at(city.planes[edge], y) >> (x & WRAP) & 1) << edge - ZONES
    return content


@rule
def observe_cards(s: State, player: int, out: Numbers) -> None:
    """Write where the cards are, as far as the player knows."""
    for place in range(SCORING_CARDS):
        out[int(s.scoring[place]) - 1] = SCORING
    for place in range(s.city.card_count):
        out[int(s.city.cards[place, 0]) - 1] = IN_CITY
    if s.remaining:
        out[int(s.deck[s.remaining - 1]) - 1] = TOP_OF_DECK
    if s.revealed_card != NO_CARD:
        out[int(s.revealed_card) - 1] = REVEALED
    for ahead in range(s.players):
        seat = (player + ahead) % int(s.players)
        for place in range(s.hand_size[seat]):
            card = int(s.hand[seat, place])
            if knows(s, player, card):
                out[card - 1] = OWN_HAND + ahead
