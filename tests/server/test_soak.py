"""A soak: people, bots, slow clients, reconnects and kills at once, for half an hour.

SOAK_MINUTES shortens it. The first two thirds are stormy: servers, their processes and their workers are killed. In the
last third only workers are, so that memory can be compared.
"""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import statistics
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.postgres import Postgres
from tests.server.running import TIMEOUT, Json, Server, is_mine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

MINUTES = float(os.environ.get("SOAK_MINUTES", "30"))
GAMES = ("carrara", "circle_the_wagons", "circleville", "sprawlopolis")
#: Bots that the people play against: quick ones, and one that searches.
LEVELS = ("greedy", "greedy", "greedy", "master")
#: People who play, and clients that do not read, at each server.
PEOPLE, SLOW = 8, 3
#: Seconds between two kills, between two decisions of a person, and for which a slow client does not read.
KILLS, DECISIONS, SILENCE = (6.0, 20.0), (0.1, 0.6), (5.0, 20.0)
#: How much the memory of a server's processes may grow in the last third, in bytes.
GROWTH = 32 * 2**20
#: What happens to clients when a server dies, stops or is not there yet.
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.HTTPError, OSError, EOFError)
#: Lines of the log that are explained, by what they contain, and why.
EXPLAINED = {
    r"^(Townwright is running at |Only this computer can reach it|with --lan\.$)": "the server has started",
    r'"level": "info"': "not an error",
    r'^(?=.*"status": -9\b).*"event": "server process ended"': "a process of the server was killed",
    r'"event": "task failed".*BrokenProcessPool': "workers were killed while a bot thought, three times in a row",
    r"resource_tracker: There appear to be (\d+|%d) ": "a killed process could not clean up; Python does it",
}


class Person:
    """A person who plays one game after the other against a bot, and remembers what the server has shown."""

    def __init__(self, soak: "Soak", number: int) -> None:
        self.soak, self.number = soak, number
        self.draw = random.Random(f"{soak.seed} {number}")
        self.http = httpx.AsyncClient(base_url=soak.server.address, timeout=TIMEOUT)
        self.last_states: dict[str, tuple[int, list[str]]] = {}  # by table: its number, and the actions of its log
        self.table = ""
        self.decisions = self.reconnects = 0

    async def play(self) -> None:
        """Play until the soak ends; reconnect whenever a connection fails."""
        while not self.soak.is_over:
            with contextlib.suppress(*GONE):
                if "townwright" not in self.http.cookies:
                    await self.http.post("/api/me", json={"name": f"Guest {self.number}", "confirm": False})
                if not self.table:
                    await self.open()
                await self.play_turns()
            self.reconnects += 1
            await asyncio.sleep(self.draw.uniform(*DECISIONS))

    async def open(self) -> None:
        bot = {"kind": "bot", "level": self.draw.choice(LEVELS)}
        body = {"game": self.draw.choice(GAMES), "seats": [{"kind": "me"}, bot]}
        answer = await self.http.post("/api/tables", json=body)
        if answer.status_code == httpx.codes.CREATED:
            self.table = answer.json()["id"]

    async def play_turns(self) -> None:
        """Play some turns on one connection."""
        cookie = f"townwright={self.http.cookies['townwright']}"
        url = f"{self.soak.server.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        turns = self.draw.randrange(3, 40)
        async with connect(url, additional_headers={"Cookie": cookie}, ping_interval=None, max_size=None) as socket:
            for _ in range(turns):
                state = await self.turn(socket)
                if self.soak.is_over:
                    return
                if state["phase"] == "over":
                    self.table = ""
                    return
                await asyncio.sleep(self.draw.uniform(*DECISIONS))
                action = self.draw.choice(state["choices"])["action"]
                await socket.send(json.dumps({"type": "act", "number": state["number"], "line": [action]}))
                self.decisions += 1

    async def turn(self, socket: ClientConnection) -> Json:
        """Receive until it is this person's turn or the game is over; remember everything that was shown."""
        while True:
            message = json.loads(await self.soak.unless_over(socket.recv()))
            if message["type"] == "refused":
                assert message["kind"] in ("stale", "not-possible"), message
            if message["type"] != "state":
                continue
            self.remember(message)
            if message["phase"] == "over" or is_mine(message):
                return dict(message)

    def remember(self, state: Json) -> None:
        """Check a state against what was shown before, and remember it."""
        number, line = self.last_states.get(self.table, (0, []))
        texts = line[: state["log_from"]] + [entry["text"] for entry in state["log"]]
        assert state["number"] >= number, (self.table, state["number"], number)
        assert texts[: len(line)] == line, (self.table, texts, line)
        self.last_states[self.table] = state["number"], texts

    async def check(self) -> None:
        """Check that everything that was ever shown is still there."""
        for table, (number, line) in self.last_states.items():
            state = (await self.http.get(f"/api/tables/{table}")).json()
            assert state["number"] >= number, table
            assert [entry["text"] for entry in state["log"]][: len(line)] == line, table
        await self.http.aclose()


class SlowClient:
    """A client that opens a table's socket and does not read, or sends half a request."""

    def __init__(self, soak: "Soak", number: int) -> None:
        self.soak, self.draw = soak, random.Random(f"{soak.seed} slow {number}")
        self.sockets = 0  # opened at a table, and not read

    async def run(self) -> None:
        while not self.soak.is_over:
            with contextlib.suppress(*GONE):
                await self.stall()
            await asyncio.sleep(self.draw.uniform(*DECISIONS))

    async def stall(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.soak.server.port, limit=1024)
        person = self.draw.choice(self.soak.people)
        path, cookie = f"/api/tables/{person.table}/socket", person.http.cookies.get("townwright", "")
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.soak.server.port}\r\nCookie: townwright={cookie}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        whole = f"{head}{upgrade}Sec-WebSocket-Key: {'x' * 22}==\r\n\r\n"
        try:
            if self.draw.random() < 0.7:
                writer.write(whole.encode())
                self.sockets += b" 101 " in await self.soak.unless_over(reader.readline())
            else:
                writer.write(head.encode())
            await asyncio.sleep(self.draw.uniform(*SILENCE))
        finally:
            writer.transport.abort()


class Soak:
    """One server, its clients, and the kills."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.seed, self.draw = server, seed, random.Random(seed)
        self.people = [Person(self, number) for number in range(PEOPLE)]
        self.slow = [SlowClient(self, number) for number in range(SLOW)]
        self.memory: list[float] = []
        self.kills: list[str] = []
        self.over = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self.over.is_set()

    async def unless_over(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Return the result of the work; raise `EOFError` if the soak ends first."""
        ending = asyncio.ensure_future(self.over.wait())
        task = asyncio.ensure_future(work)
        await asyncio.wait([ending, task], return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not task.done():
            task.cancel()
            raise EOFError
        return task.result()

    async def run(self, seconds: float) -> None:
        await asyncio.to_thread(self.server.start)
        async with asyncio.TaskGroup() as group:
            for each in self.people:
                group.create_task(each.play())
            for other in self.slow:
                group.create_task(other.run())
            await self.storm(seconds * 2 / 3)
            await self.calm(seconds / 3)
            self.over.set()
        await asyncio.to_thread(self.server.kill)  # what is checked comes from the disk
        await asyncio.to_thread(self.server.start)
        for each in self.people:
            await each.check()

    async def storm(self, seconds: float) -> None:
        """Kill something now and then."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(self.draw.uniform(*KILLS))
            self.kills.append(self.draw.choice(("server", "process", "worker", "worker", "stop")))
            match self.kills[-1]:
                case "server":
                    await asyncio.to_thread(self.server.kill)
                    await asyncio.to_thread(self.server.start)
                case "process":
                    self.kill_one(self.server.server_processes())
                case "worker":
                    self.kill_one(self.server.bot_workers())
                case "stop":
                    assert await asyncio.to_thread(self.server.stop) == 0
                    await asyncio.to_thread(self.server.start)

    async def calm(self, seconds: float) -> None:
        """Kill only workers, and measure the memory of the server's processes."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            self.kill_one(self.server.bot_workers() if self.draw.random() < 0.2 else [])
            await asyncio.sleep(seconds / 60)
            processes = self.server.server_processes() if self.server.processes > 1 else [self.server.pid]
            self.memory.append(sum(map(private_memory, processes)))

    def kill_one(self, processes: list[int]) -> None:
        """Kill one of some processes, if there are any; the oldest or the youngest."""
        if processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.draw.choice((min(processes), max(processes))), signal.SIGKILL)

    def growth(self) -> float:
        """Return how much memory grew: the last fifth compared with the second fifth, after caches have filled."""
        fifth = len(self.memory) // 5
        return statistics.median(self.memory[-fifth:]) - statistics.median(self.memory[fifth : 2 * fifth])

    def unexplained(self) -> list[str]:
        """Return lines of the log that nothing explains: warnings, errors, and lines that are not ours."""
        return [line for line in self.server.log.read_text().splitlines() if not is_explained(line)]


def private_memory(process: int) -> int:
    """Return the bytes of a process that no other process shares."""
    sizes = re.findall(r"(?m)^Private_\w+:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text())
    return 1024 * sum(map(int, sizes))


def is_explained(line: str) -> bool:
    return any(re.search(pattern, line) for pattern in EXPLAINED)


@pytest.mark.long
def test_half_an_hour_of_kills_slow_clients_and_bots_loses_nothing(tmp_path: Path, database_server: Postgres) -> None:
    folders = [tmp_path / name for name in ("sqlite", "postgresql")]
    for folder in folders:
        folder.mkdir()
    options = ("--logs", "json")
    servers = [
        Server(folders[0], options=options),
        Server(folders[1], database_server.database(), processes=2, options=options),
    ]

    async def soak() -> list[Soak]:
        soaks = [Soak(server, seed) for seed, server in enumerate(servers, start=1)]
        await asyncio.gather(*(each.run(MINUTES * 60) for each in soaks))
        return soaks

    try:
        soaks = asyncio.run(soak())
    finally:
        status = [server.stop() for server in servers]
    for each in soaks:
        decisions, tables = sum(p.decisions for p in each.people), sum(len(p.last_states) for p in each.people)
        reconnects = sum(p.reconnects for p in each.people)
        print(
            f"{each.server.processes} process(es): {decisions} decisions at {tables} tables, {reconnects} reconnects,"
            f" {len(each.kills)} kills; memory {statistics.median(each.memory) / 2**20:.0f} MiB,"
            f" grew by {each.growth() / 2**20:.1f} MiB"
        )
    assert status == [0, 0]
    for each in soaks:
        assert each.unexplained() == []
        assert each.growth() <= GROWTH
        assert all(person.decisions for person in each.people)
        assert all(client.sockets for client in each.slow)
    with contextlib.closing(sqlite3.connect(servers[0].database)) as connection:
        assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
