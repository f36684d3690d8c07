"""What every game owes whoever plays it, whatever its rules are: for tests, and for `townwright check`.

A check is a function that fails with an `AssertionError`. Its name is the id of the sentence that says what holds,
`check-<name>` in `en.ftl` and `de.ftl` beside this module.
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

#: The folder with the sentences of all checks.
SENTENCES = Path(__file__).parent

Check = Callable[..., None]


def checks(*modules: ModuleType) -> list[Check]:
    """The checks of some modules: their public functions, in order."""
    return [
        value
        for module in modules
        for name, value in vars(module).items()
        if isfunction(value) and value.__module__ == module.__name__ and not name.startswith("_")
    ]


#: Checks of a `Case`: rules, scores, hidden information, and what people read.
TABLE = checks(play, scoring, hidden, wording)
#: Checks of a `Case` that compile the rules.
COMPILED = [machine_code.compiled_rules_agree, machine_code.bots_play]
#: Checks of a `Game`: its words, its files for the page.
WORDS = checks(words)
PAGE = checks(page)
#: Checks of a `Lesson`, and of a `PuzzleFile`.
LESSON = checks(lesson)
PUZZLES = checks(puzzle)


class Requirement(NamedTuple):
    """A check, and what is checked: a `Case`, a `Game`, a `Lesson` or a `PuzzleFile`."""

    check: Check
    subject: Case | Game | Lesson | PuzzleFile

    def __call__(self) -> None:
        self.check(self.subject)

    def __str__(self) -> str:
        case = f"-{self.subject}" if isinstance(self.subject, Case) else ""
        return f"{self.check.__name__}{case}"


def requirements(game: Game, quick: bool = False) -> list[Requirement]:
    """Everything that a game has to meet and that runs interpreted, check by check.

    `quick`: only with the fewest and the most players, and with the recommended options.
    """
    tried = list(cases(game))
    if quick:
        tried = [case for case in tried if not case.options and case.players in (game.players[0], game.players[-1])]
    found = lesson_of(game)
    return [
        *(Requirement(check, case) for check in TABLE for case in tried),
        *(Requirement(check, game) for check in [*WORDS, *PAGE]),
        *(Requirement(check, found) for check in LESSON if found),
    ]


def compiled_requirements(game: Game) -> list[Requirement]:
    """What a game has to meet once its rules are compiled."""
    tried = list(cases(game))
    file = puzzle_file(game)
    return [
        *(Requirement(check, case) for check in COMPILED for case in dict.fromkeys([tried[0], tried[-1]])),
        *(Requirement(check, file) for check in PUZZLES if file),
    ]
