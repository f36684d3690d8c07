"""Routes for operators: health and metrics."""

import asyncio
import os
import time

import prometheus_client
import structlog
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from townwright import __version__
from townwright.server.http.routing import ServicesDep
from townwright.server.settings import METRICS_FOLDER
from townwright.server.storage.database import Database
from townwright.server.wire.health import Health

log = structlog.get_logger()
#: Seconds for which the result of a check is reused, and the timeout of a check.
CACHE_SECONDS, TIMEOUT_SECONDS = 3.0, 10.0


class DatabaseCheck:
    """Checks whether the database can be written; results are reused for a few seconds."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._checked_at, self._works = 0.0, True

    async def works(self, database: Database) -> bool:
        async with self._lock:
            if time.monotonic() >= self._checked_at + CACHE_SECONDS:
                reason = await self._failure(database)
                if reason is not None and self._works:
                    log.error("database failing", why=reason)
                self._works, self._checked_at = reason is None, time.monotonic()
            return self._works

    async def _failure(self, database: Database) -> str | None:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await database.check_writing()
        except Exception as error:
            return str(getattr(error, "orig", None) or error or type(error).__name__)
        return None


@get("/health", operation_id="health")
async def health(services: ServicesDep, database_check: NamedDependency[DatabaseCheck]) -> Response[Health]:
    """Return whether the server works and its database can be written."""
    works = await database_check.works(services.stores.database)
    failing = not works or services.compilation.failed
    answer = Health("failing" if failing else "ok", __version__, works)
    return Response(answer, status_code=HTTP_503_SERVICE_UNAVAILABLE if failing else HTTP_200_OK)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def show_metrics() -> bytes:
    """Return metrics for Prometheus, of all processes of this server."""
    if METRICS_FOLDER not in os.environ:
        return prometheus_client.generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return prometheus_client.generate_latest(registry)
