"""The data of a search of the draft: settings, workspace, plans, and the table of plans."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import Town
from townwright.core.record import Records
from townwright.core.state import field, layout
from townwright.games.circle_the_wagons.components import CIRCLE, PLANES, PLAYERS
from townwright.games.circle_the_wagons.ending.workspace import ANY_SQUARE
from townwright.games.circle_the_wagons.rules import MAX_LEGAL

#: Values are in sixteenths of a point.
POINT = 16
#: Maximum number of plans in a beam.
WIDEST = 32
#: Size of the hash table of best takes; positions with the same index overwrite each other.
FAVOURITE_TAKES = 1 << 12
#: A credit is multiplied by the number of cards still to come and divided by this.
FULL_CREDIT = 32


class DraftSettings:
    """The settings of a search; the defaults are in `searcher`.

    Credits are what a visible square is worth beyond its points, in sixteenths of a point per `FULL_CREDIT` cards.
    """

    places: int = field(np.int64)  # placements examined in the first iteration
    more_places: int = field(np.int64)  # additional placements in each later iteration
    most_skipped: int = field(np.int64)  # cards skipped at most, except by the first decision
    width: int = field(np.int64)  # plans in a beam at first
    narrow: int = field(np.int64)  # picks ahead before the beam becomes wider
    territory: int = field(np.int64)  # credit of any square
    needed: int = field(np.int64)  # credit of what a scoring card looks at
    mine: int = field(np.int64)  # credits if a scoring card compares them
    gun: int = field(np.int64)
    beer: int = field(np.int64)
    turn: int = field(np.int64)  # what it is worth to take the next card


class DraftWorkspace:
    """The workspace of a search."""

    phase: int = field(np.int64)
    me: int = field(np.int64)  # the player to move
    taker: int = field(np.int64)  # the player who takes the next card
    upcoming: int = field(np.int64)  # index in the deck of the next card of the circle
    deck_size: int = field(np.int64)  # number of cards in the deck
    deck: Numbers = field(np.int64, CIRCLE)  # cards not placed yet, in the order of the circle
    hands: Numbers = field(np.int64, PLAYERS)  # cards received but not placed, as a bit mask of the deck
    roots: Records[Town] = field(grid.town(PLANES, CIRCLE), PLAYERS)  # the towns as they are
    credits: Numbers = field(np.int64, ANY_SQUARE + 1)  # by kind of square
    # The actions to choose from, best first
    moves: Numbers = field(np.int64, MAX_LEGAL)
    values: Numbers = field(np.int64, MAX_LEGAL)  # for the player to move; only a bound, except the best
    # Separates the plans of each action in the table: the cards skipped by a take, otherwise 1, 2, 3, …
    branches: Numbers = field(np.int64, MAX_LEGAL)
    cards: Matrix = field(np.int64, MAX_LEGAL, PLAYERS)  # the cards that each player gets in the best line
    count: int = field(np.int64)
    best: int = field(np.int64)  # the best action
    # The current iteration
    iteration: int = field(np.int64)
    last_comparison: int = field(np.int64)  # the last iteration that compared the best action with another
    depth: int = field(np.int64)  # picks ahead
    width: int = field(np.int64)  # plans in a beam
    examined_count: int = field(np.int64)  # actions examined
    # The beam that is being made, best first
    estimates: Numbers = field(np.int64, WIDEST + 1)
    parents: Numbers = field(np.int64, WIDEST + 1)
    places: Numbers = field(np.int64, WIDEST + 1)
    worths: Numbers = field(np.int64, WIDEST + 1)
    counts_keys: Numbers = field(np.int64, WIDEST + 1)
    path: Numbers = field(np.int64, CIRCLE)  # scratch of `build`
    favourite_takes: Numbers = field(np.int64, FAVOURITE_TAKES)  # cards skipped by the take that was best last time
    line: Matrix = field(np.int64, CIRCLE + 2, PLAYERS)  # the cards of each player at the end of the best line
    plans_used: int = field(np.int64)
    beams_used: int = field(np.int64)
    expansions: int = field(np.int64)  # towns for which all places of a card were examined
    limit: int = field(np.int64)  # maximum number of expansions
    memory: int = field(np.int64)  # quarters of the tables to fill at most
    is_stopped: int = field(np.int64)  # whether the limit was reached or the memory is full


class DraftPlan:
    """A planned town: one more card in a town planned before."""

    parent: int = field(np.int32)  # NONE for a town as it is
    card: int = field(np.int16)
    place: int = field(np.int16)
    worth: int = field(np.int32)
    counts_key: int = field(np.int32)  # mines, guns and beers of the town, see `key_of`
    estimate: int = field(np.int32)  # what the town may be worth later, in sixteenths of a point


class Beam:
    """The best plans for a set of cards, best first."""

    key: int = field(np.int64)  # branch, player and cards, see `beam_key`; 0 in an empty entry
    first: int = field(np.int32)
    count: int = field(np.int16)
    width: int = field(np.int16)


DRAFT_SETTINGS = layout(DraftSettings)
DRAFT_WORKSPACE = layout(DraftWorkspace)
PLAN = layout(DraftPlan)
BEAM = layout(Beam)
