"""The route that opens a table for an activity."""

from litestar.params import JSONBody

from townwright.server.http.routing import GuestDep, ServicesDep, known_game, post
from townwright.server.tables.activity import activity_named
from townwright.server.wire.activities import NewActivity
from townwright.server.wire.tables import TableLinks


@post("/activities", operation_id="open_activity")
async def open_activity(services: ServicesDep, guest: GuestDep, data: JSONBody[NewActivity]) -> TableLinks:
    """Open a table for a lesson, a puzzle or another activity of a game."""
    return await activity_named(data.activity).open(services, guest, known_game(data.game), data.id)


handlers = [open_activity]
