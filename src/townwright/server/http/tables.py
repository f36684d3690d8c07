"""Routes for tables."""

from typing import Any

import msgspec
from litestar import Response
from litestar.params import JSONBody

from townwright.core.registry import games
from townwright.server.http.refusals import OutOfDate
from townwright.server.http.routing import (
    COMPRESSED,
    AnyRequest,
    AuthenticationDep,
    GuestDep,
    Id,
    SeatNumber,
    SeatQuery,
    ServicesDep,
    Since,
    get,
    post,
    put,
    require_member,
)
from townwright.server.storage.records import Guest, hints_at
from townwright.server.storage.tables import ListedTable
from townwright.server.tables import opening, playing_on, seating
from townwright.server.tables.client import Client
from townwright.server.tables.dispatch import dispatch
from townwright.server.tables.occasions import day_of
from townwright.server.tables.presentation import seat_infos
from townwright.server.tables.services import Services
from townwright.server.wire.errors import Stale
from townwright.server.wire.from_client import FromClient
from townwright.server.wire.from_server import FromServer
from townwright.server.wire.guests import LinkToken
from townwright.server.wire.scores import Outcome
from townwright.server.wire.state import State
from townwright.server.wire.tables import Fork, Import, Invitation, Join, NewTable, SeatPlan, Summary, TableLinks


@get("/tables", operation_id="tables")
async def tables(services: ServicesDep, guest: GuestDep) -> list[Summary]:
    """List my tables: first those where it is my turn, then other unfinished ones, the most recent first."""
    summaries = [summary_of(services, each, guest.id) for each in await services.stores.tables.list_for(guest.id)]
    return sorted(summaries, key=lambda each: (not each.my_turn, each.phase == "over"))


def summary_of(services: Services, table: ListedTable, guest: str) -> Summary:
    game = games().get(table.game)
    scripted = game.scripted(table.options) if game else ()
    mine = {each.seat for each in table.seats if each.guest == guest and each.kind == "person"}
    read_only = table.phase != "open" and (game is None or game.version != table.rules)
    return Summary(
        id=table.id,
        game=table.game,
        options=table.options,
        phase=table.phase,
        seats=seat_infos(table.seats, scripted, guest, services.presence.connected_at(table.id)),
        turn=table.turn,
        my_turn=table.phase == "running" and table.turn in mine and not read_only,
        number=table.number,
        changed=table.changed,
        next=table.next,
        day=day_of(table.occasion),
        outcome=None if table.score is None else msgspec.convert(table.score, Outcome, from_attributes=True),
        hints=hints_at(table.seats, table.hints),
        read_only=read_only,
    )


@post("/tables", operation_id="open_table")
async def open_table(services: ServicesDep, guest: GuestDep, data: JSONBody[NewTable]) -> TableLinks:
    """Open a table; it starts at once unless a seat is open."""
    return await opening.open_table(services, guest, data)


@post("/tables/join", operation_id="join", status_code=200)
async def join(services: ServicesDep, guest: GuestDep, data: JSONBody[Join]) -> Summary:
    """Sit down with an invitation, or watch with a watchers' link."""
    return await seating.join(services, guest, data)


@post("/tables/join/look", operation_id="look_at_link", status_code=200)
async def look_at_link(
    request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep, data: JSONBody[LinkToken]
) -> Invitation:
    """Return what a link to a table is for, before it is used."""
    guest = await authentication.find(request)
    return await seating.look_at_link(services, guest.id if guest else None, data.token)


@get("/tables/{id:str}", operation_id="table", middleware=[COMPRESSED])
async def show_table(
    services: ServicesDep,
    guest: GuestDep,
    id: Id,
    since: Since = 0,
    seat: SeatQuery = None,
) -> State:
    """Return the table as I may see it; with several seats, as seen from one of them."""
    client = await client_of(services, guest, id, seat, since)
    async with client.table(allow_old_rules=True) as table:
        return client.state(table)


async def client_of(services: Services, guest: Guest, id: str, seat: int | None, since: int) -> Client:
    watches = await services.stores.tables.is_watcher(id, guest.id)
    return Client(services, id, guest.id, watches, seat, since)


@post("/tables/{id:str}/send", operation_id="send", status_code=200)
async def send(
    services: ServicesDep,
    guest: GuestDep,
    id: Id,
    data: JSONBody[FromClient],
    since: Since = 0,
    seat: SeatQuery = None,
) -> FromServer:
    """Send a message as over the table's socket, and return the answer; for scripts."""
    client = await client_of(services, guest, id, seat, since)
    try:
        answer = await dispatch(client, data)
    except Stale as stale:
        async with client.table(allow_old_rules=True) as table:
            raise OutOfDate(stale, client.state(table)) from None
    if answer is not None:
        return answer
    async with client.table(allow_old_rules=True) as table:
        return client.state(table, data.reply)


@post("/tables/{id:str}/start", operation_id="start", status_code=200)
async def start(services: ServicesDep, guest: GuestDep, id: Id) -> Summary:
    """Start the game once every seat is taken."""
    return await seating.start(services, guest, id)


@post("/tables/{id:str}/links", operation_id="links", status_code=200)
async def links(services: ServicesDep, guest: GuestDep, id: Id) -> TableLinks:
    """Create new links to the table."""
    async with services.tables.locked(id) as table:
        require_member(table, guest, False)
        return await opening.create_links(services, table)


@put("/tables/{id:str}/seats/{seat:int}", operation_id="seat")
async def set_seat(
    services: ServicesDep,
    guest: GuestDep,
    id: Id,
    seat: SeatNumber,
    data: JSONBody[SeatPlan],
) -> Summary:
    """Give a seat to a bot or take it back; before the start, the owner may also open or reassign it."""
    return await seating.set_seat(services, guest, id, seat, data)


@post("/tables/{id:str}/leave", operation_id="leave", status_code=204)
async def leave(services: ServicesDep, guest: GuestDep, id: Id) -> None:
    """Leave the table for good."""
    await seating.leave(services, guest, id)


@post("/tables/{id:str}/rematch", operation_id="rematch")
async def rematch(services: ServicesDep, guest: GuestDep, id: Id) -> TableLinks:
    """Open a rematch with rotated seats."""
    return await playing_on.rematch(services, guest, id)


@post("/tables/{id:str}/fork", operation_id="fork")
async def fork(services: ServicesDep, guest: GuestDep, id: Id, data: JSONBody[Fork]) -> TableLinks:
    """Play on from a moment of a finished game, with everything hidden dealt again."""
    return await playing_on.fork(services, guest, id, data)


@get("/tables/{id:str}/file", operation_id="file")
async def match_file(services: ServicesDep, guest: GuestDep, id: Id) -> Response[dict[str, Any]]:
    """Return the match file; without the seed until the game is over."""
    watches = await services.stores.tables.is_watcher(id, guest.id)
    async with services.tables.locked(id) as table:
        require_member(table, guest, watches)
        data: dict[str, Any] = msgspec.to_builtins(table.file())
        if table.phase != "over":
            for secret in ("seed", "reseeds"):
                data.pop(secret, None)
    name = f"{table.game.name}-{id}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/tables/import", operation_id="import")
async def import_file(services: ServicesDep, guest: GuestDep, data: JSONBody[Import]) -> TableLinks:
    """Open a match file."""
    return await playing_on.import_file(services, guest, data)


handlers = [
    tables,
    open_table,
    join,
    look_at_link,
    show_table,
    send,
    start,
    links,
    set_seat,
    leave,
    rematch,
    fork,
    match_file,
]
