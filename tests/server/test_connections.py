"""Connections: no client can keep others out by holding connections, or fill the memory of the server."""

import contextlib
import http.client
import json
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import httpx
import pytest
from tests.server.proxies import NAME, proxy
from tests.server.running import TIMEOUT, Guest, Server, open_socket, run_async, wait_until
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.sync.client import ClientConnection

from townwright.server.app import build, with_middleware
from townwright.server.http.connections import SILENCE_SECONDS, ConnectionConfig, HttpConnection, SocketConnection
from townwright.server.rate_limits import ConcurrencyLimit
from townwright.server.settings import Limits, Settings

ME = {"kind": "me"}
#: Addresses of the loopback: none of them is a trusted proxy.
ATTACKER, VISITOR = "127.0.0.3", "127.0.0.2"
HEAD = f"Host: {NAME}\r\n"
UPGRADE = f"GET /api/tables/none/socket HTTP/1.1\r\n{HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n"
#: States in /proc/net/tcp.
LISTEN, TIME_WAIT = "0A", "06"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A public server with short timeouts."""
    server = Server(
        tmp_path_factory.mktemp("strict"),
        options=["--origin", f"http://{NAME}", "--logs", "json"],
        address_connections=100,
        head_seconds=2,
        body_seconds=2,
        idle_seconds=2,
    ).start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


@pytest.fixture(scope="module", params=["direct", "nginx", "Caddy"])
def port(request: pytest.FixtureRequest, strict: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port at which clients reach the server, directly or through a proxy."""
    if request.param == "direct":
        yield strict.port
        return
    with proxy(request.param, tmp_path_factory.mktemp(request.param), strict.port) as proxy_port:
        yield proxy_port


def connect_from(source: str, port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), TIMEOUT, source_address=(source, 0))


def connections(source: str, port: int, count: int, data: bytes) -> list[socket.socket]:
    """Open connections that send only this data; those that are refused immediately count as well."""
    sockets = []
    for _ in range(count):
        sockets.append(connect_from(source, port))
        with contextlib.suppress(OSError):
            sockets[-1].sendall(data)
    return sockets


def send_request(
    source: str, port: int, method: str = "GET", path: str = "/health", body: str | None = None
) -> tuple[int, str]:
    """Return the status and body that a client at an address gets."""
    client = http.client.HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0))
    with contextlib.closing(client):
        client.request(method, path, body, {"Host": NAME, "Content-Type": "application/json"})
        answer = client.getresponse()
        return answer.status, answer.read().decode()


def read_all(connection: socket.socket) -> bytes:
    """Return what arrives until the other side closes."""
    received = b""
    with connection, contextlib.suppress(ConnectionError):
        while data := connection.recv(65536):
            received += data
    return received


ATTACKS = {
    "idle": (1100, b""),
    "half a head": (400, f"GET /health HTTP/1.1\r\n{HEAD}Accept: text/".encode()),
    "slow body": (250, f"POST /api/me HTTP/1.1\r\n{HEAD}Content-Length: 1000\r\n\r\n{{".encode()),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_held_connections_do_not_lock_out_others(strict: Server, port: int, attack: str) -> None:
    sockets = connections(ATTACKER, port, *ATTACKS[attack])
    try:
        for _ in range(3):
            assert send_request(VISITOR, port)[0] == 200
            assert send_request(VISITOR, port, "POST", "/api/me", json.dumps({"name": "Ben"}))[0] == 200
    finally:
        for each in sockets:
            each.close()
    wait_until(lambda: status_or_none(ATTACKER, port) == 200, "the address may come back")


def status_or_none(source: str, port: int) -> int | None:
    with contextlib.suppress(OSError, http.client.HTTPException):
        return send_request(source, port)[0]
    return None


def test_connections_per_address_are_limited(strict: Server) -> None:
    sockets = connections(ATTACKER, strict.port, 100, b"")
    try:
        assert read_all(connect_from(ATTACKER, strict.port)) == b""
        assert send_request(VISITOR, strict.port)[0] == 200
        assert send_request("127.0.0.1", strict.port)[0] == 200
    finally:
        for each in sockets:
            each.close()


def test_connections_per_process_are_limited(tmp_path: Path) -> None:
    server = Server(tmp_path, all_connections=30).start()
    try:
        sockets = [each for number in range(4, 14) for each in connections(f"127.0.0.{number}", server.port, 3, b"")]
        assert read_all(connect_from(VISITOR, server.port)) == b""
        for each in sockets:
            each.close()
        wait_until(lambda: status_or_none(VISITOR, server.port), "there is room again")
    finally:
        assert server.stop() == 0


def test_shares_count_per_key_and_in_total() -> None:
    limit = ConcurrencyLimit(2, 3)
    assert [limit.acquire("a"), limit.acquire("a"), limit.acquire("a"), limit.acquire(None), limit.acquire("b")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    limit.release("a")
    assert [limit.acquire("b", 2), limit.acquire("b"), limit.acquire("a")] == [False, True, False]
    for key in ("a", "b", None):
        limit.release(key)
    assert (limit._all, limit._used) == (0, {})


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (f"GET /health HTTP/1.1\r\n{HEAD}", 408),
        (f"POST /api/me HTTP/1.1\r\n{HEAD}Content-Length: 1000\r\n\r\n{{", 408),
        (f"GET /health HTTP/1.1\r\n{HEAD}X: {'x' * 20_000}\r\n\r\n", 431),
        (f"GET /health HTTP/1.1\r\n{HEAD}X: {'x' * 20_000}", 431),
        (f"GET /{'x' * 20_000} HTTP/1.1\r\n{HEAD}\r\n", 431),
        (f"GET /health HTTP/1.1\r\n{HEAD}" + "X: x\r\n" * 5000 + "\r\n", 431),
        ("nonsense\r\n\r\n", 400),
        (f"{UPGRADE}X: {'x' * 9000}\r\n\r\n", 431),
        (UPGRADE + "X: x\r\n" * 200 + "\r\n", 431),
        (f"{UPGRADE}Content-Length: 3\r\n\r\nabc", 400),
    ],
)
def test_slow_and_large_requests_are_refused_in_one_sentence(strict: Server, sent: str, status: int) -> None:
    connection = connect_from(VISITOR, strict.port)
    connection.sendall(sent.encode())
    head, _, body = read_all(connection).decode().partition("\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ")
    assert json.loads(body)["text"].endswith(".")
    assert json.loads(body)["type"] == "refused"


@pytest.mark.parametrize("sent", ["", "\r\n", f"GET /health HTTP/1.1\r\n{HEAD}\r\n"])
def test_idle_connections_are_closed(strict: Server, sent: str) -> None:
    connection = connect_from(VISITOR, strict.port)
    connection.sendall(sent.encode())
    assert read_all(connection).startswith(b"HTTP/1.1 200" if "GET" in sent else b"")


@pytest.mark.parametrize(("seconds", "is_refused"), [(50, False), (51, True)])
def test_a_slow_but_steady_body_is_accepted(seconds: int, is_refused: bool) -> None:
    """The 50 bytes that have arrived allow 50 seconds more."""

    async def answer() -> bytes:
        config = ConnectionConfig(Mock(), Limits(body_rate=1), (), 100)
        config.loaded, config.loaded_app, config.ws_protocol_class = True, AsyncMock(), SocketConnection
        transport = Mock(get_extra_info=lambda _: None, is_closing=lambda: False, get_write_buffer_size=lambda: 0)
        connection = HttpConnection(config, ServerState(), {})
        connection.connection_made(transport)
        connection.data_received(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200\r\n\r\n")
        assert connection.deadline is not None
        end = connection.deadline + seconds
        for _ in range(50):
            connection.data_received(b" ")
        connection.check(end)
        return b"".join(call.args[0] for call in transport.write.call_args_list)

    assert run_async(answer()).startswith(b"HTTP/1.1 408 ") == is_refused


def test_a_large_head_may_arrive_in_pieces(strict: Server) -> None:
    with connect_from(VISITOR, strict.port) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in (f"GET /health HTTP/1.1\r\n{HEAD}", *[f"X: {'x' * 1500}\r\n"] * 9, "\r\n"):
            connection.sendall(piece.encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_bytes_of_bodies_per_address_are_limited(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "no.sqlite"), limits=Limits(address_bytes=100))

    async def answers() -> list[httpx.Response]:
        app = with_middleware(build(settings), settings)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            bodies = [json.dumps({"game": "none"}).ljust(size) for size in (100, 101, 100)]
            return [await client.post("/api/score", content=body) for body in bodies]

    received = run_async(answers())
    assert [each.status_code for each in received] == [409, 429, 409]
    assert received[1].json()["text"] == "Too much data at once. Wait a moment."


def test_too_many_pipelined_requests_on_one_connection_are_refused(strict: Server) -> None:
    connection = connect_from(VISITOR, strict.port)
    connection.sendall(f"GET /health HTTP/1.1\r\n{HEAD}\r\n".encode() * 1000)
    assert read_all(connection).count(b"HTTP/1.1 200") <= 20
    assert send_request(VISITOR, strict.port)[0] == 200


def connection_count(port: int) -> int:
    """Return how many connections the server at a port has, as Linux lists them."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(f":{port:04X}") and row[3] not in (LISTEN, TIME_WAIT) for row in rows)


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    server = Server(tmp_path, body_seconds=1, body_rate=100_000_000, idle_seconds=600).start()
    try:
        server.get("/api/schema/openapi.json")
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.bind((VISITOR, 0))
            connection.connect(("127.0.0.1", server.port))
            connection.settimeout(TIMEOUT)
            wait_until(lambda: connection_count(server.port) == 1, "it is connected")  # before it can be dropped
            request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for _ in range(16):
                with contextlib.suppress(ConnectionError):
                    connection.sendall(request)
            wait_until(lambda: connection_count(server.port) == 0, "it is dropped")
    finally:
        assert server.stop() == 0


# WebSockets


@contextlib.contextmanager
def table_socket(strict: Server, port: int) -> Iterator[ClientConnection]:
    """Open the socket of a new table through a port."""
    client = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Host": NAME}, timeout=TIMEOUT)
    with client as anna:
        anna.post("/api/me", json={"name": "Anna"})
        table = anna.post("/api/tables", json={"game": "sprawlopolis", "seats": [ME]}).json()["id"]
        headers = {"Cookie": f"townwright={anna.cookies['townwright']}"}
    with open_socket(f"http://{NAME}:{port}", f"/api/tables/{table}/socket", headers, port) as connection:
        assert json.loads(connection.recv(TIMEOUT))["type"] == "state"
        yield connection


def frame(opcode: int, payload: bytes, last: bool, announced: int | None = None) -> bytes:
    """Return a masked frame (with a mask of zeros) that announces a size, its own by default."""
    size = len(payload) if announced is None else announced
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 127]) + struct.pack("!Q", size)
    return bytes([(0x80 if last else 0) | opcode]) + length + bytes(4) + payload


MESSAGES = {
    "60 MiB announced": frame(1, b"x" * 70_000, True, 60 * 2**20),
    "fragments of 60 MiB": frame(1, b"x" * 1000, False) + frame(0, b"x" * 1000, False) * 70,
    "empty fragments": frame(1, b"x", False) + frame(0, b"", False) * 1000,
}


@pytest.mark.parametrize("message", MESSAGES)
def test_a_large_message_is_refused_before_all_of_it_has_arrived(strict: Server, port: int, message: str) -> None:
    with table_socket(strict, port) as connection:
        connection.socket.sendall(MESSAGES[message])
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                connection.recv(TIMEOUT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def new_socket_connection() -> tuple[SocketConnection, Mock]:
    """Return a connection that has just become a WebSocket, and its transport."""
    config = ConnectionConfig(Mock(), Limits(), (), 100)
    config.loaded, config.loaded_app, config.ws_protocol_class = True, AsyncMock(), SocketConnection
    transport = Mock(get_extra_info=lambda _: None, is_closing=lambda: False, get_write_buffer_size=lambda: 0)
    connection = SocketConnection(config, ServerState(), {})
    connection.connection_made(transport)
    return connection, transport


def test_a_socket_without_a_handshake_is_closed() -> None:
    async def aborted() -> list[bool]:
        connection, transport = new_socket_connection()
        steps = []
        for seconds in (0, 1):
            connection.check(connection.handshake_deadline + seconds)
            steps.append(transport.abort.called)
        return steps

    assert run_async(aborted()) == [False, True]


def test_a_socket_whose_peer_does_not_read_is_reset_instead_of_closed() -> None:
    async def is_reset() -> bool:
        connection, transport = new_socket_connection()
        connection.handshake_complete, transport.get_extra_info = True, Mock()
        connection.pause_writing()
        with pytest.raises(ClientDisconnected):
            await connection.send({"type": "websocket.close"})
        return bool(transport.abort.called)

    assert run_async(is_reset())


def test_a_silent_socket_is_closed() -> None:
    async def close_code() -> int:
        connection, _ = new_socket_connection()
        connection.conn.state, connection.handshake_complete = State.OPEN, True
        connection.check(connection.last_data + SILENCE_SECONDS)
        assert not connection.close_sent
        connection.check(connection.last_data + SILENCE_SECONDS + 1)
        assert connection.close_sent
        return int((await connection.receive())["code"])

    assert run_async(close_code()) == 4408


def test_messages_are_not_compressed(strict: Server, port: int) -> None:
    with table_socket(strict, port) as connection:
        assert connection.request is not None and connection.response is not None
        assert "permessage-deflate" in connection.request.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in connection.response.headers


def test_sockets_per_forwarded_address_are_limited(strict: Server, tmp_path: Path) -> None:
    """A trusted proxy may open any number of connections; each address that it speaks for may not."""
    headers = {"X-Forwarded-For": "192.0.2.7"}
    anna = Guest(strict.address, None)
    anna.http.headers.update({"Host": NAME})
    anna.post("/api/me", {"name": "Anna"})
    table = anna.open("sprawlopolis", ME)
    path = f"/api/tables/{table}/socket"
    headers["Cookie"] = anna.cookie
    with contextlib.ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(open_socket(strict.address, path, headers))
        refused = httpx.get(f"{strict.address}/health", headers=headers, timeout=TIMEOUT)
        assert (refused.status_code, refused.json()["why"]["message"]) == (429, "server-many-requests")
        assert send_request("127.0.0.1", strict.port)[0] == 200
