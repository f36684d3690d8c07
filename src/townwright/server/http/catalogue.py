"""Routes of the catalogue."""

from typing import Any

import msgspec
from litestar import Response
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import JSONBody

from townwright import __version__
from townwright.bots.bot import bot_names, bot_searches
from townwright.core.game import Game
from townwright.core.registry import broken_games, games
from townwright.locale import LANGUAGES
from townwright.server.http.game_files import BOARD, COVER, Digest, digest, has_file, heads
from townwright.server.http.routing import GameName, ServicesDep, get, known_game, post
from townwright.server.http.static import ALWAYS_ASK, FOR_EVER
from townwright.server.tables.activity import kinds
from townwright.server.wire.catalogue import Catalogue, Corrections, GameInfo, OptionInfo, Printed
from townwright.server.wire.errors import Refusal
from townwright.server.wire.words import sentence

#: The catalogue is the only large answer that is not a file.
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))


@get("/catalogue", operation_id="catalogue", middleware=[COMPRESSED])
async def catalogue(services: ServicesDep) -> Catalogue:
    """Games, bots and languages."""
    return Catalogue(
        version=__version__,
        games=[described(each, services.compilation.progress(each.name)) for each in games().values()],
        broken=[sentence(reason) for reason in broken_games().values()],
        bots=bot_names(),
        languages=list(LANGUAGES),
        searching=[name for name in bot_names() if bot_searches(name)],
    )


def described(found: Game, compile_progress: int | None) -> GameInfo:
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
        compile_progress=compile_progress,
        activities=[kind.name for kind in kinds() if kind.offered_by(found)],
        words=heads(found.name),
        cover=has_file(found, COVER),
        board=has_file(found, BOARD),
        digest=digest(found.name),
    )


@get("/games/{name:str}/components", operation_id="components", middleware=[COMPRESSED])
async def components(name: GameName, v: Digest = "") -> Response[dict[str, Any]]:
    """Every card, tile and number of a game, as data."""
    game = known_game(name)
    file = game.package / "components.json"
    if not file.is_file():
        raise Refusal("missing", "no-components", game=game.title())
    data: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return Response(data, headers={"cache-control": FOR_EVER if v == digest(name) else ALWAYS_ASK})


@post("/games/{name:str}/printed", operation_id="printed", status_code=200)
async def printed(name: GameName, data: JSONBody[Corrections]) -> list[Printed]:
    """The table of printed values of a game and how they are known, an owner's corrections included."""
    game = known_game(name)
    if game.extras.components is None:
        raise Refusal("missing", "no-components", game=game.title())
    return [
        Printed(sentence(row.what), row.value, row.provenance, sentence(row.known), sentence(row.why))
        for row in game.extras.components.rows(data.corrections or None)
    ]


handlers = [catalogue, components, printed]
