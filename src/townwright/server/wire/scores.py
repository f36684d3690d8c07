"""Score sheets."""

from msgspec import Struct

from townwright.core.action import Highlight


class Row(Struct, frozen=True):
    """A row of the score sheet: a source of points, a column a seat. What the viewer may not know is null."""

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
    """What a table laid out by hand is worth: its score sheet; in games won or lost together whether the target is
    reached; for games of laid cards where one more card may lie in each town, and whether all of them lie there."""

    score: Score
    won: bool | None = None
    places: list[list[tuple[int, int]]] = []
    complete: bool = True
