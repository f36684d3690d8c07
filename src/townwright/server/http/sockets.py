"""The socket of a table: what its viewer sends is answered in order, a ping and what changes at once."""

import asyncio
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import structlog
from litestar import websocket
from litestar.connection import WebSocket as AnyWebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from townwright.core.errors import TownwrightError
from townwright.server.http.authentication import Authentication
from townwright.server.http.refusals import kind_of, refused
from townwright.server.http.routing import ID, AuthenticationDep, ServicesDep
from townwright.server.storage.records import Guest
from townwright.server.tables.client import Client
from townwright.server.tables.dispatch import dispatch
from townwright.server.tables.services import Services
from townwright.server.tables.viewers import Viewer
from townwright.server.wire.errors import Refusal
from townwright.server.wire.fields import Count
from townwright.server.wire.from_client import FromClient, Ping
from townwright.server.wire.from_server import Closed, FromServer, Pong, Refused

log = structlog.get_logger()
#: Why a socket is closed, for programs.
CLOSED = {
    "no-guest": 4401,
    "forbidden": 4403,
    "missing": 4404,
    "too-slow": 4408,
    "too-much": 4429,
    "too-large": 1009,
}
#: After these there is no use in coming back.
GONE = frozenset({"no-guest", "forbidden", "missing"})
#: The server stops, and the viewer may come back in a moment; or the viewer is too slow.
COME_BACK, TOO_SLOW = 1012, 1008
#: Seconds without a message after which a viewer is taken to be gone: clients say ping now and then.
SILENCE = 90.0
#: So many messages in a row that cannot be read, or that come too fast, and the socket is closed.
NONSENSE = 20
#: So many messages wait for their answers; after that, nothing more is read until one has been answered.
UNANSWERED = 100
WebSocket = AnyWebSocket[Any, Any, Any]
reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket,
    services: ServicesDep,
    authentication: AuthenticationDep,
    table: FromPath[str],
    since: FromQuery[str] = "0",
) -> None:
    """Look at a table and play at it."""
    await socket.accept()
    try:
        seen = checked(table, since)
        guest = await authentication.require(socket)
        with services.quotas.socket(guest.id):
            await welcome(socket, services, authentication, guest, table, seen)
    except TownwrightError as error:
        await close(socket, refused(error), CLOSED.get(kind_of(error), 1008))
    except WebSocketDisconnect:
        pass


async def welcome(
    socket: WebSocket, services: Services, authentication: Authentication, guest: Guest, table: str, since: int
) -> None:
    """Show a guest the table for as long as they look at it."""
    watches = await services.stores.tables.is_watcher(table, guest.id)
    async with services.tables.at(table) as found:
        if not watches and not found.is_member(guest.id):
            raise Refusal("missing", "server-no-table")
        sits = any(seat.guest == guest.id for seat in found.seats)
    talk = await services.stores.talk.recent(table) if sits else []
    viewer = Viewer(table, guest.id, watches, since, lambda data: socket.send_data(data, "text"), guest.device)
    try:
        await services.presence.come(viewer)
        warming = services.progress.at(table)
        if warming.percent is not None:
            viewer.tell(warming)
        await serve(socket, services, authentication, guest, viewer, talk)
        await socket.close(COME_BACK if services.viewers.dismissed else TOO_SLOW)
    finally:
        await services.background.finish(services.presence.go(viewer))


def checked(table: str, since: str) -> int:
    """The number that a viewer has seen last. What is wrong with it, or with the table's id, is said over the socket:
    a browser's page could not read an answer given before it is open."""
    if not re.fullmatch(ID, table):
        raise Refusal("missing", "server-no-table")
    try:
        return msgspec.convert(since, Count, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", "server-bad-message", why=f"since: {error}") from None


async def serve(
    socket: WebSocket,
    services: Services,
    authentication: Authentication,
    guest: Guest,
    viewer: Viewer,
    first: Sequence[FromServer],
) -> None:
    """Send and receive until one of both ends, or nothing has been heard for long."""
    client = SocketClient(services, guest.id, viewer)
    asked: asyncio.Queue[FromClient] = asyncio.Queue(UNANSWERED)
    works = (
        viewer.run(services.presence.state, first),
        receive(socket, authentication, guest, client, asked),
        answer_in_order(client, asked),
        until_silence(client),
    )
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def receive(
    socket: WebSocket,
    authentication: Authentication,
    guest: Guest,
    client: "SocketClient",
    asked: "asyncio.Queue[FromClient]",
) -> None:
    """Read messages. A ping is answered at once: who waits for something that takes long is still to know that the
    connection holds. Whoever goes has asked for what is still to be done."""
    viewer, most, nonsense, data = client.viewer, client.services.settings.limits.body, 0, ""
    while nonsense < NONSENSE:
        try:
            data = await next_message(socket, most)
            client.heard = time.monotonic()
            authentication.count(guest)
            message = read(data)
        except Refusal as refusal:
            if refusal.kind == "too-large":
                raise
            nonsense += 1
            viewer.tell(refused(refusal, reply_of(data)))
            continue
        except WebSocketDisconnect:
            await asked.join()
            raise
        nonsense = 0
        if isinstance(message, Ping):
            viewer.tell(Pong(message.reply))
        else:
            await asked.put(message)
    raise Refusal("too-much", "server-slow-down")


async def answer_in_order(client: "SocketClient", asked: "asyncio.Queue[FromClient]") -> None:
    """Answer messages one by one."""
    while True:
        await reply(client, await asked.get())
        asked.task_done()


async def until_silence(client: "SocketClient") -> None:
    """Whoever is silent for long is gone."""
    while (left := client.heard + SILENCE - time.monotonic()) > 0:
        await asyncio.sleep(left)
    raise Refusal("too-slow", "server-silence")


async def next_message(socket: WebSocket, most: int) -> str:
    """The next message as text; what is no text is no message."""
    received: Mapping[str, Any] = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    data = received.get("text") or ""
    if max(len(data.encode()), len(received.get("bytes") or b"")) > most:
        raise Refusal("too-large", "server-too-large", most=most)
    return data


class SocketClient(Client):
    """A client at a socket: the state that shows everybody what it did is also the answer to it."""

    def __init__(self, services: Services, guest: str, viewer: Viewer) -> None:
        super().__init__(services, viewer.table, guest, viewer.watches)
        self.viewer = viewer
        self.reply: int | None = None
        self.answered = False
        self.heard = time.monotonic()  # when the last message came

    def stored(self) -> None:
        self.viewer.reply, self.answered = self.reply, True


async def reply(client: SocketClient, message: FromClient) -> None:
    """Do what a message asks for, and answer it."""
    viewer = client.viewer
    client.since, client.reply, client.answered = viewer.sent, message.reply, False
    try:
        answer = await dispatch(client, message)
    except TownwrightError as error:
        viewer.tell(refused(error, message.reply))
        if kind_of(error) == "stale":
            viewer.show()
        return
    viewer.looking = client.looking
    if answer is None:
        if not client.answered:
            viewer.reply = message.reply
            viewer.show()
        await viewer.shown()
    else:
        viewer.tell(answer)


def read(data: str) -> FromClient:
    """A message of a client; an error says what is wrong with it."""
    try:
        return reader.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refusal("bad-request", "server-bad-message", why=str(error)[:200]) from None


class Numbered(msgspec.Struct):
    """The part of a message by which its answer is known."""

    reply: Count | None = None


def reply_of(data: str) -> int | None:
    """The number that the answer to a message carries, if as much of it can be read."""
    try:
        return msgspec.json.decode(data, type=Numbered).reply
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def close(socket: WebSocket, last: Refused, code: int) -> None:
    """Say why, and close."""
    try:
        await socket.send_data(msgspec.json.encode(last), "text")
        if last.kind in GONE:
            await socket.send_data(msgspec.json.encode(Closed()), "text")
        await socket.close(code)
    except Exception:
        log.debug("gone already")
