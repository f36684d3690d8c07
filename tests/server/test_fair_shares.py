"""Fair shares over the network: one guest's many tables of expensive bots do not keep the others waiting.

Told by the order in which the server stores the bots' moves.
"""

import contextlib
import os
import signal
import sqlite3
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait

import pytest
from tests.server.running import TIMEOUT, Guest, Server, wait_until

ME, NEWCOMER, MASTER = {"kind": "me"}, {"kind": "bot", "level": "newcomer"}, {"kind": "bot", "level": "master"}
BEN = {"kind": "here", "name": "Ben"}
GAME = "sprawlopolis"
#: Tables of three masters each that a guest opens at once; two workers serve everybody.
FLOOD = 10


def wait_for_jobs(server: Server, **counts: int) -> None:
    """Wait until this number of jobs is in each state."""
    lines = {f'townwright_jobs{{state="{state}"}} {count}.0' for state, count in counts.items()}
    wait_until(lambda: lines <= set(server.get("/metrics").text.splitlines()), str(counts))


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose two workers, one of them for quick jobs only, are running."""
    server = Server(tmp_path_factory.mktemp("busy"), computations=3, tables=FLOOD + 2).start()
    try:
        server.wait_until_compiled()
        warm = server.guest("Warm")
        wait_until(server.bot_workers, "the first worker runs")
        with stopped_workers(server):  # the other one starts when a quick job finds the first one busy
            tables = [warm.open(GAME, bot, ME) for bot in (MASTER, NEWCOMER)]
            wait_for_jobs(server, running=2)
        wait_until(lambda: all(warm.state(table)["turn"] == 1 for table in tables), "both bots move")
        for table in tables:
            warm.post(f"/api/tables/{table}/leave", status=204)
        yield server
    finally:
        assert server.stop() == 0


@contextlib.contextmanager
def stopped_workers(server: Server) -> Iterator[None]:
    """Let no worker run, so that jobs queue up."""
    workers = server.bot_workers()
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


def moves_of_bots(server: Server, *tables: str) -> list[str]:
    """Return the tables at which bots have moved, once for each move, in the order of the moves."""
    marks = ", ".join("?" * len(tables))
    with contextlib.closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as connection:
        query = f'select "table" from commands where number > 1 and "table" in ({marks}) order by rowid'
        return [row[0] for row in connection.execute(query, tables)]


def test_a_flood_of_tables_with_expensive_bots_delays_only_the_guest_who_opened_them(busy: Server) -> None:
    """Another guest's cheap and expensive bots go first, and of the flood each table in turn."""
    mallory, anna = busy.guest("Mallory"), busy.guest("Anna")
    with stopped_workers(busy):
        flood = [mallory.open(GAME, MASTER, MASTER, MASTER, ME) for _ in range(FLOOD)]
        wait_for_jobs(busy, running=1, waiting=FLOOD - 1)
        cheap = anna.open(GAME, NEWCOMER, ME)
        expensive = anna.open(GAME, MASTER, ME)
        wait_for_jobs(busy, running=2, waiting=FLOOD)  # the quick job does not wait for slow ones
    wait_until(lambda: len(moves_of_bots(busy, *flood)) > FLOOD, "every table of the flood had its turn")
    first, second, *others = moves_of_bots(busy, *flood, expensive)
    assert (first in flood, second) == (True, expensive), "a guest with one job goes before a guest with ten"
    assert {first, *others[: FLOOD - 1]} == set(flood), "no table moves twice before all have moved once"
    wait_until(lambda: moves_of_bots(busy, cheap), "the cheap bot moves")
    for table in flood:
        mallory.post(f"/api/tables/{table}/leave", status=204)


def test_the_limits_on_tables_and_computations_are_named_in_one_sentence(busy: Server) -> None:
    cleo = busy.guest("Cleo")
    tables = [cleo.open(GAME, ME, BEN, hints=True) for _ in range(FLOOD + 2)]
    refused = cleo.post("/api/tables", {"game": GAME, "seats": [ME]}, 429)
    assert refused["text"] == f"You already have {FLOOD + 2} unfinished or imported tables. Finish or leave one first."

    def ask(table: str) -> tuple[int, str]:
        guest = Guest(busy.address, None)
        guest.http.cookies.update(cleo.http.cookies)
        number = guest.state(table)["number"]
        answer = guest.http.post(f"/api/tables/{table}/send", json={"type": "hint", "number": number})
        return answer.status_code, answer.json().get("text", "")

    with ThreadPoolExecutor(4) as threads:
        with stopped_workers(busy):
            requests = [threads.submit(ask, table) for table in tables[:4]]
            done, _ = wait(requests, TIMEOUT, return_when=FIRST_COMPLETED)
            (first,) = done
            status, text = first.result()
            assert (status, text.partition(" (")[0]) == (429, "The server is already working on 3 things for you")
            assert text.endswith("Wait for one to finish.")
        assert sorted(each.result()[0] for each in requests) == [200, 200, 200, 429]
