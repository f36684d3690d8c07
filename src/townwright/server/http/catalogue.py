"""Routes for the catalogue."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response
from litestar.params import JSONBody

from townwright import __version__
from townwright.bots.bot import bot_names, bot_searches
from townwright.core.game import Game
from townwright.core.registry import broken_games, games
from townwright.locale import LANGUAGES
from townwright.server.http.game_files import BOARD, COVER, Digest, digest, has_file, lobby_words
from townwright.server.http.routing import COMPRESSED, GameName, ServicesDep, get, known_game, post
from townwright.server.http.static import CACHE_FOREVER, REVALIDATE
from townwright.server.tables.activity import activity_types
from townwright.server.tables.boxes import components_of, printed_value
from townwright.server.wire.catalogue import Catalogue, Corrections, GameInfo, OptionInfo, PrintedValue
from townwright.server.wire.errors import Refusal
from townwright.server.wire.words import sentence


@get("/catalogue", operation_id="catalogue", middleware=[COMPRESSED])
async def catalogue(services: ServicesDep) -> Catalogue:
    """Return the games, bots and languages."""
    return Catalogue(
        version=__version__,
        games=[game_info(each, services.compilation.progress(each.name)) for each in games().values()],
        broken=[sentence(reason) for reason in broken_games().values()],
        bots=bot_names(),
        languages=list(LANGUAGES),
        network_address=services.settings.network_address,
        searching=[name for name in bot_names() if bot_searches(name)],
    )


def game_info(game: Game, compile_progress: int | None) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.version,
        players=list(game.players),
        default_players=game.default_players,
        minutes=game.minutes,
        complexity=game.complexity,
        options=[
            OptionInfo(option.name, list(option.values), [count for count in game.players if option.applies_to(count)])
            for option in game.options
        ],
        topics=list(game.wording.topics),
        compile_progress=compile_progress,
        activities=[each.name for each in activity_types() if each.offered_by(game)],
        words=lobby_words(game.name),
        cover=has_file(game, COVER),
        board=has_file(game, BOARD),
        digest=digest(game.name),
        ratings=ratings_of(game.package),
    )


@cache
def ratings_of(package: Path) -> dict[str, int]:
    """Return the ratings of a game's bots; `benchmarks/ratings.py` writes them."""
    file = package / "ratings.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.is_file() else {}


@get("/games/{name:str}/components", operation_id="components", middleware=[COMPRESSED])
async def components(name: GameName, v: Digest = "") -> Response[dict[str, Any]]:
    """Return every card, tile and number of a game, as data."""
    game = known_game(name)
    file = game.package / "components.json"
    if not file.is_file():
        raise Refusal("missing", "without-components", game=game.title())
    data: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return Response(data, headers={"cache-control": CACHE_FOREVER if v == digest(name) else REVALIDATE})


@post("/games/{name:str}/printed", operation_id="printed", status_code=200)
async def printed_values(name: GameName, data: JSONBody[Corrections]) -> list[PrintedValue]:
    """Return the printed values of a game with their provenance, including an owner's corrections."""
    return [printed_value(row) for row in components_of(known_game(name)).rows(data.corrections or None)]


handlers = [catalogue, components, printed_values]
