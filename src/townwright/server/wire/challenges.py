"""Daily challenges and challenges by link."""

from msgspec import Struct

from townwright.server.wire.results import Other, ResultInfo


class DayGame(Struct, frozen=True):
    """The daily challenge of one game.

    `varied`: options that differ from day to day; `table`: my table; `result`: my first result, which counts;
    `repeats`: how often I have finished it since; `par`: the points of a strong bot in my seat, shown once I have a
    result, null while it is computed.
    """

    game: str
    options: dict[str, str]
    varied: list[str]
    players: int
    seat: int
    others: list[Other]
    table: str | None = None
    result: ResultInfo | None = None
    repeats: int = 0
    par: int | None = None


class StreakInfo(Struct, frozen=True):
    """My current streak and my longest one, in days."""

    days: int
    best: int


class Day(Struct, frozen=True):
    """The challenges of a day; `first` and `last` are the first and the last day with challenges.

    The day is dealt with `key`, which is published when the day is over everywhere; `commitment` is its SHA-256 digest.
    Both are null for days whose challenges follow from the date alone. `archived`: the day is over everywhere, and
    playing it no longer counts for the streak.
    """

    date: str
    first: str
    last: str
    games: list[DayGame]
    commitment: str | None = None
    key: str | None = None
    archived: bool = False
    streak: StreakInfo | None = None


class ShareText(Struct, frozen=True):
    """The text to share about a result.

    `score`: my points; `par`: those of a strong bot in my seat, null while it is computed.
    """

    text: str
    score: int
    par: int | None
    streak: StreakInfo


class SheetRow(Struct, frozen=True):
    """A row of one player's score sheet."""

    source: str
    points: int


class ChallengeResult(Struct, frozen=True):
    """The result of one player in a challenge."""

    name: str
    mine: bool
    score: int
    best: int | None
    target: int | None
    won: bool
    sheet: list[SheetRow]


class ChallengeInfo(Struct, frozen=True):
    """A challenge by link: who made it, and what is played.

    `own`: I made it; `cooperative`: all players win or lose together; `table`: my table. `results`: all results, the
    challenger's first; empty until I have played. `read_only`: the rules have changed, so it can no longer be played.
    """

    game: str
    options: dict[str, str]
    players: int
    seat: int
    others: list[Other]
    cooperative: bool
    by: str
    own: bool
    table: str | None
    results: list[ChallengeResult]
    read_only: bool = False
