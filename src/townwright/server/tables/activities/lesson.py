"""Lesson: the coach's notes, the accepted decisions, the moves of the others, and the steps."""

from collections.abc import Iterator, Sequence

from townwright.bots.bot import bot_names
from townwright.core import errors
from townwright.core.action import Action
from townwright.core.errors import NotPossible, TownwrightError, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import seed_number
from townwright.lessons import Lesson as LessonData
from townwright.lessons import lesson_of
from townwright.server.storage.commands import Acted, Command, Redone, Seated, SteppedTo
from townwright.server.storage.database import Database
from townwright.server.storage.lessons import LessonStore
from townwright.server.storage.records import Guest, StartingPoint
from townwright.server.tables.activities.play import Play
from townwright.server.tables.opening import Setup, seat_and_open
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.errors import Refusal
from townwright.server.wire.tables import Bot, Mine, SeatPlan, TableLinks
from townwright.server.wire.words import Sentence


class LessonState(ActivityState, frozen=True, tag="lesson"):
    """The current step of a lesson, from 1, with its note and the parts of the board to highlight.

    `note_only`: the step is only a note to read; `last`: the next move is an ordinary one and ends the lesson.
    """

    step: int
    steps: int
    note: Sentence
    lights: list[str]
    note_only: bool
    last: bool


class Lesson(Play):
    """A first game with a coach, until its last step is done or its learner plays freely."""

    name = "lesson"
    opened_by_name = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        lesson = lesson_at(table)
        assert lesson is not None
        self.lesson = lesson

    @classmethod
    def applies(cls, table: Table) -> bool:
        lesson = lesson_at(table)
        return lesson is not None and table.step < len(lesson.steps)

    @classmethod
    def offered_by(cls, game: Game) -> bool:
        return lesson_of(game) is not None

    @classmethod
    async def open(cls, services: Services, guest: Guest, game: Game, id: str | None) -> TableLinks:  # noqa: ARG003
        """Open a table for the first lesson of a game, with easy bots."""
        lesson = lesson_of(game)
        if lesson is None:
            raise Refusal("missing", "server-no-lesson", game=game.title())
        plans: list[SeatPlan] = [
            Mine() if seat == lesson.seat else Bot(bot_names()[0]) for seat in range(len(lesson.players))
        ]
        start = StartingPoint(lesson.opening, activity=cls.name, key=lesson.digest)
        return await seat_and_open(
            services, guest, Setup(game, seed_number(lesson.seed), lesson.options, starting_point=start), plans
        )

    @property
    def guides(self) -> bool:
        """Whether the lesson decides what is played next: at every step but the last."""
        return not self.lesson.is_last(self.table.step)

    # Offering

    @property
    def confirms_turns(self) -> bool:
        return not self.guides

    def accepted_decisions(self) -> Sequence[str] | None:
        return self.lesson.accepted_decisions(self.table.step, len(self.table.line)) if self.guides else None

    def objection(self) -> errors.Sentence | None:
        return errors.Sentence("lesson-something-else") if self.guides else None

    def bot_reply(self) -> str | None:
        if not self.guides or self.table.turn == self.lesson.seat:
            return None
        return self.lesson.actions[len(self.table.line)]

    # Accepting

    def act(self, guest: str, line: Sequence[str | int | Action]) -> tuple[Acted | None, TownwrightError | None]:
        seat = self.table.require_seat(guest, self.table.turn)
        if self.guides:
            self._check(seat, line)
        return self.table.act(seat, line)

    def _check(self, seat: int, line: Sequence[str | int | Action]) -> None:
        """Raise if a line leads away from the lesson; it is tried on a copy, because draws cannot be undone."""
        match = self.table.loaded_match
        trial, start = Match.from_file(match.file, match.snapshot()), len(match.history)
        trial.play_line(line, seat)
        played = [each.action.text for each in trial.history[start:]]
        if not self.lesson.continues(self.table.step, start, played):
            raise problem(NotPossible, "lesson-something-else")

    def go(self, guest: str, to: str) -> Iterator[Command]:
        """Continue after a note, go back to the start of this or the previous step, or leave the lesson."""
        table, lesson, step = self.table, self.lesson, self.table.step
        table.require_seat(guest, lesson.seat)
        if to == "free" or (to == "on" and lesson.is_last(step)):
            yield SteppedTo(len(lesson.steps), len(table.line))
        elif to == "on" and lesson.is_note_only(step):
            yield SteppedTo(step + 1, len(table.line))
        elif to != "back":
            raise problem(NotPossible, "lesson-something-else")
        elif not self._can_go_back:
            raise problem(NotPossible, "nothing-to-undo")
        else:
            target = step if self._has_begun else step - 1
            table.rewind_to(lesson.steps[target].at)
            yield SteppedTo(target, lesson.steps[target].at)

    # Undoing

    def can_undo(self, guest: str | None) -> bool:
        return self.lesson.seat in self.table.seats_of(guest) and self._can_go_back

    @property
    def can_redo(self) -> bool:
        return False

    def undo(self, guest: str) -> Iterator[Command]:
        return self.go(guest, "back")

    def redo(self, guest: str) -> Command:  # noqa: ARG002
        raise problem(NotPossible, "nothing-to-redo")

    @property
    def _has_begun(self) -> bool:
        """Whether an action of this step has been played."""
        return len(self.table.line) > self.lesson.steps[self.table.step].at

    @property
    def _can_go_back(self) -> bool:
        """Whether there is an earlier step, or an action of this one to undo."""
        return self.table.step > 0 or self._has_begun

    # Presenting and recording

    def state(self, seat: int | None) -> LessonState | None:
        """Return what the coach says; notes may mention the learner's points by their source."""
        table, lesson = self.table, self.lesson
        if seat != lesson.seat:
            return None
        step = lesson.steps[table.step]
        points = {row.source: row.points[lesson.seat] for row in table.loaded_match.score_sheet}
        return LessonState(
            step=table.step + 1,
            steps=len(lesson.steps),
            note=Sentence(f"note-{step.note}", {**points, "total": sum(points.values())}),
            lights=list(step.lights),
            note_only=lesson.is_note_only(table.step),
            last=lesson.is_last(table.step),
        )

    def before_record(self, command: Command) -> None:
        """Go to the next step when this one is done; end after the last step or if the learner leaves."""
        table, lesson = self.table, self.lesson
        match command:
            case Acted() | Redone():
                if lesson.is_last(table.step):
                    table.confirmed_count = len(table.line)
                    table.step += 1
                elif not lesson.is_note_only(table.step):
                    if len(table.line) + len(command.entries) >= lesson.end(table.step):
                        table.step += 1
            case Seated() if command.seat == lesson.seat and command.kind != "person":
                table.step = len(lesson.steps)

    async def store_progress(self, database: Database, guest: str, command: Command) -> None:
        """Store that the learner has finished the lesson: they play on from its last step."""
        if self.lesson.is_last(self.table.step) and isinstance(command, Acted | Redone | SteppedTo):
            await LessonStore(database).finish(guest, self.table.game.name)


def lesson_at(table: Table) -> LessonData | None:
    """Return the lesson that a table was opened for, unless its file or the rules have changed since."""
    lesson = None if table.read_only else lesson_of(table.game)
    return lesson if lesson is not None and lesson.digest == table.description.starting_point.key else None
