"""Puzzle: the question, the verdict, trying again, and the better line."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Literal

import msgspec

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.differences import Difference
from townwright.core.action import Action
from townwright.core.errors import NotPossible, TownwrightError, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import MatchFile
from townwright.puzzles import Puzzle as PuzzleData
from townwright.puzzles import describe_choice, find_puzzle, puzzle_file, puzzles_of
from townwright.server.storage.commands import Acted, Command, Started, SteppedTo
from townwright.server.storage.database import Database
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.storage.records import Guest, StartingPoint
from townwright.server.tables import boxes
from townwright.server.tables.action_json import action_json, shown_action, stored_action_json
from townwright.server.tables.activities.play import Play
from townwright.server.tables.opening import Setup, default_plans, seat_and_open
from townwright.server.tables.playing_on import play_on
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_thread
from townwright.server.tables.table import Table
from townwright.server.wire.actions import ActionJson, ShownAction
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.errors import Refusal
from townwright.server.wire.tables import TableLinks
from townwright.server.wire.words import Sentence


class PuzzleChoice(ShownAction, frozen=True):
    """A choice of a puzzle: expected lead, win chance, and where the best choice is better."""

    lead: float
    chance: float
    reasons: list[Difference]


class PuzzleState(ActivityState, frozen=True, tag="puzzle"):
    """The state of a puzzle. The solution is secret until the viewer finds it or asks for it (`shown`).

    After an answer, `lead` and `chance` are those of the best choice, and `alternatives` has the choice `played`, if it
    is listed. After the right answer, or once shown, `alternatives` has all listed choices, the best first, and `line`
    the decisions of the better line; the first `played_on` of them have been played. `exact`: the ending was solved.
    `own`: it is from a game of the viewer, who played `obvious`; it has no number.
    """

    id: str
    own: bool
    number: int
    count: int
    difficulty: int
    stage: Literal["asked", "wrong", "right", "shown"]
    exact: bool
    played: ShownAction | None
    lead: float | None
    chance: float | None
    obvious: ShownAction | None
    alternatives: list[PuzzleChoice]
    line: list[ActionJson]
    played_on: int


class Puzzle(Play):
    """A position in which one choice is clearly best; at step 1 of the table, the solution is shown."""

    name = "puzzle"
    opened_by_name = True
    is_game = False
    runs_bots = False
    is_own: ClassVar[bool] = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        puzzle = self.puzzle_at(table)
        assert puzzle is not None
        self.puzzle = puzzle

    @classmethod
    def puzzle_at(cls, table: Table) -> PuzzleData | None:
        """Return the puzzle that a table was opened for, unless the rules have changed since."""
        key = table.description.starting_point.key
        return None if table.read_only or key is None else find_puzzle(table.game, key)

    @classmethod
    def applies(cls, table: Table) -> bool:
        return cls.puzzle_at(table) is not None

    @classmethod
    def offered_by(cls, game: Game) -> bool:
        return puzzle_file(game) is not None

    @classmethod
    async def open(cls, services: Services, guest: Guest, game: Game, id: str | None) -> TableLinks:
        """Open a table for a puzzle; it replaces the table of the guest's last puzzle.

        The guest's box is used only if the puzzle's choices and points stay the same.
        """
        file = puzzles_of(game)
        puzzle = file.find(id or "")
        if puzzle is None:
            raise Refusal("missing", "no-such-puzzle", puzzle=id or "")
        await services.tables.refresh_everywhere(await PuzzleStore(services.stores.database).delete_tables(guest.id))
        start = StartingPoint(puzzle.actions, activity=cls.name, key=puzzle.id)
        changes = (await boxes.changes_in_use(services, guest.id)).get(game.name)
        if changes is not None and not await in_thread(file.works_with, puzzle, changes):
            changes = None
        setup = Setup(game, puzzle.seed, puzzle.options, changes, starting_point=start)
        return await seat_and_open(services, guest, setup, default_plans(puzzle.players, puzzle.seat))

    # Offering

    @property
    def expects_decision(self) -> bool:
        return self.table.step == 0 and len(self.table.line) == len(self.puzzle.actions)

    @property
    def confirms_turns(self) -> bool:
        return False

    def check_hint(self) -> None:
        raise Refusal("not-possible", "puzzle-no-hint")

    # Accepting

    def act(self, guest: str, line: Sequence[str | int | Action]) -> tuple[Acted | None, TownwrightError | None]:
        """Answer the puzzle: the first decision of the line counts."""
        if not self.expects_decision:
            raise Refusal("not-possible", "puzzle-answered")
        return super().act(guest, line[:1])

    def go(self, guest: str, to: str) -> Iterator[Command]:
        """Ask again, show the solution, or play the next decision of the better line."""
        table, start = self.table, len(self.puzzle.actions)
        table.require_seat(guest, self.puzzle.seat)
        if to not in ("again", "show", "on"):
            raise Refusal("not-possible", "puzzle-no-step", to=to)
        if to == "show" or (to == "again" and not self.expects_decision):
            table.rewind_to(start)
            yield SteppedTo(int(to == "show"), start)
        if to != "again":
            yield self._next()

    def _next(self) -> Acted:
        """Return the next decision of the better line, once the puzzle is solved or its solution shown."""
        line, count = self.puzzle.line, self._decision_count
        if self._stage[0] not in ("right", "shown") or count >= len(line) or self.table.turn is None:
            raise problem(NotPossible, "puzzle-line-over")
        command = self.table.act_for_bot(self.table.turn, [line[count]])
        assert command is not None
        return command

    # Undoing

    def can_undo(self, guest: str | None) -> bool:
        return bool(self.table.seats_of(guest)) and not self.expects_decision

    @property
    def can_redo(self) -> bool:
        return False

    def undo(self, guest: str) -> Iterator[Command]:
        return self.go(guest, "again")

    def redo(self, guest: str) -> Command:  # noqa: ARG002
        raise problem(NotPossible, "nothing-to-redo")

    # Presenting and recording

    def question(self, acting: bool) -> Sentence | None:
        return None if acting else Sentence("puzzle-answered")

    def state(self, seat: int | None) -> PuzzleState | None:
        """Return the puzzle as shown to its solver."""
        puzzle, game = self.puzzle, self.table.game
        if seat != puzzle.seat:
            return None
        number, count = self._number_and_count()
        stage, played = self._stage
        best, is_revealed = puzzle.alternatives[0], stage in ("right", "shown")
        file = _position_file(self.table)

        def describe(action: str | None) -> ShownAction | None:
            return None if action is None else shown_action(game, action, _sentence(file, action))

        obvious = puzzle.obvious if is_revealed else None
        alternatives = (
            puzzle.alternatives if is_revealed else [each for each in puzzle.alternatives if each.action == played]
        )
        return PuzzleState(
            id=puzzle.id,
            own=self.is_own,
            number=number,
            count=count,
            difficulty=puzzle.difficulty,
            stage=stage,
            exact=puzzle.exact,
            played=describe(played),
            lead=None if stage == "asked" else best.lead,
            chance=None if stage == "asked" else best.chance,
            obvious=describe(obvious),
            alternatives=[
                PuzzleChoice(
                    stored_action_json(game, each.action),
                    each.action,
                    _sentence(file, each.action),
                    each.lead,
                    each.chance,
                    each.reasons,
                )
                for each in alternatives
            ],
            line=[action_json(game.wording.read(each)) for each in puzzle.line] if is_revealed else [],
            played_on=self._decision_count if is_revealed else 0,
        )

    @property
    def _stage(self) -> tuple[Literal["asked", "wrong", "right", "shown"], str | None]:
        """The stage of the puzzle, and the solver's decision."""
        if self.expects_decision:
            return "asked", None
        if self.table.step:
            return "shown", None
        played = self.table.line[len(self.puzzle.actions)].text
        return ("right" if self.puzzle.is_right(played) else "wrong"), played

    def _number_and_count(self) -> tuple[int, int]:
        """Return the number of the puzzle, from 1, and how many there are."""
        puzzles = puzzles_of(self.table.game).puzzles
        return puzzles.index(self.puzzle) + 1, len(puzzles)

    @property
    def _decision_count(self) -> int:
        """The number of decisions since the question."""
        return sum(not entry.forced for entry in self.table.line[len(self.puzzle.actions) :])

    def before_record(self, command: Command) -> None:
        """Cache the replayed position, because the states after the answer need it.

        This does not block the event loop: `store_progress` has replayed it in a thread, and stored tables are opened
        in one.
        """
        if not isinstance(command, Started):
            _position(_position_file(self.table))

    async def store_progress(self, database: Database, guest: str, command: Command) -> None:
        """Store the answer; asking for the solution counts as a wrong one."""
        await in_thread(_position, _position_file(self.table))
        if self.expects_decision:
            is_right = isinstance(command, Acted) and self.puzzle.is_right(command.entries[0].text)
            await self._store_answer(database, guest, is_right)

    async def _store_answer(self, database: Database, guest: str, is_right: bool) -> None:
        await PuzzleStore(database).add_attempt(guest, self.table.game.name, self.puzzle, is_right)


def _position_file(table: Table) -> bytes:
    """Return the match file of a table's starting point, without the names of people."""
    description, start = table.description, table.description.starting_point
    corrections = description.corrections
    file = MatchFile(
        game=description.game,
        rules=description.rules,
        options=description.options,
        players=[str(number + 1) for number in range(description.players)],
        seed=description.seed,
        redeals=start.redeals or msgspec.UNSET,
        components=msgspec.UNSET if corrections is None else corrections,
        actions=start.actions,
    )
    return msgspec.msgpack.encode(file)


@lru_cache(maxsize=1000)
def _sentence(file: bytes, action: str) -> ActionSentence | None:
    """Return a choice at the position of a match file in words."""
    position = _position(file)
    assert position.to_move is not None
    return describe_choice(position, action, position.to_move)


@lru_cache(maxsize=20)
def _position(file: bytes) -> Match:
    """Return the match at the position of a match file."""
    return Match.from_file(msgspec.msgpack.decode(file, type=MatchFile))


async def continue_from_puzzle(services: Services, guest: Guest, id: str) -> TableLinks:
    """Open a new table that continues from an answered puzzle against bots."""
    async with services.tables.locked(id) as table:
        if not table.seats_of(guest.id):
            raise Refusal("missing", "server-no-table")
        table.require_current_rules()
        activity = table.activity
        if not isinstance(activity, Puzzle):
            raise Refusal("not-possible", "puzzle-none")
        if activity.expects_decision:
            raise Refusal("not-possible", "puzzle-first")
        match, seat = await in_thread(Match.from_file, table.loaded_match.file), activity.puzzle.seat
    if match.over:
        raise Refusal("not-possible", "game-over")
    return await play_on(services, guest, match, default_plans(len(match.people), seat), seat, None)
