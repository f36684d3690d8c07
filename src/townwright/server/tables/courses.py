"""The course of a finished game: the points after each turn, and the turn that decided it."""

from typing import cast

from townwright.core.turns import decisive_turn, totals_by_turn
from townwright.server.tables.replays import in_thread
from townwright.server.tables.table import Table
from townwright.server.wire.courses import Course
from townwright.server.wire.errors import Refusal


async def course(table: Table) -> Course:
    """Return the course of a finished game, replayed once; the caller holds the lock of the table."""
    match = table.loaded_match
    if table.phase != "over":
        raise Refusal("not-possible", "server-not-over")
    if "course" not in table.cache:
        totals = await in_thread(totals_by_turn, match, table.line)
        winners = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
        table.cache["course"] = Course(totals, decisive_turn(totals, winners, together=match.target is not None))
    return cast(Course, table.cache["course"])
