"""The table drawn with coloured characters: a letter for each territory and icon."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from townwright.core.action import ScoreRow
from townwright.core.picture import letter_picture
from townwright.games.circle_the_wagons.components import DATA, SQUARES
from townwright.games.circle_the_wagons.view import Town, View
from townwright.locale import Words

LETTERS = {entry["id"]: entry["letter"] for entry in [*DATA["territories"], *DATA["icons"]]}
COLOURS = {
    "desert": "black on #e0a872",
    "forest": "black on #8fb37c",
    "mountains": "black on #b9b3aa",
    "plains": "black on #e6d37e",
    "snow": "black on #e8eef2",
    "water": "black on #86b4d3",
}


def draw(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> RenderableType:
    """Draw the whole table: scoring cards, circle, hands, towns, legend."""
    parts: list[RenderableType] = [
        Panel(scoring(view, sheet, speak, names), title=speak("label-scoring"), title_align="left")
    ]
    if view.ahead:
        title = speak("label-circle") if view.upcoming is None else speak("label-next")
        parts.append(
            Panel(Columns([card(number) for number in view.ahead], padding=(0, 2)), title=title, title_align="left")
        )
    for name, hand in zip(names, view.hands, strict=True):
        if hand:
            owner = Text(f"{speak('label-hand')}: {name}")
            parts.append(
                Panel(Columns([card(number) for number in hand], padding=(0, 2)), title=owner, title_align="left")
            )
    towns = Table.grid(padding=(0, 4))
    towns.add_row(
        *[
            Panel(town(each) or Text(speak("label-empty")), title=Text(name), title_align="left")
            for name, each in zip(names, view.towns, strict=True)
        ]
    )
    return Group(*parts, towns, legend(speak))


def scoring(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> Table:
    """Draw the scoring cards with their points for each player now, and the totals."""
    result = Table(box=None, padding=(0, 1), expand=True)
    result.add_column("", ratio=1)
    for name in names:
        result.add_column(Text(name), justify="right", no_wrap=True)
    bonus = sheet[-len(view.scoring) :]
    for row in bonus:
        about = Text.assemble((speak(f"condition-{row.source}"), "bold"), " – ", speak(f"condition-{row.source}.rule"))
        result.add_row(about, *map(str, row.points))
    territories = sheet[: -len(view.scoring)]
    largest = Text()
    for row in territories:
        largest.append(f" {LETTERS[row.source]} ", COLOURS[row.source])
        largest.append(f" {speak(f'territory-{row.source}')} {':'.join(map(str, row.points))}  ")
    result.add_row(largest, *[str(sum(row.points[seat] for row in territories)) for seat in range(len(names))])
    totals = [str(sum(row.points[seat] for row in sheet)) for seat in range(len(names))]
    result.add_row(Text(speak("total"), "bold"), *[Text(total, "bold") for total in totals])
    return result


def card(number: int) -> Text:
    """Draw a card as printed, under its number."""
    (a, b, c, d) = [square(territory.name.lower(), icon.name.lower()) for territory, icon in SQUARES[number]]
    return Text.assemble((f"{number:^5}", "bold"), "\n", a, " ", b, "\n", c, " ", d)


def square(territory: str, icon: str) -> Text:
    """Draw a square as two characters."""
    return Text(LETTERS[territory] + LETTERS[icon], COLOURS[territory])


def town(view: Town) -> Text | None:
    """Draw a town with coordinates, x to the right, y down; None if it has no cards."""
    if not view.squares:
        return None
    squares = {(each.x, each.y): square(each.territory, each.icon) for each in view.squares}
    left, right = min(x for x, _ in squares), max(x for x, _ in squares)
    top, bottom = min(y for _, y in squares), max(y for _, y in squares)
    result = Text("    " + "".join(f"{x:>3}" for x in range(left, right + 1)), "dim")
    for y in range(top, bottom + 1):
        result.append(f"\n{y:>3} ", "dim")
        for x in range(left, right + 1):
            result.append(" ")
            result.append_text(squares.get((x, y), Text("··", "dim")))
    return result


def legend(speak: Words) -> Text:
    """Return a line that explains the letters."""
    result = Text(f"{speak('label-legend')}: ", "dim")
    for entry in DATA["territories"]:
        result.append(f" {entry['letter']} ", COLOURS[entry["id"]])
        result.append(f" {speak('territory-' + entry['id'])}  ")
    for entry in DATA["icons"]:
        result.append(f"{entry['letter']} {speak('icon-' + entry['id'])}  ")
    return result


def share_picture(view: View, seat: int, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> list[str]:
    """Return a letter for the territory of each square of the player's town."""
    return letter_picture({(each.x, each.y): LETTERS[each.territory] for each in view.towns[seat].squares})
