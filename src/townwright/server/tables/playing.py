"""Handlers of messages for playing: actions, undo and redo, confirmation, steps of an activity."""

from collections.abc import Iterator

import msgspec

from townwright.server.storage.commands import Command, Seated
from townwright.server.tables.action_json import read_action
from townwright.server.tables.client import Client
from townwright.server.tables.slow_work import in_turn
from townwright.server.tables.table import Table
from townwright.server.wire.activities import Go
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import Act, Confirm, ConfirmTurns, Look, Redo, Undo


async def act(client: Client, message: Act) -> None:
    """Play a line; if it is refused after a reveal, the decisions up to the last reveal are still stored."""
    async with client.table(message.number) as table:
        if table.phase == "open":
            raise Refusal("not-possible", "server-not-started")
        table.require_seat(client.guest, table.turn)
        line = [read_action(table.game, each) for each in message.line]
        command, refusal = table.activity.act(client.guest, line)
        if command is not None:
            if message.ends and refusal is None:
                command = msgspec.structs.replace(command, waits=False)
            await client.commit(table, command, answers=refusal is None)
        if refusal is not None:
            raise refusal


async def undo(client: Client, message: Undo) -> None:
    """Undo the last decision."""
    async with client.table(message.number) as table:
        await commit_all(client, table, table.activity.undo(client.guest))


async def redo(client: Client, message: Redo) -> None:
    """Redo the undone decision."""
    async with client.table(message.number) as table:
        await client.commit(table, table.activity.redo(client.guest))


async def confirm(client: Client, message: Confirm) -> None:
    """Confirm the end of the turn."""
    async with client.table(message.number) as table:
        await client.commit(table, table.confirm(table.require_seat(client.guest, table.turn)))


async def go(client: Client, message: Go) -> None:
    """Go to another step of the table's activity."""
    async with client.table(message.number) as table:
        await commit_all(client, table, table.activity.go(client.guest, message.to))


async def commit_all(client: Client, table: Table, commands: Iterator[Command]) -> None:
    """Commit commands one by one. Each is made in a thread, because that may replay the match."""
    while (command := await in_turn(client.guest, lambda: next(commands, None))) is not None:
        await client.commit(table, command)


async def set_confirm_turns(client: Client, message: ConfirmTurns) -> None:
    """Set whether the turns of a guest's seats have to be confirmed."""
    async with client.table() as table:
        mine = table.seats_of(client.guest)
        if not mine:
            raise Refusal("forbidden", "server-not-seated")
        for seat in (table.seats[number] for number in mine):
            if seat.confirm != message.on:
                command = Seated(seat.seat, seat.kind, seat.level, message.on)
                new_seat = msgspec.structs.replace(seat, confirm=message.on)
                await client.services.tables.commit(table, command, [new_seat])


async def look(client: Client, message: Look) -> None:
    """Choose the seat to look from."""
    async with client.table(allow_old_rules=True) as table:
        client.chosen_seat = None if message.seat is None else table.require_seat(client.guest, message.seat)
