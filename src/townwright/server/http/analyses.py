"""Routes of analyses."""

from townwright.server.http.routing import GuestDep, Id, ServicesDep, get, post, require_member
from townwright.server.tables import analyses
from townwright.server.wire.advice import Analysis
from townwright.server.wire.errors import Refusal


@post("/tables/{table:str}/analysis", operation_id="analyse", status_code=200)
async def analyse(services: ServicesDep, guest: GuestDep, table: Id) -> Analysis:
    """Begin the analysis of a finished game, unless there is one."""
    watches = await services.stores.tables.is_watcher(table, guest.id)
    async with services.tables.at(table) as found:
        require_member(found, guest, watches)
    return await analyses.start(services, table, guest.id)


@get("/tables/{table:str}/analysis", operation_id="analysis")
async def analysis(services: ServicesDep, guest: GuestDep, table: Id) -> Analysis:
    """How far the analysis of a finished game is, and what it found."""
    watches = await services.stores.tables.is_watcher(table, guest.id)
    async with services.tables.at(table) as found:
        require_member(found, guest, watches)
    stored = await analyses.find(services, table, found.game)
    if stored is None:
        raise Refusal("missing", "server-no-analysis")
    return stored


handlers = [analyse, analysis]
