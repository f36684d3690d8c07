"""The socket of a table. Messages are answered in order; pongs and changes are sent immediately."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import websocket
from litestar.connection import WebSocket as AnyWebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from uvicorn.protocols.utils import ClientDisconnected

from townwright.core.errors import TownwrightError
from townwright.server.http.authentication import Authentication
from townwright.server.http.refusals import kind_of, refusal_message
from townwright.server.http.routing import ID, AuthenticationDep, ServicesDep
from townwright.server.storage.records import Guest
from townwright.server.tables.client import Client
from townwright.server.tables.dispatch import dispatch
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.tables.viewers import Viewer
from townwright.server.wire.chat import ChatMessage
from townwright.server.wire.errors import Refusal
from townwright.server.wire.fields import Count
from townwright.server.wire.from_client import FromClient, Ping
from townwright.server.wire.from_server import Closed, FromServer, Pong, Refused

log = structlog.get_logger()
#: Close codes, by kind of refusal.
CLOSE_CODES = {
    "no-guest": 4401,
    "forbidden": 4403,
    "missing": 4404,
    "too-much": 4429,
}
#: Kinds of refusal after which clients should not reconnect.
GONE = frozenset({"no-guest", "forbidden", "missing"})
#: Close codes: the server restarts, the viewer is dropped (it reads too slowly, or its device was signed out), the
#: server failed.
RESTART, DROPPED, FAILED = 1012, 1008, 1011
#: Close the socket after this many messages in a row that cannot be read or come too fast.
MAX_BAD_MESSAGES = 20
#: Maximum number of unanswered messages; reading pauses until all of them are answered.
MAX_UNANSWERED = 100
WebSocket = AnyWebSocket[Any, Any, Any]
reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket,
    services: ServicesDep,
    authentication: AuthenticationDep,
    id: FromPath[str],
    since: FromQuery[str] = "0",
) -> None:
    """Watch a table and play at it."""
    await socket.accept()
    try:
        last = parse_since(id, since)
        guest = await authentication.require(socket)
        socket.scope["headers"] = []  # no longer needed
        with services.quotas.socket(guest.id):
            await serve_guest(socket, services, authentication, guest, id, last)
    except TownwrightError as error:
        await close(socket, refusal_message(error), CLOSE_CODES.get(kind_of(error), 1008))
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception:
        log.exception("socket failed", table=id)
        await close(socket, refusal_message(Refusal("internal", "server-internal")), FAILED)


async def recent_chat(services: Services, table: Table) -> list[ChatMessage]:
    """Return the latest chat messages at a table, and remember if there are none."""
    table.may_have_chat = False  # true again if another process sends a message while the database is read
    try:
        chat = await services.stores.chat.recent(table.description.id)
    except BaseException:
        table.may_have_chat = True
        raise
    table.may_have_chat = table.may_have_chat or bool(chat)
    return chat


async def serve_guest(
    socket: WebSocket, services: Services, authentication: Authentication, guest: Guest, id: str, since: int
) -> None:
    """Show a guest the table until the socket is closed."""
    async with services.tables.locked(id) as table:
        watches = not table.is_member(guest.id)
        if watches and not await services.stores.tables.is_watcher(id, guest.id):
            raise Refusal("missing", "server-no-table")
        chat: list[ChatMessage] = []
        if table.may_have_chat and any(seat.guest == guest.id for seat in table.seats):
            chat = await recent_chat(services, table)

    async def send(data: bytes) -> None:
        with suppress(WebSocketDisconnect, ClientDisconnected):  # noticed when the next message is read
            await socket.send_data(data, "text")

    viewer = Viewer(id, guest.id, watches, since, send, guest.device)
    try:
        await services.presence.add(viewer)
        progress = services.progress.at(id)
        if progress.percent is not None:
            viewer.tell(progress)
        await serve(socket, services, authentication, guest, viewer, chat)
        await socket.close(RESTART if services.viewers.disconnected else DROPPED)
    finally:
        await services.background.run_shielded(services.presence.remove(viewer))


def parse_since(id: str, since: str) -> int:
    """Parse the number of the last state that a viewer has; also check the table's id.

    Errors are sent over the socket, because a page cannot read the response to a failed handshake.
    """
    if not re.fullmatch(ID, id):
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
    """Send and receive until one of the two stops."""
    client = SocketClient(services, guest.id, viewer)
    answers = Answers(client)
    receiving = asyncio.create_task(receive(socket, authentication, guest, client, answers))
    receiving.add_done_callback(lambda _: viewer.disconnect())
    try:
        await viewer.run(services.presence.state, first)
        if answers.failure is not None:
            raise answers.failure
        if receiving.done():
            receiving.result()
    finally:
        answers.cancel()
        receiving.cancel()
        await asyncio.gather(receiving, return_exceptions=True)


async def receive(
    socket: WebSocket,
    authentication: Authentication,
    guest: Guest,
    client: "SocketClient",
    answers: "Answers",
) -> None:
    """Read messages. A ping is answered immediately, even while another answer is slow.

    Messages that arrived before the client disconnected are still handled.
    """
    viewer, bad_messages, data = client.viewer, 0, ""
    while bad_messages < MAX_BAD_MESSAGES:
        try:
            data = await next_message(socket)
            authentication.count(guest)
            message = read(data)
        except Refusal as refusal:
            bad_messages += 1
            viewer.tell(refusal_message(refusal, reply_of(data)))
            continue
        except WebSocketDisconnect:
            await answers.finish()
            raise
        bad_messages = 0
        if isinstance(message, Ping):
            viewer.tell(Pong(message.reply))
        else:
            await answers.add(message)
    raise Refusal("too-much", "server-bad-messages", most=MAX_BAD_MESSAGES)


class Answers:
    """Answers messages one after the other; its task runs only while there are any."""

    def __init__(self, client: "SocketClient") -> None:
        self._client = client
        self._waiting: list[FromClient] = []
        self._task: asyncio.Task[None] | None = None
        self.failure: Exception | None = None

    async def add(self, message: FromClient) -> None:
        """Answer a message when those before it have been answered."""
        self._waiting.append(message)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        if len(self._waiting) >= MAX_UNANSWERED:
            await self.finish()

    async def _run(self) -> None:
        try:
            while self._waiting:
                await reply(self._client, self._waiting.pop(0))
        except Exception as error:
            self.failure = error
            self._client.viewer.disconnect()
        finally:
            self._task = None

    async def finish(self) -> None:
        """Wait until all messages have been answered."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()


async def next_message(socket: WebSocket) -> str:
    """Return the next message; empty if it is not text."""
    received: Mapping[str, Any] = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    return received.get("text") or ""


class SocketClient(Client):
    """A client at a socket. The state that all viewers get after its command is also the answer."""

    def __init__(self, services: Services, guest: str, viewer: Viewer) -> None:
        super().__init__(services, viewer.table, guest, viewer.watches)
        self.viewer = viewer
        self.reply: int | None = None
        self.is_answered = False

    def on_stored(self) -> None:
        self.viewer.reply, self.is_answered = self.reply, True


async def reply(client: SocketClient, message: FromClient) -> None:
    """Handle a message and answer it."""
    viewer = client.viewer
    client.since, client.reply, client.is_answered = viewer.sent_number, message.reply, False
    try:
        answer = await dispatch(client, message)
    except TownwrightError as error:
        viewer.tell(refusal_message(error, message.reply))
        if kind_of(error) == "stale":
            viewer.show()
        return
    viewer.chosen_seat = client.chosen_seat
    if answer is None:
        if not client.is_answered:
            viewer.reply = message.reply
            viewer.show()
    else:
        viewer.tell(answer)
    await viewer.wait_sent()  # a client that reads its answers slowly is also read slowly


def read(data: str) -> FromClient:
    """Decode a message of a client; a refusal says what is wrong with it."""
    try:
        return reader.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refusal("bad-request", "server-bad-message", why=str(error)[:200]) from None


class ReplyHeader(msgspec.Struct):
    """The field of a message that its answer repeats."""

    reply: Count | None = None


def reply_of(data: str) -> int | None:
    """Return the number that the answer to a message repeats, if it can be read."""
    try:
        return msgspec.json.decode(data, type=ReplyHeader).reply
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def close(socket: WebSocket, last: Refused, code: int) -> None:
    """Send the reason, then close the socket."""
    try:
        await socket.send_data(msgspec.json.encode(last), "text")
        if last.kind in GONE:
            await socket.send_data(msgspec.json.encode(Closed()), "text")
        await socket.close(code)
    except Exception:
        log.debug("already closed")
