"""The schemas of everything on the wire: our messages, and every game's views, actions and events.

They come from the types that the server itself uses; types for the page are generated from them.
"""

from collections.abc import Callable
from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_type_hints

import msgspec
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from msgspec import Struct

from townwright.core.game import Game
from townwright.core.registry import games
from townwright.server import wire
from townwright.server.tables.activity import activity_modules
from townwright.server.wire import from_client, from_server, pointing, tables
from townwright.server.wire.actions import ACTION
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.state import VIEW

REF = "#/components/schemas/{name}"
#: Schemas that fields with these descriptions refer to.
REFERENCES = {VIEW: "GameView", ACTION: "GameAction"}


class WholeDocument(OpenAPIRenderPlugin):
    """Serves the OpenAPI document with our own schemas; it is encoded once."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._encoded: bytes | None = None

    def render(self, request: object, openapi_schema: dict[str, object]) -> bytes:  # noqa: ARG002
        if self._encoded is None:
            self._encoded = msgspec.json.encode(complete_document(openapi_schema))
        return self._encoded


def complete_document(document: dict[str, object]) -> dict[str, object]:
    """Return Litestar's document of the routes with our own schemas, which are more detailed."""
    parts = document.setdefault("components", {})
    assert isinstance(parts, dict)
    parts["schemas"] = {**parts.get("schemas", {}), **schemas()}
    return document


def schemas() -> dict[str, Any]:
    """Return all schemas, by name."""
    result = our_messages()
    for game in games().values():
        result |= game_schemas(game)
    for name in ("View", "Action"):
        result[f"Game{name}"] = {"anyOf": [{"$ref": REF.format(name=prefix(game) + name)} for game in games().values()]}
    return {name: with_references(schema) for name, schema in result.items()}


def wire_modules() -> list[ModuleType]:
    """Return the modules of the wire."""
    return [import_module(f"{wire.__name__}.{each.name}") for each in iter_modules(wire.__path__)]


def structs(modules: list[ModuleType]) -> list[type[Struct]]:
    """Return the structs that modules define."""
    return [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Struct) and each.__module__ == module.__name__
    ]


def our_messages() -> dict[str, object]:
    """Return the schemas of all messages and of their unions, by name."""
    types = structs(wire_modules())
    states = [each for each in structs(activity_modules()) if issubclass(each, ActivityState)]
    unions = {
        "ActivityState": reduce(or_, states),
        "FromServer": from_server.FromServer,
        "FromClient": from_client.FromClient,
        "SeatPlan": tables.SeatPlan,
        "Target": pointing.Target,
    }
    schemas, definitions = msgspec.json.schema_components([*types, *unions.values()], ref_template=REF)
    return {**definitions, **dict(zip(unions, schemas[len(types) :], strict=True))}


def prefix(game: Game) -> str:
    """Return the prefix of a game's schemas: `TwoWords` for the game `two_words`."""
    return "".join(word.capitalize() for word in game.name.split("_"))


def game_schemas(game: Game) -> dict[str, object]:
    """Return a game's view with its parts, the union of its actions, and the union of its events."""
    start = prefix(game)
    view = return_type(game.wording.view)
    actions = reduce(or_, game.wording.kinds)
    (view_schema, union), definitions = msgspec.json.schema_components(
        [view, actions], ref_template=REF.format(name=start + "{name}")
    )
    prefixed = {start + name: schema for name, schema in definitions.items()} | position_schemas(game)
    return {start + "View": view_schema} | prefixed | {start + "Action": union, start + "Event": events(game)}


def return_type(function: Callable[..., Struct]) -> object:
    """Return the declared return type of a function; any object if it has no schema."""
    try:
        kind = get_type_hints(function)["return"]
        msgspec.json.schema(kind)
    except (KeyError, NameError, TypeError):
        return dict
    return kind


def position_schemas(game: Game) -> dict[str, object]:
    """Return a game's position with its parts, such as `GamePosition` and `GamePositionPlayer`, if any."""
    if game.extras.position is None:
        return {}
    start, kind = prefix(game) + "Position", return_type(game.extras.position)
    _, definitions = msgspec.json.schema_components([kind], ref_template=REF.format(name=start + "{name}"))
    return {start + name.removeprefix("Position"): schema for name, schema in definitions.items()}


def events(game: Game) -> dict[str, object]:
    """Return the kinds of events and their facts: numbers, seats, or words that start with `$`."""
    kinds = []
    for kind in game.wording.events:
        facts = {
            name: {"type": ["integer", "string"] if name in game.wording.fact_words else "integer"}
            for name in game.wording.facts[kind]
        }
        properties = {
            "kind": {"const": kind.name.lower()},
            "facts": {"type": "object", "properties": facts, "required": list(facts)},
        }
        kinds.append({"type": "object", "properties": properties, "required": ["kind", "facts"]})
    return {"anyOf": kinds}


def with_references(schema: object) -> object:
    """Let fields for the view or action of any game refer to `GameView` or `GameAction`."""
    match schema:
        case dict() if (kind := REFERENCES.get(schema.get("description", ""))) is not None:
            return {"$ref": REF.format(name=kind)}
        case dict():
            return {name: with_references(each) for name, each in schema.items()}
        case list():
            return [with_references(each) for each in schema]
    return schema
