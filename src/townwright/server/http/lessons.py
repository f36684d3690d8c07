"""The words of lessons."""

from litestar import Response

from townwright.lessons import lesson_folder
from townwright.server.http.game_files import Digest, digest
from townwright.server.http.routing import (
    AnyRequest,
    GameName,
    Id,
    get,
    known_game,
    known_language,
)
from townwright.server.http.static import file_response
from townwright.server.wire.errors import Refusal


@get("/games/{name:str}/lesson/{language:str}", operation_id="lesson_words", media_type="text/plain")
async def lesson_words(request: AnyRequest, name: GameName, language: Id, v: Digest = "") -> Response[bytes]:
    """Return the Fluent file with the coach's notes in the first lesson of a game."""
    game = known_game(name)
    file = lesson_folder(game) / f"{known_language(language)}.ftl"
    if not file.is_file():
        raise Refusal("missing", "server-no-lesson", game=game.title())
    return file_response(request, file, immutable=v == digest(name))


handlers = [lesson_words]
