"""All routes of the HTTP interface. Each handler says what it does; the work is done elsewhere."""

from litestar import Router

from townwright.server.http import (
    analyses,
    catalogue,
    challenges,
    game_files,
    guests,
    puzzles,
    results,
    score_helper,
    tables,
)
from townwright.server.settings import Limits

MODULES = (analyses, catalogue, challenges, game_files, guests, puzzles, results, score_helper, tables)


def api(limits: Limits) -> Router:
    """The routes under `/api`. Match files may be larger than anything else."""
    files = Router("/", route_handlers=[tables.import_file], request_max_body_size=limits.file)
    handlers = [each for module in MODULES for each in module.handlers]
    return Router("/api", route_handlers=[*handlers, files], request_max_body_size=limits.body)
