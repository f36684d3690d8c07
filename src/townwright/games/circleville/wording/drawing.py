"""The table drawn with coloured characters.

The round town is unrolled: from left to right west, north, east and south, with a letter for each player and each
colour of structures.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from townwright.core.action import ScoreRow
from townwright.core.picture import GROUND
from townwright.games.circleville.components import Colour
from townwright.games.circleville.wording.view import (
    Cell,
    Mat,
    Opponent,
    Section,
    View,
    about_achievement,
    about_equipment,
)
from townwright.locale import Words

LETTERS = "ABCD"
#: The spaces of a mat's column: filled from the start, an action tile, a turned year tile, free.
SPACE_LETTERS = {"start": "#", "action": "#", "year": "y", "free": "·"}
BANDS = ("outer", "middle", "inner")
STYLES = {
    "red": "bold red",
    "blue": "bold blue",
    "orange": "bold dark_orange",
    "green": "bold green",
}
#: The town is drawn in eighths of the circle; the width of one in characters, and in a narrow terminal.
EIGHTHS, EIGHTH_WIDTH, NARROW_WIDTH = 8, 11, 8
#: The direction at the left edge, in degrees clockwise from north.
WEST = 270


def draw(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> Group:
    """Draw the whole table: town, rondel, queue, tracks, years, mats."""
    title = f"{speak('label-town')} · {speak('label-round', number=view.round)}"
    if view.notice:
        title += f" · {speak(f'notice-{view.notice}', limit=view.round_limit)}"
    return Group(
        Text(title, "bold"),
        Town(view),
        beside_town(view, speak),
        tracks(view, speak, names),
        mats(view, sheet, speak, names),
        Text(speak("label-reconstructed"), "dim"),
    )


@dataclass(frozen=True)
class Town:
    """The town, drawn as wide as the terminal allows."""

    view: View

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the town for a terminal, which may be too narrow for the usual width."""
        is_wide = options.max_width > EIGHTHS * (EIGHTH_WIDTH + 1)
        yield draw_town(self.view, EIGHTH_WIDTH if is_wide else NARROW_WIDTH)


def draw_town(view: View, eighth: int) -> Text:
    """Draw three bands, the outer one on top; sections beside or above each other share a road."""
    result = Text()
    line = "+" + "+".join(["-" * eighth] * EIGHTHS) + "+\n"
    result.append(line, "dim")
    for band in BANDS:
        row = sorted(
            (section for section in view.sections if section.band == band),
            key=lambda section: (section.begins - WEST) % 360,
        )
        widths = [((each.ends - each.begins) * EIGHTHS // 360) * (eighth + 1) - 1 for each in row]
        cells = [draw_section(view, each, width) for each, width in zip(row, widths, strict=True)]
        for lines in zip_longest(*cells, fillvalue=Text()):
            result.append("|", "dim")
            for text, width in zip(lines, widths, strict=True):
                result.append_text(text)
                result.append(" " * max(0, width - len(text)))
                result.append("|", "dim")
            result.append("\n")
        result.append(line, "dim")
    result.rstrip()
    return result


def draw_section(view: View, section: Section, width: int) -> list[Text]:
    """Draw a section: its number and points, the work left or what stands there, cubes, supervisors."""
    lines = draw_completed_section(section, width) if section.completed else draw_open_section(section, width)
    supervisors = [LETTERS[seat] for seat, mat in enumerate(view.mats) if mat.supervisor == section.section]
    lines.append(Text(f"@{''.join(supervisors)}", "bold") if supervisors else Text())
    for line in lines:
        line.truncate(width)
    return lines


def draw_open_section(section: Section, width: int) -> list[Text]:
    """Draw an open section: `8 4/3/2/1`, `R3 B3 nb`, `A2 B1`.

    With little space, the first two take two lines each.
    """
    points = Text("/".join(map(str, section.points)))
    work = Text.assemble((f"R{section.red}", STYLES["red"]), " ", (f"B{section.blue}", STYLES["blue"]))
    structures = Text("".join(name[0] * count for name, count in section.structures.items()))
    cubes = [f"{LETTERS[seat]}{each.total}" for seat, each in enumerate(section.cubes) if each.total]
    result = [Text(f"{section.section}", "bold"), points, work, structures]
    if width > NARROW_WIDTH:
        result = [Text(" ").join(result[:2]), Text(" ").join(result[2:])]
    return [*result, Text("".join(cubes) if len(cubes) > 3 else " ".join(cubes))]


def draw_completed_section(section: Section, width: int) -> list[Text]:
    """Draw a completed section: number square, plots with cubes, beautify icon.

    `=10= A`, `nAB _.. +.C`, `*A`: each plot has its structure (`_` for none, `+` for none on a new plot), its left and
    its right square.
    """
    head = Text(f"={section.section}=", "bold reverse")
    if section.number_square is not None:
        head.append(f" {LETTERS[section.number_square]}", "not reverse")
    plots = [
        (plot.structure[0] if plot.structure else "+" if plot.new else "_") + letter(plot.left) + letter(plot.right)
        for plot in section.plots
    ]
    in_line = (width + 1) // 4
    first, rest = plots[:in_line], [*plots[in_line:], "*" + "".join(letter(seat) for seat in section.beauty)]
    return [head, *(Text(" ".join(each)) for each in (first, rest[:in_line], rest[in_line:]) if each)]


def letter(seat: int | None) -> str:
    """Return the letter of a seat, or a dot for a square without a cube."""
    return "." if seat is None else LETTERS[seat]


def beside_town(view: View, speak: Words) -> Table:
    """Draw rondel, queue, years, achievements, equipment."""
    result = Table(box=None, padding=(0, 1), show_header=False)
    rondel = Text()
    for space in view.rondel:
        rondel.append(f"{space.space}:")
        rondel.append(space.colour[0].upper(), STYLES[space.colour])
        rondel.append("/")
        rondel.append_text(stack(space.stack))
        if space.assistants:
            rondel.append("@" + "".join(LETTERS[seat] for seat in space.assistants), "bold")
        rondel.append("  ")
    result.add_row(speak("label-rondel"), rondel)
    bag = "  ".join(f"{colour[0].upper()}{count}" for colour, count in view.bag.items())
    result.add_row(speak("label-upcoming"), Text.assemble(stack(view.upcoming), f"   {speak('label-bag')}: {bag}"))
    queue = " ".join(name[0] for name in view.queue) or speak("label-empty")
    result.add_row(speak("label-queue"), Text(queue))
    years = ", ".join(
        f"{year.year} {speak(f'year-tile-{year.tile}')}" + (f" (#{year.achievement})" if year.achievement else "")
        for year in view.years
    )
    result.add_row(speak("label-years"), Text(years or speak("label-empty")))
    table = "   ".join(
        f"{speak(f'row-{row}')}: {' '.join('#' + str(tile) if tile else '–' for tile in row_tiles)}"
        for row, row_tiles in view.table.items()
    )
    result.add_row(speak("label-table"), Text("\n".join([table, *achievement_lines(view, speak)])))
    result.add_row(speak("label-equipment"), Text("\n".join(equipment_lines(view, speak))))
    return result


def achievement_lines(view: View, speak: Words) -> list[str]:
    """Say what each achievement in play scores, with the letter of its owner."""
    owners = {tile: LETTERS[seat] for seat, mat in enumerate(view.mats) for tile in mat.achievements}
    tiles = sorted({*owners, *[tile for row in view.table.values() for tile in row if tile]})
    return [
        f"#{tile:<2} {owners.get(tile, ' ')} {about_achievement(view.achievement_tiles[tile - 1]).say(speak.language)}"
        for tile in tiles
    ]


def equipment_lines(view: View, speak: Words) -> list[str]:
    """Say what each equipment tile in play does, with the letter of its owner."""
    owned = [*[mat.equipment for mat in view.mats], *[opponent.equipment for opponent in view.opponents]]
    owners = {tile: LETTERS[seat] for seat, tiles in enumerate(owned) for tile in tiles}
    return [
        f"{tile:2} {owners.get(tile, ' ')} {about_equipment(view.equipment_tiles[tile - 1]).say(speak.language)}"
        for tile in sorted({*owners, *view.equipment})
    ]


def stack(tiles: Sequence[str]) -> Text:
    """Draw a stack from its top to its bottom."""
    result = Text()
    for tile in reversed(tiles):
        result.append(tile[0].upper(), STYLES[tile])
    return result if tiles else Text("–")


def tracks(view: View, speak: Words, names: Sequence[str]) -> Panel:
    """Draw the quadrant tracks."""
    result = Table(box=None, padding=(0, 2))
    result.add_column("")
    for seat, name in enumerate(names):
        result.add_column(Text(f"{LETTERS[seat]} {name}"), justify="right")
    for number, track in enumerate(view.tracks, start=1):
        result.add_row(speak("label-quadrant", number=number), *map(str, track))
    return Panel(result, title=speak("label-tracks"), title_align="left", expand=False)


def mats(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> Columns:
    """Draw the mats with the points of all players, side by side where the titles fit."""
    panels = []
    texts = [*[mat_text(mat, speak) for mat in view.mats], *[opponent_text(each, speak) for each in view.opponents]]
    for seat, (name, text) in enumerate(zip(names, texts, strict=True)):
        marker = " ←" if seat == view.to_move else ""
        title = Text(f"{LETTERS[seat]} {name} · {points_text(view, sheet, seat, speak)}{marker}")
        panels.append(Panel(text, title=title, title_align="left", expand=False))
    return Columns(panels, padding=(0, 2))


def points_text(view: View, sheet: Sequence[ScoreRow], seat: int, speak: Words) -> str:
    """Return a player's points so far and if the game ended now; after the game, the final score."""
    total = sum(row.points[seat] for row in sheet)
    if view.to_move is None:
        return str(total)
    return f"{view.points_so_far[seat]} ({speak('label-if-ended', points=total)})"


def mat_text(mat: Mat, speak: Words) -> Text:
    """Draw the columns with their levels and spaces (`SPACE_LETTERS`), then what else the player has."""
    result = Text()
    for colour in Colour:
        name = colour.name.lower()
        spaces = "".join(SPACE_LETTERS[space] for space in mat.columns[name])
        result.append(f"{name[0].upper()}", STYLES[name])
        result.append(f"{mat.levels[name]} {spaces}")
        result.append("\n" if colour % 2 else "   ")
    lines = [
        f"{speak('label-cubes')}: {mat.cubes}   {speak('label-supervisor')}: {mat.supervisor}",
        f"{speak('label-equipment')}: {number_text(mat.equipment)}   "
        f"{speak('label-achievements')}: {number_text(mat.achievements)}",
    ]
    tiles = ", ".join(
        f"{speak(f'year-tile-{tile}')}" + (f" ×{count}" if count > 1 else "") for tile, count in mat.year_tiles.items()
    )
    lines.append(f"{speak('label-year-tiles')}: {tiles or '–'}")
    result.append("\n".join(lines))
    return result


def opponent_text(opponent: Opponent, speak: Words) -> Text:
    """Draw an opponent's mat: spaces with colours (a tile in capitals), `@` for the supervisor.

    Then the order of sections and structures, and the last turn.
    """
    result = Text()
    if opponent.lines:
        grid_text(opponent, speak, result)
    else:
        track_text(opponent, speak, result)
    order = speak(f"label-opponent-order-{opponent.sections}")
    structures = "".join(structure[0] for structure in opponent.structures)
    lines = [f"{order}, {structures}   {speak('label-cubes')}: {opponent.cubes}"]
    if opponent.equipment:
        lines.append(f"{speak('label-equipment')}: {number_text(opponent.equipment)}")
    if opponent.columns:
        tiles = "  ".join(f"{colour[0].upper()}{count}" for colour, count in opponent.columns.items())
        last_section = f"   {speak('label-worked-last', section=opponent.section)}" if opponent.section else ""
        lines.append(f"{speak('label-columns')}: {tiles}{last_section}")
    tasks = ", ".join(speak(f"colour-{task}" if task in STYLES else f"task-{task}") for task in opponent.tasks)
    last = speak("label-last-turn", tasks=tasks, quadrant=opponent.quadrant) if tasks else speak("label-no-turn")
    lines.append(last)
    result.append("\n".join(lines))
    return result


def track_text(opponent: Opponent, speak: Words, result: Text) -> None:
    """Draw Bertha's track from the top, or Carsten's ring clockwise: one line per space."""
    for number, (quadrant, cell) in enumerate(zip(opponent.stops, opponent.cells, strict=True), start=1):
        result.append("@ " if number == opponent.supervisor else "  ", "bold")
        result.append_text(cell_text(cell))
        result.append(f" {speak('label-quadrant', number=quadrant)}")
        if number == opponent.extra:
            result.append(f"  ◂ {speak('label-extra-marker')}", "bold")
        result.append("\n")


def grid_text(opponent: Opponent, speak: Words, result: Text) -> None:
    """Draw Katherine's grid row by row, then her stops with their lines, the nearest space first."""
    half = len(opponent.cells) // 2
    for row in (opponent.cells[:half], opponent.cells[half:]):
        result.append("  ")
        for cell in row:
            result.append_text(cell_text(cell))
        result.append("\n")
    for number, (quadrant, line) in enumerate(zip(opponent.stops, opponent.lines, strict=True), start=1):
        result.append("@ " if number == opponent.supervisor else "  ", "bold")
        result.append(f"{speak('label-quadrant', number=quadrant)}: ")
        for place in line:
            result.append_text(cell_text(opponent.cells[place - 1]))
        result.append(f" ({speak('label-marked')})\n" if number == opponent.marked else "\n")


def cell_text(cell: Cell) -> Text:
    """Draw a space of a mat: the tile there in capitals, or the printed colour."""
    colour = cell.tile or cell.colour
    return Text(colour[0].upper() if cell.tile else colour[0], STYLES[colour])


def number_text(tiles: Sequence[int]) -> str:
    """Return numbers separated by spaces, or a dash."""
    return " ".join(map(str, tiles)) or "–"


def share_picture(view: View, seat: int, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> list[str]:
    """Draw the leader of each section, quadrant by quadrant; then the letters of the players."""
    points = {row.source: row for row in sheet}
    lines = []
    for quadrant in sorted({each.quadrant for each in view.sections}):
        section_numbers = sorted(each.section for each in view.sections if each.quadrant == quadrant)
        lines.append(" ".join(leader(points[f"section_{number}"]) for number in section_numbers))
    people = [speak("share-me") if number == seat else name for number, name in enumerate(names)]
    return [*lines, " ".join(f"{letter}={name}" for letter, name in zip(LETTERS, people))]


def leader(row: ScoreRow) -> str:
    """Return the letter of the seat with the most points of a section; a dot for a tie or no points."""
    leaders = [seat for seat, points in enumerate(row.points) if points == max(row.points)]
    return LETTERS[leaders[0]] if len(leaders) == 1 else GROUND
