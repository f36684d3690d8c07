"""Routes of analyses."""

from litestar.di import NamedDependency

from townwright.server.http.routing import Id, get, post, require_member
from townwright.server.storage.store import Guest
from townwright.server.tables import advising
from townwright.server.tables.hall import Hall
from townwright.server.wire.advice import Analysis


@post("/tables/{table:str}/analysis", operation_id="analyse", status_code=200)
async def analyse(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Analysis:
    """Begin the analysis of a finished game, unless there is one."""
    watches = await hall.store.is_watcher(table, guest.id)
    async with hall.at(table) as found:
        require_member(found, guest, watches)
    return await advising.analyse(hall, table, guest.id)


@get("/tables/{table:str}/analysis", operation_id="analysis")
async def analysis(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Analysis:
    """How far the analysis of a finished game is, and what it found."""
    watches = await hall.store.is_watcher(table, guest.id)
    async with hall.at(table) as found:
        require_member(found, guest, watches)
    return await advising.analysis(hall, table, found.game)


handlers = [analyse, analysis]
