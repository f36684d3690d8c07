"""Lessons."""

from msgspec import Struct

from townwright.server.wire.fields import Key
from townwright.server.wire.words import Sentence


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The first lesson of a game, at a table of its own."""

    game: Key


class LessonState(Struct, frozen=True, tag="lesson", tag_field="kind"):
    """Where a lesson stands: the step, counted from 1, of how many; what the coach says (a word of the lesson), and
    which parts of the board that is about. `reads`: there is nothing to do but to read and to go on; `last`: whatever
    is done now is an ordinary move, and ends the lesson."""

    step: int
    steps: int
    note: Sentence
    lights: list[str]
    reads: bool
    last: bool
