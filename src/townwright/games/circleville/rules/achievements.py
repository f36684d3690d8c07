"""Achievements: putting them on the table, claiming and scoring them."""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit, popcount
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import CLAIM, LAY
from townwright.games.circleville.components import (
    ACHIEVEMENT_KIND,
    ACHIEVEMENT_POINTS_EACH,
    MATCHING,
    MAX_ROW_SLOTS,
    ROWS,
    SECTIONS,
    AchievementKind,
    Row,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.equipment import can_install, legal_returns
from townwright.games.circleville.rules.town import action_tiles, free_slots, section_of_plot
from townwright.games.circleville.state import ALL_PLOTS, NOTHING, State


@rule
def any_achievement(s: State) -> bool:
    """Return whether an achievement lies on the table."""
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            if s.achievements[row, slot] != NOTHING:
                return True
    return False


@rule
def can_claim(s: State, me: int) -> bool:
    """Return whether a player can claim: an achievement is on the table, a slot is free or can be freed."""
    return any_achievement(s) and can_install(s, me)


@rule
def legal_claims(s: State, out: Numbers, n: int) -> int:
    """List the achievements on the table or, if all slots are full, the equipment to return first."""
    if free_slots(s, int(s.to_move)) == 0:
        return legal_returns(s, out, n)
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            if s.achievements[row, slot] != NOTHING:
                out[n] = CLAIM + int(s.achievements[row, slot]) - 1
                n += 1
    return n


@rule
def claim(s: State, tile: int, log: Log) -> None:
    """Claim an achievement. One of the action's colour, or on a multicoloured slot, scores at once.

    The colour of the action counts, not that of a level borrowed with equipment 20 or 21 (ruling).
    """
    me = int(s.to_move)
    points = 0
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            if s.achievements[row, slot] == tile + 1:
                s.achievements[row, slot] = NOTHING
                if row == s.colour or row == Row.MULTICOLOURED:
                    points = MATCHING
    s.player_achievements[me] = int(s.player_achievements[me]) | 1 << tile
    s.matching_points[me] += points
    s.returned_equipment = 0
    s.has_progress = 1
    note(log, Event.CLAIMED, EVERYONE, me, tile + 1, points)


@rule
def first_free_slot(s: State, row: int) -> int:
    """Return the first free slot of a row of the table, or -1."""
    for slot in range(int(s.row_slots[row])):
        if s.achievements[row, slot] == NOTHING:
            return slot
    return -1


@rule
def legal_rows(s: State, out: Numbers, n: int) -> int:
    """List the rows of the table with a free slot; the slots of a row are alike."""
    for row in range(ROWS):
        if first_free_slot(s, row) >= 0:
            out[n] = LAY + row
            n += 1
    return n


@rule
def lay_achievement(s: State, row: int, log: Log) -> None:
    """Step III of completing a section: put the year's achievement on the table."""
    year = int(s.year) - 1
    tile = s.year_achievement[year]
    s.achievements[row, first_free_slot(s, row)] = tile
    s.year_achievement[year] = NOTHING
    note(log, Event.LAID, EVERYONE, int(s.to_move), int(tile), row)


@rule
def achievement_points(s: State, me: int) -> int:
    """Return what a player's achievements are worth at the end."""
    points = 0
    tiles = int(s.player_achievements[me])
    while tiles:
        points += achievement_tile_points(s, me, lowest_bit(tiles))
        tiles &= tiles - 1
    return points


@rule
def achievement_tile_points(s: State, me: int, tile: int) -> int:
    """Return the points of one achievement for a player."""
    kind = ACHIEVEMENT_KIND[tile]
    number = 0
    if kind == AchievementKind.STRUCTURES_IN_QUADRANT:
        number = structures_in_quadrant(s, int(s.achievement_structure[tile]), int(s.achievement_quadrant[tile]))
    elif kind == AchievementKind.STRUCTURES_WITH_MY_CUBE:
        number = structures_with_cube(s, int(s.achievement_structure[tile]), me)
    elif kind == AchievementKind.BEAUTIFY_CUBES:
        number = icons_with_cube(s, me)
    elif kind == AchievementKind.ACTION_TILES_ON_MAT:
        number = action_tiles(s, me)
    else:
        number = popcount(int(s.player_achievements[me]))
    return number * int(ACHIEVEMENT_POINTS_EACH[tile])


@rule
def structures_in_quadrant(s: State, structure: int, quadrant: int) -> int:
    """Count structures of a colour in a quadrant, regardless of their builder (achievements 1 to 16)."""
    built = s.plot_structure
    number = 0
    for plot in range(ALL_PLOTS):
        if built[plot] == structure + 1 and s.quadrant[section_of_plot(s, plot)] == quadrant:
            number += 1
    return number


@rule
def structures_with_cube(s: State, structure: int, me: int) -> int:
    """Count structures of a colour with a cube of the player beside them (achievements 17 to 20)."""
    built = s.plot_structure
    number = 0
    for plot in range(ALL_PLOTS):
        if built[plot] == structure + 1 and (s.left_owner[plot] == me + 1 or s.right_owner[plot] == me + 1):
            number += 1
    return number


@rule
def icons_with_cube(s: State, me: int) -> int:
    """Count beautify icons with a cube of the player (achievement 21). Ruling: two cubes count once."""
    number = 0
    for section in range(SECTIONS):
        number += s.beauty[section, 0] == me + 1 or s.beauty[section, 1] == me + 1
    return number
