"""What people send to a table: playing, asking, talking. Over a socket and over HTTP the same."""

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import structlog

from townwright.core.action import Action
from townwright.core.errors import Reason, TownwrightError, UnreadableAction, problem
from townwright.core.match_file import SEEDS, UNSPEAKABLE
from townwright.server.storage.commands import Command, Seated
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.tables import choices, coaching, presentation, puzzling
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire import words
from townwright.server.wire.errors import Refusal, Stale
from townwright.server.wire.from_client import (
    Act,
    AskPast,
    AskPreview,
    AskWhy,
    Confirm,
    Confirming,
    FromClient,
    Look,
    Ping,
    Point,
    Redo,
    Say,
    Undo,
)
from townwright.server.wire.from_server import FromServer, Pointed, Pong, Previews, Verdict
from townwright.server.wire.lessons import Lesson
from townwright.server.wire.pointing import Target
from townwright.server.wire.puzzles import Puzzle
from townwright.server.wire.state import Past, State

log = structlog.get_logger()


class Person:
    """Who sends a message: a guest, whether they only watch, the seat they look from, and what they have seen."""

    def __init__(self, guest: str, watches: bool, looking: int | None = None, since: int = 0) -> None:
        self.guest, self.watches, self.looking, self.since = guest, watches, looking, since

    def stored(self) -> None:
        """What was sent is stored, and about to be shown to everybody."""


async def answer(services: Services, id: str, person: Person, message: FromClient) -> FromServer | None:
    """Do what a message asks for, or say why not; none where the new state is the answer.

    Whoever goes away meanwhile does not stop it halfway.
    """
    return await services.background.finish(_answer(services, id, person, message))


async def _answer(services: Services, id: str, person: Person, message: FromClient) -> FromServer | None:
    try:
        async with services.tables.at(id) as table:
            if not person.watches and not table.is_member(person.guest):
                raise Refusal("missing", "server-no-table")
            return await _do(services, table, person, message)
    except TownwrightError:
        raise
    except Exception:
        services.tables.refresh(id)  # whatever was done to it in memory has not happened
        log.exception("failed", doing=type(message).__name__, table=id)
        raise Refusal("internal", "server-internal") from None


async def _do(services: Services, table: Table, person: Person, message: FromClient) -> FromServer | None:
    """One message, with the table for itself."""
    reply = message.reply
    if not isinstance(message, Look | Say | Point | Ping):
        table.require_current_rules()
    if isinstance(message, Act | Undo | Redo | Confirm | Lesson | Puzzle | AskPreview):
        if message.number > table.number:
            await services.tables.catch_up(table)
        if message.number != table.number:
            raise Stale
    match message:
        case Act() if table.puzzle is not None:
            await decide(services, table, person, message.line)
        case Puzzle():
            await turn(services, table, person, message.go)
        case Undo() if table.puzzle is not None:
            await turn(services, table, person, "again")
        case Act():
            await act(services, table, person, message.line)
        case Undo() if table.taught:
            await go(services, table, person, "back")
        case Lesson():
            await go(services, table, person, message.go)
        case Undo():
            seat = table.undo_seat
            command: Command = table.undo(own(table, person, seat) if seat is not None else -1)
            await services.tables.commit(table, command, stored=person.stored)
        case Redo() if table.taught or table.puzzle is not None:
            raise Refusal("not-possible", "nothing-to-redo")
        case Redo():
            await services.tables.commit(table, table.redo(own(table, person, table.turn)), stored=person.stored)
        case Confirm():
            await services.tables.commit(table, table.confirm(own(table, person, table.turn)), stored=person.stored)
        case Confirming():
            await confirming(services, table, person, message.on)
        case Look():
            person.looking = None if message.seat is None else own(table, person, message.seat)
        case AskPreview():
            return preview(table, person, message)
        case AskWhy():
            return why(table, person, message)
        case AskPast():
            return past(table, person, message)
        case Say():
            await say(services, table, person, message.text)
            return Pong(reply)
        case Point():
            await point(services, table, person, message.at)
            return Pong(reply)
        case Ping():
            return Pong(reply)
    return None


def state(services: Services, table: Table, person: Person, reply: int | None = None) -> State:
    connected = services.presence.connected_at(table.description.id)
    return presentation.state(table, person.guest, person.looking, person.since, connected, reply)


def own(table: Table, person: Person, seat: int | None) -> int:
    """A seat that this person plays; an error says whose turn it is."""
    if seat is None or seat not in table.seats_of(person.guest):
        if not table.seats_of(person.guest):
            raise Refusal("forbidden", "server-not-seated")
        if table.phase == "over":
            raise Refusal("not-possible", "game-over")
        raise Refusal("not-possible", "server-waits", seat=table.turn)
    return seat


async def act(services: Services, table: Table, person: Person, line: Sequence[Any]) -> None:
    """Play a line; if only its beginning could be played, that stays, and the rest is refused."""
    if table.phase == "open":
        raise Refusal("not-possible", "server-not-started")
    seat, decisions = own(table, person, table.turn), [read(table, each) for each in line]
    coaching.check(table, seat, decisions)
    command, refusal = table.act(seat, decisions)
    if command is not None and refusal is None:
        await services.tables.commit(table, command, stored=person.stored)
    elif command is not None:
        await services.tables.commit(table, command)
    if refusal is not None:
        raise refusal


async def go(services: Services, table: Table, person: Person, where: Literal["on", "back", "free"]) -> None:
    """Go on or back in a lesson, or out of it."""
    if table.lesson is not None:
        own(table, person, table.lesson.seat)
    await services.tables.commit(table, coaching.turned(table, where), stored=person.stored)


async def decide(services: Services, table: Table, person: Person, line: Sequence[Any]) -> None:
    """Answer a puzzle: the first decision of the line counts."""
    if not puzzling.asks(table):
        raise Refusal("not-possible", "puzzle-answered")
    seat = own(table, person, table.turn)
    command, refusal = table.act(seat, [read(table, line[0])])
    if refusal is not None or command is None:
        raise refusal or Refusal("not-possible", "puzzle-answered")
    assert table.puzzle is not None
    right = command.entries[0].text == table.puzzle.solution
    await PuzzleStore(services.stores.database).tried(person.guest, puzzling.key(table), right)
    await services.tables.commit(table, command, stored=person.stored)


async def turn(services: Services, table: Table, person: Person, go: Literal["again", "show", "on"]) -> None:
    """Ask a puzzle again, or show the better line, decision by decision."""
    if table.puzzle is None:
        raise Refusal("not-possible", "puzzle-none")
    own(table, person, table.puzzle.seat)
    if go != "on":
        if go == "show" and puzzling.asks(table):
            await PuzzleStore(services.stores.database).tried(person.guest, puzzling.key(table), False)
        if go == "show" or not puzzling.asks(table):
            await services.tables.commit(
                table, puzzling.turned(table, go), stored=person.stored if go == "again" else no_reply
            )
    if go != "again":
        await services.tables.commit(table, puzzling.shown_further(table), stored=person.stored)


def no_reply() -> None:
    """More follows before the answer."""


def read(table: Table, given: dict[str, Any]) -> Action:
    """The action that a client sent."""
    try:
        return choices.action_of(table.game, given)
    except msgspec.ValidationError:
        text = msgspec.json.encode(given).decode()
        raise problem(UnreadableAction, "unreadable-action", text=text[:80]) from None


async def confirming(services: Services, table: Table, person: Person, on: bool) -> None:
    """Switch confirming on or off for all of a person's seats."""
    mine = table.seats_of(person.guest)
    if not mine:
        raise Refusal("forbidden", "server-not-seated")
    for seat in mine:
        holder = table.seats[seat]
        if holder.confirm != on:
            command: Command = Seated(seat, holder.kind, holder.level, on)
            await services.tables.commit(table, command, [msgspec.structs.replace(holder, confirm=on)])


def preview(table: Table, person: Person, message: AskPreview) -> Previews:
    """How actions of the person to move would change the score sheet."""
    match, seat = table.playing, own(table, person, table.turn)
    if table.waiting is not None or match.over:
        return Previews(table.number, [], message.reply)
    if message.actions is None:
        codes = match.codes
    else:
        found = [read(table, each) for each in message.actions]
        codes = [match.code_of(each) for each in found]
    seed = secrets.randbelow(SEEDS)
    return Previews(table.number, presentation.previews(match, seat, codes, seed), message.reply)


def why(table: Table, person: Person, message: AskWhy) -> Verdict:
    """The rule that forbids an action of the person to move."""
    own(table, person, table.turn)
    reason = table.playing.why_not(read(table, message.action))
    if reason is None and table.guided:
        reason = Reason("lesson-something-else")
    return Verdict(words.sentence(reason) if reason else None, message.reply)


def past(table: Table, person: Person, message: AskPast) -> Past:
    """An earlier moment, as one's own seat saw it; once the game is over, as any seat did."""
    seat = message.seat
    if table.phase != "over":
        shown, _ = presentation.viewpoint(table, person.guest, person.looking)
        seat = shown if seat is None else seat
        if seat is not None and seat != shown:
            raise Refusal("forbidden", "server-not-your-seat")
    elif seat is not None and seat >= table.playing.seats:
        raise Refusal("missing", "server-no-seat", seat=seat + 1)
    return presentation.past(table, message.at, seat, message.reply)


def speaker(table: Table, person: Person) -> int:
    """The seat for which somebody speaks."""
    mine = table.seats_of(person.guest)
    if not mine:
        raise Refusal("forbidden", "server-not-seated")
    return table.turn if table.turn in mine else mine[0]


async def say(services: Services, table: Table, person: Person, text: str) -> None:
    """Talk at the table. It is stored before anybody hears it."""
    said = " ".join(text.split())
    seat = speaker(table, person)
    if not said or any(unicodedata.category(each) in UNSPEAKABLE for each in said):
        raise Refusal("bad-request", "server-bad-talk")
    talk = await services.stores.talk.add(table.description.id, seat, person.guest, said)
    services.background.start(services.broadcast.send(table.description.id, talk))


async def point(services: Services, table: Table, person: Person, at: Target) -> None:
    """Point at something on the table."""
    pointed = Pointed(speaker(table, person), at)
    services.background.start(services.broadcast.send(table.description.id, pointed))
