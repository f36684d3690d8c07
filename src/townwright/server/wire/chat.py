"""Chat messages."""

from msgspec import Struct


class ChatMessage(Struct, frozen=True, tag="talk", tag_field="type"):
    """A chat message."""

    id: int
    seat: int
    text: str
    at: int
