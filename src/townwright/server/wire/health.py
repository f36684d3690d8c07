"""Health of the server."""

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True):
    """Whether the server and its database work."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
