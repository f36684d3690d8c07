"""The application: everything put together."""

import asyncio
import gc
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import prometheus_client
import structlog
from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from townwright import __version__
from townwright.core.errors import TownwrightError
from townwright.core.registry import broken_games
from townwright.locale import LANGUAGES
from townwright.server import logs
from townwright.server.channels import channels_for
from townwright.server.daily_routes import daily_api
from townwright.server.game_files import game_files_api
from townwright.server.guard import Guard
from townwright.server.hall import Hall
from townwright.server.messages import Health, Refused
from townwright.server.page import page
from townwright.server.people import People
from townwright.server.puzzle_routes import puzzle_api
from townwright.server.refusal import STATUS, Refusal, kind_of, refused
from townwright.server.routes import api
from townwright.server.schemas import WholeDocument
from townwright.server.settings import STOPPING, TOGETHER, Settings
from townwright.server.sockets import table_socket
from townwright.server.store import Guest, Store, new_id
from townwright.server.thinking import Thinkers

log = structlog.get_logger()


def serve(settings: Settings, thinkers: Thinkers) -> Any:
    """The application as a server process runs it."""
    logs.set_up(settings.logs)
    gc.freeze()  # what is loaded stays; and less is looked through, less often: states are no cycles
    gc.set_threshold(50_000, 20, 50)
    return guarded(build(settings, thinkers), settings)


def guarded(app: Litestar, settings: Settings) -> Any:
    """The application behind its guard, knowing who is behind a proxy."""
    return wrap_asgi_with_proxy_headers(Guard(app, settings), list(settings.proxies))


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as strictly as what comes over a socket: 0 is not false, and "1" is no number."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-request", "server-bad-message", why=str(error)[:200]) from None


def build(settings: Settings, thinkers: Thinkers | None = None) -> Litestar:
    """The application without its guard."""
    store = Store(settings.url, new_id())
    channels = channels_for(settings)
    people = People(settings, store)
    hall = Hall(settings, store, channels, people, thinkers or Thinkers(settings.thinkers))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        if STOPPING is not None:
            asyncio.get_running_loop().add_signal_handler(STOPPING, hall.dismiss)
            if multiprocessing.parent_process() is not None:
                # A key pressed at its terminal: the parent ends it in time.
                asyncio.get_running_loop().add_signal_handler(signal.SIGINT, hall.dismiss)
        for name, reason in broken_games().items():
            log.warning("broken game", game=name, why=reason.say())
        log.info("serving", host=settings.host, port=settings.port, process=store.process)
        try:
            yield
        finally:
            await hall.close()
            log.info("stopped", process=store.process)

    async def the_guest(request: Request[Any, Any, Any]) -> Guest:
        return await people.require(request)

    return Litestar(
        request_class=StrictRequest,
        route_handlers=[
            api(settings.limits.body, settings.limits.file),
            game_files_api(),
            daily_api(settings.limits.body),
            puzzle_api(settings.limits.body),
            table_socket,
            health,
            show_metrics,
            page,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "guest": Provide(the_guest),
        },
        lifespan=[lifespan],
        plugins=[channels],
        exception_handlers={
            TownwrightError: on_refusal,
            HTTPException: on_http_error,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            "Townwright",
            __version__,
            path="/api/schema",
            render_plugins=[WholeDocument()],
            use_handler_docstrings=True,
        ),
        on_app_init=[no_logging],
    )


def no_logging(config: AppConfig) -> AppConfig:
    """Log lines are ours."""
    config.logging_config = None
    return config


@get("/health", operation_id="health")
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    """Whether the server and its database work."""
    works = await hall.store.works()
    failing = not works or hall.compilation.failed
    told = Health("failing" if failing else "ok", __version__, works)
    return Response(told, status_code=HTTP_503_SERVICE_UNAVAILABLE if failing else HTTP_200_OK)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def show_metrics() -> bytes:
    """Numbers for Prometheus; of all processes, where there are several."""
    if TOGETHER not in os.environ:
        return prometheus_client.generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return prometheus_client.generate_latest(registry)


def on_refusal(request: Request[Any, Any, Any], error: TownwrightError) -> Response[Refused]:
    """Something that cannot be done: in one sentence, in the reader's language."""
    text = error.reason.say(language_of(request))
    return Response(msgspec.structs.replace(refused(error), text=text), status_code=STATUS[kind_of(error)])


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language we speak that a reader asks for."""
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """A request that cannot be understood, or that nobody is there for."""
    kind = {401: "no-guest", 403: "forbidden", 404: "missing", 413: "too-large", 429: "too-much"}.get(error.status_code)
    if kind == "missing":
        refusal = Refusal(kind, "server-no-route")
    elif kind == "too-large":
        refusal = Refusal(kind, "server-too-large", most=request.route_handler.resolve_request_max_body_size() or 0)
    else:
        refusal = Refusal(kind or "bad-request", "server-bad-message", why=details(error))
    response = on_refusal(request, refusal)
    response.status_code = error.status_code
    return response


def details(error: HTTPException) -> str:
    """What is wrong with a request: the part of it and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    ]
    return "; ".join(parts)[:200] or str(error.detail)[:200]


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """Our own mistake: the log has it, nobody else sees it."""
    log.error("failed", method=request.method, path=request.url.path, exc_info=error)
    return on_refusal(request, Refusal("internal", "server-internal"))
