"""The OpenAPI document, the WebSocket messages and every game's types among its schemas."""

from typing import Any

from townwright import __version__
from townwright.server.schemas import schemas


def document() -> dict[str, Any]:
    """The whole document as plain data."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Townwright", "version": __version__},
        "paths": {},
        "components": {"schemas": schemas()},
    }
