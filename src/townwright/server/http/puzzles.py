"""Routes of puzzles."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import JSONBody

from townwright.puzzles import puzzle_files
from townwright.server.http.routing import Id, get, known_game, post
from townwright.server.storage.store import Guest
from townwright.server.tables import seating
from townwright.server.tables.hall import Hall
from townwright.server.tables.people import People
from townwright.server.wire.puzzles import NewPuzzle, PuzzleInfo, PuzzleSet
from townwright.server.wire.tables import Created


@get("/puzzles", operation_id="puzzles")
async def puzzles(
    request: Request[Any, Any, Any], people: NamedDependency[People], hall: NamedDependency[Hall]
) -> list[PuzzleSet]:
    """The puzzles of all games, and how I did; to whoever has not said who they are, all are new."""
    guest = await people.find(request)
    progress = await hall.store.puzzles.progress(guest.id) if guest else {}
    return [
        PuzzleSet(
            name,
            [
                PuzzleInfo(each.id, number, each.difficulty, progress.get(f"{name}/{each.id}", "new"))  # type: ignore[arg-type]
                for number, each in enumerate(file.puzzles, start=1)
            ],
        )
        for name, file in puzzle_files().items()
    ]


@post("/puzzles", operation_id="open_puzzle")
async def open_puzzle(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[NewPuzzle]) -> Created:
    """Open a table at which a puzzle is asked; it takes the place of my last one."""
    return await seating.open_puzzle(hall, guest, known_game(data.game), data)


@post("/tables/{table:str}/play-on", operation_id="play_on")
async def play_on(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Created:
    """Play on from where a puzzle stands, at a new table against bots, once it is answered."""
    return await seating.leave_puzzle(hall, guest, table)


handlers = [puzzles, open_puzzle, play_on]
