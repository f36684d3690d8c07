"""The server: tables, seats, live play over HTTP and WebSocket. It uses `Match` and contains no rules."""

from importlib.util import find_spec

from townwright.core.optional_packages import extra

with extra("server"):
    if find_spec("litestar") is None:  # not imported, because the processes of bots do not need it
        raise ModuleNotFoundError(name="litestar")
