"""Tables that were stored under older rules: the log, the result, and a rematch."""

import contextlib
import sqlite3
from itertools import pairwise

from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.test_daily import guest_of
from tests.server.running import Server, play

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}


def copy_under_older_rules(server: Server, table: str) -> str:
    """Return a copy of a table as older rules would have left it, before the server has read it."""
    old = f"old-{table}"
    with contextlib.closing(sqlite3.connect(server.database, timeout=60)) as connection, connection:
        connection.row_factory = sqlite3.Row
        for name, key, changes in (
            ("tables", "id", {"id": old, "rules": 0, "next": None}),
            ("seats", "table", {"table": old}),
            ("commands", "table", {"table": old}),
        ):
            for row in connection.execute(f'select * from {name} where "{key}" = ?', (table,)).fetchall():
                values = {**dict(row), **changes}
                columns, places = ", ".join(f'"{each}"' for each in values), ", ".join("?" * len(values))
                connection.execute(f"insert into {name} ({columns}) values ({places})", list(values.values()))
    return old


def test_a_finished_table_of_older_rules_can_be_read_and_played_again(open_screen: Open, server: Server) -> None:
    anna = open_screen(name="Anna")
    page, guest = anna.page, guest_of(anna, server)
    table = guest.open("circle_the_wagons", ME, BOT)
    with guest.socket(table) as socket:
        end = play(socket, 3)
    old = copy_under_older_rules(server, table)
    anna.go(f"/table/{old}?at=3")  # a link to a moment opens the table as well
    main = page.get_by_role("main")
    expect(main).to_contain_text("version 0 then, version 1 now")
    expect(page.get_by_role("status").filter(has_text="The rules of this game have changed since")).to_have_count(1)
    sums = main.locator("tfoot tr").first.locator("td").all_inner_texts()
    assert [int(each.replace("−", "-")) for each in sums] == end["score"]["totals"]
    turns = 1 + sum(entry["seat"] != other["seat"] for entry, other in pairwise(socket.log))
    expect(main.get_by_role("listitem")).to_have_count(turns)
    expect(main.locator("li button, tbody button")).to_have_count(0)
    for name in ("Undo", "Redo", "Hint"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    assert anna.violations() == []
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Rules")).to_be_visible()
    expect(dialog.get_by_role("button", name="Replay")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Challenge")).to_have_count(0)
    page.keyboard.press("Escape")
    main.get_by_role("button", name="Rematch").press("Enter")
    anna.wait_for_table()
    assert anna.table != old
    anna.go(f"/table/{old}")
    main.get_by_role("button", name="Go to the new game").press("Enter")
    anna.wait_for_table()


def test_an_unfinished_table_of_older_rules_on_a_german_phone(open_screen: Open, server: Server) -> None:
    anna = open_screen(phone=True, name="Anna", locale="de-DE", color_scheme="dark")
    page, guest = anna.page, guest_of(anna, server)
    table = guest.open("carrara", ME, {"kind": "here", "name": "Ben"})
    guest.send(table, "act", number=1, line=[{"action": "turn_wheel"}])
    old = copy_under_older_rules(server, table)
    anna.lobby()
    expect(page.locator(f"a[href='/table/{old}']")).to_contain_text("Regeln geändert")
    page.locator(f"a[href='/table/{old}']").click()
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="Die Regeln haben sich geändert")).to_be_visible()
    expect(main).to_contain_text("damals Version 0, jetzt Version 1")
    expect(main.get_by_role("listitem").last).to_contain_text("Anna dreht die Drehscheibe.")
    assert anna.violations() == []
    assert anna.small_targets("main .btn") == []
    main.get_by_role("button", name="Revanche").click()
    anna.wait_for_table()
    assert anna.table not in (old, table)
