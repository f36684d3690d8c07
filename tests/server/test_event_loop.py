"""The event loop: nothing long runs on it, whatever clients send. Tested by threads and sizes, not by a clock."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.play import random_match
from tests.server.running import TIMEOUT, Server, run_async
from tests.server.test_practice import own
from tests.server.test_services import services_on, until

from townwright.core.match import Match
from townwright.core.match_file import MAX_ACTIONS
from townwright.core.registry import games
from townwright.puzzles import puzzle_files
from townwright.server.http.errors import MAX_VALUES
from townwright.server.settings import Limits
from townwright.server.storage.own_puzzles import OwnPuzzleStore
from townwright.server.storage.records import Guest
from townwright.server.tables import analyses, opening, playing_on, presentation, score_history, seating
from townwright.server.tables.activities import practice, puzzle
from townwright.server.tables.client import Client
from townwright.server.tables.dispatch import dispatch
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_turn
from townwright.server.wire.activities import Go
from townwright.server.wire.from_client import Act, AskPast, AskPreview, FromClient, Undo
from townwright.server.wire.state import Past
from townwright.server.wire.tables import Bot, Fork, Import, Mine, NewTable, Open

GAME, WAGONS = "sprawlopolis", "circle_the_wagons"
JSON = {"Content-Type": "application/json"}


class Town:
    """The services of a process, and a guest who uses them."""

    def __init__(self, services: Services, guest: Guest) -> None:
        self.services, self.guest = services, guest

    def client(self, table: str) -> Client:
        return Client(self.services, table, self.guest.id, False)

    async def send(self, table: str, message: FromClient) -> Any:
        """Send a message and compute the state that a viewer gets after it."""
        answer = await dispatch(self.client(table), message)
        async with self.services.tables.locked(table) as opened:
            self.client(table).state(opened)
        return answer

    async def number(self, table: str) -> int:
        async with self.services.tables.locked(table) as opened:
            return opened.number

    async def open_again(self, table: str) -> None:
        """Open a table as after a restart, and compute its state."""
        self.services.tables.forget(table)
        puzzle._position.cache_clear()
        async with self.services.tables.locked(table) as opened:
            self.client(table).state(opened)


def match_file(players: int, actions: int | None = None) -> dict[str, Any]:
    """Return the file of a random game, or of its first actions."""
    file: dict[str, Any] = msgspec.to_builtins(random_match(GAME, 1, players).file)
    return file | {"actions": file["actions"][:actions]}


async def look_back(town: Town) -> None:
    """Import a finished game, open it again, look back, play on from there, and draw its scores."""
    created = await playing_on.import_file(town.services, town.guest, Import(match_file(1)))
    await town.open_again(created.id)
    past = await town.send(created.id, AskPast(9, 0))
    assert isinstance(past, Past) and past.at == 9
    await playing_on.fork(town.services, town.guest, created.id, Fork(5))
    async with town.services.tables.locked(created.id) as table:
        await score_history.history_of(table)


async def start_later(town: Town) -> None:
    """Start a game that continues an imported one, once an open seat has been taken."""
    request = Import(match_file(2, 9), [Mine(), Open()])
    created = await playing_on.import_file(town.services, town.guest, request)
    assert created.phase == "open"
    await seating.set_seat(town.services, town.guest, created.id, 1, Bot("random"))
    await seating.start(town.services, town.guest, created.id)


async def follow_another_process(town: Town) -> None:
    """Apply the start of an imported game stored by another process: from its notification and from the database."""
    request = Import(match_file(2, 9), [Mine(), Open()])
    created = await playing_on.import_file(town.services, town.guest, request)
    tables = town.services.tables
    await seating.set_seat(town.services, town.guest, created.id, 1, Bot("random"))
    await seating.start(town.services, town.guest, created.id)
    *earlier, started = (await town.services.stores.commands.after(created.id, 0))[0]
    for command in (started, None):
        async with tables.locked(created.id) as table:
            table.match, table.number, table.line, table.lengths = None, len(earlier), [], table.lengths[:-1]
        await tables._apply_stored(created.id, len(earlier) + 1, command)
        async with tables.locked(created.id) as table:
            assert table.match is not None and table.number == len(earlier) + 1


async def solve_puzzles(town: Town) -> None:
    """Answer a puzzle and one from the guest's game, try again, see the solution, play on."""
    chosen, game = puzzle_files()[WAGONS].puzzles[0], games()[WAGONS]
    await OwnPuzzleStore(town.services.stores.database).add(town.guest.id, WAGONS, game.version, own("own"))
    wrong = msgspec.to_builtins(game.wording.read(chosen.alternatives[-1].action))

    async def answer(table: str) -> None:
        await town.send(table, Act(await town.number(table), [wrong]))

    async def go(table: str, to: str) -> None:
        await town.send(table, Go(await town.number(table), to))

    for activity, id in ((puzzle.Puzzle, chosen.id), (practice.Practice, "own")):
        created = await activity.open(town.services, town.guest, game, id)
        puzzle._position.cache_clear()
        await answer(created.id)
        await town.open_again(created.id)
        await go(created.id, "again")
        await answer(created.id)
        await town.send(created.id, Undo(await town.number(created.id)))
        await go(created.id, "show")
        await town.open_again(created.id)
        await puzzle.continue_from_puzzle(town.services, town.guest, created.id)


@pytest.mark.parametrize("scenario", [look_back, start_later, follow_another_process, solve_puzzles])
def test_no_game_is_replayed_by_the_thread_of_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scenario: Callable[[Town], Awaitable[None]]
) -> None:
    """Neither by requests nor by messages of other processes: a long game takes hundreds of milliseconds."""
    repeat, replaying = Match._repeat, set[str]()

    def record_thread(self: Match, code: int) -> None:
        replaying.add(threading.current_thread().name)
        repeat(self, code)

    async def check() -> None:
        async with services_on(tmp_path) as services:
            guest, _ = await services.stores.guests.add("Anna", False)
            town = Town(services, guest)
            monkeypatch.setattr(Match, "_repeat", record_thread)
            await scenario(town)

    run_async(check())
    assert replaying and all(name.startswith("replay") for name in replaying), replaying


def test_previews_and_analyses_are_computed_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of previews, or the analysis of a long game, take more than ten milliseconds."""
    used: dict[str, str] = {}

    def record(module: Any, name: str) -> None:
        function = getattr(module, name)

        def recording(*args: Any, **kwargs: Any) -> Any:
            used[name] = threading.current_thread().name
            return function(*args, **kwargs)

        monkeypatch.setattr(module, name, recording)

    async def check() -> None:
        async with services_on(tmp_path) as services:
            guest, _ = await services.stores.guests.add("Anna", False)
            town = Town(services, guest)
            table = (await opening.open_table(services, guest, NewTable(GAME, [Mine()]))).id
            previews = await town.send(table, AskPreview(await town.number(table)))
            assert previews.previews
            results = {"computing": '{"share": 0.5, "judgements": []}', "done": "[]"}
            for state, result in results.items():
                await services.stores.analyses.set(table, state, result)
                found = await analyses.find(services, table, games()[GAME])
                assert found is not None and found.state == state

    record(presentation, "previews")
    for name in ("read_progress", "read_done"):
        record(analyses, name)
    run_async(check())
    assert len(used) == 3 and all(name.startswith("replay") for name in used.values()), used


def test_slow_work_of_one_guest_delays_only_that_guest() -> None:
    """Two things run at a time, and a quick one; the next turn is that of the guest who has none."""
    started: list[str] = []

    async def check() -> None:
        jobs: dict[str, asyncio.Task[None]] = {}
        ends: dict[str, threading.Event] = {}

        async def add(guest: str, name: str, quick: bool = False) -> None:
            end = ends[name] = threading.Event()

            def work() -> None:
                started.append(name)
                end.wait(TIMEOUT)

            jobs[name] = asyncio.create_task(in_turn(guest, work, quick=quick))
            await asyncio.sleep(0)

        for number in range(5):
            await add("attacker", f"a{number}")
        await add("player", "p0")
        await add("player", "hover", quick=True)
        await until(lambda: len(started) == 3)
        ends["a0"].set()
        await until(lambda: len(started) == 4)
        for end in ends.values():
            end.set()
        await asyncio.gather(*jobs.values())

    run_async(check())
    assert set(started[:3]) == {"a0", "a1", "hover"}
    assert started[3] == "p0"
    assert set(started[4:]) == {"a2", "a3", "a4"}


JUNK = {
    "empty lists": "[],",
    "numbers": "0,",
    "empty objects": "{},",
}


@pytest.mark.parametrize("kind", JUNK)
@pytest.mark.parametrize("field", ["components", "reseeds", "actions", "unknown"])
def test_a_body_of_very_many_values_is_refused_before_it_is_decoded(server: Server, kind: str, field: str) -> None:
    """Decoding builds all of them: megabytes of them would block the event loop."""
    anna, count = server.guest("Anna"), MAX_VALUES // JUNK[kind].count(",") + 1
    junk = f"[{JUNK[kind] * count}0]"
    content = json.dumps({"file": match_file(1) | {field: None}}).replace(f'"{field}": null', f'"{field}": {junk}')
    assert len(content) < Limits().file
    answer = anna.http.post("/api/tables/import", content=content, headers=JSON)
    assert (answer.status_code, answer.json()["why"]["message"]) == (413, "server-too-many-values")
    assert answer.json()["text"] == f"Too large: at most {MAX_VALUES:,} values."


def test_the_longest_match_file_has_room(server: Server) -> None:
    anna, file = server.guest("Anna"), match_file(1)
    file["actions"] = [file["actions"][0]] * MAX_ACTIONS
    refused = anna.post("/api/tables/import", {"file": file}, 400)
    assert refused["why"]["message"] == "bad-action-in-file", "it is read, and then replayed"
