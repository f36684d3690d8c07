"""Tables and people: opening, joining, watching, leaving, bots that stand in, continuing, deleting."""

import contextlib
import sqlite3
import time
from typing import Any

import msgspec
import pytest
from tests.play import random_match
from tests.server.running import TIMEOUT, Guest, Json, Server, is_mine, play, wait_until

from townwright import Match

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
WAGONS = "circle_the_wagons"


def kinds(state: Json) -> list[str]:
    return [seat["kind"] for seat in state["seats"]]


def test_the_catalogue_lists_games_bots_and_languages(server: Server) -> None:
    nobody = server.guest("Anna")
    catalogue = nobody.get("/api/catalogue")
    assert {game["name"] for game in catalogue["games"]} >= {WAGONS, "sprawlopolis", "carrara", "circleville"}
    for game in catalogue["games"]:
        shortest, longest = game["minutes"]
        assert game["default_players"] in game["players"] and 0 < shortest <= longest and 1 <= game["complexity"] <= 5
    assert {"random", "greedy"} <= set(catalogue["bots"])
    assert catalogue["languages"] == ["en", "de"]
    assert len(nobody.get(f"/api/games/{WAGONS}/components")["cards"]) == 18
    assert nobody.post("/api/games/circleville/printed", {})[0]["what"]["message"]
    nobody.get("/api/games/chess/components", 404)
    digests = {game["name"]: game["digest"] for game in catalogue["games"]}
    answer = nobody.http.get(f"/api/games/{WAGONS}/components", params={"v": digests[WAGONS]})
    assert "immutable" in answer.headers["cache-control"] and answer.headers["content-encoding"] == "gzip"
    corrected = nobody.post("/api/games/circleville/printed", {"corrections": {"sections": [{"id": 1, "red": 4}]}})
    assert [each["value"] for each in corrected if each["provenance"] == "owner"] == ["4"]
    assert "title = " in nobody.http.get(f"/api/games/{WAGONS}/words/de").text
    assert nobody.http.get(f"/api/games/{WAGONS}/words/fr").status_code == 404


def test_people_are_invited_sit_down_and_begin(server: Server) -> None:
    anna, ben, cleo, dora = [server.guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    created = anna.post("/api/tables", {"game": "carrara", "seats": [ME, OPEN, OPEN]})
    table, token = created["id"], created["invitation"]["token"]
    assert created["phase"] == "open"
    assert anna.post(f"/api/tables/{table}/start", status=409)["why"]["message"] == "server-seats-open"
    ben.get(f"/api/tables/{table}", 404)
    nobody = Guest(server.address, None)
    invitation = nobody.post("/api/tables/join/look", {"token": token})
    assert (invitation["host"], invitation["game"], invitation["hints"], invitation["mine"]) == (
        "Anna",
        "carrara",
        "off",
        False,
    )
    assert kinds(invitation) == ["person", "open", "open"]
    nobody.post("/api/tables/join/look", {"token": "x" * 43}, 404)
    page = nobody.http.get(created["invitation"]["path"].partition("#")[0], headers={"accept-language": "de"}).text
    assert 'property="og:title" content="Du bist eingeladen: Die Paläste von Carrara"' in page
    picture = nobody.http.get(f"{server.address}/preview/carrara.png")
    assert f'content="{picture.url}"' in page
    assert picture.content.startswith(b"\x89PNG") and picture.headers["content-type"] == "image/png"
    with anna.socket(table) as socket:
        assert socket.until(bool, "a state")["view"] is None
        assert ben.post("/api/tables/join", {"token": token, "seat": 2})["seats"][2]["mine"]
        socket.until(lambda state: kinds(state) == ["person", "open", "person"], "Ben sits down")
        assert socket.state["seats"][2]["name"] == "Ben"
        ben.post(f"/api/tables/{table}/leave", status=204)
        socket.until(lambda state: kinds(state) == ["person", "open", "open"], "Ben leaves")
        ben.post("/api/tables/join", {"token": token, "name": "Benno"})
        cleo.post("/api/tables/join", {"token": token})
        socket.until(lambda state: "open" not in kinds(state), "all sit")
        assert dora.post("/api/tables/join", {"token": token}, 409)["why"]["message"] == "server-no-seat-free"
        dora.post("/api/tables/join", {"token": "x" * 43}, 404)
        assert cleo.post(f"/api/tables/{table}/start")["phase"] == "running"
        state = socket.until(lambda state: state["phase"] == "running", "it begins")
        assert [seat["name"] for seat in state["seats"]] == ["Anna", "Benno", "Cleo"]
    dora.post("/api/tables/join", {"token": created["watch_link"]["token"]})
    watched = dora.state(table)
    assert watched["seat"] is None
    assert watched["choices"] == []
    assert all(player["coins"] is None for player in watched["view"]["players"])
    assert (
        dora.send(table, "act", 403, number=watched["number"], line=[{"action": "turn_wheel"}])["kind"] == "forbidden"
    )
    assert [each["id"] for each in dora.get("/api/tables")] == [table]


def test_a_table_among_very_many_is_listed_and_left_by_a_deleted_guest(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    created = ben.post("/api/tables", {"game": WAGONS, "seats": [OPEN, ME]})
    anna.post("/api/tables/join", {"token": created["invitation"]["token"]})
    ben.post(f"/api/tables/{created['id']}/start")
    with contextlib.closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as connection, connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("select * from tables where id = ?", [created["id"]]).fetchone())
        row |= {"phase": "over", "changed": row["changed"] + 1000}
        rows = [{**row, "id": f"{ben.id}-{number}"} for number in range(205)]
        connection.executemany(f"insert into tables values ({', '.join(':' + name for name in row)})", rows)
    assert created["id"] in [each["id"] for each in ben.get("/api/tables")]
    ben.delete("/api/me")
    seats = anna.state(created["id"])["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("bot", None)
    with contextlib.closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as connection:
        assert connection.execute("select count(*) from tables where id like ?", [f"{ben.id}-%"]).fetchone() == (0,)


def test_the_list_shows_where_it_is_my_turn_first(server: Server) -> None:
    anna = server.guest("Anna")
    tables = [anna.open("sprawlopolis", ME), anna.open(WAGONS, ME, OPEN), anna.open(WAGONS, ME, BOT)]
    listed = anna.get("/api/tables")
    assert {each["id"] for each in listed} == set(tables)
    assert listed[0]["my_turn"]
    assert [each["my_turn"] for each in listed] == sorted([each["my_turn"] for each in listed], reverse=True)


def test_the_seat_of_an_absent_person_goes_to_a_bot_and_back(tmp_path: Any) -> None:
    server = Server(tmp_path, away=1).start()
    try:
        anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
        created = anna.post("/api/tables", {"game": WAGONS, "seats": [ME, OPEN]})
        table = created["id"]
        ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
        anna.post(f"/api/tables/{table}/start")
        seat = f"/api/tables/{table}/seats/1"
        with ben.socket(table) as his:
            his.until(bool, "a state")
            assert anna.put(seat, BOT, 409)["why"]["message"] == "server-not-away"
            assert anna.put(f"/api/tables/{table}/seats/1", ME, 403)
        wait_until(lambda: anna.http.put(seat, json=BOT).status_code == 200, "Ben has been away long enough")
        with anna.socket(table) as hers:
            hers.until(is_mine, "the bot plays for Ben")
            assert hers.state["seats"][1]["kind"] == "bot"
            assert ben.put(seat, ME)["seats"][1]["kind"] == "person"
            hers.until(lambda state: state["seats"][1]["kind"] == "person", "Ben is back")
            assert hers.state["seats"][1]["name"] == "Ben"
    finally:
        assert server.stop() == 0


def test_a_bot_replaces_a_player_who_leaves_a_running_game(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    created = anna.post("/api/tables", {"game": WAGONS, "seats": [ME, OPEN]})
    table = created["id"]
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{table}/start")
    # For a while a bot plays for Anna, too.
    assert anna.put(f"/api/tables/{table}/seats/0", BOT)["seats"][0]["kind"] == "bot"
    wait_until(lambda: ben.state(table)["turn"] == 1, "the bot moves")
    state = anna.state(table)
    assert (state["seats"][0]["name"], state["choices"]) == ("Anna", [])
    assert anna.put(f"/api/tables/{table}/seats/0", ME)["seats"][0]["kind"] == "person"
    ben.post(f"/api/tables/{table}/leave", status=204)
    ben.get(f"/api/tables/{table}", 404)
    with anna.socket(table) as socket:
        end = play(socket, 1)
    assert end["phase"] == "over"
    (listed,) = [each for each in anna.get("/api/tables") if each["id"] == table]
    assert listed["outcome"] == {name: end["score"][name] for name in ("totals", "target", "ranks")}


def test_a_table_that_its_owner_leaves_gets_another_owner_or_is_deleted(server: Server) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    created = anna.post("/api/tables", {"game": WAGONS, "seats": [ME, OPEN]})
    table, token = created["id"], {"token": created["invitation"]["token"]}
    ben.post("/api/tables/join", token)
    assert (anna.state(table)["is_owner"], ben.state(table)["is_owner"]) == (True, False)
    anna.post(f"/api/tables/{table}/leave", status=204)
    anna.get(f"/api/tables/{table}", 404)
    assert anna.get("/api/tables") == []
    assert ben.state(table)["is_owner"]
    assert ben.put(f"/api/tables/{table}/seats/0", BOT)["seats"][0]["kind"] == "bot"
    ben.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/leave", status=204)
    assert ben.get("/api/tables") == []
    anna.post("/api/tables/join", token, 404)


def test_a_table_of_bots_advances_on_request_with_reasons(server: Server) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    created = anna.post("/api/tables", {"game": "sprawlopolis", "seats": [BOT, {"kind": "bot", "level": "planner"}]})
    table = created["id"]
    eve.post("/api/tables/join", {"token": created["watch_link"]["token"]})
    with anna.socket(table) as socket:
        state = socket.until(lambda state: state["phase"] == "running", "the beginning")
        assert state["seat"] is None
        assert not any(seat["mine"] for seat in state["seats"])
        assert eve.send(table, "step", 403, number=state["number"])["why"]["message"] == "server-not-watched"
        assert socket.ask("step", number=state["number"] + 5)["kind"] == "stale"
        while state["phase"] == "running":
            before, state = state, socket.ask("step", number=state["number"])
            assert state["number"] == before["number"] + 1
        assert state["score"]["ranks"] is not None
        assert socket.ask("step", number=state["number"])["kind"] == "not-possible"
        entries = [entry for entry in socket.log if entry["thought"]]
    assert entries == [entry for entry in anna.state(table)["log"] if entry["thought"]], "it is kept"
    reasons = {(entry["seat"], entry["thought"]["how"]) for entry in entries}
    assert {(0, "glance"), (1, "search")} <= reasons <= {(0, "glance"), (0, "only"), (1, "search"), (1, "only")}
    assert any(entry["thought"].get("reasons") for entry in entries if entry["seat"] == 1)
    alone = anna.open("sprawlopolis", ME)
    assert anna.send(alone, "step", 403, number=anna.state(alone)["number"])["why"]["message"] == "server-not-watched"


def test_a_rematch_rotates_the_seats(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open("sprawlopolis", ME, BOT)
    assert anna.post(f"/api/tables/{table}/rematch", status=409)["why"]["message"] == "server-not-over"
    with anna.socket(table) as socket:
        play(socket, 1)
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        socket.until(lambda state: state["next"] == again, "the rematch is announced")
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == again
    assert kinds(anna.state(again)) == ["bot", "person"]
    three = anna.open("sprawlopolis", ME, {"kind": "here", "name": "Ben"}, BOT)
    with anna.socket(three) as socket:
        play(socket, 1)
    again = anna.post(f"/api/tables/{three}/rematch")["id"]
    assert [seat["name"] for seat in anna.state(again)["seats"]] == ["Ben", None, "Anna"]
    assert kinds(anna.state(again)) == ["person", "bot", "person"]


def test_a_finished_game_is_viewed_exported_imported_and_continued(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open("sprawlopolis", ME, BOT)
    running = anna.get(f"/api/tables/{table}/file")
    assert "seed" not in running
    assert anna.post("/api/tables/import", {"file": running}, 400)["why"]["message"] == "server-running-match"
    anna.post(f"/api/tables/{table}/fork", {"at": 3}, 409)
    with anna.socket(table) as socket:
        last = play(socket, 1)
        past = socket.ask("past", at=0, seat=0)
        assert past["score"]["totals"] == Match("sprawlopolis", 2, anna_seed(anna, table)).scores
        assert socket.ask("past", at=last["action_count"], seat=1)["view"] == anna.state(table)["view"]
        assert socket.ask("past", at=10_000, seat=1)["at"] == last["action_count"]
        assert socket.ask("past", at=1, seat=7)["kind"] == "missing"
    file = anna.get(f"/api/tables/{table}/file")
    match = Match.from_data(file)
    assert file["players"][0] == "Anna"
    imported = anna.post("/api/tables/import", {"file": file})["id"]
    state = anna.state(imported)
    assert state["phase"] == "over"
    assert state["score"] == last["score"]
    forked = anna.post(f"/api/tables/{table}/fork", {"at": 9})["id"]
    state = anna.state(forked)
    assert state["origin"] == table
    assert [entry["text"] for entry in state["log"]][:9] == [action.text for action in match.actions[:9]]
    with anna.socket(forked) as socket:
        play(socket, 3)
    other = Match.from_data(anna.get(f"/api/tables/{forked}/file"))
    assert other.over
    assert len(other.redeals) == 1


def anna_seed(anna: Any, table: str) -> int:
    return int(anna.get(f"/api/tables/{table}/file")["seed"])


def test_an_unfinished_match_file_is_continued_with_new_chance(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    file = random_match("sprawlopolis", 3, 3).at(10).file
    data: Json = msgspec.to_builtins(file)
    table = anna.post("/api/tables/import", {"file": data, "seats": [ME, BOT, BOT]})["id"]
    with anna.socket(table) as socket:
        play(socket, 3)
    played = Match.from_data(anna.get(f"/api/tables/{table}/file"))
    assert [action.text for action in played.actions][:10] == data["actions"]
    assert played.redeals
    for broken in ({**data, "actions": ["place 3"]}, {**data, "rules": 99}, {**data, "game": "chess"}, {}):
        assert anna.post("/api/tables/import", {"file": broken}, status_of(broken))["text"]
    assert anna.post("/api/tables/import", {"file": data, "seats": [ME]}, 409)["why"]["message"] == "bad-player-count"


def status_of(file: Json) -> int:
    return 409 if file.get("game") == "chess" else 400


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "chess", "seats": [ME]}, "no-such-game"),
        ({"game": WAGONS, "seats": [ME]}, "bad-player-count"),
        ({"game": WAGONS, "seats": [ME, BOT], "options": {"no": "thing"}}, "no-such-option"),
        ({"game": WAGONS, "seats": [ME, BOT], "options": {"tie": "maybe"}}, "no-such-choice"),
        ({"game": WAGONS, "seats": [ME, {"kind": "bot", "level": "hal"}]}, "no-such-bot"),
        ({"game": WAGONS, "seats": [OPEN, BOT]}, "server-nobody"),
        ({"game": WAGONS, "seats": [ME, OPEN], "seed": 3}, "server-seed-alone"),
        ({"game": WAGONS, "seats": [ME, BOT], "corrections": {"a": 1}}, "no-components"),
        ({"game": WAGONS, "seats": [ME, {"kind": "here", "name": "a\x07b"}]}, "bad-name"),
        ({"game": WAGONS, "seats": [ME, {"kind": "king"}]}, "server-bad-message"),
        ({"game": WAGONS, "seats": []}, "server-bad-message"),
        ({"game": WAGONS, "seats": [ME, BOT], "more": 1}, "server-bad-message"),
        ([], "server-bad-message"),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence(server: Server, body: Any, message: str) -> None:
    anna = server.guest("Anna")
    answer = anna.http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["why"]["message"] == message
    assert answer.json()["text"]
    assert anna.get("/api/tables") == []


def test_a_device_link_gives_a_browser_a_session_and_merges_nothing(server: Server) -> None:
    anna, phone = server.guest("Anna"), server.guest("Mia")
    hers, mias = anna.open("sprawlopolis", ME), phone.open("sprawlopolis", ME)
    link = anna.post("/api/me/link")
    token = {"token": link["token"]}
    assert link["path"] == f"/device#{link['token']}"
    # Looking at the link tells both sides apart and changes nothing.
    assert phone.post("/api/me/link/look", token) == {"name": "Anna", "mine": False}
    assert anna.post("/api/me/link/look", token) == {"name": "Anna", "mine": True}
    assert anna.post("/api/me/claim", token, 409)["why"]["message"] == "server-own-link"
    assert phone.get("/api/me")["id"] == phone.id
    claimed = phone.post("/api/me/claim", token)
    assert (claimed["id"], claimed["former"]) == (anna.id, "Mia")
    assert [each["id"] for each in phone.get("/api/tables")] == [hers]
    anna.get(f"/api/tables/{mias}", 404)
    # The link is used up; Mia is still there.
    phone.post("/api/me/claim", token, 404)
    assert phone.get("/api/me")["former"] == "Mia"
    assert phone.post("/api/me/back")["id"] == phone.id
    assert [each["id"] for each in phone.get("/api/tables")] == [mias]
    assert phone.get("/api/me")["former"] is None
    assert phone.post("/api/me/back", status=404)["why"]["message"] == "server-no-former-guest"
    assert len(anna.get("/api/me/devices")) == 1, "the phone is no longer one of Anna's devices"


def test_a_browser_keeps_its_guest_even_after_opening_many_links(server: Server) -> None:
    mia, owners = server.guest("Mia"), [server.guest(name) for name in ("Anna", "Ben")]
    for owner in owners:
        assert mia.post("/api/me/claim", {"token": owner.post("/api/me/link")["token"]})["former"] == "Mia"
    assert [len(owner.get("/api/me/devices")) for owner in owners] == [1, 2]
    assert mia.post("/api/me/back")["id"] == mia.id


def test_devices_are_listed_and_revoked_immediately(server: Server) -> None:
    anna = Guest(server.address, None)
    anna.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    anna.id = anna.post("/api/me", {"name": "Anna"})["id"]
    table = anna.open("sprawlopolis", ME)
    phone = Guest(server.address, None)
    agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
    phone.http.headers["User-Agent"] = agent
    phone.post("/api/me/claim", {"token": anna.post("/api/me/link")["token"]})
    devices = {each["name"]: each for each in anna.get("/api/me/devices")}
    assert {name: each["current"] for name, each in devices.items()} == {
        "Firefox, Linux": True,
        "Chrome, Android": False,
    }
    assert all(abs(each["last_seen"] - time.time()) < 3600 for each in devices.values())
    stranger = server.guest("Stranger")
    stranger.delete(f"/api/me/devices/{devices['Chrome, Android']['id']}", 404)
    with phone.socket(table) as watched, anna.socket(table) as mine:
        watched.until(bool, "a state")
        anna.delete(f"/api/me/devices/{devices['Chrome, Android']['id']}")
        assert watched.close_code() == 1008
        assert mine.ask("ping")["type"] == "pong"
    phone.get("/api/me", 401)
    assert [each["name"] for each in anna.get("/api/me/devices")] == ["Firefox, Linux"]


def test_a_guest_can_delete_all_their_data(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    other = Guest(server.address, None)
    other.http.cookies.update(ben.http.cookies)  # the same person on another device
    assert other.get("/api/me")["name"] == "Ben"
    alone = ben.open("sprawlopolis", ME)
    created = anna.post("/api/tables", {"game": WAGONS, "seats": [ME, OPEN]})
    table = created["id"]
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{table}/start")
    ben.send(table, "say", text="remember me")
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        ben.delete("/api/me")
        socket.until(lambda state: state["seats"][1]["name"] is None, "the name is gone")
        assert socket.state["seats"][1]["kind"] == "bot"
        assert anna.chat(table) == []
        assert play(socket, 1)["phase"] == "over"
    ben.get("/api/me", 401)
    other.get("/api/me", 401)
    anna.get(f"/api/tables/{alone}", 404)


def test_requests_of_a_guest_just_deleted_are_refused(server: Server) -> None:
    anna = server.guest("Anna")
    anna.get("/api/me")
    with (
        contextlib.closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as connection,
        connection,
    ):  # behind the server's back
        connection.execute("delete from tokens where guest = ?", [anna.id])
        connection.execute("delete from guests where id = ?", [anna.id])
    assert anna.post("/api/tables", {"game": "sprawlopolis", "seats": [ME]}, 401)["kind"] == "no-guest"
    assert anna.post("/api/me/link", status=401)["kind"] == "no-guest"


def test_requests_at_a_table_just_deleted_are_refused(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open("circle_the_wagons", ME, {"kind": "here", "name": "Ben"})
    state = anna.state(table)
    with (
        contextlib.closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as connection,
        connection,
    ):  # behind the server's back
        connection.execute("pragma foreign_keys = on")
        connection.execute("delete from tables where id = ?", [table])
    refusal = anna.send(table, "say", 404, text="Anybody here?")
    assert refusal["why"]["message"] == "server-no-table"
    answer = anna.send(table, "act", 404, number=state["number"], line=[state["choices"][0]["action"]])
    assert answer["why"]["message"] == "server-no-table"
    assert anna.get("/api/me")["id"] == anna.id


def test_a_name_and_settings_can_be_changed(server: Server) -> None:
    anna = server.guest("Anna")
    response = anna.http.get("/api/me")
    assert response.json() == {
        "id": anna.id,
        "name": "Anna",
        "confirm": True,
        "former": None,
        "lessons": [],
        "boxes": [],
    }
    assert {anna.cookie, "HttpOnly", "Max-Age=315360000"} <= set(response.headers["set-cookie"].split("; ")), "it stays"
    anna.post("/api/me", {"name": " Ann  Lee ", "confirm": False})
    assert anna.get("/api/me") == {
        "id": anna.id,
        "name": "Ann Lee",
        "confirm": False,
        "former": None,
        "lessons": [],
        "boxes": [],
    }
    for name in ("", "x" * 81, "\x00", "   "):
        assert anna.post("/api/me", {"name": name}, 400)["text"]
