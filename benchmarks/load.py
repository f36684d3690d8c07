"""How many tables a server bears: two people at each, about one action a second, on the loopback.

    python benchmarks/load.py --tables 500 --seconds 30
    python benchmarks/load.py --tables 500 --workers 2 --database postgresql://…

It starts a server of its own (or uses --address), opens the tables, lets their people act for a bounded time, and
prints throughput, the time from sending an action to everybody at the table having their new view (p50, p99), and the
server's work and memory, all its processes together (of a database server's own nothing is known). An action that has
not reached everybody after ten seconds counts with these.
"""

import argparse
import asyncio
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

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ME, OPEN = {"kind": "me"}, {"kind": "open"}
#: Seconds after which an action that somebody has not seen is given up.
LATE = 10.0
#: Limits that the measurement does not run into.
LIMITS = ("requests", "burst", "guests", "tables", "connections", "sockets")


class Choice(msgspec.Struct):
    code: int


class Message(msgspec.Struct):
    """As much of a state as a client needs here."""

    type: str
    number: int = -1
    phase: str = ""
    turn: int | None = None
    seat: int | None = None
    confirming: bool = False
    choices: list[Choice] = []


decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One person at a table."""

    def __init__(self, table: "Load", cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.state = Message("")
        self.socket: ClientConnection | None = None

    async def open(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        self.socket = await connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, compression=None)
        asyncio.get_running_loop().create_task(self.listen())

    async def listen(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(Exception):
            async for data in self.socket:
                message = decode(data)
                if message.type == "state":
                    self.state = message
                    self.table.saw()
                elif message.type == "refused":
                    self.table.refused += 1


class Load:
    """One table, its people, and how long everybody waits for what."""

    def __init__(self, id: str, draw: random.Random) -> None:
        self.id, self.draw = id, draw
        self.seats: list[Seat] = []
        self.waits: list[float] = []
        self.refused = self.late = 0
        self._number, self._sent, self._done = 0, 0.0, asyncio.Event()

    def saw(self) -> None:
        """A view has come; if all have it, the wait is over."""
        if self._sent and all(seat.state.number >= self._number for seat in self.seats):
            self.waits.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self._done.set()

    @property
    def is_over(self) -> bool:
        return self.seats[0].state.phase == "over"

    async def act(self) -> None:
        """Whoever is to move does anything; wait until everybody has seen it."""
        for seat in self.seats:
            if seat.state.choices and seat.state.turn == seat.state.seat and seat.socket:
                code = self.draw.choice(seat.state.choices).code
                self._done.clear()
                self._number, self._sent = seat.state.number + 1, time.perf_counter()
                await seat.socket.send(
                    msgspec.json.encode({"type": "act", "number": seat.state.number, "line": [code]}).decode()
                )
                try:
                    async with asyncio.timeout(LATE):
                        await self._done.wait()
                except TimeoutError:
                    self.waits.append(LATE)
                    self.late, self._sent = self.late + 1, 0.0
                return


class Server:
    """The server that is measured: one of our own, or one that runs already and tells about itself."""

    def __init__(self, address: str, process: int | None = None) -> None:
        self.address, self.process = address, process

    def work(self) -> float:
        """Seconds of a core that it has used."""
        if self.process is None:
            return self._told("process_cpu_seconds_total")
        ticks = sum(sum(map(int, stat[11:13])) for stat in family(self.process).values())
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes in memory; what processes share is counted once."""
        if self.process is None:
            return self._told("process_resident_memory_bytes")
        shares = [Path(f"/proc/{each}/smaps_rollup").read_text() for each in family(self.process)]
        return sum(int(found[1]) * 1024 for share in shares if (found := re.search(r"(?m)^Pss:\s+(\d+)", share)))

    def _told(self, name: str) -> float:
        found = re.search(rf"(?m)^{name} (\S+)", httpx.get(f"{self.address}/metrics").text)
        return float(found[1]) if found else 0.0


def family(process: int) -> dict[int, list[str]]:
    """A process and all that it has started, each with its numbers as Linux tells them from the state on."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            stats[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
    found = {process}
    while grown := {each for each, stat in stats.items() if int(stat[1]) in found} - found:
        found |= grown
    return {each: stats[each] for each in found if each in stats}


@contextlib.contextmanager
def own_server(database: str, workers: int) -> Iterator[Server]:
    """A server of our own."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "townwright", "serve", "--port", str(port), "--workers", str(workers)]
        command += ["--database", database or str(Path(folder) / "tables.sqlite"), "--thinkers", "1"]
        command += [f"--limit={name}=1000000" for name in LIMITS]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"{address}/health").json()["status"] == "ok":
                        break
                if process.poll() is not None:
                    sys.exit("the server has ended before it began")
                time.sleep(0.3)
            yield Server(address, process.pid)
        finally:
            process.terminate()
            process.wait()


async def open_tables(address: str, count: int, games: list[str], draw: random.Random) -> list[Load]:
    """Tables for two, each person with a cookie of their own."""
    tables = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:

        async def guest(name: str) -> str:
            answer = await http.post("/api/me", json={"name": name, "confirm": False})
            http.cookies.clear()
            return f"townwright={answer.cookies['townwright']}"

        async def post(path: str, cookie: str, body: object = None) -> dict[str, object]:
            answer = await http.post(path, json=body, headers={"Cookie": cookie})
            answer.raise_for_status()
            return dict(answer.json())

        for number in range(count):
            anna, ben = await guest("Anna"), await guest("Ben")
            made = await post("/api/tables", anna, {"game": games[number % len(games)], "seats": [ME, OPEN]})
            await post("/api/tables/join", ben, {"token": made["invitation"]["token"]})  # type: ignore[index]
            await post(f"/api/tables/{made['id']}/start", anna)
            table = Load(str(made["id"]), draw)
            table.seats = [Seat(table, anna), Seat(table, ben)]
            tables.append(table)
    for table in tables:
        for seat in table.seats:
            await seat.open(address)
    return tables


async def measure(server: Server, count: int, seconds: float, games: list[str], seed: int) -> None:
    """Open the tables, let them be played, print what came out."""
    draw = random.Random(seed)
    empty = server.memory()
    begun = time.perf_counter()
    tables = await open_tables(server.address, count, games, draw)
    print(f"{count} tables of {', '.join(games)} opened in {time.perf_counter() - begun:.1f} s")
    end = time.perf_counter() + seconds

    async def play(table: Load) -> None:
        await asyncio.sleep(draw.random())
        while time.perf_counter() < end and not table.is_over:
            due = time.perf_counter() + draw.uniform(0.8, 1.2)
            await table.act()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    begun, work, own = time.perf_counter(), server.work(), time.process_time()
    await asyncio.gather(*map(play, tables))
    took, own, work = time.perf_counter() - begun, time.process_time() - own, server.work() - work
    waits = sorted(wait for table in tables for wait in table.waits)
    if len(waits) < 2:
        sys.exit(f"{len(waits)} actions in {took:.1f} s: too few to say anything")
    quantiles = statistics.quantiles(waits, n=100)
    over = sum(table.is_over for table in tables)
    print(f"actions            {len(waits)} in {took:.1f} s: {len(waits) / took:.0f} a second; {over} games ended")
    print(f"action to all views  p50 {quantiles[49] * 1e3:.1f} ms, p99 {quantiles[98] * 1e3:.1f} ms")
    print(f"server's work      {work / len(waits) * 1e3:.2f} ms for each action: {work / took:.0%} of a core")
    print(f"our own work       {own / len(waits) * 1e3:.2f} ms for each action: {own / took:.0%} of a core")
    refused, late = sum(table.refused for table in tables), sum(table.late for table in tables)
    print(f"refused            {refused}; not seen after {LATE:.0f} s: {late}")
    each = (server.memory() - empty) / count / 1024
    print(f"server's memory    {each:.0f} KiB a table, {empty / 2**20:.0f} MiB empty")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=500)
    arguments.add_argument("--seconds", type=float, default=30)
    arguments.add_argument("--games", default="carrara,circle_the_wagons,circleville,sprawlopolis")
    arguments.add_argument("--database", default="", help="a file or a PostgreSQL URL; a temporary file without it")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--address", help="a server that runs already")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    running = contextlib.nullcontext(Server(given.address)) if given.address else None
    with (
        running or own_server(given.database, given.workers) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(measure(server, given.tables, given.seconds, given.games.split(","), given.seed))


if __name__ == "__main__":
    main()
