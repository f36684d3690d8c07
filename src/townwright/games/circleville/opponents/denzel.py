"""Denzel completes sections ahead of schedule.

His mat has a column for each colour. The third tile of a colour lets him complete the section where he last worked,
whatever is still to be done there.
"""

from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    COLOURS,
    EARLY_COMPLETION_TILES,
    FIRST_PLACE_TIMES,
    NO_SECTION_POINTS,
    QUADRANTS,
    QUEUE,
    ROAD_COLOURS,
    SECTIONS,
    SPACES,
    STRUCTURE_ORDER,
    STRUCTURES,
    Character,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.opponents.actions import add_task, plot_in, return_tiles, score, walk
from townwright.games.circleville.rules.rondel import replace_stack, take_top_tile, top_colour
from townwright.games.circleville.rules.sections import cubes_in, is_ahead, lay_section, points_for
from townwright.games.circleville.rules.town import join_queue, put_up
from townwright.games.circleville.state import SoloSource, State, Task


@rule
def seek_rarest(s: State, log: Log) -> None:
    """Step 1: go to the next space whose top tile has a colour he has the fewest of.

    This may be his own space after a whole lap; without such a space he moves one space. He works in the quadrant of
    the space's colour: that colour twice, then the tile's.
    """
    me = int(s.to_move)
    fewest = EARLY_COMPLETION_TILES
    for colour in range(COLOURS):
        fewest = min(fewest, int(s.tiles[me, colour]))
    steps = 1
    while steps <= SPACES and not is_rare(s, top_colour(s, (int(s.assistant[me]) + steps) % SPACES), fewest):
        steps += 1
    if steps <= SPACES:
        space = walk(s, steps)
        note(log, Event.SOUGHT_RAREST, EVERYONE, me, space + 1, top_colour(s, space), fewest)
    else:
        space = walk(s, 1)
        note(log, Event.FOUND_NO_RAREST, EVERYONE, me, space + 1, fewest)
    colour, tile = int(s.rondel[space]), top_colour(s, space)
    s.turn_quadrant[me] = s.colour_quadrant[colour]
    note(log, Event.SPACE_SHOWS, EVERYONE, me, int(s.turn_quadrant[me]) + 1, colour)
    add_task(s, Task.BASIC + colour)
    add_task(s, Task.BASIC + colour)
    add_task(s, Task.BASIC + tile if tile >= 0 else Task.MISSED.value)


@rule
def is_rare(s: State, colour: int, fewest: int) -> bool:
    """Return whether there is a tile and Denzel has the fewest tiles of its colour."""
    return colour >= 0 and s.tiles[s.to_move, colour] == fewest


@rule
def fill_column(s: State, log: Log) -> None:
    """Step 4: put the tile in its column; the third of a colour completes a section."""
    me = int(s.to_move)
    colour = take_top_tile(s, log)
    if colour >= 0:
        s.tiles[me, colour] += 1
        note(log, Event.TOOK_TILE, EVERYONE, me, colour)
        replace_stack(s, log)
        if s.tiles[me, colour] == EARLY_COMPLETION_TILES:
            note(log, Event.THIRD_TILE, EVERYONE, me, colour)
            add_task(s, Task.EARLY)


@rule
def complete_early(s: State, log: Log) -> None:
    """Complete the section of his last cube, or the next higher one of its quadrant, at once.

    He scores points instead if there is none, or if he only scored points in this turn. The three tiles leave the game.
    """
    me = int(s.to_move)
    section = section_to_complete(s)
    if section >= 0:
        note(log, Event.EARLY, EVERYONE, me, section + 1)
        score_early(s, section, log)
        return_tiles(s, log)
        clear_section(s, section)
        lay_section(s, log)
        queue_or_build_structures(s, section, log)
    else:
        score(s, SoloSource.SPECIAL, NO_SECTION_POINTS)
        note(log, Event.NO_SECTION if s.has_acted else Event.IDLE, EVERYONE, me, NO_SECTION_POINTS)
    for colour in range(COLOURS):
        if s.tiles[me, colour] == EARLY_COMPLETION_TILES:
            s.tiles[me, colour] = 0
            note(log, Event.TILES_LEFT, EVERYONE, me, colour)


@rule
def section_to_complete(s: State) -> int:
    """Return the section that Denzel completes early, or -1."""
    if not s.has_acted:
        return -1
    last_section = int(s.pawn[s.to_move]) - 1
    for section in range(last_section, SECTIONS):
        if s.quadrant[section] == s.quadrant[last_section] and not int(s.completed_sections) >> section & 1:
            return section
    return -1


@rule
def score_early(s: State, section: int, log: Log) -> None:
    """Score first place twice for Denzel; other players with cubes there score from second place on."""
    me = int(s.to_move)
    s.section = section
    s.winner = me
    points = FIRST_PLACE_TIMES * points_for(s, section, 0)
    s.section_points[section, me] = points
    note(log, Event.SCORED, EVERYONE, me, section + 1, points, 1)
    for player in range(int(s.players)):
        if player != me and cubes_in(s, section, player):
            place = 1
            for other in range(int(s.players)):
                if other != me and other != player and is_ahead(s, section, other, player):
                    place += 1
            points = points_for(s, section, place)
            s.section_points[section, player] = points
            note(log, Event.SCORED, EVERYONE, player, section + 1, points, place + 1)


@rule
def clear_section(s: State, section: int) -> None:
    """Finish all work in the section; its structures have to go elsewhere."""
    for colour in range(ROAD_COLOURS):
        s.open_squares[section, colour] = 0
    for structure in range(STRUCTURES):
        s.razed_structures[structure] = s.standing_structures[section, structure]
        s.standing_structures[section, structure] = 0


@rule
def queue_or_build_structures(s: State, section: int, log: Log) -> None:
    """Move the section's structures to the queue in Denzel's order; build those for which it has no room.

    They are built with his cubes on the nearest plot. Without a plot they leave the game; without a cube they are still
    built (ruling).
    """
    me = int(s.to_move)
    for rank in range(STRUCTURES):
        structure = int(STRUCTURE_ORDER[Character.DENZEL.value, rank])
        while s.razed_structures[structure]:
            s.razed_structures[structure] -= 1
            home = section_with_plot(s, section)
            if s.queue_length < QUEUE:
                join_queue(s, structure, 1, log)
            elif home >= 0:
                put_up(s, plot_in(s, home), home, structure, min(1, int(s.cubes[me])), log)
            else:
                s.removed_structures[structure] += 1
                note(log, Event.GONE, EVERYONE, me, structure)


@rule
def section_with_plot(s: State, section: int) -> int:
    """Return the nearest section with a free plot, or -1.

    First the section itself, otherwise the lowest completed one of its quadrant, otherwise of the other quadrants
    clockwise.
    """
    if plot_in(s, section) >= 0:
        return section
    for further in range(QUADRANTS):
        for other in range(SECTIONS):
            is_in_quadrant = s.quadrant[other] == (s.quadrant[section] + further) % QUADRANTS
            if is_in_quadrant and int(s.completed_sections) >> other & 1 and plot_in(s, other) >= 0:
                return other
    return -1
