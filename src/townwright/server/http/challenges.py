"""Routes for challenges."""

from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, PathParameter

from townwright.server.http.routing import (
    AnyRequest,
    AuthenticationDep,
    GameName,
    GuestDep,
    Id,
    Language,
    ServicesDep,
    get,
    known_game,
    known_language,
    post,
    require_member,
)
from townwright.server.tables import challenges
from townwright.server.wire.challenges import ChallengeInfo, ChallengeResult, Day, ShareText
from townwright.server.wire.guests import Link, LinkToken
from townwright.server.wire.tables import TableLinks

Date = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="a day, such as 2026-11-15")]


@get("/daily/{date:str}", operation_id="day")
async def day(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
    date: Date,
) -> Day:
    """Return the challenges of a day; for a guest, with their progress."""
    return await challenges.day(services, await authentication.find(request), date)


@post("/daily/{date:str}/{name:str}", operation_id="play_day")
async def play_day(services: ServicesDep, guest: GuestDep, date: Date, name: GameName) -> TableLinks:
    """Play the challenge of a day, at the table where I started it or at a new one."""
    return await challenges.play_day(services, guest, date, known_game(name))


@get("/tables/{id:str}/share", operation_id="share")
async def share(services: ServicesDep, guest: GuestDep, id: Id, language: Language = "en") -> ShareText:
    """Return the text to share about a finished daily challenge."""
    async with services.tables.locked(id) as table:
        require_member(table, guest, False)
        return await challenges.share_text(services, table, guest.id, known_language(language))


@get("/tables/{id:str}/share/image", operation_id="share_image", media_type="image/svg+xml")
async def share_image(services: ServicesDep, guest: GuestDep, id: Id, language: Language = "en") -> Response[str]:
    """Return the picture to share about a finished daily challenge."""
    async with services.tables.locked(id) as table:
        require_member(table, guest, False)
        drawing = await challenges.draw_share_image(services, table, guest.id, known_language(language))
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/tables/{id:str}/challenge", operation_id="make_challenge", status_code=200)
async def make_challenge(services: ServicesDep, guest: GuestDep, id: Id) -> Link:
    """Create a link that lets others play the same deal."""
    async with services.tables.locked(id) as table:
        require_member(table, guest, False)
    return await challenges.make_challenge(services, guest, id)


@get("/tables/{id:str}/challenge", operation_id="challenge_results")
async def challenge_results(services: ServicesDep, guest: GuestDep, id: Id) -> list[ChallengeResult]:
    """Return the results of the challenge played at this table or created from it, with score sheets."""
    async with services.tables.locked(id) as table:
        require_member(table, guest, False)
        return await challenges.results_at(services, guest.id, table)


@post("/challenges", operation_id="challenge", status_code=200)
async def look_at_challenge(services: ServicesDep, guest: GuestDep, data: JSONBody[LinkToken]) -> ChallengeInfo:
    """Return the challenge of a link."""
    return await challenges.look_at_challenge(services, guest, data.token)


@post("/challenges/take", operation_id="take_challenge")
async def take_challenge(services: ServicesDep, guest: GuestDep, data: JSONBody[LinkToken]) -> TableLinks:
    """Accept a challenge, at the table where I started it or at a new one."""
    return await challenges.take_challenge(services, guest, data.token)


handlers = [day, play_day, share, share_image, make_challenge, challenge_results, look_at_challenge, take_challenge]
