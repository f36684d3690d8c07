"""Completing a section: victory points, the year tile, the achievement, cleaning up."""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import COMPLETE, SWAP_YEAR, TAKE_YEAR
from townwright.games.circleville.components import (
    LAST_TILE_POINTS,
    ROAD_COLOURS,
    SECTIONS,
    YEARS,
    EquipmentEffect,
    YearTile,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.levels import owns
from townwright.games.circleville.rules.supervisor import EVERYWHERE, merge_areas
from townwright.games.circleville.rules.town import advance, is_completed, points_index, spend, standing
from townwright.games.circleville.state import MARKS, NOTHING, CubeMark, Ending, Phase, State


@rule
def finished_sections(s: State) -> int:
    """Return the sections where all work is done and that are not completed yet, as a bit mask."""
    mask = 0
    for section in range(SECTIONS):
        if not is_completed(s, section):
            squares = 0
            for colour in range(ROAD_COLOURS):
                squares += int(s.open_squares[section, colour])
            if squares == 0 and standing(s, section) == 0:
                mask |= 1 << section
    return mask


@rule
def check_sections(s: State, resume: int) -> None:
    """Resolve finished sections after an action; then the turn goes on with the phase `resume`."""
    s.resume_phase = resume
    s.phase = Phase.COMPLETE if finished_sections(s) else resume


@rule
def legal_completions(s: State, out: Numbers, n: int) -> int:
    """List the finished sections: the active player chooses their order."""
    sections = finished_sections(s)
    while sections:
        out[n] = COMPLETE + lowest_bit(sections)
        n += 1
        sections &= sections - 1
    return n


@rule
def complete(s: State, section: int, log: Log) -> None:
    """Begin to complete a section: step I, then step II with a choice if equipment 4 offers one."""
    me = int(s.to_move)
    s.section = section
    note(log, Event.COMPLETED, EVERYONE, me, section + 1)
    score_section(s, section, log)
    if owns(s, me, EquipmentEffect.SWAP_YEAR_BONUS, 0) and any_other_year(s):
        s.phase = Phase.YEAR
    else:
        take_year_tile(s, log)


@rule
def cubes_in(s: State, section: int, player: int) -> int:
    """Return a player's cubes in a section."""
    work = s.work[section]
    number = 0
    for mark in range(MARKS):
        number += int(work[mark, player])
    return number


@rule
def place_in(s: State, section: int, player: int) -> int:
    """Return a player's place in a section, from 0.

    More cubes, then more on structure icons, then clockwise from the active player.
    """
    place = 0
    for other in range(int(s.players)):
        if other != player and is_ahead(s, section, other, player):
            place += 1
    return place


@rule
def is_ahead(s: State, section: int, other: int, player: int) -> bool:
    """Return whether one player comes before another one in a section."""
    more = cubes_in(s, section, other) - cubes_in(s, section, player)
    if more == 0:
        on_icons = s.work[section, CubeMark.STRUCTURE.value]
        more = int(on_icons[other]) - int(on_icons[player])
    if more == 0:
        more = turns_until(s, player) - turns_until(s, other)
    return more > 0


@rule
def turns_until(s: State, player: int) -> int:
    """Return how many seats clockwise from the active player a seat is."""
    return (player - int(s.to_move)) % int(s.players)


@rule
def points_for(s: State, section: int, place: int) -> int:
    """Return the points of a place in a section."""
    return int(s.section_points_by_place[section, points_index(s, place)])


@rule
def score_section(s: State, section: int, log: Log) -> None:
    """Step I: players with cubes in the section score by place.

    Equipment 22 doubles the points of an active player who is alone there.
    """
    workers = 0
    for player in range(int(s.players)):
        workers += cubes_in(s, section, player) > 0
    for player in range(int(s.players)):
        if cubes_in(s, section, player):
            place = place_in(s, section, player)
            points = points_for(s, section, place)
            if workers == 1 and player == s.to_move and owns(s, player, EquipmentEffect.SOLE_WORKER_DOUBLE, 0):
                points *= 2
            if place == 0:
                s.winner = player
            s.section_points[section, player] = points
            note(log, Event.SCORED, EVERYONE, player, section + 1, points, place + 1)


@rule
def may_swap(s: State, year: int) -> bool:
    """Return whether the next year tile may be exchanged with that of a later year.

    The last tile cannot be exchanged, and one of the same kind would change nothing.
    """
    other = s.years[year]
    return year > s.year and other != YearTile.THREE_POINTS and other != s.years[s.year]


@rule
def any_other_year(s: State) -> bool:
    """Return whether equipment 4 has a year tile to exchange."""
    if s.years[s.year] == YearTile.THREE_POINTS:
        return False
    for year in range(int(s.year) + 1, YEARS):
        if may_swap(s, year):
            return True
    return False


@rule
def legal_years(s: State, out: Numbers, n: int) -> int:
    """List taking the year tile, or exchanging it with a later one first."""
    out[n] = TAKE_YEAR
    n += 1
    for year in range(int(s.year) + 1, YEARS):
        if may_swap(s, year):
            out[n] = SWAP_YEAR + year
            n += 1
    return n


@rule
def swap_year(s: State, year: int, log: Log) -> None:
    """Exchange year tiles, but not the achievements of their years; then take the tile (equipment 4)."""
    tile = s.years[s.year]
    s.years[s.year] = s.years[year]
    s.years[year] = tile
    note(log, Event.SWAPPED_YEAR, EVERYONE, int(s.to_move), int(s.years[s.year]))
    take_year_tile(s, log)


@rule
def take_year_tile(s: State, log: Log) -> None:
    """Step II: take the next year tile; the last one scores points at once."""
    me = int(s.to_move)
    tile = int(s.years[s.year])
    if tile == YearTile.THREE_POINTS:
        s.last_year_tile_points[me] += LAST_TILE_POINTS
        note(log, Event.GOT_THREE_POINTS, EVERYONE, me, LAST_TILE_POINTS)
    else:
        s.unused_year_tiles[me, tile] += 1
        note(log, Event.GOT_YEAR_TILE, EVERYONE, me, tile)
    s.year += 1
    s.has_progress = 1
    if s.year_achievement[s.year - 1] != NOTHING:
        s.phase = Phase.TABLE
    else:
        clean_up(s, log)


@rule
def clean_up(s: State, log: Log) -> None:
    """Step IV: lay the section tile; then the next finished section or the rest of the turn follows."""
    lay_section(s, log)
    check_sections(s, int(s.resume_phase))


@rule
def lay_section(s: State, log: Log) -> None:
    """Return the cubes, lay the section tile, and give first place the square beside the number.

    The last section triggers the end. A player in first place without a cube (only possible with Denzel) gets no
    square (ruling).
    """
    section = int(s.section)
    for player in range(int(s.players)):
        s.cubes[player] += cubes_in(s, section, player)
        for mark in range(MARKS):
            s.work[section, mark, player] = 0
    s.completed_sections = int(s.completed_sections) | 1 << section
    merge_areas(s)
    winner = int(s.winner)
    if s.cubes[winner]:
        s.number_square[section] = winner + 1
        spend(s, winner, 1)
        advance(s, winner, section, 1)
        note(log, Event.FIRST_PLACE, EVERYONE, winner, section + 1, int(s.quadrant[section]) + 1)
    s.section = 0
    s.winner = 0
    if int(s.completed_sections) == EVERYWHERE and not s.ending:
        s.ending = Ending.LAST_SECTION
        note(log, Event.ENDING, EVERYONE)
