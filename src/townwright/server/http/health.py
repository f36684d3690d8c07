"""Routes of operation: health and metrics."""

import os

import prometheus_client
from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from townwright import __version__
from townwright.server.http.routing import ServicesDep
from townwright.server.settings import TOGETHER
from townwright.server.wire.health import Health


@get("/health", operation_id="health")
async def health(services: ServicesDep) -> Response[Health]:
    """Whether the server and its database work."""
    works = await services.stores.database.works()
    failing = not works or services.compilation.failed
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
