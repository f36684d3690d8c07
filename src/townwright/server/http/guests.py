"""Routes of guests."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from townwright.server.http.routing import delete, get, post
from townwright.server.storage.store import Guest
from townwright.server.tables import seating
from townwright.server.tables.hall import Hall
from townwright.server.tables.people import COOKIE, People, cookie
from townwright.server.wire.errors import Refusal
from townwright.server.wire.guests import Claim, Link, Me, NewMe

#: Seconds for which a personal link is good.
DEVICE = 86_400


@get("/me", operation_id="me")
async def me(
    request: Request[Any, Any, Any], people: NamedDependency[People], guest: NamedDependency[Guest]
) -> Response[Me]:
    """Who I am. The cookie is set anew: browsers keep none for longer than a year or so."""
    told = Me(guest.id, guest.name, guest.confirm)
    return Response(told, cookies=[cookie(request.cookies[COOKIE], people.settings)])


@post("/me", operation_id="be", status_code=200)
async def be(request: Request[Any, Any, Any], people: NamedDependency[People], data: JSONBody[NewMe]) -> Response[Me]:
    """Become a guest, or change one's name and settings."""
    known = await people.find(request)
    name = seating.checked_name(data.name)
    if known is not None:
        await people.change(known, name, data.confirm)
        return Response(Me(known.id, name, data.confirm))
    guest, token = await people.add(request, name, data.confirm)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, people.settings)])


@delete("/me", operation_id="forget")
async def forget(
    people: NamedDependency[People], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> Response[None]:
    """Delete everything about me. Bots take over my seats at running tables."""
    mine = await hall.store.all_tables_of(guest.id)
    for id, is_over in mine.items():
        if not is_over:
            await seating.leave(hall, guest, id)
    await hall.store.delete_guest(guest.id)
    await people.forget_everywhere(guest.id)
    await hall.refresh_everywhere(list(mine))
    return Response(None, cookies=[Cookie(key=COOKIE, path="/", max_age=0)])


@post("/me/link", operation_id="device_link", status_code=200)
async def device_link(hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> Link:
    """A link with which another device becomes me: once, within a day."""
    token, ends = await hall.store.add_link("device", DEVICE, guest.id, None)
    return Link(token, f"/device#{token}", ends)


@post("/me/claim", operation_id="claim", status_code=200)
async def claim(
    request: Request[Any, Any, Any], people: NamedDependency[People], hall: NamedDependency[Hall], data: JSONBody[Claim]
) -> Response[Me]:
    """Be on this device who I am on another one. What this device's guest had becomes mine."""
    before = await people.find(request)
    affected = list(await hall.store.all_tables_of(before.id)) if before else []
    moved = await hall.store.move_guest(data.token, before.id if before else None)
    if moved is None:
        raise Refusal("missing", "server-no-link")
    guest, token = moved
    if before is not None:
        await people.forget_everywhere(before.id)
    await hall.refresh_everywhere(affected)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, people.settings)])


handlers = [me, be, forget, device_link, claim]
