"""The errors that the server raises when something cannot be done."""

from townwright.core.errors import Sentence, TownwrightError


class Refusal(TownwrightError):
    """A request that the server refuses; nothing has changed."""

    def __init__(self, kind: str, message: str, **arguments: object) -> None:
        super().__init__(Sentence(message, arguments))
        self.kind = kind


class Stale(Refusal):
    """The table has changed since the state that a command was meant for."""

    def __init__(self) -> None:
        super().__init__("stale", "server-stale")


class Conflict(Exception):
    """Another process has stored a command with this number."""
