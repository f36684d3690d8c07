"""The handler of hints."""

import time

from townwright.server.tables.action_json import action_json
from townwright.server.tables.client import Client
from townwright.server.wire.actions import ShownAction
from townwright.server.wire.advice import Suggestion
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import AskHint
from townwright.server.wire.from_server import Hint
from townwright.server.wire.words import sentence
from townwright.server.workers.jobs import pack_match

#: Seconds for a hint, once its search is compiled.
HINT_SECONDS = 1.5


async def hint(client: Client, message: AskHint) -> Hint:
    """Suggest actions, using only what the seat may know; the table is not locked meanwhile.

    If other players see the use of hints, it is stored first, so the answer has a new number.
    """
    services = client.services
    with services.quotas.computation(client.guest):
        async with client.table(message.number) as table:
            table.activity.check_hint()
            seat = table.require_seat(client.guest, table.turn)
            if table.confirming_seat is not None:
                raise Refusal("not-possible", "server-confirm-first", seat=table.confirming_seat)
            use = table.hint_command(seat)
            if use is not None:
                await client.commit(table, use, answers=False)
            number = table.number
            match, secret = pack_match(table.loaded_match), table.loaded_match.secret
        await services.compilation.wait_for_search(table.game.name)
        best = await services.workers.suggest(client.guest, match, seat, time.monotonic() + HINT_SECONDS)
    suggestions = [
        Suggestion(
            action_json(each.action),
            each.action.text,
            each.sentence,
            each.lead,
            each.chance,
            each.measure.value,
            each.is_equal,
            [reason for reason in each.reasons if reason.seat == seat or reason.source not in secret],
            [ShownAction(action_json(step.action), step.action.text, step.sentence) for step in each.plan.steps],
            each.plan.phrases,
            each.plan.prepares,
            each.plan.prevents,
            each.plan.effects,
            sentence(each.remark) if each.remark else None,
        )
        for each in best
    ]
    return Hint(number, suggestions, message.reply)
