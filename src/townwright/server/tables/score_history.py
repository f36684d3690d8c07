"""The score history of a finished game: the points after each turn, and the turn that decided it."""

from typing import cast

from townwright.core.turns import decisive_turn, totals_by_turn
from townwright.server.tables.slow_work import in_thread
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.score_history import ScoreHistory


async def history_of(table: Table) -> ScoreHistory:
    """Return the score history of a finished game, replayed once; the caller holds the lock of the table."""
    match = table.loaded_match
    if table.phase != "over":
        raise Refusal("not-possible", "server-not-over")
    if "score_history" not in table.cache:
        totals = await in_thread(totals_by_turn, match, table.line)
        winners = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
        decisive = decisive_turn(totals, winners, cooperative=match.target is not None)
        table.cache["score_history"] = ScoreHistory(totals, decisive)
    return cast(ScoreHistory, table.cache["score_history"])
