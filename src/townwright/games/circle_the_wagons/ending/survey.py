"""Bounds for every place of the next card: what the town can be worth at most with the card there.

The bounds count the groups that a card would join and the squares that it would cover; they ignore only that covering a
square may split a group. Scoring cards are scored with the card in place; most score square by square, so that the
rows around the card are enough.
"""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Array1, Cube, Numbers
from townwright.core.grid import Town, bits_at, lowest_bit, row_at
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import (
    FACES,
    PLANES,
    SCORING_CARDS,
    SQUARES,
    TERRITORIES,
    Condition,
    Icon,
    Territory,
)
from townwright.games.circle_the_wagons.conditions import COMPARES, SQUARE_BETWEEN, SQUARE_LESS, own_points, shot_length
from townwright.games.circle_the_wagons.ending.upper_bound import SHOWN, bound_of_condition
from townwright.games.circle_the_wagons.ending.workspace import ANY_SQUARE, EndingWorkspace

QUADRANTS = 4
SHIFT = 5  # a row of the torus is 32 squares
AREA = grid.SIZE * grid.SIZE
EMPTY = -1
GUN_SHIFT = 8  # in a key
BEER_SHIFT = 16

#: The territory in each quadrant of a card, as printed or rotated: card, rotation, quadrant.
QUADRANT_TERRITORIES: Cube = np.array([[squares, squares[::-1]] for squares in SQUARES], np.int64)[:, :, :, 0].copy()
#: The two squares outside of the card that each quadrant touches: quadrant, neighbour, x and y.
OUTSIDE: Cube = np.array(
    [[[0, -1], [-1, 0]], [[1, -1], [2, 0]], [[-1, 1], [0, 2]], [[2, 1], [1, 2]]],
    np.int64,
)
#: Scoring cards that pay square by square, for what is on a square and on the squares next to it.
LOCAL_CARDS = {
    "badlands",
    "happy_cows",
    "circle_the_wagons",
    "gold_country",
    "bootleggers",
    "undiscovered",
    "fortified",
    "rifles_ready",
}
LOCAL: Array1[bool] = np.array([condition.id in LOCAL_CARDS for condition in Condition])


@rule
def survey(d: EndingWorkspace, town: Town) -> None:
    """Store what each square of a town shows and the group it belongs to."""
    for y in range(int(town.top) - 3, int(town.bottom) + 4):
        row = (y & grid.WRAP) << SHIFT
        for x in range(int(town.left) - 3, int(town.right) + 4):
            d.ground[row + (x & grid.WRAP)] = EMPTY
    for kind in range(PLANES):
        for y in range(int(town.top), int(town.bottom) + 1):
            row = (y & grid.WRAP) << SHIFT
            rest = row_at(town.planes[kind], y)
            while rest:
                square = row + lowest_bit(rest)
                rest &= rest - 1
                if kind < TERRITORIES:
                    d.ground[square] = kind
                    d.label[square] = EMPTY
                else:
                    d.figure[square] = kind
    groups = 0
    for territory in range(TERRITORIES):
        d.largest[territory] = 0
        d.largest_label[territory] = EMPTY
        d.second[territory] = 0
        for y in range(int(town.top), int(town.bottom) + 1):
            row = (y & grid.WRAP) << SHIFT
            rest = row_at(town.planes[territory], y)
            while rest:
                square = row + lowest_bit(rest)
                rest &= rest - 1
                if d.label[square] == EMPTY:
                    size = mark_group(d, square, groups)
                    d.sizes[groups] = size
                    if size > d.largest[territory]:
                        d.second[territory] = d.largest[territory]
                        d.largest[territory] = size
                        d.largest_label[territory] = groups
                    elif size > d.second[territory]:
                        d.second[territory] = size
                    groups += 1


@rule
def mark_group(d: EndingWorkspace, square: int, label: int) -> int:
    """Label the squares of a group; return their number."""
    territory = d.ground[square]
    d.label[square] = label
    d.flood_stack[0] = square
    waiting = 1
    size = 0
    while waiting:
        waiting -= 1
        current = int(d.flood_stack[waiting])
        size += 1
        row, column = current & ~grid.WRAP, current & grid.WRAP
        for direction in range(4):
            if direction == 0:
                neighbour = row + ((column + 1) & grid.WRAP)
            elif direction == 1:
                neighbour = row + ((column - 1) & grid.WRAP)
            elif direction == 2:
                neighbour = (current + grid.SIZE) & (AREA - 1)
            else:
                neighbour = (current - grid.SIZE) & (AREA - 1)
            if d.ground[neighbour] == territory and d.label[neighbour] == EMPTY:
                d.label[neighbour] = label
                d.flood_stack[waiting] = neighbour
                waiting += 1
    return size


@rule
def scan(d: EndingWorkspace, player: int, level: int, card: int, coming: Numbers, cards: int, cutoff: int) -> int:
    """List all places for a card with bounds and keys; return their number.

    For each place: the most the town can be worth right then (`weights`), the most after `cards` more cards that show
    `coming` (`upper_values`), and the key (`keys`). The town of the next level shows the same as this one afterwards. A
    last card is not examined closely if it cannot bring more than `cutoff`.
    """
    base = d.towns[player, level]
    town = d.towns[player, level + 1]
    d.towns[player, level + 1] = base
    n = grid.placements(base, d.moves[player, level], 0, 0)
    survey(d, base)
    for i in range(grid.SIZE):
        d.has_row_parts[i] = 0
    bonus = 0
    largest_water = int(d.parts[player, level, Territory.WATER.value])
    for kind in range(PLANES):
        d.next_card[kind] = SHOWN[card, kind]
    for j in range(SCORING_CARDS):
        now = int(d.parts[player, level, TERRITORIES + j])
        if int(d.conditions[j]) == Condition.TARGET_PRACTICE:
            store_shot_points(d, base)
        d.most_now[j] = bound_of_condition(
            d, base, int(d.conditions[j]), now, d.counts[player, level], largest_water, d.next_card, 1
        )
        bonus += int(d.most_now[j])
    for i in range(n):
        placement = int(d.moves[player, level, i])
        turned = placement % grid.ROTATIONS
        square = placement // grid.ROTATIONS
        if turned == 0:  # the turned placement comes next and covers the same squares
            cover(d, card, square & grid.WRAP, square >> SHIFT, d.counts[player, level])
        join(d, card, turned, square & grid.WRAP, square >> SHIFT)
        weight, upper_value = 0, 0
        for territory in range(TERRITORIES):
            size = int(d.joined_size[territory])
            weight += size
            upper_value += int(d.after[territory] + coming[territory]) if coming[territory] else size
        d.keys[player, level, i] = key_of(d, d.after)
        if cards == 0 and weight + bonus <= cutoff:
            d.weights[player, level, i] = weight + bonus
            d.upper_values[player, level, i] = weight + bonus
            continue
        x, y = grid.placement_x(base, placement), grid.placement_y(base, placement)
        if not d.has_row_parts[y & grid.WRAP]:
            store_row_parts(d, base, y)
        changed = place_tracked(d, base, town, card, turned, x, y)
        weight += bonus
        for j in range(SCORING_CARDS):
            if cards == 0 and weight <= cutoff:
                break
            now = int(d.parts[player, level, TERRITORIES + j])
            condition = int(d.conditions[j])
            if int(d.needs[TERRITORIES + j]) & changed:
                if LOCAL[condition]:
                    now += part_of_rows(d, town, condition, y) - int(d.row_parts[j, y & grid.WRAP])
                elif condition == Condition.TARGET_PRACTICE:
                    now += SQUARE_BETWEEN * (shots_of_cross(d, town, x, y) - known_shots_of_cross(d, x, y))
                else:
                    now = part(d, town, condition, int(d.after[ANY_SQUARE]))
            weight += now - int(d.most_now[j])
            if cards:
                upper_value += bound_of_condition(d, town, condition, now, d.after, 0, coming, cards)
        remove_tracked(d, base, town, y)
        d.weights[player, level, i] = weight
        d.upper_values[player, level, i] = upper_value if cards else weight
    return n


@rule
def part(d: EndingWorkspace, town: Town, condition: int, squares: int) -> int:
    """Return what a scoring card brings to the worth of a town."""
    if condition == Condition.SMALLTOWN_CHARM:
        return -SQUARE_LESS * squares
    return 0 if COMPARES[condition] else own_points(condition, town, d.boom_or_bust, d.holes)


@rule
def part_of_rows(d: EndingWorkspace, town: Town, condition: int, y: int) -> int:
    """Return what a local scoring card scores in the rows that a card at row `y` can change."""
    top, bottom = town.top, town.bottom
    around = 2 if condition == Condition.UNDISCOVERED else 1  # it does not look at the outermost rows of a town
    town.top = y - around
    town.bottom = y + 1 + around
    result = own_points(condition, town, d.boom_or_bust, d.holes)
    town.top = top
    town.bottom = bottom
    return result


@rule
def store_row_parts(d: EndingWorkspace, base: Town, y: int) -> None:
    """Store what each local scoring card scores in these rows now."""
    d.has_row_parts[y & grid.WRAP] = 1
    for j in range(SCORING_CARDS):
        condition = int(d.conditions[j])
        if LOCAL[condition]:
            d.row_parts[j, y & grid.WRAP] = part_of_rows(d, base, condition, y)


@rule
def store_shot_points(d: EndingWorkspace, base: Town) -> None:
    """Store what each beer scores for Target Practice, and the sums of rows and columns."""
    d.row_shots[:] = 0
    d.column_shots[:] = 0
    for y in range(int(base.top) - 3, int(base.bottom) + 4):
        for x in range(int(base.left) - 3, int(base.right) + 4):
            square = ((y & grid.WRAP) << SHIFT) + (x & grid.WRAP)
            d.shots[square] = 0
            if d.ground[square] != EMPTY and d.figure[square] == Icon.BEER.value:
                value = shot_length(base, x, y, d.holes)
                d.shots[square] = value
                d.row_shots[y & grid.WRAP] += value
                d.column_shots[x & grid.WRAP] += value


@rule
def known_shots_of_cross(d: EndingWorkspace, x: int, y: int) -> int:
    """Return what the beers in a card's two rows and columns score now."""
    result = 0
    for i in range(2):
        result += int(d.row_shots[(y + i) & grid.WRAP]) + int(d.column_shots[(x + i) & grid.WRAP])
        for j in range(2):
            result -= int(d.shots[(((y + i) & grid.WRAP) << SHIFT) + ((x + j) & grid.WRAP)])
    return result


@rule
def shots_of_cross(d: EndingWorkspace, town: Town, x: int, y: int) -> int:
    """Return what the beers in a card's two rows and columns score; the card cannot affect others."""
    result = 0
    columns = bits_at(3, x)
    for line in range(int(town.top), int(town.bottom) + 1):
        rest = row_at(town.planes[Icon.BEER.value], line)
        if line != y and line != y + 1:
            rest &= columns
        while rest:
            column = int(town.left) + ((lowest_bit(rest) - int(town.left)) & grid.WRAP)
            rest &= rest - 1
            result += shot_length(town, column, line, d.holes)
    return result


@rule
def place_tracked(d: EndingWorkspace, base: Town, town: Town, card: int, turned: int, x: int, y: int) -> int:
    """Place a card, only in the planes that scoring cards use; return which of them changed."""
    window = bits_at(3, x)
    changed = 0
    for half in range(2):
        row = (y + half) & grid.WRAP
        for i in range(d.tracked_count):
            kind = int(d.tracked_kinds[i])
            was = int(base.planes[kind, row])
            now = (was & ~window) | bits_at(int(FACES[card, turned, half, kind]), x)
            if was != now:
                town.planes[kind, row] = now
                changed |= 1 << kind
        was = int(base.occupied[row])
        if was & window != window:
            town.occupied[row] = was | window
            changed |= 1 << ANY_SQUARE
    if base.card_count == 0:
        town.left = x
        town.right = x + 1
        town.top = y
        town.bottom = y + 1
    else:
        town.left = min(int(base.left), x)
        town.right = max(int(base.right), x + 1)
        town.top = min(int(base.top), y)
        town.bottom = max(int(base.bottom), y + 1)
    return changed


@rule
def remove_tracked(d: EndingWorkspace, base: Town, town: Town, y: int) -> None:
    """Remove a card that `place_tracked` has placed."""
    for half in range(2):
        row = (y + half) & grid.WRAP
        for i in range(d.tracked_count):
            kind = int(d.tracked_kinds[i])
            town.planes[kind, row] = base.planes[kind, row]
        town.occupied[row] = base.occupied[row]
    restore_extent(base, town)


@rule
def restore_extent(base: Town, town: Town) -> None:
    """Restore the extent of a town."""
    town.left = base.left
    town.right = base.right
    town.top = base.top
    town.bottom = base.bottom


@rule
def lift(d: EndingWorkspace, base: Town, town: Town, y: int) -> None:
    """Remove a card that `lay` has placed."""
    for half in range(2):
        row = (y + half) & grid.WRAP
        for kind in range(PLANES):
            town.planes[kind, row] = base.planes[kind, row]
        town.occupied[row] = base.occupied[row]
    restore_extent(base, town)
    town.card_count = base.card_count


@rule
def key_of(d: EndingWorkspace, counts: Numbers) -> int:
    """Return the counts of mines, guns and beers that are compared, as one number."""
    key = 0
    if d.key_has_mines:
        key += int(counts[Icon.MINE.value])
    if d.key_has_guns:
        key += int(counts[Icon.GUN.value]) << GUN_SHIFT
    if d.key_has_beers:
        key += int(counts[Icon.BEER.value]) << BEER_SHIFT
    return key


@rule
def cover(d: EndingWorkspace, card: int, x: int, y: int, counts: Numbers) -> None:
    """Count what the town shows with a card at a place, and the squares its groups lose."""
    d.covering += 1
    after = d.after
    for kind in range(PLANES):
        after[kind] = counts[kind] + d.next_card[kind]
    after[ANY_SQUARE] = counts[ANY_SQUARE] + QUADRANTS
    for quadrant in range(QUADRANTS):
        square = (((y + (quadrant >> 1)) & grid.WRAP) << SHIFT) + ((x + (quadrant & 1)) & grid.WRAP)
        ground = int(d.ground[square])
        if ground != EMPTY:
            after[ground] -= 1
            after[int(d.figure[square])] -= 1
            after[ANY_SQUARE] -= 1
            label = int(d.label[square])
            if d.lost_at[label] != d.covering:
                d.lost_at[label] = d.covering
                d.lost_squares[label] = 0
            d.lost_squares[label] += 1


@rule
def join(d: EndingWorkspace, card: int, turned: int, x: int, y: int) -> None:
    """Compute, for each territory, the largest group possible with a card at a place."""
    d.joining += 1
    for territory in range(TERRITORIES):
        d.joined_size[territory] = 0
    for quadrant in range(QUADRANTS):
        territory = QUADRANT_TERRITORIES[card, turned, quadrant]
        d.joined_size[territory] += 1
        for side in range(2):
            column = (x + OUTSIDE[quadrant, side, 0]) & grid.WRAP
            row = (y + OUTSIDE[quadrant, side, 1]) & grid.WRAP
            square = (row << SHIFT) + column
            if d.ground[square] == territory:
                label = int(d.label[square])
                if d.joined_at[label] != d.joining:
                    d.joined_at[label] = d.joining
                    d.joined_size[territory] += d.sizes[label]
                    if d.lost_at[label] == d.covering:
                        d.joined_size[territory] -= d.lost_squares[label]
    for territory in range(TERRITORIES):
        label = int(d.largest_label[territory])
        size = int(d.largest[territory])
        if label != EMPTY and d.lost_at[label] == d.covering:
            size = max(size - int(d.lost_squares[label]), int(d.second[territory]))
        d.joined_size[territory] = max(size, int(d.joined_size[territory]))
