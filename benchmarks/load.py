"""How many tables a server bears: two people at each, about one action a second, on the loopback.

    python benchmarks/load.py --tables 500 --seconds 30

It starts a server of its own (or uses --address), opens the tables, lets their people act for a bounded time, and
prints throughput, the time from sending an action to everybody at the table having their new view (p50, p99), and the
server's memory for each table.
"""

import argparse
import asyncio
import contextlib
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
from websockets.asyncio.client import ClientConnection, connect

ME, OPEN = {"kind": "me"}, {"kind": "open"}
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
        self.refused = 0
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
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._done.wait(), 10)
                return


@contextlib.contextmanager
def server(database: str, workers: int) -> Iterator[str]:
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
                time.sleep(0.3)
            yield address
        finally:
            process.terminate()
            process.wait()


def told(address: str, name: str) -> float:
    """A number that the server tells about itself."""
    found = re.search(rf"(?m)^{name} (\S+)", httpx.get(f"{address}/metrics").text)
    return float(found[1]) if found else 0.0


MEMORY, WORK = "process_resident_memory_bytes", "process_cpu_seconds_total"


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


async def measure(address: str, count: int, seconds: float, games: list[str], seed: int) -> None:
    """Open the tables, let them be played, print what came out."""
    draw = random.Random(seed)
    empty = told(address, MEMORY)
    begun = time.perf_counter()
    tables = await open_tables(address, count, games, draw)
    print(f"{count} tables of {', '.join(games)} opened in {time.perf_counter() - begun:.1f} s")
    end = time.perf_counter() + seconds

    async def play(table: Load) -> None:
        await asyncio.sleep(draw.random())
        while time.perf_counter() < end and not table.is_over:
            due = time.perf_counter() + draw.uniform(0.8, 1.2)
            await table.act()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    begun, work, own = time.perf_counter(), told(address, WORK), time.process_time()
    await asyncio.gather(*map(play, tables))
    took = time.perf_counter() - begun
    waits = sorted(wait for table in tables for wait in table.waits)
    quantiles = statistics.quantiles(waits, n=100)
    over = sum(table.is_over for table in tables)
    print(f"actions            {len(waits)} in {took:.1f} s: {len(waits) / took:.0f} a second; {over} games ended")
    print(f"action to all views  p50 {quantiles[49] * 1e3:.1f} ms, p99 {quantiles[98] * 1e3:.1f} ms")
    print(f"server's work      {(told(address, WORK) - work) / len(waits) * 1e3:.2f} ms of a core for each action")
    print(f"our own work       {(time.process_time() - own) / len(waits) * 1e3:.2f} ms of a core for each action")
    print(f"refused            {sum(table.refused for table in tables)}")
    each = (told(address, MEMORY) - empty) / count / 1024
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
    with contextlib.nullcontext(given.address) if given.address else server(given.database, given.workers) as address:
        asyncio.run(measure(address, given.tables, given.seconds, given.games.split(","), given.seed))


if __name__ == "__main__":
    main()
