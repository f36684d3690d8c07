"""The table drawn with characters: wheel, open buildings, cities and players."""

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from townwright.core.action import ScoreRow
from townwright.core.picture import GROUND
from townwright.games.carrara.building import accepts
from townwright.games.carrara.components import (
    CITY_IDS,
    COLOUR_IDS,
    DATA,
    LEAST_IN_CITY,
    OBJECT_IDS,
    VALUE,
)
from townwright.games.carrara.scoring import pays_points
from townwright.games.carrara.view import Player, View
from townwright.locale import Words

LETTERS = {entry["id"]: entry["letter"] for entry in DATA["colours"]}
SHORT = {entry["id"]: entry["short"] for entry in DATA["types"]}
COLOURS = {
    "white": "black on #f2efe6",
    "yellow": "black on #e8c94a",
    "red": "white on #b8443c",
    "green": "black on #7fae6d",
    "blue": "white on #4573a8",
    "black": "white on #2b2b2b",
}


def draw(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> RenderableType:
    """Draw the whole table, without the score sheet, which would reveal stock behind screens."""
    market = [
        panel(wheel(view, speak), speak("label-wheel")),
        panel(display(view, speak), speak("label-display")),
        panel(objects(view, speak), speak("label-objects")),
    ]
    parts: list[RenderableType] = [
        Columns(market, padding=(0, 0)),
        cities(view, speak, names),
        boards(view, speak, names),
    ]
    if view.last_round and view.to_move is not None:
        parts.append(Text(speak("label-last-round"), "bold"))
    return Group(*parts)


def panel(content: RenderableType, title: str) -> Panel:
    """Draw a panel with a title, as wide as its content."""
    return Panel.fit(content, title=title, title_align="left")


def word(speak: Words, family: str, name: str) -> Text:
    """Return the name of a thing, followed by the word to type if that differs."""
    text = speak(f"{family}-{name}")
    return Text(text) if text.lower() == name else Text.assemble(text, (f" {name}", "dim"))


def bricks(colour: str, number: int) -> Text:
    """Draw bricks of a colour, one letter each."""
    return Text(LETTERS[colour] * number, COLOURS[colour])


def wheel(view: View, speak: Words) -> Table:
    """Draw bricks and prices, one row per colour, one column per segment."""
    result = Table(box=None, padding=(0, 1, 0, 0))
    result.add_column(Text(speak("label-bag", count=view.bag), "not bold dim"))
    for segment in range(1, len(view.wheel) + 1):
        result.add_column(Text(f"{segment}", "reverse" if segment == view.segment else ""), justify="right")
    for colour in COLOUR_IDS:
        cells = [
            Text.assemble(bricks(colour, counts[colour]), (f" {prices[colour]}", "dim"))
            for counts, prices in zip(view.wheel, view.prices, strict=True)
        ]
        result.add_row(word(speak, "colour", colour), *cells)
    return result


def display(view: View, speak: Words) -> Text:
    """Draw the open buildings, and how many are still to come."""
    buildings = [f"{speak(f'type-{each.type}')} {each.cost}" if each else "–" for each in view.display]
    return Text("\n").join([*map(Text, buildings), Text(speak("label-stack", count=view.stack), "dim")])


def objects(view: View, speak: Words) -> Table:
    """Draw the objects for sale, and those in the supply for scorings."""
    result = Table(box=None, padding=(0, 1, 0, 0))
    result.add_column("")
    result.add_column(speak("label-sale"), justify="center")
    result.add_column(speak("label-supply"), justify="center")
    for kind in OBJECT_IDS:
        result.add_row(word(speak, "object", kind), "×" if kind in view.sale else "–", str(view.supply[kind]))
    return result


def cities(view: View, speak: Words, names: Sequence[str]) -> Table:
    """Draw the cities: accepted bricks, what they pay, who scored them, and each player's buildings."""
    result = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    result.add_column(speak("label-city"), min_width=max(len(speak(f"city-{city}")) for city in CITY_IDS))
    for title in ("label-accepts", "label-pays", "label-least", "label-scored"):
        result.add_column(speak(title), min_width=max(map(len, speak(title).split())))
    for seat, name in enumerate(names):
        result.add_column(Text(name), header_style="reverse" if seat == view.to_move else "bold", ratio=1)
    for number, city in enumerate(CITY_IDS):
        accepted = [bricks(name, 1) for colour, name in enumerate(COLOUR_IDS) if accepts(number, colour)]
        pays = "label-points" if pays_points(number) else "label-coins"
        scorer = view.cities[city]
        result.add_row(
            speak(f"city-{city}"),
            Text().join(accepted),
            speak(pays, count=int(VALUE[number])),
            str(LEAST_IN_CITY[number]),
            Text("" if scorer is None else names[scorer]),
            *[city_buildings(player, city) for player in view.players],
        )
    return result


def city_buildings(player: Player, city: str) -> str:
    """Return a player's buildings in a city, abbreviated."""
    return " ".join(f"{SHORT[each.type]}{each.cost}" for each in player.buildings if each.city == city)


def boards(view: View, speak: Words, names: Sequence[str]) -> Table:
    """Draw what each player has, except stock behind a screen."""
    result = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    result.add_column("")
    for seat, name in enumerate(names):
        result.add_column(Text(name), header_style="reverse" if seat == view.to_move else "bold", ratio=1)
    hidden = Text(speak("label-hidden"), "dim")
    rows: dict[str, list[RenderableType]] = {
        "label-on-track": [str(player.points) for player in view.players],
        "label-costs": [str(player.costs) for player in view.players],
        "label-coin-stock": [hidden if player.coins is None else str(player.coins) for player in view.players],
        "label-brick-stock": [hidden if player.bricks is None else stock(player.bricks) for player in view.players],
        "label-object-stock": [
            hidden if player.objects is None else objects_text(player, player.objects, speak) for player in view.players
        ],
        "label-scorings": [scorings(player, speak) for player in view.players],
    }
    for title, cells in rows.items():
        result.add_row(speak(title), *cells)
    return result


def stock(counts: dict[str, int]) -> Text:
    """Draw a player's bricks, best first."""
    return Text(" ").join(bricks(colour, number) for colour, number in counts.items() if number)


def objects_text(player: Player, counts: dict[str, int], speak: Words) -> str:
    """Return a player's objects as text: how many, and which."""
    kinds = [f"{speak(f'object-{kind}')} {number}" for kind, number in counts.items() if number]
    return f"{player.object_count}: {', '.join(kinds)}" if kinds else "0"


def scorings(player: Player, speak: Words) -> str:
    """Return what a player has scored, types abbreviated, and how many markers are left."""
    names = [SHORT.get(each.what) or speak(f"city-{each.what}") for each in player.scored]
    return ", ".join([*names, speak("label-markers", count=player.markers)])


def share_picture(view: View, seat: int, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> list[str]:
    """Draw the player's buildings in each city, with a mark for cities that the player scored."""
    lines = []
    for name in CITY_IDS:
        buildings = " ".join(SHORT[each.type] for each in view.players[seat].buildings if each.city == name)
        mark = " ✓" if view.cities[name] == seat else ""
        lines.append(f"{speak(f'city-{name}')}{mark} {buildings or GROUND}")
    return lines
