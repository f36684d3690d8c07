"""Routes for puzzles from a guest's own games."""

from townwright.core.registry import games
from townwright.puzzles.repetition import LEVELS
from townwright.server.http.routing import (
    AnyRequest,
    AuthenticationDep,
    GuestDep,
    Id,
    ServicesDep,
    delete,
    get,
)
from townwright.server.storage.database import now
from townwright.server.wire.errors import Refusal
from townwright.server.wire.puzzles import OwnPuzzleInfo


@get("/practice", operation_id="practice")
async def own_puzzles(
    request: AnyRequest, authentication: AuthenticationDep, services: ServicesDep
) -> list[OwnPuzzleInfo]:
    """Return the puzzles from my own games, those due first; none without a guest."""
    guest = await authentication.find(request)
    stored = await services.stores.own_puzzles.all(guest.id) if guest else []
    at, versions = now(), {name: game.version for name, game in games().items()}
    return [
        OwnPuzzleInfo(
            each.id,
            each.game,
            each.points_lost,
            each.added,
            each.review.level,
            LEVELS,
            each.review.is_due(at),
            each.review.due,
        )
        for each in stored
        if versions.get(each.game) == each.rules
    ]


@delete("/practice/{id:str}", operation_id="delete_own_puzzle")
async def delete_own_puzzle(services: ServicesDep, guest: GuestDep, id: Id) -> None:
    """Delete a puzzle from one of my games."""
    if not await services.stores.own_puzzles.delete(guest.id, id):
        raise Refusal("missing", "no-such-puzzle", puzzle=id)


handlers = [own_puzzles, delete_own_puzzle]
