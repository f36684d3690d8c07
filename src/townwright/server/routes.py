"""The HTTP interface. Each route says what it does; the work is done elsewhere."""

from functools import partial
from typing import Annotated, Any

import litestar
import msgspec
from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from townwright import __version__
from townwright.bots.bot import bots, searches
from townwright.core.game import Game
from townwright.core.registry import broken_games, games
from townwright.lessons import lesson_of
from townwright.locale import LANGUAGES
from townwright.server import advising, scoring, seating
from townwright.server.game_files import BOARD, COVER, ERRORS, GameName, Id, digest, has_file, heads, known_game
from townwright.server.hall import Hall
from townwright.server.messages import (
    SEATS,
    Analysis,
    Catalogue,
    Claim,
    Corrections,
    Created,
    Fork,
    FromClient,
    FromServer,
    GameInfo,
    Import,
    Join,
    Link,
    Me,
    NewLesson,
    NewMe,
    NewTable,
    OptionInfo,
    Plan,
    Printed,
    Scored,
    State,
    Summary,
    Talk,
)
from townwright.server.people import COOKIE, People, cookie
from townwright.server.playing import Person, state
from townwright.server.present import seat_infos, sentence
from townwright.server.refusal import Refusal
from townwright.server.results import day_of
from townwright.server.store import Guest, Listed
from townwright.server.table import Table

#: Seconds for which a personal link is good.
DEVICE = 86_400

Since = Annotated[int, QueryParameter(ge=0, lt=2**31, description="the last number that was seen")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=SEATS)]
Looking = Annotated[int | None, QueryParameter(ge=0, lt=SEATS, description="the seat of mine to look from")]


get, post = partial(litestar.get, responses=ERRORS), partial(litestar.post, responses=ERRORS)
put, delete = partial(litestar.put, responses=ERRORS), partial(litestar.delete, responses=ERRORS)


# The catalogue


@get("/catalogue", operation_id="catalogue")
async def catalogue(hall: NamedDependency[Hall]) -> Catalogue:
    """Games, bots and languages."""
    return Catalogue(
        version=__version__,
        games=[described(each, hall.compilation.warming(each.name)) for each in games().values()],
        broken=[sentence(reason) for reason in broken_games().values()],
        bots=bots(),
        languages=list(LANGUAGES),
        searching=[name for name in bots() if searches(name)],
    )


def described(found: Game, warming: int | None) -> GameInfo:
    return GameInfo(
        name=found.name,
        rules=found.version,
        players=list(found.players),
        usual=found.usual,
        minutes=found.minutes,
        weight=found.weight,
        options=[
            OptionInfo(option.name, list(option.choices), [count for count in found.players if option.concerns(count)])
            for option in found.options
        ],
        topics=list(found.wording.topics),
        correctable=found.extras.components is not None,
        warming=warming,
        lesson=lesson_of(found) is not None,
        words=heads(found.name),
        cover=has_file(found, COVER),
        board=has_file(found, BOARD),
        digest=digest(found.name),
    )


@get("/games/{name:str}/components", operation_id="components")
async def components(name: GameName) -> dict[str, Any]:
    """Every card, tile and number of a game, as data."""
    data: dict[str, Any] = msgspec.json.decode((known_game(name).package / "components.json").read_bytes())
    return data


@post("/games/{name:str}/printed", operation_id="printed", status_code=200)
async def printed(name: GameName, data: JSONBody[Corrections]) -> list[Printed]:
    """The table of printed values of a game, an owner's corrections included."""
    found = known_game(name)
    if found.extras.components is None:
        raise Refusal("missing", "no-components", game=found.title())
    return [
        Printed(sentence(row.what), row.value, row.provenance, sentence(row.known), sentence(row.why))
        for row in found.extras.components.rows(data.corrections or None)
    ]


@post("/score", operation_id="score", status_code=200)
async def score(data: JSONBody[dict[str, Any]]) -> Scored:
    """The score sheet of a table laid out by hand: a position of its game, see the schemas named …Position."""
    return await scoring.score(data)


# People


@get("/me", operation_id="me")
async def me(
    request: Request[Any, Any, Any], people: NamedDependency[People], guest: NamedDependency[Guest]
) -> Response[Me]:
    """Who I am. The cookie is set anew: browsers keep none for longer than a year or so."""
    told = Me(guest.id, guest.name, guest.confirm)
    return Response(told, cookies=[cookie(request.cookies[COOKIE], people.settings)])


@post("/me", operation_id="be", status_code=200)
async def be(request: Request[Any, Any, Any], people: NamedDependency[People], data: JSONBody[NewMe]) -> Response[Me]:
    """Become a guest, or change one's name and settings."""
    known = await people.find(request)
    name = seating.checked_name(data.name)
    if known is not None:
        await people.change(known, name, data.confirm)
        return Response(Me(known.id, name, data.confirm))
    guest, token = await people.add(request, name, data.confirm)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, people.settings)])


@delete("/me", operation_id="forget")
async def forget(
    people: NamedDependency[People], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> Response[None]:
    """Delete everything about me. Bots take over my seats at running tables."""
    mine = await hall.store.all_tables_of(guest.id)
    for id, is_over in mine.items():
        if not is_over:
            await seating.leave(hall, guest, id)
    await hall.store.delete_guest(guest.id)
    await people.forget_everywhere(guest.id)
    await hall.refresh_everywhere(list(mine))
    return Response(None, cookies=[Cookie(key=COOKIE, path="/", max_age=0)])


@post("/me/link", operation_id="device_link", status_code=200)
async def device_link(hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> Link:
    """A link with which another device becomes me: once, within a day."""
    token, ends = await hall.store.add_link("device", DEVICE, guest.id, None)
    return Link(token, f"/device#{token}", ends)


@post("/me/claim", operation_id="claim", status_code=200)
async def claim(
    request: Request[Any, Any, Any], people: NamedDependency[People], hall: NamedDependency[Hall], data: JSONBody[Claim]
) -> Response[Me]:
    """Be on this device who I am on another one. What this device's guest had becomes mine."""
    before = await people.find(request)
    affected = list(await hall.store.all_tables_of(before.id)) if before else []
    moved = await hall.store.move_guest(data.token, before.id if before else None)
    if moved is None:
        raise Refusal("missing", "server-no-link")
    guest, token = moved
    if before is not None:
        await people.forget_everywhere(before.id)
    await hall.refresh_everywhere(affected)
    return Response(Me(guest.id, guest.name, guest.confirm), cookies=[cookie(token, people.settings)])


# Tables


@get("/tables", operation_id="tables")
async def tables(hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> list[Summary]:
    """My tables: those where it is my turn first, then the latest."""
    mine = [each for each in await hall.store.tables_of(guest.id) if each.puzzle is None]
    found = [listed_summary(hall, each, guest.id) for each in mine]
    return sorted(found, key=lambda each: (not each.my_turn, each.phase == "over"))


def listed_summary(hall: Hall, listed: Listed, guest: str) -> Summary:
    found = games().get(listed.game)
    scripted = found.scripted(listed.options) if found else ()
    mine = {each.seat for each in listed.seats if each.guest == guest and each.kind == "person"}
    read_only = listed.phase != "open" and (found is None or found.version != listed.rules)
    return Summary(
        id=listed.id,
        game=listed.game,
        options=listed.options,
        phase=listed.phase,
        seats=seat_infos(listed.seats, scripted, guest, hall.connected_at(listed.id)),
        turn=listed.turn,
        my_turn=listed.phase == "running" and listed.turn in mine and not read_only,
        number=listed.number,
        changed=listed.changed,
        next=listed.next,
        day=day_of(listed.occasion),
        read_only=read_only,
    )


@post("/tables", operation_id="open_table")
async def open_table(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[NewTable]) -> Created:
    """Open a table; it starts at once unless a seat is open."""
    return await seating.open_table(hall, guest, data)


@post("/tables/lesson", operation_id="open_lesson")
async def open_lesson(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[NewLesson]) -> Created:
    """Open a table for the first lesson of a game; an ordinary game follows on it."""
    return await seating.open_lesson(hall, guest, known_game(data.game))


@post("/tables/join", operation_id="join", status_code=200)
async def join(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[Join]) -> Summary:
    """Sit down with an invitation, or watch with a watchers' link."""
    return await seating.join(hall, guest, data)


@get("/tables/{table:str}", operation_id="table")
async def look(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    table: Id,
    since: Since = 0,
    seat: Looking = None,
) -> State:
    """The table as I may see it; with several seats of mine, as one of them."""
    watches = await hall.store.is_watcher(table, guest.id)
    async with hall.at(table) as found:
        require_member(found, guest, watches)
        return state(hall, found, Person(guest.id, watches, seat, since))


def require_member(table: Table, guest: Guest, watches: bool) -> None:
    """Whoever has nothing to do with a table does not learn that it exists."""
    if not watches and not table.is_member(guest.id):
        raise Refusal("missing", "server-no-table")


@post("/tables/{table:str}/send", operation_id="send", status_code=200)
async def send(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    table: Id,
    data: JSONBody[FromClient],
    since: Since = 0,
    seat: Looking = None,
) -> FromServer:
    """Any message that the table's socket takes, for scripts; answered as the socket would."""
    watches = await hall.store.is_watcher(table, guest.id)
    person = Person(guest.id, watches, seat, since)
    try:
        told = await advising.advised_answer(hall, table, person, data)
    except Refusal as refusal:
        if refusal.kind == "stale":
            async with hall.at(table) as found:
                refusal.state = state(hall, found, person)
        raise
    if told is not None:
        return told
    async with hall.at(table) as found:
        return state(hall, found, person, data.reply)


@post("/tables/{table:str}/start", operation_id="start", status_code=200)
async def start(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Summary:
    """Begin, once every seat is taken."""
    return await seating.start(hall, guest, table)


@post("/tables/{table:str}/links", operation_id="links", status_code=200)
async def links(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Created:
    """New links to the table."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
        return await seating.links(hall, found)


@put("/tables/{table:str}/seats/{seat:int}", operation_id="seat")
async def set_seat(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id, seat: SeatNumber, data: JSONBody[Plan]
) -> Summary:
    """Give a seat another plan: a bot stands in, its person comes back, or before the start anything."""
    return await seating.set_seat(hall, guest, table, seat, data)


@post("/tables/{table:str}/leave", operation_id="leave", status_code=204)
async def leave(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> None:
    """Leave the table for good."""
    await seating.leave(hall, guest, table)


@post("/tables/{table:str}/rematch", operation_id="rematch")
async def rematch(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Created:
    """The same table again, everybody one seat further."""
    return await seating.rematch(hall, guest, table)


@post("/tables/{table:str}/fork", operation_id="fork")
async def fork(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id, data: JSONBody[Fork]) -> Created:
    """Play on from a moment of a finished game, with chance dealt anew."""
    return await seating.fork(hall, guest, table, data)


@get("/tables/{table:str}/file", operation_id="file")
async def match_file(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Response[dict[str, Any]]:
    """The match file. Until the game is over it has no seed: nobody can look ahead."""
    watches = await hall.store.is_watcher(table, guest.id)
    async with hall.at(table) as found:
        require_member(found, guest, watches)
        data: dict[str, Any] = msgspec.to_builtins(found.file())
        if found.phase != "over":
            for secret in ("seed", "reseeds"):
                data.pop(secret, None)
    name = f"{found.game.name}-{table}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/tables/{table:str}/analysis", operation_id="analyse", status_code=200)
async def analyse(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Analysis:
    """Begin the analysis of a finished game, unless there is one."""
    watches = await hall.store.is_watcher(table, guest.id)
    async with hall.at(table) as found:
        require_member(found, guest, watches)
    return await advising.analyse(hall, table, guest.id)


@get("/tables/{table:str}/analysis", operation_id="analysis")
async def analysis(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> Analysis:
    """How far the analysis of a finished game is, and what it found."""
    watches = await hall.store.is_watcher(table, guest.id)
    async with hall.at(table) as found:
        require_member(found, guest, watches)
    return await advising.analysis(hall, table)


@get("/tables/{table:str}/talk", operation_id="talk")
async def talk(hall: NamedDependency[Hall], guest: NamedDependency[Guest], table: Id) -> list[Talk]:
    """What was said at the table lately; for those who sit there."""
    async with hall.at(table) as found:
        require_member(found, guest, False)
        if not any(seat.guest == guest.id for seat in found.seats):
            raise Refusal("forbidden", "server-not-seated")
        return await hall.store.recent_talk(table)


def api(body: int, file: int) -> Router:
    """All routes; match files may be larger than anything else."""

    @post("/tables/import", operation_id="import", request_max_body_size=file)
    async def import_file(
        hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[Import]
    ) -> Created:
        """Open a match file."""
        return await seating.import_file(hall, guest, data)

    return Router(
        "/api",
        route_handlers=[
            catalogue,
            components,
            printed,
            score,
            me,
            be,
            forget,
            device_link,
            claim,
            tables,
            open_table,
            open_lesson,
            import_file,
            join,
            look,
            send,
            start,
            links,
            set_seat,
            leave,
            rematch,
            fork,
            match_file,
            analyse,
            analysis,
            talk,
        ],
        request_max_body_size=body,
    )
