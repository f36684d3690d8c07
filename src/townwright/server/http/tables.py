"""Routes of tables."""

from typing import Any

import msgspec
from litestar import Response
from litestar.params import JSONBody

from townwright.core.registry import games
from townwright.server.http.refusals import OutOfDate
from townwright.server.http.routing import (
    GuestDep,
    Id,
    Looking,
    SeatNumber,
    ServicesDep,
    Since,
    get,
    post,
    put,
    require_member,
)
from townwright.server.storage.records import Guest
from townwright.server.storage.tables import Listed
from townwright.server.tables import opening, playing_on, seating
from townwright.server.tables.client import Client
from townwright.server.tables.dispatch import dispatch
from townwright.server.tables.occasions import day_of
from townwright.server.tables.presentation import seat_infos
from townwright.server.tables.services import Services
from townwright.server.wire.errors import Stale
from townwright.server.wire.from_client import FromClient
from townwright.server.wire.from_server import FromServer
from townwright.server.wire.state import State
from townwright.server.wire.tables import Created, Fork, Import, Join, NewTable, Plan, Summary


@get("/tables", operation_id="tables")
async def tables(services: ServicesDep, guest: GuestDep) -> list[Summary]:
    """My tables: those where it is my turn first, then the latest."""
    summaries = [listed_summary(services, each, guest.id) for each in await services.stores.tables.of(guest.id)]
    return sorted(summaries, key=lambda each: (not each.my_turn, each.phase == "over"))


def listed_summary(services: Services, listed: Listed, guest: str) -> Summary:
    game = games().get(listed.game)
    scripted = game.scripted(listed.options) if game else ()
    mine = {each.seat for each in listed.seats if each.guest == guest and each.kind == "person"}
    read_only = listed.phase != "open" and (game is None or game.version != listed.rules)
    return Summary(
        id=listed.id,
        game=listed.game,
        options=listed.options,
        phase=listed.phase,
        seats=seat_infos(listed.seats, scripted, guest, services.presence.connected_at(listed.id)),
        turn=listed.turn,
        my_turn=listed.phase == "running" and listed.turn in mine and not read_only,
        number=listed.number,
        changed=listed.changed,
        next=listed.next,
        day=day_of(listed.occasion),
        read_only=read_only,
    )


@post("/tables", operation_id="open_table")
async def open_table(services: ServicesDep, guest: GuestDep, data: JSONBody[NewTable]) -> Created:
    """Open a table; it starts at once unless a seat is open."""
    return await opening.open_table(services, guest, data)


@post("/tables/join", operation_id="join", status_code=200)
async def join(services: ServicesDep, guest: GuestDep, data: JSONBody[Join]) -> Summary:
    """Sit down with an invitation, or watch with a watchers' link."""
    return await seating.join(services, guest, data)


@get("/tables/{table:str}", operation_id="table")
async def look(
    services: ServicesDep,
    guest: GuestDep,
    table: Id,
    since: Since = 0,
    seat: Looking = None,
) -> State:
    """The table as I may see it; with several seats of mine, as one of them."""
    client = await client_of(services, guest, table, seat, since)
    async with client.table(read_only=True) as found:
        return client.state(found)


async def client_of(services: Services, guest: Guest, table: str, seat: int | None, since: int) -> Client:
    watches = await services.stores.tables.is_watcher(table, guest.id)
    return Client(services, table, guest.id, watches, seat, since)


@post("/tables/{table:str}/send", operation_id="send", status_code=200)
async def send(
    services: ServicesDep,
    guest: GuestDep,
    table: Id,
    data: JSONBody[FromClient],
    since: Since = 0,
    seat: Looking = None,
) -> FromServer:
    """Any message that the table's socket takes, for scripts; answered as the socket would."""
    client = await client_of(services, guest, table, seat, since)
    try:
        answer = await dispatch(client, data)
    except Stale as stale:
        async with client.table(read_only=True) as found:
            raise OutOfDate(stale, client.state(found)) from None
    if answer is not None:
        return answer
    async with client.table(read_only=True) as found:
        return client.state(found, data.reply)


@post("/tables/{table:str}/start", operation_id="start", status_code=200)
async def start(services: ServicesDep, guest: GuestDep, table: Id) -> Summary:
    """Begin, once every seat is taken."""
    return await seating.start(services, guest, table)


@post("/tables/{table:str}/links", operation_id="links", status_code=200)
async def links(services: ServicesDep, guest: GuestDep, table: Id) -> Created:
    """New links to the table."""
    async with services.tables.at(table) as found:
        require_member(found, guest, False)
        return await opening.links(services, found)


@put("/tables/{table:str}/seats/{seat:int}", operation_id="seat")
async def set_seat(
    services: ServicesDep,
    guest: GuestDep,
    table: Id,
    seat: SeatNumber,
    data: JSONBody[Plan],
) -> Summary:
    """Change a seat: a bot stands in, the person comes back or, before the start, any other plan."""
    return await seating.set_seat(services, guest, table, seat, data)


@post("/tables/{table:str}/leave", operation_id="leave", status_code=204)
async def leave(services: ServicesDep, guest: GuestDep, table: Id) -> None:
    """Leave the table for good."""
    await seating.leave(services, guest, table)


@post("/tables/{table:str}/rematch", operation_id="rematch")
async def rematch(services: ServicesDep, guest: GuestDep, table: Id) -> Created:
    """Open a rematch with rotated seats."""
    return await playing_on.rematch(services, guest, table)


@post("/tables/{table:str}/fork", operation_id="fork")
async def fork(services: ServicesDep, guest: GuestDep, table: Id, data: JSONBody[Fork]) -> Created:
    """Play on from a moment of a finished game, with chance dealt anew."""
    return await playing_on.fork(services, guest, table, data)


@get("/tables/{table:str}/file", operation_id="file")
async def match_file(services: ServicesDep, guest: GuestDep, table: Id) -> Response[dict[str, Any]]:
    """The match file; without the seed until the game is over."""
    watches = await services.stores.tables.is_watcher(table, guest.id)
    async with services.tables.at(table) as found:
        require_member(found, guest, watches)
        data: dict[str, Any] = msgspec.to_builtins(found.file())
        if found.phase != "over":
            for secret in ("seed", "reseeds"):
                data.pop(secret, None)
    name = f"{found.game.name}-{table}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/tables/import", operation_id="import")
async def import_file(services: ServicesDep, guest: GuestDep, data: JSONBody[Import]) -> Created:
    """Open a match file."""
    return await playing_on.import_file(services, guest, data)


handlers = [
    tables,
    open_table,
    join,
    look,
    send,
    start,
    links,
    set_seat,
    leave,
    rematch,
    fork,
    match_file,
]
