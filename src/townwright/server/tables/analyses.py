"""Analyses: what each decision of a finished game was worth."""

import asyncio
from contextlib import suppress

import msgspec
from msgspec import Struct

from townwright.bots import Mark
from townwright.bots.action_sentences import ActionSentence
from townwright.bots.reasons import Difference
from townwright.core.game import Game
from townwright.server.storage.database import now
from townwright.server.tables.background import log_errors
from townwright.server.tables.choices import shown_action
from townwright.server.tables.services import Services
from townwright.server.wire.advice import Analysis, Judgement
from townwright.server.wire.errors import Refusal
from townwright.server.workers.jobs import PackedMatch, pack_match

#: The approximate time for a whole game, in milliseconds.
GAME_MILLISECONDS = 60_000
#: Milliseconds after which an unfinished analysis counts as failed, because its server must have stopped.
TIMEOUT_MILLISECONDS = 10 * 60_000


class StoredJudgement(Struct, frozen=True, rename={"played_sentence": "played_told", "best_sentence": "best_told"}):
    """A judgement as it is stored: actions are texts, without sentences in old analyses."""

    number: int
    seat: int
    played: str
    best: str
    mark: Mark
    cost: float
    chance_lost: float
    chances: list[float]
    leads: list[float]
    reasons: list[Difference]
    played_sentence: ActionSentence | None = None
    best_sentence: ActionSentence | None = None

    def to_wire(self, game: Game) -> Judgement:
        """Return the judgement as it is sent."""
        return Judgement(
            number=self.number,
            seat=self.seat,
            played=shown_action(game, self.played, self.played_sentence),
            best=shown_action(game, self.best, self.best_sentence),
            mark=self.mark.value,
            cost=self.cost,
            chance_lost=self.chance_lost,
            chances=self.chances,
            leads=self.leads,
            reasons=self.reasons,
        )


async def find(services: Services, id: str, game: Game) -> Analysis | None:
    """Return the analysis of a table, finished or not; None if there is none."""
    stored = await services.stores.analyses.find(id)
    if stored is None:
        return None
    state, result, started = stored
    if state == "done":
        judgements = msgspec.json.decode(result or "[]", type=list[StoredJudgement])
        return Analysis("done", [each.to_wire(game) for each in judgements])
    computing = state == "computing" and now() - started < TIMEOUT_MILLISECONDS
    return Analysis("computing" if computing else "failed", [])


async def start(services: Services, id: str, guest: str) -> Analysis:
    """Start the analysis of a finished game, unless there is one already."""
    async with services.tables.at(id) as table:
        table.require_current_rules()
        if table.phase != "over":
            raise Refusal("not-possible", "server-not-over")
        analysis = await find(services, id, table.game)
        if analysis is not None and analysis.state != "failed":
            return analysis
        services.quotas.check_computation(guest)
        milliseconds = max(10, min(200, GAME_MILLISECONDS // max(1, len(table.line)) // 4))  # for each decision
        work = _compute(services, id, guest, table.game.name, pack_match(table.loaded_match), milliseconds)
        await services.stores.analyses.set(id, "computing")
    services.background.start(work)
    return Analysis("computing", [])


async def _compute(services: Services, id: str, guest: str, game: str, match: PackedMatch, milliseconds: int) -> None:
    analyses = services.stores.analyses
    # If the table is deleted meanwhile, its analysis is dropped.
    with services.quotas.computation(guest), log_errors("analysing", table=id), suppress(Refusal):
        try:
            await services.compilation.wait_for_search(game)
            judgements = [
                StoredJudgement(**msgspec.structs.asdict(each))
                for each in await services.analysts.analyse(guest, match, milliseconds)
            ]
            await analyses.set(id, "done", msgspec.json.encode(judgements).decode())
        except Exception:
            await asyncio.shield(analyses.set(id, "failed"))
            raise
