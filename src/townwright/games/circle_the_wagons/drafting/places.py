"""The best places for a card in a town, found by bounds that rule out most places immediately."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Array1
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import (
    PLANES,
    SCORING_CARDS,
    TERRITORIES,
    Condition,
    Icon,
    Territory,
)
from townwright.games.circle_the_wagons.conditions import (
    COMPARES,
    SQUARE_BETWEEN,
    SQUARE_LESS,
    boom_points,
    clearing_points,
    own_points,
    prairie_points,
)
from townwright.games.circle_the_wagons.drafting.workspace import FULL_CREDIT, POINT, DraftWorkspace
from townwright.games.circle_the_wagons.ending.survey import (
    LOCAL,
    SHIFT,
    cover,
    join,
    known_shots_of_cross,
    lift,
    part_of_rows,
    place_tracked,
    remove_tracked,
    shots_of_cross,
    store_row_parts,
    store_shot_points,
    survey,
)
from townwright.games.circle_the_wagons.ending.towns import lay
from townwright.games.circle_the_wagons.ending.upper_bound import SHOWN, bound_of_condition
from townwright.games.circle_the_wagons.ending.workspace import ANY_SQUARE, NONE, EndingWorkspace

#: Counting cards: scoring cards that only count what a town shows.
COUNTED_CARDS = {"the_clearing", "smalltown_charm", "prairie_life", "boom_or_bust"}
COUNTED: Array1[bool] = np.array([COMPARES[condition] or condition.id in COUNTED_CARDS for condition in Condition])


@rule
def counted_points(d: EndingWorkspace, condition: int) -> int:
    """Return what a counting card pays for the squares that `cover` has counted in `d.after`."""
    after = d.after
    if condition == Condition.THE_CLEARING:
        return clearing_points(int(after[Icon.FORT.value]), int(after[Territory.FOREST.value]))
    if condition == Condition.SMALLTOWN_CHARM:
        return -SQUARE_LESS * int(after[ANY_SQUARE])
    if condition == Condition.PRAIRIE_LIFE:
        return prairie_points(int(after[Icon.COW.value]), int(after[Territory.PLAINS.value]))
    if condition == Condition.BOOM_OR_BUST:
        return boom_points(int(after[Icon.MINE.value]), d.boom_or_bust)
    return 0


@rule
def estimate_by_counts(w: DraftWorkspace, d: EndingWorkspace, coming: int) -> int:
    """Return the part of an estimate that follows from the number of squares of each kind."""
    points = 0
    for j in range(SCORING_CARDS):
        points += counted_points(d, int(d.conditions[j]))
    credit = 0
    for kind in range(ANY_SQUARE + 1):
        credit += int(w.credits[kind]) * int(d.after[kind])
    return POINT * points + credit * coming // FULL_CREDIT


@rule
def estimate_of(w: DraftWorkspace, d: EndingWorkspace, player: int, level: int, coming: int) -> int:
    """Return what a town may be worth later, if `coming` cards are left for both players."""
    counts = d.counts[player, level]
    credit = 0
    for kind in range(ANY_SQUARE + 1):
        credit += int(w.credits[kind]) * int(counts[kind])
    return POINT * int(d.worth[player, level]) + credit * coming // FULL_CREDIT


@rule
def is_good_enough(w: DraftWorkspace, n: int, estimate: int) -> bool:
    """Return whether an estimate is among the best so far; `n` is the size of the beam."""
    return bool(n < w.width or estimate > w.estimates[n - 1])


@rule
def insert(w: DraftWorkspace, d: EndingWorkspace, n: int, player: int, plan: int, place: int, estimate: int) -> int:
    """Insert the town at level 1 into the beam; return the size of the beam."""
    at = n
    while at > 0 and w.estimates[at - 1] < estimate:
        w.estimates[at] = w.estimates[at - 1]
        w.parents[at] = w.parents[at - 1]
        w.places[at] = w.places[at - 1]
        w.worths[at] = w.worths[at - 1]
        w.counts_keys[at] = w.counts_keys[at - 1]
        at -= 1
    w.estimates[at] = estimate
    w.parents[at] = plan
    w.places[at] = place
    w.worths[at] = d.worth[player, 1]
    w.counts_keys[at] = d.key[player, 1]
    return min(n + 1, int(w.width))


@rule
def bound_conditions(d: EndingWorkspace, player: int, card: int) -> int:
    """Bound each scoring card that is not a counting card; return the most they can bring with a card."""
    base = d.towns[player, 0]
    for i in range(grid.SIZE):
        d.has_row_parts[i] = 0
    for kind in range(PLANES):
        d.next_card[kind] = SHOWN[card, kind]
    result = 0
    for j in range(SCORING_CARDS):
        condition = int(d.conditions[j])
        d.most_now[j] = 0
        if not COUNTED[condition]:
            if condition == Condition.TARGET_PRACTICE:
                store_shot_points(d, base)
            now, water = int(d.parts[player, 0, TERRITORIES + j]), int(d.parts[player, 0, Territory.WATER.value])
            d.most_now[j] = bound_of_condition(d, base, condition, now, d.counts[player, 0], water, d.next_card, 1)
        result += int(d.most_now[j])
    return result


@rule
def bound_estimate(
    w: DraftWorkspace, d: EndingWorkspace, n: int, player: int, card: int, place: int, bound: int
) -> int:
    """Return a tighter bound of the estimate with a card in a place; stop once it is not good enough."""
    base, town = d.towns[player, 0], d.towns[player, 1]
    x, y = grid.placement_x(base, place), grid.placement_y(base, place)
    if not d.has_row_parts[y & grid.WRAP]:
        store_row_parts(d, base, y)
    changed = place_tracked(d, base, town, card, place % grid.ROTATIONS, x, y)
    for j in range(SCORING_CARDS):
        condition = int(d.conditions[j])
        if not COUNTED[condition]:
            now = int(d.parts[player, 0, TERRITORIES + j])
            if int(d.needs[TERRITORIES + j]) & changed:
                if LOCAL[condition]:
                    now += part_of_rows(d, town, condition, y) - int(d.row_parts[j, y & grid.WRAP])
                elif condition == Condition.TARGET_PRACTICE:
                    now += SQUARE_BETWEEN * (shots_of_cross(d, town, x, y) - known_shots_of_cross(d, x, y))
                else:
                    now = own_points(condition, town, d.boom_or_bust, d.holes)
            bound += POINT * (now - int(d.most_now[j]))
            if not is_good_enough(w, n, bound):
                break
    remove_tracked(d, base, town, y)
    return bound


@rule
def insert_best_places(
    w: DraftWorkspace, d: EndingWorkspace, n: int, player: int, plan: int, card: int, coming: int
) -> int:
    """Insert the best places of a card in the town at level 0 into the beam; return its size."""
    base = d.towns[player, 0]
    d.towns[player, 1] = base
    moves, bounds = d.moves[player, 0], d.upper_values[player, 0]
    places = grid.placements(base, moves, 0, 0)
    survey(d, base)
    most = bound_conditions(d, player, card)
    counted, top = 0, 0
    for i in range(places):
        square, turned = int(moves[i]) // grid.ROTATIONS, int(moves[i]) % grid.ROTATIONS
        if turned == 0:  # the turned placement comes next and covers the same squares
            cover(d, card, square & grid.WRAP, square >> SHIFT, d.counts[player, 0])
            counted = estimate_by_counts(w, d, coming)
        join(d, card, turned, square & grid.WRAP, square >> SHIFT)
        points = most
        for territory in range(TERRITORIES):
            points += int(d.joined_size[territory])
        bounds[i] = counted + POINT * points
        if bounds[i] > bounds[top]:
            top = i
    for attempt in range(NONE, places):
        i = top if attempt == NONE else attempt
        if attempt == top or not is_good_enough(w, n, int(bounds[i])):
            continue
        place = int(moves[i])
        if is_good_enough(w, n, bound_estimate(w, d, n, player, card, place, int(bounds[i]))):
            y = lay(d, player, 0, card, place)
            estimate = estimate_of(w, d, player, 1, coming)
            if is_good_enough(w, n, estimate):
                n = insert(w, d, n, player, plan, place, estimate)
            lift(d, base, d.towns[player, 1], y)
    return n
