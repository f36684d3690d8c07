"""The results of a guest: as a list, and as a spreadsheet."""

import asyncio
import csv
import datetime
import io
from contextlib import suppress

from townwright.core.errors import TownwrightError
from townwright.core.game import Game
from townwright.core.registry import game, games
from townwright.locale import Words, words
from townwright.server.storage.results import Result
from townwright.server.tables.occasions import challenged_game, day_of
from townwright.server.tables.results import results_of, which_count
from townwright.server.tables.services import Services
from townwright.server.wire.results import Other, ResultInfo

#: A cell that starts with one of these could be read as a formula.
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
#: The byte order mark, without which Excel does not read the file as UTF-8.
BYTE_ORDER_MARK = "\ufeff"
COLUMNS = (
    "ended",
    "game",
    "occasion",
    "counts",
    "players",
    "seat",
    "points",
    "best",
    "target",
    "place",
    "won",
    "others",
    "options",
    "actions",
    "sheet",
)


async def results_of_guest(services: Services, guest: str) -> list[Result]:
    """Return all results of a guest, earliest first; missing results of old games are added."""
    for id, at in await services.stores.results.tables_without_results(guest):
        # If the game cannot be loaded or its rules have changed, the next request tries again.
        with suppress(TownwrightError):
            async with services.tables.locked(id) as table:
                results = results_of(table)
            await services.stores.results.add_missing(id, results, at)
        await asyncio.sleep(0)
    return await services.stores.results.of_guest(guest)


async def result_infos(services: Services, guest: str) -> list[ResultInfo]:
    """Return the results of a guest as messages, earliest first."""
    results = await results_of_guest(services, guest)
    return [result_info(each, counts) for each, counts in zip(results, which_count(results), strict=True)]


def result_info(result: Result, counts: bool) -> ResultInfo:
    return ResultInfo(
        table=result.table,
        game=result.game,
        seat=result.seat,
        players=result.players,
        options=result.options,
        day=day_of(result.occasion),
        challenge=challenged_game(result.occasion) is not None,
        score=result.score,
        best=result.best,
        target=result.target,
        rank=result.rank,
        won=result.won,
        others=result.others,
        ended=result.ended,
        length=result.length,
        cards=scoring_cards(result),
        counts=counts,
    )


def scoring_cards(result: Result) -> dict[str, int]:
    """Return the points from each scoring card in play."""
    speak = games()[result.game].words() if result.game in games() else None
    return {source: points for source, points in result.sheet if speak and f"condition-{source}" in speak}


async def as_csv(services: Services, guest: str, language: str) -> str:
    """Return the results of a guest for a spreadsheet, with words in a language."""
    results = await results_of_guest(services, guest)
    out, say = io.StringIO(), words(language)
    out.write(BYTE_ORDER_MARK)
    rows = csv.writer(out)
    rows.writerow([say(f"csv-{column}") for column in COLUMNS])
    for each, counts in zip(results, which_count(results), strict=True):
        played_game = game(each.game)
        rows.writerow(
            [escape_formula(cell) for cell in csv_row(each, counts, played_game, played_game.words(language))]
        )
    return out.getvalue()


def csv_row(result: Result, counts: bool, game: Game, speak: Words) -> list[str | int | None]:
    """Return a result as a row of the spreadsheet."""
    ended = datetime.datetime.fromtimestamp(result.ended / 1000, datetime.UTC)
    return [
        ended.isoformat(timespec="seconds"),
        speak("title"),
        result.occasion,
        int(counts),
        result.players,
        result.seat + 1,
        result.score,
        result.best,
        result.target,
        result.rank,
        int(result.won),
        "; ".join(describe(other) for other in result.others),
        "; ".join(f"{name}={choice}" for name, choice in result.options.items()),
        result.length,
        "; ".join(f"{source_name(game, source, speak)} {points}" for source, points in result.sheet),
    ]


def source_name(game: Game, source: str, speak: Words) -> str:
    """Return the name of a row of a stored score sheet; for rows of older rules, its id."""
    try:
        return game.source_name(source, speak)
    except LookupError:
        return source


def describe(other: Other) -> str:
    return f"{other.kind} {other.name}" if other.name else other.kind


def escape_formula(cell: str | int | None) -> str | int | None:
    """Escape a cell so that no spreadsheet reads it as a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_STARTS) else cell
