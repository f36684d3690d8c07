"""Guests and their links."""

from msgspec import Struct

from townwright.server.wire.fields import Name, Token


class Me(Struct, frozen=True):
    """A guest: a name without an account. `confirm`: whether turns have to be confirmed at new tables.

    `former`: the name of the browser's own guest, while it is a device of this one. `lessons`: the games whose lesson
    is finished. `boxes`: the games that are played with this guest's corrections of the printed values.
    """

    id: str
    name: str
    confirm: bool
    former: str | None = None
    lessons: list[str] = []
    boxes: list[str] = []


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """My name and settings."""

    name: Name
    confirm: bool = True


class Link(Struct, frozen=True):
    """A secret, and the path of the page that accepts it."""

    token: str
    path: str


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    token: Token


class LinkOwner(Struct, frozen=True):
    """The guest that a device link belongs to; `mine`: this browser is that guest already."""

    name: str
    mine: bool


class DeviceInfo(Struct, frozen=True):
    """A browser that I use. `name` is empty if unknown; `last_seen` is in Unix seconds."""

    id: str
    name: str
    last_seen: int
    current: bool
