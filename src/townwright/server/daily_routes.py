"""The routes of challenges and results. Each says what it does; the work is done in `daily.py`."""

from typing import Annotated, Any

from litestar import Request, Response, Router
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from townwright.locale import LANGUAGES
from townwright.server import daily
from townwright.server.daily_messages import ChallengeInfo, Day, ResultInfo, Shared, Side
from townwright.server.game_files import GameName, Id, known_game
from townwright.server.hall import Hall
from townwright.server.messages import Claim, Created, Link
from townwright.server.people import People
from townwright.server.refusal import Refusal
from townwright.server.routes import get, post, require_member
from townwright.server.store import Guest

Date = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="a day, such as 2026-11-15")]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="the language of the words")]


def checked(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("missing", "cli-no-such-language", found=language, known=", ".join(LANGUAGES))
    return language


@get("/daily/{date:str}", operation_id="day")
async def day(
    request: Request[Any, Any, Any], people: NamedDependency[People], hall: NamedDependency[Hall], date: Date
) -> Day:
    """The challenges of a day; for a guest also how far they are with each."""
    return await daily.day(hall, await people.find(request), date)


@post("/daily/{date:str}/{name:str}", operation_id="play_day")
async def play_day(hall: NamedDependency[Hall], guest: NamedDependency[Guest], date: Date, name: GameName) -> Created:
    """Play the challenge of a day: at the table where I have begun it, or at a new one."""
    return await daily.play_day(hall, guest, date, known_game(name))


@get("/tables/{table:str}/share", operation_id="share")
async def share(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id, language: Language = "en"
) -> Shared:
    """The text about a finished challenge of the day, to be sent to friends."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
        return Shared(daily.shared(found, guest.id, checked(language)))


@post("/tables/{table:str}/challenge", operation_id="make_challenge", status_code=200)
async def make_challenge(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Link:
    """A link with which others play exactly what I have played."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
    return await daily.make_challenge(hall, guest, table)


@get("/tables/{table:str}/challenge", operation_id="sides")
async def sides(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> list[Side]:
    """How the challenge went that this table is, or that was made from it: score sheets side by side."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
        return await daily.sides_at(hall, guest.id, found)


@post("/challenges", operation_id="challenge", status_code=200)
async def look_at_challenge(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[Claim]
) -> ChallengeInfo:
    """What the link of a challenge asks for."""
    return await daily.look_at_challenge(hall, guest, data.token)


@post("/challenges/take", operation_id="take_challenge")
async def take_challenge(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[Claim]) -> Created:
    """Take a challenge up: at the table where I have begun it, or at a new one."""
    return await daily.take_challenge(hall, guest, data.token)


@get("/me/results", operation_id="results")
async def results(hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> list[ResultInfo]:
    """How my games have ended, the earliest first."""
    return await daily.told_results(hall, guest.id)


@get("/me/results.csv", operation_id="results_csv", media_type="text/csv")
async def results_csv(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], language: Language = "en"
) -> Response[str]:
    """The same for a spreadsheet."""
    made = await daily.as_csv(hall, guest.id, checked(language))
    return Response(
        made, media_type="text/csv", headers={"content-disposition": 'attachment; filename="townwright.csv"'}
    )


def daily_api(body: int) -> Router:
    """All routes of challenges and results."""
    handlers = [
        day,
        play_day,
        share,
        make_challenge,
        sides,
        look_at_challenge,
        take_challenge,
        results,
        results_csv,
    ]
    return Router("/api", route_handlers=handlers, request_max_body_size=body)
