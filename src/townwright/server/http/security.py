"""What every request passes first: foreign origins are turned away, floods are slowed down, answers carry the headers
that keep a browser careful."""

import time
from collections.abc import Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from townwright.server import metrics
from townwright.server.http.refusals import STATUS, refused
from townwright.server.rate_limits import Buckets, rate_limit_key
from townwright.server.settings import Settings
from townwright.server.wire.errors import Refusal

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
#: An address may be shared by a whole house: it gets so many times what a guest gets.
SHARED = 10
#: How a socket is closed that leads nowhere.
NO_ROUTE = 4404


class SecurityMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app, self.settings = app, settings
        limits = settings.limits
        self.addresses = Buckets(limits.requests * SHARED, limits.burst * SHARED)
        extra = {"strict-transport-security": "max-age=31536000"} if settings.is_secure else {}
        self.headers = [(name.encode(), value.encode()) for name, value in {**HEADERS, **extra}.items()]

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, explain_close(send))
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        begun, status, method = time.perf_counter(), 0, method_of(scope)

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self.headers]
            elif method == "HEAD":
                message["body"] = b""
            await send(message)

        if refusal is None:
            if method == "HEAD":  # what looks whether a page is there asks so: as GET would be answered, without a body
                scope["method"] = "GET"
            await self.app(scope, receive, send_with_headers)
        else:
            await self._refuse(refusal, send_with_headers)
        metrics.REQUESTS.labels(method, status).observe(time.perf_counter() - begun)

    def _refusal(self, scope: MutableMapping[str, Any]) -> Refusal | None:
        headers = dict(scope["headers"])
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and b"origin" in headers and not self._known(headers):
            return Refusal("forbidden", "server-foreign-origin")
        if not self.addresses.take(rate_limit_key(scope.get("client"))):
            return Refusal("too-much", "server-slow-down")
        return None

    def _known(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a browser's page comes from here: from a named origin or, without any, from the same host."""
        origin = headers[b"origin"].decode("latin-1")
        if self.settings.origins:
            return origin in self.settings.origins
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(host) and host == headers.get(b"host", b"").decode("latin-1")

    async def _refuse(self, refusal: Refusal, send: Any) -> None:
        body = msgspec.json.encode(msgspec.structs.replace(refused(refusal), text=refusal.reason.say()))
        kind: Iterable[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": STATUS[refusal.kind], "headers": list(kind)})
        await send({"type": "http.response.body", "body": body})


def explain_close(send: Any) -> Any:
    """Sends what a socket is to be sent. One that is closed before it was opened has no route: it is opened to say so,
    for a browser's page could not read any other answer."""
    opened = False

    async def send_with_headers(message: MutableMapping[str, Any]) -> None:
        nonlocal opened
        if message["type"] == "websocket.close" and not opened:
            last = msgspec.json.encode(refused(Refusal("missing", "server-no-route"))).decode()
            await send({"type": "websocket.accept", "headers": []})
            await send({"type": "websocket.send", "text": last})
            message = {"type": "websocket.close", "code": NO_ROUTE, "reason": ""}
        opened = True
        await send(message)

    return send_with_headers


def method_of(scope: MutableMapping[str, Any]) -> str:
    """The method, or one word for all those that nobody has heard of: they must not fill the memory."""
    method = str(scope["method"])
    return method if method in {*SAFE, "POST", "PUT", "DELETE", "PATCH"} else "other"
