"""Several processes on one PostgreSQL serve the same tables."""

import threading
from pathlib import Path

import msgspec
import pytest
from tests.server.postgres import Postgres
from tests.server.running import Guest, Server, is_mine, play, wait_until

from townwright.core.action import Event
from townwright.server.storage.command_log import Write, notice
from townwright.server.storage.commands import Acted, Command, Entry, Seated
from townwright.server.storage.records import SeatState

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}


def same_guest(guest: Guest, server: Server) -> Guest:
    """Return the same person, speaking to another server."""
    other = Guest(server.address, None)
    other.http.cookies.update(guest.http.cookies)
    other.id = guest.id
    return other


def test_two_servers_serve_the_same_tables(tmp_path: Path, database_server: Postgres) -> None:
    url = database_server.database()
    one, two = Server(tmp_path, url), Server(tmp_path, url)
    starting = threading.Thread(target=one.start)  # together: they migrate one after the other
    starting.start()
    two.start()
    starting.join()
    try:
        # Two people, each at another server, play a whole game.
        anna, ben = one.guest("Anna"), two.guest("Ben")
        created = anna.post("/api/tables", {"game": "sprawlopolis", "seats": [ME, OPEN, BOT]})
        table = created["id"]
        with anna.socket(table) as hers:
            hers.until(bool, "a state")
            ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
            hers.until(lambda state: state["seats"][1]["name"] == "Ben", "Ben sits down at the other server")
            ben.post(f"/api/tables/{table}/start")
            with ben.socket(table) as his:
                hers.until(lambda state: state["phase"] == "running", "it begins")
                his.until(bool, "a state")
                while not hers.state["seats"][1]["connected"]:
                    message = hers.receive()
                    if message["type"] == "presence":
                        hers.state["seats"] = message["seats"]
                assert his.ask("say", text="hello from there")["type"] == "pong"
                while not any(each["type"] == "talk" for each in hers.others):
                    hers.receive()
                for guest in (anna, ben):  # a new viewer gets it as well, at both servers
                    with guest.socket(table) as later:
                        while not any(each["type"] == "talk" for each in later.others):
                            later.receive()
                other = threading.Thread(target=play, args=(his, 2))
                other.start()
                play(hers, 1)
                other.join()
                his.until(lambda state: state["phase"] == "over", "the end")
                assert hers.state["score"] == his.state["score"]
                assert hers.state["number"] == his.state["number"]
                assert [each["text"] for each in hers.log] == [each["text"] for each in his.log]
        # Two requests of one number at two servers: one wins.
        cleo = one.guest("Cleo", confirm=False)
        twin = same_guest(cleo, two)
        table = cleo.open("circle_the_wagons", ME, {"kind": "here", "name": "Dora"})
        # What a guest changes at one server is known at the other.
        with twin.socket(table) as socket:
            socket.until(bool, "a state")
            assert twin.get("/api/me")["name"] == "Cleo"
            cleo.post("/api/me", {"name": "Cleopatra", "confirm": False})
            state = cleo.state(table)
            cleo.send(table, "act", number=state["number"], line=[state["choices"][0]["action"]])
            socket.until(lambda now: now["number"] > state["number"], "the other server shows it")
            assert twin.get("/api/me")["name"] == "Cleopatra"
        for _ in range(6):
            state = cleo.state(table)
            wait_until(lambda number=state["number"]: twin.state(table)["number"] == number, "both know")  # type: ignore[misc]
            body = {"type": "act", "number": state["number"], "line": [state["choices"][0]["action"]]}
            answers: list[int] = []

            def race(guest: Guest, body: object = body, answers: list[int] = answers) -> None:
                answers.append(guest.http.post(f"/api/tables/{table}/send", json=body).status_code)

            racers = [threading.Thread(target=race, args=(guest,)) for guest in (cleo, twin)]
            for racer in racers:
                racer.start()
            for racer in racers:
                racer.join()
            assert sorted(answers) == [200, 409]
        # One is killed while its bot is to move: the other one thinks for it.
        table = cleo.open("circle_the_wagons", BOT, ME)
        again = cleo.open("circle_the_wagons", ME, BOT)
        one.kill()
        wait_until(lambda: all(is_mine(twin.state(each)) for each in (table, again)), "the other server's bots move")
        # The database goes away and comes back: missed notifications are looked up.
        assert database_server.ask(url, "select count(*) from commands") != "0"
        database_server.ask(url, "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        wait_until(lambda: twin.http.get("/health").status_code == 200, "the database is found again")
        with twin.socket(table) as socket:
            assert play(socket, 5)["phase"] == "over"
    finally:
        one.stop()
        assert two.stop() == 0


def test_a_notice_includes_its_command_if_postgresql_has_room() -> None:
    for count, whole in ((1, True), (500, False)):
        entries = [Entry(0, "take 2 green", False, (Event("bought", 255, {"coins": 3}),))] * count
        command = Acted(0, ["take 2 green"], entries, False)
        data = notice("me", Write("table", 7, command, "running", 0))
        assert len(data.encode()) < 8000
        message = msgspec.json.decode(data)
        assert (message["from"], message["table"], message["number"]) == ("me", "table", 7)
        assert ("command" in message) == whole
        assert not whole or msgspec.convert(message["command"], Command) == command
    seated = Write("table", 8, Seated(0, "bot", "greedy", False), "running", 0, None, [SeatState(0, "bot")])
    assert "command" not in msgspec.json.decode(notice("me", seated))


@pytest.mark.long
def test_one_server_with_several_processes(tmp_path: Path, database_server: Postgres) -> None:
    server = Server(tmp_path, database_server.database(), processes=3).start()
    try:
        people = [server.guest(f"Guest {number}") for number in range(6)]
        threads = []
        for guest in people:
            table = guest.open("sprawlopolis", ME, BOT)

            def run(guest: Guest = guest, table: str = table) -> None:
                with guest.socket(table) as socket:
                    assert play(socket, 1)["phase"] == "over"

            threads.append(threading.Thread(target=run))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert all(each["phase"] == "over" for guest in people for each in guest.get("/api/tables"))
        assert "townwright_commands_total" in people[0].http.get("/metrics").text
    finally:
        assert server.stop() == 0
