"""The services without a network: messages of other processes, presence, waiting for a game to be ready."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock, patch

import asyncpg
import msgspec
import pytest
from sqlalchemy import update
from tests.server.postgres import Postgres
from tests.server.running import TIMEOUT, run_async

from townwright.bots.advice import Suggestion
from townwright.bots.comparison import Measure
from townwright.bots.differences import Difference
from townwright.bots.plans import TurnPlan
from townwright.core.errors import TownwrightError
from townwright.core.registry import games
from townwright.daily import FIRST_DAY
from townwright.server.http.authentication import COOKIE, Authentication, cookie_of
from townwright.server.http.connections import Inbox, LazyEvent
from townwright.server.settings import Limits, Settings
from townwright.server.storage import channels
from townwright.server.storage import schema as db
from townwright.server.storage.channels import PostgresChannels, channels_for
from townwright.server.storage.database import CHANNEL, now
from townwright.server.storage.records import Guest
from townwright.server.tables import analyses, challenges, opening, playing_on, seating
from townwright.server.tables.client import Client
from townwright.server.tables.dispatch import dispatch
from townwright.server.tables.names import checked_name, cleaned_name
from townwright.server.tables.opening import effective_corrections
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.tables.viewers import Viewer
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import Act, AskHint
from townwright.server.wire.from_server import Hint
from townwright.server.wire.tables import Bot, Here, Join, Mine, NewTable, Open, SeatPlan
from townwright.server.workers.pool import WorkerPool

GAME = "sprawlopolis"


@asynccontextmanager
async def services_on(database: Path | str, **limits: int) -> AsyncIterator[Services]:
    """Run the services of a process on a database or in a folder. They receive no messages of each other."""
    url = database if isinstance(database, str) else str(database / "tables.sqlite")
    settings = Settings(database=url, limits=Limits(**limits))
    services = Services.of(settings, channels_for(settings), WorkerPool(1))
    await services.stores.open()
    services.compilation.wait_for_search = AsyncMock()  # type: ignore[method-assign]  # do not wait for machine code
    try:
        yield services
    finally:
        await services.stop()


def authentication_of(services: Services) -> Authentication:
    return Authentication(services.settings, services.stores, services.last_seen, services.bus)


def request_with(token: str, others: str = "") -> Any:
    return SimpleNamespace(scope={"headers": [(b"host", b"town"), (b"cookie", f"{others}{COOKIE}={token}".encode())]})


async def open_table(services: Services, guest: Guest, *plans: SeatPlan) -> Any:
    return await opening.open_table(services, guest, NewTable(GAME, list(plans)))


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.01)


def test_guests_over_http_are_present_and_deleted_guests_are_not(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path, away=3600) as services:
            stores, people = services.stores, authentication_of(services)
            guests = stores.guests
            (anna, _), (ben, token) = await guests.add("Anna", False), await guests.add("Ben", False)
            created = await open_table(services, anna, Mine(), Open())
            await seating.join(services, ben, Join(created.invitation.token))
            await seating.start(services, anna, created.id)

            async def hand_over() -> str:
                """Let Anna give Ben's seat to a bot; return its new kind, or why this is refused."""
                try:
                    summary = await seating.set_seat(services, anna, created.id, 1, Bot("random"))
                except Refusal as refusal:
                    return refusal.reason.message
                return summary.seats[1].kind

            async def set_seen_long_ago() -> None:
                async with stores.database.begin() as connection:
                    await connection.execute(update(db.guests).values(seen=0))

            await set_seen_long_ago()
            await people.require(request_with(token))
            assert await hand_over() == "server-not-away"
            await services.last_seen.store([])
            assert services.last_seen.pending == {}
            assert await hand_over() == "server-not-away"
            # A late message does not count again.
            await guests.set_seen({ben.id: 5})
            assert await guests.last_seen(ben.id) > 5
            # A clock that ran ahead does not count, and later times replace its time.
            await guests.set_seen({ben.id: now() + 3_600_000})
            assert await guests.last_seen(ben.id) <= now()
            async with stores.database.begin() as connection:
                await connection.execute(update(db.guests).values(seen=now() + 3_600_000))
            assert await services.last_seen.of(ben.id) == 0
            await people.require(request_with(token))
            assert await hand_over() == "server-not-away"
            await services.last_seen.store([])
            assert await guests.last_seen(ben.id) <= now()
            await set_seen_long_ago()
            assert await hand_over() == "bot"
            # A bot may take the seat of a deleted guest at once.
            async with stores.database.begin() as connection:
                deleted = {"kind": "person", "guest": None, "name": None}
                await connection.execute(update(db.seats).where(db.seats.c.seat == 1).values(deleted))
            services.tables.forget(created.id)
            assert await hand_over() == "bot"

    run_async(check())


def test_a_cached_guest_is_dropped_in_all_processes(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as local, services_on(tmp_path) as remote:
            anna, token = await local.stores.guests.add("Anna", True)
            request = request_with(token)
            ours, theirs = authentication_of(local), authentication_of(remote)
            for people in (ours, theirs):
                assert (await people.require(request)).name == "Anna"
            local.bus.send = AsyncMock()  # type: ignore[method-assign]
            await local.stores.guests.change(anna.id, "Annegret", False)
            await ours.forget(anna.id)
            assert (await ours.require(request)).name == "Annegret"
            local.bus.send.assert_awaited_once_with({"forget": anna.id})
            await remote.bus.handle({"from": "here", "forget": anna.id})
            assert (await theirs.require(request)).name == "Annegret"

    run_async(check())


def test_our_cookie_is_read_among_others() -> None:
    assert cookie_of(request_with("secret", f"a=1;b=x=y; {COOKIE}_former=old; "), COOKIE) == "secret"
    assert cookie_of(request_with("secret", "b=x=y; "), "b") == "x=y"
    assert cookie_of(request_with("secret"), "b") == ""
    assert cookie_of(cast("Any", SimpleNamespace(scope={"headers": []})), COOKIE) == ""


def test_a_guest_with_two_screens_comes_and_goes_once(tmp_path: Path) -> None:
    """Others hear of the first screen that opens and the last that closes."""

    async def check() -> None:
        async with services_on(tmp_path) as services:
            anna, _ = await services.stores.guests.add("Anna", False)
            id = (await open_table(services, anna, Mine())).id
            services.bus.send = AsyncMock()  # type: ignore[method-assign]
            screens = [Viewer(id, anna.id, False, 0, AsyncMock()) for _ in range(2)]
            for screen in screens:
                await services.presence.add(screen)
            services.bus.send.assert_awaited_once_with({"here": True, "pairs": [[id, anna.id]]})
            services.bus.send.reset_mock()
            await services.presence.remove(screens[0])
            services.bus.send.assert_not_awaited()
            assert services.presence.connected_at(id)(anna.id)
            await services.presence.remove(screens[1])
            services.bus.send.assert_awaited_once_with({"here": False, "pairs": [[id, anna.id]]})
            assert not services.presence.connected_at(id)(anna.id)

    run_async(check())


def test_events_and_queues_of_a_connection_wake_those_who_wait() -> None:
    """They are smaller than those of asyncio, and do the same."""

    async def check() -> None:
        event, inbox = LazyEvent(), Inbox()
        await event.wait()
        event.clear()
        event.clear()
        waiting = [asyncio.create_task(event.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not event.is_set() and not any(each.done() for each in waiting)
        event.set()
        await asyncio.gather(*waiting)
        assert event.is_set()
        messages = [{"type": "websocket.receive", "text": text} for text in "ab"]
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not reading.done()
        for message in messages:
            inbox.put_nowait(cast("Any", message))
        assert [await reading, inbox.qsize(), await inbox.get(), inbox.empty()] == [messages[0], 1, messages[1], True]
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        inbox.put_nowait(cast("Any", messages[0]))
        assert await inbox.get() == messages[0]

    run_async(check())


def test_viewers_miss_nothing_while_a_table_is_out_of_memory(tmp_path: Path) -> None:
    """Another process may have changed the table, or it is just being loaded: viewers are sent what they missed."""

    async def check() -> None:
        async with services_on(tmp_path) as local, services_on(tmp_path) as remote:
            anna, _ = await local.stores.guests.add("Anna", False)
            id = (await open_table(local, anna, Mine(), Here("Ben"))).id
            viewer = Viewer(id, anna.id, False, 0, AsyncMock())
            await local.presence.add(viewer)
            viewing = asyncio.create_task(viewer.run(local.presence.state, []))
            await until(lambda: viewer.sent_number)

            async def act_remotely() -> dict[str, Any]:
                async with remote.tables.locked(id) as table:
                    number, action = table.number, msgspec.to_builtins(table.loaded_match.legal[0])
                await dispatch(Client(remote, id, anna.id, False), Act(number, [action]))
                return {"from": "there", "table": id, "number": number + 1}

            local.tables.forget(id)
            message = await act_remotely()
            await local.bus.handle(message)
            await until(lambda: viewer.sent_number == message["number"])

            local.tables.forget(id)
            read, reading, resume = local.stores.tables.find, asyncio.Event(), asyncio.Event()

            async def read_slowly(id: str) -> Any:
                table = await read(id)
                reading.set()
                await resume.wait()
                return table

            local.stores.tables.find = read_slowly  # type: ignore[method-assign]
            viewer.show()
            await reading.wait()
            message = await act_remotely()
            await local.bus.handle(message)
            resume.set()
            await until(lambda: viewer.sent_number == message["number"])
            viewing.cancel()

    run_async(check())


def test_concurrent_requests_for_the_same_work_share_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as services:
            anna, _ = await services.stores.guests.add("Anna", False)
            day = FIRST_DAY.isoformat()
            one, other = await asyncio.gather(
                *(challenges.play_day(services, anna, day, games()[GAME]) for _ in range(2))
            )
            assert one.id == other.id
            monkeypatch.setattr(Table, "phase", "over")
            both_requested = asyncio.Event()

            async def wait_for_both(*_: object) -> list[dict[str, Any]]:
                await both_requested.wait()
                return []

            services.analysis_workers.judged_numbers = AsyncMock(side_effect=wait_for_both)  # type: ignore[method-assign]
            answers = await asyncio.gather(*(analyses.start(services, one.id, anna.id) for _ in range(2)))
            assert [each.state for each in answers] == ["computing", "computing"]
            both_requested.set()
            await until(lambda: not services.quotas.computations)
            services.analysis_workers.judged_numbers.assert_awaited_once()

    run_async(check())


def test_an_analysis_started_by_a_clock_that_ran_ahead_has_failed(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as services:
            anna, _ = await services.stores.guests.add("Anna", False)
            id = (await open_table(services, anna, Mine())).id
            with patch("townwright.server.storage.analyses.now", lambda: now() + 3_600_000):
                await services.stores.analyses.set(id, "computing")
            analysis = await analyses.find(services, id, games()[GAME])
            assert analysis is not None and analysis.state == "failed"

    run_async(check())


def test_a_hint_at_a_process_that_lags_behind_catches_up_first(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path, computations=1) as local, services_on(tmp_path, computations=1) as remote:
            anna, _ = await local.stores.guests.add("Anna", False)
            shared = NewTable(GAME, [Mine(), Here("Ben")], hints=True)
            id = (await opening.open_table(local, anna, shared)).id
            async with remote.tables.locked(id) as table:
                number, action = table.number, msgspec.to_builtins(table.loaded_match.legal[0])
            await dispatch(Client(local, id, anna.id, False), Act(number, [action]))
            remote.workers.suggest = AsyncMock(return_value=[])  # type: ignore[method-assign]
            client = Client(remote, id, anna.id, False)
            hint = await dispatch(client, AskHint(number + 1))
            assert isinstance(hint, Hint)
            assert hint.number == number + 2, "the hint is noted at the table"
            with pytest.raises(Refusal) as refused:
                await dispatch(client, AskHint(number + 3))
            assert refused.value.kind == "stale"
            with remote.quotas.computation(anna.id), pytest.raises(Refusal) as refused:
                await dispatch(client, AskHint(number + 2))
            assert refused.value.kind == "too-much"

    run_async(check())


def test_a_hint_names_no_secret_rows_of_others(tmp_path: Path) -> None:
    """In Carrara, everyone's coins are secret: a search may expect them, but only their owner is told."""
    reasons = [Difference(source, seat, 1.0) for source in ("villa", "coins") for seat in (0, 1)]

    async def check() -> None:
        async with services_on(tmp_path) as services:
            anna, _ = await services.stores.guests.add("Anna", False)
            new_table = NewTable("carrara", [Mine(), Bot("greedy")])
            id = (await opening.open_table(services, anna, new_table)).id
            async with services.tables.locked(id) as table:
                number, action = table.number, table.loaded_match.legal[0]
            best = Suggestion(action, None, 1.0, 0.5, Measure.CHANCE, 1, False, reasons, TurnPlan([], [], [], [], []))
            services.workers.suggest = AsyncMock(return_value=[best])  # type: ignore[method-assign]
            hint = await dispatch(Client(services, id, anna.id, False), AskHint(number))
            assert isinstance(hint, Hint)
            assert hint.suggestions[0].reasons == [each for each in reasons if (each.source, each.seat) != ("coins", 1)]

    run_async(check())


@pytest.mark.parametrize("trouble", [OSError(), asyncpg.PostgresError(), asyncpg.InterfaceError("busy")])
def test_a_lost_database_connection_is_retried_until_it_works(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    monkeypatch.setattr(channels, "RECONNECT_SECONDS", 0)

    async def check() -> None:
        backend = PostgresChannels("postgresql://nobody@localhost/nothing")
        connection = AsyncMock(add_termination_listener=Mock())
        backend._connect = AsyncMock(side_effect=[trouble, connection])
        backend._listener_lock, backend._queue = asyncio.Lock(), asyncio.Queue()
        backend._subscribed_channels = {CHANNEL}
        await backend._reconnect()
        connection.add_listener.assert_awaited_once_with(CHANNEL, backend._listener)
        assert backend._queue.get_nowait() == (CHANNEL, channels.RESYNC)

    run_async(check())


@pytest.mark.parametrize("by_bus", [True, False])
def test_a_table_is_not_read_again_while_its_command_is_being_stored(tmp_path: Path, by_bus: bool) -> None:
    """It would lack the command: viewers would not see it, and the player's next one would be refused."""

    async def check() -> None:
        async with services_on(tmp_path) as services:
            anna, _ = await services.stores.guests.add("Anna", False)
            id = (await open_table(services, anna, Mine(), Here("Ben"))).id
            async with services.tables.locked(id) as table:
                number, action = table.number, msgspec.to_builtins(table.loaded_match.legal[0])
            append, storing, resume = services.stores.commands.append, asyncio.Event(), asyncio.Event()

            async def append_slowly(write: Any) -> None:
                storing.set()
                await resume.wait()
                await append(write)

            services.stores.commands.append = append_slowly  # type: ignore[method-assign]
            acting = asyncio.create_task(dispatch(Client(services, id, anna.id, False), Act(number, [action])))
            await storing.wait()
            refresh = services.bus.handle({"resync": True}) if by_bus else services.tables.refresh_everywhere([id])
            refreshing = asyncio.create_task(refresh)
            await asyncio.sleep(0)
            reading = asyncio.create_task(services.tables.locked(id).__aenter__())
            await asyncio.sleep(0)
            resume.set()
            await acting
            assert (await reading).number == number + 1
            reading.result().lock.release()
            await refreshing

    run_async(check())


def test_changes_during_a_lost_connection_are_shown_after_it(database_server: Postgres) -> None:
    url = database_server.database()
    numbers: list[int] = []
    lost, restored = asyncio.Event(), asyncio.Event()

    async def show(data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] == "state":
            numbers.append(message["number"])

    async def check() -> None:
        async with services_on(url) as local, services_on(url) as remote:
            backend = remote.bus.channels._backend
            assert isinstance(backend, PostgresChannels)
            anna, _ = await local.stores.guests.add("Anna", False)
            id = (await open_table(local, anna, Mine(), Here("Ben"))).id

            async def decide() -> int:
                """Play an action in the local process; return the table's new number."""
                async with local.tables.locked(id) as table:
                    number, action = table.number, msgspec.to_builtins(table.loaded_match.legal[0])
                await dispatch(Client(local, id, anna.id, False), Act(number, [action]))
                return number + 1

            async with remote.bus.channels:
                listening = remote.background.start(remote.bus.listen())
                await until(lambda: CHANNEL in backend._subscribed_channels)
                viewer = Viewer(id, anna.id, False, 0, show)
                await remote.presence.add(viewer)
                remote.background.start(viewer.run(remote.presence.state, []))
                number = await decide()
                await until(lambda: number in numbers)
                # It is gone, and does not come back before something has happened.
                connect = backend._connect

                async def connect_later() -> Any:
                    lost.set()
                    await restored.wait()
                    return await connect()

                backend._connect = connect_later
                end = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
                assert database_server.ask(url, f"{end} and datname = current_database()") == "t"
                await lost.wait()
                number = await decide()
                restored.set()
                await until(lambda: number in numbers)
                listening.cancel()

    run_async(check())


# Fairness, seats, corrections


def test_a_flood_of_slow_bots_does_not_delay_the_quick_bot_of_another_guest(tmp_path: Path) -> None:
    """Two hundred tables of masters wait; the newcomer of another guest starts immediately."""

    async def check() -> None:
        async with services_on(tmp_path, tables=1000) as services:
            attacker, _ = await services.stores.guests.add("Mallory", False)
            player, _ = await services.stores.guests.add("Anna", False)
            levels: list[str] = []
            never = asyncio.Event()

            async def run_now(function: Callable[..., Any], *arguments: Any, **options: Any) -> list[str]:
                levels.append(arguments[2])
                await never.wait()
                return []

            services.workers._run_now = run_now  # type: ignore[method-assign, assignment]
            for _ in range(200):
                await open_table(services, attacker, Bot("master"), Mine())
            await until(lambda: len(levels) == 1)
            await open_table(services, player, Bot("newcomer"), Mine())
            await until(lambda: len(levels) == 2)
            assert levels == ["master", "newcomer"]

    run_async(check())


def test_too_many_computations_are_refused_with_the_limit(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path, computations=2) as services:
            with services.quotas.computation("anna"), services.quotas.computation("anna"):
                with pytest.raises(Refusal, match="2 things"), services.quotas.computation("anna"):
                    pass
                with services.quotas.computation("ben"):
                    pass

    run_async(check())


def test_too_many_sockets_are_refused_for_the_guest_or_the_server(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path, guest_sockets=2, all_sockets=3) as services:
            sockets = services.quotas.socket
            with sockets("anna"), sockets("anna"):
                with pytest.raises(Refusal, match="2 connections"), sockets("anna"):
                    pass
                with sockets("ben"), pytest.raises(Refusal, match="no connections left"), sockets("ben"):
                    pass

    run_async(check())


def test_the_owner_frees_a_seat_and_an_invitation_gives_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as services:
            (anna, _), (ben, _) = [await services.stores.guests.add(name, False) for name in ("Anna", "Ben")]
            created = await open_table(services, anna, Mine(), Open(), Open())
            assert created.invitation is not None
            for seat in (1, 2):
                summary = await seating.join(services, ben, Join(created.invitation.token, seat))
                assert [each.kind for each in summary.seats] == ["person", "person", "open"]
            with pytest.raises(Refusal) as caught:
                await seating.set_seat(services, anna, created.id, 1, Bot("newcomer"))
            assert caught.value.kind == "forbidden", "only freed, not taken"
            summary = await seating.set_seat(services, anna, created.id, 1, Open())
            assert [each.kind for each in summary.seats] == ["person", "open", "open"]
            with pytest.raises(Refusal) as caught:
                await seating.set_seat(services, ben, created.id, 0, Open())
            assert caught.value.kind == "missing"
            with pytest.raises(Refusal) as caught:
                await seating.join(services, ben, Join(created.invitation.token, 1))
            assert caught.value.kind == "missing", "the old invitation no longer works"
            async with services.tables.locked(created.id) as table:
                renewed = (await opening.create_links(services, table)).invitation
            assert renewed is not None
            summary = await seating.join(services, ben, Join(renewed.token, 1))
            assert [each.kind for each in summary.seats] == ["person", "person", "open"]

    run_async(check())


def test_a_stranger_does_not_learn_that_a_table_exists(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as services:
            (anna, _), (ben, _) = [await services.stores.guests.add(name, False) for name in ("Anna", "Ben")]
            created = await open_table(services, anna, Mine())
            for id in (created.id, "nothing"):
                with pytest.raises(Refusal) as caught:
                    await playing_on.rematch(services, ben, id)
                assert caught.value.kind == "missing"

    run_async(check())


@pytest.mark.parametrize("bad", ["An\u202ena", "\u2066Anna", "Anna\u200b", "\x07", "\u200d", "\ue000"])
def test_names_have_no_hidden_characters(bad: str) -> None:
    with pytest.raises(Refusal, match="can’t be a player’s name"):
        checked_name(bad)


@pytest.mark.parametrize("blank", "\u115f\u1160\u3164\uffa0\u2800")
def test_names_are_visible(blank: str) -> None:
    for bad in (blank, f" {blank}\u0301{blank}"):
        with pytest.raises(Refusal, match="can’t be a player’s name"):
            checked_name(bad)
        assert cleaned_name(bad) == "?"
    assert checked_name(f"A{blank}") == f"A{blank}"


def test_names_have_few_accents_in_a_row() -> None:
    few, many = "A" + "\u0301" * 4, "A" + "\u0301" * 60
    assert checked_name(few + few) == few + few
    with pytest.raises(Refusal, match="at most 4 accents"):
        checked_name(many)
    assert cleaned_name(many + "b") == few + "b"


def test_a_guest_keeps_a_name_that_was_allowed_earlier(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as services:
            old, _ = await services.stores.guests.add("\u3164", False)
            id = (await open_table(services, old, Mine())).id
            async with services.tables.locked(id) as table:
                assert table.seats[0].name == "\u3164"

    run_async(check())


@pytest.mark.parametrize("good", ["Zoë", "李雷", "محمد", "👩‍🚀", "می‌خواهم"])
def test_names_of_all_languages_are_accepted(good: str) -> None:
    assert checked_name(f" {good} ") == cleaned_name(f"\u202e{good}") == good


def test_comments_and_confirmed_values_are_dropped_from_the_corrections_of_a_table() -> None:
    game = games()["circleville"]
    section = {"id": 1, "red": 4}
    first = game.option_codes(2, {})
    junk = {"facts": {"junk": "x" * 60_000}, "end": {"points": [9, 6, 3, 1]}}
    assert effective_corrections(game, 2, {}, junk) is None
    assert game.option_codes(2, {}, junk).tolist() == first.tolist(), "tables that have it still open"
    with pytest.raises(TownwrightError):
        effective_corrections(game, 2, {}, {"unknown": 1})
    commented = section | {"provenance": "x" * 60_000, "plots": 3}
    assert effective_corrections(game, 2, {}, {"sections": [commented], **junk}) == {"sections": [section]}
