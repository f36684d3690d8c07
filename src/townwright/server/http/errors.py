"""Errors as HTTP responses, and strict parsing of requests."""

from typing import Any

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException

from townwright.core.errors import TownwrightError
from townwright.locale import LANGUAGES
from townwright.server.http.authentication import Connection
from townwright.server.http.refusals import STATUS, kind_of, refusal_message
from townwright.server.http.routing import AnyRequest
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_server import Refused

log = structlog.get_logger()
#: Maximum number of values in a body. They are estimated by counting these bytes, including those inside strings.
#: Megabytes of empty lists would block the event loop for hundreds of milliseconds. Even the longest match files stay
#: below the limit.
MAX_VALUES, SEPARATORS = 50_000, (b",", b"[", b"{")


class StrictRequest(AnyRequest):
    """A request with a strictly typed body: 0 is not false, "1" is not a number."""

    async def json(self) -> Any:
        field, body = self.route_handler.parsed_data_field, await self.body()
        if sum(map(body.count, SEPARATORS)) > MAX_VALUES:
            raise Refusal("too-large", "server-too-many-values", most=MAX_VALUES)
        try:
            return msgspec.json.decode(body, type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-request", "server-bad-message", why=str(error)[:200]) from None


def on_refusal(request: AnyRequest, error: TownwrightError) -> Response[Refused]:
    """Respond with the refusal, and a sentence in the reader's language."""
    if kind_of(error) == "internal":
        log.error("internal error", method=request.method, path=request.url.path, why=error.reason.message)
    return answer(request, error)


def answer(request: AnyRequest, error: TownwrightError) -> Response[Refused]:
    text = error.reason.say(language_of(request))
    return Response(msgspec.structs.replace(refusal_message(error), text=text), status_code=STATUS[kind_of(error)])


def language_of(connection: Connection) -> str:
    """Return the first language in `Accept-Language` that we have; otherwise English."""
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """Respond to a request that cannot be parsed or has no route."""
    kind = {401: "no-guest", 403: "forbidden", 404: "missing", 413: "too-large", 429: "too-much"}.get(error.status_code)
    if kind == "missing":
        refusal = Refusal(kind, "server-no-route")
    elif kind == "too-large":
        refusal = Refusal(kind, "server-too-large", most=request.route_handler.resolve_request_max_body_size() or 0)
    else:
        refusal = Refusal(kind or "bad-request", "server-bad-message", why=details(error))
    response = answer(request, refusal)
    response.status_code = error.status_code
    return response


def details(error: HTTPException) -> str:
    """Return which part of a request is wrong, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    ]
    return "; ".join(parts)[:200] or str(error.detail)[:200]


def on_failure(request: AnyRequest, error: Exception) -> Response[Refused]:
    """Log an internal error; the response does not reveal it."""
    log.error("request failed", method=request.method, path=request.url.path, exc_info=error)
    return answer(request, Refusal("internal", "server-internal"))
