"""The application, assembled from its parts."""

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import structlog
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from townwright import __version__
from townwright.core.errors import TownwrightError
from townwright.core.registry import broken_games
from townwright.server import logs
from townwright.server.garbage_collection import collect_rarely
from townwright.server.http.authentication import Authentication
from townwright.server.http.errors import StrictRequest, on_failure, on_http_error, on_refusal
from townwright.server.http.health import DatabaseCheck, health, show_metrics
from townwright.server.http.page import page
from townwright.server.http.previews import preview
from townwright.server.http.routes import api
from townwright.server.http.routing import AnyRequest
from townwright.server.http.schemas import WholeDocument
from townwright.server.http.security import App, SecurityMiddleware
from townwright.server.http.sockets import table_socket
from townwright.server.settings import Settings
from townwright.server.storage.channels import channels_for
from townwright.server.storage.records import Guest
from townwright.server.tables.services import Services
from townwright.server.workers.pool import WorkerPool

log = structlog.get_logger()
#: Seconds after which a busy thread yields to another: a separate thread stores commands.
SWITCH_SECONDS = 0.001


def create_app(settings: Settings, workers: WorkerPool) -> tuple[Any, Callable[[], None]]:
    """Set up this server process; return its application, and a function that disconnects all viewers."""
    logs.set_up(settings.logs)
    collect_rarely()
    sys.setswitchinterval(SWITCH_SECONDS)
    app = build(settings, workers)
    return with_middleware(app, settings), app.state.services.viewers.disconnect


def with_middleware(app: Litestar, settings: Settings) -> Any:
    """Return the application behind its middleware: the headers of trusted proxies, then security."""
    protected: Any = SecurityMiddleware(cast(App, app), settings)
    return ProxyHeadersMiddleware(protected, list(settings.proxies))


def build(settings: Settings, workers: WorkerPool | None = None) -> Litestar:
    """Return the application without its middleware."""
    channels = channels_for(settings)
    services = Services.of(settings, channels, workers or WorkerPool(settings.bot_workers, seed=settings.seed))
    authentication = Authentication(settings, services.stores, services.last_seen, services.bus)
    database_check, process_id = DatabaseCheck(), services.stores.database.process_id

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        for name, reason in broken_games().items():
            log.warning("broken game", game=name, why=reason.say())
        log.info("serving", host=settings.host, port=settings.port, process=process_id)
        try:
            yield
        finally:
            await services.stop()
            log.info("stopped", process=process_id)

    async def provide_guest(request: AnyRequest) -> Guest:
        return await authentication.require(request)

    return Litestar(
        request_class=StrictRequest,
        route_handlers=[
            api(settings.limits),
            table_socket,
            health,
            show_metrics,
            preview,
            page,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "authentication": Provide(lambda: authentication, sync_to_thread=False),
            "database_check": Provide(lambda: database_check, sync_to_thread=False),
            "guest": Provide(provide_guest),
        },
        state=State({"services": services}),
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
        on_app_init=[disable_logging],
    )


def disable_logging(config: AppConfig) -> AppConfig:
    """Disable Litestar's logging; see `logs`."""
    config.logging_config = None
    return config
