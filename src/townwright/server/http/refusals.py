"""Refusals as responses: a status for programs, a sentence for people."""

import msgspec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from townwright.core.errors import (
    AmbiguousAction,
    BadFile,
    IllegalAction,
    NotPossible,
    TownwrightError,
    UnreadableAction,
)
from townwright.server import metrics
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_server import Refused
from townwright.server.wire.state import State
from townwright.server.wire.words import sentence

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
    "wrong-host": HTTP_421_MISDIRECTED_REQUEST,
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


class OutOfDate(Refusal):
    """The refusal of a message that was sent for an older state, with the current state; HTTP only."""

    def __init__(self, refusal: Refusal, state: State) -> None:
        super().__init__(refusal.kind, refusal.reason.message, **refusal.reason.arguments)
        self.state = state


def kind_of(error: TownwrightError) -> str:
    return error.kind if isinstance(error, Refusal) else KINDS[type(error)]


def refusal_message(error: TownwrightError, reply: int | None = None) -> Refused:
    """Return the message about a refused request, and count it in the metrics."""
    metrics.REFUSALS.labels(kind_of(error)).inc()
    state = error.state if isinstance(error, OutOfDate) else None
    return Refused(kind_of(error), sentence(error.reason), reply=reply, state=state)


def refusal_body(refusal: Refusal) -> bytes:
    """Return a refusal as the body of an HTTP response, for requests that do not reach a route."""
    return msgspec.json.encode(msgspec.structs.replace(refusal_message(refusal), text=refusal.reason.say()))
