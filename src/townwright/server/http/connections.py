"""Limits on connections: their number, the time a request may take, and what is buffered.

uvicorn's protocols read and write; the subclasses here add the limits. Once a second the server calls `check` on every
open connection, which is cheaper than a timer for each of them.
"""

import asyncio
import socket
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE
from uvicorn import Config
from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import SecurityError
from websockets.frames import Frame

from townwright.server.http.refusals import STATUS, refusal_body
from townwright.server.rate_limits import ConcurrencyLimit, rate_limit_key
from townwright.server.settings import Limits
from townwright.server.wire.errors import Refusal

#: Seconds for which an idle connection of a trusted proxy stays open: longer than proxies keep one.
PROXY_IDLE_SECONDS = 300
#: Seconds to read and discard the rest of a refused body, so that its sender can read the response.
LINGER_SECONDS = 2.0
#: The value of SO_LINGER with which closing a connection resets it.
NO_LINGER = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
#: Maximum number of pipelined requests waiting on a connection.
MAX_PIPELINED = 16
#: Maximum number of fragments of a WebSocket message, and of unread messages.
MAX_FRAGMENTS, MAX_UNREAD = 256, 256
#: Seconds without data after which a socket is closed: clients send pings.
SILENCE_SECONDS = 90.0
#: Close codes: a message in too many fragments, a long silence.
TOO_BIG, SILENT = 1009, 4408


class ConnectionConfig(Config):
    """uvicorn's configuration, with the limits of connections."""

    def __init__(self, app: Any, limits: Limits, proxies: Sequence[str], max_connections: int) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=limits.body,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # clients send pings of their own
            timeout_keep_alive=limits.idle_seconds,
            lifespan="on",
            interface="asgi3",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # the application handles them
            server_header=False,
        )
        self.limits = limits
        self.connections = ConcurrencyLimit(limits.address_connections, min(limits.all_connections, max_connections))
        self._trusted = ProxyHeadersMiddleware(app, list(proxies)).trusted_hosts

    def key(self, client: tuple[str, int] | None) -> str | None:
        """Return the key under which a connection is counted; None for a trusted proxy, which has many users."""
        return None if client is not None and client[0] in self._trusted else rate_limit_key(client)


def refusal_response(refusal: Refusal, status: int) -> bytes:
    """Return a refusal as an HTTP response, after which the connection is closed."""
    body = refusal_body(refusal)
    head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
    return STATUS_LINE[status] + head + body


class WriteTimeout(asyncio.Protocol):
    """A connection that is closed if its peer reads too slowly."""

    transport: asyncio.Transport
    limits: Limits
    loop: asyncio.AbstractEventLoop
    write_deadline: float | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_deadline = None

    def watch_writing(self) -> None:
        """Set the deadline for the peer to read what is buffered now."""
        seconds = self.limits.body_seconds + self.transport.get_write_buffer_size() / self.limits.body_rate
        self.write_deadline = self.loop.time() + seconds

    def check_writing(self, now: float) -> None:
        if self.write_deadline is None:
            if self.transport.is_closing():
                self.watch_writing()
        elif now > self.write_deadline:
            self._reset()

    def _reset(self) -> None:
        """Reset the connection immediately; the system drops unsent data."""
        with suppress(OSError):
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.transport.abort()


class HttpConnection(WriteTimeout, HttpToolsProtocol):
    """A connection on which requests arrive."""

    config: ConnectionConfig

    def __init__(
        self,
        config: ConnectionConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = config.limits
        self.key: str | None = None
        self.is_counted = False
        self.deadline: float | None = None  # for the request that is arriving
        self._head_received = self._head_size = 0  # bytes that arrived, and bytes that the parser has passed on
        self._in_head = self._in_body = self._lingers = False
        self._active_cycle: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.key = self.config.key(get_remote_addr(transport))
        self.is_counted = self.config.connections.acquire(self.key)
        if not self.is_counted:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        if self.key is None:
            self.timeout_keep_alive = max(self.timeout_keep_alive, PROXY_IDLE_SECONDS)
        self.deadline = self.loop.time() + self.limits.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_counted:
            self.is_counted = False
            self.config.connections.release(self.key)
        super().connection_lost(exc)
        self._drop_answer()

    def handle_websocket_upgrade(self) -> None:
        self.is_counted = False  # the socket releases the count from now on
        super().handle_websocket_upgrade()

    # Reading

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head_received += len(data)
            if self._head_received > self.limits.head:
                self._refuse_head()
        if self.deadline is None and self.is_idle and self.timeout_keep_alive_task is None:
            self.deadline = self.loop.time() + self.limits.head_seconds  # empty lines before a request

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self._active_cycle is None or self._active_cycle.response_complete

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._active_cycle = cycle
        super()._start_asgi_task(cycle, app)

    def _drop_answer(self) -> None:
        """Discard the rest of the answer; uvicorn does this only for the last request of a connection."""
        if self._active_cycle is not None and not self._active_cycle.response_complete:
            self._active_cycle.disconnected = True
            self._active_cycle.message_event.set()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_received, self._head_size = True, 0, 0
        if self.deadline is None:
            self.deadline = self.loop.time() + self.limits.head_seconds

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count_head(len(name) + len(value) + len(b": \r\n"))

    def _count_head(self, size: int) -> None:
        self._head_size += size
        if self._head_size > self.limits.head:
            raise ValueError("head too large")  # the parser stops; see `send_400_response`

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests at once")
        self._in_head, self._in_body, self._head_size = False, True, 0
        self.deadline = self.loop.time() + self.limits.body_seconds
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.deadline is not None and not self._lingers:
            self.deadline += len(body) / self.limits.body_rate
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_body = self._lingers = False
        self.deadline = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._in_body and self.cycle.response_complete:
            self._lingers = True
            self.deadline = self.loop.time() + LINGER_SECONDS

    # Refusing

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        if self._head_size > self.limits.head:
            self._refuse_head()
        else:
            self._refuse(Refusal("bad-request", "server-bad-http"))

    def _refuse_head(self) -> None:
        refusal = Refusal("too-large", "server-too-large", most=self.limits.head)
        self._refuse(refusal, HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _refuse(self, refusal: Refusal, status: int | None = None) -> None:
        """Answer with a refusal and close. While an earlier request is being answered, only close."""
        self._in_head = False
        if self.transport.is_closing():
            return
        active = None if self.is_idle else self._active_cycle
        if active is None or (active is self.cycle and not active.response_started):
            self.transport.write(refusal_response(refusal, status or STATUS[refusal.kind]))
        self.transport.close()
        self._drop_answer()

    def check(self, now: float) -> None:
        """Close the connection if its request takes too long to arrive, or its peer does not read."""
        if self.deadline is not None and now > self.deadline:
            self.deadline = None
            if self._in_head or (self._in_body and not self._lingers):
                self._refuse(Refusal("too-slow", "server-too-slow"))
            else:
                self.transport.close()
        self.check_writing(now)


class SocketConnection(WriteTimeout, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    config: ConnectionConfig

    def __init__(
        self,
        config: ConnectionConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = config.limits
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self.writable: LazyEvent = LazyEvent()  # type: ignore[assignment]
        self.last_data = self.loop.time()
        self.handshake_deadline = self.last_data + self.limits.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.release(self.config.key(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.last_data = self.loop.time()
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self._refuse_handshake(self.conn.handshake_exc)

    def _refuse_handshake(self, reason: Exception) -> None:
        """Answer a head that `websockets` rejects: it reports no event, so uvicorn would wait forever."""
        if isinstance(reason, SecurityError):
            refusal, status = Refusal("too-large", "server-bad-headers"), HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE
        else:
            refusal, status = Refusal("bad-request", "server-bad-http"), HTTP_400_BAD_REQUEST
        self.transport.write(refusal_response(refusal, status))
        self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(TOO_BIG, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < MAX_UNREAD:
            super().send_receive_event_to_app()
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # a peer that does not read gets no answers to its pings

    def handle_parser_exception(self) -> None:
        """Close with a code. The rest of a message is read and dropped, so that its sender can read the code."""
        if self.close_sent or self.conn.close_sent is None:
            return
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent:
            raise ClientDisconnected
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self._reset()  # a peer that does not read would not read the code either
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser keeps the request
            del self.request, self.response  # no longer needed

    def check(self, now: float) -> None:
        """Close the connection if its handshake takes too long, or its peer is silent or does not read."""
        if now > self.handshake_deadline and not self.handshake_complete:
            self.transport.abort()
        if now > self.last_data + SILENCE_SECONDS and self.handshake_complete and not self.close_sent:
            self.conn.fail(SILENT)
            self.handle_parser_exception()
        self.check_writing(now)


class LazyEvent:
    """An event that is usually set.

    An `asyncio.Event` takes 0.7 KiB, so there is one only while this event is not set.
    """

    def __init__(self) -> None:
        self._event: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._event is None

    def set(self) -> None:
        if self._event is not None:
            self._event.set()
            self._event = None

    def clear(self) -> None:
        self._event = self._event or asyncio.Event()

    async def wait(self) -> None:
        if self._event is not None:
            await self._event.wait()


class Inbox:
    """A queue for one reader. An empty `asyncio.Queue` takes 3 KiB, this one less."""

    def __init__(self) -> None:
        self._items: list[ASGIReceiveEvent] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)
