"""Health of the server."""

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True):
    """Whether the server works and its database can be written."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
