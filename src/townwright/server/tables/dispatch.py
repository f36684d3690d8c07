"""Messages and their handlers."""

from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from townwright.core.errors import TownwrightError
from townwright.server.tables import bot_steps, chat, hints, playing, queries
from townwright.server.tables.client import Client
from townwright.server.wire.activities import Go
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_client import (
    Act,
    AskHighlights,
    AskHint,
    AskPast,
    AskPreview,
    AskWhy,
    Confirm,
    ConfirmTurns,
    FromClient,
    Look,
    Ping,
    Point,
    Redo,
    Say,
    StepBot,
    Undo,
)
from townwright.server.wire.from_server import FromServer, Pong

log = structlog.get_logger()


async def ping(client: Client, message: Ping) -> Pong:
    """Answer a ping over HTTP, if the table exists; a socket answers its own."""
    async with client.table(allow_old_rules=True):
        return Pong(message.reply)


#: The handler of each message. It returns the answer, or None if the new state is the answer.
HANDLERS: dict[type, Callable[[Client, Any], Awaitable[FromServer | None]]] = {
    Act: playing.act,
    Undo: playing.undo,
    Redo: playing.redo,
    Confirm: playing.confirm,
    ConfirmTurns: playing.set_confirm_turns,
    Go: playing.go,
    Look: playing.look,
    StepBot: bot_steps.step_bot,
    AskHint: hints.hint,
    AskPreview: queries.preview,
    AskHighlights: queries.highlights,
    AskWhy: queries.why,
    AskPast: queries.past,
    Say: chat.say,
    Point: chat.point,
    Ping: ping,
}


async def dispatch(client: Client, message: FromClient) -> FromServer | None:
    """Handle a message, even if its client disconnects; return None if the new state is the answer."""
    return await client.services.background.run_shielded(_handle(client, message))


async def _handle(client: Client, message: FromClient) -> FromServer | None:
    try:
        return await HANDLERS[type(message)](client, message)
    except TownwrightError:
        raise
    except Exception:
        client.services.tables.refresh(client.table_id)  # drop the unstored change from memory
        log.exception("message failed", message=type(message).__name__, table=client.table_id)
        raise Refusal("internal", "server-internal") from None
