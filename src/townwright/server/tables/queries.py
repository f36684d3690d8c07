"""Handlers of requests about a table: previews, highlights, reasons, earlier moments."""

import secrets

from townwright.core.match_file import SEED_LIMIT
from townwright.server.tables import presentation
from townwright.server.tables.action_json import read_action
from townwright.server.tables.client import Client
from townwright.server.tables.slow_work import in_turn
from townwright.server.wire.actions import Preview
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import AskHighlights, AskPast, AskPreview, AskWhy
from townwright.server.wire.from_server import Highlights, Previews, Verdict
from townwright.server.wire.state import Past
from townwright.server.wire.words import sentence


async def preview(client: Client, message: AskPreview) -> Previews:
    """Return the changes on the score sheet that actions of the guest would cause."""
    async with client.table(message.number) as table:
        match, seat = table.loaded_match, table.require_seat(client.guest, table.turn)
        if table.confirming_seat is not None or match.over:
            return Previews(table.number, [], message.reply)
        if message.actions is None:
            codes = match.codes
        else:
            codes = [match.code_of(read_action(table.game, each)) for each in message.actions]
        seed, highlights = secrets.randbelow(SEED_LIMIT), len(message.actions or ()) == 1

        def compute() -> list[Preview]:
            return presentation.previews(match, seat, codes, seed, highlights=highlights)

        return Previews(table.number, await in_turn(client.guest, compute, quick=True), message.reply)


async def highlights(client: Client, message: AskHighlights) -> Highlights:
    """Return the squares that score the points of each row of the score sheet."""
    async with client.table(message.number) as table:
        rows = presentation.compute_once(table, "highlights", lambda: table.loaded_match.highlights)
        return Highlights(table.number, rows, message.reply)


async def why(client: Client, message: AskWhy) -> Verdict:
    """Return the rule that forbids an action of the guest."""
    async with client.table() as table:
        table.require_seat(client.guest, table.turn)
        action = read_action(table.game, message.action)
        reason = table.loaded_match.why_not(action) or table.activity.objection()
        return Verdict(sentence(reason) if reason else None, message.reply)


async def past(client: Client, message: AskPast) -> Past:
    """Return an earlier moment as the guest's own seat saw it; once the game is over, as any seat saw it."""
    async with client.table() as table:
        seat, line = message.seat, [read_action(table.game, each) for each in message.line]
        if table.phase != "over":
            if line:
                raise Refusal("not-possible", "server-not-over")
            own_seat, _ = presentation.viewpoint(table, client.guest, client.chosen_seat)
            seat = own_seat if seat is None else seat
            if seat is not None and seat != own_seat:
                raise Refusal("forbidden", "server-not-your-seat")
        elif seat is not None and seat >= table.loaded_match.seats:
            raise Refusal("missing", "server-no-seat", seat=seat + 1)
        return await in_turn(client.guest, lambda: presentation.past(table, message.at, seat, line, message.reply))
