"""Nothing that was acknowledged is lost, whatever happens to the server."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx
import pytest
from tests.server.running import Guest, Json, Server, is_mine, play, step, wait_until
from websockets.exceptions import ConnectionClosed, InvalidHandshake

BOT = {"kind": "bot", "level": "greedy"}


def ready_state(guest: Guest, table: str) -> Json:
    """Return the state, as soon as the game's rules are loaded."""

    def ask() -> Json | None:
        answer = guest.http.get(f"/api/tables/{table}")
        return answer.json() if answer.status_code == 200 else None

    return dict(wait_until(ask, "the table is there again"))


def texts(state: Json) -> list[str]:
    return [entry["text"] for entry in state["log"]]


@pytest.mark.parametrize("own_server", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True)
def test_a_server_killed_repeatedly_continues_where_it_was(own_server: Server) -> None:
    own_server.start()
    anna = own_server.guest("Anna", confirm=False)
    against_bot = anna.open("sprawlopolis", {"kind": "me"}, BOT)
    together = anna.open("circle_the_wagons", {"kind": "me"}, {"kind": "here", "name": "Ben"})
    bots_first = [anna.open("circle_the_wagons", *seats) for seats in ([{"kind": "me"}, BOT], [BOT, {"kind": "me"}])]
    # Killed before any bot can have moved: after the restart they do, without a request.
    own_server.kill()
    own_server.start()
    wait_until(lambda: all(is_mine(ready_state(anna, table)) for table in bots_first), "the bots move")
    with anna.socket(against_bot) as socket:
        play(socket, 1, most=4)
        acknowledged = [entry["text"] for entry in socket.log]
    # Killed while an action is under way: afterwards it is there once, or not at all.
    with suppress(ConnectionClosed), anna.socket(together) as socket:
        before = socket.until(bool, "a state")
        choice = before["choices"][0]
        socket.send_request("act", number=before["number"], line=[choice["action"]])
        own_server.kill()
    own_server.start()
    after = ready_state(anna, together)
    stored = after["number"] > before["number"]
    assert after["number"] - before["number"] in (0, 1)
    played = [entry["text"] for entry in after["log"][before["action_count"] :] if not entry["forced"]]
    assert played == ([choice["text"]] if stored else [])
    # Sending it again does no harm.
    again = {"type": "act", "number": before["number"], "line": [choice["action"]]}
    assert anna.http.post(f"/api/tables/{together}/send", json=again).status_code == (409 if stored else 200)
    # A graceful stop in the middle of a game disconnects viewers, who reconnect.
    with anna.socket(against_bot) as socket, ThreadPoolExecutor(1) as pool:
        play(socket, 5, most=2)
        assert socket.until(is_mine, "the bot has answered")["phase"] == "running"
        assert [entry["text"] for entry in socket.log][: len(acknowledged)] == acknowledged
        stopping = pool.submit(own_server.stop, by_ctrl_c=own_server.database.startswith("postgresql"))
        assert socket.close_code() == 1012
        assert stopping.result() == 0
        acknowledged = [entry["text"] for entry in socket.log]
    own_server.start()
    with anna.socket(against_bot) as socket:
        assert play(socket, 6)["phase"] == "over"
        assert [entry["text"] for entry in socket.log][: len(acknowledged)] == acknowledged


@pytest.mark.long
def test_killed_at_random_moments_no_acknowledged_action_is_lost(own_server: Server) -> None:
    draw = random.Random(3)
    own_server.start()
    anna = own_server.guest("Anna", confirm=False)
    games = ("sprawlopolis", "circle_the_wagons", "carrara", "circleville")
    tables = {anna.open(game, {"kind": "me"}, BOT): [""] for game in games}
    for _ in range(15):
        killer = threading.Timer(draw.uniform(0.2, 4), own_server.kill)
        killer.start()
        while killer.is_alive():
            for table, acknowledged in tables.items():
                with (
                    suppress(ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError),
                    anna.socket(table) as socket,
                ):
                    socket.until(bool, "a state")
                    if is_mine(socket.state):
                        step(socket, draw)
                    acknowledged[:] = [entry["text"] for entry in socket.log]
        own_server.start()
        for table, acknowledged in tables.items():
            assert texts(ready_state(anna, table))[: len(acknowledged)] == acknowledged
