"""Routes for finished games: analyses and courses."""

from townwright.server.http.routing import GuestDep, Id, ServicesDep, get, post, require_member
from townwright.server.tables import analyses, courses
from townwright.server.wire.advice import Analysis
from townwright.server.wire.courses import Course
from townwright.server.wire.errors import Refusal


@post("/tables/{id:str}/analysis", operation_id="analyse", status_code=200)
async def analyse(services: ServicesDep, guest: GuestDep, id: Id) -> Analysis:
    """Start the analysis of a finished game, unless there is one already."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.at(id) as table:
        require_member(table, guest, watches)
    return await analyses.start(services, id, guest.id)


@get("/tables/{id:str}/analysis", operation_id="analysis")
async def analysis(services: ServicesDep, guest: GuestDep, id: Id) -> Analysis:
    """Return the analysis of a finished game, or its progress."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.at(id) as table:
        require_member(table, guest, watches)
    stored = await analyses.find(services, id, table.game)
    if stored is None:
        raise Refusal("missing", "server-no-analysis")
    return stored


@get("/tables/{id:str}/course", operation_id="course")
async def course(services: ServicesDep, guest: GuestDep, id: Id) -> Course:
    """Return the points after each turn of a finished game, and the turn that decided it."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.at(id) as table:
        require_member(table, guest, watches)
        return await courses.course(table)


handlers = [analyse, analysis, course]
