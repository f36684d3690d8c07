"""Every table of a database that version 0.1 wrote opens, and is played on or, if its rules have changed, read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, Json, Server, play
from tests.server.test_migrations import make_old

from townwright.core.registry import game

#: The tables: whose they are, the length of their lines, and how many commands they have.
TABLES = {
    "learning": ("anna", 8, 14),
    "puzzle": ("anna", 11, 4),
    "shown": ("ben", 20, 4),
    "day": ("anna", 8, 9),
    "day-over": ("ben", 14, 16),
    "watched": ("anna", 5, 6),
    "people": ("anna", 19, 25),
    "open": ("ben", 0, 0),
    "finished": ("anna", 20, 17),
    "taken": ("ben", 12, 6),
    "fork": ("anna", 8, 2),
}


class Frozen:
    """A server on the frozen database, and its two guests."""

    def __init__(self, server: Server) -> None:
        self.anna, self.ben = Guest(server.address, None), Guest(server.address, None)
        self.anna.http.cookies.set("townwright", "secret" * 8)
        self.ben.http.cookies.set("townwright", "terces" * 8)

    def guest(self, name: str) -> Guest:
        return self.anna if name == "anna" else self.ben


@pytest.fixture
def frozen(tmp_path: Path, url: str) -> Iterator[Frozen]:
    make_old(url, "-0.1")
    server = Server(tmp_path, url).start()
    try:
        yield Frozen(server)
        assert "Traceback" not in server.log.read_text()
    finally:
        assert server.stop() == 0


def test_every_table_of_version_0_1_opens_and_is_played_on(frozen: Frozen) -> None:
    playable = set()
    for id, (owner, line, number) in TABLES.items():
        state = frozen.guest(owner).state(id)
        assert (state["action_count"], len(state["log"]), state["number"]) == (line, line, number), id
        assert state["read_only"] == (state["rules"] != game(state["game"]).version), id
        if not state["read_only"]:
            playable.add(id)
    assert playable == PLAY_ON.keys()  # a later change of a game's rules takes its tables out of PLAY_ON
    for id in PLAY_ON:
        PLAY_ON[id](frozen, id)


def lesson(frozen: Frozen, id: str) -> None:
    state = frozen.anna.state(id)
    step = state["activity"]["step"]
    back = go(frozen.anna, id, "back")
    assert back["activity"]["step"] in (step, step - 1)
    assert go(frozen.anna, id, "free")["activity"] is None
    with frozen.anna.socket(id) as socket:
        assert play(socket, 1, 2)["action_count"] > back["action_count"]


def puzzle(frozen: Frozen, id: str) -> None:
    activity = frozen.anna.state(id)["activity"]
    assert (activity["stage"], activity["played_on"]) == ("right", 1)
    assert go(frozen.anna, id, "on")["activity"]["played_on"] == 2
    assert progress(frozen.anna)["5-10"] == "solved"


def shown_puzzle(frozen: Frozen, id: str) -> None:
    activity = frozen.ben.state(id)["activity"]
    assert (activity["stage"], activity["played_on"]) == ("shown", 2)
    assert go(frozen.ben, id, "again")["activity"]["stage"] == "asked"
    assert progress(frozen.ben)["19-18"] == "seen"


def day(frozen: Frozen, id: str) -> None:
    assert frozen.anna.post("/api/daily/2026-11-15/sprawlopolis")["id"] == id
    with frozen.anna.socket(id) as socket:
        assert play(socket, 1)["phase"] == "over"
    assert [each["day"] for each in results(frozen.anna, id)] == ["2026-11-15"]


def day_over(frozen: Frozen, id: str) -> None:
    totals = frozen.ben.state(id)["score"]["totals"]
    assert [(each["day"], [each["score"]]) for each in results(frozen.ben, id)] == [("2026-11-15", totals)]
    assert frozen.ben.get(f"/api/tables/{id}/share")["text"]


def watched(frozen: Frozen, id: str) -> None:
    before = frozen.anna.state(id)
    assert all(entry["thought"] for entry in before["log"] if not entry["forced"])
    assert frozen.anna.send(id, "step", number=before["number"])["action_count"] > before["action_count"]


def people(frozen: Frozen, id: str) -> None:
    assert frozen.ben.chat(id) == ["Good luck, Ben!", "You too."]
    before = frozen.ben.state(id)
    assert before["confirming"]
    assert frozen.ben.send(id, "undo", number=before["number"])["action_count"] < before["action_count"]
    state = frozen.ben.state(id)
    redone = frozen.ben.send(id, "redo", number=state["number"])
    assert (redone["action_count"], redone["confirming"]) == (before["action_count"], True)
    assert not frozen.ben.send(id, "confirm", number=redone["number"])["confirming"]
    with frozen.anna.socket(id) as socket:
        assert play(socket, 1, 1)["action_count"] > before["action_count"]


def open_table(frozen: Frozen, id: str) -> None:
    token = frozen.ben.post(f"/api/tables/{id}/links")["invitation"]["token"]
    frozen.anna.post("/api/tables/join", {"token": token})
    assert frozen.ben.post(f"/api/tables/{id}/start")["phase"] == "running"


def finished(frozen: Frozen, id: str) -> None:
    state = frozen.anna.state(id)
    assert (state["phase"], state["next"]) == ("over", "rematch")
    assert [[each["score"]] for each in results(frozen.anna, id)] == [state["score"]["totals"][:1]]
    analysis = frozen.anna.get(f"/api/tables/{id}/analysis")
    assert (analysis["state"], len(analysis["judgements"])) == ("done", 19)
    assert frozen.anna.send(id, "past", at=3)["at"] == 3
    with frozen.anna.socket("rematch") as socket:
        assert play(socket, 1, 2)["action_count"] > 2


def accepted_challenge(frozen: Frozen, id: str) -> None:
    with frozen.ben.socket(id) as socket:
        assert play(socket, 1)["phase"] == "over"
    assert len(frozen.ben.get(f"/api/tables/{id}/challenge")) == 2


def fork(frozen: Frozen, id: str) -> None:
    with frozen.anna.socket(id) as socket:
        assert play(socket, 1, 1)["action_count"] > TABLES[id][1]


PLAY_ON = {
    "learning": lesson,
    "puzzle": puzzle,
    "shown": shown_puzzle,
    "day": day,
    "day-over": day_over,
    "watched": watched,
    "people": people,
    "open": open_table,
    "finished": finished,
    "taken": accepted_challenge,
    "fork": fork,
}


def go(guest: Guest, table: str, to: str) -> Json:
    return guest.send(table, "go", number=guest.state(table)["number"], to=to)


def results(guest: Guest, table: str) -> list[Any]:
    return [each for each in guest.get("/api/me/results") if each["table"] == table]


def progress(guest: Guest) -> dict[str, str]:
    """Return how far a guest is with each puzzle of Circle the Wagons."""
    sets = guest.get("/api/puzzles")
    return {each["id"]: each["state"] for set in sets if set["game"] == "circle_the_wagons" for each in set["puzzles"]}
