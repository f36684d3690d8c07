"""Operation: start, health, logs, the names of the server, processes that end."""

import contextlib
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import httpx
import pytest
from structlog.testing import capture_logs
from tests.server.postgres import Postgres
from tests.server.running import TIMEOUT, Server, free_port, run_async, wait_until

from townwright.server.http import schemas
from townwright.server.http.hosts import Hosts
from townwright.server.http.schemas import WholeDocument
from townwright.server.http.security import SecurityMiddleware
from townwright.server.settings import Settings
from townwright.server.storage.database import Database

ME, OPEN = {"kind": "me"}, {"kind": "open"}


# Names


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost:8018", True),
        ("play.localhost", True),
        ("127.0.0.1", True),
        ("[::1]:8018", True),
        ("192.168.1.5:8018", True),
        ("[2001:db8::1]", True),
        ("Table-Top:8018", True),
        ("table-top.lan.", True),
        ("table-top.local:8018", True),
        ("games.lan", True),
        ("evil.example", False),
        ("local.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("table-top.evil.example", False),
        ("[", False),
        ("@", False),
    ],
)
def test_without_origins_a_server_answers_for_its_machine_alone(host: str, is_known: bool) -> None:
    with patch("socket.gethostname", return_value="table-top.lan"):
        assert (host in Hosts(Settings(host="games.lan"))) == is_known


def test_with_origins_a_server_answers_for_them_alone() -> None:
    hosts = Hosts(Settings(origins=("https://play.example.org", "http://other.example:8080")))
    for host in ("play.example.org", "Play.Example.Org:443", "other.example", "localhost", "127.0.0.1:8018"):
        assert host in hosts
    for host in ("192.168.1.5", "evil.example", "example.org", "table-top.local", "x.play.example.org"):
        assert host not in hosts


def test_a_foreign_host_is_refused_in_one_sentence(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.open("sprawlopolis", ME)
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/me"), ("GET", "/health")):
        answer = anna.http.request(method, path, headers={"Host": f"evil.example:{server.port}"})
        assert (answer.status_code, answer.json()["why"]["message"]) == (421, "server-wrong-host")
        assert "evil.example" in answer.json()["text"]
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    headers = {**upgrade, "Sec-WebSocket-Key": "x" * 22 + "==", "Host": "evil.example"}
    assert anna.http.get(f"/api/tables/{table}/socket", headers=headers).status_code == 403


# Failures


@pytest.mark.parametrize(
    "message",
    [
        {"type": "look", "seat": 1},
        {"type": "redo", "number": 0},
        {"type": "confirm", "number": 0},
        {"type": "why", "action": {"action": "done"}},
        {"type": "hint", "number": 0},
        {"type": "undo", "number": 0},
        {"type": "preview", "number": 0},
        {"type": "past", "at": 0},
        {"type": "act", "number": 0, "line": [{"action": "done"}]},
    ],
)
def test_before_the_start_nothing_can_be_played(server: Server, message: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    table = anna.open("carrara", ME, OPEN)
    refused = anna.send(table, status=409, **message)
    assert refused["kind"] == "not-possible"
    assert refused["text"].endswith(".")


def test_an_unhandled_error_is_logged_and_answered() -> None:
    async def broken(scope: object, receive: object, send: object) -> None:
        raise ValueError("broken")

    async def answer() -> httpx.Response:
        transport = httpx.ASGITransport(SecurityMiddleware(broken, Settings()), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/api/tables")

    with capture_logs() as lines:
        response = run_async(answer())
    assert (response.status_code, response.json()["why"]["message"]) == (500, "server-internal")
    assert [(line["event"], line["path"], line["log_level"]) for line in lines] == [
        ("request failed", "/api/tables", "error")
    ]


def test_the_openapi_document_is_encoded_once() -> None:
    document = WholeDocument()
    with patch.object(schemas, "complete_document", wraps=schemas.complete_document) as complete:
        assert document.render(None, {}) == document.render(None, {})
    assert complete.call_count == 1


def test_strangers_get_the_answer_of_a_missing_table(server: Server) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    over = anna.open("sprawlopolis", ME)
    routes = [
        ("GET", "", None),
        ("GET", "/file", None),
        ("GET", "/analysis", None),
        ("GET", "/challenge", None),
        ("GET", "/share?language=en", None),
        ("POST", "/start", None),
        ("POST", "/links", None),
        ("POST", "/leave", None),
        ("POST", "/rematch", None),
        ("POST", "/analysis", None),
        ("POST", "/challenge", None),
        ("POST", "/fork", {"at": 0}),
        ("PUT", "/seats/0", {"kind": "me"}),
        *(
            ("POST", "/send", {"type": type, **more})
            for type, more in (
                ("ping", {}),
                ("undo", {"number": 1}),
                ("say", {"text": "x"}),
                ("past", {"at": 0}),
                ("confirm_turns", {"on": True}),
                ("look", {"seat": 0}),
            )
        ),
    ]
    for method, path, body in routes:
        response = eve.http.request(method, f"/api/tables/{over}{path}", json=body)
        missing = eve.http.request(method, f"/api/tables/nothing{path}", json=body)
        assert (response.status_code, response.json()) == (404, missing.json()), (method, path)


# The disk


def test_health_fails_while_the_database_cannot_be_written(tmp_path: Path) -> None:
    server = Server(tmp_path, options=["--logs", "json"]).start()
    try:
        anna = server.guest("Anna")
        table = anna.open("sprawlopolis", ME)
        state = anna.state(table)
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        health = wait_until(lambda: failing_health(server), "health fails")
        assert health == {"status": "failing", "version": health["version"], "database": False}
        body = {"type": "act", "number": state["number"], "line": [state["choices"][0]["action"]]}
        assert anna.http.post(f"/api/tables/{table}/send", json=body).status_code == 500
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        wait_until(lambda: server.get("/health").status_code == 200, "health is back")
        assert anna.send(table, **body)["number"] > state["number"]
    finally:
        assert server.stop() == 0
    assert server.log.read_text().count('"database failing"') == 1


def failing_health(server: Server) -> dict[str, object] | None:
    answer = server.get("/health")
    return dict(answer.json()) if answer.status_code == 503 else None


def test_a_full_disk_fails_even_if_sqlite_still_finds_room(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", "process")
        try:
            await database.check_writing()
            with (
                patch("townwright.server.storage.database.disk_usage", return_value=Mock(free=0)),
                pytest.raises(OSError, match="full"),
            ):
                await database.check_writing()
        finally:
            await database.close()

    run_async(check())


# Processes


def test_two_servers_do_not_share_an_sqlite_file(tmp_path: Path) -> None:
    one = Server(tmp_path).start()
    try:
        other = tmp_path / "other.sqlite"
        other.symlink_to(tmp_path / "tables.sqlite")
        for database in (one.database, str(other)):
            command = [sys.executable, "-m", "townwright", "serve", "--lang", "en", "--database", database]
            process = subprocess.run(
                [*command, "--port", str(free_port())], capture_output=True, text=True, timeout=TIMEOUT, check=False
            )
            assert process.returncode == 2
            assert "Another server is using" in process.stderr
            assert len(process.stderr.splitlines()) == 1
        assert one.get("/health").status_code == 200
        one.kill()
        one.start()
    finally:
        assert one.stop() == 0


def test_killed_processes_are_always_replaced(tmp_path: Path, database_server: Postgres) -> None:
    server = Server(tmp_path, database_server.database(), processes=2, options=["--logs", "json"]).start()
    try:
        wait_until(lambda: len(server.server_processes()) == 2, "both processes have been started")
        victim, survivor = server.server_processes()
        for _ in range(3):
            os.kill(victim, signal.SIGKILL)
            others = wait_until(lambda: set(server.server_processes()) - {victim, survivor}, "another one starts")  # noqa: B023
            victim = others.pop()
            for _ in range(5):
                assert server.get("/health").status_code == 200
        assert survivor in server.server_processes()
    finally:
        assert server.stop() == 0
    log = server.log.read_text()
    assert log.count('"server process ended"') == 3
    assert "Traceback" not in log


def test_without_its_supervisor_a_process_ends(tmp_path: Path, database_server: Postgres) -> None:
    server = Server(tmp_path, database_server.database(), processes=2).start()
    processes = wait_until(
        lambda: len(server.server_processes()) == 2 and server.server_processes(), "both have been started"
    )
    os.kill(server.pid, signal.SIGKILL)
    assert server.process is not None
    server.process.wait()
    wait_until(lambda: not any(Path(f"/proc/{each}").exists() for each in processes), "they end")
    with contextlib.suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGKILL)


def test_one_process_needs_no_supervisor(server: Server) -> None:
    wait_until(server.bot_workers, "its worker has been started")
    assert set(server.children().values()) == {server.pid}, "it starts its workers itself"
