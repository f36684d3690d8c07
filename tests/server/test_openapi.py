"""The OpenAPI description says what the server does, and the server does nothing else."""

import random
import re
from dataclasses import replace
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.market import GAME as MARKET
from tests.server.running import TIMEOUT, Guest, Json, Server, is_mine, play, step

from townwright.core.registry import games
from townwright.server.http.schemas import prefix, schemas
from townwright.server.openapi import document
from townwright.server.wire.from_client import FromClient
from townwright.server.wire.from_server import FromServer

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DOCUMENT = document()
#: Without the phase that sends every value at the edge of its schema: 3,600 requests to some operations.
briefly = schemathesis.openapi.from_dict(
    DOCUMENT, config=SchemathesisConfig.from_dict({"phases": {"coverage": {"enabled": False}}})
)


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    guest = server.guest("Anna", confirm=False)
    guest.table = guest.open("sprawlopolis", ME, BOT)  # type: ignore[attr-defined]
    return guest


def untyped(s, seat):  # type: ignore[no-untyped-def]
    """Return a view without a declared type."""


def misspelt(s: object, seat: int | None) -> "NoSuchView":  # type: ignore[name-defined] # noqa: F821
    """Return a view with an undefined type."""


def unknown(s: object, seat: int | None) -> Guest:
    """Return a view that is not plain data."""
    raise NotImplementedError


@pytest.mark.parametrize("view", [untyped, misspelt, unknown])
def test_a_view_without_a_type_does_not_break_the_document(monkeypatch: pytest.MonkeyPatch, view: Any) -> None:
    monkeypatch.setitem(games(), "market", replace(MARKET, wording=replace(MARKET.wording, view=view)))
    documented = schemas()
    assert documented["MarketView"] == {"type": "object"}
    assert {"MarketAction", "CarraraView", "FromServer"} <= documented.keys()


def check(case: Case[Any], server: Server, guest: Guest) -> None:
    """Send a generated request, half of the time to a table that exists."""
    if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2 == 0:
        case.path_parameters["table"] = guest.table  # type: ignore[attr-defined]
    if (case.method, case.path) == ("DELETE", "/api/me"):
        return
    headers = {"Cookie": guest.cookie}
    case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS, timeout=TIMEOUT)


@briefly.parametrize()
@settings(max_examples=10, suppress_health_check=list(HealthCheck))
def test_generated_requests_are_answered_as_described(case: Case[Any], server: Server, anna: Guest) -> None:
    check(case, server, anna)


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]})


@pytest.mark.parametrize("game", games())
def test_what_a_socket_sends_is_as_described(server: Server, game: str) -> None:
    guest = server.guest("Anna")
    players = games()[game].players[0]
    table = guest.open(game, ME, *[BOT] * (players - 1))
    messages, view = validator("FromServer"), validator(f"{prefix(games()[game])}View")
    event, action = (validator(f"{prefix(games()[game])}{what}") for what in ("Event", "Action"))

    def check_message(message: Json) -> Json:
        messages.validate(message)
        for choice in message.get("choices", []):
            action.validate(choice["action"])
        for happening in [event for entry in message.get("log", []) for event in entry["events"]]:
            event.validate(happening)
        if message.get("view"):
            view.validate(message["view"])
        return message

    with guest.socket(table) as socket:
        receive = socket.receive
        socket.receive = lambda: check_message(receive())  # type: ignore[method-assign]
        play(socket, 4, most=25)
        for kind in ("ping", "preview", "past", "why"):
            fields = {
                "preview": {"number": socket.state["number"]},
                "past": {"at": 2},
                "why": {"action": {"action": "x"}},
            }
            check_message(socket.ask(kind, **fields.get(kind, {})))
        if is_mine(socket.state):
            step(socket, random.Random(1))


def test_the_description_is_complete() -> None:
    documented = schemas()
    text = msgspec.json.encode(DOCUMENT).decode()
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in DOCUMENT["components"]["schemas"]
    assert {"FromServer", "FromClient", "State", "CarraraView", "CarraraAction", "CarraraEvent"} <= set(documented)
    assert all(operation["description"] for path in DOCUMENT["paths"].values() for operation in path.values())


def test_all_tags_are_in_snake_case() -> None:
    actions = [kind for game in games().values() for kind in game.wording.kinds]
    tags = [str(kind.__struct_config__.tag) for kind in (*actions, *get_args(FromClient), *get_args(FromServer))]
    assert len(tags) > 60
    assert [tag for tag in tags if not re.fullmatch("[a-z]+(_[a-z]+)*", tag)] == []
