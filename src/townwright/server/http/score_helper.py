"""The score helper: scores a position entered by hand. It needs no guest and stores nothing."""

import asyncio
from typing import Any

from litestar.params import JSONBody

from townwright.core.action import Tally
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.core.registry import game
from townwright.server.http.routing import post
from townwright.server.wire.scores import Row, Score, Scored


async def score_position(data: dict[str, Any]) -> Scored:
    """Score a position, as `townwright score` does."""
    if not isinstance(data.get("game"), str):
        raise problem(BadFile, "no-game-in-file")
    found = game(data["game"])
    if found.extras.score_position is None:
        raise problem(BadFile, "no-positions", game=found.title())
    return wire_score(found, await asyncio.to_thread(found.extras.score_position, found, data))


def wire_score(found: Game, tally: Tally) -> Scored:
    """A score sheet as the wire has it."""
    target = found.extras.target(tally.sheet) if found.extras.target else None
    score = Score(
        rows=[Row(row.source, [*row.points], made) for row, made in zip(tally.sheet, tally.highlights, strict=True)],
        totals=[*tally.scores],
        tie_breaks=[Row(row.source, [*row.points]) for row in tally.tie_breaks],
        target=target,
        ranks=([*tally.ranks] or None) if target is None else None,
    )
    won = tally.ranks[0] == 1 if target is not None and tally.complete else None
    return Scored(score, won, tally.places, tally.complete, tally.bounds)


@post("/score", operation_id="score", status_code=200)
async def score(data: JSONBody[dict[str, Any]]) -> Scored:
    """The score sheet of a position entered by hand; the schemas named …Position describe positions."""
    return await score_position(data)


handlers = [score]
