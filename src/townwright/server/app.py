"""The application: everything put together."""

import asyncio
import gc
import multiprocessing
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from townwright import __version__
from townwright.core.errors import TownwrightError
from townwright.core.registry import broken_games
from townwright.server import logs
from townwright.server.http.authentication import Authentication
from townwright.server.http.errors import StrictRequest, on_failure, on_http_error, on_refusal
from townwright.server.http.health import health, show_metrics
from townwright.server.http.page import page
from townwright.server.http.routes import api
from townwright.server.http.security import SecurityMiddleware
from townwright.server.http.sockets import table_socket
from townwright.server.settings import STOPPING, Settings
from townwright.server.storage.channels import channels_for
from townwright.server.storage.records import Guest
from townwright.server.tables.services import Services
from townwright.server.wire.schemas import WholeDocument
from townwright.server.workers.pool import WorkerPool

log = structlog.get_logger()


def serve(settings: Settings, thinkers: WorkerPool) -> Any:
    """The application as a server process runs it."""
    logs.set_up(settings.logs)
    gc.freeze()  # what is loaded stays; and less is looked through, less often: states are no cycles
    gc.set_threshold(50_000, 20, 50)
    return secured(build(settings, thinkers), settings)


def secured(app: Litestar, settings: Settings) -> Any:
    """The application behind its guard, knowing who is behind a proxy."""
    return wrap_asgi_with_proxy_headers(SecurityMiddleware(app, settings), list(settings.proxies))


def build(settings: Settings, thinkers: WorkerPool | None = None) -> Litestar:
    """The application without its guard."""
    channels = channels_for(settings)
    services = Services.of(settings, channels, thinkers or WorkerPool(settings.thinkers, seed=settings.seed))
    authentication = Authentication(settings, services.stores, services.last_seen, services.bus)
    process = services.stores.database.process

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        if STOPPING is not None:
            asyncio.get_running_loop().add_signal_handler(STOPPING, services.viewers.dismiss)
            if multiprocessing.parent_process() is not None:
                # A key pressed at its terminal: the parent ends it in time.
                asyncio.get_running_loop().add_signal_handler(signal.SIGINT, services.viewers.dismiss)
        for name, reason in broken_games().items():
            log.warning("broken game", game=name, why=reason.say())
        log.info("serving", host=settings.host, port=settings.port, process=process)
        try:
            yield
        finally:
            await services.stop()
            log.info("stopped", process=process)

    async def the_guest(request: Request[Any, Any, Any]) -> Guest:
        return await authentication.require(request)

    return Litestar(
        request_class=StrictRequest,
        route_handlers=[
            api(settings.limits),
            table_socket,
            health,
            show_metrics,
            page,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "authentication": Provide(lambda: authentication, sync_to_thread=False),
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
