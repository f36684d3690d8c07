"""What the opponents of a solo game share: actions, points for impossible ones, sections, mats.

An action that cannot be finished in one quadrant carries on in the others.
"""

from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    ACHIEVEMENT_POINTS,
    COLOURS,
    EARLY_COMPLETION_TILES,
    HIGHEST_FIRST,
    IMPOSSIBLE_POINTS,
    MAX_ROW_SLOTS,
    NEW_PLOTS,
    NO_TILE_POINTS,
    OPPONENT_LEVEL,
    PLOTS,
    QUADRANTS,
    ROAD_COLOURS,
    SECTIONS,
    SPACES,
    STRUCTURE_ORDER,
    STRUCTURES,
    YEAR_POINTS,
    Character,
    Colour,
    Row,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.alternate_actions import beautify, improve
from townwright.games.circleville.rules.basic_actions import take_down
from townwright.games.circleville.rules.levels import value
from townwright.games.circleville.rules.rondel import replace_stack, take_top_tile
from townwright.games.circleville.rules.sections import lay_section, score_section
from townwright.games.circleville.rules.town import (
    cells_on_mat,
    first_free_plot,
    is_free_new,
    is_improvable,
    join_queue,
    leave_queue,
    put_up,
    queue_room,
    spend,
    standing,
)
from townwright.games.circleville.state import NEW, NOTHING, SoloSource, State, Task


@rule
def character_to_move(s: State) -> int:
    """Return the character of the opponent to move."""
    return int(s.character[s.to_move]) - 1


@rule
def score(s: State, source: int, points: int) -> None:
    """Score points for an opponent."""
    s.solo_points[source, s.to_move] += points


@rule
def add_task(s: State, task: int) -> None:
    """Add a task to this turn."""
    me = int(s.to_move)
    s.plan[me, s.task_count[me]] = task
    s.task_count[me] += 1


@rule
def walk(s: State, steps: int) -> int:
    """Move the assistant clockwise and return the space. Occupied spaces count, too (ruling)."""
    me = int(s.to_move)
    s.assistant[me] = (int(s.assistant[me]) + steps) % SPACES
    return int(s.assistant[me])


@rule
def colour_at(s: State, cell: int) -> int:
    """Return the colour of a space on the mat: of the action tile there, or the printed one."""
    tile = int(s.mat_tiles[s.to_move, cell])
    return tile - 1 if tile != NOTHING else int(s.cell_colour[character_to_move(s), cell])


@rule
def set_quadrant_by_supervisor(s: State, log: Log) -> None:
    """Set the quadrant of this turn: that of the supervisor's place on the mat."""
    me = int(s.to_move)
    s.turn_quadrant[me] = s.stop_quadrant[character_to_move(s), s.pawn[me]]
    note(log, Event.SUPERVISOR_SHOWS, EVERYONE, me, int(s.turn_quadrant[me]) + 1)


@rule
def lay_tile(s: State, cell: int, log: Log) -> None:
    """Step 4: put the action tile on a space of the mat; the old one leaves the game."""
    me = int(s.to_move)
    colour = take_top_tile(s, log)
    if colour >= 0:
        note(log, Event.LAID_TILE, EVERYONE, me, colour, int(s.mat_tiles[me, cell]) - 1)
        s.mat_tiles[me, cell] = colour + 1
        replace_stack(s, log)


@rule
def room_on_mat(s: State, seat: int) -> int:
    """Return how many action tiles can lie on an opponent's mat at the end of a turn."""
    if int(s.character[seat]) - 1 == Character.DENZEL:
        return (EARLY_COMPLETION_TILES - 1) * COLOURS  # the third of a colour takes them all away
    return cells_on_mat(s, seat)


@rule
def take_basic(s: State, colour: int, log: Log) -> None:
    """Take a basic action at the opponent's level, in the quadrant of this turn first."""
    me = int(s.to_move)
    character = character_to_move(s)
    units = value(s, colour, int(OPPONENT_LEVEL[character]))
    highest_first = int(HIGHEST_FIRST[character])
    note(
        log,
        Event.TAKES_BASIC,
        EVERYONE,
        me,
        colour,
        int(OPPONENT_LEVEL[character]),
        int(s.turn_quadrant[me]) + 1,
        highest_first,
    )
    left = work_through(s, Task.BASIC + colour, int(s.turn_quadrant[me]), units, log)
    score_if_impossible(s, Task.BASIC + colour, units, left, int(IMPOSSIBLE_POINTS[character]), log)


@rule
def improve_or_beautify(s: State, task: int, quadrant: int, points: int, log: Log) -> None:
    """Improve a structure or beautify a section; score points if that is impossible."""
    highest_first = int(HIGHEST_FIRST[character_to_move(s)])
    kind = Event.TAKES_IMPROVE if task == Task.IMPROVE else Event.TAKES_BEAUTIFY
    note(log, kind, EVERYONE, int(s.to_move), quadrant + 1, highest_first)
    score_if_impossible(s, task, 1, work_through(s, task, quadrant, 1, log), points, log)


@rule
def work_through(s: State, task: int, quadrant: int, units: int, log: Log) -> int:
    """Work in a quadrant, section by section, then in the others clockwise; return what is left."""
    me = int(s.to_move)
    highest = HIGHEST_FIRST[character_to_move(s)]
    last_quadrant = quadrant
    for further in range(QUADRANTS):
        current_quadrant = (quadrant + further) % QUADRANTS
        for place in range(SECTIONS):
            section = SECTIONS - 1 - place if highest else place
            if s.quadrant[section] == current_quadrant and units and s.cubes[me] and has_place(s, task, section):
                if current_quadrant != last_quadrant:
                    note(log, Event.CARRIED_ON, EVERYONE, me, current_quadrant + 1)
                    last_quadrant = current_quadrant
                units = work_in(s, task, section, units, log)
    return units


@rule
def has_place(s: State, task: int, section: int) -> bool:
    """Return whether there is something to do for a task in a section."""
    if int(s.completed_sections) >> section & 1:
        if task == Task.BASIC + Colour.GREEN:
            return s.queue_length > 0 and plot_in(s, section) >= 0
        if task == Task.IMPROVE:
            return plot_to_improve(s, section) >= 0
        return task == Task.BEAUTIFY and s.beauty[section, 0] == NOTHING
    if task == Task.BASIC + Colour.ORANGE:
        return standing(s, section) > 0 and queue_room(s) > 0
    return task < Task.BASIC + ROAD_COLOURS and s.open_squares[section, task - Task.BASIC] > 0


@rule
def work_in(s: State, task: int, section: int, units: int, log: Log) -> int:
    """Work in a section as far as its places and the cubes allow; return what is left of the action."""
    me = int(s.to_move)
    s.has_acted = 1
    if character_to_move(s) == Character.DENZEL:
        s.pawn[me] = section + 1
    while units and s.cubes[me] and has_place(s, task, section):
        if task < Task.BASIC + ROAD_COLOURS:
            units -= work_on_roads(s, task - Task.BASIC, section, units, log)
        else:
            units -= 1
            if task == Task.BASIC + Colour.ORANGE:
                raze_first(s, section, log)
            elif task == Task.BASIC + Colour.GREEN:
                build_first(s, section, log)
            elif task == Task.IMPROVE:
                improve(s, plot_to_improve(s, section), log)
            else:
                beautify(s, section, log)
            s.is_alternate_done = 0
    return units


@rule
def work_on_roads(s: State, colour: int, section: int, units: int, log: Log) -> int:
    """Place cubes on the road squares of a section; return their number."""
    me = int(s.to_move)
    cubes = min(min(units, int(s.cubes[me])), int(s.open_squares[section, colour]))
    s.open_squares[section, colour] -= cubes
    s.work[section, colour, me] += cubes
    spend(s, me, cubes)
    note(log, Event.PLACED, EVERYONE, me, cubes, colour, section + 1)
    return cubes


@rule
def raze_first(s: State, section: int, log: Log) -> None:
    """Raze a structure of the first colour in the opponent's order; it joins the queue at once."""
    rank = 0
    while s.standing_structures[section, STRUCTURE_ORDER[character_to_move(s), rank]] == 0:
        rank += 1
    structure = int(STRUCTURE_ORDER[character_to_move(s), rank])
    take_down(s, section, structure, 1, log)
    join_queue(s, structure, 1, log)


@rule
def build_first(s: State, section: int, log: Log) -> None:
    """Build from the queue the first colour in the opponent's order, its leftmost structure."""
    for rank in range(STRUCTURES):
        for place in range(int(s.queue_length)):
            if s.queue[place] == STRUCTURE_ORDER[character_to_move(s), rank] + 1:
                put_up(s, plot_in(s, section), section, leave_queue(s, place), 1, log)
                return


@rule
def plot_in(s: State, section: int) -> int:
    """Return the first free plot of a section, new plots last, or -1."""
    plot = first_free_plot(s, section)
    for new in range(NEW_PLOTS):
        if plot < 0 and is_free_new(s, new, 1 << section):
            plot = NEW + new
    return plot


@rule
def plot_to_improve(s: State, section: int) -> int:
    """Return the section's first structure, in the opponent's order, with an empty second square, or -1."""
    for rank in range(STRUCTURES):
        for plot in range(section * PLOTS, section * PLOTS + PLOTS):
            if is_improvable(s, plot) and s.plot_structure[plot] == STRUCTURE_ORDER[character_to_move(s), rank] + 1:
                return plot
    return -1


@rule
def score_if_impossible(s: State, task: int, units: int, left: int, points: int, log: Log) -> None:
    """Score points for an action that was impossible, or for which the cubes ran out.

    An action done in part, for lack of places, counts as done.
    """
    me = int(s.to_move)
    if left and s.cubes[me] == 0 and any_place(s, task):
        score(s, SoloSource.IMPOSSIBLE, points)
        note(log, Event.OUT_OF_CUBES, EVERYONE, me, points)
    elif left == units:
        score(s, SoloSource.IMPOSSIBLE, points)
        note(log, Event.IMPOSSIBLE, EVERYONE, me, points)


@rule
def any_place(s: State, task: int) -> bool:
    """Return whether there is something to do for a task in any section."""
    for section in range(SECTIONS):
        if has_place(s, task, section):
            return True
    return False


@rule
def miss_action(s: State, log: Log) -> None:
    """Score points for the missed action, as the rondel space has no action tile."""
    points = int(NO_TILE_POINTS[character_to_move(s)])
    score(s, SoloSource.IMPOSSIBLE, points)
    note(log, Event.MISSED_TILE, EVERYONE, int(s.to_move), points)


@rule
def complete_section(s: State, section: int, log: Log) -> None:
    """Complete a section for an opponent: it is scored as usual, its tiles go back to the box."""
    s.section = section
    note(log, Event.COMPLETED, EVERYONE, int(s.to_move), section + 1)
    score_section(s, section, log)
    return_tiles(s, log)
    lay_section(s, log)


@rule
def return_tiles(s: State, log: Log) -> None:
    """Return the year tile, even the last one, and the achievement of that year to the box for points."""
    me = int(s.to_move)
    year = int(s.year)
    s.year += 1
    s.has_progress = 1
    points = int(YEAR_POINTS[character_to_move(s)])
    score(s, SoloSource.RETURNED, points)
    note(log, Event.RETURNED_YEAR, EVERYONE, me, int(s.years[year]), points)
    tile = int(s.year_achievement[year])
    if tile != NOTHING:
        s.year_achievement[year] = NOTHING
        points = int(ACHIEVEMENT_POINTS[character_to_move(s)])
        score(s, SoloSource.RETURNED, points)
        note(log, Event.RETURNED_GOAL, EVERYONE, me, tile, points)


@rule
def remove_achievement(s: State, colour: int, points: int, log: Log) -> None:
    """Remove the lowest achievement of a colour from the table, or score points if there is none.

    It lies in the row of the colour or on a multicoloured slot.
    """
    me = int(s.to_move)
    lowest = NOTHING
    for slot in range(MAX_ROW_SLOTS):
        for row in (colour, Row.MULTICOLOURED.value):
            tile = int(s.achievements[row, slot])
            if tile != NOTHING and (lowest == NOTHING or tile < lowest):
                lowest = tile
    if lowest == NOTHING:
        score(s, SoloSource.SPECIAL, points)
        note(log, Event.NO_GOAL, EVERYONE, me, colour, points)
        return
    for slot in range(MAX_ROW_SLOTS):
        for row in (colour, Row.MULTICOLOURED.value):
            if s.achievements[row, slot] == lowest:
                s.achievements[row, slot] = NOTHING
    s.has_progress = 1
    note(log, Event.REMOVED_GOAL, EVERYONE, me, lowest, colour)
