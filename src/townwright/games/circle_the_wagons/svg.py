"""The table as SVG: both towns, the cards left in the circle, the scoring cards."""

from collections.abc import Iterable, Sequence

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
    rect,
    shorten,
)
from townwright.games.circle_the_wagons.components import SQUARES
from townwright.games.circle_the_wagons.view import Square, Town, View
from townwright.locale import Words

SIZE, SMALL = 34, 17
COLOURS = {
    "desert": "#e0a872",
    "forest": "#8fb37c",
    "mountains": "#b9b3aa",
    "plains": "#e6d37e",
    "snow": "#e8eef2",
    "water": "#86b4d3",
}
#: The icons on a square of 24 by 24.
ICONS = {
    "beer": "M7 7h8v12H7zM15 9h3v6h-3M7 10h8",
    "cow": "M6 8l2 3h8l2-3M8 11c0 5 1 8 4 8s4-3 4-8M10 16h4",
    "fort": "M5 19V9h3v2h2V9h4v2h2V9h3v10zM11 19v-4h2v4",
    "gun": "M4 9h14v3h-8l-1 2H7l-1 4H3l1-5z",
    "mine": "M6 19V8l6-3 6 3v11M9 19v-6h6v6",
    "wagon": "M5 13c0-8 14-8 14 0zM8 17a2 2 0 1 0 .1 0M16 17a2 2 0 1 0 .1 0",
}


def draw_svg(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> str:
    """Draw the whole table."""
    parts, y = conditions(view, sheet, speak), 20 + 22 * len(view.scoring)
    if view.ahead:
        title = speak("label-circle") if view.upcoming is None else speak("label-next")
        parts.append(label(16, y + 16, title, 12, FAINT))
        parts.append(group(16, y + 24, cards(view.ahead)))
        y += 24 + 2 * SMALL + 24
    for seat, name in enumerate(names):
        if view.hands[seat]:
            parts.append(label(16, y + 16, f"{speak('label-hand')}: {name}", 12, FAINT))
            parts.append(group(16, y + 24, cards(view.hands[seat])))
            y += 24 + 2 * SMALL + 24
    x, height = 16.0, 0.0
    for seat, (name, town) in enumerate(zip(names, view.towns, strict=True)):
        drawing, across, down = draw_town(town)
        total = sum(row.points[seat] for row in sheet)
        heading = [
            circle(6, 14, 6, SEAT_COLOURS[seat]),
            label(18, 18, f"{shorten(name, 24)}: {total}", 14, font_weight="bold"),
        ]
        parts.append(group(x, y, [*heading, group(0, 32, drawing)]))
        x, height = x + max(across, 180) + 24, max(height, down)
    return document(max(x, 780), y + 32 + height + 16, parts, speak("title"))


def conditions(view: View, sheet: Sequence[ScoreRow], speak: Words) -> list[str]:
    """Draw one line per scoring card: its name, its rule, the points of both players."""
    points = {row.source: row.points for row in sheet}
    parts = []
    for row, condition in enumerate(view.scoring):
        y = 28 + 22 * row
        values = " : ".join(map(str, points[condition]))
        parts.append(label(16, y, speak(f"condition-{condition}"), 13, font_weight="bold"))
        parts.append(label(180, y, values, 13, font_weight="bold"))
        parts.append(label(240, y, shorten(speak(f"condition-{condition}.rule"), 92), 11, FAINT))
    return parts


def cards(numbers: Iterable[int]) -> list[str]:
    """Draw cards side by side, each above its number."""
    parts = []
    for place, number in enumerate(numbers):
        x = place * (2 * SMALL + 8)
        for quarter, (territory, icon) in enumerate(SQUARES[number]):
            parts.append(
                square(territory.name.lower(), icon.name.lower(), x + quarter % 2 * SMALL, quarter // 2 * SMALL, SMALL)
            )
        parts.append(centred(x + SMALL, 2 * SMALL + 8, str(number), 10, FAINT))
    return parts


def draw_town(town: Town) -> tuple[list[str], float, float]:
    """Draw a town; return the drawing, its width and its height."""
    if not town.squares:
        return [], 0, 0
    left, top = min(each.x for each in town.squares), min(each.y for each in town.squares)
    right, bottom = max(each.x for each in town.squares), max(each.y for each in town.squares)
    squares = [town_square(each, left, top) for each in town.squares]
    return squares, (right - left + 1) * SIZE, (bottom - top + 1) * SIZE


def town_square(each: Square, left: int, top: int) -> str:
    """Draw a square of a town where it lies."""
    return square(each.territory, each.icon, (each.x - left) * SIZE, (each.y - top) * SIZE, SIZE)


def square(territory: str, icon: str, x: float, y: float, size: float) -> str:
    """Draw a square: the colour of its territory, and its icon."""
    scale = size / 24
    return group(
        x,
        y,
        [
            rect(0.5, 0.5, size - 1, size - 1, COLOURS[territory], 2, stroke=LINE),
            path(ICONS[icon], stroke=INK, stroke_width=1.4, stroke_linejoin="round", transform=f"scale({scale:.3f})"),
        ],
    )
