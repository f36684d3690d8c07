"""The error that the server raises when something cannot be done."""

from townwright.core.errors import Reason, TownwrightError


class Refusal(TownwrightError):
    """Something that the server does not do; nothing has changed."""

    def __init__(self, kind: str, message: str, **arguments: object) -> None:
        super().__init__(Reason(message, arguments))
        self.kind = kind
