"""Lessons."""

from msgspec import Struct

from townwright.server.wire.fields import Key
from townwright.server.wire.words import Sentence


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The first lesson of a game, at a table of its own."""

    game: Key


class LessonState(Struct, frozen=True, tag="lesson", tag_field="kind"):
    """The current step of a lesson, from 1, with its note and the parts of the board to highlight.

    `reads`: the step is only a note to read; `last`: the next move is an ordinary one and ends the lesson.
    """

    step: int
    steps: int
    note: Sentence
    lights: list[str]
    reads: bool
    last: bool
