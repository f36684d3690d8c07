"""Routes for lessons."""

from litestar import Response
from litestar.params import JSONBody

from townwright.lessons import lesson_folder
from townwright.server.http.game_files import Digest, digest
from townwright.server.http.routing import (
    AnyRequest,
    GameName,
    GuestDep,
    Id,
    ServicesDep,
    get,
    known_game,
    known_language,
    post,
)
from townwright.server.http.static import file_response
from townwright.server.tables.activities import lesson
from townwright.server.wire.errors import Refusal
from townwright.server.wire.lessons import NewLesson
from townwright.server.wire.tables import CreatedTable


@post("/tables/lesson", operation_id="open_lesson")
async def open_lesson(services: ServicesDep, guest: GuestDep, data: JSONBody[NewLesson]) -> CreatedTable:
    """Open a table for the first lesson of a game, which continues as an ordinary game."""
    return await lesson.open_lesson(services, guest, known_game(data.game))


@get("/games/{name:str}/lesson/{language:str}", operation_id="lesson_words", media_type="text/plain")
async def lesson_words(request: AnyRequest, name: GameName, language: Id, v: Digest = "") -> Response[bytes]:
    """Return the Fluent file with the coach's notes in the first lesson of a game."""
    game = known_game(name)
    file = lesson_folder(game) / f"{known_language(language)}.ftl"
    if not file.is_file():
        raise Refusal("missing", "server-no-lesson", game=game.title())
    return file_response(request, file, immutable=v == digest(name))


handlers = [open_lesson, lesson_words]
