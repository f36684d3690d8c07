"""The score helper: scores a position entered by hand. It needs no guest and stores nothing."""

import asyncio
from typing import Any

from litestar.params import JSONBody

from townwright.core import registry
from townwright.core.action import Tally
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.server.http.routing import post
from townwright.server.wire.scores import Row, Score, ScoredPosition


async def score_position(data: dict[str, Any]) -> ScoredPosition:
    """Score a position, as `townwright score` does."""
    if not isinstance(data.get("game"), str):
        raise problem(BadFile, "no-game-in-file")
    game = registry.game(data["game"])
    if game.extras.score_position is None:
        raise problem(BadFile, "no-positions", game=game.title())
    return wire_score(game, await asyncio.to_thread(game.extras.score_position, game, data))


def wire_score(game: Game, tally: Tally) -> ScoredPosition:
    """Return a score sheet as a message."""
    target = game.extras.target(tally.sheet) if game.extras.target else None
    score = Score(
        rows=[
            Row(row.source, [*row.points], highlights, game.wording.groups.get(row.source))
            for row, highlights in zip(tally.sheet, tally.highlights, strict=True)
        ],
        totals=[*tally.scores],
        tie_breaks=[Row(row.source, [*row.points]) for row in tally.tie_breaks],
        target=target,
        ranks=([*tally.ranks] or None) if target is None else None,
    )
    won = tally.ranks[0] == 1 if target is not None and tally.complete else None
    return ScoredPosition(score, won, tally.free_places, tally.complete, tally.bounds)


@post("/score", operation_id="score", status_code=200)
async def score(data: JSONBody[dict[str, Any]]) -> ScoredPosition:
    """Return the score sheet of a position entered by hand; the schemas named …Position describe it."""
    return await score_position(data)


handlers = [score]
