"""What a player points at on a table."""

from msgspec import Struct

from townwright.server.wire.fields import Key, Whole


class Square(Struct, frozen=True, tag="square", tag_field="kind", forbid_unknown_fields=True):
    """A square of a ground on which cards are laid; the board names the ground."""

    ground: Key
    x: Whole
    y: Whole


class Thing(Struct, frozen=True, tag="thing", tag_field="kind", forbid_unknown_fields=True):
    """Anything else that the board names: a card, a section, a city."""

    thing: Key
    name: Key


Target = Square | Thing
