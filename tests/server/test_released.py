"""Databases and match files of every released version open in this one."""

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import Connection, select
from tests.processes import ROOT
from tests.server.freeze import OLD, short
from tests.server.running import Guest, Server
from tests.server.test_backup import in_database
from tests.server.test_migrations import make_old

from townwright import BadFile, Match, load
from townwright.core.registry import game
from townwright.server.storage.commands import Acted, Command, Redone, Started, Undone
from townwright.server.storage.migrate import migrate
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.storage.schema import tables, tokens
from townwright.server.storage.tokens import digest
from townwright.server.tables.table import Table, entries

RELEASED = [
    short(version) for version in re.findall(r"^## \[(\d[\d.]*)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
]
MATCHES = sorted(path for folder in OLD.glob("matches-*") for path in folder.glob("*.json"))


def test_every_released_version_has_left_its_files() -> None:
    """Before a release, `python -m tests.server.freeze` writes them."""
    assert RELEASED
    for version in RELEASED:
        for name in (f"sqlite-{version}.sql", f"postgresql-{version}.sql"):
            assert (OLD / name).is_file(), name
        stored = {json.loads(path.read_text("utf-8"))["game"] for path in OLD.glob(f"matches-{version}/*.json")}
        assert len(stored) >= 4, version


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_match_file_opens_or_says_which_rules_it_needs(path: Path) -> None:
    check_match_file(path)


def check_match_file(path: Path) -> None:
    """Check that a match file opens, or that it is refused with both versions of the rules."""
    stored = json.loads(path.read_text("utf-8"))
    now = game(stored["game"]).version
    if stored["rules"] != now:
        with pytest.raises(BadFile, match=rf"\b{stored['rules']}\b.*\b{now}\b"):
            load(path)
        return
    match = load(path)
    assert isinstance(match, Match)
    assert [action.text for action in match.actions][: len(stored["actions"])] == stored["actions"]
    assert all(played.forced for played in match.history[len(stored["actions"]) :])
    assert match.people == stored["players"]
    assert match.over == ("unfinished" not in path.stem)
    if not match.over:
        match.play(match.legal[0])


@pytest.mark.parametrize("version", RELEASED)
def test_every_table_of_a_database_opens(tmp_path: Path, url: str, version: str) -> None:
    make_old(url, f"-{version}")
    check_database(tmp_path, url)


def check_database(folder: Path, url: str) -> None:
    """Check that every table of an old database opens, read-only if the rules of its game have changed."""

    def give_cookies(connection: Connection) -> dict[str, tuple[str, str, int]]:
        """Give the owner of each table a cookie; return the owners, games and rules of the tables."""
        migrate(connection)
        rows = {row.id: (row.owner, row.game, row.rules) for row in connection.execute(select(tables)) if row.owner}
        for owner in {owner for owner, *_ in rows.values()}:
            connection.execute(
                tokens.insert(), {"digest": digest(f"cookie-of-{owner}"), "kind": "cookie", "guest": owner}
            )
        return rows

    owners = in_database(url, give_cookies)
    assert len(owners) >= 5
    server = Server(folder, url).start().wait_until_compiled()
    try:
        for id, (owner, name, rules) in owners.items():
            guest = Guest(server.address, None)
            guest.http.cookies.set("townwright", f"cookie-of-{owner}")
            state = guest.state(id)
            assert (state["game"], state["rules"]) == (name, rules)
            assert state["read_only"] == (rules != game(name).version)
            assert len(state["log"]) == state["action_count"]
        assert "Traceback" not in server.log.read_text()
    finally:
        assert server.stop() == 0


def test_a_table_opens_that_was_asked_to_end_an_action() -> None:
    """Version 0.1 asked for the end of an action even where nothing else was left to do."""
    old = ["assistant to 3", "basic blue 2", "step to 8"], ["end action"], ["basic red 2", "step to 3"], ["end action"]
    match = Match("circleville", 2, 19, {"start": "section_10"})
    seat = match.to_move
    assert seat is not None
    played = entries(match.play_line([action for line in old for action in line]))
    texts = [entry.text for entry in played]
    end = texts.index("end action")
    commands: list[Command] = [
        Started([]),
        Acted(seat, list(old[0]), played[:end], False),
        Acted(seat, ["end action"], played[end : end + 1], False),
        Undone(seat, end),
        Redone(seat, played[end : end + 1], False),
        Acted(seat, list(old[2]), played[end + 1 : -1], False),
    ]
    description = Description(
        "id", match.game.name, match.game.version, 2, match.options, None, match.seed, StartingPoint(), None, None
    )
    for snapshot_at in (0, 2, 3):
        table = Table(description, [SeatState(each, "person", f"guest{each}") for each in range(2)])
        table.load(commands[:snapshot_at], None)
        if snapshot_at:
            data = table.loaded_match.snapshot()
            table = Table(description, table.seats)
            table.load(commands, (snapshot_at, data))
        else:
            table.load(commands, None)
        assert [action.text for action in table.loaded_match.actions] == [entry.text for entry in table.line]
        assert [action.text for action in table.loaded_match.legal] == ["end action"]
        command, refusal = table.act(seat, ["end action"])
        assert command is not None and refusal is None
        table.record(command)
        table.undo(seat)
        assert table.loaded_match.actions[-1].text == "place 2"
