"""The table as SVG: wheel, buildings, objects, cities with their buildings, and what each player has."""

from collections.abc import Sequence

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
from townwright.games.carrara.building import accepts
from townwright.games.carrara.components import CITY_IDS, COLOUR_IDS, LEAST_IN_CITY, OBJECT_IDS, VALUE
from townwright.games.carrara.drawing import SHORT
from townwright.games.carrara.scoring import pays_points
from townwright.games.carrara.view import Player, View
from townwright.locale import Words

COLOURS = {
    "white": "#f3f0e9",
    "yellow": "#e5c24b",
    "red": "#bf4a32",
    "green": "#5c8e4f",
    "blue": "#3e6fa6",
    "black": "#2f2d2c",
}
RADIUS, HUB, BRICK = 130, 34, 13
WIDTH, ROW = 800, 30


def draw_svg(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> str:
    """Draw the whole table, without the score sheet, which would reveal stock behind screens."""
    cities_at = 2 * RADIUS + 60
    players_at = cities_at + ROW * (len(CITY_IDS) + 1) + 16
    parts = [
        group(RADIUS + 16, RADIUS + 30, wheel(view, speak)),
        group(2 * RADIUS + 60, 24, display(view, speak)),
        group(2 * RADIUS + 270, 24, objects(view, speak)),
        group(16, cities_at, cities(view, speak, names)),
        group(16, players_at, players(view, speak, names)),
    ]
    return document(WIDTH, players_at + 24 + ROW * len(names), parts, speak("title"))


def brick(x: float, y: float, colour: str, size: float = BRICK) -> str:
    """Draw a brick around (x, y)."""
    return rect(x - size / 2, y - size / 2, size, size, COLOURS[colour], 2, stroke=INK, stroke_width=0.7)


def wheel(view: View, speak: Words) -> list[str]:
    """Draw the wheel around (0, 0): in each segment its number, and its bricks with their prices."""
    step = 360 / len(view.wheel)
    parts = []
    for place, (counts, prices) in enumerate(zip(view.wheel, view.prices, strict=True)):
        angle = place * step
        fill = "#f0d9a8" if place + 1 == view.segment else "#efe9dc"
        parts.append(path(sector(0, 0, HUB, RADIUS, angle, angle + step), fill, stroke=LINE))
        parts.append(centred(*point(0, 0, RADIUS + 10, angle + step / 2), str(place + 1), 11, FAINT))
        bricks = [colour for colour in COLOUR_IDS for _ in range(counts[colour])]
        for number, colour in enumerate(bricks):
            ring, across = divmod(number, 3)
            x, y = point(0, 0, RADIUS - 20 - 30 * ring, angle + step * (across + 0.75) / 3.5)
            parts += [brick(x, y, colour), centred(x, y + BRICK, str(prices[colour]), 9)]
    return [*parts, circle(0, 0, HUB, "#faf7f0", stroke=LINE), centred(0, 0, speak("label-bag", count=view.bag), 11)]


def display(view: View, speak: Words) -> list[str]:
    """Draw the open buildings, and how many are still in the stack."""
    parts = [label(0, 0, speak("label-display"), 13, font_weight="bold")]
    for row, building in enumerate(view.display):
        words = f"{speak(f'type-{building.type}')}" if building else "–"
        parts.append(label(26, 22 + 22 * row, words, 12))
        if building:
            parts += [
                circle(10, 18 + 22 * row, 9, "#fbf4e6", stroke=INK),
                centred(10, 18 + 22 * row, str(building.cost), 11),
            ]
    return [*parts, label(0, 26 + 22 * len(view.display), speak("label-stack", count=view.stack), 11, FAINT)]


def objects(view: View, speak: Words) -> list[str]:
    """Draw the objects for sale, and those in the supply for scorings."""
    parts = [label(0, 0, speak("label-objects"), 13, font_weight="bold")]
    parts += [label(x, 0, speak(f"label-{kind}"), 11, FAINT) for x, kind in ((110, "sale"), (170, "supply"))]
    for row, kind in enumerate(OBJECT_IDS):
        y = 22 + 22 * row
        parts.append(label(0, y, speak(f"object-{kind}"), 12))
        parts.append(label(122, y, "×" if kind in view.sale else "–", 12))
        parts.append(label(182, y, str(view.supply[kind]), 12))
    return parts


def cities(view: View, speak: Words, names: Sequence[str]) -> list[str]:
    """Draw one row per city: the bricks it takes, what it pays, who scored it, and the buildings."""
    parts = [label(310 + 112 * seat, 0, shorten(name, 14), 12, SEAT_COLOURS[seat]) for seat, name in enumerate(names)]
    for row, city in enumerate(CITY_IDS):
        y, scorer = 22 + ROW * row, view.cities[city]
        parts.append(path(f"M0 {y + 12}H{WIDTH - 32}", stroke=LINE))
        parts.append(label(0, y, speak(f"city-{city}"), 13, font_weight="bold"))
        accepted = [name for colour, name in enumerate(COLOUR_IDS) if accepts(row, colour)]
        parts += [brick(90 + 16 * place, y - 4, colour) for place, colour in enumerate(accepted)]
        pays = speak("label-points" if pays_points(row) else "label-coins", count=int(VALUE[row]))
        parts.append(label(194, y, f"{pays}, {LEAST_IN_CITY[row]} {speak('label-least')}", 11, FAINT))
        if scorer is not None:
            parts.append(circle(300, y - 4, 5, SEAT_COLOURS[scorer]))
        parts += [label(310 + 112 * seat, y, buildings(each, city), 12) for seat, each in enumerate(view.players)]
    return parts


def buildings(player: Player, city: str) -> str:
    """Return a player's buildings in a city, abbreviated."""
    return " ".join(f"{SHORT[each.type]}{each.cost}" for each in player.buildings if each.city == city)


def players(view: View, speak: Words, names: Sequence[str]) -> list[str]:
    """Draw one row per player: points, coins, bricks and objects, as far as they are visible."""
    parts = []
    for row, (name, player) in enumerate(zip(names, view.players, strict=True)):
        y = 8 + ROW * row
        parts.append(circle(6, y - 4, 6, SEAT_COLOURS[row], stroke=INK, stroke_width=2 if row == view.to_move else 0))
        parts.append(label(20, y, shorten(name, 16), 13, font_weight="bold"))
        parts.append(label(150, y, f"{speak('label-on-track')} {player.points}", 12))
        parts.append(label(230, y, f"{speak('label-costs')} {player.costs}", 12))
        if player.bricks is None or player.objects is None:
            parts.append(label(350, y, speak("label-hidden"), 12, FAINT))
            continue
        parts.append(label(350, y, f"{speak('label-coin-stock')} {player.coins}", 12))
        bricks = [colour for colour, count in player.bricks.items() for _ in range(count)]
        parts += [brick(430 + 16 * place, y - 4, colour) for place, colour in enumerate(bricks)]
        kinds = [f"{speak(f'object-{kind}')} {count}" for kind, count in player.objects.items() if count]
        parts.append(label(440 + 16 * len(bricks), y, shorten(", ".join(kinds), 44), 11, FAINT))
    return parts
