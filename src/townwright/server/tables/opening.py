"""Opening tables."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from townwright.bots.bot import bot_names
from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.match_file import seed_number
from townwright.core.registry import game
from townwright.server.storage.database import new_id
from townwright.server.storage.records import Description, Guest, SeatState, StartingPoint
from townwright.server.tables import boxes, scores
from townwright.server.tables.names import checked_name
from townwright.server.tables.occasions import SEED
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_thread
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.guests import Link
from townwright.server.wire.tables import Bot, Here, Mine, NewTable, Open, SeatPlan, TableLinks

#: Seconds until an invitation, a watchers' link or a challenge link expires.
LINK_SECONDS = 30 * 86_400


@dataclass(frozen=True)
class Setup:
    """The settings of a new table, without its seats."""

    game: Game
    seed: int
    options: dict[str, str]
    corrections: dict[str, Json] | None = None
    starting_point: StartingPoint = StartingPoint()  # noqa: RUF009  (frozen)
    origin: str | None = None
    occasion: str | None = None
    hints: bool = False


async def open_table(services: Services, guest: Guest, request: NewTable) -> TableLinks:
    """Open a table; it starts at once unless a seat is open.

    Unless the request names corrections, the table uses the guest's box.
    """
    has_open_seat = any(isinstance(plan, Open) for plan in request.seats)
    if request.seed is not None and has_open_seat:
        raise Refusal("not-possible", "server-seed-alone")
    seed = services.seeds.draw(guest.id) if request.seed is None else seed_number(request.seed)
    occasion = None if request.seed is None else SEED
    corrections = request.corrections
    if corrections is None:
        corrections = (await boxes.changes_in_use(services, guest.id)).get(request.game)
    setup = Setup(game(request.game), seed, request.options, corrections, occasion=occasion, hints=request.hints)
    return await seat_and_open(services, guest, setup, request.seats)


async def seat_and_open(services: Services, guest: Guest, setup: Setup, plans: Sequence[SeatPlan]) -> TableLinks:
    """Open a table with a seat for each plan."""
    seats = [seat_with(number, plan, guest) for number, plan in enumerate(plans)]
    if all(seat.kind == "bot" for seat in seats):  # they play for the guest who opened the table and watches
        seats = [msgspec.structs.replace(seat, guest=guest.id) for seat in seats]
    elif not any(seat.kind == "person" for seat in seats):
        raise Refusal("not-possible", "server-nobody")
    return await store_table(services, guest, setup, seats)


async def store_table(services: Services, guest: Guest, setup: Setup, seats: Sequence[SeatState]) -> TableLinks:
    """Store a new table and add it to those in memory; start it unless a seat is open."""
    limit = services.settings.limits.tables
    if await services.stores.tables.count_towards_limit(guest.id) >= limit:
        raise Refusal("too-much", "server-too-many-tables", most=limit)
    game, count = setup.game, len(seats)
    game.option_codes(count, setup.options)
    corrections = await in_thread(effective_corrections, game, count, setup.options, setup.corrections)
    description = Description(
        id=new_id(),
        game=game.name,
        rules=game.version,
        players=count,
        options=game.options_for(count, setup.options),
        corrections=corrections,
        seed=setup.seed,
        starting_point=setup.starting_point,
        owner=guest.id,
        origin=setup.origin,
        occasion=setup.occasion,
        hints=setup.hints,
    )
    table = Table(description, seats)
    start = None
    if all(seat.kind != "open" for seat in seats):
        start = await in_thread(table.start)
        table.record(start)
    is_game, score = table.activity.is_game, scores.final_score(table)
    await services.stores.tables.add(description, seats, is_game, start, table.phase, table.turn, score)
    services.tables.add(table)
    return await create_links(services, table)


def effective_corrections(
    game: Game, players: int, options: dict[str, str], corrections: dict[str, Json] | None
) -> dict[str, Json] | None:
    """Return only the corrections that have an effect, because every state that is sent contains them."""
    if not corrections:
        return None
    game.option_codes(players, options, corrections)  # raises if they cannot be played with
    return boxes.changes_of(boxes.components_of(game), corrections)


async def create_links(services: Services, table: Table) -> TableLinks:
    """Create new links to a table: an invitation while seats are open, and one for watchers."""
    id, tokens, invitation = table.description.id, services.stores.tokens, None
    if table.phase == "open" and any(seat.kind == "open" for seat in table.seats):
        token = await tokens.add_link("invite", LINK_SECONDS, None, id)
        invitation = Link(token, f"/join/{table.game.name}#{token}")
    token = await tokens.add_link("watch", LINK_SECONDS, None, id)
    return TableLinks(id, table.phase, invitation, Link(token, f"/watch/{table.game.name}#{token}"))


# Seats


def seat_with(seat: int, plan: SeatPlan, guest: Guest) -> SeatState:
    """Return the seat for a plan."""
    match plan:
        case Mine():
            name = checked_name(plan.name) if plan.name else guest.name
            return SeatState(seat, "person", guest.id, name, None, guest.confirm)
        case Here():
            return SeatState(seat, "person", guest.id, checked_name(plan.name), None, guest.confirm)
        case Bot():
            return SeatState(seat, "bot", None, None, checked_level(plan.level), False)
        case Open():
            return SeatState(seat, "open")


def checked_level(level: str) -> str:
    if level not in bot_names():
        raise Refusal("bad-request", "no-such-bot", bot=level[:80], bots=", ".join(bot_names()))
    return level


def default_level() -> str:
    """Return the level of bots whose level was not chosen."""
    return "planner"


def default_plans(players: int, mine: int) -> list[SeatPlan]:
    """Return plans for the seats: the guest in one, bots in the others."""
    return [Mine() if number == mine else Bot(default_level()) for number in range(players)]
