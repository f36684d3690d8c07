"""The OpenAPI document, the WebSocket messages and every game's types among its schemas."""

from typing import Any

from townwright.server.app import build
from townwright.server.settings import Settings
from townwright.server.wire.schemas import complete


def document() -> dict[str, Any]:
    """The whole document as plain data. No database is touched for it."""
    return complete(build(Settings(database=":memory:")).openapi_schema.to_schema())
