"""The data of a search of the city: settings, workspace, candidates."""

import numpy as np

from townwright.core.arrays import Array2, Floats, Matrix, Numbers
from townwright.core.grid import SIZE
from townwright.core.state import field, layout
from townwright.games.sprawlopolis.components import CARDS, HAND, SCORING_CARDS, ZONES
from townwright.games.sprawlopolis.planning.faces import BLOCKS_OF_CARD, BORDER
from townwright.games.sprawlopolis.rules import MAX_LEGAL

#: The states of a search: the state it starts from, scratch, then two beams of cities.
START, TRIAL, BEAMS = 0, 1, 2
#: Squares of the torus.
SQUARES = SIZE * SIZE
#: Room for groups: more than a city can have.
GROUPS = 4 * CARDS
#: Maximum number of placements in a list of the best.
MAX_LISTED = 256
#: Maximum number of candidates, and of guesses at the deck.
CANDIDATES = 128
GUESSES = 1024
#: Maximum number of cities in a beam.
WIDEST = 1024


class PlanSettings:
    """The settings of a search; the defaults are in `searcher`."""

    first_list: int = field(np.int64)  # placements to keep after the first estimate
    second_list: int = field(np.int64)  # of these, how many to keep after the second estimate and to score
    second_list_per_hard_card: int = field(np.int64)  # how many more for each scoring card that cannot be estimated
    block: float = field(np.float64)  # worth of a visible block, at the beginning
    pair: float = field(np.float64)  # worth of two blocks of one zone side by side
    open_end: float = field(np.float64)  # worth of an end of a road at open ground
    width: int = field(np.int64)  # cities in a beam
    widest: int = field(np.int64)  # the same at the end, when all cards are known and every try doubles it
    winning: float = field(np.float64)  # what reaching the target is worth, in points
    first_candidates: int = field(np.int64)  # candidates at the beginning
    first_candidates_known: int = field(np.int64)  # the same when all cards are known
    tolerance: float = field(np.float64)  # all cards known: a candidate drops out if points behind × tries exceed it
    tries_per_candidate: int = field(np.int64)  # another candidate enters after this many tries
    prior_share: float = field(np.float64)  # share of a difference in weight that counts as a result
    prior_tries: float = field(np.float64)  # how often this result is added
    drop_errors: float = field(np.float64)  # standard errors behind the best at which a candidate drops out
    min_tries: int = field(np.int64)  # tries before a candidate can drop out


class PlanWorkspace:
    """The workspace of a search."""

    # The city, square by square
    zone_at: Numbers = field(np.int8, SQUARES)  # NONE for bare ground
    road_at: Numbers = field(np.int8, SQUARES)  # the edges by which the road leaves, as a bit mask
    group_at: Numbers = field(np.int16, SQUARES)  # the number of the group of a zone
    groups: int = field(np.int64)
    sizes: Numbers = field(np.int64, GROUPS)  # of the groups
    largest: Numbers = field(np.int64, ZONES)  # the largest group of each zone
    second: Numbers = field(np.int64, ZONES)  # the next largest
    # A place for a card, whichever it will be
    stubs: int = field(np.int64)  # sides of the border at which roads arrive, as a bit mask
    bare: int = field(np.int64)  # sides of the border beyond which there is bare ground
    covered_zone: Numbers = field(np.int64, BLOCKS_OF_CARD)
    covered_group: Numbers = field(np.int64, BLOCKS_OF_CARD)
    near_zone: Numbers = field(np.int64, BORDER)  # beyond each side of the border
    near_group: Numbers = field(np.int64, BORDER)
    added_blocks: int = field(np.int64)  # blocks more than before
    roads_lost: int = field(np.int64)  # sections minus joins that disappear
    pairs_lost: int = field(np.int64)
    ends_lost: int = field(np.int64)
    size_after: Matrix = field(np.int64, BLOCKS_OF_CARD, ZONES)  # of the largest group, if a block shows a zone
    pairs_after: Matrix = field(np.int64, BLOCKS_OF_CARD, ZONES)
    # What counts
    worth: Floats = field(np.float64, ZONES)  # of a block of the largest group
    by_rows: Numbers = field(np.int64, SCORING_CARDS)  # scoring cards that add up row by row
    by_rows_count: int = field(np.int64)
    whole: Numbers = field(np.int64, SCORING_CARDS)  # scoring cards that are quick to score as a whole
    whole_count: int = field(np.int64)
    hard_cards: int = field(np.int64)  # number of scoring cards that cannot be estimated
    needs_ground: int = field(np.int64)  # whether a scoring card by rows depends on open ground
    rows_before: Floats = field(np.float64, SIZE)  # points of the scoring cards by rows, near a row
    # Lists of placements, best first: by the first estimate, by the second, by the score
    codes: Matrix = field(np.int64, 3, MAX_LISTED + 1)
    weights: Array2[float] = field(np.float64, 3, MAX_LISTED + 1)
    counts: Numbers = field(np.int64, 3)
    cards: Numbers = field(np.int64, HAND)  # the cards to choose from
    # The next beam, best first: the cities of this one that they come from, and their keys
    beam_count: int = field(np.int64)
    beam_weights: Floats = field(np.float64, WIDEST)
    beam_parents: Numbers = field(np.int64, WIDEST)
    beam_codes: Numbers = field(np.int64, WIDEST)
    beam_keys: Numbers = field(np.int64, WIDEST)
    keys: Numbers = field(np.int64, WIDEST)  # of this beam
    # The race of the candidates
    seed: int = field(np.int64)
    target: int = field(np.int64)
    knows_all: int = field(np.int64)  # whether the player knows all cards to come
    most_tries: int = field(np.int64)  # of a candidate
    moves: Numbers = field(np.int64, CANDIDATES)  # placements, highest weight first
    priors: Floats = field(np.float64, CANDIDATES)  # their weights
    candidate_count: int = field(np.int64)
    entered_count: int = field(np.int64)  # candidates that have entered the race
    has_dropped_out: Numbers = field(np.int8, CANDIDATES)  # 1 if a candidate has dropped out
    visits: Numbers = field(np.int64, CANDIDATES)  # tries, on guesses 0, 1, 2, …
    sums: Floats = field(np.float64, CANDIDATES)  # of results; the best result if all cards are known
    results: Array2[float] = field(np.float64, CANDIDATES, GUESSES)
    best: int = field(np.int64)  # the best candidate
    tries: int = field(np.int64)
    legal: Numbers = field(np.int32, MAX_LEGAL)  # all actions
    legal_count: int = field(np.int64)


PLAN_SETTINGS = layout(PlanSettings)
PLAN_WORKSPACE = layout(PlanWorkspace)
