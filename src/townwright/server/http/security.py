"""Security middleware, which sees every request before the application does.

It refuses foreign hosts and origins and too many requests, and adds headers that restrict what a browser does with the
answer.
"""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from townwright.server import metrics
from townwright.server.http.hosts import Hosts
from townwright.server.http.refusals import STATUS, refusal_body, refusal_message
from townwright.server.rate_limits import Buckets, ConcurrencyLimit, rate_limit_key
from townwright.server.settings import Settings
from townwright.server.wire.errors import Refusal

log = structlog.get_logger()
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
Message = MutableMapping[str, Any]
Scope = Message
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
#: The rate limit of an address, as a multiple of a guest's: several people may share an address.
ADDRESS_FACTOR = 10
#: Close code of a socket that has no route.
NO_ROUTE = 4404


class SecurityMiddleware:
    """The outermost middleware, except for the one that reads the headers of proxies."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app, self.settings = app, settings
        limits = settings.limits
        self.hosts = Hosts(settings)
        self.addresses = Buckets(limits.requests * ADDRESS_FACTOR, limits.burst * ADDRESS_FACTOR)
        self.active = ConcurrencyLimit(limits.address_connections, limits.all_connections)
        self.bodies = ConcurrencyLimit(limits.address_bytes, limits.all_bytes)
        extra = {"strict-transport-security": "max-age=31536000"} if settings.is_secure else {}
        self.headers = [(name.encode(), value.encode()) for name, value in {**HEADERS, **extra}.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        key = rate_limit_key(scope.get("client"))
        refusal = self._refusal(scope, key)
        handle = self._handle_socket if scope["type"] == "websocket" else self._handle_request
        if refusal is None and not self.active.acquire(key):
            refusal = Refusal("too-much", "server-many-requests")
        elif refusal is None:
            try:
                await handle(scope, receive, send, key, None)
            finally:
                self.active.release(key)
            return
        await handle(scope, receive, send, key, refusal)

    async def _handle_socket(self, scope: Scope, receive: Receive, send: Send, _: str, refusal: Refusal | None) -> None:
        if refusal is None:
            await self.app(scope, receive, explain_close(send))
        else:
            metrics.REFUSALS.labels(refusal.kind).inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def _handle_request(
        self, scope: Scope, receive: Receive, send: Send, key: str, refusal: Refusal | None
    ) -> None:
        start, status, method = time.perf_counter(), 0, method_of(scope)
        body_size = 0

        async def receive_counted() -> Message:
            nonlocal body_size
            message = await receive()
            size = len(message.get("body", b""))
            if not self.bodies.acquire(key, size):
                raise Refusal("too-much", "server-much-data")
            body_size += size
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self.headers]
            elif method == "HEAD":
                message["body"] = b""
            await send(message)

        try:
            if refusal is None:
                if method == "HEAD":  # answered like GET, without the body
                    scope["method"] = "GET"
                await self.app(scope, receive_counted, send_with_headers)
            else:
                await self._refuse(refusal, send_with_headers)
        except Exception:
            log.exception("request failed", method=method, path=scope["path"])
            if status:  # the answer has begun: the connection is closed
                raise
            await self._refuse(Refusal("internal", "server-internal"), send_with_headers)
        finally:
            self.bodies.release(key, body_size)
            metrics.REQUESTS.labels(method, status).observe(time.perf_counter() - start)

    def _refusal(self, scope: Scope, key: str) -> Refusal | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if host and host not in self.hosts:
            return Refusal("wrong-host", "server-wrong-host", host=host[:80])
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and b"origin" in headers and not self._is_own_page(headers):
            return Refusal("forbidden", "server-foreign-origin")
        if not self.addresses.take(key):
            return Refusal("too-much", "server-slow-network", most=self.settings.limits.requests * ADDRESS_FACTOR)
        return None

    def _is_own_page(self, headers: dict[bytes, bytes]) -> bool:
        """Return whether a request comes from our own page: an allowed origin or, by default, the same host."""
        origin = headers[b"origin"].decode("latin-1")
        if self.settings.origins:
            return origin in self.settings.origins
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(host) and host == headers.get(b"host", b"").decode("latin-1")

    async def _refuse(self, refusal: Refusal, send: Send) -> None:
        body = refusal_body(refusal)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": STATUS[refusal.kind], "headers": headers})
        await send({"type": "http.response.body", "body": body})


def explain_close(send: Send) -> Send:
    """Return a `send` that accepts a socket without a route, so that it can be closed with a code.

    A page in a browser cannot read any other answer.
    """
    is_accepted = False

    async def send_explained(message: Message) -> None:
        nonlocal is_accepted
        if message["type"] == "websocket.close" and not is_accepted:
            last = msgspec.json.encode(refusal_message(Refusal("missing", "server-no-route"))).decode()
            await send({"type": "websocket.accept", "headers": []})
            await send({"type": "websocket.send", "text": last})
            message = {"type": "websocket.close", "code": NO_ROUTE, "reason": ""}
        is_accepted = True
        await send(message)

    return send_explained


def method_of(scope: Scope) -> str:
    """Return the method; "other" for unknown ones, so that clients cannot create unlimited metrics."""
    method = str(scope["method"])
    return method if method in {*SAFE, "POST", "PUT", "DELETE", "PATCH"} else "other"
