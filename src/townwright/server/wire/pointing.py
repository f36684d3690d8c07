"""What a player points at on a table."""

from msgspec import Struct

from townwright.server.wire.fields import Key, Whole


class Square(Struct, frozen=True, tag="square", tag_field="kind", forbid_unknown_fields=True):
    """A square of a card table; `ground` is the board's name for the card table."""

    ground: Key
    x: Whole
    y: Whole


class BoardItem(Struct, frozen=True, tag="thing", tag_field="kind", forbid_unknown_fields=True):
    """Any other named part of the board: a card, a section, a city.

    `thing` is what it is, such as `section` (the board's attribute `data-section`), `name` which one.
    """

    thing: Key
    name: Key


Target = Square | BoardItem
