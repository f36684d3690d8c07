"""Run the checks of a game and report failures."""

import ast
import linecache
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import cast

import msgspec

from townwright.conformance import MESSAGES, Requirement, compiled_requirements, play, requirements
from townwright.conformance.random_games import Case
from townwright.core.errors import CannotCompile, Sentence, TownwrightError
from townwright.core.game import Game
from townwright.core.rule import COMPILED
from townwright.core.trace import interpreted, python_error

#: Types of values that are shown with a failure.
PLAIN = (int, float, str, list, tuple, set, dict, msgspec.Struct)
#: Maximum length of a value shown with a failure, in characters.
MAX_VALUE_LENGTH = 100


@dataclass(frozen=True)
class Failure:
    """Why a check failed: the case, the place in the code, the reason and the values of variables."""

    case: Sentence | None
    file: str
    line: int
    code: str
    why: Sentence | str
    values: str

    @property
    def place(self) -> Sentence:
        """The place in the code as a sentence."""
        return _sentence("failure-place", file=self.file, line=str(self.line), code=self.code)


@dataclass(frozen=True)
class CheckResult:
    """The result of a check, with the failure if it failed."""

    name: str
    failure: Failure | None

    @property
    def sentence(self) -> Sentence:
        """What is checked, as a sentence."""
        return _sentence(f"check-{self.name}")


def run(game: Game, quick: bool = False) -> Iterator[CheckResult]:
    """Run the checks of a game, first interpreted, then compiled.

    It stops early if games do not end, because the other checks would fail too. `quick`: fewer cases, no compiling.
    """
    failed = False
    with interpreted(game):
        for result in _results(requirements(game, quick), game):
            yield result
            failed = failed or result.failure is not None
            if failed and result.name == play.games_end.__name__:
                return
    if not failed and not quick and COMPILED:
        for result in _results(compiled_requirements(game), game):
            yield result
            if result.failure is not None:
                return


def _results(all_requirements: Iterable[Requirement], game: Game) -> Iterator[CheckResult]:
    """Yield the result of each check over all its subjects, with the first failure."""
    for name, group in groupby(all_requirements, key=lambda each: each.check.__name__):
        failure = None
        for requirement in group:
            failure = failure or _failure(requirement, game)
        yield CheckResult(name, failure)


def _failure(requirement: Requirement, game: Game) -> Failure | None:
    """Run a check; return the failure or None."""
    try:
        requirement()
    except Exception as error:
        return _explain(error, game, requirement.subject)
    return None


def _explain(error: Exception, game: Game, subject: object) -> Failure:
    """Return a failure for an error, in the game's own code if it was raised there."""
    frames = list(traceback.walk_tb(error.__traceback__))
    game_frames = [each for each in frames if Path(each[0].f_code.co_filename).is_relative_to(game.package)]
    check_frames = [each for each in frames if Path(each[0].f_code.co_filename).parent == MESSAGES]
    frame, line = (check_frames if isinstance(error, AssertionError) else game_frames or check_frames)[-1]
    file = frame.f_code.co_filename
    case = _case(subject)
    if isinstance(error, CannotCompile):
        case = None  # the same for all players and options
        file, line = str(error.reason.arguments["file"]), int(str(error.reason.arguments["line"]))
    code, values = linecache.getline(file, line).strip(), ""
    why = python_error(error)
    if isinstance(error, AssertionError):
        code, values = _assertion(frame, line)
        why = str(error)
    elif isinstance(error, CannotCompile):
        why = cast("Sentence | str", error.reason.arguments["why"])
    elif isinstance(error, TownwrightError):
        why = error.reason
    return Failure(case, _display_path(Path(file)), line, code, why, values)


def _display_path(path: Path) -> str:
    """Return a path relative to the current folder, if it is below."""
    path = path.absolute()
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def _case(subject: object) -> Sentence | None:
    """Return a description of a `Case`; None for other subjects."""
    if not isinstance(subject, Case):
        return None
    options = ", ".join(f"{name}={choice}" for name, choice in subject.options.items())
    return _sentence(
        "failure-case",
        players=subject.players,
        options=options or _sentence("failure-default-options"),
        seed=str(subject.last_seed),
    )


def _assertion(frame: FrameType, line: int) -> tuple[str, str]:
    """Return the condition of the assertion at a line, and the values of its variables."""
    source = Path(frame.f_code.co_filename).read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert) and node.lineno <= line <= (node.end_lineno or 0):
            condition = ast.get_source_segment(source, node.test) or ""
            names = dict.fromkeys(each.id for each in ast.walk(node.test) if isinstance(each, ast.Name))
            values = {name: frame.f_locals[name] for name in names if name in frame.f_locals}
            lines = [f"{name} = {_short(value)}" for name, value in values.items() if isinstance(value, PLAIN)]
            return " ".join(condition.split()), ", ".join(lines)
    return linecache.getline(frame.f_code.co_filename, line).strip(), ""


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= MAX_VALUE_LENGTH else f"{text[:MAX_VALUE_LENGTH]} …"


def _sentence(message: str, **arguments: object) -> Sentence:
    return Sentence(message, arguments, MESSAGES)
