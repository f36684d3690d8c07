"""Conformance checks for any game, used by the tests and by `townwright check`.

A check is a function that fails with an `AssertionError`. The message `check-<name>` in `en.ftl` and `de.ftl` says what
it checks.
"""

from collections.abc import Callable
from inspect import isfunction
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from townwright.conformance import hidden, lesson, machine_code, page, play, puzzle, scoring, wording, words
from townwright.conformance.random_games import Case, cases
from townwright.core.game import Game
from townwright.lessons import Lesson, lesson_of
from townwright.puzzles import PuzzleFile, puzzle_file

#: The folder with the messages of all checks.
MESSAGES = Path(__file__).parent

Check = Callable[..., None]


def checks(*modules: ModuleType) -> list[Check]:
    """Return the checks of some modules: their public functions, in order."""
    return [
        value
        for module in modules
        for name, value in vars(module).items()
        if isfunction(value) and value.__module__ == module.__name__ and not name.startswith("_")
    ]


#: Checks of a `Case`: rules, scores, hidden information and wording.
CASE_CHECKS = checks(play, scoring, hidden, wording)
#: Checks of a `Case` that compile the rules.
COMPILED_CHECKS = [machine_code.compiled_rules_agree, machine_code.bots_play]
#: Checks of a `Game`: its messages and its files for the page.
WORD_CHECKS = checks(words)
PAGE_CHECKS = checks(page)
#: Checks of a `Lesson`, and of a `PuzzleFile`.
LESSON_CHECKS = checks(lesson)
PUZZLE_CHECKS = checks(puzzle)


class Requirement(NamedTuple):
    """A check and its subject."""

    check: Check
    subject: Case | Game | Lesson | PuzzleFile

    def __call__(self) -> None:
        self.check(self.subject)

    def __str__(self) -> str:
        case = f"-{self.subject}" if isinstance(self.subject, Case) else ""
        return f"{self.check.__name__}{case}"


def requirements(game: Game, quick: bool = False) -> list[Requirement]:
    """Return all checks of a game that run interpreted.

    `quick`: only with the fewest and the most players, and the default options.
    """
    some_cases = list(cases(game))
    if quick:
        some_cases = [
            case for case in some_cases if not case.options and case.players in (game.players[0], game.players[-1])
        ]
    lesson = lesson_of(game)
    return [
        *(Requirement(check, case) for check in CASE_CHECKS for case in some_cases),
        *(Requirement(check, game) for check in [*WORD_CHECKS, *PAGE_CHECKS]),
        *(Requirement(check, lesson) for check in LESSON_CHECKS if lesson),
    ]


def compiled_requirements(game: Game) -> list[Requirement]:
    """Return all checks of a game that need compiled rules."""
    some_cases = list(cases(game))
    file = puzzle_file(game)
    return [
        *(
            Requirement(check, case)
            for check in COMPILED_CHECKS
            for case in dict.fromkeys([some_cases[0], some_cases[-1]])
        ),
        *(Requirement(check, file) for check in PUZZLE_CHECKS if file),
    ]
