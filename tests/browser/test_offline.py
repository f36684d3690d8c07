"""The page as an app: without the server, with another guest, after an update; and the offer to notify."""

import random
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copytree

from playwright.sync_api import Browser, expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_daily import guest_of
from tests.server.running import Guest, Server, play

from townwright.server.http.page import PAGE

#: Waits until the service worker serves the page.
SERVED = """() => new Promise(done => navigator.serviceWorker.controller
    ? done() : navigator.serviceWorker.addEventListener("controllerchange", done))"""
#: Makes the browser check for a new service worker, and waits until that serves the page. A busy browser can miss that
#: the former worker has become idle, and then replaces it only after five minutes or one more request.
UPDATED = """() => new Promise(done => {
    const request = setInterval(() => fetch("/mark.svg"), 1000);
    navigator.serviceWorker.addEventListener("controllerchange", () => done(clearInterval(request)), { once: true });
    navigator.serviceWorker.ready.then(each => each.update());
})"""
#: Whether something is stored under a path that begins like this.
IS_STORED = """async (path) => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().some(({ url }) => new URL(url).pathname.startsWith(path));
}"""
#: Whether the rules of a game are stored.
HAS_RULES = "() => caches.match('/api/games/carrara/words/en', { ignoreSearch: true }).then(Boolean)"
#: The guests with stored data.
STORED_GUESTS = "() => caches.keys().then(names => names.filter(name => name.startsWith('guest-')))"
#: Whether no other guest has stored data.
IS_ONLY_GUEST = "name => caches.keys().then(names => names.every(each => !each.startsWith('guest-') || each === name))"
#: A browser that has not been asked for notifications yet; it says yes, and records what it shows.
NOTIFICATIONS = """
    window.asked = 0; window.shown = [];
    window.Notification = class {
        static permission = "default";
        static requestPermission() { window.asked++; this.permission = "granted"; return Promise.resolve("granted"); }
        constructor(title, { body, data }) { window.shown.push([title, body, data.path]); }
    };"""


def test_without_the_server_and_with_another_guest(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    screen = Screen(browser.new_context(locale="en-GB", reduced_motion="reduce"), server.address, app=True)
    page = screen.page
    screen.set_name("Anna")
    anna = guest_of(screen, server)
    table = anna.open("sprawlopolis", {"kind": "me"})
    with anna.socket(table) as socket:
        play(socket, 1)
    screen.lobby()
    page.evaluate(SERVED)
    screen.go("/puzzles/sprawlopolis")
    page.get_by_role("button", name="Puzzle 1:", exact=False).first.click()
    screen.wait_for_table()
    page.wait_for_function(IS_STORED, arg="/offline/puzzle/sprawlopolis/")
    screen.go(f"/table/{table}")
    expect(screen.prompt).to_have_attribute("data-asks", "over")
    page.wait_for_function(IS_STORED, arg=f"/offline/table/{table}")
    screen.go("/puzzles/sprawlopolis")
    expect(page.get_by_role("button", name="Puzzle 2:", exact=False).first).to_be_visible()
    screen.lobby()
    page.wait_for_function(HAS_RULES)
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
    assert screen.problems == []

    # The server is gone: the page says so, and shows what was stored.
    assert server.stop() == 0
    page.reload()
    expect(page.get_by_test_id("offline")).to_contain_text("You need a connection to play")
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
    assert screen.violations() == []
    page.get_by_test_id("offline").get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="The Palaces of Carrara").click()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    screen.go(f"/table/{table}")
    expect(screen.prompt).to_have_attribute("data-asks", "over")
    expect(page.get_by_role("status").filter(has_text="how you last saw it")).to_be_visible()
    expect(screen.prompt.get_by_role("button", name="Replay")).to_be_disabled()
    screen.main_button.click()
    analysis = page.get_by_role("dialog").get_by_role("button", name="Analysis")
    expect(analysis).to_be_disabled()
    expect(analysis).to_have_accessible_description(re.compile("You need a connection"))
    screen.go("/puzzles/sprawlopolis")
    page.get_by_role("button", name="Puzzle 2:", exact=False).first.click()
    expect(page.get_by_role("alert")).to_contain_text("haven’t opened this puzzle")
    page.get_by_role("button", name="Puzzle 1:", exact=False).first.click()
    screen.wait_for_table()

    # The server is back, and the browser becomes a device of Ben: none of Anna's data is left.
    server.start()
    screen.lobby()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    ben = server.guest("Ben")
    assert page.evaluate(STORED_GUESTS) == [f"guest-{anna.get('/api/me')['id']}"]
    screen.go(ben.post("/api/me/link")["path"])
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url(f"{server.address}/")
    page.wait_for_function(IS_ONLY_GUEST, arg=f"guest-{ben.get('/api/me')['id']}")
    screen.lobby()
    expect(page.get_by_role("button", name="Ben")).to_be_visible()
    expect(page.get_by_role("region", name="My tables")).to_have_count(0)
    screen.context.close()
    assert server.stop() == 0


class FileServer(ThreadingHTTPServer):
    """Accepts as many connections at once as a browser opens: a service worker with a pending request is not replaced
    for five minutes.
    """

    request_queue_size = 128


class PageHandler(SimpleHTTPRequestHandler):
    """Serves files; any other path gets the page."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_a_new_version_comes_with_the_next_page(browser: Browser, tmp_path: Path) -> None:
    copytree(PAGE, tmp_path / "page")
    files = FileServer(("127.0.0.1", 0), partial(PageHandler, directory=tmp_path / "page"))
    threading.Thread(target=files.serve_forever, daemon=True).start()
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{files.server_port}/about")
    page.evaluate(SERVED)
    page.wait_for_load_state("networkidle")

    index, worker = tmp_path / "page/index.html", tmp_path / "page/worker.js"
    index.write_text(index.read_text("utf-8").replace("<html", '<html data-build="new"'), "utf-8")
    worker.write_text(worker.read_text("utf-8").replace('VERSION = "', 'VERSION = "new'), "utf-8")
    page.evaluate(UPDATED)
    # The open page stays as it is; its next address is loaded from the server, once.
    expect(page.locator("html[data-build=new]")).to_have_count(0)
    loads: list[str] = []
    page.on("load", lambda each: loads.append(each.url))
    page.get_by_role("link", name="Townwright").click()
    expect(page.locator("html[data-build=new]")).to_have_count(1)
    page.evaluate(SERVED)
    page.wait_for_load_state("load")
    page.wait_for_load_state("networkidle")
    assert len(loads) == 1
    files.shutdown()
    files.server_close()
    page.reload()  # without the server, it is the new version too
    expect(page.locator("html[data-build=new]")).to_have_count(1)
    context.close()


def test_notifications_are_offered_after_the_first_turn_with_other_people(open_screen: Open, server: Server) -> None:
    screen = open_screen(name="Anna")
    screen.page.add_init_script(NOTIFICATIONS)
    page, anna, ben = screen.page, guest_of(screen, server), server.guest("Ben", confirm=False)
    anna.post("/api/me", {"name": "Anna", "confirm": False})
    table = anna.post("/api/tables", {"game": "circle_the_wagons", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.post("/api/tables/join", {"token": table["invitation"]["token"]})
    anna.post(f"/api/tables/{table['id']}/start")
    draw = random.Random(3)

    def act(guest: Guest) -> None:
        state = guest.state(table["id"])
        guest.send(table["id"], "act", number=state["number"], line=[draw.choice(state["choices"])["action"]])

    def turn() -> int:
        return int(anna.state(table["id"])["turn"])

    screen.go(f"/table/{table['id']}")
    screen.wait_for_table()
    while turn() == 1:
        act(ben)
    expect(screen.prompt).to_have_attribute("data-asks", "act")
    offer = page.get_by_test_id("notify-offer")
    expect(offer).to_have_count(0)
    while turn() == 0:
        act(anna)
    expect(offer).to_be_visible()
    assert page.evaluate("window.asked") == 0, "the browser asks only after a yes"
    assert screen.violations() == []
    offer.get_by_role("button", name="Notify me").click()
    expect(offer).to_have_count(0)
    page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    while turn() == 1:
        act(ben)
    page.wait_for_function("window.shown.length")
    assert page.evaluate("[window.asked, window.shown]") == [
        1,
        [["Your turn", "Circle the Wagons", f"/table/{table['id']}"]],
    ]
