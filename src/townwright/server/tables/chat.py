"""Handlers of chat messages and pointing."""

from townwright.server.tables.client import Client
from townwright.server.tables.names import is_hidden
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import Point, Say
from townwright.server.wire.from_server import FromServer, Pointed, Pong


async def say(client: Client, message: Say) -> Pong:
    """Store what a guest says, then send it to the players at the table."""
    text = " ".join(message.text.split())
    async with client.table(allow_old_rules=True) as table:
        seat = speaker(table, client.guest)
        if not text or any(map(is_hidden, text)):
            raise Refusal("bad-request", "server-bad-chat")
        table.may_have_chat = True
        send(client, await client.services.stores.chat.add(client.table_id, seat, client.guest, text))
    return Pong(message.reply)


async def point(client: Client, message: Point) -> Pong:
    """Point at something on the table."""
    async with client.table(allow_old_rules=True) as table:
        send(client, Pointed(speaker(table, client.guest), message.at))
    return Pong(message.reply)


def speaker(table: Table, guest: str) -> int:
    """Return the seat for which a guest speaks."""
    mine = table.seats_of(guest)
    if not mine:
        raise Refusal("forbidden", "server-not-seated")
    return table.turn if table.turn in mine else mine[0]


def send(client: Client, message: FromServer) -> None:
    """Send a message to the players once the table's lock is free."""
    client.services.background.start(client.services.broadcast.send(client.table_id, message))
