"""Security: clients cannot see, learn or break anything they should not."""

import contextlib
import json
import random
import re
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play import play_randomly, random_match
from tests.server.running import TIMEOUT, Guest, Server, is_mine, open_socket, run_async, step
from websockets.exceptions import ConnectionClosed, InvalidStatus

from townwright import Match
from townwright.core.registry import games
from townwright.server.app import build, with_middleware
from townwright.server.http.authentication import cookie
from townwright.server.http.security import ADDRESS_FACTOR
from townwright.server.http.sockets import MAX_BAD_MESSAGES
from townwright.server.rate_limits import Buckets, rate_limit_key
from townwright.server.settings import Limits, Settings
from townwright.server.storage.commands import Started
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.tables import presentation
from townwright.server.tables.table import Table, entries
from townwright.server.wire import words

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
WAGONS = "circle_the_wagons"
JSON = {"Content-Type": "application/json"}


# What is shown


def table_of(match: Match) -> Table:
    """Return a table in memory at which this match is being played, each seat by another guest."""
    description = Description(
        "id",
        match.game.name,
        match.game.version,
        match.seats,
        match.options,
        None,
        match.seed,
        StartingPoint(),
        None,
        None,
    )
    table = Table(
        description, [SeatState(seat, "person", f"guest{seat}", f"name{seat}") for seat in range(match.seats)]
    )
    table.match = match
    table.record(Started(entries(match.history)))
    return table


def messages_to(table: Table, seat: int | None) -> bytes:
    """Return everything that the server sends a seat, or a watcher."""
    table.cache.clear()
    match = table.loaded_match
    guest = None if seat is None else f"guest{seat}"
    messages: list[Any] = [presentation.state(table, guest, None, 0, lambda _: True)]
    with patch.object(match, "at", return_value=match):  # as it stands: it is not played again from its seed
        messages.append(presentation.past(table, len(table.line), seat))
    if seat is not None and match.to_move == seat:
        messages.append(presentation.previews(match, seat, match.codes, 5, highlights=True))
        reasons = [match.why_not(action) for action in match.actions[-3:]]
        messages.append([reason and words.sentence(reason) for reason in reasons])
    return msgspec.json.encode(messages)


@pytest.mark.parametrize("game", games())
@given(seed=st.integers(0, 2**53 - 1), length=st.integers(0, 60), data=st.data())
def test_messages_do_not_depend_on_hidden_information(game: str, seed: int, length: int, data: st.DataObject) -> None:
    """If everything hidden is redealt, a player who cannot know it is sent the same bytes."""
    players = data.draw(st.sampled_from(list(games()[game].players)))
    table = table_of(play_randomly(Match(game, players, seed), seed % 1000, length))
    match = table.loaded_match
    for seat in range(match.seats):
        before, states = messages_to(table, seat), match.states.copy()
        assert str(seed).encode() not in before or seed < 10_000
        match.game.entry_points.redeal(match.states, 0, seat, data.draw(st.integers(0, 2**53 - 1)))
        match._clear_cached()
        assert messages_to(table, seat) == before
        watcher = messages_to(table, None)
        match.states = states
        match._clear_cached()
        assert messages_to(table, None) == watcher


@given(seed=st.integers(0, 1000), length=st.integers(0, 200), players=st.sampled_from([2, 3, 4]))
def test_stock_behind_a_screen_is_not_sent(seed: int, length: int, players: int) -> None:
    """Coins, bricks and objects could be counted by all players, but the screens hide them."""
    table = table_of(play_randomly(Match("carrara", players, seed), seed, length))
    match = table.loaded_match
    if match.over:
        return
    for seat in (None, *range(players)):
        others = [other for other in range(players) if other not in (seat, match.to_move)]
        if not others:
            continue
        before, states = messages_to(table, seat), match.states.copy()
        for other in others:
            match.states["coins"][0][other] += 7
            match.states["bricks"][0][other] += 1
            match.states["objects"][0][other] += 1
        match._clear_cached()
        assert messages_to(table, seat) == before
        match.states = states
        match._clear_cached()


def test_a_question_with_a_secret_goes_only_to_its_seat(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    created = anna.post("/api/tables", {"game": "carrara", "seats": [ME, OPEN]})
    table = created["id"]
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{table}/start")
    with anna.socket(table) as hers, ben.socket(table) as his:
        hers.until(bool, "a state")
        his.until(bool, "a state")
        first, second = (hers, his) if is_mine(hers.state) else (his, hers)
        first.ask("act", number=first.state["number"], line=[{"action": "turn_wheel"}])
        second.until(lambda state: state["number"] == first.state["number"], "the same number")
        assert "coins" in first.state["question"]["arguments"]
        assert second.state["question"] == {"message": "server-waits", "arguments": {"seat": first.state["seat"]}}
        mine = second.state["seat"]
        coins = next(row for row in second.state["score"]["rows"] if row["source"] == "coins")
        assert [points is None for points in coins["points"]] == [seat != mine for seat in (0, 1)]
        assert [total is None for total in second.state["score"]["totals"]] == [seat != mine for seat in (0, 1)]
        assert second.ask("preview", number=second.state["number"])["kind"] == "not-possible"
        assert second.ask("why", action={"action": "done"})["kind"] == "not-possible"


# Access


def test_secrets_are_stored_hashed_and_cookies_are_protected(tmp_path: Any) -> None:
    server = Server(tmp_path, options=["--logs=json"]).start()
    try:
        answer = server.post("/api/me", {"name": "Annegret"})
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        token = answer.cookies["townwright"]
        assert len(token) >= 40
        anna = Guest(server.address, None)
        anna.http.cookies.set("townwright", token)
        table = anna.open("sprawlopolis", ME)
        links = anna.post(f"/api/tables/{table}/links")
        device = anna.post("/api/me/link")
        anna.state(table)
        anna.send(table, "say", text="between us")
        # Log lines do not contain stored values, even if the database fails.
        with contextlib.closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as connection:
            connection.execute("alter table tables rename column seed to gone")
            connection.execute("alter table guests rename column confirm to gone")
        anna.post("/api/tables", {"game": "sprawlopolis", "seats": [ME], "seed": 1234567890123}, 500)
        server.post("/api/me", {"name": "Berthold"})
    finally:
        assert server.stop() == 0
    content = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    log = server.log.read_bytes()
    for secret in (token, links["watch_link"]["token"], device["token"]):
        assert secret.encode() not in content
        assert secret.encode() not in log
    with contextlib.closing(sqlite3.connect(server.database)) as connection:
        seed = connection.execute("select gone from tables").fetchone()[0]
    for secret in (str(seed), "1234567890123", "Annegret", "Berthold", "between us"):
        assert secret.encode() not in log
    lines = [json.loads(line) for line in log.decode().splitlines() if line.startswith("{")]
    assert [line["path"] for line in lines if line["event"] == "request failed"] == ["/api/tables", "/api/me"]
    assert {"serving", "stopped"} <= {line["event"] for line in lines}


def test_responses_have_security_headers(server: Server) -> None:
    for path in ("/", "/api/catalogue", "/api/nothing", "/health"):
        headers = server.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "'unsafe-eval'" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_foreign_origins_are_refused(server: Server, origin: str) -> None:
    anna = server.guest("Anna")
    table = anna.open("sprawlopolis", ME)
    answer = anna.http.post("/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["why"]["message"]) == (403, "server-foreign-origin")
    with pytest.raises(InvalidStatus), anna.socket(table, Origin=origin):
        pass
    with anna.socket(table, Origin=server.address) as socket:
        socket.until(bool, "a state")


def responses_to(
    settings: Settings, *requests: tuple[str, str, dict[str, str]], client: str = "127.0.0.1"
) -> list[Any]:
    """Return the responses of an application with these settings, without its database."""

    async def answers() -> list[Any]:
        transport = httpx.ASGITransport(with_middleware(build(settings), settings), client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return [await http.request(method, path, headers=headers) for method, path, headers in requests]

    return run_async(answers())


def test_only_the_named_origins_are_accepted_and_https_is_required(tmp_path: Path) -> None:
    origins = ("https://play.example", "https://other.example")
    settings = Settings(database=str(tmp_path / "no.sqlite"), origins=origins)
    path = "/api/games/carrara/printed"
    requests = [("POST", path, {"Origin": each}) for each in (*origins, "http://play.example", "null")]
    responses = responses_to(settings, *requests)
    assert [each.status_code for each in responses] == [400, 400, 403, 403]
    assert all("max-age" in each.headers["strict-transport-security"] for each in responses)
    assert cookie("secret", settings).secure
    assert not cookie("secret", Settings()).secure


@patch("townwright.server.rate_limits.time", Mock(monotonic=lambda: 0.0, perf_counter=lambda: 0.0))
def test_addresses_are_limited_and_trusted_proxies_forward_them(tmp_path: Path) -> None:
    limits = Limits(requests=1, burst=1)
    settings = Settings(database=str(tmp_path / "no.sqlite"), limits=limits, proxies=("10.0.0.1",))
    requests = [
        ("GET", "/api/games/carrara/words/en", {"X-Forwarded-For": f"192.0.2.{1 + number // 11}"})
        for number in range(12)
    ]
    statuses = [each.status_code for each in responses_to(settings, *requests, client="10.0.0.1")]
    assert statuses == [200] * ADDRESS_FACTOR + [429, 200]
    statuses = [each.status_code for each in responses_to(settings, *requests, client="10.0.0.2")]
    assert statuses == [200] * ADDRESS_FACTOR + [429, 429]


@patch("townwright.server.rate_limits.time", Mock(monotonic=lambda: 0.0, perf_counter=lambda: 0.0))
def test_an_ipv6_network_has_one_limit(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "no.sqlite"), limits=Limits(requests=1, burst=1))
    addresses = [f"2001:db8:0:{0 if number < 11 else 1}::{number:x}" for number in range(12)]
    requests = [("GET", "/api/games/carrara/words/en", {"X-Forwarded-For": address}) for address in addresses]
    responses = responses_to(settings, *requests)
    assert [each.status_code for each in responses] == [200] * ADDRESS_FACTOR + [429, 200]
    refusal = "Too many requests from your network: at most 10 per second. Wait a moment."
    assert responses[ADDRESS_FACTOR].json()["text"] == refusal
    assert [rate_limit_key((host, 1)) for host in ("::ffff:192.0.2.1", "fe80::1%eth0", "nobody:1")] == [
        "192.0.2.1",
        "fe80::/64",
        "nobody:1",
    ]


def test_a_head_request_gets_no_body(tmp_path: Path) -> None:
    settings, words = Settings(database=str(tmp_path / "no.sqlite")), "/api/games/carrara/words/en"
    whole, head, nothing = responses_to(
        settings, *[(method, path, {}) for method, path in (("GET", words), ("HEAD", words), ("HEAD", "/api/x"))]
    )
    assert (head.status_code, head.content, nothing.status_code, nothing.content) == (200, b"", 404, b"")
    assert whole.headers["content-length"] == head.headers["content-length"]


def test_full_buckets_are_dropped_without_checking_all_each_time() -> None:
    clock = Mock(monotonic=Mock(return_value=0.0))
    with patch("townwright.server.rate_limits.time", clock), patch("townwright.server.rate_limits.MAX_BUCKETS", 4):
        buckets = Buckets(1, 1)
        for number in range(9):
            assert buckets.take(str(number))
        assert not buckets.take("8")
        assert len(buckets._levels) == 9, "an empty bucket must not be dropped"
        clock.monotonic.return_value = 2.0
        for number in range(9, 13):
            assert buckets.take(str(number))
        assert len(buckets._levels) < 9


def test_strangers_do_not_learn_that_a_table_exists(server: Server) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = anna.open("sprawlopolis", ME)
    for path in ("", "/file"):
        assert eve.get(f"/api/tables/{table}{path}", 404) == eve.get(f"/api/tables/nothing{path}", 404)
    for path in ("start", "links", "leave", "rematch"):
        assert eve.http.post(f"/api/tables/{table}/{path}").status_code in (403, 404)
    assert eve.send(table, "ping", 404)["kind"] == "missing"
    with eve.socket(table) as socket:
        assert socket.receive()["kind"] == "missing"
        assert socket.close_code() == 4404
    eve = Guest(server.address, None)
    eve.http.cookies.set("townwright", "x" * 43)
    eve.get("/api/tables", 401)
    with eve.socket(table) as socket:
        assert socket.receive()["kind"] == "no-guest"
        assert socket.close_code() == 4401
        assert [each["type"] for each in socket.others] == ["refused", "closed"]


def test_limits_are_enforced(tmp_path: Any) -> None:
    server = Server(tmp_path, tables=2, guest_sockets=2, requests=1, burst=60, guests=3, body=4000, file=20_000).start()
    try:
        anna = server.guest("Anna")
        table = anna.open("sprawlopolis", ME)
        finished: Any = {"file": msgspec.to_builtins(random_match("sprawlopolis", 1, 1).file), "seats": None}
        padded = json.dumps(finished) + " " * 4000  # larger than other messages may be
        assert anna.http.post("/api/tables/import", content=padded, headers=JSON).status_code == 201
        assert anna.http.post("/api/tables/import", content=" " * 20_001, headers=JSON).status_code == 413
        body = {"game": "sprawlopolis", "seats": [ME]}
        assert anna.post("/api/tables", body, 429)["why"]["message"] == "server-too-many-tables"
        assert anna.http.post("/api/me", json={"name": "x" * 5000}).status_code == 413
        with anna.socket(table) as first, anna.socket(table) as second:
            first.until(bool, "a state")
            second.until(bool, "a state")
            with anna.socket(table) as third:
                assert third.receive()["why"]["message"] == "server-too-many-connections"
                assert third.close_code() == 4429
                assert [each["type"] for each in third.others] == ["refused"], "one may come back later"
            second.connection.send("ä" * 2100)
            assert second.close_code() == 1009
            refused = 0  # in a row
            with suppress(ConnectionClosed):
                while refused < MAX_BAD_MESSAGES:
                    # Send no more than needed: a close frame that arrives while the client is sending is lost.
                    for number in [first.send_request("ping") for _ in range(MAX_BAD_MESSAGES - refused)]:
                        while (answer := first.receive()).get("reply") != number:
                            pass
                        refused = refused + 1 if answer["type"] == "refused" else 0
            assert first.close_code() == 4429
        # The limit refills slowly, far below the rate of these requests.
        assert any(anna.http.get("/api/tables").status_code == 429 for _ in range(200))
        newcomers = [server.post("/api/me", {"name": "N"}) for _ in range(4)]
        assert [each.status_code for each in newcomers] == [200, 200, 429, 429]
        assert newcomers[3].json()["why"]["message"] == "server-many-guests"
    finally:
        assert server.stop() == 0


HOSTILE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"type":"nothing"}',
    '{"type":"act"}',
    '{"type":"act","number":-1,"line":[{"action":"x"}]}',
    '{"type":"act","number":1,"line":[]}',
    '{"type":"act","number":1,"line":["start 3"]}',
    '{"type":"act","number":1,"line":[3]}',
    '{"type":"act","number":1,"line":[{"action":"' + "x" * 41 + '"}]}',
    '{"type":"act","number":1,"line":[' + ",".join(['{"action":"x"}'] * 101) + "]}",
    '{"type":"act","number":1,"line":[{"action":"place","card":1e400}]}',
    '{"type":"act","number":1,"line":[{"action":"place","card":99999999999999999999}]}',
    '{"type":"act","number":1e3,"line":[{"action":"x"}],"extra":1}',
    '{"type":"look","seat":99}',
    '{"type":"say","text":5}',
    "[" * 5000,
    '{"type":"ping","reply":"x"}',
    "\ud83d\ude00",
    '{"type":"say","text":"\\ud800"}',
]


def test_invalid_messages_get_a_sentence_and_change_nothing(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.open(WAGONS, ME, {"kind": "here", "name": "Ben"})
    with anna.socket(table) as socket:
        before = socket.until(bool, "a state")
        for message in HOSTILE:
            socket.connection.send(message.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
            refused = socket.receive()
            while refused["type"] in ("presence", "state"):
                refused = socket.receive()
            assert refused["kind"] == "bad-request", message
            assert socket.ask("ping")["type"] == "pong"
        for name in ("act", "undo", "redo", "confirm", "preview"):
            answer = socket.ask(
                name, number=before["number"] + 1, **({"line": [{"action": "x"}]} if name == "act" else {})
            )
            assert answer["kind"] == "stale"
        forms: list[dict[str, Any]] = [{}, {"action": "?"}, {"action": "start"}, {"action": "start", "card": -5}]
        forms += [{"action": "start", "card": "3"}, {"card": 3}]
        forms += [{"action": "place", "card": 1, "x": 10**8, "y": -(10**8), "turned": True}]
        for form in forms:
            assert socket.ask("act", number=before["number"], line=[form])["type"] == "refused"
        assert anna.state(table)["number"] == before["number"]
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        for _ in range(MAX_BAD_MESSAGES):  # a client that sends more may never read the close code
            socket.connection.send("nonsense")
        assert socket.close_code() == 4429
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        socket.connection.send(b"\x00\xff")
        assert socket.ask("ping")["type"] == "pong"
        assert [each["kind"] for each in socket.others if each["type"] == "refused"] == ["bad-request"]


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Anna", "confirm": 0},
        {"name": "Anna", "confirm": "false"},
        {"name": 5},
        {"name": "Anna", "more": 1},
        ["Anna"],
        None,
        "{",
        "[" * 2000,
        b"\xff\xfe",
    ],
)
def test_bodies_are_read_strictly(server: Server, body: Any) -> None:
    anna = server.guest("Anna")
    content = body if isinstance(body, str | bytes) else json.dumps(body)
    answer = anna.http.post("/api/me", content=content, headers=JSON)
    assert (answer.status_code, answer.json()["kind"]) == (400, "bad-request")
    assert anna.get("/api/me")["confirm"] is True


def test_paths_cannot_leave_the_page_folder(server: Server) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd"):
        with httpx.Client(timeout=TIMEOUT) as client:
            answer = client.send(httpx.Request("GET", server.address + path))
        assert "import" not in answer.text
        assert "root:" not in answer.text
    for path in ("/%00", "/" + "a" * 5000):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["why"]["message"]) == (404, "server-no-route")


def test_metrics_and_health(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, {"kind": "here", "name": "Ben"})
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        step(socket, random.Random(1))
        lines = server.get("/metrics").text
    assert float(re.findall(r'townwright_commands_total\{type="acted"\} (\S+)', lines)[0]) >= 1
    assert float(re.findall(r"(?m)^townwright_viewers (\S+)", lines)[0]) >= 1

    health = server.get("/health").json()
    assert (health["status"], health["database"]) == ("ok", True)


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/api/tables/none/socket", "server-no-table"),
        ("/api/tables/%00/socket", "server-no-table"),
        ("/api/tables/none/socket?since=abc", "server-bad-message"),
        ("/api/tables/none/socket?since=-1", "server-bad-message"),
        ("/api/none", "server-no-route"),
        ("/", "server-no-route"),
    ],
)
def test_a_socket_without_a_route_gets_a_sentence(server: Server, path: str, why: str) -> None:
    anna = server.guest("Anna")
    with open_socket(server.address, path, {"Cookie": anna.cookie}) as connection:
        assert json.loads(connection.recv(TIMEOUT))["why"]["message"] == why
        with pytest.raises(ConnectionClosed):
            while True:
                connection.recv(TIMEOUT)
