"""Routes of operation: health and metrics."""

import os

import prometheus_client
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from townwright import __version__
from townwright.server.settings import TOGETHER
from townwright.server.tables.hall import Hall
from townwright.server.wire.health import Health


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
