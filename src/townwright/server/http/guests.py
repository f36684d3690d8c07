"""Routes for guests."""

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec.structs import replace

from townwright.server.http.authentication import COOKIE, FORMER, cookie, device_of
from townwright.server.http.routing import AnyRequest, AuthenticationDep, GuestDep, Id, ServicesDep, delete, get, post
from townwright.server.storage.lessons import LessonStore
from townwright.server.storage.records import Guest
from townwright.server.tables import boxes, seating
from townwright.server.tables.names import checked_name
from townwright.server.tables.services import Services
from townwright.server.wire.errors import Refusal
from townwright.server.wire.guests import DeviceInfo, Link, LinkOwner, LinkToken, Me, NewMe

#: Seconds for which a device link is valid.
DEVICE_LINK_SECONDS = 86_400


async def describe(services: Services, guest: Guest, former: Guest | None) -> Me:
    """Return a guest for the page; `former` is the browser's own guest while it is a device of this one."""
    lessons = await LessonStore(services.stores.database).finished_games(guest.id)
    in_use = sorted(await boxes.changes_in_use(services, guest.id))
    return Me(guest.id, guest.name, guest.confirm, former.name if former else None, lessons, in_use)


@get("/me", operation_id="me")
async def me(
    request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep, guest: GuestDep
) -> Response[Me]:
    """Return the guest of this browser. Renew the cookie, because browsers keep cookies for about a year."""
    body = await describe(services, guest, await authentication.find(request, FORMER))
    return Response(body, cookies=[cookie(request.cookies[COOKIE], authentication.settings)])


@post("/me", operation_id="save_me", status_code=200)
async def save_guest(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
    data: JSONBody[NewMe],
) -> Response[Me]:
    """Become a guest, or change my name and settings."""
    guest = await authentication.find(request)
    name = data.name if guest is not None and data.name == guest.name else checked_name(data.name)
    if guest is not None:
        await services.stores.guests.change(guest.id, name, data.confirm)
        await authentication.forget(guest.id)
        changed = replace(guest, name=name, confirm=data.confirm)
        return Response(await describe(services, changed, await authentication.find(request, FORMER)))
    guest, token = await authentication.add(request, name, data.confirm)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, authentication.settings)])


@delete("/me", operation_id="forget")
async def forget(authentication: AuthenticationDep, services: ServicesDep, guest: GuestDep) -> Response[None]:
    """Delete everything about me. Bots take over my seats at running tables."""
    mine = await services.stores.tables.ids_of(guest.id)
    for id, is_over in mine.items():
        if not is_over:
            await seating.leave(services, guest, id)
    await services.stores.guests.delete(guest.id)
    await authentication.forget(guest.id)
    await services.tables.refresh_everywhere(list(mine))
    return Response(None, cookies=[Cookie(key=COOKIE, path="/", max_age=0)])


# Devices


@post("/me/link", operation_id="device_link", status_code=200)
async def device_link(services: ServicesDep, guest: GuestDep) -> Link:
    """Create a link that makes another browser a device of mine; it works once, within a day."""
    token = await services.stores.tokens.add_link("device", DEVICE_LINK_SECONDS, guest.id, None)
    return Link(token, f"/device#{token}")


@post("/me/link/look", operation_id="link_owner", status_code=200)
async def link_owner(
    request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep, data: JSONBody[LinkToken]
) -> LinkOwner:
    """Return the guest that a device link belongs to; the link stays valid."""
    owner, guest = await owner_of(services, data.token), await authentication.find(request)
    return LinkOwner(owner.name, guest is not None and guest.id == owner.id)


@post("/me/claim", operation_id="claim", status_code=200)
async def claim(
    request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep, data: JSONBody[LinkToken]
) -> Response[Me]:
    """Make this browser a device of a link's guest; its own guest can be restored with `back`."""
    owner, guest = await owner_of(services, data.token), await authentication.find(request)
    if guest is not None and guest.id == owner.id:
        raise Refusal("not-possible", "server-own-link")
    claimed = await services.stores.guests.claim(data.token, device_of(request))
    if claimed is None:
        raise Refusal("missing", "server-no-link")
    owner, token = claimed
    cookies, former = [cookie(token, authentication.settings)], await authentication.find(request, FORMER)
    if former is None and guest is not None:
        former = guest
        cookies.append(cookie(request.cookies[COOKIE], authentication.settings, FORMER))
    elif guest is not None:  # a device of a third guest
        await services.devices.delete(guest.device)
        await authentication.forget(guest.id)
    return Response(await describe(services, owner, former), cookies=cookies)


@post("/me/back", operation_id="back", status_code=200)
async def back(
    request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep, guest: GuestDep
) -> Response[Me]:
    """Return to this browser's own guest; it is no longer a device of the other one."""
    former = await authentication.find(request, FORMER)
    if former is None:
        raise Refusal("missing", "server-no-former-guest")
    await services.devices.delete(guest.device)
    await authentication.forget(guest.id)
    restored = cookie(request.cookies[FORMER], authentication.settings)
    cookies = [restored, Cookie(key=FORMER, path="/", max_age=0)]
    return Response(await describe(services, former, None), cookies=cookies)


@get("/me/devices", operation_id="devices")
async def devices(services: ServicesDep, guest: GuestDep) -> list[DeviceInfo]:
    """Return the browsers that I use, most recently used first."""
    return [
        DeviceInfo(each.id, each.name, each.last_seen // 1000, each.digest == guest.device)
        for each in await services.devices.of(guest.id)
    ]


@delete("/me/devices/{device:str}", operation_id="revoke_device")
async def revoke_device(authentication: AuthenticationDep, services: ServicesDep, guest: GuestDep, device: Id) -> None:
    """Sign out one of my devices and close its sockets."""
    await services.devices.revoke(guest.id, device)
    await authentication.forget(guest.id)


async def owner_of(services: Services, token: str) -> Guest:
    """Return the guest that a device link belongs to."""
    owner = await services.stores.tokens.guest(token, "device")
    if owner is None:
        raise Refusal("missing", "server-no-link")
    return owner


handlers = [me, save_guest, forget, device_link, link_owner, claim, back, devices, revoke_device]
