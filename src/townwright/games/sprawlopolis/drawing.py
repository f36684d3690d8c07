"""The table drawn with coloured characters: a letter for each zone and lines for the roads."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from townwright.core.action import ScoreRow
from townwright.core.picture import letter_picture
from townwright.games.sprawlopolis.components import BLOCKS, DATA
from townwright.games.sprawlopolis.scoring import is_won
from townwright.games.sprawlopolis.view import Block, City, Hand, View
from townwright.locale import Words

LETTERS = {entry["id"]: entry["letter"] for entry in DATA["zones"]}
COLOURS = {
    "commercial": "black on #86b4d3",
    "industrial": "black on #b9b3aa",
    "park": "black on #8fb37c",
    "residential": "black on #e8b07a",
}
#: The lower half of a block, by the road that runs through it. The upper half shows the letter, and a road going up.
ROADS = {"": "    ", "NS": "  │ ", "EW": "────", "NE": "  └─", "ES": "  ┌─", "SW": "──┐ ", "NW": "──┘ "}
WIDTH = len(ROADS[""])
GROUND = ("  · ", "    ")
NBSP = "\N{NO-BREAK SPACE}"


def draw(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> RenderableType:
    """Draw the whole table: scores and target, hands, deck, the city, legend."""
    parts: list[RenderableType] = [panel(scoring(view, sheet, speak), speak("label-scoring"))]
    cards: list[RenderableType] = []
    if view.revealed_card:
        cards.append(panel(card(view.revealed_card), speak("label-revealed")))
    if view.to_move is not None:
        for name, hand in zip(names, view.hands, strict=True):
            cards.append(panel(draw_hand(hand, speak), f"{speak('label-hand')}: {name}"))
    if view.top:
        cards.append(panel(card(view.top), speak("label-deck", count=view.deck)))
    if cards:
        parts.append(Columns(cards))
    return Group(*parts, panel(city(view.city), speak("label-city")), legend(speak))


def side_by_side(parts: Sequence[RenderableType]) -> Table:
    """Draw pictures side by side."""
    result = Table.grid(padding=(0, 2))
    result.add_row(*parts)
    return result


def panel(content: RenderableType, title: str) -> Panel:
    """Draw a panel with a title."""
    return Panel(content, title=Text(title), title_align="left", expand=False)


def scoring(view: View, sheet: Sequence[ScoreRow], speak: Words) -> Table:
    """Draw the scoring cards and what they bring now, zones and roads, the total beside the target."""
    result = Table(box=None, padding=(0, 1), show_header=False)
    result.add_column(justify="right", no_wrap=True)
    result.add_column(ratio=1)
    result.add_column(justify="right", no_wrap=True)
    points = {row.source: row.points[0] for row in sheet}
    for each in view.scoring:
        name = f"condition-{each.condition}"
        about = Text.assemble((speak(name), "bold"), " – ", speak(f"{name}.rule"))
        result.add_row(Text(str(each.card), "bold"), about, str(points[each.condition]))
    base = Text()
    for zone, letter in LETTERS.items():
        base.append(f" {letter} ", COLOURS[zone])
        base.append(f"{NBSP}{speak(f'zone-{zone}')}{NBSP}{points[zone]}  ")
    base.append(f"{speak('source-roads')}{NBSP}{points['roads']}")
    result.add_row("", base, str(sum(points[row] for row in (*LETTERS, "roads"))))
    total = sum(points.values())
    missing = view.target - total
    verdict = speak("label-target", target=view.target, missing=missing, reached=int(is_won(total, view.target)))
    if view.won is not None:
        verdict = speak("label-won" if view.won else "label-lost", target=view.target)
    result.add_row("", Text(f"{speak('total')} – {verdict}", "bold"), Text(str(total), "bold"))
    return result


def draw_hand(hand: Hand, speak: Words) -> RenderableType:
    """Draw a hand: the known cards, and the number of others."""
    parts: list[RenderableType] = [card(number) for number in hand.cards]
    if hand.hidden:
        parts.append(Text(speak("label-hidden", count=hand.hidden)))
    return side_by_side(parts or [Text(speak("label-empty"), "dim")])


def card(number: int) -> Text:
    """Draw a card as printed, under its number."""
    blocks = [
        Block(quadrant % 2, quadrant // 2, zone.id, "".join(edge.name[0] for edge in sorted(road)))
        for quadrant, (zone, road) in enumerate(BLOCKS[number])
    ]
    return Text.assemble((f"{number:^{2 * WIDTH}}", "bold"), "\n", picture(blocks, False))


def city(view: City) -> Text:
    """Draw the city with its coordinates, x to the right, y down."""
    return picture(view.blocks, True)


def picture(blocks: Iterable[Block], coordinates: bool) -> Text:
    """Draw blocks where they lie, each four characters wide and two high."""
    squares = {(block.x, block.y): halves(block) for block in blocks}
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    across = range(min(columns), max(columns) + 1)
    lines = [Text("    " + "".join(f"{x:>3} " for x in across), "dim")] if coordinates else []
    for y in range(min(rows), max(rows) + 1):
        for half in range(2):
            line = Text((f"{y:>3} " if half == 0 else "    ") if coordinates else "", "dim")
            for x in across:
                line.append_text(squares[x, y][half] if (x, y) in squares else Text(GROUND[half], "dim"))
            lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def halves(block: Block) -> tuple[Text, Text]:
    """Draw the upper and the lower half of a block."""
    upper = f"{LETTERS[block.zone]} {'│' if 'N' in block.road else ' '} "
    return Text(upper, COLOURS[block.zone]), Text(ROADS[block.road], COLOURS[block.zone])


def legend(speak: Words) -> Text:
    """Return a line that explains the letters."""
    result = Text(f"{speak('label-legend')}: ", "dim")
    for zone, letter in LETTERS.items():
        result.append(f" {letter} ", COLOURS[zone])
        result.append(f" {speak(f'zone-{zone}')}  ")
    return result.append(speak("label-lines"))


def share_picture(view: View, seat: int, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> list[str]:
    """Return a letter for the zone of each block."""
    return letter_picture({(each.x, each.y): LETTERS[each.zone] for each in view.city.blocks})
