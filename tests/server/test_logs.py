"""Log lines of a server."""

import json
import subprocess
import sys

import pytest

LINES = """
import logging
from townwright.server.logs import set_up

set_up("{form}")
logging.getLogger("sqlalchemy").warning("a slow %s", "query")
logging.getLogger("sqlalchemy").info("a query")
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
logging.getLogger("uvicorn.error").error("a crash")
"""


@pytest.mark.parametrize("form", ["json", "console"])
def test_warnings_of_libraries_are_log_lines_like_all_others(form: str) -> None:
    code = LINES.format(form=form)
    lines = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.splitlines()
    if form == "json":
        shown = [json.loads(line) for line in lines]
        assert [(line["level"], line["source"], line["message"]) for line in shown] == [
            ("warning", "sqlalchemy", "a slow query"),
            ("error", "uvicorn.error", "a crash"),
        ]
    else:
        assert ["source=sqlalchemy" in line for line in lines] == [True, False]
        assert all("library" in line for line in lines)
