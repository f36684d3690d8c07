"""Lessons: a first game, step by step, on the real board. A lesson is data: a match file with notes.

A game brings it in the folder `lesson` of its package: `lesson.json` is a match file that also names its steps;
`en.ftl` and `de.ftl` hold what the coach says at each of them. What a step accepts is what the match goes on with.
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
    """A step: shown once `at` actions are played; it ends when those up to the next step are played too.

    If the next step has the same place, there is nothing to do but to read. The last step leaves the learner free.
    """

    at: Annotated[int, Meta(ge=0)]
    note: str  # said as `note-<note>`
    #: Parts of the board that the note is about.
    highlights: tuple[str, ...] = msgspec.field(default=(), name="lights")
    #: Decisions that are as good as the one of the match; the following actions must fit them too.
    alternatives: tuple[str, ...] = msgspec.field(default=(), name="also")


class Lesson(MatchFile, kw_only=True):
    """A match file with notes: the actions before the first step are played before the learner sits down."""

    seat: int  # the learner's
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    digest: str = ""  # of the file: a table that was opened with another edition goes on without a coach

    @property
    def opening(self) -> list[str]:
        return self.actions[: self.steps[0].at]

    def end(self, step: int) -> int:
        """How many actions are played when a step is done."""
        return self.steps[step + 1].at if step + 1 < len(self.steps) else len(self.actions)

    def is_last(self, step: int) -> bool:
        return step == len(self.steps) - 1

    def reads(self, step: int) -> bool:
        """Whether a step only wants to be read."""
        return self.end(step) == self.steps[step].at

    def accepts(self, step: int, played: int) -> list[str]:
        """The decisions of the learner that a step takes after so many actions, as text; the last step takes any."""
        if played >= self.end(step):
            return []
        found, by_name = [self.actions[played]], game(self.game)
        kind = type(by_name.wording.read(found[0]))
        for text in self.actions[played + 1 : self.end(step)] if kind.unordered else ():
            if type(by_name.wording.read(text)) is not kind:
                break
            found.append(text)
        return found + (list(self.steps[step].alternatives) if played == self.steps[step].at else [])

    def takes(self, step: int, played: int, line: list[str]) -> bool:
        """Whether what was played after so many actions leads along the lesson, and not beyond the step."""
        actions = self.actions[played : self.end(step)]
        if len(line) > len(actions):
            return False
        alternatives = self.steps[step].alternatives if played == self.steps[step].at else ()
        return all(
            text == expected or (number == 0 and text in alternatives)
            for number, (text, expected) in enumerate(zip(line, actions))
        )


def lessons() -> Mapping[str, Lesson]:
    """The first lesson of each game that has one."""
    return {name: lesson for name, found in games().items() if (lesson := lesson_of(found)) is not None}


@cache
def lesson_of(found: Game) -> Lesson | None:
    """The first lesson of a game, if it has one that can be read."""
    path = lesson_folder(found) / "lesson.json"
    if not path.is_file():
        return None
    data = path.read_bytes()
    try:
        lesson = msgspec.json.decode(data, type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        report_broken_file(found, path, error)
        return None
    return msgspec.structs.replace(lesson, digest=hashlib.sha256(data).hexdigest()[:16])


def lesson_folder(found: Game) -> Path:
    """The folder with the lesson of a game and its words."""
    return found.package / "lesson"
