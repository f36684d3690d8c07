"""Routes of challenges."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from townwright.server.http.routing import GameName, Id, Language, get, known_game, known_language, post, require_member
from townwright.server.storage.store import Guest
from townwright.server.tables import challenges
from townwright.server.tables.hall import Hall
from townwright.server.tables.people import People
from townwright.server.wire.challenges import ChallengeInfo, Day, Shared, Side
from townwright.server.wire.guests import Claim, Link
from townwright.server.wire.tables import Created

Date = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="a day, such as 2026-11-15")]


@get("/daily/{date:str}", operation_id="day")
async def day(
    request: Request[Any, Any, Any], people: NamedDependency[People], hall: NamedDependency[Hall], date: Date
) -> Day:
    """The challenges of a day; for a guest also how far they are with each."""
    return await challenges.day(hall, await people.find(request), date)


@post("/daily/{date:str}/{name:str}", operation_id="play_day")
async def play_day(hall: NamedDependency[Hall], guest: NamedDependency[Guest], date: Date, name: GameName) -> Created:
    """Play the challenge of a day: at the table where I have begun it, or at a new one."""
    return await challenges.play_day(hall, guest, date, known_game(name))


@get("/tables/{table:str}/share", operation_id="share")
async def share(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id, language: Language = "en"
) -> Shared:
    """The text about a finished challenge of the day, to be sent to friends."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
        return Shared(challenges.shared(found, guest.id, known_language(language)))


@post("/tables/{table:str}/challenge", operation_id="make_challenge", status_code=200)
async def make_challenge(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Link:
    """A link with which others play exactly what I have played."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
    return await challenges.make_challenge(hall, guest, table)


@get("/tables/{table:str}/challenge", operation_id="sides")
async def sides(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> list[Side]:
    """How the challenge went that this table is, or that was made from it: score sheets side by side."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
        return await challenges.sides_at(hall, guest.id, found)


@post("/challenges", operation_id="challenge", status_code=200)
async def look_at_challenge(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[Claim]
) -> ChallengeInfo:
    """What the link of a challenge asks for."""
    return await challenges.look_at_challenge(hall, guest, data.token)


@post("/challenges/take", operation_id="take_challenge")
async def take_challenge(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[Claim]) -> Created:
    """Take a challenge up: at the table where I have begun it, or at a new one."""
    return await challenges.take_challenge(hall, guest, data.token)


handlers = [day, play_day, share, make_challenge, sides, look_at_challenge, take_challenge]
