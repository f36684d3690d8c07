"""All HTTP routes under `/api`; the socket of a table is in `sockets.py`."""

from importlib import import_module
from pkgutil import iter_modules

from litestar import Router

from townwright.server import http
from townwright.server.http.tables import import_file
from townwright.server.settings import Limits


def api(limits: Limits) -> Router:
    """Return a router with the `handlers` of all modules here; bodies with match files may be larger."""
    modules = [import_module(f"{http.__name__}.{each.name}") for each in iter_modules(http.__path__)]
    handlers = [each for module in modules for each in getattr(module, "handlers", ())]
    files = Router("/", route_handlers=[import_file], request_max_body_size=limits.file)
    return Router("/api", route_handlers=[*handlers, files], request_max_body_size=limits.body)
