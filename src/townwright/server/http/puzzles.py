"""Routes for puzzles."""

from townwright.puzzles import Puzzle, puzzle_files
from townwright.puzzles.rating import first_rating
from townwright.server.http.routing import (
    AnyRequest,
    AuthenticationDep,
    GuestDep,
    Id,
    ServicesDep,
    get,
    post,
)
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.tables.activities import puzzle
from townwright.server.wire.puzzles import PuzzleInfo, PuzzleSet
from townwright.server.wire.tables import TableLinks


@get("/puzzles", operation_id="puzzles")
async def puzzles(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
) -> list[PuzzleSet]:
    """Return the puzzles of all games, and my results and ratings; without a guest all are new."""
    guest = await authentication.find(request)
    store = PuzzleStore(services.stores.database)
    progress = await store.progress(guest.id) if guest else {}
    mine, ratings = await store.solver_ratings(guest.id) if guest else {}, await store.ratings()

    def info(name: str, number: int, puzzle: Puzzle) -> PuzzleInfo:
        key = f"{name}/{puzzle.id}"
        rating = round(ratings.get(key) or first_rating(puzzle))
        return PuzzleInfo(puzzle.id, number, puzzle.difficulty, rating, progress.get(key, "new"))  # type: ignore[arg-type]

    return [
        PuzzleSet(
            name,
            [info(name, number, each) for number, each in enumerate(file.puzzles, start=1)],
            round(mine[name].points) if name in mine else None,
        )
        for name, file in puzzle_files().items()
    ]


@post("/tables/{id:str}/play-on", operation_id="play_on")
async def play_on(services: ServicesDep, guest: GuestDep, id: Id) -> TableLinks:
    """Play on from an answered puzzle, at a new table against bots."""
    return await puzzle.continue_from_puzzle(services, guest, id)


handlers = [puzzles, play_on]
