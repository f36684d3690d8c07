"""Seats: joining, leaving, bots that stand in, and the start."""

import msgspec

from townwright.server.storage.commands import Seated
from townwright.server.storage.database import now
from townwright.server.storage.records import Guest, SeatState
from townwright.server.tables import presentation
from townwright.server.tables.names import checked_name
from townwright.server.tables.occasions import challenged_game, day_of
from townwright.server.tables.opening import checked_level, default_level, seat_with
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_thread
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.fields import SeatKind
from townwright.server.wire.tables import Bot, Invitation, Join, Mine, Open, SeatPlan, Summary


def summary(services: Services, table: Table, guest: str) -> Summary:
    """Return a table as an entry of a guest's list."""
    return Summary(
        id=table.description.id,
        game=table.game.name,
        options=table.description.options,
        phase=table.phase,
        seats=presentation.seats(table, guest, services.presence.connected_at(table.description.id)),
        turn=table.turn,
        my_turn=table.phase == "running" and table.turn in table.seats_of(guest),
        number=table.number,
        changed=now(),
        next=table.next,
        day=day_of(table.description.occasion),
        hints=table.hints,
        read_only=table.read_only,
    )


async def change_seat(services: Services, table: Table, seat: SeatState) -> None:
    """Store the new state of a seat, then show it."""
    table.seats[seat.seat] = seat
    await services.tables.commit(table, Seated(seat.seat, seat.kind, seat.level, seat.confirm), [seat])


async def look_at_link(services: Services, guest: str | None, token: str) -> Invitation:
    """Return what a link to a table is for; the link is not used up."""
    id, kind = await _linked_table(services, token)
    async with services.tables.locked(id) as table:
        owner = table.description.owner
        return Invitation(
            table=id,
            game=table.game.name,
            options=table.description.options,
            host=None if owner is None else await services.stores.guests.name(owner),
            seats=presentation.seats(table, guest, services.presence.connected_at(id)),
            phase=table.phase,
            hints=table.hints,
            watch=kind == "watch",
            mine=table.is_member(guest),
            read_only=table.read_only,
            corrected=table.description.corrections is not None,
        )


async def _linked_table(services: Services, token: str) -> tuple[str, str]:
    """Return the table of a link, and the kind of the link."""
    link = await services.stores.tokens.table(token)
    if link is None:
        raise Refusal("missing", "server-no-link")
    return link


async def join(services: Services, guest: Guest, request: Join) -> Summary:
    """Take an open seat with an invitation, or watch. An invitation gives each guest one seat."""
    id, _ = await _linked_table(services, request.token)
    async with services.tables.locked(id) as table:
        await services.tables.catch_up(table)
        _, kind = await _linked_table(services, request.token)  # the owner may just have revoked it
        if kind == "watch":
            await services.stores.tables.add_watcher(id, guest.id)
        elif not any(seat.guest == guest.id for seat in table.seats):
            table.require_current_rules()
            open_seats = [each.seat for each in table.seats if each.kind == "open"]
            seat = request.seat if request.seat is not None else next(iter(open_seats), None)
            if table.phase != "open" or seat not in open_seats or seat is None:
                raise Refusal("not-possible", "server-no-seat-free")
            await change_seat(services, table, seat_with(seat, Mine(request.name), guest))
        return summary(services, table, guest.id)


async def set_seat(services: Services, guest: Guest, id: str, number: int, plan: SeatPlan) -> Summary:
    """Change the plan of a seat, if the guest is allowed to.

    Before the start, the owner decides who plays each free seat, and may free any other; then old invitations no
    longer work, so that the person cannot come back with one. Later a bot may stand in, or the person may come back.
    """
    async with services.tables.locked(id) as table:
        await services.tables.catch_up(table)
        if not table.is_member(guest.id):
            raise Refusal("missing", "server-no-table")
        if number >= len(table.seats):
            raise Refusal("missing", "server-no-seat", seat=number + 1)
        table.require_current_rules()
        seat = table.seats[number]
        if table.phase == "over":
            raise Refusal("not-possible", "game-over")
        if table.phase == "open":
            is_owner = guest.id == table.description.owner
            if seat.guest != guest.id and not (is_owner and (seat.guest is None or isinstance(plan, Open))):
                raise Refusal("forbidden", "server-not-your-seat")
            if seat.guest not in (None, guest.id):
                await services.stores.tokens.delete_invitations(id)
            await change_seat(services, table, seat_with(number, plan, guest))
        elif seat.guest is None and (day_of(table.description.occasion) or challenged_game(table.description.occasion)):
            raise Refusal("not-possible", "server-fixed-seats")
        else:
            await change_seat(services, table, await _with_plan(services, table, guest, seat, plan))
        return summary(services, table, guest.id)


async def _with_plan(services: Services, table: Table, guest: Guest, seat: SeatState, plan: SeatPlan) -> SeatState:
    """Return a seat of a running game with a new plan: a bot stands in, or the person comes back."""
    match plan:
        case Bot():
            if seat.guest != guest.id and seat.kind != "bot":
                await _require_absence(services, table, guest, seat)
            if seat.kind == "bot" and seat.guest not in (None, guest.id) and not table.seats_of(guest.id):
                raise Refusal("forbidden", "server-not-your-seat")
            return msgspec.structs.replace(seat, kind="bot", level=checked_level(plan.level))
        case Mine() if seat.guest == guest.id:
            name = checked_name(plan.name) if plan.name else seat.name
            return msgspec.structs.replace(seat, kind="person", level=None, name=name)
        case _:
            raise Refusal("forbidden", "server-not-your-seat")


async def _require_absence(services: Services, table: Table, guest: Guest, seat: SeatState) -> None:
    """Raise unless the guest plays here and the seat's person has been away long enough or is deleted."""
    if not table.seats_of(guest.id):
        raise Refusal("forbidden", "server-not-your-seat")
    if seat.guest is None:
        return
    is_connected = services.presence.connected_at(table.description.id)(seat.guest)
    milliseconds_away = now() - await services.last_seen.of(seat.guest)
    if is_connected or milliseconds_away < services.settings.limits.away * 1000:
        raise Refusal("not-possible", "server-not-away", seat=seat.seat)


async def leave(services: Services, guest: Guest, id: str) -> None:
    """Leave a table for good: before the start the seat becomes free, later a bot takes over.

    If the guest owns the table, another player becomes its owner. A table without players or watchers is deleted.
    """
    async with services.tables.locked(id) as table:
        await services.tables.catch_up(table)
        if not table.is_member(guest.id) and not await services.stores.tables.is_watcher(id, guest.id):
            raise Refusal("missing", "server-no-table")
        for seat in list(table.seats):
            if seat.guest == guest.id:
                await change_seat(services, table, vacate(table, seat))
        new_owner = next((seat.guest for seat in table.seats if seat.guest), None)
        await services.stores.tables.leave(id, guest.id, new_owner)
    await services.tables.refresh_everywhere([id])


def vacate(table: Table, seat: SeatState) -> SeatState:
    """Return a seat without its person.

    The name is removed, too: deleting the guest would no longer find it.
    """
    if table.phase == "open":
        return SeatState(seat.seat, "open")
    kind: SeatKind = "bot" if table.phase == "running" else seat.kind
    return SeatState(seat.seat, kind, None, None, seat.level or default_level(), False)


async def start(services: Services, guest: Guest, id: str) -> Summary:
    """Start the game once every seat is taken."""
    async with services.tables.locked(id) as table:
        await services.tables.catch_up(table)
        if not table.is_member(guest.id):
            raise Refusal("missing", "server-no-table")
        table.require_current_rules()
        if table.phase != "open":
            raise Refusal("not-possible", "server-started")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("not-possible", "server-seats-open")
        if not table.has_guests:
            raise Refusal("not-possible", "server-nobody")
        await services.tables.commit(table, await in_thread(table.start))
        return summary(services, table, guest.id)
