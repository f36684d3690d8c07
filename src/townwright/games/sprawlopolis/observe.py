"""What a player knows, as numbers for learners. What could have been remembered is known."""

from townwright.core.grid import SIZE, WRAP, at
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import (
    CARDS,
    EDGES,
    MOST_PLAYERS,
    NO_CARD,
    PLANES,
    SCORING_CARDS,
    ZONES,
)
from townwright.games.sprawlopolis.rules import knows
from townwright.games.sprawlopolis.scoring import target

#: The blocks of the city: 0 for bare ground, else 1 + 16 x zone + the edges its road leaves by (north 1, east 2,
#: south 4, west 8); row by row on the torus, the start card's top left block at the beginning.
BLOCKS = 0
#: For each card, 1 to 18, where the player knows it to be: one of the places below.
PLACES = BLOCKS + SIZE * SIZE
#: Cards in each hand, the player's own first, then clockwise.
HOLDING = PLACES + CARDS
#: Cards in the deck; target; players; whether a card is to be placed; whether the observer is to move; the options
#: difficulty, hands, rim, park_hopping.
REST = HOLDING + MOST_PLAYERS
OBSERVATION = REST + 9

#: Places of cards. The last number is that of one's own hand; the next ones are the hands clockwise.
UNKNOWN = 0
SCORING = 1
IN_CITY = 2
TOP_OF_DECK = 3
REVEALED = 4
OWN_HAND = 5


@rule
def observe(s, player, out):
    """Write what `player` knows into `out`."""
    out[:] = 0
    observe_city(s.city, out[BLOCKS:])
    observe_cards(s, player, out[PLACES:])
    for ahead in range(s.players):
        out[HOLDING + ahead] = s.holding[(player + ahead) % int(s.players)]
    out[REST] = s.remaining
    out[REST + 1] = target(s)
    out[REST + 2] = s.players
    out[REST + 3] = s.phase
    out[REST + 4] = s.to_move == player
    out[REST + 5] = s.difficulty
    out[REST + 6] = s.hands
    out[REST + 7] = s.rim
    out[REST + 8] = s.park_hopping


@rule
def observe_city(city, out):
    """The blocks of the city."""
    for y in range(int(city.top), int(city.bottom) + 1):
        for x in range(int(city.left), int(city.right) + 1):
            if at(city.built, y) >> (x & WRAP) & 1:
                out[(y & WRAP) * SIZE + (x & WRAP)] = 1 + block(city, x, y)


@rule
def block(city, x, y):
    """The number of what a block shows: 16 x zone + edges."""
    shown = 0
    for zone in range(ZONES):
        shown += (at(city.planes[zone], y) >> (x & WRAP) & 1) * zone << EDGES
    for edge in range(ZONES, PLANES):
        shown += (at(city.planes[edge], y) >> (x & WRAP) & 1) << edge - ZONES
    return shown


@rule
def observe_cards(s, player, out):
    """Where the cards are, as far as the player knows."""
    for place in range(SCORING_CARDS):
        out[int(s.scoring[place]) - 1] = SCORING
    for place in range(s.city.laid):
        out[int(s.city.cards[place, 0]) - 1] = IN_CITY
    if s.remaining:
        out[int(s.deck[s.remaining - 1]) - 1] = TOP_OF_DECK
    if s.shown != NO_CARD:
        out[int(s.shown) - 1] = REVEALED
    for ahead in range(s.players):
        seat = (player + ahead) % int(s.players)
        for place in range(s.holding[seat]):
            card = int(s.hand[seat, place])
            if knows(s, player, card):
                out[card - 1] = OWN_HAND + ahead
