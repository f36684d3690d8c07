"""A real server in a process of its own, and clients that speak to it over the network."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from townwright.core.registry import games

Json = dict[str, Any]
Answer = TypeVar("Answer")
#: Seconds to wait for anything, long enough for a busy machine.
TIMEOUT = 180.0
#: Seconds between two pings, as the page sends them; silent clients count as gone.
PING = 20.0
#: Limits that tests reach only on purpose.
HIGH_LIMITS = {
    "requests": 100000,
    "burst": 100000,
    "guests": 100000,
    "guest_sockets": 1000,
    "address_connections": 10000,
    "tables": 10000,
}


def run_async(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Return the result of a coroutine that runs in its own thread, because Playwright has a loop in ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


#: Held until the tests are over, so that no other program gets one of these ports. Servers may still
#: listen there, because they set SO_REUSEADDR.
_reserved: list[socket.socket] = []


def free_port() -> int:
    """Return a port reserved for us, even while no server listens there."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    _reserved.append(reserved)
    return int(reserved.getsockname()[1])


def wait_until(condition: Callable[[], Any], what: str) -> Any:
    """Poll until a condition is true; return its value."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    raise AssertionError(f"it never happened: {what}")


class Server:
    """`townwright serve` on a port of its own; with its seed, every guest gets the same games in every run."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        processes: int = 1,
        seed: int | None = 1,
        options: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        python: str = sys.executable,
        **limits: int,
    ) -> None:
        self.folder, self.database = folder, database or str(folder / "tables.sqlite")
        self.processes = processes
        self.seed = seed
        self.limits, self.options, self.environment = {**HIGH_LIMITS, **limits}, options, environment
        self.python = python
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        limits = [f"--limit={name}={number}" for name, number in self.limits.items()]
        command = [self.python, "-m", "townwright", "serve", "--port", str(self.port), "--lang", "en"]
        command += [
            "--database",
            self.database,
            "--processes",
            str(self.processes),
            "--bot-workers",
            "1",
            *([] if self.seed is None else ["--seed", str(self.seed)]),
            *limits,
            *self.options,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, env=self.environment
            )
        wait_until(self._is_answering, f"the server answers; its log: {self.log.read_text()[-2000:]}")
        return self

    def _is_answering(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        with contextlib.suppress(httpx.HTTPError):
            return self.get("/health").status_code == 200
        return False

    def wait_until_compiled(self) -> "Server":
        """Wait until every game has all of its machine code."""
        wait_until(
            lambda: self.get("/api/catalogue").text.count('"compile_progress":null') == len(games()), "all is compiled"
        )
        return self

    def get(self, path: str) -> httpx.Response:
        """Return the response to a request without a cookie."""
        return httpx.get(self.address + path, timeout=TIMEOUT, verify=False)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(self.address + path, json=body, headers=headers, timeout=TIMEOUT, verify=False)

    def kill(self) -> None:
        """Kill all of its processes at once, as if the power had failed."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def bot_workers(self) -> list[int]:
        """Return the processes in which bots think: those that the server processes have started."""
        servers = self.server_processes() if self.processes > 1 else [self.pid]
        return [process for process, parent in self.children().items() if parent in servers]

    def server_processes(self) -> list[int]:
        """Return the server processes that a supervisor has started."""
        return [process for process, parent in self.children().items() if parent == self.pid]

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def children(self) -> dict[int, int]:
        """Return the Python processes that this server has started, and their parents."""
        children = {}
        for folder in Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                if folder.name.isdigit() and b"spawn_main" in (folder / "cmdline").read_bytes():
                    parent, group = (folder / "stat").read_text().rpartition(")")[2].split()[1:3]
                    if int(group) == self.pid:
                        children[int(folder.name)] = int(parent)
        return children

    def stop(self, by_ctrl_c: bool = False) -> int:
        """Ask it to stop, and wait; return the exit status. Ctrl-C at a terminal asks all of its processes."""
        if self.process is None:
            return 0
        if by_ctrl_c:
            os.killpg(self.process.pid, signal.SIGINT)
        else:
            self.process.terminate()
        try:
            return self.process.wait(TIMEOUT)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process = None

    def guest(self, name: str = "Anna", **settings: Any) -> "Guest":
        return Guest(self.address, name, **settings)


class Guest:
    """A person without an account: a cookie, requests, sockets."""

    def __init__(self, address: str, name: str | None = "Anna", **settings: Any) -> None:
        self.http = httpx.Client(base_url=address, timeout=TIMEOUT, verify=False)  # certificates take 30 ms to read
        weakref.finalize(self, self.http.close)
        self.address = address
        if name is not None:
            self.id = self.post("/api/me", {"name": name, **settings})["id"]

    def get(self, path: str, status: int = 200, **parameters: Any) -> Any:
        return self._check(self.http.get(path, params=parameters), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body)
        return self._check(answer, status or (201 if answer.status_code == 201 else 200))

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._check(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return self._check(self.http.delete(path), status)

    def _check(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, (answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    def open(self, game: str, *seats: Json, **more: Any) -> str:
        """Open a table; return its id."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more})["id"])

    def state(self, table: str, **parameters: Any) -> Json:
        return dict(self.get(f"/api/tables/{table}", **parameters))

    def send(self, table: str, type: str, status: int = 200, **fields: Any) -> Json:
        return dict(self.post(f"/api/tables/{table}/send", {"type": type, **fields}, status))

    def chat(self, table: str) -> list[str]:
        """Return the chat messages that a new socket receives."""
        with self.socket(table) as socket:
            socket.until(bool, "a state")
            socket.ask("ping")
            return [each["text"] for each in socket.others if each["type"] == "talk"]

    @property
    def cookie(self) -> str:
        return f"townwright={self.http.cookies['townwright']}"

    @contextlib.contextmanager
    def socket(self, table: str, since: int = 0, **headers: str) -> Iterator["Socket"]:
        path = f"/api/tables/{table}/socket?since={since}"
        with open_socket(self.address, path, {"Cookie": self.cookie, **headers}) as connection, send_pings(connection):
            yield Socket(connection)


def open_socket(address: str, path: str, headers: dict[str, str], loopback_port: int | None = None) -> ClientConnection:
    """Return a connection that only the server ends, however long either side takes.

    With `loopback_port`, the address is only a name: the connection goes to this port of the loopback.
    """
    return connect(
        address.replace("http", "ws", 1) + path,
        additional_headers=headers,
        open_timeout=TIMEOUT,
        ping_interval=None,
        max_size=None,
        max_queue=None,
        sock=socket.create_connection(("127.0.0.1", loopback_port)) if loopback_port else None,
    )


@contextlib.contextmanager
def send_pings(connection: ClientConnection) -> Iterator[None]:
    """Send pings at intervals."""
    stopped = threading.Event()

    def ping() -> None:
        with contextlib.suppress(ConnectionClosed):
            while not stopped.wait(PING):
                connection.send('{"type":"ping"}')

    thread = threading.Thread(target=ping, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()


class Socket:
    """A table's socket as a client uses it, with the latest state and the log."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: Json = {}
        self.log: list[Json] = []
        self.others: list[Json] = []
        self._replies = 0

    def send_request(self, type: str, **fields: Any) -> int:
        self._replies += 1
        self.connection.send(json.dumps({"type": type, "reply": self._replies, **fields}))
        return self._replies

    def receive(self) -> Json:
        """Return the next message that is not a pong."""
        message: Json = json.loads(self.connection.recv(TIMEOUT))
        while message["type"] == "pong" and message.get("reply") is None:
            message = json.loads(self.connection.recv(TIMEOUT))
        if message["type"] == "state":
            self.state = message
            self.log = self.log[: message["log_from"]] + message["log"]
            assert len(self.log) == message["action_count"]
        elif message["type"] != "presence":
            self.others.append(message)
        return message

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        number = self.send_request(type, **fields)
        while True:
            message = self.receive()
            if message.get("reply") == number:
                return message

    def until(self, condition: Callable[[Json], Any], what: str) -> Json:
        """Receive until the state satisfies a condition."""
        end = time.monotonic() + TIMEOUT
        while not (self.state and condition(self.state)):
            assert time.monotonic() < end, f"it never happened: {what}; {self.state}"
            self.receive()
        return self.state

    def close_code(self) -> int:
        """Receive until the server closes; return the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def action_json(game: str, text: str) -> Json:
    """Return an action in its JSON form, as clients send it."""
    return dict(msgspec.to_builtins(games()[game].wording.read(text)))


def is_mine(state: Json) -> bool:
    """Return whether the viewer is to act or to confirm."""
    return state["phase"] == "running" and any(
        seat["mine"] and seat["seat"] == state["turn"] for seat in state["seats"]
    )


def step(socket: Socket, draw: random.Random) -> Json:
    """Do anything that is possible on this client's turn."""
    state = socket.state
    if state["cover"] is not None:
        return socket.ask("look", seat=state["cover"])
    if state["confirming"]:
        return socket.ask("confirm", number=state["number"])
    return socket.ask("act", number=state["number"], line=[draw.choice(state["choices"])["action"]])


def play(socket: Socket, seed: int, most: int = 100_000) -> Json:
    """Play this client's turns until the game is over, or this many decisions are made."""
    draw = random.Random(seed)
    socket.until(bool, "a state")
    for _ in range(most):
        socket.until(lambda state: is_mine(state) or state["phase"] == "over", "my turn")
        if socket.state["phase"] == "over":
            break
        answer = step(socket, draw)
        assert answer["type"] == "state", answer
    return socket.state
