"""The files of a game that the page loads: its words, its cover and its board module.

Every game is served in the same way, whichever package it comes from. A package may have a folder `page` with
`cover.svg` (320 by 288 units) and `board.js` (see `docs/boards.md`), and the files that these load.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Annotated

from litestar import Response
from litestar.params import FromPath, QueryParameter

from townwright.core import registry
from townwright.core.game import Game
from townwright.locale import LANGUAGES
from townwright.server.http.routing import AnyRequest, GameName, Id, get, known_game, known_language
from townwright.server.http.static import file_in, file_response
from townwright.server.wire.errors import Refusal

#: The messages of a game that are shown where its board is not loaded: lobby, challenges, credits.
LOBBY_MESSAGE = re.compile(r"title|tagline|credit|option-.*")
#: A message of a Fluent file: the line with its name, and the lines that continue it.
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n[ \t}])))*", re.MULTILINE)
COVER, BOARD = "cover.svg", "board.js"
Digest = Annotated[str, QueryParameter(max_length=64, description="from the catalogue; caches the answer for good")]


def page_folder(game: Game) -> Path:
    """Return the folder of a game's package with the files for the page."""
    return game.package / "page"


def has_file(game: Game, name: str) -> bool:
    """Return whether a game's package has this file for the page."""
    return (page_folder(game) / name).is_file()


@cache
def lobby_words(name: str) -> dict[str, str]:
    """Return the messages of a game that need no board, such as its title, as Fluent text by language."""
    package = registry.game(name).package
    return {
        language: "\n".join(
            each[0].rstrip()
            for each in MESSAGE.finditer((package / f"{language}.ftl").read_text("utf-8"))
            if LOBBY_MESSAGE.fullmatch(each[1])
        )
        for language in LANGUAGES
    }


@cache
def digest(name: str) -> str:
    """Return the digest of a game's files for the page; a changed package needs a restart."""
    game = registry.game(name)
    files = [game.package / "components.json", *sorted(game.package.rglob("*.ftl"))]
    files += sorted(path for path in page_folder(game).rglob("*") if path.is_file())
    hasher = hashlib.sha256()
    for file in filter(Path.is_file, files):
        hasher.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return hasher.hexdigest()[:16]


@get("/games/{name:str}/words/{language:str}", operation_id="game_words", media_type="text/plain")
async def game_words(request: AnyRequest, name: GameName, language: Id, v: Digest = "") -> Response[bytes]:
    """Return the Fluent file with the words of a game."""
    file = known_game(name).package / f"{known_language(language)}.ftl"
    return file_response(request, file, immutable=v == digest(name))


@get("/games/{name:str}/page/{path:path}", operation_id="game_file", media_type="application/octet-stream")
async def game_file(request: AnyRequest, name: GameName, path: FromPath[str], v: Digest = "") -> Response[bytes]:
    """Return a file of a game's package for the page: its cover, its board module and what that loads."""
    file = file_in(page_folder(known_game(name)), path.lstrip("/"))
    if file is None:
        raise Refusal("missing", "server-no-route")
    return file_response(request, file, immutable=v == digest(name))


handlers = [game_words, game_file]
