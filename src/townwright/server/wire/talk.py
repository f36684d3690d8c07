"""Table talk."""

from msgspec import Struct


class Talk(Struct, frozen=True, tag="talk", tag_field="type"):
    """Something said at the table."""

    id: int
    seat: int
    text: str
    at: int
