"""Analyses: what each decision or turn of a finished game was worth."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct

from townwright.bots import analysis as judging
from townwright.bots.action_sentences import ActionSentence
from townwright.bots.analysis import QUICK_SHARE, long_budget, quick_budget, worst_mistakes
from townwright.bots.reports import is_flat, is_improvable, loss_measure, player_reports
from townwright.bots.search import Budget
from townwright.core.game import Game
from townwright.server.storage.database import now
from townwright.server.tables.action_json import shown_action, stored_action_json
from townwright.server.tables.background import log_errors
from townwright.server.tables.own_puzzles import add_puzzles, first_seats
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_thread
from townwright.server.wire.advice import Analysis, Judgement
from townwright.server.wire.errors import Refusal
from townwright.server.workers.jobs import PackedMatch, pack_match

#: The approximate time for a decision or turn, and the least and most for a whole game, in milliseconds.
DECISION_MILLISECONDS, MIN_GAME_MILLISECONDS, MAX_GAME_MILLISECONDS = 250, 7_000, 20_000
#: Milliseconds without progress after which an analysis counts as failed, because its server must have stopped.
TIMEOUT_MILLISECONDS = 10 * 60_000
#: Number of decisions that one job judges; its results are shown as soon as it is done.
DECISIONS_PER_JOB = 4


class StoredJudgement(
    judging.Judgement,
    frozen=True,
    kw_only=True,
    rename={"played_sentence": "played_told", "best_sentence": "best_told"},
):
    """A judgement as it is stored: actions are texts, without sentences in old analyses."""

    played_sentence: ActionSentence | None = None  # declared again, because inherited fields are not renamed
    best_sentence: ActionSentence | None = None

    def to_wire(self, game: Game) -> Judgement:
        """Return the judgement as it is sent."""
        return Judgement(
            number=self.number,
            seat=self.seat,
            played=shown_action(game, self.played, self.played_sentence),
            best=shown_action(game, self.best, self.best_sentence),
            mark=self.mark.value,
            is_improvable=is_improvable(self),
            measure=loss_measure(self).value,
            cost=self.cost,
            chance_lost=self.chance_lost,
            chances=self.chances,
            leads=self.leads,
            reasons=self.reasons,
            last=self.last,
            best_line=[stored_action_json(game, each) for each in self.best_line],
            played_turn=self.played_turn,
            best_turn=self.best_turn,
        )


class Progress(Struct, frozen=True):
    """The results so far of an analysis in progress."""

    share: float
    judgements: list[StoredJudgement]


async def find(services: Services, id: str, game: Game) -> Analysis | None:
    """Return the analysis of a table, finished or not; None if there is none."""
    stored = await services.stores.analyses.find(id)
    if stored is None:
        return None
    state, result, stored_at = stored
    if state == "done":
        return await in_thread(read_done, game, result)
    if state != "computing" or abs(now() - stored_at) >= TIMEOUT_MILLISECONDS:
        return Analysis("failed", 0.0, [], [], [])
    return await in_thread(read_progress, game, result)


def read_done(game: Game, result: str | None) -> Analysis:
    return to_wire(game, "done", 1.0, msgspec.json.decode(result or "[]", type=list[StoredJudgement]))


def read_progress(game: Game, result: str | None) -> Analysis:
    progress = msgspec.json.decode(result, type=Progress) if result else Progress(0.0, [])
    return to_wire(game, "computing", progress.share, progress.judgements)


def to_wire(
    game: Game, state: Literal["computing", "done"], progress: float, judgements: Sequence[StoredJudgement]
) -> Analysis:
    """Return an analysis as it is sent."""
    seats = len(judgements[0].chances) if judgements else 0
    return Analysis(
        state,
        progress,
        [each.to_wire(game) for each in judgements],
        player_reports(game, judgements, seats),
        [seat for seat in range(seats) if is_flat(judgements, seat)],
    )


async def start(services: Services, id: str, guest: str) -> Analysis:
    """Start the analysis of a finished game, unless there is one already."""
    async with services.tables.locked(id) as table:
        table.require_current_rules()
        if table.phase != "over":
            raise Refusal("not-possible", "server-not-over")
        analysis = await find(services, id, table.game)
        if analysis is not None and analysis.state != "failed":
            return analysis
        services.quotas.check_computation(guest)
        work = _compute(services, id, guest, table.game, pack_match(table.loaded_match), first_seats(table.seats))
        await services.stores.analyses.set(id, "computing")
    services.background.start(work)
    return to_wire(table.game, "computing", 0.0, [])


async def _compute(
    services: Services, id: str, guest: str, game: Game, match: PackedMatch, players: Mapping[str, int]
) -> None:
    """Judge all decisions quickly, then the worst mistakes longer; store the results as they come.

    The key moments then become puzzles of the players.
    """
    analyses, analysis_workers = services.stores.analyses, services.analysis_workers
    judgements: dict[int, StoredJudgement] = {}

    async def judge(numbers: Sequence[int], budget: Budget, first: float, last: float) -> None:
        """Judge some decisions; the progress goes from `first` to `last`."""
        for start in range(0, len(numbers), DECISIONS_PER_JOB):
            chunk = numbers[start : start + DECISIONS_PER_JOB]
            for each in await analysis_workers.analyse(guest, match, chunk, budget):
                judgements[each.number] = StoredJudgement(**msgspec.structs.asdict(each))
            share = first + (last - first) * (start + len(chunk)) / len(numbers)
            result = Progress(share, list(judgements.values()))
            await analyses.set(id, "computing", msgspec.json.encode(result).decode())

    # If the table is deleted meanwhile, its analysis is dropped.
    with services.quotas.computation(guest), log_errors("analysing", table=id), suppress(Refusal):
        try:
            await services.compilation.wait_for_search(game.name)
            numbers = await analysis_workers.judged_numbers(guest, match)
            total = DECISION_MILLISECONDS * len(numbers)
            total = min(max(total, MIN_GAME_MILLISECONDS), MAX_GAME_MILLISECONDS)
            milliseconds = total // max(1, len(numbers))
            await judge(numbers, quick_budget(game, milliseconds), 0.0, QUICK_SHARE)
            again = worst_mistakes(game, list(judgements.values()))
            budget = long_budget(game, milliseconds, len(numbers), len(again))
            await judge(again, budget, QUICK_SHARE, 1.0)
            await analyses.set(id, "done", msgspec.json.encode(list(judgements.values())).decode())
        except Exception:
            await asyncio.shield(analyses.set(id, "failed"))
            raise
        await add_puzzles(services, id, game, match, list(judgements.values()), players)
