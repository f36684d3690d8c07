"""Score sheets."""

from msgspec import Struct

from townwright.core.action import Bounds, Highlight


class Row(Struct, frozen=True, omit_defaults=True):
    """A row of the score sheet: one source of points, one column per seat; hidden cells are null.

    Rows with the same `group` are shown together and have a subtotal. `highlights` are the squares that score the
    points; the state of a running game has none, but `highlights` can be requested.
    """

    source: str
    points: list[int | None]
    highlights: list[Highlight] = []
    group: str | None = None


class Score(Struct, frozen=True):
    """The score sheet now.

    `target` in cooperative games; `ranks` once the game is over, null where a place was not stored.
    """

    rows: list[Row]
    totals: list[int | None]
    tie_breaks: list[Row]
    target: int | None = None
    ranks: list[int | None] | None = None


class Outcome(Struct, frozen=True):
    """The end of a game, without the rows of the score sheet; null where something was not stored."""

    totals: list[int | None]
    target: int | None
    ranks: list[int | None] | None


class ScoredPosition(Struct, frozen=True):
    """The score of a position entered by hand.

    `won`: in cooperative games, whether the target is reached. In card games, `free_places` are where one more card may
    be placed in each town, and `complete` says whether all cards are placed. `bounds` has the least and greatest values
    of fields, by path, such as `players.0.points`.
    """

    score: Score
    won: bool | None = None
    free_places: list[list[tuple[int, int]]] = []
    complete: bool = True
    bounds: dict[str, Bounds] = {}
