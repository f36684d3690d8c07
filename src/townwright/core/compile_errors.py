"""Explain in one sentence why a rule cannot be compiled, with its file and line.

Numba's own messages are hundreds of lines long, or only name a missing key. So the rules are run interpreted first, and
Python's error is the explanation. If there is none, Numba's message is shortened.
"""

import builtins
import dis
import re
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path

from numba.core.errors import NumbaError

from townwright.core.code_parts import CORE, AnyEntryPoint
from townwright.core.errors import CannotCompile, Sentence
from townwright.core.rule import reachable_rules
from townwright.core.trace import python_error

#: Colour codes, which Numba adds to its messages if the package colorama is installed.
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
#: The line that Numba puts before the message itself.
PREAMBLE = "Failed in nopython mode pipeline"
#: A file and line in one of Numba's messages.
PLACE = re.compile(r'File "(?P<file>[^"\n]+)", line (?P<line>\d+)|at (?P<path>\S+) \((?P<number>\d+)\)')
#: A plain function where a rule is needed.
NOT_A_RULE = re.compile(r"Untyped global name '(?P<name>\w+)'.*<class 'function'>")
#: A call that does not fit the parameters of a rule.
CALL = re.compile(r"(missing a required argument: '\w+'|too many positional arguments)")
#: An operation that the types do not support; Numba lists the types in the next line.
OPERATION = re.compile(r"No implementation of function Function\((?P<name>.+)\) found for signature")
TYPES = re.compile(r">>> \w+\((?P<types>.*)\)")
#: A file and a line.
Place = tuple[str, str]
#: Numba's message is cut after this many characters.
MAX_MESSAGE_LENGTH = 160


def explain(error: Exception, entry: AnyEntryPoint) -> CannotCompile | None:
    """Return the mistake in the rules behind a compile error; None if the rules are not the cause."""
    packages = entry.packages - {CORE} or entry.packages
    mistake = _rerun(entry.part.rerun, packages) or _undefined_name(entry) or _from_numba(error, packages)
    if mistake is None:
        return None
    (file, line), why = mistake
    return CannotCompile(Sentence("cannot-compile", {"file": file, "line": line, "why": why}))


def _rerun(rerun: Callable[[], None] | None, packages: Iterable[Path]) -> tuple[Place, Sentence | str] | None:
    """Run the rules interpreted; return the Python error and where in the game's code it is raised."""
    if rerun is None:
        return None
    try:
        rerun()
    except Exception as error:
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if _is_inside(frame.filename, packages):
                return (frame.filename, str(frame.lineno)), python_error(error)
    return None


def _undefined_name(entry: AnyEntryPoint) -> tuple[Place, Sentence] | None:
    """Return an undefined name in a branch that the rerun did not reach, and its place."""
    for function in (entry.py_func, *(rule.py_func for rule in reachable_rules([entry]))):
        line = function.__code__.co_firstlineno
        for instruction in dis.get_instructions(function):
            line = (instruction.positions.lineno if instruction.positions else None) or line
            is_defined = instruction.argval in function.__globals__ or hasattr(builtins, str(instruction.argval))
            if instruction.opname == "LOAD_GLOBAL" and not is_defined:
                return (function.__code__.co_filename, str(line)), Sentence(
                    "no-such-name", {"name": instruction.argval}
                )
    return None


def _from_numba(error: Exception, packages: Iterable[Path]) -> tuple[Place, Sentence] | None:
    """Return Numba's message in one line, and the place in the game's code that it names."""
    if not isinstance(error, NumbaError):
        place = _compiled_place(error)
        if place is None:
            return None
        if isinstance(error, KeyError):
            return place, Sentence("no-such-field", {"field": str(error.args[0])})
        return place, Sentence("not-compilable", {"why": COLOUR.sub("", str(error)).strip().rstrip(".")})
    text = COLOUR.sub("", str(error))
    places = [
        (str(Path(location["file"] or location["path"]).absolute()), location["line"] or location["number"])
        for location in PLACE.finditer(text)
    ]
    if not places:
        return None
    place = next((each for each in places if _is_inside(each[0], packages)), places[0])
    not_a_rule = NOT_A_RULE.search(text)
    if not_a_rule:
        return place, Sentence("needs-rule", {"name": not_a_rule["name"]})
    return place, Sentence("not-compilable", {"why": _shorten(text)})


def _shorten(text: str) -> str:
    """Return the line of Numba's message that names the mistake."""
    call, operation, types = CALL.search(text), OPERATION.search(text), TYPES.search(text)
    if call:
        return call[1]
    line = next((line for line in text.splitlines() if line.strip() and not line.startswith(PREAMBLE)), text)
    if operation:
        name = operation["name"].removeprefix("<built-in function ").removesuffix(">")
        line = f"no {name} for {types['types'] if types else 'these types'}"
    line = line.strip().rstrip(".:")
    return line if len(line) <= MAX_MESSAGE_LENGTH else f"{line[:MAX_MESSAGE_LENGTH]} …"


def _is_inside(file: str, folders: Iterable[Path]) -> bool:
    return any(Path(file).is_relative_to(folder) for folder in folders)


def _compiled_place(error: Exception) -> Place | None:
    """Return the file and line that Numba was compiling when it raised an error of another type.

    Examples are a `KeyError` for a missing field, and an error for a missing function of a module.
    """
    place = None
    for frame, _ in traceback.walk_tb(error.__traceback__):
        place = getattr(frame.f_locals.get("self"), "loc", None) or place
    return place and (place.filename, str(place.line))
