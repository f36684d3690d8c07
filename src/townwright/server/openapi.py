"""The OpenAPI document, with the WebSocket messages and every game's types."""

from functools import cache
from typing import Any

from townwright.server.app import build
from townwright.server.http.schemas import complete_document
from townwright.server.settings import Settings


@cache
def document() -> dict[str, Any]:
    """Return the whole document as plain data. It needs no database."""
    return complete_document(build(Settings(database=":memory:")).openapi_schema.to_schema())
