"""Viewers: what waits for a slow one is bounded, and a slow one delays only themselves."""

import asyncio
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest
from tests.server.running import TIMEOUT, run_async

from townwright.server.http import sockets
from townwright.server.http.sockets import SocketClient, reply
from townwright.server.tables.viewers import MAX_BACKLOG, MAX_BACKLOG_BYTES, Viewer
from townwright.server.wire.chat import ChatMessage
from townwright.server.wire.from_client import Ping
from townwright.server.wire.from_server import Pong


class SlowPeer:
    """A viewer whose peer reads nothing until `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.received: list[bytes] = []
        self.viewer = Viewer("table", "anna", False, 0, self._send)
        self.running = asyncio.create_task(self.viewer.run(AsyncMock(return_value=b"state"), []))

    async def _send(self, data: bytes) -> None:
        await self.reads.wait()
        self.received.append(data)

    @property
    def waiting(self) -> list[bytes]:
        return self.viewer._outbox


@pytest.mark.parametrize(("size", "most"), [(1, MAX_BACKLOG), (2**16, MAX_BACKLOG_BYTES // 2**16 - 1)])
def test_a_viewer_who_does_not_read_is_dropped(size: int, most: int) -> None:
    async def check() -> None:
        peer, largest = SlowPeer(), 0
        for number in range(most + 1):
            peer.viewer.tell(ChatMessage(number, 0, "x" * size, 0))
            largest = max(largest, len(peer.waiting))
            await asyncio.sleep(0)
        assert largest <= most
        assert peer.waiting == []
        peer.viewer.disconnect()  # for another reason, while it is being dropped
        await asyncio.wait_for(peer.running, TIMEOUT)
        assert peer.received == []

    run_async(check())


def test_a_disconnected_viewer_still_gets_what_was_waiting() -> None:
    async def check() -> None:
        peer = SlowPeer()
        for number in range(3):
            peer.viewer.tell(Pong(number))
        peer.viewer.disconnect()
        peer.viewer.tell(Pong(3))
        peer.reads.set()
        await asyncio.wait_for(peer.running, TIMEOUT)
        assert len(peer.received) == 1 + 3

    run_async(check())


def test_the_next_message_waits_until_the_answer_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(sockets, "dispatch", AsyncMock(return_value=Pong(1)))
        peer = SlowPeer()
        answering = asyncio.create_task(reply(SocketClient(cast("Any", Mock()), "anna", peer.viewer), Ping(1)))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not answering.done()
        peer.reads.set()
        await asyncio.wait_for(answering, TIMEOUT)
        assert len(peer.received) == 2
        peer.viewer.disconnect()
        await peer.running

    run_async(check())
