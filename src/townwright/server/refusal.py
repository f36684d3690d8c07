"""What is answered when something cannot be done: a status for programs, a sentence for people."""

from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from townwright.core.errors import (
    AmbiguousAction,
    BadFile,
    IllegalAction,
    NotPossible,
    Reason,
    TownwrightError,
    UnreadableAction,
)
from townwright.server import metrics
from townwright.server.messages import Refused, State
from townwright.server.present import sentence

#: The kinds of refusal and their statuses.
STATUS = {
    "unreadable": HTTP_400_BAD_REQUEST,
    "ambiguous": HTTP_400_BAD_REQUEST,
    "bad-file": HTTP_400_BAD_REQUEST,
    "bad-request": HTTP_400_BAD_REQUEST,
    "no-guest": HTTP_401_UNAUTHORIZED,
    "forbidden": HTTP_403_FORBIDDEN,
    "missing": HTTP_404_NOT_FOUND,
    "too-slow": HTTP_408_REQUEST_TIMEOUT,
    "stale": HTTP_409_CONFLICT,
    "not-possible": HTTP_409_CONFLICT,
    "too-large": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "illegal": HTTP_422_UNPROCESSABLE_ENTITY,
    "too-much": HTTP_429_TOO_MANY_REQUESTS,
    "internal": HTTP_500_INTERNAL_SERVER_ERROR,
}
KINDS: dict[type[TownwrightError], str] = {
    UnreadableAction: "unreadable",
    AmbiguousAction: "ambiguous",
    BadFile: "bad-file",
    IllegalAction: "illegal",
    NotPossible: "not-possible",
}


class Refusal(TownwrightError):
    """Something that the server does not do; nothing has changed."""

    def __init__(self, kind: str, message: str, **arguments: object) -> None:
        super().__init__(Reason(message, arguments))
        self.kind = kind
        self.state: State | None = None  # what somebody who was behind has to know


def kind_of(error: TownwrightError) -> str:
    return error.kind if isinstance(error, Refusal) else KINDS[type(error)]


def refused(error: TownwrightError, reply: int | None = None) -> Refused:
    """The answer to what cannot be done; it is counted."""
    metrics.REFUSALS.labels(kind_of(error)).inc()
    state = error.state if isinstance(error, Refusal) else None
    return Refused(kind_of(error), sentence(error.reason), reply=reply, state=state)
