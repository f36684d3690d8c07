"""Routes for puzzles."""

from litestar.params import JSONBody

from townwright.puzzles import puzzle_files
from townwright.server.http.routing import (
    AnyRequest,
    AuthenticationDep,
    GuestDep,
    Id,
    ServicesDep,
    get,
    known_game,
    post,
)
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.tables.activities import puzzle
from townwright.server.wire.puzzles import NewPuzzle, PuzzleInfo, PuzzleSet
from townwright.server.wire.tables import CreatedTable


@get("/puzzles", operation_id="puzzles")
async def puzzles(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
) -> list[PuzzleSet]:
    """Return the puzzles of all games, and my results; without a guest all are new."""
    guest = await authentication.find(request)
    progress = await PuzzleStore(services.stores.database).progress(guest.id) if guest else {}
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
async def open_puzzle(services: ServicesDep, guest: GuestDep, data: JSONBody[NewPuzzle]) -> CreatedTable:
    """Open a table with a puzzle; it replaces the table of my last puzzle."""
    return await puzzle.open_puzzle(services, guest, known_game(data.game), data)


@post("/tables/{id:str}/play-on", operation_id="play_on")
async def play_on(services: ServicesDep, guest: GuestDep, id: Id) -> CreatedTable:
    """Play on from an answered puzzle, at a new table against bots."""
    return await puzzle.leave_puzzle(services, guest, id)


handlers = [puzzles, open_puzzle, play_on]
