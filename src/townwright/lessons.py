"""Lessons: a first game, step by step. A lesson is a match file with notes.

The folder `lesson` of a game's package has a `lesson.json`, a match file with a list of steps, and `en.ftl` and
`de.ftl` with the notes. A step accepts the actions with which the match continues.
"""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from townwright.core.game import Game
from townwright.core.match_file import MatchFile
from townwright.core.registry import game, games, report_broken_file


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: shown after `at` actions, until the next step begins.

    If the next step has the same `at`, there is only a note to read. In the last step the learner plays freely.
    """

    at: Annotated[int, Meta(ge=0)]
    note: str  # the message `note-<note>`
    #: Parts of the board that the note is about.
    lights: tuple[str, ...] = ()
    #: Other decisions that the step accepts; the actions after it must be legal after these too.
    alternatives: tuple[str, ...] = msgspec.field(default=(), name="also")


class Lesson(MatchFile, kw_only=True):
    """A match file with notes; actions before the first step are played in advance."""

    seat: int  # the seat of the learner
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    digest: str = ""  # of the file; tables that began with another version continue without a coach

    @property
    def opening(self) -> list[str]:
        """The actions before the first step."""
        return self.actions[: self.steps[0].at]

    def end(self, step: int) -> int:
        """Return the number of actions at the end of a step."""
        return self.steps[step + 1].at if step + 1 < len(self.steps) else len(self.actions)

    def is_last(self, step: int) -> bool:
        """Return whether this is the last step."""
        return step == len(self.steps) - 1

    def is_note_only(self, step: int) -> bool:
        """Return whether a step is only a note to read."""
        return self.end(step) == self.steps[step].at

    def accepted_decisions(self, step: int, played: int) -> list[str]:
        """Return the decisions a step accepts after `played` actions, as text.

        Empty for a step that is only a note, and for the last step, which accepts any decision.
        """
        if played >= self.end(step):
            return []
        accepted, wording = [self.actions[played]], game(self.game).wording
        kind = type(wording.read(accepted[0]))
        for text in self.actions[played + 1 : self.end(step)] if kind.unordered else ():
            if type(wording.read(text)) is not kind:
                break
            accepted.append(text)
        return accepted + (list(self.steps[step].alternatives) if played == self.steps[step].at else [])

    def continues(self, step: int, played: int, line: list[str]) -> bool:
        """Return whether the actions in `line` follow the lesson after `played` actions and stay in the step."""
        actions = self.actions[played : self.end(step)]
        if len(line) > len(actions):
            return False
        alternatives = self.steps[step].alternatives if played == self.steps[step].at else ()
        return all(
            text == expected or (number == 0 and text in alternatives)
            for number, (text, expected) in enumerate(zip(line, actions))
        )


def lessons() -> Mapping[str, Lesson]:
    """Return the lessons of all games that have one."""
    return {name: lesson for name, game in games().items() if (lesson := lesson_of(game)) is not None}


@cache
def lesson_of(game: Game) -> Lesson | None:
    """Return the lesson of a game; None if it has none that can be read."""
    path = lesson_folder(game) / "lesson.json"
    if not path.is_file():
        return None
    data = path.read_bytes()
    try:
        lesson = msgspec.json.decode(data, type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        report_broken_file(game, path, error)
        return None
    return msgspec.structs.replace(lesson, digest=hashlib.sha256(data).hexdigest()[:16])


def lesson_folder(game: Game) -> Path:
    """Return the folder with the lesson of a game and its messages."""
    return game.package / "lesson"
