"""Hints for whoever is to move, bots that say why, and what every decision of a finished game was worth."""

import structlog

from townwright.bots import searches
from townwright.core.errors import TownwrightError
from townwright.server import metrics
from townwright.server.tables.choices import form
from townwright.server.tables.playing import Person, answer, own
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire.advice import Suggestion
from townwright.server.wire.errors import Refusal, Stale
from townwright.server.wire.from_client import AskHint, FromClient, Step
from townwright.server.wire.from_server import FromServer, Hint
from townwright.server.workers.jobs import packed

log = structlog.get_logger()
#: Milliseconds for a hint.
HINT = 1500


async def advised_answer(services: Services, id: str, person: Person, message: FromClient) -> FromServer | None:
    """The answer to a message: a hint, a bot's next decision, or whatever else it asks for."""
    try:
        match message:
            case AskHint():
                return await hint(services, id, person, message)
            case Step():
                # Whoever goes away meanwhile does not stop it halfway.
                return await services.background.finish(step(services, id, person, message))
    except TownwrightError:
        raise
    except Exception:
        log.exception("failed", doing=type(message).__name__, table=id)
        raise Refusal("internal", "server-internal") from None
    return await answer(services, id, person, message)


async def hint(services: Services, id: str, person: Person, message: AskHint) -> Hint:
    """What a strong player would do, from nothing but what the seat may know. The table is free meanwhile."""
    with services.quotas.computation(person.guest):
        async with services.tables.at(id) as table:
            if not table.is_member(person.guest):
                raise Refusal("missing", "server-no-table")
            table.require_current_rules()
            if message.number > table.number:
                await services.tables.catch_up(table)
            if message.number != table.number:
                raise Stale
            if table.puzzle is not None:
                raise Refusal("not-possible", "puzzle-no-hint")
            seat = own(table, person, table.turn)
            if table.waiting is not None:
                raise Refusal("not-possible", "server-confirm-first", seat=table.waiting)
            match, secret = packed(table.playing), table.playing.secret
        await services.compilation.search(table.game.name)
        found = await services.thinkers.suggest(match, seat, HINT)
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


async def step(services: Services, id: str, person: Person, message: Step) -> None:
    """Let bots among themselves go on by one decision, and keep why they took it. The table is free meanwhile."""
    with services.quotas.computation(person.guest):
        async with services.tables.at(id) as table:
            if message.number > table.number:
                await services.tables.catch_up(table)
            seat, level = bot_awaited(table, person, message.number)
            match = packed(table.playing)
        if searches(level):
            await services.compilation.search(table.game.name)
        with metrics.THINKING.time():
            decided = await services.thinkers.decide(match, level)
        async with services.tables.at(id) as table:
            bot_awaited(table, person, message.number)
            try:
                command = table.act_with_reasons(seat, decided)
                assert command is not None
                await services.tables.commit(table, command, stored=person.stored)
            except TownwrightError:
                raise
            except Exception:
                services.tables.refresh(id)
                raise


def bot_awaited(table: Table, person: Person, number: int) -> tuple[int, str]:
    """The bot that is to move and its level, where nobody plays but bots and this person has opened the table."""
    if not person.watches and not table.is_member(person.guest):
        raise Refusal("missing", "server-no-table")
    if table.description.owner != person.guest or not table.watched:
        raise Refusal("forbidden", "server-not-watched")
    table.require_current_rules()
    if number != table.number:
        raise Stale
    level = None if table.turn is None else table.seats[table.turn].level
    if table.turn is None or level is None:
        raise Refusal("not-possible", "game-over")
    return table.turn, level
