"""Explain in one sentence why a rule cannot be compiled.

Numba's own messages are hundreds of lines long, or only name a missing key.
"""

import re
import traceback

from numba.core.errors import NumbaError

from townwright.core.errors import CannotCompile, Reason

#: The line that Numba puts before the message itself.
PREAMBLE = "Failed in nopython mode pipeline"
#: A place in a source file in a message of Numba.
PLACE = re.compile(r'File "(?P<file>[^"\n]+)", line (?P<line>\d+)|at (?P<path>\S+) \((?P<number>\d+)\)')


def explain(error: Exception) -> CannotCompile | None:
    """Return the mistake in the rules behind a compile error; None if the rules are not the cause."""
    text = str(error)
    if isinstance(error, NumbaError):
        found = PLACE.search(text)
        place = (found["file"] or found["path"], found["line"] or found["number"]) if found else None
        text = next((line for line in text.splitlines() if line.strip() and not line.startswith(PREAMBLE)), text)
    else:
        place = _statement(error)
    if place is None:
        return None
    file, line = place
    if isinstance(error, KeyError):
        return CannotCompile(Reason("no-such-field", {"file": file, "line": line, "field": str(error.args[0])}))
    return CannotCompile(Reason("cannot-compile", {"file": file, "line": line, "why": text.strip().rstrip(".")}))


def _statement(error: Exception) -> tuple[str, str] | None:
    """Return file and line of the statement that Numba was typing when another error was raised.

    Such errors are a `KeyError` for a missing field, or a missing function of a module.
    """
    place = None
    for frame, _ in traceback.walk_tb(error.__traceback__):
        place = getattr(frame.f_locals.get("self"), "loc", None) or place
    return place and (place.filename, str(place.line))
