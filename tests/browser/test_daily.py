"""Daily challenges, challenges by link, and statistics."""

import csv
import datetime
import io
import re

from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.server.running import Guest, Server, play
from tests.server.test_daily import store_par

from townwright.daily import FIRST_DAY

#: How long the page says that something has been copied, in milliseconds.
COPIED = 2500


def guest_of(screen: Screen, server: Server) -> Guest:
    """Return the guest of a screen, to play for them faster than by clicking."""
    guest = Guest(server.address, None)
    (cookie,) = [each for each in screen.context.cookies() if each.get("name") == "townwright"]
    guest.http.cookies.set("townwright", cookie["value"])
    return guest


def finish(screen: Screen, server: Server, seed: int) -> None:
    """Play the table on the screen to its end; the page then shows the result by itself."""
    screen.wait_for_table()
    with guest_of(screen, server).socket(screen.table) as socket:
        assert play(socket, seed)["phase"] == "over"
    expect(screen.page.locator("dialog[open]")).to_be_visible()


def test_daily_challenge_link_challenge_and_statistics(open_screen: Open, server: Server) -> None:
    # A newcomer on a phone plays the challenge of the day.
    anna = open_screen(phone=True, locale="de-DE", color_scheme="dark")
    page = anna.page
    anna.disable_timers(COPIED)
    noon = datetime.datetime.now().replace(hour=12)
    store_par(server, "sprawlopolis", 40, noon.date())
    page.clock.set_fixed_time(noon)  # the day does not end meanwhile
    anna.go("/statistics")
    expect(page.get_by_text("sobald du deine erste Partie beendet hast")).to_be_visible()
    page.get_by_role("link", name="Aufgabe des Tages").click()
    expect(page.locator("article[data-state=new]")).to_have_count(4)
    assert anna.violations() == []
    page.locator("article[data-game=sprawlopolis] .btn.go:enabled").click()
    today = re.compile(r"Sprawlopolis\s*Aufgabe des Tages, \d")
    expect(page.locator("header.bar")).to_contain_text(today)
    finish(anna, server, 3)
    dialog = page.locator("dialog[open]")
    shared = dialog.get_by_role("region", name="Ergebnis teilen").locator("pre")
    expect(shared).to_contain_text("unter Par")
    text = shared.inner_text()
    assert re.fullmatch(
        r"Townwright · Sprawlopolis · \d{4}-\d\d-\d\d\n\d+ Punkte? unter dem Ziel · \d+ unter Par\n[🟦⬜🟧\n]+", text
    )
    with page.expect_download() as picture:
        dialog.get_by_role("button", name="Bild speichern").click()
    assert picture.value.path().read_bytes()[:4] == b"\x89PNG"
    dialog.get_by_role("button", name="Text kopieren").click()
    expect(dialog.get_by_role("button", name="Kopiert")).to_be_visible()
    dialog.get_by_role("button", name="Freunde herausfordern").click()
    link = dialog.get_by_label("Link zur Herausforderung").input_value()
    expect(dialog.get_by_role("note")).to_contain_text("nur auf diesem Rechner")
    assert anna.violations() == []

    # The challenge is done: its table is listed, it is in the calendar, and earlier days can be played.
    anna.lobby()
    expect(page.get_by_role("region", name="Meine Tische").get_by_role("listitem")).to_contain_text([today])
    anna.go("/daily")
    card = page.locator("article[data-game=sprawlopolis][data-state=done]")
    card.get_by_role("button", name="Teilen").click()
    expect(page.locator("dialog[open] pre")).to_have_text(text)
    expect(page.get_by_test_id("streak")).to_have_text("Deine Serie: 1 Tag")
    expect(card.get_by_test_id("par")).to_contain_text(re.compile(r"Par \d+ \(−\d+\)"))
    page.keyboard.press("Escape")
    expect(page.locator("table a[aria-current=date] i.done")).to_have_count(1)
    page.get_by_role("group", name="Spiel").get_by_text("Sprawlopolis").tap()
    points = card.locator(".num").inner_text().split(" ")[0]
    expect(page.locator("table a[aria-current=date] .points")).to_have_text(points)
    assert anna.violations() == []
    anna.go(f"/daily/{FIRST_DAY}")
    expect(page.locator("article[data-state=new]")).to_have_count(4)
    expect(page.get_by_role("link", name="Voriger Tag")).to_have_count(0)
    expect(page.get_by_test_id("archived")).to_be_visible()

    # A friend on a computer accepts the challenge.
    ben = open_screen()
    ben.go(link.removeprefix(ben.address))
    expect(ben.page.get_by_role("heading", name="challenges you")).to_be_visible()
    expect(ben.page.get_by_text("once you’ve played")).to_be_visible()
    expect(ben.page.locator("table")).to_have_count(0)
    assert ben.violations() == []
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Accept").click()
    finish(ben, server, 4)
    sides = ben.page.get_by_role("table", name="Side by side")
    expect(sides.locator("thead th")).to_have_text([re.compile("."), "Gast", "You", "Difference"])
    theirs, mine, difference = (each.replace("−", "-") for each in sides.locator(".sum td").all_inner_texts())
    assert theirs == points.replace("−", "-") and int(difference) == int(mine) - int(theirs)

    # The challenger sees it too, and the statistics.
    anna.go(link.removeprefix(anna.address))
    expect(page.get_by_role("heading", name="Deine Herausforderung")).to_be_visible()
    expect(page.get_by_label("Link zur Herausforderung")).to_have_value(link)
    expect(page.get_by_role("note")).to_contain_text("nur auf diesem Rechner")
    expect(page.get_by_role("table", name="Vergleich").locator("thead th")).to_contain_text(["", "Du", "Ben", ""])
    anna.go("/statistics")
    expect(page.get_by_role("heading", name="nach Wertungskarte")).to_be_visible()
    expect(page.locator("figure")).to_have_count(0)  # points over time begin with the second game
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    (row,) = csv.DictReader(io.StringIO(saved.value.path().read_text("utf-8-sig")))
    assert row["Punkte"] == points.replace("−", "-")
    assert row["Anlass"].startswith("daily ") and datetime.date.fromisoformat(row["Anlass"].split()[1]) >= FIRST_DAY
    guest = guest_of(anna, server)
    with guest.socket(guest.open("sprawlopolis", {"kind": "me"})) as socket:
        play(socket, 5)
    page.reload()
    expect(page.locator("figure svg circle")).to_have_count(2)
    page.get_by_text("Als Tabelle zeigen").click()
    expect(page.locator("details tbody tr")).to_have_count(2)
    assert anna.violations() == []
