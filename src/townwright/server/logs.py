"""Log lines: plain text, or one JSON object per line.

They never contain a secret: tracebacks leave out the values of variables, which may include a seed, and database errors
leave out the values to be stored.
"""

import logging
import sys

import structlog


class ToStructlog(logging.Handler):
    """Passes the log records of libraries on to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        log.log(record.levelno, "library", source=record.name, message=record.getMessage(), exc_info=record.exc_info)


def set_up(form: str) -> None:
    """Write log lines to standard error."""
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
    logging.basicConfig(handlers=[ToStructlog(logging.WARNING)], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # its warnings are about what clients send
