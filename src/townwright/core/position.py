"""Score positions that were entered by hand: the common code of all games."""

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, TypeVar

import msgspec
import numpy as np

from townwright.core.action import Bounds, Highlight, ScoreRow, Tally
from townwright.core.arrays import Matrix, Numbers
from townwright.core.errors import BadFile, problem
from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.record import records
from townwright.core.state import GameState, States

T = TypeVar("T")
#: The row for points on the track whose source was not entered.
TRACK = "track"

#: A card of a town: its number, x and y of its top left square, and 1 if it is rotated.
PlacedCard = tuple[int, int, int, Annotated[int, msgspec.Meta(ge=0, le=1)]]
#: Points on a track.
Points = Annotated[int, msgspec.Meta(ge=0, le=9999)]
#: A count.
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]


class TrackPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points on the track, and their row of the score sheet."""

    what: str
    points: Points


class WithScoringCards(GameState):
    """A record with scoring cards."""

    scoring: Numbers


def parse_position(kind: type[T], data: Json) -> T:
    """Convert JSON to the position type of a game."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise problem(BadFile, "not-a-position", why=str(error)) from error


def tally_track(
    game: Game,
    states: States,
    track_points: Sequence[int | None],
    on_track: Collection[str],
    bounds: Mapping[str, Bounds],
) -> Tally:
    """Score a position of a game with a points track.

    `track_points` are the points on the track for each seat, or None if they follow from the rows `on_track`. Points
    without a known source get a row of their own, and empty rows of the track are left out. `bounds` are those of the
    other fields.
    """
    seats = len(track_points)
    points, sums, ranks = (
        np.zeros((game.rules.rows, seats), np.int64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
    )
    game.entry_points.result(states, 0, points, sums, ranks)
    s = records(states, GameState)[0]
    rows = [ScoreRow(source, row.tolist()) for source, row in zip(game.wording.sources(s), points, strict=False)]
    row_points = [sum(row.points[seat] for row in rows if row.source in on_track) for seat in range(seats)]
    if any(total is not None for total in track_points):
        for seat, (total, parts) in enumerate(zip(track_points, row_points, strict=True)):
            if total is not None and total < parts:
                raise problem(BadFile, "points-below-parts", seat=seat, points=total, parts=parts)
        rest = [0 if total is None else total - parts for total, parts in zip(track_points, row_points, strict=True)]
        rows = [ScoreRow(TRACK, rest), *[row for row in rows if row.source not in on_track or any(row.points)]]
        sums = np.array([sum(row.points[seat] for row in rows) for seat in range(seats)], np.int64)
        game.entry_points.ranks(states, 0, sums, ranks)
    ties = game.extras.tie_breaks(s) if game.extras.tie_breaks else []
    track = {f"players.{seat}.points": Bounds(parts) for seat, parts in enumerate(row_points)}
    return Tally(rows, [[] for _ in rows], ties, ranks.tolist(), bounds={**track, **bounds})


def tally_cards(
    game: Game, states: States, scoring: Sequence[int], towns: Sequence[Sequence[PlacedCard]], cards: int
) -> Tally:
    """Score towns of cards with any number of scoring cards.

    The record has room for a few scoring cards, so they are scored in batches. `cards` is the number of cards at the
    end of a game.
    """
    seats = len(towns)
    room = len(records(states, WithScoringCards)[0].scoring)
    base: list[tuple[ScoreRow, list[Highlight]]] = []
    bonus: list[tuple[ScoreRow, list[Highlight]]] = []
    points, sums, ranks = (
        np.zeros((game.rules.rows, seats), np.int64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
    )
    s = records(states, WithScoringCards)[0]
    for start in range(0, max(len(scoring), 1), room):
        batch = list(scoring[start : start + room])
        for slot in range(room):
            s.scoring[slot] = batch[slot] if slot < len(batch) else 0
        game.entry_points.result(states, 0, points, sums, ranks)
        highlights = game.extras.highlights(s) if game.extras.highlights else [[] for _ in points]
        rows = [
            (ScoreRow(source, row.tolist()), [shift_highlight(each, towns) for each in row_highlights])
            for source, row, row_highlights in zip(game.wording.sources(s), points, highlights, strict=True)
        ]
        base, bonus = rows[:-room], bonus + rows[len(rows) - room :][: len(batch)]
    sheet = [row for row, _ in base + bonus]
    sums = np.array([sum(row.points[seat] for row in sheet) for seat in range(seats)], np.int64)
    game.entry_points.ranks(states, 0, sums, ranks)
    return Tally(
        sheet,
        [row_highlights for _, row_highlights in base + bonus],
        game.extras.tie_breaks(s) if game.extras.tie_breaks else [],
        ranks.tolist(),
        complete=len(scoring) == room and sum(map(len, towns)) == cards,
    )


def town_origin(town: Sequence[PlacedCard]) -> tuple[int, int]:
    """Return the coordinates of the first card of a town, which the record has at 0,0."""
    return (town[0][1], town[0][2]) if town else (0, 0)


def shift_highlight(highlight: Highlight, towns: Sequence[Sequence[PlacedCard]]) -> Highlight:
    """Move a highlight to the coordinates of the position."""
    x, y = town_origin(towns[highlight.seat or 0])
    return msgspec.structs.replace(highlight, squares=[(left + x, top + y) for left, top in highlight.squares])


def shift_places(town: Sequence[PlacedCard], places: Matrix, number: int) -> list[tuple[int, int]]:
    """Move the places of `grid.free_places` to the coordinates of the position."""
    x, y = town_origin(town)
    return [(left + x, top + y) for left, top in places[:number].tolist()]
