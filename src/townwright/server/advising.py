"""Hints for whoever is to move, and what every decision of a finished game was worth."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from townwright.server.hall import Hall, logged
from townwright.server.messages import Analysis, AskHint, FromClient, FromServer, Hint, Judgement, Suggestion
from townwright.server.playing import Person, answer, own, stale
from townwright.server.refusal import Refusal
from townwright.server.store import now
from townwright.server.thinking import packed

#: Milliseconds for a hint, and about so many for the analysis of a whole game.
HINT, GAME = 1500, 60_000
#: An analysis that has not ended after so many milliseconds never will: its server was stopped.
LOST = 10 * 60_000


@contextmanager
def one_more(hall: Hall, guest: str) -> Iterator[None]:
    """Nobody has too much computed at the same time."""
    most = hall.settings.limits.hints
    if hall.advised[guest] >= most:
        raise Refusal("too-much", "server-slow-down")
    hall.advised[guest] += 1
    try:
        yield
    finally:
        hall.advised[guest] -= 1


async def advised_answer(hall: Hall, id: str, person: Person, message: FromClient) -> FromServer | None:
    """The answer to a message: a hint, or whatever else it asks for."""
    return await (
        hint(hall, id, person, message) if isinstance(message, AskHint) else answer(hall, id, person, message)
    )


async def hint(hall: Hall, id: str, person: Person, message: AskHint) -> Hint:
    """What a strong player would do, from nothing but what the seat may know. The table is free meanwhile."""
    with one_more(hall, person.guest):
        async with hall.at(id) as table:
            if not table.is_member(person.guest):
                raise Refusal("missing", "server-no-table")
            if message.number != table.number:
                raise stale()
            seat = own(table, person, table.turn)
            if table.waiting is not None:
                raise Refusal("not-possible", "server-confirm-first", seat=table.waiting)
            match, secret = packed(table.playing), table.playing.secret
        found = await hall.thinkers.suggest(match, seat, HINT)
    shown = [
        msgspec.structs.replace(
            each, reasons=[reason for reason in each.reasons if reason.seat == seat or reason.source not in secret]
        )
        for each in msgspec.convert(found, list[Suggestion])
    ]
    return Hint(message.number, shown, message.reply)


async def analysis(hall: Hall, id: str) -> Analysis:
    """How far the analysis of a table is."""
    found = await hall.store.analysis(id)
    if found is None:
        raise Refusal("missing", "server-no-analysis")
    state, result, started = found
    if state == "done":
        return Analysis("done", msgspec.json.decode(result or "[]", type=list[Judgement]))
    computing = state == "computing" and now() - started < LOST
    return Analysis("computing" if computing else "failed", [])


async def analyse(hall: Hall, id: str, guest: str) -> Analysis:
    """Begin the analysis of a finished game, unless there is one."""
    found = await hall.store.analysis(id)
    known = None if found is None else await analysis(hall, id)
    if known is not None and known.state != "failed":
        return known
    async with hall.at(id) as table:
        if table.phase != "over":
            raise Refusal("not-possible", "server-not-over")
        match, length = packed(table.playing), max(1, len(table.line))
    if hall.advised[guest] >= hall.settings.limits.hints:
        raise Refusal("too-much", "server-slow-down")
    await hall.store.set_analysis(id, "computing")

    async def compute() -> None:
        with one_more(hall, guest), logged("analysing", table=id):
            try:
                judgements = await hall.analysts.analyse(match, max(10, min(200, GAME // length // 4)))
                result = msgspec.json.encode(judgements).decode()
                await hall.store.set_analysis(id, "done", result)
            except Exception:
                await asyncio.shield(hall.store.set_analysis(id, "failed"))
                raise

    hall.in_background(compute())
    return Analysis("computing", [])
