"""What the page needs of an installed game: its words, its cover, and its board module.

Every game is served in the same way, whichever package it comes from. A package may have a folder `page` with
`cover.svg` (320 by 288 units) and `board.js` (see `docs/boards.md`), and with whatever these load.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Annotated

from litestar import Response
from litestar.params import FromPath, QueryParameter

from townwright.core.game import Game
from townwright.core.registry import game
from townwright.locale import LANGUAGES
from townwright.server.http.page import file_in
from townwright.server.http.routing import AnyRequest, GameName, Id, get, known_game, known_language
from townwright.server.http.static import file_response
from townwright.server.wire.errors import Refusal

#: The messages of a game that are shown where it is only named: in the lobby, among the challenges, in the credits.
HEAD = re.compile(r"title|tagline|credit|option-.*")
#: A message of a Fluent file: the line with its name, and the lines that continue it.
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n[ \t}])))*", re.MULTILINE)
COVER, BOARD = "cover.svg", "board.js"
Digest = Annotated[str, QueryParameter(max_length=64, description="from the catalogue: cache the answer for good")]


def page_folder(found: Game) -> Path:
    """Where a game's package has its files for the page."""
    return found.package / "page"


def has_file(found: Game, name: str) -> bool:
    """Whether a game's package brings this file for the page."""
    return (page_folder(found) / name).is_file()


@cache
def heads(name: str) -> dict[str, str]:
    """By language, the messages of a game that are shown where it is only named, as Fluent text."""
    package = game(name).package
    return {
        language: "\n".join(
            each[0].rstrip()
            for each in MESSAGE.finditer((package / f"{language}.ftl").read_text("utf-8"))
            if HEAD.fullmatch(each[1])
        )
        for language in LANGUAGES
    }


@cache
def digest(name: str) -> str:
    """The digest of all files of a game; a changed package needs a restart."""
    found = game(name)
    files = [found.package / "components.json", *sorted(found.package.rglob("*.ftl"))]
    files += sorted(path for path in page_folder(found).rglob("*") if path.is_file())
    made = hashlib.sha256()
    for file in filter(Path.is_file, files):
        made.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()[:16]


@get("/games/{name:str}/words/{language:str}", operation_id="game_words", media_type="text/plain")
async def game_words(request: AnyRequest, name: GameName, language: Id, v: Digest = "") -> Response[bytes]:
    """The Fluent file with the words of a game."""
    file = known_game(name).package / f"{known_language(language)}.ftl"
    return file_response(request, file, immutable=v == digest(name))


@get("/games/{name:str}/page/{path:path}", operation_id="game_file", media_type="application/octet-stream")
async def game_file(request: AnyRequest, name: GameName, path: FromPath[str], v: Digest = "") -> Response[bytes]:
    """A file of a game's package for the page: its cover, its board module and what that loads."""
    file = file_in(page_folder(known_game(name)), path.lstrip("/"))
    if file is None:
        raise Refusal("missing", "server-no-route")
    return file_response(request, file, immutable=v == digest(name))


handlers = [game_words, game_file]
