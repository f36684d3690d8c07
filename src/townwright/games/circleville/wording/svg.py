"""The table as SVG: the round town, the rondel, the quadrant tracks and the mats."""

from collections.abc import Sequence
from typing import TypeVar

from townwright.core.action import ScoreRow
from townwright.core.svg import (
    FAINT,
    INK,
    LINE,
    SEAT_COLOURS,
    centred,
    circle,
    document,
    group,
    label,
    path,
    point,
    rect,
    sector,
    shorten,
)
from townwright.games.circleville.wording.drawing import points_text
from townwright.games.circleville.wording.view import Mat, Section, View
from townwright.locale import Words

T = TypeVar("T")
COLOURS = {"red": "#c4472f", "blue": "#2f6aa8", "orange": "#dd8a2b", "green": "#3f7a3c"}
STRUCTURES = {"natural": "#e2cda0", "brown": "#7b4f2d", "silver": "#b3b9be", "golden": "#d7a31f"}
#: The background colour of each quadrant.
GROUND = ("#f3d9cd", "#d9e2ec", "#f6e3c4", "#dde8d6")
#: Inner and outer radius of each band of the town.
BANDS = {"inner": (60, 140), "middle": (140, 225), "outer": (225, 310)}
TOWN, RONDEL, SIDE = 320, 110, 340


def draw_svg(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> str:
    """Draw the whole table."""
    title = speak("label-round", number=view.round)
    if view.notice:
        title += f" · {speak(f'notice-{view.notice}', limit=view.round_limit)}"
    side = 2 * TOWN + 32
    parts = [
        label(16, 26, title, 14, font_weight="bold"),
        group(TOWN + 16, TOWN + 40, town(view)),
        group(side + RONDEL + 20, RONDEL + 50, rondel(view, speak)),
        group(side, 2 * RONDEL + 100, supply(view, speak)),
        group(side, 2 * RONDEL + 190, tracks(view, speak)),
        group(side, 2 * RONDEL + 310, mats(view, sheet, speak, names)),
    ]
    height = max(2 * TOWN + 72, 2 * RONDEL + 320 + 46 * len(names))
    return document(side + SIDE, height, parts, speak("title"))


def town(view: View) -> list[str]:
    """Draw the town around (0, 0), with the supervisors."""
    parts, on_top = [circle(0, 0, BANDS["inner"][0], "#fffdf7", stroke=LINE)], []
    for section in view.sections:
        inner, outer = BANDS[section.band]
        ends = section.ends if section.ends > section.begins else section.ends + 360
        fill = "#fffdf7" if section.completed else GROUND[section.quadrant - 1]
        parts.append(path(sector(0, 0, inner, outer, section.begins, ends), fill, stroke=INK, stroke_width=1.2))
        x, y = point(0, 0, (inner + outer) / 2, (section.begins + ends) / 2)
        on_top.append(group(x, y, [*contents(section), *supervisors(view, section.section)]))
    return parts + on_top


def contents(section: Section) -> list[str]:
    """Draw a section around (0, 0): its number, the work left, structures, and each player's cubes."""
    parts = [centred(0, -26, str(section.section), 13, font_weight="bold")]
    if section.completed:
        standing = [plot.structure for plot in section.plots]
        owners = [seat for plot in section.plots for seat in (plot.left, plot.right)]
        parts += [structure(x, -10, kind) for x, kind in spread(standing)]
        return [*parts, *[cube(x, 8, seat) for x, seat in spread([seat for seat in owners if seat is not None])]]
    parts.append(centred(0, -12, "/".join(map(str, section.points)), 9, FAINT))
    parts.append(centred(-10, 2, str(section.red), 11, COLOURS["red"], font_weight="bold"))
    parts.append(centred(10, 2, str(section.blue), 11, COLOURS["blue"], font_weight="bold"))
    remaining = [kind for kind, count in section.structures.items() for _ in range(count)]
    parts += [structure(x, 15, kind) for x, kind in spread(remaining)]
    cubes = [(seat, each.total) for seat, each in enumerate(section.cubes) if each.total]
    for place, (seat, total) in enumerate(cubes):
        x = (place - (len(cubes) - 1) / 2) * 20
        parts += [cube(x - 4, 29, seat), centred(x + 6, 29, str(total), 9)]
    return parts


def spread(things: Sequence[T]) -> list[tuple[float, T]]:
    """Return things with their x, side by side around 0."""
    return [((place - (len(things) - 1) / 2) * 13, thing) for place, thing in enumerate(things)]


def structure(x: float, y: float, kind: str | None) -> str:
    """Draw a structure, or the plot without one."""
    return rect(x - 5, y - 5, 10, 10, STRUCTURES[kind] if kind else "none", 1, stroke=INK, stroke_width=0.6)


def cube(x: float, y: float, seat: int) -> str:
    """Draw a cube of a player."""
    return rect(x - 4, y - 4, 8, 8, SEAT_COLOURS[seat], 1)


def supervisors(view: View, section: int) -> list[str]:
    """Draw the supervisors in a section."""
    seats = [seat for seat, mat in enumerate(view.mats) if mat.supervisor == section]
    return [circle(x + 26, -26, 5, SEAT_COLOURS[seat], stroke=INK) for x, seat in spread(seats)]


def rondel(view: View, speak: Words) -> list[str]:
    """Draw the rondel around (0, 0): spaces, stacks of action tiles, assistants."""
    step = 360 / len(view.rondel)
    parts = []
    for place, space in enumerate(view.rondel):
        angle = place * step
        parts.append(path(sector(0, 0, 40, RONDEL, angle, angle + step), COLOURS[space.colour], stroke="#fffdf7"))
        parts.append(centred(*point(0, 0, RONDEL + 9, angle + step / 2), str(space.space), 10, FAINT))
        for height, tile in enumerate(space.stack):
            x, y = point(0, 0, 54 + 15 * height, angle + step / 2)
            parts.append(circle(x, y, 6, COLOURS[tile], stroke="#fffdf7", stroke_width=1.5))
        for number, seat in enumerate(space.assistants):
            parts.append(
                circle(*point(0, 0, RONDEL - 8, angle + step * (number + 1) / 5), 5, SEAT_COLOURS[seat], stroke=INK)
            )
    bag = " ".join(str(count) for count in view.bag.values())
    return [*parts, centred(0, -8, speak("label-bag"), 11, FAINT), centred(0, 8, bag, 10)]


def supply(view: View, speak: Words) -> list[str]:
    """Draw the queue of structures, the years to come, the equipment that is left."""
    parts = [label(0, 0, shorten(speak("label-queue"), 26), 12, FAINT)]
    parts += [structure(176 + 13 * place, -4, kind) for place, kind in enumerate(view.queue)]
    years = ", ".join(str(year.year) for year in view.years) or speak("label-empty")
    equipment = " ".join(map(str, view.equipment)) or speak("label-empty")
    parts.append(label(0, 22, shorten(f"{speak('label-years')}: {years}", 54), 11))
    return [*parts, label(0, 42, shorten(f"{speak('label-unclaimed')}: {equipment}", 54), 11)]


def tracks(view: View, speak: Words) -> list[str]:
    """Draw the quadrant tracks, one column per seat."""
    parts = []
    for row, track in enumerate(view.tracks):
        y = 20 * row
        parts.append(rect(0, y - 12, 140, 16, GROUND[row], 3))
        parts.append(label(6, y, speak("label-quadrant", number=row + 1), 12))
        parts += [
            centred(170 + 40 * seat, y - 4, str(value), 12, SEAT_COLOURS[seat]) for seat, value in enumerate(track)
        ]
    return parts


def mats(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> list[str]:
    """Draw each seat with its points, and what lies on the mats of people."""
    parts = []
    for seat, name in enumerate(names):
        y, points = 46 * seat, points_text(view, sheet, seat, speak)
        parts.append(circle(6, y - 4, 6, SEAT_COLOURS[seat], stroke=INK, stroke_width=2 if seat == view.to_move else 0))
        parts.append(label(20, y, f"{shorten(name, 16)}: {points}", 13, font_weight="bold"))
        if seat < len(view.mats):
            parts.append(group(20, y + 18, mat(view.mats[seat], speak)))
    return parts


def mat(each: Mat, speak: Words) -> list[str]:
    """Draw the levels of a mat in its colours, then cubes and equipment."""
    parts = []
    for place, (colour, level) in enumerate(each.levels.items()):
        parts.append(rect(24 * place, -10, 18, 14, COLOURS[colour], 2))
        parts.append(centred(24 * place + 9, -3, str(level), 10, "#fffdf7"))
    tiles = (
        f"{speak('label-cubes')} {each.cubes} · {speak('label-equipment')} {' '.join(map(str, each.equipment)) or '–'}"
    )
    return [*parts, label(104, 1, shorten(tiles, 38), 11, FAINT)]
