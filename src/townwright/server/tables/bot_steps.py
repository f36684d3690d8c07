"""The handler of bots' steps: at a table of bots, the owner triggers each decision."""

from townwright.bots import bot_searches
from townwright.server import metrics
from townwright.server.tables.client import Client
from townwright.server.wire.from_client import StepBot
from townwright.server.workers.jobs import pack_match


async def step_bot(client: Client, message: StepBot) -> None:
    """Compute, explain and play one decision of the bot to move; its table is not locked meanwhile."""
    services = client.services
    with services.quotas.computation(client.guest):
        async with client.table(message.number) as table:
            seat, level = table.activity.bot_to_step(client.guest)
            match = pack_match(table.loaded_match)
        if bot_searches(level):
            await services.compilation.wait_for_search(table.game.name)
        with metrics.THINKING.time():
            decisions = await services.workers.decide(client.guest, match, level)
        async with client.table(message.number) as table:
            command = table.act_with_reasons(seat, decisions)
            assert command is not None
            await client.commit(table, command)
