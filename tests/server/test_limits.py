"""Limits on what clients send, at their exact edge: this much is read, one more is refused."""

import json
from typing import Any

import msgspec
import pytest
from tests.play import random_match
from tests.server.running import Server

from townwright.server.http.errors import MAX_VALUES
from townwright.server.settings import Limits

ME, BEN = {"kind": "me"}, {"kind": "here", "name": "Ben"}
WAGONS = "circle_the_wagons"
JSON = {"Content-Type": "application/json"}

FIELDS = dict.fromkeys("abcdefghijkl", 1)
OPTIONS = {f"option {number}": "y" for number in range(20)}
PATHS = {f"path {number}": 1 for number in range(400)}
#: A message at a limit, and one beyond it.
MESSAGES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"type": "say", "text": "x" * 280}, {"type": "say", "text": "x" * 281}),
    ({"type": "say", "text": "x"}, {"type": "say", "text": ""}),
    (
        {"type": "point", "at": {"kind": "thing", "thing": "card", "name": "x" * 40}},
        {"type": "point", "at": {"kind": "thing", "thing": "card", "name": "x" * 41}},
    ),
    ({"type": "why", "action": {"action": "x" * 40}}, {"type": "why", "action": {"action": "x" * 41}}),
    ({"type": "why", "action": {"x" * 40: 1}}, {"type": "why", "action": {"x" * 41: 1}}),
    ({"type": "why", "action": {"x": 10**9 - 1}}, {"type": "why", "action": {"x": 10**9}}),
    ({"type": "why", "action": {"x": 1 - 10**9}}, {"type": "why", "action": {"x": -(10**9)}}),
    ({"type": "why", "action": FIELDS}, {"type": "why", "action": {**FIELDS, "m": 1}}),
    ({"type": "preview", "number": 0}, {"type": "preview", "number": -1}),
    ({"type": "preview", "number": 2**31 - 1}, {"type": "preview", "number": 2**31}),
    (
        {"type": "preview", "number": 0, "actions": [{"action": "x"}] * 100},
        {"type": "preview", "number": 0, "actions": [{"action": "x"}] * 101},
    ),
    (
        {"type": "past", "at": 0, "line": [{"action": "x"}] * 100},
        {"type": "past", "at": 0, "line": [{"action": "x"}] * 101},
    ),
    ({"type": "go", "number": 0, "to": "x" * 40}, {"type": "go", "number": 0, "to": "x" * 41}),
    ({"type": "look", "seat": 7}, {"type": "look", "seat": 8}),
    ({"type": "look", "seat": 0}, {"type": "look", "seat": -1}),
]


@pytest.mark.parametrize(("read", "beyond"), MESSAGES)
def test_messages(server: Server, read: dict[str, Any], beyond: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    table = anna.open(WAGONS, ME, BEN)
    answer = anna.http.post(f"/api/tables/{table}/send", json=read)
    assert answer.status_code == 200 or answer.json()["kind"] != "bad-request", answer.text
    assert anna.send(table, status=400, **beyond)["kind"] == "bad-request"


def test_lines(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, BEN)
    number = anna.state(table)["number"]
    assert anna.send(table, "act", 400, number=number, line=[{"action": "nothing"}] * 100)["kind"] == "unreadable"
    assert anna.send(table, "act", 400, number=number, line=[{"action": "nothing"}] * 101)["kind"] == "bad-request"
    assert anna.send(table, "act", 400, number=number, line=[])["kind"] == "bad-request"


#: Requests to the lobby: path, a body at a limit and its status, and changes that go beyond the limit.
BODIES: list[tuple[str, dict[str, Any], int, dict[str, Any]]] = [
    ("me", {"name": "x" * 80}, 200, {"name": "x" * 81}),
    ("me", {"name": "x"}, 200, {"name": ""}),
    ("tables", {"game": WAGONS, "seats": [ME, BEN], "seed": str(2**64 - 1)}, 201, {"seed": str(2**64)}),
    ("tables", {"game": WAGONS, "seats": [ME, BEN], "seed": 2**53 - 1}, 201, {"seed": 2**64}),
    ("tables", {"game": WAGONS, "seats": [ME, BEN], "seed": 0}, 201, {"seed": -1}),
    ("tables", {"game": WAGONS, "seats": [BEN] * 8}, 409, {"seats": [BEN] * 9}),
    ("tables", {"game": WAGONS, "seats": [ME]}, 409, {"seats": []}),
    ("tables", {"game": WAGONS, "seats": [ME, BEN], "options": {"x" * 40: "y"}}, 409, {"options": {"x" * 41: "y"}}),
    (
        "tables",
        {"game": WAGONS, "seats": [ME, BEN], "options": OPTIONS},
        409,
        {"options": {**OPTIONS, "one more": "y"}},
    ),
    ("tables/join", {"token": "x" * 20}, 404, {"token": "x" * 19}),
    ("tables/join", {"token": "x" * 80}, 404, {"token": "x" * 81}),
    ("me/boxes/circleville", {"values": {"x" * 80: 1}}, 400, {"values": {"x" * 81: 1}}),
    ("me/boxes/circleville", {"values": {"x": 1}}, 400, {"values": {"": 1}}),
    ("me/boxes/circleville", {"values": PATHS}, 400, {"values": {**PATHS, "one more": 1}}),
]


@pytest.mark.parametrize(("path", "body", "status", "beyond"), BODIES)
def test_bodies(server: Server, path: str, body: dict[str, Any], status: int, beyond: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    answer = anna.post(f"/api/{path}", body, status)
    assert status < 400 or answer["kind"] != "bad-request", answer
    assert anna.post(f"/api/{path}", {**body, **beyond}, 400)["kind"] == "bad-request"


def test_addresses(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.open(WAGONS, ME, BEN)
    for address, status, beyond in (
        (f"tables/{'x' * 24}", 404, f"tables/{'x' * 25}"),
        (f"tables/{table}?seat=7", 200, f"tables/{table}?seat=8"),
        (f"tables/{table}?seat=0", 200, f"tables/{table}?seat=-1"),
        (f"tables/{table}?since={2**31 - 1}", 200, f"tables/{table}?since={2**31}"),
        (f"tables/{table}?since=0", 200, f"tables/{table}?since=-1"),
        (f"games/{WAGONS}/words/en?v={'x' * 64}", 200, f"games/{WAGONS}/words/en?v={'x' * 65}"),
    ):
        assert anna.http.get(f"/api/{address}").status_code == status, address
        refusal = anna.http.get(f"/api/{beyond}")
        assert (refusal.status_code, refusal.json()["kind"]) == (400, "bad-request"), beyond
    assert anna.put(f"/api/tables/{table}/seats/7", ME, 404)["kind"] == "missing"
    assert anna.put(f"/api/tables/{table}/seats/8", ME, 400)["kind"] == "bad-request"


def test_values(server: Server) -> None:
    """Commas and brackets are counted before a body is decoded."""
    anna = server.guest("Anna")
    for commas, kind in ((MAX_VALUES - 1, "bad-request"), (MAX_VALUES, "too-large")):  # and the bracket of the object
        assert anna.http.post("/api/me", json={"name": "," * commas}).json()["kind"] == kind


def test_sizes(server: Server) -> None:
    """Sizes in bytes: of a match file, of any other body, and of a message over a socket."""
    anna = server.guest("Anna")
    file = {"file": msgspec.to_builtins(random_match("sprawlopolis", 1, 1).file)}
    for size, status in ((Limits().file, 201), (Limits().file + 1, 413)):
        content = json.dumps(file).ljust(size)
        assert anna.http.post("/api/tables/import", content=content, headers=JSON).status_code == status
    most = Limits().body
    for size, status in ((most, 200), (most + 1, 413)):
        content = json.dumps({"name": "Anna"}).ljust(size)
        assert anna.http.post("/api/me", content=content, headers=JSON).status_code == status
    table = anna.open("sprawlopolis", ME)
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        socket.connection.send('{"type":"ping","reply":7}'.ljust(most))
        while socket.receive().get("reply") != 7:
            pass
        assert socket.others[-1]["type"] == "pong"
        socket.connection.send('{"type":"ping"}'.ljust(most + 1))
        assert socket.close_code() == 1009
