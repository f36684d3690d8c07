"""What a player may see, as plain data. Only the order of the tiles in the bag is hidden."""

from enum import IntEnum
from functools import cache

import msgspec
import numpy as np

from townwright.core.action import ScoreRow
from townwright.core.errors import Sentence
from townwright.core.log import NO_LOG
from townwright.core.record import copy_record, from_fields
from townwright.core.state import OVER
from townwright.games.circleville.codes import END_ACTION, MAX_LEGAL
from townwright.games.circleville.components import (
    ACHIEVEMENT_KIND,
    ACHIEVEMENT_POINTS_EACH,
    ACHIEVEMENTS,
    COLOURS,
    DATA,
    EQUIPMENT,
    FIRST_YEAR,
    LEVELS,
    MAX_ROUNDS,
    NEW_PLOTS,
    OPPONENTS,
    PLOTS,
    QUADRANTS,
    RANKS,
    SECTIONS,
    SPACES,
    YEARS,
    AchievementKind,
    Character,
    Colour,
    EquipmentEffect,
    Row,
    Structure,
    YearTile,
)
from townwright.games.circleville.components.corrections import sentence
from townwright.games.circleville.rules.alternate_actions import has_target
from townwright.games.circleville.rules.basic_actions import most_cubes, place_cubes, take_down
from townwright.games.circleville.rules.equipment import finished_roads, place_extra_cube
from townwright.games.circleville.rules.levels import column_level, highest, mat_levels, value
from townwright.games.circleville.rules.rondel import colours_at, spaces_in_reach
from townwright.games.circleville.rules.scoring import points_so_far, track_position
from townwright.games.circleville.rules.sections import cubes_in, place_in
from townwright.games.circleville.rules.supervisor import sections_in_reach, steps_left
from townwright.games.circleville.rules.town import (
    action_tiles,
    cells_on_mat,
    free_slots,
    is_completed,
    points_index,
    standing,
)
from townwright.games.circleville.rules.turn import (
    can_pay_at_all,
    has_worked,
    is_last_idle_round,
    legal_in_action,
    must_go_on,
    number_in_last_rounds,
    takes_tile,
)
from townwright.games.circleville.state import NEW, NOTHING, UPCOMING, ActionKind, Phase, SoloSource, State, Task
from townwright.games.circleville.wording.fills import Decision, begun_actions, fills

SECTION_DATA = {section["id"]: section for section in DATA["sections"]}
COLOUR_IDS, STRUCTURE_IDS = ([each.name.lower() for each in kind] for kind in (Colour, Structure))

#: The rows of the score sheet, and those that only opponents of a solo game have.
ALL_SOURCES = [
    *[f"section_{number}" for number in range(1, SECTIONS + 1)],
    "matching",
    "last_tile",
    *[f"quadrant_{number}" for number in range(1, QUADRANTS + 1)],
    "achievements",
    "unused_year_tiles",
]
SOLO_SOURCES = [f"solo_{source.name.lower()}" for source in SoloSource]
#: The rows with a subtotal: sections, quadrants, and what only solo opponents score.
GROUPS = {
    **{f"section_{number}": "sections" for number in range(1, SECTIONS + 1)},
    **{f"quadrant_{number}": "quadrants" for number in range(1, QUADRANTS + 1)},
    **dict.fromkeys(SOLO_SOURCES, "solo"),
}


class Plot(msgspec.Struct, frozen=True):
    """A plot of a completed section: its structure, and the seats on its left and right square."""

    plot: int
    structure: str | None
    left: int | None
    right: int | None
    new: bool


class Work(msgspec.Struct, frozen=True):
    """A seat's cubes in an open section, by where they are."""

    red: int
    blue: int
    structures: int
    extra: int
    total: int


class Section(msgspec.Struct, frozen=True):
    """A section of the town."""

    section: int
    quadrant: int
    band: str
    begins: int  # degrees clockwise from north
    ends: int
    neighbours: list[int]
    points: list[int]
    seats_by_place: list[int | None]  # who would score each of these points now, if the section were completed
    completed: bool
    area: list[int]  # the sections that count as one with it
    red: int  # squares without a cube
    blue: int
    printed: dict[str, int]  # structures
    structures: dict[str, int]  # still standing
    cubes: list[Work]
    number_square: int | None  # the seat whose cube is beside the number
    beauty: list[int]  # the seats of the cubes on the beautify icon
    plots: list[Plot]


class Space(msgspec.Struct, frozen=True):
    """A space of the rondel: its colour, its stack from the bottom to the top, the assistants on it."""

    space: int
    colour: str
    actions: list[str]  # the colours of the actions that it gives
    stack: list[str]
    assistants: list[int]


class Year(msgspec.Struct, frozen=True):
    """A year whose tile is still on the track."""

    year: int
    tile: str
    achievement: int | None


class Mat(msgspec.Struct, frozen=True):
    """A player's mat and what lies beside it."""

    cubes: int
    supervisor: int
    columns: dict[str, list[str]]  # the space of each level, from the bottom: start, action, year, free
    levels: dict[str, int]  # the highest level at which the mat allows an action
    values: dict[str, int]  # of the basic actions at these levels
    reach: list[int]  # spaces of the rondel that the assistant can reach now
    equipment: list[int]
    achievements: list[int]
    free_slots: int
    year_tiles: dict[str, int]
    used: int  # year tiles used this turn, to be laid on the mat


class Cell(msgspec.Struct, frozen=True):
    """A space for action tiles on the mat of an opponent: its printed colour, and the tile on it."""

    colour: str
    tile: str | None


class Opponent(msgspec.Struct, frozen=True):
    """An opponent of a solo game: its mat, its supervisor, and what it did in its last turn."""

    seat: int
    character: str
    cubes: int
    sections: str  # which number it takes first: highest or lowest
    structures: list[str]  # which colour it takes first
    stops: list[int]  # the quadrants of the places for the supervisor, in their order
    supervisor: int | None  # the number of its place
    section: int | None  # Denzel: where he last worked
    cells: list[Cell]
    lines: list[list[int]]  # Katherine: the spaces beside each place, by number
    marked: int | None  # Katherine: the number of the marked place
    extra: int | None  # Bertha: the space of the extra action marker
    columns: dict[str, int]  # Denzel: his tiles
    equipment: list[int]  # Carsten
    points: dict[str, int]  # apart from sections and quadrants
    quadrant: int | None  # of the last turn
    tasks: list[str]  # of the last turn


class Achievement(msgspec.Struct, frozen=True):
    """What an achievement tile scores."""

    achievement: int
    kind: str
    structure: str | None
    quadrant: int | None
    points: int


class EquipmentTile(msgspec.Struct, frozen=True):
    """What an equipment tile does, and in which colours."""

    equipment: int
    kind: str
    colours: list[str]


class Outlook(msgspec.Struct, frozen=True):
    """Who would score a section's points if the player to move had 1, 2 … more cubes of an action there."""

    section: int
    colour: str  # of the action
    seats_by_place: list[list[int | None]]


class Walk(msgspec.Struct, frozen=True):
    """A way of several steps in an alternate action."""

    steps: list[int]  # the sections to step to
    idle: bool  # the action can do nothing at its end


class Turn(msgspec.Struct, frozen=True):
    """The turn: the actions left, and the current one."""

    permits: list[str]  # the colours of the actions that may still be taken
    any_colour: bool  # a bonus or final action: one action of any of these colours
    bonus: bool  # the bonus action of this turn is taken
    five: bool  # the next action counts as level 5
    kind: str | None
    colour: str | None
    units: int  # cubes or structures that the action still has to use
    steps: int  # of the supervisor, taken in this action
    walks: list[Walk]  # the shortest way to each section that is several steps away
    worked: bool  # the current action has done something
    held: list[str]  # razed structures on their way to the queue
    takes_tile: bool  # a player who ends the turn takes an action tile
    outlooks: list[Outlook]  # of the sections in reach where the current or next action could place cubes
    fills: list[list[Decision]]  # lines that do several pieces of work in one section


class View(msgspec.Struct, frozen=True):
    """The table."""

    players: int
    people: int
    first: int
    to_move: int | None
    phase: str
    round: int
    ending: bool
    final: bool
    notice: str | None  # a message about the rounds to come
    round_limit: int  # the end is triggered after this round at the latest
    turn: Turn
    sections: list[Section]
    work_left: list[int]  # by section: cubes until it is completed, one for each square and structure that is left
    markers: list[list[int]]  # on the quadrant tracks, by quadrant and seat
    tracks: list[list[int]]  # the same with the supervisor's bonus, as if the game ended now
    points_so_far: list[int]  # by seat; the score sheet counts as if the game ended now
    rondel: list[Space]
    upcoming: list[str]
    bag: dict[str, int]
    queue: list[str]
    equipment: list[int]
    years: list[Year]
    table: dict[str, list[int | None]]  # the achievements table: the tiles in the slots of each row
    values: dict[str, list[int]]  # of basic actions, by level
    mats: list[Mat]  # of the people
    opponents: list[Opponent]  # of a solo game, in the seats after the people
    equipment_tiles: list[EquipmentTile]
    achievement_tiles: list[Achievement]


def name(members: type[IntEnum], value: int) -> str:
    """Return the name of a member of an enumeration, in lower case."""
    return cached_name(members, int(value))


@cache
def cached_name(members: type[IntEnum], value: int) -> str:
    """Return the name for a Python int, cached."""
    return members(value).name.lower()


def owner(value: int) -> int | None:
    """Return the seat of an owner, or None."""
    return None if value == NOTHING else int(value) - 1


def numbers(mask: int) -> list[int]:
    """Return the tiles or sections of a set, counted from 1."""
    result, left = [], int(mask)
    while left:
        lowest = left & -left
        result.append(lowest.bit_length())
        left -= lowest
    return result


def view(s: State, seat: int | None) -> View:
    """Return the table; all seats see the same."""
    town, spaces, mats = sections(s), rondel(s), [mat(s, player) for player in range(s.people)]
    bag = s.bag.tolist()
    return View(
        players=int(s.players),
        people=int(s.people),
        first=int(s.first_player),
        to_move=None if s.to_move == OVER else int(s.to_move),
        phase=name(Phase, s.phase),
        round=int(s.rounds),
        ending=bool(s.ending),
        final=bool(s.is_final),
        notice=notice(s),
        round_limit=MAX_ROUNDS,
        turn=turn(s),
        sections=town,
        work_left=work_left(s),
        markers=[row[: s.players] for row in s.track.tolist()],
        tracks=tracks(s),
        points_so_far=all_points_so_far(s),
        rondel=spaces,
        upcoming=stack(s, UPCOMING),
        bag={colour: bag.count(number) for number, colour in enumerate(COLOUR_IDS, start=1)},
        queue=[name(Structure, structure - 1) for structure in s.queue[: s.queue_length]],
        equipment=numbers(s.equipment),
        years=[
            Year(FIRST_YEAR + year, name(YearTile, s.years[year]), int(s.year_achievement[year]) or None)
            for year in range(int(s.year), YEARS)
        ],
        table={
            name(Row, row): [int(tile) or None for tile in s.achievements[row.value][: s.row_slots[row.value]]]
            for row in Row
        },
        values={name(Colour, colour): s.value[colour].tolist() for colour in Colour},
        mats=mats,
        opponents=[opponent(s, seat) for seat in range(s.people, s.players)],
        equipment_tiles=equipment_tiles(s),
        achievement_tiles=achievement_tiles(s),
    )


def notice(s: State) -> str | None:
    """Return the message about coming rounds: the round limit is near, or a stalemate threatens."""
    if s.ending:
        return None
    if is_last_idle_round(s):
        return "last_idle_round"
    return "last_rounds" if number_in_last_rounds(s) > 0 else None


def turn(s: State) -> Turn:
    """Return the current turn."""
    is_acting = s.phase in (Phase.ACT, Phase.ORDER, Phase.ROADS)
    return Turn(
        permits=[name(Colour, colour) for colour in Colour for _ in range(int(s.permits[colour.value]))],
        any_colour=bool(s.any_colour),
        bonus=bool(s.has_taken_bonus),
        five=bool(s.is_level_five),
        kind=name(ActionKind, s.kind) if is_acting else None,
        colour=name(Colour, s.colour) if is_acting else None,
        units=int(s.units),
        steps=int(s.steps),
        walks=walks(s),
        worked=is_acting and bool(has_worked(s)),
        held=[
            name(Structure, structure)
            for structure in Structure
            for _ in range(int(s.razed_structures[structure.value]))
        ],
        takes_tile=s.to_move != OVER and bool(takes_tile(s)),
        outlooks=outlooks(s),
        fills=fills(s),
    )


def walks(s: State) -> list[Walk]:
    """Return the ways of several steps that the current action allows; a basic action has none."""
    if s.phase != Phase.ACT or s.kind == ActionKind.BASIC or must_go_on(s):
        return []
    ways: dict[int, list[int]] = {int(s.supervisor[s.to_move]): []}
    for _ in range(steps_left(s, int(s.to_move))):
        for section, way in list(ways.items()):
            for number in numbers(s.adjacent_areas[section]):
                ways.setdefault(number - 1, [*way, number])
    return [Walk(way, is_idle_at(s, section)) for section, way in ways.items() if len(way) > 1]


def is_idle_at(s: State, section: int) -> bool:
    """Return whether the current alternate action has done nothing and can do nothing in a section."""
    if s.is_alternate_done or s.kind == ActionKind.MOVE:
        return False
    there = copy_record(s)
    there.supervisor[s.to_move] = section
    return not has_target(there)


def outlooks(s: State) -> list[Outlook]:
    """Return who would score what after the cubes that the current action could place, section by section.

    While the next action is being chosen, the same for each basic action.
    """
    if s.phase == Phase.CHOOSE:
        return [each for _, begun in begun_actions(s) for each in outlooks(begun)]
    if s.phase != Phase.ACT or s.kind != ActionKind.BASIC or s.colour == Colour.GREEN:
        return []
    in_reach = numbers(sections_in_reach(s, int(s.to_move)) & ~int(s.completed_sections))
    colour = name(Colour, s.colour)
    result = [Outlook(section, colour, places_after_work(s, section - 1)) for section in in_reach]
    return [each for each in result if each.seats_by_place]


def places_after_work(s: State, section: int) -> list[list[int | None]]:
    """Return who would score a section's points after one, two … cubes of the current action there."""
    after, me, result = copy_record(s), int(s.to_move), []
    after.supervisor[me], after.lowest_choice = section, 0
    for _ in range(most_cubes(after)):
        if s.colour == Colour.ORANGE:
            structure = next(each for each in Structure if after.standing_structures[section, each.value])
            take_down(after, section, structure.value, 1, NO_LOG)
        else:
            place_cubes(after, 1, NO_LOG)
        result.append(places_and_cubes(after, section)[0])
    if finished_roads(after) >> section & 1:
        place_extra_cube(after, section, NO_LOG)
        result.append(places_and_cubes(after, section)[0])
    return result


@from_fields(
    *("players", "completed_sections", "quadrant", "adjacent_sections", "section_points_by_place", "area", "plots"),
    *("open_squares", "standing_structures", "work", "beauty", "number_square", "new_plot", "plot_structure"),
    *("left_owner", "right_owner", "icons", "to_move"),
)
def sections(s: State) -> list[Section]:
    """Return the town."""
    return [section(s, number, *places_and_cubes(s, number)) for number in range(SECTIONS)]


def section(s: State, number: int, seats_by_place: list[int | None], cubes: list[int]) -> Section:
    """Return a section with everything on it."""
    data = SECTION_DATA[number + 1]
    red, blue = s.open_squares[number].tolist()
    new_plots = [NEW + new for new in range(NEW_PLOTS) if s.new_plot[new] == number + 1]
    printed = range(number * PLOTS, number * PLOTS + int(s.plots[number]))
    return Section(
        section=number + 1,
        quadrant=int(s.quadrant[number]) + 1,
        band=data["band"],
        begins=data["from"],
        ends=data["to"],
        neighbours=numbers(s.adjacent_sections[number]),
        points=s.section_points_by_place[number].tolist(),
        seats_by_place=seats_by_place,
        completed=bool(is_completed(s, number)),
        area=numbers(s.area[number]),
        red=red,
        blue=blue,
        printed=dict(zip(STRUCTURE_IDS, s.icons[number].tolist(), strict=True)),
        structures=dict(zip(STRUCTURE_IDS, s.standing_structures[number].tolist(), strict=True)),
        cubes=[Work(*counts) for counts in zip(*s.work[number].tolist(), cubes, strict=False)],
        number_square=owner(s.number_square[number]),
        beauty=[int(cube) - 1 for cube in s.beauty[number] if cube != NOTHING],
        plots=[
            Plot(
                plot=(plot - NEW if plot >= NEW else plot % PLOTS) + 1,
                structure=None if s.plot_structure[plot] == NOTHING else name(Structure, s.plot_structure[plot] - 1),
                left=owner(s.left_owner[plot]),
                right=owner(s.right_owner[plot]),
                new=plot >= NEW,
            )
            for plot in [*printed, *new_plots]
        ],
    )


@from_fields("open_squares", "standing_structures")
def work_left(s: State) -> list[int]:
    """Return how many cubes each section needs until it is completed."""
    return [int(s.open_squares[number].sum()) + standing(s, number) for number in range(SECTIONS)]


@from_fields("players", "people", "matching_points", "last_year_tile_points", "section_points", "solo_points")
def all_points_so_far(s: State) -> list[int]:
    """Return the points that each player has scored so far."""
    return [points_so_far(s, player) for player in range(s.players)]


def places_and_cubes(s: State, number: int) -> tuple[list[int | None], list[int]]:
    """Return the seats that would score a section's points now, and the cubes of all players there."""
    cubes = [cubes_in(s, number, player) for player in range(s.players)]
    places: list[int | None] = [None] * RANKS
    for player, count in enumerate(cubes):
        if count:
            places[points_index(s, place_in(s, number, player))] = player
    return places, cubes


@from_fields("players", "rondel", "stacks", "heights", "assistant")
def rondel(s: State) -> list[Space]:
    """Return the spaces of the rondel."""
    return [space(s, number) for number in range(SPACES)]


def space(s: State, number: int) -> Space:
    """Return a space of the rondel with everything on it."""
    return Space(
        space=number + 1,
        colour=name(Colour, s.rondel[number]),
        actions=[name(Colour, colour) for colour in colours_at(s, number) if colour >= 0],
        stack=stack(s, number),
        assistants=[player for player in range(s.players) if s.assistant[player] == number],
    )


@from_fields("players", "people", "track", "quadrant", "supervisor")
def tracks(s: State) -> list[list[int]]:
    """Return the quadrant markers with the supervisors' bonus, by quadrant and seat."""
    return [[track_position(s, quadrant, player) for player in range(s.players)] for quadrant in range(QUADRANTS)]


def stack(s: State, number: int) -> list[str]:
    """Return the colours of a stack, from the bottom."""
    return [COLOUR_IDS[tile - 1] for tile in s.stacks[number][: s.heights[number]]]


def mat(s: State, player: int) -> Mat:
    """Return a player's mat."""
    levels, values = levels_and_values(s)[player]
    return Mat(
        cubes=int(s.cubes[player]),
        supervisor=int(s.supervisor[player]) + 1,
        columns=columns(s, player),
        levels=levels,
        values=values,
        reach=assistant_reach(s)[player],
        equipment=numbers(s.player_equipment[player]),
        achievements=numbers(s.player_achievements[player]),
        free_slots=free_slots(s, player),
        year_tiles={
            name(YearTile, tile): count for tile, count in enumerate(s.unused_year_tiles[player].tolist()) if count
        },
        used=int(s.used_year_tiles) if player == s.to_move else 0,
    )


@from_fields("tiles", "turned_year_tiles")
def columns(s: State, player: int) -> dict[str, list[str]]:
    """Return the columns of a mat."""
    return {name(Colour, colour): column(s, player, colour) for colour in Colour}


def column(s: State, player: int, colour: int) -> list[str]:
    """Return the spaces of a column, one per level: filled, action tile, turned year tile, free."""
    level, turned, tiles = (
        column_level(s, player, colour),
        int(s.turned_year_tiles[player, colour]),
        int(s.tiles[player, colour]),
    )
    laid = ["year" if turned >> place & 1 else "action" for place in range(tiles)]
    return ["start"] * (level - tiles) + laid + ["free"] * (LEVELS - level)


@from_fields("people", "tiles", "player_equipment", "effect_tiles", "value")
def levels_and_values(s: State) -> list[tuple[dict[str, int], dict[str, int]]]:
    """Return the levels that each player's mat gives the colours, and the values of their basic actions."""
    columns = [[highest(mat_levels(s, player, colour)) for colour in range(COLOURS)] for player in range(s.people)]
    return [
        (
            dict(zip(COLOUR_IDS, levels, strict=True)),
            {COLOUR_IDS[colour]: value(s, colour, level) for colour, level in enumerate(levels)},
        )
        for levels in columns
    ]


@from_fields("players", "people", "assistant", "player_equipment", "effect_tiles")
def assistant_reach(s: State) -> list[list[int]]:
    """Return the spaces to which each player's assistant can go."""
    return [numbers(spaces_in_reach(s, player)) for player in range(s.people)]


def opponent(s: State, seat: int) -> Opponent:
    """Return an opponent of a solo game."""
    who = Character(s.character[seat] - 1)
    mat = OPPONENTS[who]
    is_bertha, is_denzel, is_katherine = who == Character.BERTHA, who == Character.DENZEL, who == Character.KATHERINE
    tasks = s.plan[seat][: s.task_count[seat]].tolist()
    return Opponent(
        seat=seat,
        character=name(Character, who),
        cubes=int(s.cubes[seat]),
        sections=mat["sections"],
        structures=mat["structures"],
        stops=[] if is_denzel else [quadrant + 1 for quadrant in s.stop_quadrant[who].tolist()],
        supervisor=None if is_denzel else int(s.pawn[seat]) + 1,
        section=(int(s.pawn[seat]) or None) if is_denzel else None,
        cells=[
            Cell(name(Colour, s.cell_colour[who][cell]), name(Colour, tile - 1) if tile else None)
            for cell, tile in enumerate(s.mat_tiles[seat][: cells_on_mat(s, seat)].tolist())
        ],
        lines=[[cell for cell in line if cell] for line in s.stop_cells.tolist()] if is_katherine else [],
        marked=int(s.marked_stop[0]) + 1 if is_katherine else None,
        extra=int(s.extra_marker) + 1 if is_bertha else None,
        columns={name(Colour, colour): int(s.tiles[seat][colour]) for colour in Colour} if is_denzel else {},
        equipment=numbers(s.player_equipment[seat]),
        points={name(SoloSource, source): int(s.solo_points[source][seat]) for source in SoloSource},
        quadrant=int(s.turn_quadrant[seat]) + 1 if tasks else None,
        tasks=[task_name(task) for task in tasks],
    )


def task_name(task: int) -> str:
    """Return what an opponent did: a colour for a basic action, otherwise the kind of task."""
    if Task.BASIC <= task < Task.IMPROVE:
        return name(Colour, task - Task.BASIC)
    kinds = [kind for kind in Task if kind <= task]
    return kinds[-1].name.lower()


@from_fields("effect_tiles")
def equipment_tiles(s: State) -> list[EquipmentTile]:
    """Return what the equipment tiles do in this match."""
    return [equipment_tile(s, tile) for tile in range(EQUIPMENT)]


def equipment_tile(s: State, tile: int) -> EquipmentTile:
    """Return an equipment tile in this match's table of components."""
    kinds = DATA["equipment"]["tiles"][tile]
    row = s.effect_tiles[EquipmentEffect[kinds["kind"].upper()].value]
    colours = [colour for colour in Colour if int(row[colour.value]) >> tile & 1]
    has_all_colours = len(colours) == len(Colour)
    return EquipmentTile(
        tile + 1, kinds["kind"], [] if has_all_colours else [name(Colour, colour) for colour in colours]
    )


@from_fields("achievement_structure", "achievement_quadrant")
def achievement_tiles(s: State) -> list[Achievement]:
    """Return what the achievement tiles score in this match."""
    return [achievement_tile(s, tile) for tile in range(ACHIEVEMENTS)]


def achievement_tile(s: State, tile: int) -> Achievement:
    """Return an achievement tile in this match's table of components."""
    kind = AchievementKind(int(ACHIEVEMENT_KIND[tile]))
    in_quadrant = kind == AchievementKind.STRUCTURES_IN_QUADRANT
    of_structure = in_quadrant or kind == AchievementKind.STRUCTURES_WITH_MY_CUBE
    return Achievement(
        achievement=tile + 1,
        kind=name(AchievementKind, kind),
        structure=name(Structure, s.achievement_structure[tile]) if of_structure else None,
        quadrant=int(s.achievement_quadrant[tile]) + 1 if in_quadrant else None,
        points=int(ACHIEVEMENT_POINTS_EACH[tile]),
    )


def about_equipment(tile: EquipmentTile) -> Sentence:
    """Return what an equipment tile does."""
    words = [f"$colour-{colour}" for colour in tile.colours]
    return sentence(f"equipment-{tile.kind}", **dict(zip(("first", "second"), words)))


def about_achievement(tile: Achievement) -> Sentence:
    """Return what an achievement scores."""
    arguments: dict[str, object] = {"points": tile.points}
    if tile.structure:
        arguments["structure"] = f"$structure-{tile.structure}.each"
    if tile.quadrant:
        arguments["quadrant"] = tile.quadrant
    return sentence(f"achievement-{tile.kind}", **arguments)


def sources(s: State) -> list[str]:
    """Return the names of the rows of the score sheet."""
    return [*ALL_SOURCES, *SOLO_SOURCES] if s.people < s.players else ALL_SOURCES


def question(s: State) -> Sentence:
    """Return the question to the player to move."""
    seat = int(s.to_move)
    phase = Phase(int(s.phase))
    if phase == Phase.CHOOSE:
        return ask_choice(s, seat)
    if phase == Phase.ACT:
        return ask_in_action(s, seat)
    if phase == Phase.YEAR:
        return sentence("ask-year", tile=f"$year-tile-{name(YearTile, s.years[s.year])}")
    if phase == Phase.TABLE:
        return sentence("ask-table", achievement=int(s.year_achievement[s.year - 1]))
    if phase == Phase.BUILD:
        return sentence("ask-build", structure=f"$structure-{name(Structure, s.year_tile_structure - 1)}")
    if phase == Phase.EQUIP:
        return ask_tile(s, seat)
    if phase == Phase.OPPONENT:
        return sentence("ask-opponent", seat=seat)
    return sentence(f"ask-{phase.name.lower()}")


def ask_choice(s: State, seat: int) -> Sentence:
    """Ask for the next action; after the last one, for a bonus action if affordable, or to end the turn."""
    if s.any_colour:
        return sentence("ask-final" if s.is_final else "ask-bonus")
    permits = [f"$colour-{name(Colour, colour)}" for colour in Colour for _ in range(int(s.permits[colour.value]))]
    if not permits:
        message = "ask-end-final" if s.is_final else "ask-end-bonus" if can_pay_at_all(s, seat) else "ask-end"
        return sentence(message)
    if len(permits) == 1:
        return sentence("ask-choose-last", colour=permits[0])
    if permits[0] == permits[1]:
        return sentence("ask-choose-twice", colour=permits[0])
    return sentence("ask-choose", first=permits[0], second=permits[1])


def ask_in_action(s: State, seat: int) -> Sentence:
    """Ask what to do next in the current action."""
    kind = ActionKind(int(s.kind))
    ground = int(s.supervisor[seat]) + 1
    if s.has_lifted_cube:
        return sentence("ask-lifted")
    if can_only_end(s):
        return sentence("ask-end-action")
    if kind == ActionKind.BASIC:
        colour = Colour(int(s.colour)).name.lower()
        return sentence(f"ask-{colour}", units=int(s.units), section=ground)
    if s.is_alternate_done:
        return sentence("ask-after", section=ground)
    if kind in (ActionKind.EQUIPMENT, ActionKind.ACHIEVEMENT):
        return ask_tile(s, seat)
    return sentence(f"ask-{kind.name.lower()}", section=ground)


def can_only_end(s: State) -> bool:
    """Return whether all that is left of the action is to end it."""
    if steps_left(s, int(s.to_move)):
        return False
    out = np.zeros(MAX_LEGAL, np.int32)
    return legal_in_action(s, out, 0) == 1 and out[0] == END_ACTION


def ask_tile(s: State, seat: int) -> Sentence:
    """Ask which tile to take, or which one to return first."""
    if not free_slots(s, seat):
        return sentence("ask-return")
    is_claim = s.phase == Phase.ACT and s.kind == ActionKind.ACHIEVEMENT
    return sentence("ask-achievement" if is_claim else "ask-equipment")


TOPIC_OF_PHASE = {
    Phase.ASSISTANT: "rondel",
    Phase.ORDER: "basic",
    Phase.ROADS: "equipment",
    Phase.COMPLETE: "sections",
    Phase.YEAR: "equipment",
    Phase.TABLE: "sections",
    Phase.EQUIP: "equipment",
    Phase.BUILD: "year_tiles",
    Phase.COLUMN: "year_tiles",
    Phase.FINISH: "turn",
}


def topic(s: State) -> str:
    """Return the section of the rules that matters now."""
    phase = Phase(int(s.phase))
    if phase == Phase.OPPONENT:
        return name(Character, s.character[s.to_move] - 1)
    if phase == Phase.ACT:
        return "basic" if s.kind == ActionKind.BASIC else "alternate"
    if phase == Phase.CHOOSE:
        return "end" if s.is_final else "turn" if s.permits.any() else "bonus"
    return TOPIC_OF_PHASE[phase]


def tie_breaks(s: State) -> list[ScoreRow]:
    """Return the tie-break: more action tiles on the mat."""
    return [ScoreRow("action_tiles", [int(action_tiles(s, player)) for player in range(s.players)])]
