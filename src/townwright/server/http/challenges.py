"""Routes of challenges."""

from typing import Annotated

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
from townwright.server.wire.challenges import ChallengeInfo, Day, Shared, Side
from townwright.server.wire.guests import Claim, Link
from townwright.server.wire.tables import Created

Date = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="a day, such as 2026-11-15")]


@get("/daily/{date:str}", operation_id="day")
async def day(
    request: AnyRequest,
    authentication: AuthenticationDep,
    services: ServicesDep,
    date: Date,
) -> Day:
    """The challenges of a day; for a guest, with their progress."""
    return await challenges.day(services, await authentication.find(request), date)


@post("/daily/{date:str}/{name:str}", operation_id="play_day")
async def play_day(services: ServicesDep, guest: GuestDep, date: Date, name: GameName) -> Created:
    """Play the challenge of a day: at the table where I have begun it, or at a new one."""
    return await challenges.play_day(services, guest, date, known_game(name))


@get("/tables/{table:str}/share", operation_id="share")
async def share(services: ServicesDep, guest: GuestDep, table: Id, language: Language = "en") -> Shared:
    """The text about a finished daily challenge, to be sent to friends."""
    async with services.tables.at(table) as found:
        require_member(found, guest, False)
        return Shared(challenges.shared(found, guest.id, known_language(language)))


@post("/tables/{table:str}/challenge", operation_id="make_challenge", status_code=200)
async def make_challenge(services: ServicesDep, guest: GuestDep, table: Id) -> Link:
    """A link with which others play the same deal."""
    async with services.tables.at(table) as found:
        require_member(found, guest, False)
    return await challenges.make_challenge(services, guest, table)


@get("/tables/{table:str}/challenge", operation_id="sides")
async def sides(services: ServicesDep, guest: GuestDep, table: Id) -> list[Side]:
    """The results of the challenge played at this table or made from it: score sheets side by side."""
    async with services.tables.at(table) as found:
        require_member(found, guest, False)
        return await challenges.sides_at(services, guest.id, found)


@post("/challenges", operation_id="challenge", status_code=200)
async def look_at_challenge(services: ServicesDep, guest: GuestDep, data: JSONBody[Claim]) -> ChallengeInfo:
    """The challenge of a link."""
    return await challenges.look_at_challenge(services, guest, data.token)


@post("/challenges/take", operation_id="take_challenge")
async def take_challenge(services: ServicesDep, guest: GuestDep, data: JSONBody[Claim]) -> Created:
    """Accept a challenge: at the table where I have begun it, or at a new one."""
    return await challenges.take_challenge(services, guest, data.token)


handlers = [day, play_day, share, make_challenge, sides, look_at_challenge, take_challenge]
