"""Practice: a puzzle from a mistake in one of the guest's own games."""

import msgspec

from townwright.core.game import Game
from townwright.puzzles.mistakes import OwnPuzzle
from townwright.server.storage.database import Database
from townwright.server.storage.own_puzzles import OwnPuzzleStore
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.storage.records import Guest, StartingPoint
from townwright.server.tables.activities.puzzle import Puzzle
from townwright.server.tables.opening import Setup, default_plans, seat_and_open
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.tables import TableLinks


class Practice(Puzzle):
    """A puzzle that comes back at growing intervals. The table has a copy, as the guest may delete it."""

    name = "practice"
    is_own = True

    @classmethod
    def puzzle_at(cls, table: Table) -> OwnPuzzle | None:
        content = table.description.starting_point.content
        return None if table.read_only or content is None else msgspec.convert(content, OwnPuzzle)

    @classmethod
    def offered_by(cls, game: Game) -> bool:  # noqa: ARG003
        return True

    @classmethod
    async def open(cls, services: Services, guest: Guest, game: Game, id: str | None) -> TableLinks:
        """Open a table for one of the guest's own puzzles; it replaces their last puzzle."""
        stored = await services.stores.own_puzzles.find(guest.id, id or "")
        if stored is None or stored[0] != game.name:
            raise Refusal("missing", "no-such-puzzle", puzzle=id or "")
        _, rules, puzzle = stored
        if game.version != rules:
            raise Refusal("not-possible", "practice-old-rules")
        await services.tables.refresh_everywhere(await PuzzleStore(services.stores.database).delete_tables(guest.id))
        content = msgspec.to_builtins(puzzle)
        start = StartingPoint(puzzle.actions, puzzle.redeals, cls.name, puzzle.id, content)
        setup = Setup(game, puzzle.seed, puzzle.options, puzzle.components, start)
        return await seat_and_open(services, guest, setup, default_plans(puzzle.players, puzzle.seat))

    def _number_and_count(self) -> tuple[int, int]:
        return 0, 0  # not numbered

    async def _store_answer(self, database: Database, guest: str, is_right: bool) -> None:
        await OwnPuzzleStore(database).answer(guest, self.puzzle.id, is_right)
