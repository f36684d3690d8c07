"""The table as SVG: the city with its roads, the hands, the scoring cards and the target."""

from collections.abc import Iterable, Sequence

from townwright.core.action import ScoreRow
from townwright.core.svg import FAINT, INK, LINE, centred, circle, document, group, label, path, rect, shorten
from townwright.games.sprawlopolis.components import BLOCKS
from townwright.games.sprawlopolis.view import Block, View
from townwright.locale import Words

SIZE, SMALL = 38, 19
COLOURS = {"commercial": "#86b4d3", "industrial": "#b9b3aa", "park": "#8fb37c", "residential": "#e8b07a"}
#: Where a road meets each edge of a block of size 1.
EDGES = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}


def draw_svg(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> str:
    """Draw the whole table."""
    parts, x, y = conditions(view, sheet, speak), 16.0, 44.0 + 22 * len(view.scoring)
    for title, numbers, hidden in hands(view, speak, names):
        drawing = [part for place, number in enumerate(numbers) for part in card(number, place * (2 * SMALL + 8))]
        note = speak("label-hidden", count=hidden) if hidden else "" if numbers else speak("label-empty")
        across = len(numbers) * (2 * SMALL + 8)
        parts.append(label(x, y + 16, shorten(title, 24), 12, FAINT))
        parts.append(group(x, y + 24, [*drawing, label(across, SMALL, note, 11, FAINT)]))
        x += max(across + len(note) * 6, len(title) * 6.5, 60) + 20
    y += 24 + 2 * SMALL + 28
    city, width, height = draw_city(view.city.blocks)
    parts.append(group(16, y, city))
    return document(max(x, width + 32, 780), y + height + 16, parts, speak("title"))


def conditions(view: View, sheet: Sequence[ScoreRow], speak: Words) -> list[str]:
    """Draw one line per scoring card: number, name, rule and points; then the total beside the target."""
    points = {row.source: row.points[0] for row in sheet}
    parts = []
    for row, scoring in enumerate(view.scoring):
        y, name = 28 + 22 * row, f"condition-{scoring.condition}"
        parts.append(label(16, y, f"{scoring.card}  {speak(name)}", 13, font_weight="bold"))
        parts.append(label(200, y, str(points[scoring.condition]), 13, font_weight="bold"))
        parts.append(label(240, y, shorten(speak(f"{name}.rule"), 92), 11, FAINT))
    total = f"{speak('total')}: {sum(points.values())} / {view.target}"
    return [*parts, label(16, 30 + 22 * len(view.scoring), total, 14, font_weight="bold")]


def hands(view: View, speak: Words, names: Sequence[str]) -> list[tuple[str, list[int], int]]:
    """Return the hands, revealed card and deck: title, visible cards, and number of hidden cards."""
    if view.to_move is None:
        return []
    rows = [(f"{speak('label-hand')}: {name}", hand.cards, hand.hidden) for name, hand in zip(names, view.hands)]
    if view.revealed_card:
        rows.insert(0, (speak("label-revealed"), [view.revealed_card], 0))
    return [*rows, (speak("label-deck", count=view.deck), [view.top], 0)] if view.top else rows


def card(number: int, x: float) -> list[str]:
    """Draw a card as printed, above its number."""
    blocks = [
        Block(quarter % 2, quarter // 2, zone.id, "".join(edge.name[0] for edge in sorted(road)))
        for quarter, (zone, road) in enumerate(BLOCKS[number])
    ]
    drawing = [block(each, x + each.x * SMALL, each.y * SMALL, SMALL) for each in blocks]
    return [*drawing, centred(x + SMALL, 2 * SMALL + 8, str(number), 10, FAINT)]


def draw_city(blocks: Sequence[Block]) -> tuple[list[str], float, float]:
    """Draw the city; return the drawing, its width and its height."""
    left, top = min(each.x for each in blocks), min(each.y for each in blocks)
    right, bottom = max(each.x for each in blocks), max(each.y for each in blocks)
    drawing = [block(each, (each.x - left) * SIZE, (each.y - top) * SIZE, SIZE) for each in blocks]
    return drawing, (right - left + 1) * SIZE, (bottom - top + 1) * SIZE


def block(each: Block, x: float, y: float, size: float) -> str:
    """Draw a block: the colour of its zone, trees in a park, its road elsewhere."""
    ground = rect(0.5, 0.5, size - 1, size - 1, COLOURS[each.zone], 2, stroke=LINE)
    if not each.road:
        trees = [circle(size * a, size * b, size * 0.12, "#5f8a50") for a, b in ((0.3, 0.35), (0.68, 0.3), (0.5, 0.7))]
        return group(x, y, [ground, *trees])
    return group(x, y, [ground, *road(each.road, size)])


def road(edges: str, size: float) -> Iterable[str]:
    """Yield a road from edge to edge, with its middle line."""
    (a, b), (c, d) = (EDGES[edge] for edge in edges)
    data = f"M{a * size} {b * size}Q{size / 2} {size / 2} {c * size} {d * size}"
    yield path(data, stroke=INK, stroke_width=size * 0.24)
    yield path(data, stroke="#f5e9b8", stroke_width=size * 0.03, stroke_dasharray=f"{size * 0.12:.1f} {size * 0.1:.1f}")
