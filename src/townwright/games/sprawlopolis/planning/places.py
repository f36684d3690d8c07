"""The best placements of the cards in hand, found without scoring each of them.

All placements get a first estimate from the groups of zones, the roads, and what is covered. It ignores whether
covering splits a group, or whether a road becomes a loop. The second estimate, of the best of them, includes the
scoring cards that are quick to score. The best of these are scored by the rules.
"""

from townwright.core import grid
from townwright.core.arrays import int64
from townwright.core.grid import (
    ROTATIONS,
    SIZE,
    WRAP,
    Town,
    fitting_columns,
    flood,
    lowest_bit,
    plane_total,
    popcount,
    row_at,
    wipe,
)
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import (
    BACKS,
    CITY,
    EDGES,
    FACES,
    NO_CARD,
    PLANES,
    SCORING_CARDS,
    ZONES,
    Condition,
    Zone,
)
from townwright.games.sprawlopolis.conditions import PLANNED_INDUSTRIAL, PLANNED_RESIDENTIAL, bonus
from townwright.games.sprawlopolis.planning.faces import (
    BLOCK_OF,
    BLOCKS_OF_CARD,
    INNER,
    OTHER_SIDE,
    OUTER_EDGES,
    ROADS_ALONE,
    ROADS_OUT,
    SIDES_OF_BLOCK,
    STEPS,
)
from townwright.games.sprawlopolis.planning.workspace import MAX_LISTED, TRIAL, PlanSettings, PlanWorkspace
from townwright.games.sprawlopolis.rules import PLACE, place_codes
from townwright.games.sprawlopolis.scoring import points_per_road, score
from townwright.games.sprawlopolis.state import Difficulty, State
from townwright.games.sprawlopolis.survey import clear_survey, mark_open_ground
from townwright.games.sprawlopolis.weights import open_ends, pairs

NONE = -1
LOWEST = -1e9
#: The lists of placements.
FIRST_LIST, SECOND_LIST, SCORED = 0, 1, 2


def mask(*conditions: int) -> int:
    """Return a bit mask of scoring conditions."""
    return sum(1 << condition for condition in conditions)


#: Conditions that are scored row by row; the points of a row depend only on it and the rows next to it.
BY_ROWS = mask(
    Condition.GO_GREEN,
    Condition.STACKS_AND_SCRAPERS,
    Condition.CENTRAL_PERKS,
    Condition.CONCRETE_JUNGLE,
    Condition.MINI_MARTS,
    Condition.SKID_ROW,
    Condition.TOURIST_TRAPS,
)
#: Of these, the ones that depend on open ground.
ON_GROUND = mask(Condition.CENTRAL_PERKS, Condition.TOURIST_TRAPS)
#: Conditions that are quick to score as a whole.
WHOLE = mask(Condition.BLOOM_BOOM, Condition.BLOCK_PARTY, Condition.THE_STRIP, Condition.SPRAWLOPOLIS)
MASTER_PLANNED = int(Condition.MASTER_PLANNED)


@rule
def set_worth(s: State, w: PlanWorkspace) -> None:
    """Sort the scoring cards by how they can be estimated, and set what blocks of each zone are worth."""
    w.worth[:] = 1.0
    w.by_rows_count = 0
    w.whole_count = 0
    w.hard_cards = 0
    w.needs_ground = 0
    for place in range(SCORING_CARDS):
        card = int64(s.scoring[place])
        condition = int64(BACKS[card])
        if card == NO_CARD:
            continue
        if BY_ROWS >> condition & 1:
            w.by_rows[w.by_rows_count] = card
            w.by_rows_count += 1
            w.needs_ground |= ON_GROUND >> condition & 1
        elif WHOLE >> condition & 1:
            w.whole[w.whole_count] = card
            w.whole_count += 1
        elif condition == MASTER_PLANNED:
            w.worth[Zone.RESIDENTIAL.value] += PLANNED_RESIDENTIAL
            w.worth[Zone.INDUSTRIAL.value] += PLANNED_INDUSTRIAL
        else:
            w.hard_cards += 1


# The city, square by square


@rule
def read_city(city: Town, w: PlanWorkspace) -> None:
    """Write the zone, road and group of every square."""
    w.zone_at[:] = NONE
    w.road_at[:] = 0
    w.groups = 0
    for zone in range(ZONES):
        read_zone(city, w, zone)
    for edge in range(EDGES):
        for y in range(int(city.top), int(city.bottom) + 1):
            row = row_at(city.planes[ZONES + edge], y)
            while row:
                square = (y & WRAP) * SIZE + lowest_bit(row)
                w.road_at[square] = int(w.road_at[square]) | 1 << edge
                row &= row - 1


@rule
def read_zone(city: Town, w: PlanWorkspace, zone: int) -> None:
    """Number the groups of a zone and note their sizes."""
    w.largest[zone] = 0
    w.second[zone] = 0
    rows = city.planes[zone]
    for y in range(int(city.top), int(city.bottom) + 1):
        unseen = row_at(rows, y) & ~row_at(city.seen, y)
        while unseen:
            size = flood(city, rows, city.group, lowest_bit(unseen), y)
            w.sizes[w.groups] = size
            if size > w.largest[zone]:
                w.second[zone] = w.largest[zone]
                w.largest[zone] = size
            elif size > w.second[zone]:
                w.second[zone] = size
            read_group(city, w, zone)
            w.groups += 1
            unseen = row_at(rows, y) & ~row_at(city.seen, y)
    wipe(city, city.seen)


@rule
def read_group(city: Town, w: PlanWorkspace, zone: int) -> None:
    """Write the zone and the number of the group just marked; then mark it as seen."""
    for y in range(int(city.top), int(city.bottom) + 1):
        row = row_at(city.group, y)
        if row:
            city.seen[y & WRAP] = int(city.seen[y & WRAP]) | row
            city.group[y & WRAP] = 0
            while row:
                square = (y & WRAP) * SIZE + lowest_bit(row)
                w.zone_at[square] = zone
                w.group_at[square] = w.groups
                row &= row - 1


# The first estimate


@rule
def square_at(x: int, y: int) -> int:
    """Return the number of a square of the torus."""
    return (y & WRAP) * SIZE + (x & WRAP)


@rule
def read_place(w: PlanWorkspace, x: int, y: int) -> None:
    """Note what a card at (x, y) covers and touches, whichever card it is."""
    w.stubs = 0
    w.bare = 0
    w.added_blocks = 0
    w.roads_lost = 0
    w.pairs_lost = 0
    w.ends_lost = 0
    for block in range(BLOCKS_OF_CARD):
        here = square_at(x + block % 2, y + block // 2)
        zone, road = int64(w.zone_at[here]), int64(w.road_at[here])
        w.covered_zone[block] = zone
        w.covered_group[block] = w.group_at[here]
        w.added_blocks += zone == NONE
        if road:
            w.roads_lost += 1
        for side in range(block * SIDES_OF_BLOCK, (block + 1) * SIDES_OF_BLOCK):
            there = square_at(x + block % 2 + int64(STEPS[side, 0]), y + block // 2 + int64(STEPS[side, 1]))
            near, edge = int64(w.zone_at[there]), int64(OUTER_EDGES[side])
            w.near_zone[side] = near
            w.near_group[side] = w.group_at[there]
            arrives = int64(w.road_at[there]) >> (edge ^ OTHER_SIDE) & 1
            leaves = road >> edge & 1
            w.stubs |= arrives << side
            if near == NONE:
                w.bare |= 1 << side
                w.ends_lost += leaves
            elif zone == NONE:
                w.ends_lost += arrives
            else:
                w.roads_lost -= arrives & leaves
                w.pairs_lost += near == zone
    for i in range(len(INNER)):
        one, other, edge = int64(INNER[i, 0]), int64(INNER[i, 1]), int64(INNER[i, 2])
        if w.covered_zone[one] == NONE and w.covered_zone[other] == NONE:
            continue
        leaves = int64(w.road_at[square_at(x + one % 2, y + one // 2)]) >> edge & 1
        arrives = int64(w.road_at[square_at(x + other % 2, y + other // 2)]) >> (edge ^ OTHER_SIDE) & 1
        if w.covered_zone[one] != NONE and w.covered_zone[other] != NONE:
            w.roads_lost -= leaves & arrives
            w.pairs_lost += w.covered_zone[one] == w.covered_zone[other]
        else:
            w.ends_lost += leaves | arrives
    for zone in range(ZONES):
        read_zone_at_place(w, zone)


@rule
def size_left(w: PlanWorkspace, group: int) -> int:
    """Return the size of a group without what is covered."""
    size = int64(w.sizes[group])
    for block in range(BLOCKS_OF_CARD):
        if w.covered_zone[block] != NONE and w.covered_group[block] == group:
            size -= 1
    return size


@rule
def read_zone_at_place(w: PlanWorkspace, zone: int) -> None:
    """Note, for each block of the card, the zone's largest group and pairs if that block showed it."""
    lost = 0
    for block in range(BLOCKS_OF_CARD):
        if w.covered_zone[block] == zone and w.sizes[w.covered_group[block]] == w.largest[zone]:
            lost += 1
    rest = int64(w.largest[zone])
    if lost:
        rest = max(rest - lost, int64(w.second[zone]))
    for block in range(BLOCKS_OF_CARD):
        size, near = int64(1), int64(0)
        one, other = block * SIDES_OF_BLOCK, block * SIDES_OF_BLOCK + 1
        if w.near_zone[one] == zone:
            size += size_left(w, int64(w.near_group[one]))
            near += 1
        if w.near_zone[other] == zone:
            if near == 0 or w.near_group[other] != w.near_group[one]:
                size += size_left(w, int64(w.near_group[other]))
            near += 1
        w.size_after[block, zone] = max(rest, size)
        w.pairs_after[block, zone] = near


@rule
def estimate_card(s: State, w: PlanWorkspace, settings: PlanSettings, card: int, turned: int, to_come: float) -> float:
    """Return an estimate of what a card is worth in the place just read.

    `to_come` is the share of the cards that are still to come; possibilities fade with it.
    """
    points, most, near = 0.0, int64(0), -int64(w.pairs_lost)
    for zone in range(ZONES):
        block = int64(BLOCK_OF[card, turned, zone])
        size = int64(w.size_after[block, zone])
        points += w.worth[zone] * size
        most = max(most, size)
        near += int64(w.pairs_after[block, zone])
    if s.difficulty == Difficulty.HARDER:
        points = float(most)
    out = int64(ROADS_OUT[card, turned])
    roads = int64(ROADS_ALONE[card, turned]) - popcount(out & int64(w.stubs)) - int64(w.roads_lost)
    ends = popcount(out & int64(w.bare)) - int64(w.ends_lost)
    chances = settings.block * int64(w.added_blocks) + settings.pair * near + settings.open_end * ends
    return points + points_per_road(s) * roads + to_come * chances


# Lists of placements


@rule
def add(w: PlanWorkspace, stage: int, most: int, code: int, weight: float) -> None:
    """Add a placement to a list of the best, which has room for `most`."""
    codes, weights = w.codes[stage], w.weights[stage]
    i = int64(w.counts[stage])
    if i == most:
        if weight <= weights[i - 1]:
            return
        i -= 1
    else:
        w.counts[stage] += 1
    while i > 0 and weights[i - 1] < weight:
        codes[i] = codes[i - 1]
        weights[i] = weights[i - 1]
        i -= 1
    codes[i] = code
    weights[i] = weight


@rule
def cards_to_place(s: State, w: PlanWorkspace) -> int:
    """Write the cards that the player to move can place; return how many there are."""
    if s.revealed_card != NO_CARD:
        w.cards[0] = s.revealed_card
        return 1
    me = int64(s.to_move)
    for place in range(s.hand_size[me]):
        w.cards[place] = s.hand[me, place]
    return int64(s.hand_size[me])


@rule
def list_by_first_estimate(s: State, w: PlanWorkspace, settings: PlanSettings, most: int, to_come: float) -> None:
    """List the best placements by the first estimate."""
    read_city(s.city, w)
    w.counts[FIRST_LIST] = 0
    cards = cards_to_place(s, w)
    for y in range(int(s.city.top) - 2, int(s.city.bottom) + 2):
        columns = fitting_columns(s.city, y)
        for x in range(int(s.city.left) - 2, int(s.city.right) + 2):
            if columns >> (x & WRAP) & 1:
                read_place(w, int64(x), int64(y))
                for i in range(cards):
                    card = int64(w.cards[i])
                    for turned in range(ROTATIONS):
                        weight = estimate_card(s, w, settings, card, turned, to_come)
                        add(w, FIRST_LIST, most, int64(place_codes(card) + grid.code(x, y, turned)), weight)


@rule
def try_place(s: State, trial: State, code: int) -> int:
    """Place a card in the trial, which has the city of `s`; return the row."""
    card, placement = (code - PLACE) // grid.CODES + 1, (code - PLACE) % grid.CODES
    x, y, turned = grid.placement_x(s.city, placement), grid.placement_y(s.city, placement), placement % ROTATIONS
    grid.place(trial.city, FACES[card, turned], card, x, y, turned)
    return int64(y)


@rule
def take_back(s: State, trial: State, y: int) -> None:
    """Remove the card that was placed in rows y and y + 1 of the trial."""
    for half in range(2):
        row = (y + half) & WRAP
        for plane in range(PLANES):
            trial.city.planes[plane, row] = s.city.planes[plane, row]
        trial.city.occupied[row] = s.city.occupied[row]
    trial.city.left = s.city.left
    trial.city.right = s.city.right
    trial.city.top = s.city.top
    trial.city.bottom = s.city.bottom
    trial.city.card_count = s.city.card_count


@rule
def points_near(trial: State, w: PlanWorkspace, y: int) -> float:
    """Return the points of the scoring cards by rows, in the rows that a card at row y can change."""
    top, bottom = trial.city.top, trial.city.bottom
    trial.city.top = y - 1
    trial.city.bottom = y + 2
    if w.needs_ground:
        mark_open_ground(trial)
    points = 0.0
    for i in range(w.by_rows_count):
        points += bonus(trial, int64(w.by_rows[i]))
    if w.needs_ground:
        clear_survey(trial)
    trial.city.top = top
    trial.city.bottom = bottom
    return points


@rule
def list_by_second_estimate(s: State, trial: State, w: PlanWorkspace, most: int) -> None:
    """List the best placements of the first list by the second estimate."""
    w.counts[SECOND_LIST] = 0
    if w.by_rows_count:
        for y in range(int(s.city.top) - 2, int(s.city.bottom) + 2):
            w.rows_before[y & WRAP] = points_near(trial, w, int64(y))
    for i in range(w.counts[FIRST_LIST]):
        code, weight = int64(w.codes[FIRST_LIST, i]), w.weights[FIRST_LIST, i]
        if w.by_rows_count + w.whole_count:
            y = try_place(s, trial, code)
            for card in range(w.whole_count):
                weight += bonus(trial, int64(w.whole[card]))
            if w.by_rows_count:
                weight += points_near(trial, w, y) - w.rows_before[y & WRAP]
            take_back(s, trial, y)
        add(w, SECOND_LIST, most, code, weight)


@rule
def find_places(
    s: State, states: Records[State], w: PlanWorkspace, settings: PlanSettings, first_list: int, second_list: int
) -> int:
    """List the best placements by weight: points, and a little for possibilities; return the number."""
    states[TRIAL] = s
    trial = states[TRIAL]
    to_come = (CITY - 1 - int(s.city.card_count)) / CITY
    list_by_first_estimate(s, w, settings, min(first_list, MAX_LISTED), to_come)
    list_by_second_estimate(s, trial, w, min(second_list, MAX_LISTED))
    w.counts[SCORED] = 0
    for i in range(w.counts[SECOND_LIST]):
        code = int64(w.codes[SECOND_LIST, i])
        y = try_place(s, trial, code)
        weight = score(trial) + to_come * (
            settings.block * plane_total(trial.city, trial.city.occupied)
            + settings.pair * pairs(trial.city)
            + settings.open_end * open_ends(trial.city)
        )
        take_back(s, trial, y)
        add(w, SCORED, MAX_LISTED, code, weight)
    return int64(w.counts[SCORED])
