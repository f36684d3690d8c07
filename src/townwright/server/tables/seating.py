"""Tables and who sits at them: opening, joining, leaving, bots that stand in, rematches, playing on."""

import asyncio
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from townwright.bots.bot import bots
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import NAME, UNSPEAKABLE, MatchFile
from townwright.core.registry import game
from townwright.lessons import lesson_of
from townwright.puzzles import puzzles_of
from townwright.server.storage.commands import Continued, Seated
from townwright.server.storage.database import now
from townwright.server.storage.records import Description, Opening, SeatState
from townwright.server.storage.store import Guest, Write, new_id
from townwright.server.tables import presentation, puzzling, scores
from townwright.server.tables.hall import Hall, Stale
from townwright.server.tables.occasions import SEED, challenged, day_of
from townwright.server.tables.playing import stale
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.fields import Kind
from townwright.server.wire.guests import Link
from townwright.server.wire.puzzles import NewPuzzle
from townwright.server.wire.tables import Bot, Created, Fork, Here, Import, Join, Mine, NewTable, Open, Plan, Summary

#: Seconds for which an invitation or a watchers' link is good.
LINK = 30 * 86_400


# Opening tables


async def open_table(hall: Hall, guest: Guest, new: NewTable) -> Created:
    """A new table; it starts at once unless a seat is open."""
    found = game(new.game)
    alone = all(isinstance(plan, Mine | Here | Bot) for plan in new.seats)
    if new.seed is not None and not alone:
        raise Refusal("not-possible", "server-seed-alone")
    seed = hall.seeds.draw(guest.id) if new.seed is None else new.seed
    occasion = None if new.seed is None else SEED
    return await set_up(hall, guest, found, new.options, new.corrections, seed, Opening(), new.seats, occasion=occasion)


async def open_lesson(hall: Hall, guest: Guest, found: Game) -> Created:
    """A table for the first lesson of a game, with easy bots."""
    lesson = lesson_of(found)
    if lesson is None:
        raise Refusal("missing", "server-no-lesson", game=found.title())
    plans: list[Plan] = [Mine() if seat == lesson.seat else Bot(bots()[0]) for seat in range(len(lesson.players))]
    opening = Opening(lesson.opening, [], lesson.digest)
    return await set_up(hall, guest, found, lesson.options, None, lesson.seed, opening, plans)


async def open_puzzle(hall: Hall, guest: Guest, found: Game, asked: NewPuzzle) -> Created:
    """A table at which a puzzle is asked. It takes the place of the last one: nobody wants to keep them."""
    file = puzzles_of(found)
    puzzle = file.find(asked.id)
    if puzzle is None:
        raise Refusal("missing", "no-such-puzzle", puzzle=asked.id)
    await hall.refresh_everywhere(await hall.store.puzzles.clear(guest.id))
    names = [None] * puzzle.players
    opening = Opening(puzzle.actions, [], None, puzzle.id)
    plans = usual_plans(names, puzzle.seat)
    return await set_up(hall, guest, found, puzzle.options, None, puzzle.seed, opening, plans)


async def leave_puzzle(hall: Hall, guest: Guest, id: str) -> Created:
    """A new table at which an answered puzzle is played on against bots, from where it stands now."""
    async with hall.at(id) as table:
        if not table.seats_of(guest.id):
            raise Refusal("missing", "server-no-table")
        table.require_current_rules()
        if table.puzzle is None:
            raise Refusal("not-possible", "puzzle-none")
        if puzzling.asks(table):
            raise Refusal("not-possible", "puzzle-first")
        match, seat = Match.from_file(table.playing.file), table.puzzle.seat
    if match.over:
        raise Refusal("not-possible", "game-over")
    return await play_on(hall, guest, match, usual_plans(match.people, seat), seat, None)


async def set_up(
    hall: Hall,
    guest: Guest,
    found: Game,
    options: dict[str, str],
    corrections: dict[str, Any] | None,
    seed: int,
    opening: Opening,
    plans: Sequence[Plan],
    origin: str | None = None,
    occasion: str | None = None,
) -> Created:
    """A new table with a seed, seated as planned."""
    seats = [planned(number, plan, guest) for number, plan in enumerate(plans)]
    if all(seat.kind == "bot" for seat in seats):  # they play for whoever opened the table and looks on
        seats = [msgspec.structs.replace(seat, guest=guest.id) for seat in seats]
    elif not any(seat.kind == "person" for seat in seats):
        raise Refusal("not-possible", "server-nobody")
    return await _store(hall, guest, found, options, corrections, seed, opening, seats, origin, occasion)


async def _store(
    hall: Hall,
    guest: Guest,
    found: Game,
    options: dict[str, str],
    corrections: dict[str, Any] | None,
    seed: int,
    opening: Opening,
    seats: Sequence[SeatState],
    origin: str | None,
    occasion: str | None = None,
) -> Created:
    """Store a table and put it into the hall."""
    most = hall.settings.limits.tables
    if await hall.store.count_open(guest.id) >= most:
        raise Refusal("too-much", "server-too-many-tables", most=most)
    found.option_codes(len(seats), options, corrections)
    chosen = found.options_for(len(seats), options)
    made = Description(
        new_id(), found.name, found.version, len(seats), chosen, corrections, seed, opening, guest.id, origin, occasion
    )
    table = Table(made, seats)
    writes = []
    if all(seat.kind != "open" for seat in seats):
        command = table.start()
        number = table.record(command)
        writes = [Write(made.id, number, command, table.phase, table.turn, score=scores.final_score(table))]
    await hall.store.add_table(made, table.seats, writes)
    hall.add(table)
    return await links(hall, table)


async def links(hall: Hall, table: Table) -> Created:
    """New links to a table: an invitation while seats are open, and one for watchers."""
    id = table.description.id
    invitation = None
    if table.phase == "open" and any(seat.kind == "open" for seat in table.seats):
        token, ends = await hall.store.add_link("invite", LINK, None, id)
        invitation = Link(token, f"/join#{token}", ends)
    token, ends = await hall.store.add_link("watch", LINK, None, id)
    return Created(id, table.phase, invitation, Link(token, f"/watch#{token}", ends))


def planned(seat: int, plan: Plan, guest: Guest) -> SeatState:
    """A seat as its plan says."""
    match plan:
        case Mine():
            return SeatState(seat, "person", guest.id, checked_name(plan.name or guest.name), None, guest.confirm)
        case Here():
            return SeatState(seat, "person", guest.id, checked_name(plan.name), None, guest.confirm)
        case Bot():
            return SeatState(seat, "bot", None, None, checked_level(plan.level), False)
        case Open():
            return SeatState(seat, "open")


def checked_name(name: str) -> str:
    """A name as people write it; an error where nobody could say it."""
    cleaned = " ".join(name.split())
    if not 0 < len(cleaned) <= NAME or any(unicodedata.category(each) in UNSPEAKABLE for each in name):
        raise Refusal("bad-request", "bad-name", name=ascii(name[:20])[1:-1], most=NAME)
    return cleaned


def checked_level(level: str) -> str:
    if level not in bots():
        raise Refusal("bad-request", "no-such-bot", bot=level[:80], bots=", ".join(bots()))
    return level


# Changing seats


def summary(hall: Hall, table: Table, guest: str) -> Summary:
    """A table as it stands in a guest's list."""
    return Summary(
        id=table.description.id,
        game=table.game.name,
        options=table.description.options,
        phase=table.phase,
        seats=presentation.seats(table, guest, hall.connected_at(table.description.id)),
        turn=table.turn,
        my_turn=table.phase == "running" and table.turn in table.seats_of(guest),
        number=table.number,
        changed=now(),
        next=table.next,
        day=day_of(table.description.occasion),
        read_only=table.read_only,
    )


async def seat_to(hall: Hall, table: Table, seat: SeatState) -> None:
    """Give a seat a new state: stored, then shown."""
    table.seats[seat.seat] = seat
    try:
        await hall.commit(table, Seated(seat.seat, seat.kind, seat.level, seat.confirm), [seat])
    except Stale:
        raise stale() from None


async def join(hall: Hall, guest: Guest, asked: Join) -> Summary:
    """Take an open seat with an invitation, or watch."""
    found = await hall.store.table_by(asked.token)
    if found is None:
        raise Refusal("missing", "server-no-link")
    id, kind = found
    async with hall.at(id) as table:
        await hall.catch_up(table)
        if kind == "watch":
            await hall.store.add_watcher(id, guest.id)
        elif not any(seat.guest == guest.id for seat in table.seats) or asked.seat is not None:
            table.require_current_rules()
            open_seats = [each.seat for each in table.seats if each.kind == "open"]
            seat = asked.seat if asked.seat is not None else next(iter(open_seats), None)
            if table.phase != "open" or seat not in open_seats or seat is None:
                raise Refusal("not-possible", "server-no-seat-free")
            await seat_to(hall, table, planned(seat, Mine(asked.name), guest))
        return summary(hall, table, guest.id)


async def set_seat(hall: Hall, guest: Guest, id: str, number: int, plan: Plan) -> Summary:
    """Give a seat another plan, if one may: to a bot, back to oneself, or before the start to whomever."""
    async with hall.at(id) as table:
        await hall.catch_up(table)
        if not table.is_member(guest.id):
            raise Refusal("missing", "server-no-table")
        if number >= len(table.seats):
            raise Refusal("missing", "server-no-seat", seat=number + 1)
        table.require_current_rules()
        seat = table.seats[number]
        if table.phase == "over":
            raise Refusal("not-possible", "game-over")
        if table.phase == "open":
            free = seat.guest in (None, guest.id)
            mine = seat.guest == guest.id or guest.id == table.description.owner
            if not (free and mine):
                raise Refusal("forbidden", "server-not-your-seat")
            await seat_to(hall, table, planned(number, plan, guest))
        elif seat.guest is None and (day_of(table.description.occasion) or challenged(table.description.occasion)):
            raise Refusal("not-possible", "server-fixed-seats")
        else:
            await seat_to(hall, table, await _changed(hall, table, guest, seat, plan))
        return summary(hall, table, guest.id)


async def _changed(hall: Hall, table: Table, guest: Guest, seat: SeatState, plan: Plan) -> SeatState:
    """A seat of a running game with a new plan: a bot stands in, or the person comes back."""
    match plan:
        case Bot():
            if seat.guest != guest.id and seat.kind != "bot":
                await _require_absence(hall, table, guest, seat)
            if seat.kind == "bot" and seat.guest not in (None, guest.id) and not table.seats_of(guest.id):
                raise Refusal("forbidden", "server-not-your-seat")
            return msgspec.structs.replace(seat, kind="bot", level=checked_level(plan.level))
        case Mine() if seat.guest == guest.id:
            name = checked_name(plan.name) if plan.name else seat.name
            return msgspec.structs.replace(seat, kind="person", level=None, name=name)
        case _:
            raise Refusal("forbidden", "server-not-your-seat")


async def _require_absence(hall: Hall, table: Table, guest: Guest, seat: SeatState) -> None:
    """Only those who play may hand over somebody else's seat, and only when they have been away for a while, or have
    been deleted."""
    if not table.seats_of(guest.id):
        raise Refusal("forbidden", "server-not-your-seat")
    if seat.guest is None:
        return
    here = hall.connected_at(table.description.id)(seat.guest)
    away = now() - await hall.people.last_seen(seat.guest)
    if here or away < hall.settings.limits.away * 1000:
        raise Refusal("not-possible", "server-not-away", seat=seat.seat)


async def leave(hall: Hall, guest: Guest, id: str) -> None:
    """Leave a table for good: an open one has a free seat again, at a running one bots take over. What one has opened
    belongs to somebody else who sits there; once nobody is left, it is gone."""
    async with hall.at(id) as table:
        await hall.catch_up(table)
        if not table.is_member(guest.id) and not await hall.store.is_watcher(id, guest.id):
            raise Refusal("missing", "server-no-table")
        for seat in list(table.seats):
            if seat.guest == guest.id:
                await seat_to(hall, table, left(table, seat))
        heir = next((seat.guest for seat in table.seats if seat.guest), None)
        await hall.store.leave(id, guest.id, heir)
    await hall.refresh_everywhere([id])


def left(table: Table, seat: SeatState) -> SeatState:
    """A seat that its person has left. The name goes with them: later nobody could ask for it to be deleted."""
    if table.phase == "open":
        return SeatState(seat.seat, "open")
    kind: Kind = "bot" if table.phase == "running" else seat.kind
    return SeatState(seat.seat, kind, None, None, seat.level or usual_level(), False)


def usual_level() -> str:
    """The bot that stands in for somebody who has left: of middling strength."""
    return bots()[len(bots()) // 2]


async def start(hall: Hall, guest: Guest, id: str) -> Summary:
    """Begin, once every seat is taken."""
    async with hall.at(id) as table:
        await hall.catch_up(table)
        if not table.is_member(guest.id):
            raise Refusal("missing", "server-no-table")
        table.require_current_rules()
        if table.phase != "open":
            raise Refusal("not-possible", "server-started")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("not-possible", "server-seats-open")
        if not table.has_people:
            raise Refusal("not-possible", "server-nobody")
        try:
            await hall.commit(table, table.start())
        except Stale:
            raise stale() from None
        return summary(hall, table, guest.id)


# Playing on


async def rematch(hall: Hall, guest: Guest, id: str) -> Created:
    """The same table again, everybody one seat further; where the rules have changed before the game was over, on the
    same seats. Whoever asks second is led to the same one."""
    async with hall.at(id) as table:
        await hall.catch_up(table)
        if not table.seats_of(guest.id):
            raise Refusal("forbidden", "server-not-seated")
        if table.phase != "over" and not table.read_only:
            raise Refusal("not-possible", "server-not-over")
        if table.next is None:
            made, seats, further = table.description, table.seats, int(table.phase == "over")
            moved = [
                msgspec.structs.replace(seats[(number + further) % len(seats)], seat=number)
                for number in range(len(seats))
            ]
            seed, options = hall.seeds.draw(guest.id), table.game.options_for(made.players, made.options)
            created = await _store(hall, guest, table.game, options, made.corrections, seed, Opening(), moved, None)
            try:
                await hall.commit(table, Continued(created.id))
            except Stale:
                raise stale() from None
            return created
        next_id = table.next
    async with hall.at(next_id) as other:
        return await links(hall, other)


async def fork(hall: Hall, guest: Guest, id: str, asked: Fork) -> Created:
    """Play on from a moment at a new table. What its first player could not know is dealt anew."""
    async with hall.at(id) as table:
        if not table.is_member(guest.id) and not await hall.store.is_watcher(id, guest.id):
            raise Refusal("missing", "server-no-table")
        table.require_current_rules()
        if table.phase != "over":
            raise Refusal("not-possible", "server-not-over")
        match = table.playing.at(asked.at)
        mine = next(iter(table.seats_of(guest.id)), None)
        names = [seat.name for seat in table.seats]
        plans = asked.seats or usual_plans(names, mine or 0)
    if match.over:
        raise Refusal("not-possible", "game-over")
    return await play_on(hall, guest, match, plans, mine, id)


async def play_on(
    hall: Hall, guest: Guest, match: Match, plans: Sequence[Plan], mine: int | None, origin: str | None
) -> Created:
    """A new table that begins where a match stands."""
    match.reseed(match.to_move or 0 if mine is None else mine, hall.seeds.draw(guest.id))
    opening = Opening([action.text for action in match.actions], list(match.reseeds))
    check_count(match, plans)
    components = None if match.components is None else dict(match.components)
    return await set_up(hall, guest, match.game, match.options, components, match.seed, opening, plans, origin)


async def import_file(hall: Hall, guest: Guest, asked: Import) -> Created:
    """A match file: a finished match to look at, any other to be played on."""
    try:
        file = msgspec.convert(asked.file, MatchFile)
    except msgspec.ValidationError as error:
        if "seed" not in asked.file and {"game", "players", "actions"} <= asked.file.keys():
            raise problem(BadFile, "server-running-match") from None  # a table keeps its seed until the game is over
        raise problem(BadFile, "not-a-match-file", why=str(error)) from None
    found = game(file.game)
    match = await asyncio.to_thread(Match.from_file, file)  # a long one takes a while to replay
    names = [checked_name(name) for name in file.players]
    if not match.over:
        return await play_on(hall, guest, match, asked.seats or usual_plans(names, 0), None, None)
    opening = Opening([action.text for action in match.actions], list(match.reseeds))
    seats = [SeatState(number, "person", None, name, None, False) for number, name in enumerate(names)]
    components = None if match.components is None else dict(match.components)
    return await _store(hall, guest, found, match.options, components, match.seed, opening, seats, None)


def check_count(match: Match, plans: Sequence[Plan]) -> None:
    """Playing on needs as many people and bots as there were."""
    count = len(match.file.players)
    if len(plans) != count:
        raise Refusal("not-possible", "bad-player-count", low=count, high=count, exact=1, found=len(plans))


def usual_plans(names: Sequence[str | None], mine: int) -> list[Plan]:
    """Oneself, and bots for the others."""
    return [Mine() if number == mine else Bot(usual_level()) for number in range(len(names))]
