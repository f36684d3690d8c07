"""Routes of guests."""

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from townwright.server.http.authentication import COOKIE, cookie
from townwright.server.http.routing import AnyRequest, AuthenticationDep, GuestDep, ServicesDep, delete, get, post
from townwright.server.tables import opening, seating
from townwright.server.wire.errors import Refusal
from townwright.server.wire.guests import Claim, Link, Me, NewMe

#: Seconds for which a personal link is good.
DEVICE = 86_400


@get("/me", operation_id="me")
async def me(request: AnyRequest, authentication: AuthenticationDep, guest: GuestDep) -> Response[Me]:
    """Who I am. The cookie is set anew: browsers keep none for longer than a year or so."""
    told = Me(guest.id, guest.name, guest.confirm)
    return Response(told, cookies=[cookie(request.cookies[COOKIE], authentication.settings)])


@post("/me", operation_id="be", status_code=200)
async def be(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
    data: JSONBody[NewMe],
) -> Response[Me]:
    """Become a guest, or change one's name and settings."""
    known = await authentication.find(request)
    name = opening.checked_name(data.name)
    if known is not None:
        await services.stores.guests.change(known.id, name, data.confirm)
        await authentication.forget(known.id)
        return Response(Me(known.id, name, data.confirm))
    guest, token = await authentication.add(request, name, data.confirm)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, authentication.settings)])


@delete("/me", operation_id="forget")
async def forget(authentication: AuthenticationDep, services: ServicesDep, guest: GuestDep) -> Response[None]:
    """Delete everything about me. Bots take over my seats at running tables."""
    mine = await services.stores.tables.all_of(guest.id)
    for id, is_over in mine.items():
        if not is_over:
            await seating.leave(services, guest, id)
    await services.stores.guests.delete(guest.id)
    await authentication.forget(guest.id)
    await services.tables.refresh_everywhere(list(mine))
    return Response(None, cookies=[Cookie(key=COOKIE, path="/", max_age=0)])


@post("/me/link", operation_id="device_link", status_code=200)
async def device_link(services: ServicesDep, guest: GuestDep) -> Link:
    """A link with which another device becomes me: once, within a day."""
    token, ends = await services.stores.tokens.add_link("device", DEVICE, guest.id, None)
    return Link(token, f"/device#{token}", ends)


@post("/me/claim", operation_id="claim", status_code=200)
async def claim(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
    data: JSONBody[Claim],
) -> Response[Me]:
    """Be on this device who I am on another one. What this device's guest had becomes mine."""
    before = await authentication.find(request)
    affected = list(await services.stores.tables.all_of(before.id)) if before else []
    moved = await services.stores.guests.claim(data.token, before.id if before else None)
    if moved is None:
        raise Refusal("missing", "server-no-link")
    guest, token = moved
    if before is not None:
        await authentication.forget(before.id)
    await services.tables.refresh_everywhere(affected)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, authentication.settings)])


handlers = [me, be, forget, device_link, claim]
