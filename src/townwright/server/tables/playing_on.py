"""Rematches, games continued from an earlier moment, and imported match files."""

from collections.abc import Sequence

import msgspec

from townwright.core.errors import BadFile, problem
from townwright.core.match import Match
from townwright.core.match_file import MatchFile
from townwright.server.storage.commands import RematchOpened
from townwright.server.storage.records import Guest, SeatState, StartingPoint
from townwright.server.tables.names import cleaned_name
from townwright.server.tables.opening import Setup, create_links, default_plans, seat_and_open, store_table
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_turn
from townwright.server.wire.errors import Refusal
from townwright.server.wire.tables import Fork, Import, SeatPlan, TableLinks


async def rematch(services: Services, guest: Guest, id: str) -> TableLinks:
    """Open a rematch with rotated seats, or return the one that exists.

    If the rules changed before the game was over, the seats stay the same.
    """
    async with services.tables.locked(id) as table:
        await services.tables.catch_up(table)
        if not table.is_member(guest.id) and not await services.stores.tables.is_watcher(id, guest.id):
            raise Refusal("missing", "server-no-table")
        if not table.seats_of(guest.id):
            raise Refusal("forbidden", "server-not-seated")
        if table.phase != "over" and not table.read_only:
            raise Refusal("not-possible", "server-not-over")
        if table.next is None:
            description, seats, shift = table.description, table.seats, int(table.phase == "over")
            rotated = [
                msgspec.structs.replace(seats[(number + shift) % len(seats)], seat=number)
                for number in range(len(seats))
            ]
            options = table.game.options_for(description.players, description.options)
            seed = services.seeds.draw(guest.id)
            setup = Setup(table.game, seed, options, description.corrections, hints=description.hints)
            created = await store_table(services, guest, setup, rotated)
            await services.tables.commit(table, RematchOpened(created.id))
            return created
        next_id = table.next
    async with services.tables.locked(next_id) as other:
        return await create_links(services, other)


async def fork(services: Services, guest: Guest, id: str, request: Fork) -> TableLinks:
    """Open a new table that continues from a moment of a finished game; everything hidden is dealt again."""
    async with services.tables.locked(id) as table:
        if not table.is_member(guest.id) and not await services.stores.tables.is_watcher(id, guest.id):
            raise Refusal("missing", "server-no-table")
        table.require_current_rules()
        if table.phase != "over":
            raise Refusal("not-possible", "server-not-over")
        match = await in_turn(guest.id, lambda: table.loaded_match.at(request.at))
        mine = next(iter(table.seats_of(guest.id)), None)
        plans = request.seats or default_plans(len(table.seats), mine or 0)
    if match.over:
        raise Refusal("not-possible", "game-over")
    return await play_on(services, guest, match, plans, mine, id)


async def play_on(
    services: Services, guest: Guest, match: Match, plans: Sequence[SeatPlan], mine: int | None, origin: str | None
) -> TableLinks:
    """Open a new table that continues a match; everything hidden from the seat is dealt again."""
    match.redeal(match.to_move or 0 if mine is None else mine, services.seeds.draw(guest.id))
    count = len(match.file.players)
    if len(plans) != count:
        raise Refusal("not-possible", "bad-player-count", low=count, high=count, exact=1, found=len(plans))
    return await seat_and_open(services, guest, setup_from(match, origin), plans)


async def import_file(services: Services, guest: Guest, request: Import) -> TableLinks:
    """Open a match file: a finished match to view, any other to continue."""
    try:
        file = msgspec.convert(request.file, MatchFile)
    except msgspec.ValidationError as error:
        if "seed" not in request.file and {"game", "players", "actions"} <= request.file.keys():
            raise problem(BadFile, "server-running-match") from None  # the file of a running game has no seed
        raise problem(BadFile, "not-a-match-file", why=str(error)) from None
    with services.quotas.computation(guest.id):
        match = await in_turn(guest.id, lambda: Match.from_file(file))
    names = [cleaned_name(name) for name in file.players]
    if not match.over:
        return await play_on(services, guest, match, request.seats or default_plans(len(names), 0), None, None)
    seats = [SeatState(number, "person", None, name, None, False) for number, name in enumerate(names)]
    return await store_table(services, guest, setup_from(match), seats)


def setup_from(match: Match, origin: str | None = None) -> Setup:
    """Return the setup of a table that continues a match."""
    start = StartingPoint([action.text for action in match.actions], list(match.redeals))
    components = None if match.components is None else dict(match.components)
    return Setup(match.game, match.seed, match.options, components, start, origin)
