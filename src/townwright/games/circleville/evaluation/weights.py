"""Weights: what each legal action is worth, in points, for greedy play, rollouts and searches.

Work counts if it changes the ranking in a section, completing a section if it pays, a level by what it makes possible,
and a space on a quadrant track if it changes the ranking there. `estimates` holds how much each of these counts.

The actions of one decision share most of these values, so `weigh` keeps them in a memo: the unused end of the array of
weights, with a place for each value, NaN until it is known. If the array is too short, nothing is kept.
"""

import math

from townwright.core.arrays import Floats, Numbers
from townwright.core.grid import lowest_bit, popcount
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circleville import codes
from townwright.games.circleville.components import (
    ACHIEVEMENT_KIND,
    ACHIEVEMENT_LEVEL,
    ACHIEVEMENT_POINTS_EACH,
    BEAUTIFY_LEVEL,
    COLOURS,
    COLUMN_SPACES,
    EQUIPMENT_LEVEL,
    IMPROVE_LEVEL,
    MATCHING,
    MAX_ROW_SLOTS,
    MAX_VALUE,
    PLOTS,
    QUADRANTS,
    ROAD_COLOURS,
    ROWS,
    SECTIONS,
    SPACES,
    YEARS,
    AchievementKind,
    Colour,
    Row,
    YearTile,
)
from townwright.games.circleville.evaluation.estimates import (
    ACHIEVEMENT_GROWTH,
    ACHIEVEMENT_LATER,
    BONUS_COST,
    COMPLETION_BONUS,
    COMPLETION_BONUS_EARLY,
    DISTANCE_FACTOR,
    EFFECT_WORTH,
    EXCHANGE_COST,
    FINAL_GROUND,
    FIRST_CUBES,
    FIRST_PLACE,
    GROUND_SHARE,
    HANDOVER_PENALTY,
    ICON_SHARE,
    LEAD_PER_CUBE,
    LEVEL_WORTH,
    MOVE_SHARE,
    PLACE_EARLY,
    PLACE_NOW,
    PRECIOUS_CUBE,
    PROGRESS,
    PROGRESS_EARLY,
    RIVAL_GAIN_PENALTY,
    RIVALS,
    ROW_LEVEL_BONUS,
    SCARCITY,
    SLOT,
    STACK_COST,
    STEP_COST,
    TRACK_STEP,
    TRACK_STEP_EARLY,
    UNSTARTED_SHARE,
    WORK_BONUS,
    YEAR_TILE_RESERVE,
    YEAR_TILE_RESERVE_EARLY,
    YEAR_WORTH,
)
from townwright.games.circleville.rules.achievements import achievement_points, achievement_tile_points, can_claim
from townwright.games.circleville.rules.alternate_actions import any_icon, any_improvable
from townwright.games.circleville.rules.equipment import can_take
from townwright.games.circleville.rules.levels import level, value
from townwright.games.circleville.rules.scoring import quadrant_points, solo_total, unused_tile_points
from townwright.games.circleville.rules.sections import cubes_in, points_for
from townwright.games.circleville.rules.supervisor import sections_in_reach
from townwright.games.circleville.rules.town import free_plots, queue_room, slots_used, standing
from townwright.games.circleville.state import KINDS, NOTHING, ActionKind, CubeMark, Phase, State

FREE_ACTION = 50.0  # what is free and useful comes first
NEVER = -50.0
HORIZON = 3  # steps of the supervisor to look ahead

# The places of the memo
GROUND = 0  # + section: standing there
COLOUR_ACTION = GROUND + SECTIONS  # + colour: its best action
TRACK_ACTION = COLOUR_ACTION + COLOURS  # + kind: beautifying or improving
ACHIEVEMENT_CLAIM = TRACK_ACTION + KINDS  # + colour: claiming an achievement
EQUIPMENT_CLAIM = ACHIEVEMENT_CLAIM + COLOURS  # taking equipment
MOVING = EQUIPMENT_CLAIM + 1  # moving the supervisor
UNITS = MOVING + 1  # + colour: its basic action at the highest level
MEMO = UNITS + COLOURS


@rule
def evaluate(s: State, out: Floats) -> None:
    """Estimate the final scores: current points, places in open sections, levels and tiles."""
    share = share_left(s)
    for me in range(int(s.players)):
        out[me] = estimated_points(s, me, share)


@rule
def estimated_points(s: State, me: int, share: float) -> float:
    """Estimate the final score of a player."""
    points = float(int(s.matching_points[me]) + int(s.last_year_tile_points[me]) + achievement_points(s, me))
    points += unused_tile_points(s, me)
    for section in range(SECTIONS):
        points += int(s.section_points[section, me])
        if not int(s.completed_sections) >> section & 1:
            points += expected_points(s, me, section, 0, 0)
    for quadrant in range(QUADRANTS):
        points += quadrant_points(s, quadrant, me)
    if me < s.people:
        for colour in range(COLOURS):
            points += share * LEVEL_WORTH[colour, int(s.tiles[me, colour])]
        points += share * owned_equipment_worth(s, me)
    return points + solo_total(s, me)


@rule
def share_left(s: State) -> float:
    """Return the share of sections that are not completed: how much of the game is still to come."""
    return (SECTIONS - popcount(int(s.completed_sections))) / SECTIONS


@rule
def owned_equipment_worth(s: State, me: int) -> float:
    """Return the estimated worth of a player's equipment."""
    total = 0.0
    tiles = int(s.player_equipment[me])
    for effect in range(len(EFFECT_WORTH)):
        with_effect = tiles & tiles_with_effect(s, effect)
        total += popcount(with_effect) * EFFECT_WORTH[effect]
        tiles &= ~with_effect
    return total


@rule
def equipment_worth(s: State, tile: int) -> float:
    """Return the estimated worth of an equipment tile."""
    for effect in range(len(EFFECT_WORTH)):
        if tiles_with_effect(s, effect) >> tile & 1:
            return EFFECT_WORTH[effect]
    return 0.0


@rule
def tiles_with_effect(s: State, effect: int) -> int:
    """Return the equipment tiles with an effect, as a bit mask."""
    tiles = 0
    for colour in range(COLOURS):
        tiles |= int(s.effect_tiles[effect, colour])
    return tiles


@rule
def expected_points(s: State, me: int, section: int, roads: int, icons: int) -> float:
    """Return the points to expect in an open section after placing more cubes on roads and icons."""
    mine = cubes_in(s, section, me) + roads + icons
    if mine == 0:
        return 0.0
    on_icons = int(s.work[section, CubeMark.STRUCTURE.value, me]) + icons
    place = 0
    total = 0
    most = 0
    for other in range(int(s.players)):
        cubes = cubes_in(s, section, other)
        total += cubes
        if other != me:
            most = max(most, cubes)
            ahead = cubes - mine
            if ahead == 0:
                ahead = int(s.work[section, CubeMark.STRUCTURE.value, other]) - on_icons
            if ahead > 0 or (ahead == 0 and other == s.to_move):
                place += 1
    left = work_left(s, section) - roads - icons
    progress = (total + roads + icons) / (total + roads + icons + max(0, left))
    points = float(points_for(s, section, place))
    if place == 0:
        points += FIRST_PLACE
    points += LEAD_PER_CUBE * min(3, max(-3, mine - most)) + FIRST_CUBES * min(3, mine)
    return (points + PRECIOUS_CUBE * on_icons) * (UNSTARTED_SHARE + (1.0 - UNSTARTED_SHARE) * progress)


@rule
def work_left(s: State, section: int) -> int:
    """Return the number of cubes until a section is completed."""
    left = standing(s, section)
    for colour in range(ROAD_COLOURS):
        left += int(s.open_squares[section, colour])
    return left


@rule
def work_value(s: State, me: int, section: int, roads: int, icons: int) -> float:
    """Return the value of more cubes in a section.

    The last work brings the year tile, and points for other players too.
    """
    before, left = expected_points(s, me, section, 0, 0), work_left(s, section)
    return added_work_value(s, me, section, roads, icons, before, left)


@rule
def added_work_value(s: State, me: int, section: int, roads: int, icons: int, before: float, left: int) -> float:
    """Return the value of more cubes, given the points to expect without them and the work left."""
    gain = expected_points(s, me, section, roads, icons) - before
    gain += (PROGRESS + PROGRESS_EARLY * share_left(s) - scarcity(s, me)) * (roads + icons)
    left -= roads + icons
    if left <= 0:
        gain += (
            COMPLETION_BONUS
            + COMPLETION_BONUS_EARLY * share_left(s)
            + YEAR_WORTH[int(s.years[min(int(s.year), YEARS - 1)])]
        )
        gain += scarcity(s, me) * (cubes_in(s, section, me) + roads + icons)
        for other in range(int(s.players)):
            if other != me:
                gain -= expected_points(s, other, section, 0, 0) * RIVAL_GAIN_PENALTY / (int(s.players) - 1)
    elif left <= 2:
        gain -= HANDOVER_PENALTY * (3 - left) * share_left(s)
    return gain


@rule
def scarcity(s: State, me: int) -> float:
    """Return the value of a cube in the supply: the fewer are left, the more."""
    return SCARCITY / (4.0 + int(s.cubes[me]))


@rule
def track_value(s: State, me: int, quadrant: int, steps: int) -> float:
    """Return the value of spaces on a quadrant track: the change in the points of all players."""
    before = quadrant_points(s, quadrant, me)
    others = 0
    for other in range(int(s.players)):
        if other != me:
            others -= quadrant_points(s, quadrant, other)
    s.track[quadrant, me] += steps
    gain = quadrant_points(s, quadrant, me) - before
    for other in range(int(s.players)):
        if other != me:
            others += quadrant_points(s, quadrant, other)
    s.track[quadrant, me] -= steps
    return (
        (PLACE_NOW + PLACE_EARLY * share_left(s)) * gain
        - RIVALS * others
        + (TRACK_STEP + TRACK_STEP_EARLY * share_left(s) - scarcity(s, me)) * steps
    )


@rule
def building_worth(s: State, me: int, section: int, structure: int, cubes: int) -> float:
    """Return the value of building a structure: spaces on the track, and the player's achievements."""
    quadrant = int(s.quadrant[section])
    gain = track_value(s, me, quadrant, cubes)
    tiles = int(s.player_achievements[me])
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        if counts_structure(s, tile, quadrant, structure):
            gain += ACHIEVEMENT_POINTS_EACH[tile]
    return gain


@rule
def counts_structure(s: State, tile: int, quadrant: int, structure: int) -> bool:
    """Return whether an achievement counts a structure that its owner builds in a quadrant."""
    kind = ACHIEVEMENT_KIND[tile]
    if s.achievement_structure[tile] != structure:
        return False
    return kind == AchievementKind.STRUCTURES_WITH_MY_CUBE or (
        kind == AchievementKind.STRUCTURES_IN_QUADRANT and s.achievement_quadrant[tile] == quadrant
    )


@rule
def basic_worth_on(s: State, me: int, section: int, colour: int, units: int) -> float:
    """Return the value of a basic action on a section, or on the area of a completed one."""
    completed = int(s.completed_sections) >> section & 1
    cubes = min(units, max(1, int(s.cubes[me])))  # a player without cubes can lift one
    if colour == Colour.GREEN:
        plots = min(cubes, int(s.queue_length)) if completed else 0
        if plots:
            plots = min(plots, free_plots(s, int(s.area[section])))
        return building_worth(s, me, section, int(s.queue[0]) - 1, plots) if plots else 0.0
    if completed:
        return 0.0
    if colour == Colour.ORANGE:
        icons = min(min(cubes, standing(s, section)), queue_room(s))
        return work_value(s, me, section, 0, icons) if icons else 0.0
    roads = min(cubes, int(s.open_squares[section, colour]))
    return work_value(s, me, section, roads, 0) if roads else 0.0


@rule
def basic_worth(s: State, me: int, colour: int, value: int) -> float:
    """Return the value of a basic action on the best ground in reach."""
    best = 0.0
    sections = sections_in_reach(s, me)
    ground = int(s.supervisor[me])
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        if lowest_bit(int(s.area[section])) == section:
            gain = basic_worth_on(s, me, section, colour, value)
            best = max(best, gain if section == ground else gain - STEP_COST)
    return best


@rule
def best_track_action(s: State, me: int, kind: int) -> float:
    """Return the value of the best section to beautify, or structure to improve, in reach."""
    best = 0.0
    sections = sections_in_reach(s, me) & int(s.completed_sections)
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        possible = any_icon(s, me, 1 << section) if kind == ActionKind.BEAUTIFY else any_improvable(s, 1 << section)
        if possible:
            best = max(best, track_value(s, me, int(s.quadrant[section]), 1))
    return best


@rule
def claim_worth(s: State, me: int, tile: int, colour: int) -> float:
    """Return the estimated worth of an achievement: its points now, its growth, and its colour."""
    owned = s.player_achievements[me]
    s.player_achievements[me] = int(owned) | 1 << tile
    points = float(achievement_tile_points(s, me, tile))
    gain = points * (1.0 + ACHIEVEMENT_GROWTH * share_left(s)) + ACHIEVEMENT_LATER * share_left(s)
    s.player_achievements[me] = owned
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            if s.achievements[row, slot] == tile + 1 and (row == colour or row == Row.MULTICOLOURED):
                gain += MATCHING
    return gain


@rule
def best_claim(s: State, me: int, colour: int) -> float:
    """Return the value of the best achievement on the table."""
    best = 0.0
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            if s.achievements[row, slot] != NOTHING:
                best = max(best, claim_worth(s, me, int(s.achievements[row, slot]) - 1, colour))
    return best


@rule
def best_equipment(s: State, me: int) -> float:
    """Return the value of the best unclaimed equipment, minus the value of its slot."""
    best = 0.0
    tiles = int(s.equipment)
    for effect in range(len(EFFECT_WORTH)):
        with_effect = tiles & tiles_with_effect(s, effect)
        if with_effect:
            best = max(best, EFFECT_WORTH[effect])
        tiles &= ~with_effect
    if slots_used(s, me) > 1:
        best -= SLOT  # slots are for achievements too
    return best * share_left(s)


@rule
def alternate_worth(s: State, me: int, colour: int, kind: int, memo: Floats) -> float:
    """Return the value of an alternate action."""
    if kind == ActionKind.EQUIPMENT:
        known_worth = recall(memo, EQUIPMENT_CLAIM)
        return memoise(memo, EQUIPMENT_CLAIM, best_equipment(s, me)) if math.isnan(known_worth) else known_worth
    if kind == ActionKind.ACHIEVEMENT:
        known_worth = recall(memo, ACHIEVEMENT_CLAIM + colour)
        return (
            memoise(memo, ACHIEVEMENT_CLAIM + colour, best_claim(s, me, colour))
            if math.isnan(known_worth)
            else known_worth
        )
    if kind == ActionKind.MOVE:
        known_worth = recall(memo, MOVING)
        return memoise(memo, MOVING, move_worth(s, me, memo)) if math.isnan(known_worth) else known_worth
    known_worth = recall(memo, TRACK_ACTION + kind)
    return (
        memoise(memo, TRACK_ACTION + kind, best_track_action(s, me, kind)) if math.isnan(known_worth) else known_worth
    )


@rule
def move_worth(s: State, me: int, memo: Floats) -> float:
    """Return the value of moving the supervisor: STEP_COST, and a share of what better ground is worth."""
    ground = int(s.supervisor[me])
    return STEP_COST + MOVE_SHARE * (
        nearby_ground_value(s, me, ground, HORIZON, memo) - nearby_ground_value(s, me, ground, 1, memo)
    )


@rule
def colour_worth(s: State, me: int, colour: int) -> float:
    """Return the value of the best action with a colour, at least that of an action that achieves nothing."""
    highest = level(s, me, colour)
    best = max(STEP_COST, basic_worth(s, me, colour, value(s, colour, highest)))
    if highest >= EQUIPMENT_LEVEL and can_take(s, me):
        best = max(best, best_equipment(s, me))
    if highest >= BEAUTIFY_LEVEL and s.cubes[me]:
        best = max(best, best_track_action(s, me, ActionKind.BEAUTIFY))
    if highest >= IMPROVE_LEVEL and s.cubes[me]:
        best = max(best, best_track_action(s, me, ActionKind.IMPROVE))
    if highest >= ACHIEVEMENT_LEVEL and can_claim(s, me):
        best = max(best, best_claim(s, me, colour))
    return best


@rule
def action_tile_worth(s: State, me: int, colour: int) -> float:
    """Return the value of one more tile in a column."""
    tiles = int(s.tiles[me, colour])
    return (
        (LEVEL_WORTH[colour, tiles + 1] - LEVEL_WORTH[colour, tiles]) * share_left(s) if tiles < COLUMN_SPACES else 0.0
    )


@rule
def known_colour_worth(s: State, me: int, colour: int, memo: Floats) -> float:
    """Return the value of the best action with a colour, from the memo if it is known."""
    known_worth = recall(memo, COLOUR_ACTION + colour)
    return (
        memoise(memo, COLOUR_ACTION + colour, colour_worth(s, me, colour)) if math.isnan(known_worth) else known_worth
    )


@rule
def stack_worth(s: State, me: int, space: int, place: int, memo: Floats) -> float:
    """Return the value of a tile of a stack, as a colour of the turn and on the mat; place 0 is lowest."""
    colour = int(s.stacks[space, place]) - 1
    return known_colour_worth(s, me, colour, memo) + action_tile_worth(s, me, colour)


@rule
def space_worth(s: State, me: int, space: int, memo: Floats) -> float:
    """Return the value of a space of the rondel."""
    gain = known_colour_worth(s, me, int(s.rondel[space]), memo)
    height = int(s.heights[space])
    return gain + stack_worth(s, me, space, height - 1, memo) if height else gain


@rule
def ground_value(s: State, me: int, section: int, memo: Floats) -> float:
    """Return the value of standing on a section, for the next turns."""
    if s.is_final:
        return GROUND_SHARE * (FINAL_GROUND * track_value(s, me, int(s.quadrant[section]), 1))
    if not int(s.completed_sections) >> section & 1:
        return GROUND_SHARE * open_ground_value(s, me, section, memo)
    best = basic_worth_on(s, me, section, Colour.GREEN, units_of(s, me, Colour.GREEN, memo))
    if any_icon(s, me, int(s.area[section])):
        best += ICON_SHARE * track_value(s, me, int(s.quadrant[section]), 1)
    return GROUND_SHARE * best


@rule
def open_ground_value(s: State, me: int, section: int, memo: Floats) -> float:
    """Return the value of the work that could be done in an open section, one action of each colour."""
    best = 0.0
    most = max(1, int(s.cubes[me]))  # a player without cubes can lift one
    before, left = expected_points(s, me, section, 0, 0), work_left(s, section)
    for colour in range(ROAD_COLOURS):
        roads = min(min(units_of(s, me, colour, memo), most), int(s.open_squares[section, colour]))
        if roads:
            best += added_work_value(s, me, section, roads, 0, before, left)
    icons = min(min(min(units_of(s, me, Colour.ORANGE, memo), most), standing(s, section)), queue_room(s))
    if icons:
        best += added_work_value(s, me, section, 0, icons, before, left)
    return best


@rule
def units_of(s: State, me: int, colour: int, memo: Floats) -> int:
    """Return how many cubes or structures a player's basic action of a colour allows at most."""
    units = recall(memo, UNITS + colour)
    return int(
        memoise(memo, UNITS + colour, float(value(s, colour, level(s, me, colour)))) if math.isnan(units) else units
    )


@rule
def nearby_ground_value(s: State, me: int, section: int, steps: int, memo: Floats) -> float:
    """Return the best value of a section nearby; it counts less with every step."""
    best = 0.0
    factor = 1.0
    seen = 0
    ring = 1 << section
    for _ in range(steps + 1):
        seen |= ring
        beyond = 0
        while ring:
            nearby = lowest_bit(ring)
            ring &= ring - 1
            beyond |= int(s.adjacent_areas[nearby])
            here = recall(memo, GROUND + nearby)
            if math.isnan(here):
                here = memoise(memo, GROUND + nearby, ground_value(s, me, nearby, memo))
            best = max(best, factor * here)
        ring = beyond & ~seen
        factor *= DISTANCE_FACTOR
    return best


@rule
def recall(memo: Floats, place: int) -> float:
    """Return a value from the memo, NaN if it is not known."""
    return memo[place] if memo.shape[0] >= MEMO else math.nan


@rule
def memoise(memo: Floats, place: int, value: float) -> float:
    """Keep a value in the memo, and return it."""
    if memo.shape[0] >= MEMO:
        memo[place] = value
    return value


@rule
def weigh(s: State, actions: Numbers, n: int, out: Floats, spare: Records[State]) -> None:
    """Weigh each action. `spare` holds a scratch state."""
    spare[0] = s
    memo = out[n:]
    for place in range(min(MEMO, memo.shape[0])):
        memo[place] = math.nan
    for i in range(n):
        out[i] = weight(spare[0], int(actions[i]), memo)


@rule
def weight(s: State, action: int, memo: Floats) -> float:
    """Return the weight of one action."""
    me = int(s.to_move)
    if action < codes.BASIC:
        return rondel_weight(s, me, action, memo)
    if action < codes.STEP:
        return choice_weight(s, me, action, memo)
    if action < codes.COMPLETE:
        return action_weight(s, me, action, memo)
    if action < codes.EXCHANGE_TILE:
        return completion_weight(s, me, action)
    if action < codes.END_TURN:
        return free_action_weight(s, me, action, memo)
    if action == codes.END_TURN:
        return 0.0
    if action == codes.CARRY_ON:
        return 0.0
    return action_tile_worth(s, me, action - codes.COLUMN)


@rule
def rondel_weight(s: State, me: int, action: int, memo: Floats) -> float:
    """Return the weight of step 1, and of changing the stack."""
    space = int(s.assistant[me])
    top = int(s.heights[space]) - 1
    if action == codes.FLIP_STACK:
        gain = stack_worth(s, me, space, 0, memo) - stack_worth(s, me, space, top, memo)
        return FREE_ACTION + gain if gain > STACK_COST else NEVER
    if action == codes.SWAP_STACK:
        upcoming = stack_worth(s, me, SPACES, int(s.heights[SPACES]) - 1, memo)
        gain = upcoming - stack_worth(s, me, space, top, memo)
        return FREE_ACTION + gain if gain > STACK_COST else NEVER
    return space_worth(s, me, action - codes.ASSISTANT, memo)


@rule
def choice_weight(s: State, me: int, action: int, memo: Floats) -> float:
    """Return the weight of choosing an action."""
    if action < codes.ALTERNATE:
        choice = action - codes.BASIC
        return basic_worth(s, me, choice // MAX_VALUE, choice % MAX_VALUE + 1)
    if action < codes.BONUS:
        choice = action - codes.ALTERNATE
        return alternate_worth(s, me, choice // KINDS, choice % KINDS, memo)
    cost = 0.0
    best = 0.0
    for colour in range(COLOURS):
        if colour != action - codes.BONUS:
            tiles = int(s.tiles[me, colour])
            cost += (LEVEL_WORTH[colour, tiles] - LEVEL_WORTH[colour, tiles - 1]) * share_left(s)
            s.tiles[me, colour] -= 1
    for colour in range(COLOURS):
        best = max(best, colour_worth(s, me, colour))
    for colour in range(COLOURS):
        if colour != action - codes.BONUS:
            s.tiles[me, colour] += 1
    return best - cost - BONUS_COST


@rule
def action_weight(s: State, me: int, action: int, memo: Floats) -> float:
    """Return the weight of a decision within an action."""
    ground = int(s.supervisor[me])
    if action < codes.PLACE:
        return step_worth(s, me, ground, action - codes.STEP, memo)
    if action < codes.RAZE:
        return WORK_BONUS + work_value(s, me, ground, action - codes.PLACE + 1, 0)
    if action < codes.BUILD:
        cubes = 2 if action >= codes.RAZE_TWICE else 1
        return WORK_BONUS + max(0.0, work_value(s, me, ground, 0, cubes))
    if action < codes.BEAUTIFY:
        return WORK_BONUS + plot_worth(s, me, action)
    if action < codes.IMPROVE:
        section = action - codes.BEAUTIFY
        return WORK_BONUS + track_value(s, me, int(s.quadrant[section]), 1)
    if action < codes.TAKE:
        return WORK_BONUS + track_value(s, me, int(s.quadrant[(action - codes.IMPROVE) // PLOTS]), 1)
    if action < codes.RETURN:
        return 1.0 + equipment_worth(s, action - codes.TAKE)
    if action < codes.CLAIM:
        return -equipment_worth(s, action - codes.RETURN)
    if action < codes.LIFT:
        return 1.0 + claim_worth(s, me, action - codes.CLAIM, int(s.colour))
    if action < codes.END_ACTION:
        return lift_worth(s, me, ground, action - codes.LIFT)
    if action < codes.EXTRA_CUBE:
        return 0.0
    return work_value(s, me, action - codes.EXTRA_CUBE, 1, 0)


@rule
def lift_worth(s: State, me: int, ground: int, square: int) -> float:
    """Return the value of lifting a road cube and placing it where the supervisor stands."""
    colour, section = square // SECTIONS, square % SECTIONS
    before = expected_points(s, me, section, 0, 0)
    s.work[section, colour, me] -= 1
    s.open_squares[section, colour] += 1
    loss = before - expected_points(s, me, section, 0, 0)
    s.work[section, colour, me] += 1
    s.open_squares[section, colour] -= 1
    if s.kind == ActionKind.BASIC:
        return basic_worth_on(s, me, ground, int(s.colour), 1) - loss
    return track_value(s, me, int(s.quadrant[ground]), 1) - loss


@rule
def plot_worth(s: State, me: int, action: int) -> float:
    """Return the value of building on a plot, in an action or with a year tile."""
    structure = int(s.year_tile_structure) - 1 if s.phase == Phase.BUILD else int(s.queue[0]) - 1
    if action >= codes.BUILD_NEW:
        return building_worth(s, me, int(s.new_plot[action - codes.BUILD_NEW]) - 1, structure, 1)
    if action >= codes.BUILD_TWICE:
        return building_worth(s, me, action - codes.BUILD_TWICE, structure, 2)
    return building_worth(s, me, action - codes.BUILD, structure, 1)


@rule
def step_worth(s: State, me: int, ground: int, section: int, memo: Floats) -> float:
    """Return the value of a step to better ground, for the rest of the action or later."""
    if s.kind == ActionKind.BASIC and s.units > 0:
        gain = basic_worth_on(s, me, section, int(s.colour), int(s.units))
        if gain > 0.0:
            return gain - STEP_COST
    if (s.kind == ActionKind.BEAUTIFY or s.kind == ActionKind.IMPROVE) and not s.is_alternate_done:
        area = int(s.area[section]) & int(s.completed_sections)
        possible = any_icon(s, me, area) if s.kind == ActionKind.BEAUTIFY else any_improvable(s, area)
        return track_value(s, me, int(s.quadrant[section]), 1) if possible else NEVER
    there = nearby_ground_value(s, me, section, HORIZON, memo)
    return there - nearby_ground_value(s, me, ground, HORIZON, memo) - STEP_COST


@rule
def completion_weight(s: State, me: int, action: int) -> float:
    """Return the weight of a decision while completing a section."""
    if action < codes.TAKE_YEAR:
        return 0.0
    if action == codes.TAKE_YEAR:
        return YEAR_WORTH[int(s.years[s.year])]
    if action < codes.LAY:
        return YEAR_WORTH[int(s.years[action - codes.SWAP_YEAR])] - STEP_COST
    row = action - codes.LAY
    return ROW_LEVEL_BONUS * level(s, me, row) if row < COLOURS else 0.0


@rule
def free_action_weight(s: State, me: int, action: int, memo: Floats) -> float:
    """Return the weight of a free action: high if it gains more than keeping the chance, otherwise NEVER.

    The flexible assistant is not free: it takes the place of the usual move and is compared with it.
    """
    gain = 0.0
    if action < codes.EXCHANGE_QUEUE:
        choice = action - codes.EXCHANGE_TILE
        space = choice % SPACES
        old_colour = choice // SPACES // COLUMN_SPACES
        tiles = int(s.tiles[me, old_colour])
        new_colour = int(s.stacks[space, s.heights[space] - 1]) - 1
        gain = (
            action_tile_worth(s, me, new_colour)
            - (LEVEL_WORTH[old_colour, tiles] - LEVEL_WORTH[old_colour, tiles - 1]) * share_left(s)
            - EXCHANGE_COST
        )
    elif action < codes.USE_PLOT:
        gain = NEVER
    elif action < codes.USE_EQUIPMENT:
        gain = track_value(s, me, int(s.quadrant[action - codes.USE_PLOT]), 1) - reserve_value(s, YearTile.NEW_PLOT)
    elif action == codes.USE_EQUIPMENT:
        gain = best_equipment(s, me) - reserve_value(s, YearTile.NEW_EQUIPMENT)
    elif action < codes.USE_ASSISTANT:
        gain = (
            ground_value(s, me, action - codes.USE_SUPERVISOR, memo)
            - ground_value(s, me, int(s.supervisor[me]), memo)
            - reserve_value(s, YearTile.FLEXIBLE_SUPERVISOR)
        )
    elif action < codes.USE_FIVE:
        return space_worth(s, me, action - codes.USE_ASSISTANT, memo) - reserve_value(s, YearTile.FLEXIBLE_ASSISTANT)
    elif action == codes.USE_FIVE:
        gain = five_worth(s, me)
    elif action < codes.USE_BUILD:
        section = (action - codes.USE_RAZE) % SECTIONS
        gain = work_value(s, me, section, 0, 1) - reserve_value(s, YearTile.RAZE_STRUCTURE)
    else:
        gain = best_plot(s, me, int(s.queue[action - codes.USE_BUILD]) - 1) - reserve_value(s, YearTile.BUILD_STRUCTURE)
    return FREE_ACTION + gain if gain > 0.0 else NEVER


@rule
def reserve_value(s: State, tile: int) -> float:
    """Return what using a year tile must gain."""
    return YEAR_TILE_RESERVE[tile] + YEAR_TILE_RESERVE_EARLY[tile] * share_left(s)


@rule
def five_worth(s: State, me: int) -> float:
    """Return what level 5 adds to the best action that is left."""
    before = 0.0
    after = 0.0
    for colour in range(COLOURS):
        if s.permits[colour]:
            before = max(before, colour_worth(s, me, colour))
            s.is_level_five = 1
            after = max(after, colour_worth(s, me, colour))
            s.is_level_five = 0
    return after - before - reserve_value(s, YearTile.LEVEL_FIVE)


@rule
def best_plot(s: State, me: int, structure: int) -> float:
    """Return the value of the best free plot of the town for a structure."""
    best = 0.0
    sections = int(s.completed_sections)
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        if free_plots(s, 1 << section):
            best = max(best, building_worth(s, me, section, structure, 1))
    return best
