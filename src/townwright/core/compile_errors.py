"""Say in one sentence why a rule cannot be compiled. Numba takes hundreds of lines, or names a key and nothing else."""

import re
import traceback

from numba.core.errors import NumbaError

from townwright.core.errors import CannotCompile, Reason

#: What Numba says before it comes to the point.
PREAMBLE = "Failed in nopython mode pipeline"
#: A place in a source file, as Numba's messages name it.
PLACE = re.compile(r'File "(?P<file>[^"\n]+)", line (?P<line>\d+)|at (?P<path>\S+) \((?P<number>\d+)\)')


def explain(error: Exception) -> CannotCompile | None:
    """What is wrong with the rules, from an error while compiling; none if the error does not come from the rules."""
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
    """File and line of the statement whose types Numba was inferring, for an error that is not one of Numba's own: a
    record without the field (`KeyError`), a module without the function."""
    place = None
    for frame, _ in traceback.walk_tb(error.__traceback__):
        place = getattr(frame.f_locals.get("self"), "loc", None) or place
    return place and (place.filename, str(place.line))
