"""Decorators, parameters and checks that routes share."""

from functools import partial
from typing import Annotated, Any

import litestar
from litestar import Request
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from townwright.core.errors import NotPossible
from townwright.core.game import MAX_GAME_NAME_LENGTH, Game
from townwright.core.log import MAX_SEATS
from townwright.core.registry import game
from townwright.locale import LANGUAGES
from townwright.server.http.authentication import Authentication
from townwright.server.http.refusals import STATUS
from townwright.server.storage.records import Guest
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_server import Refused

AnyRequest = Request[Any, Any, Any]
ServicesDep = NamedDependency[Services]
AuthenticationDep = NamedDependency[Authentication]
GuestDep = NamedDependency[Guest]

ID = "^[A-Za-z0-9_-]+$"
Id = Annotated[str, PathParameter(min_length=1, max_length=24, pattern=ID)]
GameName = Annotated[str, PathParameter(min_length=1, max_length=MAX_GAME_NAME_LENGTH, pattern=ID)]
Since = Annotated[int, QueryParameter(ge=0, lt=2**31, description="the number of the last state that the client has")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=MAX_SEATS)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS, description="which of my seats to look from")]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="the language of the words")]

#: Gzip for large responses that are not files. The best level takes four times as long, and the event loop waits.
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=5))

ERRORS = {
    status: ResponseSpec(Refused, description="refused, see the schema", generate_examples=False)
    for status in sorted(set(STATUS.values()))
}
get, post = partial(litestar.get, responses=ERRORS), partial(litestar.post, responses=ERRORS)
put, delete = partial(litestar.put, responses=ERRORS), partial(litestar.delete, responses=ERRORS)


def known_game(name: str) -> Game:
    """Return the game with this name; raise if there is none."""
    try:
        return game(name)
    except NotPossible as error:
        raise Refusal("missing", error.reason.message, **error.reason.arguments) from None


def known_language(language: str) -> str:
    """Return the language; raise if it is not supported."""
    if language not in LANGUAGES:
        raise Refusal("missing", "cli-no-such-language", found=language[:20], known=", ".join(LANGUAGES))
    return language


def require_member(table: Table, guest: Guest, watches: bool) -> None:
    """Raise unless the guest plays or watches here; the error does not reveal that the table exists."""
    if not watches and not table.is_member(guest.id):
        raise Refusal("missing", "server-no-table")
