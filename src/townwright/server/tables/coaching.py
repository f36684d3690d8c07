"""A lesson at a table: what the learner is told, which decisions it takes, what the others play, going on and back."""

from collections.abc import Sequence
from typing import Literal

from townwright.core.action import Action
from townwright.core.errors import NotPossible, problem
from townwright.core.match import Match
from townwright.server.storage.commands import Turned
from townwright.server.tables.table import Table
from townwright.server.wire.lessons import Coaching
from townwright.server.wire.words import Sentence


def coaching(table: Table, seat: int | None) -> Coaching | None:
    """What the coach says to a seat: the points of its own score sheet, by their source, can be part of it."""
    lesson = table.lesson
    if lesson is None or not table.taught or seat != lesson.seat:
        return None
    step = lesson.steps[table.step]
    points = {row.source: row.points[seat] for row in table.playing.score_sheet}
    return Coaching(
        step=table.step + 1,
        steps=len(lesson.steps),
        note=Sentence(f"note-{step.note}", {**points, "total": sum(points.values())}),
        lights=list(step.lights),
        reads=lesson.reads(table.step),
        last=lesson.is_last(table.step),
    )


def accepted(table: Table) -> list[str] | None:
    """The decisions that the lesson takes now, as text; none if any will do."""
    if table.lesson is None or not table.guided:
        return None
    return table.lesson.accepts(table.step, len(table.line))


def check(table: Table, seat: int, line: Sequence[str | int | Action]) -> None:
    """Refuse what leads away from the lesson. It is tried on a copy: what chance brings cannot be taken back."""
    if table.lesson is None or not table.guided:
        return
    match = table.playing
    trial, before = Match.from_file(match.file, match.snapshot()), len(match.history)
    trial.play_line(line, seat)
    played = [each.action.text for each in trial.history[before:]]
    if not table.lesson.takes(table.step, before, played):
        raise problem(NotPossible, "lesson-something-else")


def reply(table: Table) -> str | None:
    """What the lesson has somebody else play next."""
    if table.lesson is None or not table.guided or table.turn == table.lesson.seat:
        return None
    return table.lesson.actions[len(table.line)]


def can_go_back(table: Table) -> bool:
    """Whether there was a step before, or a beginning of this one."""
    return table.lesson is not None and table.taught and (table.step > 0 or _has_begun(table))


def _has_begun(table: Table) -> bool:
    return table.lesson is not None and len(table.line) > table.lesson.steps[table.step].at


def turned(table: Table, go: Literal["on", "back", "free"]) -> Turned:
    """Go on from a note, back to the beginning of this step or of the one before, or out of the lesson."""
    lesson, step = table.lesson, table.step
    if lesson is None or not table.taught:
        raise problem(NotPossible, "lesson-over")
    if go == "free" or (lesson.is_last(step) and go == "on"):
        return Turned(len(lesson.steps), len(table.line))
    if go == "on":
        if not lesson.reads(step):
            raise problem(NotPossible, "lesson-something-else")
        return Turned(step + 1, len(table.line))
    if not can_go_back(table):
        raise problem(NotPossible, "nothing-to-undo")
    to = step if _has_begun(table) else step - 1
    table.turn_back(lesson.steps[to].at)
    return Turned(to, lesson.steps[to].at)
