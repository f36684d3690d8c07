"""Routes for finished games: analyses and score histories."""

from townwright.server.http.routing import GuestDep, Id, ServicesDep, get, post, require_member
from townwright.server.tables import analyses
from townwright.server.tables.score_history import history_of
from townwright.server.wire.advice import Analysis
from townwright.server.wire.errors import Refusal
from townwright.server.wire.score_history import ScoreHistory


@post("/tables/{id:str}/analysis", operation_id="analyse", status_code=200)
async def analyse(services: ServicesDep, guest: GuestDep, id: Id) -> Analysis:
    """Start the analysis of a finished game, unless there is one already."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.locked(id) as table:
        require_member(table, guest, watches)
    return await analyses.start(services, id, guest.id)


@get("/tables/{id:str}/analysis", operation_id="analysis")
async def analysis(services: ServicesDep, guest: GuestDep, id: Id) -> Analysis:
    """Return the analysis of a finished game, or its progress."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.locked(id) as table:
        require_member(table, guest, watches)
    stored = await analyses.find(services, id, table.game)
    if stored is None:
        raise Refusal("missing", "server-no-analysis")
    return stored


@get("/tables/{id:str}/score-history", operation_id="score_history")
async def score_history(services: ServicesDep, guest: GuestDep, id: Id) -> ScoreHistory:
    """Return the points after each turn of a finished game, and the turn that decided it."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.locked(id) as table:
        require_member(table, guest, watches)
        return await history_of(table)


handlers = [analyse, analysis, score_history]
