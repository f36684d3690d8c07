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
from townwright.server.storage.migrate import migrate
from townwright.server.storage.schema import tables, tokens
from townwright.server.storage.tokens import digest

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
    stored = json.loads(path.read_text("utf-8"))
    now = game(stored["game"]).version
    if stored["rules"] != now:
        with pytest.raises(BadFile, match=rf"\b{stored['rules']}\b.*\b{now}\b"):
            load(path)
        return
    match = load(path)
    assert isinstance(match, Match)
    assert [action.text for action in match.actions] == stored["actions"]
    assert match.people == stored["players"]
    assert match.over == ("unfinished" not in path.stem)
    if not match.over:
        match.play(match.legal[0])


@pytest.mark.parametrize("version", RELEASED)
def test_every_table_of_a_database_opens(tmp_path: Path, url: str, version: str) -> None:
    make_old(url, f"-{version}")

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
    server = Server(tmp_path, url).start().wait_until_compiled()
    try:
        for id, (owner, name, rules) in owners.items():
            guest = Guest(server.address, None)
            guest.http.cookies.set("townwright", f"cookie-of-{owner}")
            state = guest.state(id)
            assert (state["game"], state["rules"]) == (name, rules)
            assert state["read_only"] == (rules != game(name).version)
            assert len(state["log"]) == state["line"]
        assert "Traceback" not in server.log.read_text()
    finally:
        assert server.stop() == 0
