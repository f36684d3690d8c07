"""Load test: two people per table, about one action per second per table, over the loopback interface.

    python benchmarks/load.py --tables 1000 --seconds 30
    python benchmarks/load.py --tables 500 --processes 2 --database postgresql://…
    python benchmarks/load.py --tables 0 --idle 5000

The script compiles the games and starts its own server (or uses --address), opens the tables, plays for a bounded
time, and prints the throughput, the time from an action to the new view of all players at the table (p50, p99), and the
CPU time and memory of all server processes (without a database server). An action that takes longer than ten seconds
counts as ten seconds. The script prints its own CPU time as well: it shares the cores with the server. `--idle` also
opens sockets that only listen, and prints how long that takes and how much memory each of them needs.
"""

import argparse
import asyncio
import base64
import contextlib
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ME, OPEN = {"kind": "me"}, {"kind": "open"}
#: Seconds to wait until all players have seen an action.
LATE = 10.0
#: Limits that are raised for the measurement.
LIMITS = (
    "requests",
    "burst",
    "guests",
    "tables",
    "guest_sockets",
    "all_sockets",
    "address_connections",
    "all_connections",
)
#: Idle sockets per table, and how many are opened at the same time.
SOCKETS_PER_TABLE, MAX_OPENING = 10, 50
#: Seconds to wait before memory is measured.
SETTLE = 2.0


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Message(msgspec.Struct):
    """The part of a message from the server that the clients here need."""

    type: str
    number: int = -1
    phase: str = ""
    turn: int | None = None
    seat: int | None = None
    choices: list[Choice] = []


decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One person at a table."""

    def __init__(self, table: "LoadTable", cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.state = Message("")
        self.seen = asyncio.Event()
        self.socket: ClientConnection | None = None

    async def open(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        self.socket = await connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, compression=None)
        asyncio.get_running_loop().create_task(self.listen())
        await self.seen.wait()

    async def listen(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(Exception):
            async for data in self.socket:
                message = decode(data)
                if message.type == "state":
                    self.state = message
                    self.seen.set()
                    self.table.stop_clock()
                elif message.type == "refused":
                    self.table.refused += 1


class LoadTable:
    """One table, its people, and the time each action took to reach all of them."""

    def __init__(self, id: str, rng: random.Random) -> None:
        self.id, self.rng = id, rng
        self.seats: list[Seat] = []
        self.waits: list[float] = []
        self.refused = self.late = 0
        self._number, self._sent, self._done = 0, 0.0, asyncio.Event()

    def stop_clock(self) -> None:
        """Stop the clock once all seats have the new view."""
        if self._sent and all(seat.state.number >= self._number for seat in self.seats):
            self.waits.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self._done.set()

    @property
    def is_over(self) -> bool:
        return self.seats[0].state.phase == "over"

    async def act(self) -> None:
        """Play a random action of the seat to move; wait until all players have seen it."""
        for seat in self.seats:
            if seat.state.choices and seat.state.turn == seat.state.seat and seat.socket:
                action = self.rng.choice(seat.state.choices).action
                self._done.clear()
                self._number, self._sent = seat.state.number + 1, time.perf_counter()
                await seat.socket.send(
                    msgspec.json.encode({"type": "act", "number": seat.state.number, "line": [action]}).decode()
                )
                try:
                    async with asyncio.timeout(LATE):
                        await self._done.wait()
                except TimeoutError:
                    self.waits.append(LATE)
                    self.late, self._sent = self.late + 1, 0.0
                return


class Server:
    """The server that is measured: our own, or one that is already running and reports its own metrics."""

    def __init__(self, address: str, process: int | None = None) -> None:
        self.address, self.process = address, process

    def cpu_seconds(self) -> tuple[float, float]:
        """CPU seconds used so far, and the part of them in the kernel (0 if unknown)."""
        if self.process is None:
            return self._metric("process_cpu_seconds_total"), 0.0
        stats, tick = process_tree(self.process).values(), 1 / os.sysconf("SC_CLK_TCK")
        user, kernel = (sum(int(stat[field]) for stat in stats) * tick for field in (11, 12))
        return user + kernel, kernel

    def memory(self) -> float:
        """Bytes of memory; pages shared between processes count once."""
        if self.process is None:
            return self._metric("process_resident_memory_bytes")
        shares = [Path(f"/proc/{each}/smaps_rollup").read_text() for each in process_tree(self.process)]
        return sum(int(pss[1]) * 1024 for share in shares if (pss := re.search(r"(?m)^Pss:\s+(\d+)", share)))

    def _metric(self, name: str) -> float:
        line = re.search(rf"(?m)^{name} (\S+)", httpx.get(f"{self.address}/metrics").text)
        return float(line[1]) if line else 0.0


def process_tree(process: int) -> dict[int, list[str]]:
    """Return a process and its descendants, each with the fields of /proc/PID/stat from the state on."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            stats[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
    members = {process}
    while children := {each for each, stat in stats.items() if int(stat[1]) in members} - members:
        members |= children
    return {each: stats[each] for each in members if each in stats}


@contextlib.contextmanager
def own_server(database: str, processes: int) -> Iterator[Server]:
    """Start a server, and stop it afterwards."""
    subprocess.run([sys.executable, "-m", "townwright", "prepare"], check=True)  # do not measure interpreted rules
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "townwright", "serve", "--port", str(port), "--processes", str(processes)]
        command += ["--database", database or str(Path(folder) / "tables.sqlite"), "--bot-workers", "1"]
        command += [f"--limit={name}=1000000" for name in LIMITS]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"{address}/health").json()["status"] == "ok":
                        break
                if process.poll() is not None:
                    sys.exit("the server did not start")
                time.sleep(0.3)
            yield Server(address, process.pid)
        finally:
            process.terminate()
            process.wait()


async def new_guest(http: httpx.AsyncClient, name: str) -> str:
    """Create a guest and return the cookie."""
    answer = await http.post("/api/me", json={"name": name, "confirm": False})
    http.cookies.clear()
    return f"townwright={answer.cookies['townwright']}"


async def post(http: httpx.AsyncClient, path: str, cookie: str, body: object = None) -> Any:
    answer = await http.post(path, json=body, headers={"Cookie": cookie})
    answer.raise_for_status()
    return answer.json()


async def open_tables(address: str, count: int, games: list[str], rng: random.Random) -> list[LoadTable]:
    """Open tables for two, each person with their own cookie."""
    tables = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(count):
            anna, ben = await new_guest(http, "Anna"), await new_guest(http, "Ben")
            created = await post(http, "/api/tables", anna, {"game": games[number % len(games)], "seats": [ME, OPEN]})
            await post(http, "/api/tables/join", ben, {"token": created["invitation"]["token"]})
            await post(http, f"/api/tables/{created['id']}/start", anna)
            table = LoadTable(str(created["id"]), rng)
            table.seats = [Seat(table, anna), Seat(table, ben)]
            tables.append(table)
    for table in tables:
        for seat in table.seats:
            await seat.open(address)
    return tables


async def idle_tables(address: str, count: int) -> tuple[str, list[str]]:
    """Open tables for one person, and request each of them once; return the cookie and the ids."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        cookie, tables = await new_guest(http, "Anna"), []
        for _ in range(count):
            created = await post(http, "/api/tables", cookie, {"game": "sprawlopolis", "seats": [ME]})
            await http.get(f"/api/tables/{created['id']}", headers={"Cookie": cookie})
            tables.append(created["id"])
    return cookie, tables


async def open_idle(address: str, cookie: str, tables: list[str], count: int) -> list[asyncio.StreamWriter]:
    """Open sockets that only listen. The handshake is written by hand to keep this process cheap."""
    url, slots = urlsplit(address), asyncio.Semaphore(MAX_OPENING)

    async def open_one(number: int) -> asyncio.StreamWriter:
        async with slots:
            reader, writer = await asyncio.open_connection(url.hostname, url.port)
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /api/tables/{tables[number % len(tables)]}/socket HTTP/1.1\r\nHost: {url.netloc}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head:
                sys.exit(f"socket refused: {head.decode(errors='replace').splitlines()[0]}")
            await reader.readexactly(2)  # the state begins to arrive
            asyncio.get_running_loop().create_task(drain(reader))
            return writer

    return list(await asyncio.gather(*map(open_one, range(count))))


async def drain(reader: asyncio.StreamReader) -> None:
    """Read and discard incoming data."""
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


async def measure_idle(server: Server, count: int) -> None:
    """Open idle sockets; print how long that takes and the memory per socket."""
    cookie, tables = await idle_tables(server.address, -(-count // SOCKETS_PER_TABLE))
    await asyncio.sleep(SETTLE)
    before, start = server.memory(), time.perf_counter()
    own_cpu, (cpu_before, _) = time.process_time(), server.cpu_seconds()
    writers = await open_idle(server.address, cookie, tables, count)
    took, own_cpu = time.perf_counter() - start, time.process_time() - own_cpu
    cpu_seconds = server.cpu_seconds()[0] - cpu_before
    await asyncio.sleep(SETTLE)
    each = (server.memory() - before) / count / 1024
    print(f"idle sockets       {count} opened in {took:.1f} s; {each:.1f} KiB each")
    print(f"server CPU         {cpu_seconds / count * 1e3:.2f} ms per socket; generator {own_cpu / count * 1e3:.2f} ms")
    for writer in writers:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for writer in writers))


async def measure(server: Server, count: int, seconds: float, games: list[str], seed: int) -> None:
    """Open the tables, play, print the results."""
    rng = random.Random(seed)
    empty = server.memory()
    start = time.perf_counter()
    tables = await open_tables(server.address, count, games, rng)
    print(f"{count} tables of {', '.join(games)} opened in {time.perf_counter() - start:.1f} s")
    end = time.perf_counter() + seconds

    async def play(table: LoadTable) -> None:
        await asyncio.sleep(rng.random())
        is_first = True  # play at least one action, however slow the machine is
        while (is_first or time.perf_counter() < end) and not table.is_over:
            is_first, due = False, time.perf_counter() + rng.uniform(0.8, 1.2)
            await table.act()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    start, before, own_cpu = time.perf_counter(), server.cpu_seconds(), time.process_time()
    await asyncio.gather(*map(play, tables))
    took, own_cpu = time.perf_counter() - start, time.process_time() - own_cpu
    cpu_seconds, kernel_seconds = (now - then for now, then in zip(server.cpu_seconds(), before, strict=True))
    waits = sorted(wait for table in tables for wait in table.waits)
    if len(waits) < 2:
        sys.exit(f"{len(waits)} actions in {took:.1f} s: too few for a result")
    quantiles = statistics.quantiles(waits, n=100)
    over = sum(table.is_over for table in tables)
    print(f"actions            {len(waits)} in {took:.1f} s: {len(waits) / took:.0f} per second; {over} games ended")
    print(f"action to all views  p50 {quantiles[49] * 1e3:.1f} ms, p99 {quantiles[98] * 1e3:.1f} ms")
    each, kernel = cpu_seconds / len(waits) * 1e3, kernel_seconds / len(waits) * 1e3
    print(f"server CPU         {each:.2f} ms per action, kernel {kernel:.2f} ms: {cpu_seconds / took:.0%} of a core")
    print(f"generator CPU      {own_cpu / len(waits) * 1e3:.2f} ms per action: {own_cpu / took:.0%} of a core")
    refused, late = sum(table.refused for table in tables), sum(table.late for table in tables)
    print(f"refused            {refused}; not seen after {LATE:.0f} s: {late}")
    each = (server.memory() - empty) / count / 1024
    print(f"server memory      {each:.0f} KiB per table, {empty / 2**20:.0f} MiB empty")
    await asyncio.gather(*(seat.socket.close() for table in tables for seat in table.seats if seat.socket))


async def run(server: Server, tables: int, idle: int, seconds: float, games: list[str], seed: int) -> None:
    if tables:
        await measure(server, tables, seconds, games, seed)
    if idle:
        await measure_idle(server, idle)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--games", default="carrara,circle_the_wagons,circleville,sprawlopolis")
    parser.add_argument("--database", default="", help="a file or a PostgreSQL URL; default: a temporary file")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0, help="also open this many sockets that only listen")
    parser.add_argument("--address", help="use a server that is already running")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    running = contextlib.nullcontext(Server(options.address)) if options.address else None
    with (
        running or own_server(options.database, options.processes) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(run(server, options.tables, options.idle, options.seconds, options.games.split(","), options.seed))


if __name__ == "__main__":
    main()
