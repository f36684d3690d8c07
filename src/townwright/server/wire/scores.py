"""Score sheets."""

from msgspec import Struct

from townwright.core.action import Bounds, Highlight


class Row(Struct, frozen=True):
    """A row of the score sheet: a source of points, with one column per seat; null is hidden from the viewer."""

    source: str
    points: list[int | None]
    highlights: list[Highlight] = []


class Score(Struct, frozen=True):
    """The score sheet at this moment; `target` in games won or lost together; `ranks` once the game is over, null where
    a place was not stored."""

    rows: list[Row]
    totals: list[int | None]
    tie_breaks: list[Row]
    target: int | None = None
    ranks: list[int | None] | None = None


class Scored(Struct, frozen=True):
    """What a table laid out by hand is worth.

    `won`: whether the target is reached, in games won or lost together. `places`: where one more card may be placed in
    each town, in games of cards. `complete`: all cards are placed. `bounds`: least and greatest values of fields, by
    path, such as `players.0.points`.
    """

    score: Score
    won: bool | None = None
    places: list[list[tuple[int, int]]] = []
    complete: bool = True
    bounds: dict[str, Bounds] = {}
