"""Every route and every message: strangers learn nothing, nothing fails, every failure is logged."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args
from unittest.mock import AsyncMock, patch

import httpx
import msgspec
import pytest
from litestar.openapi.spec import OpenAPI
from structlog.testing import capture_logs
from tests.play import random_match
from tests.server.running import Guest, Json, Server, run_async

from townwright.core.match_file import MATCH_SEED_LIMIT
from townwright.server.app import build, with_middleware
from townwright.server.http import schemas
from townwright.server.openapi import document
from townwright.server.settings import Settings
from townwright.server.tables import opening
from townwright.server.tables.dispatch import HANDLERS
from townwright.server.tables.seeds import Seeds
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import FromClient, Undo

ME, OPEN, BEN = {"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Ben"}
GAME = "sprawlopolis"
#: An example of every message.
MESSAGES: dict[str, Json] = {
    "act": {"number": 1, "line": [{"action": "done"}]},
    "undo": {"number": 1},
    "redo": {"number": 1},
    "confirm": {"number": 1},
    "confirm_turns": {"on": True},
    "go": {"number": 1, "to": "on"},
    "preview": {"number": 1},
    "highlights": {"number": 1},
    "why": {"action": {"action": "done"}},
    "hint": {"number": 1},
    "step": {"number": 1},
    "look": {"seat": 1},
    "past": {"at": 0},
    "say": {"text": "Hello"},
    "point": {"at": {"kind": "thing", "thing": "card", "name": "1"}},
    "ping": {},
}
#: Bodies of the routes of a table that have one.
BODIES: dict[tuple[str, str], Json] = {("put", "/seats/{seat}"): ME, ("post", "/fork"): {"at": 0}}
TABLE = "/api/tables/{id}"


def requests_to(table: str) -> list[tuple[str, str, Json | None]]:
    """Return a request of every route of a table, and of every message to it."""
    requests: list[tuple[str, str, Json | None]] = []
    for path, operations in document()["paths"].items():
        if not path.startswith(TABLE):
            continue
        suffix = path.removeprefix(TABLE)
        for method, operation in operations.items():
            bodies: list[Json | None] = [BODIES.get((method, suffix))]
            if suffix == "/send":
                bodies = [{"type": name, **fields} for name, fields in MESSAGES.items()]
            assert ("requestBody" in operation) == (bodies != [None]), f"no example for {method} {path}"
            url = f"/api/tables/{table}{suffix.replace('{seat}', '0')}"
            requests += [(method.upper(), url, body) for body in bodies]
    return requests


def finished_file() -> Json:
    return dict(msgspec.to_builtins(random_match(GAME, 1, 1).file))


def open_phase(anna: Guest) -> str:
    return anna.open(GAME, ME, OPEN)


def running(anna: Guest) -> str:
    return anna.open(GAME, ME, BEN)


def finished(anna: Guest) -> str:
    return str(anna.post("/api/tables/import", {"file": finished_file()})["id"])


PHASES = [open_phase, running, finished]


def test_there_is_an_example_of_every_message() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(FromClient)} == MESSAGES.keys()


@pytest.mark.parametrize("phase", PHASES)
def test_no_route_or_message_reveals_to_a_stranger_that_a_table_exists(
    server: Server, phase: Callable[[Guest], str]
) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = phase(anna)
    before = anna.state(table)
    there, nowhere = requests_to(table), requests_to("nothing")
    assert len(there) > 30
    for (method, url, body), (_, other, _) in zip(there, nowhere, strict=True):
        answer, missing = eve.http.request(method, url, json=body), eve.http.request(method, other, json=body)
        assert (answer.status_code, answer.json()) == (404, missing.json()), (method, url, body)
    assert anna.state(table) == before


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", MESSAGES)
def test_no_message_fails_at_any_time(server: Server, phase: Callable[[Guest], str], name: str) -> None:
    """It is answered, or refused in one sentence: also before the start and after the end."""
    anna = server.guest("Anna")
    table = phase(anna)
    fields = MESSAGES[name]
    if "number" in fields:
        fields = fields | {"number": anna.state(table)["number"]}
    answer = anna.http.post(f"/api/tables/{table}/send", json={"type": name, **fields})
    assert answer.status_code < 500, answer.text
    assert answer.status_code == 200 or answer.json()["text"].endswith((".", "?")), answer.text


# Failures


def ask_application(folder: Path, work: Callable[[httpx.AsyncClient], Any]) -> tuple[Any, list[Any]]:
    """Return what a client gets from an application without a network, and the log lines meanwhile."""
    settings = Settings(database=str(folder / "tables.sqlite"))
    app = build(settings)

    async def run() -> Any:
        await app.state.services.stores.open()
        transport = httpx.ASGITransport(with_middleware(app, settings))
        try:
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return await work(http)
        finally:
            await app.state.services.stop()

    with capture_logs() as lines:
        return run_async(run()), lines


@pytest.mark.parametrize("error", [ValueError("broken"), Refusal("internal", "server-internal")], ids=str)
def test_every_internal_error_is_logged_and_answered_in_one_sentence(tmp_path: Path, error: Exception) -> None:
    """In a handler of requests, and in a handler of messages."""
    fails = AsyncMock(side_effect=error)

    async def work(http: httpx.AsyncClient) -> list[httpx.Response]:
        await http.post("/api/me", json={"name": "Anna"})
        body = {"game": GAME, "seats": [ME]}
        table = (await http.post("/api/tables", json=body)).json()["id"]
        with patch.object(opening, "open_table", fails), patch.dict(HANDLERS, {Undo: fails}):
            return [
                await http.post("/api/tables", json=body),
                await http.post(f"/api/tables/{table}/send", json={"type": "undo", "number": 1}),
            ]

    responses, lines = ask_application(tmp_path, work)
    for response in responses:
        assert (response.status_code, response.json()["why"]["message"]) == (500, "server-internal")
        path = response.request.url.path
        assert any(line.get("path") == path and line["log_level"] == "error" for line in lines), (path, lines)


def test_the_openapi_document_is_built_and_encoded_once_for_all_requests(tmp_path: Path) -> None:
    async def work(http: httpx.AsyncClient) -> list[httpx.Response]:
        return [await http.get("/api/schema/openapi.json") for _ in range(3)]

    with (
        patch.object(schemas, "complete_document", wraps=schemas.complete_document) as complete,
        patch.object(OpenAPI, "to_schema", autospec=True, side_effect=OpenAPI.to_schema) as to_schema,
    ):
        responses, _ = ask_application(tmp_path, work)
    assert [each.status_code for each in responses] == [200] * 3
    assert responses[0].content == responses[1].content == responses[2].content
    assert (complete.call_count, to_schema.call_count) == (1, 1)


# What clients may enter


SPOOFED = "An\u202ena"


def test_no_way_to_enter_a_name_allows_one_that_is_shown_reversed(server: Server) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    created = anna.post("/api/tables", {"game": GAME, "seats": [ME, OPEN]})
    named = {"kind": "me", "name": SPOOFED}
    for method, path, body in (
        ("POST", "/api/me", {"name": SPOOFED}),
        ("POST", "/api/tables", {"game": GAME, "seats": [named]}),
        ("POST", "/api/tables", {"game": GAME, "seats": [ME, {"kind": "here", "name": SPOOFED}]}),
        ("POST", "/api/tables/join", {"token": created["invitation"]["token"], "name": SPOOFED}),
        ("PUT", f"/api/tables/{created['id']}/seats/1", named),
    ):
        answer = ben.http.request(method, path, json=body) if "join" in path else None
        answer = answer or anna.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["why"]["message"]) == (400, "bad-name"), path
    table = anna.open(GAME, ME, BEN)  # without Ben, the bot that replaces Anna might have finished the game by then
    assert anna.send(table, "say", 400, text=f"Hello {SPOOFED}")["why"]["message"] == "server-bad-chat"
    anna.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "random"})
    assert anna.put(f"/api/tables/{table}/seats/0", named, 400)["why"]["message"] == "bad-name"
    imported = anna.post("/api/tables/import", {"file": finished_file() | {"players": [SPOOFED]}})["id"]
    assert [seat["name"] for seat in anna.state(imported)["seats"]] == ["Anna"]


def test_junk_in_corrections_travels_in_no_state(server: Server) -> None:
    """Neither from a new table, nor from a match file, nor from a box."""
    anna = server.guest("Anna")
    junk = {"facts": {"junk": "x" * 60_000}}
    opened = anna.open("circleville", ME, corrections=junk)
    file: Json = msgspec.to_builtins(random_match("circleville", 1, 1).file)
    imported = anna.post("/api/tables/import", {"file": file | {"components": junk}})["id"]
    anna.post("/api/me/boxes/circleville/file", {"file": junk}, 200)
    boxed = anna.open("circleville", ME)
    for table in (opened, imported, boxed):
        state = anna.http.get(f"/api/tables/{table}")
        assert state.json()["corrections"] is None
        assert "xxxx" not in state.text


def test_seeds_of_the_server_use_all_bits_of_the_generator_and_the_entropy_of_the_system() -> None:
    drawn = [Seeds(None).draw("Anna") for _ in range(40)]
    assert max(drawn) >= 2**63, "one of forty has the first of 64 bits"
    with patch("townwright.server.tables.seeds.secrets.randbelow", return_value=5) as randbelow:
        assert Seeds(None).draw("Anna") == 5
    randbelow.assert_called_once_with(MATCH_SEED_LIMIT)
    assert MATCH_SEED_LIMIT == 2**64


def test_the_seed_in_a_match_file_of_the_server_is_a_string(server: Server) -> None:
    anna = server.guest("Anna")
    file = anna.get(f"/api/tables/{finished(anna)}/file")
    assert isinstance(file["seed"], str) and file["seed"].isdigit()
