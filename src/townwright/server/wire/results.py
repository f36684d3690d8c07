"""Results of finished games."""

from msgspec import Struct

from townwright.server.wire.fields import SeatKind


class Other(Struct, frozen=True):
    """Another player at a table: a person, a bot (`name` is its level), or a scripted seat."""

    kind: SeatKind
    name: str | None = None


class ResultInfo(Struct, frozen=True):
    """The result of a finished game of mine.

    `best`: the best rival's points; `day`: the date of a daily challenge; `cards`: my points from each scoring card;
    `length`: the number of actions, forced ones included; `counts`: whether it is part of my statistics.
    """

    table: str
    game: str
    seat: int
    players: int
    options: dict[str, str]
    day: str | None
    challenge: bool
    score: int
    best: int | None
    target: int | None
    rank: int
    won: bool
    others: list[Other]
    ended: int
    length: int
    cards: dict[str, int]
    counts: bool
