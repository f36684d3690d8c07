"""Hints for whoever is to move, bots that say why, and what every decision of a finished game was worth."""

import asyncio
from contextlib import suppress

import msgspec
import structlog

from townwright.bots import Mark, searches
from townwright.bots.telling import Telling
from townwright.bots.thought import Difference
from townwright.core.errors import TownwrightError
from townwright.core.game import Game
from townwright.server import metrics
from townwright.server.storage.database import now
from townwright.server.tables.choices import form, shown
from townwright.server.tables.hall import Hall, Stale, logged
from townwright.server.tables.playing import Person, answer, own, stale
from townwright.server.tables.table import Table
from townwright.server.wire.advice import Analysis, Judgement, Suggestion
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import AskHint, FromClient, Step
from townwright.server.wire.from_server import FromServer, Hint
from townwright.server.workers.thinking import packed

log = structlog.get_logger()
#: Milliseconds for a hint, and about so many for the analysis of a whole game.
HINT, GAME = 1500, 60_000
#: An analysis that has not ended after so many milliseconds never will: its server was stopped.
LOST = 10 * 60_000


async def advised_answer(hall: Hall, id: str, person: Person, message: FromClient) -> FromServer | None:
    """The answer to a message: a hint, a bot's next decision, or whatever else it asks for."""
    try:
        match message:
            case AskHint():
                return await hint(hall, id, person, message)
            case Step():
                # Whoever goes away meanwhile does not stop it halfway.
                return await asyncio.shield(hall.in_background(step(hall, id, person, message)))
    except TownwrightError:
        raise
    except Exception:
        log.exception("failed", doing=type(message).__name__, table=id)
        raise Refusal("internal", "server-internal") from None
    return await answer(hall, id, person, message)


async def hint(hall: Hall, id: str, person: Person, message: AskHint) -> Hint:
    """What a strong player would do, from nothing but what the seat may know. The table is free meanwhile."""
    with hall.advising(person.guest):
        async with hall.at(id) as table:
            if not table.is_member(person.guest):
                raise Refusal("missing", "server-no-table")
            table.require_current_rules()
            if message.number > table.number:
                await hall.catch_up(table)
            if message.number != table.number:
                raise stale()
            if table.puzzle is not None:
                raise Refusal("not-possible", "puzzle-no-hint")
            seat = own(table, person, table.turn)
            if table.waiting is not None:
                raise Refusal("not-possible", "server-confirm-first", seat=table.waiting)
            match, secret = packed(table.playing), table.playing.secret
        await hall.compilation.search(table.game.name)
        found = await hall.thinkers.suggest(match, seat, HINT)
    suggestions = [
        Suggestion(
            form(each.action),
            each.action.text,
            each.told,
            each.value,
            each.chance,
            [reason for reason in each.reasons if reason.seat == seat or reason.source not in secret],
        )
        for each in found
    ]
    return Hint(message.number, suggestions, message.reply)


async def step(hall: Hall, id: str, person: Person, message: Step) -> None:
    """Let bots among themselves go on by one decision, and keep why they took it. The table is free meanwhile."""
    with hall.advising(person.guest):
        async with hall.at(id) as table:
            if message.number > table.number:
                await hall.catch_up(table)
            seat, level = bot_awaited(table, person, message.number)
            match = packed(table.playing)
        if searches(level):
            await hall.compilation.search(table.game.name)
        with metrics.THINKING.time():
            decided = await hall.thinkers.decide(match, level)
        async with hall.at(id) as table:
            bot_awaited(table, person, message.number)
            try:
                command = table.act_with_reasons(seat, decided)
                assert command is not None
                await hall.commit(table, command, stored=person.stored)
            except Stale:
                raise stale() from None
            except Exception:
                hall.refresh(id)
                raise


def bot_awaited(table: Table, person: Person, number: int) -> tuple[int, str]:
    """The bot that is to move and its level, where nobody plays but bots and this person has opened the table."""
    if not person.watches and not table.is_member(person.guest):
        raise Refusal("missing", "server-no-table")
    if table.description.owner != person.guest or not table.watched:
        raise Refusal("forbidden", "server-not-watched")
    table.require_current_rules()
    if number != table.number:
        raise stale()
    level = None if table.turn is None else table.seats[table.turn].level
    if table.turn is None or level is None:
        raise Refusal("not-possible", "game-over")
    return table.turn, level


class StoredJudgement(msgspec.Struct, frozen=True):
    """A judgement as it is stored: actions are texts, and those of old analyses have no words."""

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
    played_told: Telling | None = None
    best_told: Telling | None = None

    def shown(self, game: Game) -> Judgement:
        """The judgement as it is sent."""
        return Judgement(
            number=self.number,
            seat=self.seat,
            played=shown(game, self.played, self.played_told),
            best=shown(game, self.best, self.best_told),
            mark=self.mark.value,
            cost=self.cost,
            chance_lost=self.chance_lost,
            chances=self.chances,
            leads=self.leads,
            reasons=self.reasons,
        )


async def analysis(hall: Hall, id: str, game: Game) -> Analysis:
    """How far the analysis of a table is."""
    found = await hall.store.analysis(id)
    if found is None:
        raise Refusal("missing", "server-no-analysis")
    state, result, started = found
    if state == "done":
        stored = msgspec.json.decode(result or "[]", type=list[StoredJudgement])
        return Analysis("done", [each.shown(game) for each in stored])
    computing = state == "computing" and now() - started < LOST
    return Analysis("computing" if computing else "failed", [])


async def analyse(hall: Hall, id: str, guest: str) -> Analysis:
    """Begin the analysis of a finished game, unless there is one."""
    async with hall.at(id) as table:
        table.require_current_rules()
        if table.phase != "over":
            raise Refusal("not-possible", "server-not-over")
        if await hall.store.analysis(id) is not None:
            known = await analysis(hall, id, table.game)
            if known.state != "failed":
                return known
        if hall.advised[guest] >= hall.settings.limits.hints:
            raise Refusal("too-much", "server-slow-down")
        match, length, game = packed(table.playing), max(1, len(table.line)), table.game.name
        await hall.store.set_analysis(id, "computing")

    async def compute() -> None:
        # A table that is deleted meanwhile has no analysis.
        with hall.advising(guest), logged("analysing", table=id), suppress(Refusal):
            try:
                await hall.compilation.search(game)
                judgements = await hall.analysts.analyse(match, max(10, min(200, GAME // length // 4)))
                result = msgspec.json.encode(judgements).decode()
                await hall.store.set_analysis(id, "done", result)
            except Exception:
                await asyncio.shield(hall.store.set_analysis(id, "failed"))
                raise

    hall.in_background(compute())
    return Analysis("computing", [])
