"""Turns: confirming, undo, races, reconnecting, several people at one screen."""

import os
import random
import signal
import threading
from typing import Any

import pytest
from tests.server.running import Guest, Json, Server, is_mine, play, step

ME, BEN, BOT = {"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "level": "greedy"}
WAGONS = "circle_the_wagons"


def two_people(server: Server, game: str = WAGONS, **settings: Any) -> tuple[Guest, Guest, str]:
    """Return Anna, Ben, and a running table at which each has their own screen."""
    anna, ben = server.guest("Anna", **settings), server.guest("Ben", **settings)
    created = anna.post("/api/tables", {"game": game, "seats": [ME, {"kind": "open"}]})
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{created['id']}/start")
    return anna, ben, created["id"]


def line_of(state: Json) -> list[Json]:
    return [state["choices"][0]["action"]]


def test_two_people_play_a_whole_game_and_see_the_same(server: Server) -> None:
    anna, ben, table = two_people(server, "sprawlopolis")
    with anna.socket(table) as hers, ben.socket(table) as his:
        other = threading.Thread(target=play, args=(his, 2))
        other.start()
        play(hers, 1)
        other.join()
        assert hers.state["phase"] == his.state["phase"] == "over"
        assert hers.state["score"] == his.state["score"]
        assert [entry["text"] for entry in hers.log] == [entry["text"] for entry in his.log]
        # A rematch: both are sent to the same table, each one seat further.
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        his.until(lambda state: state["next"] == again, "the rematch is announced")
        assert ben.post(f"/api/tables/{table}/rematch")["id"] == again
        assert [seat["name"] for seat in ben.state(again)["seats"]] == ["Ben", "Anna"]


def test_a_thinking_bot_does_not_delay_other_tables(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben")
    with anna.socket(anna.open(WAGONS, ME, BOT)) as hers, ben.socket(ben.open(WAGONS, ME, BEN, hints=True)) as his:
        play(hers, 1, most=1)
        hers.until(is_mine, "the bot has answered")
        workers = server.bot_workers()
        assert workers
        for process in workers:
            os.kill(process, signal.SIGSTOP)
        try:
            while is_mine(hers.state):
                play(hers, 1, most=1)
            play(his, 2, most=6)
            assert his.state["action_count"] >= 3
            # While a long answer is pending, pings are still answered.
            hint = his.send_request("hint", number=his.state["number"])
            assert his.ask("ping")["type"] == "pong"
            waiting = anna.state(hers.state["table"])
            assert not is_mine(waiting)
            assert waiting["number"] == hers.state["number"]
        finally:
            for process in workers:
                os.kill(process, signal.SIGCONT)
        hers.until(is_mine, "the bot goes on")
        while his.receive().get("reply") != hint:
            pass
        assert his.others[-1]["type"] == "hint"


def test_the_turn_passes_on_only_when_it_is_confirmed(server: Server) -> None:
    anna, ben, table = two_people(server)
    with anna.socket(table) as hers, ben.socket(table) as his:
        his.until(bool, "a state")
        first = hers if is_mine(hers.until(bool, "a state")) else his
        second = his if first is hers else hers
        while not first.state["confirming"]:
            assert first.ask("act", number=first.state["number"], line=line_of(first.state))["type"] == "state"
        seat = first.state["seat"]
        assert first.state["turn"] == seat
        assert first.state["can_undo"]
        assert first.state["question"] == {"message": "server-waits-for-yes", "arguments": {"seat": seat}}
        # The other one sees what was done, but cannot act yet.
        second.until(lambda state: state["number"] == first.state["number"], "the same number")
        assert [entry["text"] for entry in second.log] == [entry["text"] for entry in first.log]
        assert second.state["turn"] == seat
        assert second.state["choices"] == []
        refused = second.ask("act", number=second.state["number"], line=[{"action": "take", "card": 3}])
        assert (refused["type"], refused["kind"]) == ("refused", "not-possible")
        assert second.ask("undo", number=second.state["number"])["kind"] == "not-possible"
        # Undone, redone, confirmed: now it is the other player's turn, and the turn is final.
        before = first.state["action_count"]
        assert first.ask("undo", number=first.state["number"])["action_count"] < before
        assert first.state["can_redo"]
        assert first.ask("redo", number=first.state["number"])["action_count"] == before
        assert first.ask("confirm", number=first.state["number"])["turn"] == second.state["seat"]
        assert not first.state["can_undo"]
        refused = first.ask("undo", number=first.state["number"])
        assert refused["why"]["message"] == "undo-ends-here"
        second.until(is_mine, "my turn")
        assert second.state["choices"]


def test_without_confirming_the_turn_passes_on_immediately(server: Server) -> None:
    anna, ben, table = two_people(server)
    with anna.socket(table) as hers, ben.socket(table) as his:
        first = hers if is_mine(hers.until(bool, "a state")) else his
        second = his if first is hers else hers
        first.until(bool, "a state")
        while not first.state["confirming"]:
            first.ask("act", number=first.state["number"], line=line_of(first.state))
        # Switching confirmation off while a turn waits confirms it.
        state = first.ask("confirm_turns", on=False)
        assert not state["confirming"]
        second.until(is_mine, "my turn")
        assert second.ask("confirm_turns", on=False)["type"] == "state"
        while is_mine(second.state):
            second.ask("act", number=second.state["number"], line=line_of(second.state))
            assert not second.state["confirming"]


def test_a_line_can_end_the_turn_without_a_question(server: Server) -> None:
    anna, ben, table = two_people(server)
    with anna.socket(table) as hers, ben.socket(table) as his:
        first = hers if is_mine(hers.until(bool, "a state")) else his
        second = his if first is hers else hers
        first.until(bool, "a state")
        while is_mine(first.state):
            state = first.ask("act", number=first.state["number"], line=line_of(first.state), ends=True)
            assert not state["confirming"]
        second.until(is_mine, "my turn")


def test_a_stale_or_repeated_number_changes_nothing_and_gets_the_current_state(server: Server) -> None:
    anna, _, table = two_people(server)
    table = anna.open(WAGONS, ME, BEN)
    with anna.socket(table) as socket:
        state = socket.until(bool, "a state")
        line = line_of(state)
        assert socket.ask("act", number=state["number"], line=line)["number"] == state["number"] + 1
        after = socket.state
        for number in (state["number"], after["number"] + 5, 0):
            refused = socket.ask("act", number=number, line=line)
            assert (refused["type"], refused["kind"]) == ("refused", "stale")
            socket.state = {}
            assert socket.until(bool, "the current state")["number"] == after["number"]
    refused = anna.send(table, "undo", 409, number=0)
    assert refused["kind"] == "stale"
    assert refused["state"] == anna.state(table)
    assert refused["state"]["action_count"] == after["action_count"]
    assert anna.send(table, "act", 409, number=after["number"], line=[{"action": "take", "card": 99}])["state"] is None


@pytest.mark.parametrize("game", ["circle_the_wagons", "carrara"])
def test_of_two_concurrent_requests_one_wins_and_the_other_is_refused(server: Server, game: str) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(game, ME, BEN)
    for _ in range(10):
        state = anna.state(table)
        state = anna.state(table, seat=state["turn"])
        body = {"type": "act", "number": state["number"], "line": line_of(state)}
        answers: list[int] = []

        def race(body: Json = body, answers: list[int] = answers) -> None:
            answers.append(anna.http.post(f"/api/tables/{table}/send", json=body).status_code)

        racers = [threading.Thread(target=race) for _ in range(4)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answers) == [200, 409, 409, 409]
        assert anna.state(table)["number"] == state["number"] + 1


def test_reconnecting_continues_the_log(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, BEN)
    with anna.socket(table) as socket:
        play(socket, 1, most=5)
        number, log = socket.state["number"], list(socket.log)
    for _ in range(2):
        state = anna.state(table)
        anna.send(table, "act", number=state["number"], line=line_of(state))
    state = anna.state(table)
    anna.send(table, "undo", number=state["number"])
    with anna.socket(table, since=number) as socket:
        socket.log = list(log)
        first = socket.receive()
        assert 0 < first["log_from"] <= len(log)
        assert len(first["log"]) < len(log)
        assert socket.log == anna.state(table)["log"]


def test_reconnecting_with_an_unknown_number_sends_the_whole_log(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, BEN)
    with anna.socket(table) as socket:
        last = play(socket, 1, most=5)
    for since, log_from in ((last["number"], last["action_count"]), (last["number"] + 1, 0), (2**31 - 1, 0)):
        assert anna.state(table, since=since)["log_from"] == log_from
        with anna.socket(table, since=since) as socket:
            socket.log = [{}] * log_from
            first = socket.receive()
            assert (first["log_from"], len(first["log"])) == (log_from, last["action_count"] - log_from)


def test_on_a_shared_screen_hidden_views_are_covered_between_turns(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open("carrara", ME, BEN)
    with anna.socket(table) as socket:
        state = socket.until(bool, "a state")
        first = state["turn"]
        assert (state["seat"], state["cover"], state["choices"]) == (None, first, [])
        assert all(player["coins"] is None for player in state["view"]["players"])
        state = socket.ask("look", seat=first)
        assert (state["seat"], state["cover"]) == (first, None)
        assert [player["coins"] is None for player in state["view"]["players"]] == [each != first for each in (0, 1)]
        while socket.state["turn"] == first:
            step(socket, random.Random(1))
        assert (socket.state["seat"], socket.state["cover"]) == (None, 1 - first)
        assert socket.ask("past", at=1, seat=first)["kind"] == "forbidden"


def test_on_a_shared_screen_without_secrets_nothing_is_covered(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, BEN)
    with anna.socket(table) as socket:
        state = play(socket, 3)
        assert state["phase"] == "over"
        assert socket.ask("past", at=4, seat=1)["seat"] == 1


@pytest.mark.parametrize("confirm", [True, False])
def test_an_end_that_reveals_something_cannot_be_undone(server: Server, confirm: bool) -> None:
    anna = server.guest("Anna", confirm=confirm)
    table = anna.open("carrara", ME, BEN)
    draw, confirmed, ends = random.Random(2), 0, False
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        while socket.state["phase"] == "running":
            ends = not socket.state["confirming"]
            confirmed += not ends
            step(socket, draw)
        assert ends, "turns that cannot be undone need no confirmation"
        assert (confirmed > 0) == confirm
        state = socket.state
        assert socket.log[-1]["seat"] in (0, 1) and not socket.log[-1]["forced"], "a person has decided"
        assert all(player["coins"] is not None for player in state["view"]["players"])
        assert not state["can_undo"]
        assert socket.ask("undo", number=state["number"])["why"]["message"] == "undo-ends-here"


def test_the_end_is_final(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    with anna.socket(anna.open(WAGONS, ME, BEN)) as socket:
        end = play(socket, 2)
        assert (end["phase"], end["can_undo"]) == ("over", False)
        assert socket.ask("undo", number=end["number"])["why"]["message"] == "undo-ends-here"


def test_a_line_is_played_as_a_whole_or_not_at_all(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, BEN)
    state = anna.state(table)
    line = [state["choices"][0]["action"], {"action": "take", "card": 99}]
    refused = anna.send(table, "act", 409, number=state["number"], line=line)
    assert refused["why"]["message"] == "not-your-turn"
    assert refused["text"].startswith("It’s ")
    refused = anna.send(table, "act", 422, number=state["number"], line=[{"action": "start", "card": 99}])
    assert refused["kind"] == "illegal"
    assert anna.state(table)["action_count"] == state["action_count"]


def test_previews_and_reasons(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open(WAGONS, ME, BEN, seed=7)
    with anna.socket(table) as socket:
        while socket.until(bool, "a state")["choices"][0]["action"]["action"] != "place":
            step(socket, random.Random(1))
        state = socket.state
        previews = socket.ask("preview", number=state["number"])["previews"]
        assert [each["action"] for each in previews] == [each["action"] for each in state["choices"]]
        one = next(each for each in previews if each["changes"])
        (alone,) = socket.ask("preview", number=state["number"], actions=[one["action"]])["previews"]
        highlights = {row["source"]: row["highlights"] for row in alone["changes"]}
        rows = [{name: value for name, value in row.items() if name != "highlights"} for row in alone["changes"]]
        assert {**alone, "changes": rows} == one
        mine = state["seat"]
        before = state["score"]["totals"][mine]
        state = socket.ask("act", number=state["number"], line=[one["action"]])
        assert not any("highlights" in row for row in state["score"]["rows"])
        squares = socket.ask("highlights", number=state["number"])["rows"]
        after = {row["source"]: each for row, each in zip(state["score"]["rows"], squares, strict=True)}
        assert highlights == {source: after[source] for source in highlights}
        assert socket.ask("highlights", number=state["number"] - 1)["kind"] == "stale"
        gained = sum(row["points"][mine] for row in one["changes"])
        assert state["score"]["totals"][mine] == before + gained
        assert socket.ask("why", action={"action": "start", "card": 3})["why"] is not None
        assert socket.ask("why", action={"action": "gibberish"})["kind"] == "unreadable"
        assert socket.ask("why", action={"action": "place", "card": "x"})["kind"] == "unreadable"
        if socket.state["choices"]:
            assert socket.ask("why", action=socket.state["choices"][0]["action"])["why"] is None


def test_chat_and_pointing_reach_only_the_players(server: Server) -> None:
    anna, ben, table = two_people(server)
    cleo = server.guest("Cleo")
    watching = anna.post(f"/api/tables/{table}/links")["watch_link"]["token"]
    cleo.post("/api/tables/join", {"token": watching})
    with anna.socket(table) as hers, ben.socket(table) as his, cleo.socket(table) as watcher:
        for socket in (hers, his, watcher):
            socket.until(bool, "a state")
        assert watcher.ask("say", text="hello")["kind"] == "forbidden"
        assert hers.ask("say", text="  good   luck ")["type"] == "pong"
        assert hers.ask("point", at={"kind": "square", "ground": "city", "x": 3, "y": -1})["type"] == "pong"
        while len(his.others) < 2:
            his.receive()
        assert [(each["type"], each["seat"]) for each in his.others] == [("talk", 0), ("pointed", 0)]
        assert his.others[0]["text"] == "good luck"
        assert his.others[1]["at"] == {"kind": "square", "ground": "city", "x": 3, "y": -1}
        assert watcher.ask("ping")["type"] == "pong"
        assert [each["type"] for each in watcher.others] == ["refused", "pong"]
        for bad in ("", "x" * 281, "a\x00b"):
            assert hers.ask("say", text=bad)["kind"] == "bad-request"
    with ben.socket(table) as his:
        while not his.others:
            his.receive()
        assert his.others[0]["text"] == "good luck"
