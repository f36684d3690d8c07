"""Guests and their links."""

from msgspec import Struct

from townwright.server.wire.fields import Name, Token


class Me(Struct, frozen=True):
    """A guest: a name without an account. `confirm`: whether turns wait to be confirmed at new tables."""

    id: str
    name: str
    confirm: bool


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am."""

    name: Name
    confirm: bool = True


class Link(Struct, frozen=True):
    """A secret, the path of the page that takes it, and when it ends (Unix seconds; null: never)."""

    token: str
    path: str
    ends: int | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    token: Token
