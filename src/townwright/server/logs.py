"""Log lines: for people at a terminal, or one JSON object a line.

No secret is ever put into one: tracebacks come without the values of variables, which may hold a seed, and what the
database complains about without what was to be stored.
"""

import logging
import sys

import structlog


def set_up(form: str) -> None:
    """Write log lines to the standard error."""
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    render = structlog.processors.JSONRenderer() if form == "json" else plain
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([structlog.processors.format_exc_info] if form == "json" else []),
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
