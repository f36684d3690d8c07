"""A browser window, and what a person does with it: look, click, type, tap, drag."""

import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, WebSocketRoute, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GOLDEN = Path(__file__).parents[1] / "golden"
#: Milliseconds to wait for anything, long enough for a busy machine.
TIMEOUT = 180_000
expect.set_options(timeout=TIMEOUT)

#: The size of a touch target: how far from its middle, in pixels, a touch still hits it.
REACH = """thing => {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const far = (right, down) => {
        let step = 0;
        while (step < 60 && thing.contains(document.elementFromPoint(x + right * step, y + down * step))) step++;
        return step;
    };
    return Math.min(far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1));
}"""
#: Waits until fonts are loaded and transitions are over, so that sizes and colours are final. Endless animations are
#: ignored.
STILL = """() => document.fonts.ready.then(() => Promise.all(document.getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => null))))"""
#: Waits until the page is drawn once more.
FRAME = "() => new Promise(requestAnimationFrame)"
#: What the question bar asks for, and how many actions the page has shown. Whole games read both all the time, and a
#: locator goes through all elements of a board each time.
ASKS = """() => {
    const bar = document.querySelector("[data-asks]");
    return bar?.checkVisibility() && bar.dataset.asks !== "wait" ? bar.dataset.asks : "";
}"""
NUMBER = "() => document.querySelector('[data-number]')?.dataset.number ?? ''"
#: Milliseconds after which the same key counts again at the start of a turn; tests do not wait that long.
PAUSE = 500
#: A warning of Chromium on a busy machine: a preloaded file was not used within three seconds.
SLOW = "was preloaded using link preload but not used within a few seconds"
#: The smallest touch target, in pixels.
FINGER = 44


class Screen:
    """One browser window, and all the errors it has logged."""

    def __init__(self, context: BrowserContext, address: str, app: bool = False) -> None:
        self.context, self.address = context, address
        self.problems: list[str] = []
        context.set_default_timeout(TIMEOUT)
        self.page: Page = context.new_page()
        self.page.on("console", self._record_problem)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        if not app:  # a service worker would store the whole page once more for each screen
            self.page.add_init_script("delete Navigator.prototype.serviceWorker")
        self._change_timers("setTimeout", [PAUSE], 0)
        self.page.add_init_script("if (!localStorage.getItem('follow')) localStorage.setItem('follow', 'false')")

    def _record_problem(self, message: ConsoleMessage) -> None:
        if SLOW in message.text:
            return
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def disable_timers(self, *milliseconds: int) -> None:
        """Disable timers of this many milliseconds on later pages, so that what they would hide stays visible."""
        for timer in ("setTimeout", "setInterval"):
            self._change_timers(timer, milliseconds, 2**30)

    def _change_timers(self, timer: str, milliseconds: Sequence[int], instead: int) -> None:
        self.page.add_init_script(f"""{{
            const later = {timer};
            window.{timer} = (does, wait, ...rest) =>
                later(does, {list(milliseconds)}.includes(wait) ? {instead} : wait, ...rest);
        }}""")

    # Navigating

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def lobby(self) -> None:
        self.go()
        self.page.locator("[data-testid=games][aria-busy=false]").wait_for()
        expect(self.page.get_by_test_id("play").and_(self.page.locator(":disabled"))).to_have_count(0)

    def set_name(self, name: str) -> None:
        """Set the player's name, faster than by clicking."""
        answer = self.post("/api/me", {"name": name})
        assert answer.ok, answer.text()
        self.page.add_init_script("localStorage.setItem('guest', '1')")  # the page requests its guest

    def post(self, path: str, data: Any) -> APIResponse:
        """Send a request as the page would."""
        return self.context.request.post(self.address + path, data=data, headers={"origin": self.address})

    def play_now(self, game: str) -> None:
        """Start a game with one click in the lobby."""
        self.lobby()
        self.game(game).get_by_test_id("play").click()
        self.wait_for_table()

    def open_golden(self, name: str, end: int, *seats: str) -> str:
        """Open a golden game before the action at index `end`, with me and bots in its seats; return the table's id."""
        file = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))["match"]
        file["actions"] = file["actions"][:end]
        plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        table = str(self.post("/api/tables/import", {"file": file, "seats": plans}).json()["id"])
        self.go(f"/table/{table}")
        self.wait_for_table()
        return table

    def game(self, game: str) -> Locator:
        """Return the card of a game in the lobby."""
        return self.page.locator(f"article[data-game={game}]")

    def wait_for_table(self) -> None:
        self.prompt.wait_for()

    def share_with_ben(self, game: str) -> None:
        """Start a game for Anna and Ben on this screen; it is Anna's turn."""
        dialog = self.more_ways(game)
        dialog.get_by_text("On one screen").click()
        dialog.get_by_role("textbox").fill("Ben")
        dialog.get_by_role("button", name="Start").click()
        self.page.get_by_role("button", name="I’m Anna").click()
        self.wait_for_table()

    def more_ways(self, game: str) -> Locator:
        self.lobby()
        self.game(game).get_by_test_id("more").click()
        dialog = self.page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        return dialog

    @property
    def table(self) -> str:
        """The table's id, from the address."""
        return self.page.url.split("/table/")[1].split("?")[0]

    # Reading the page

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-asks]")

    def wait_for_frame(self) -> None:
        """Wait until the page is drawn once more, so that it shows the effect of all earlier input."""
        self.page.evaluate(FRAME)

    def asks(self) -> str:
        """Return what the question bar asks for: act, confirm, over … Waits while others are to move."""
        self.page.wait_for_function(ASKS)
        self.wait_for_frame()
        return self.prompt.get_attribute("data-asks") or ""

    @property
    def main_button(self) -> Locator:
        return self.prompt.get_by_test_id("go")

    @property
    def ghost(self) -> Locator:
        return self.page.get_by_test_id("ghost")

    def total(self, side: str = "mine") -> str:
        return self.page.get_by_test_id(side).get_by_test_id("total").inner_text()

    def violations(self, part: str = "html") -> list[str]:
        """Return what axe-core objects to on this screen, or in a part of it."""
        return self._axe(part, "{ resultTypes: ['violations'] }")

    def violations_in_light_and_dark(self, part: str = "html") -> list[str]:
        """Return the same in both colour schemes; in the dark, only contrast can differ."""
        self.page.emulate_media(color_scheme="light")
        violations = self.violations(part)
        self.page.emulate_media(color_scheme="dark")
        dark = self._axe(part, "{ runOnly: ['color-contrast'], resultTypes: ['violations'] }")
        violations += [f"dark: {each}" for each in dark]
        self.page.emulate_media(color_scheme="light")
        return violations

    def _axe(self, part: str, options: str) -> list[str]:
        expect(self.page.locator("main")).to_be_visible()
        expect(self.page.locator(part)).to_be_visible()
        self.page.evaluate(STILL)
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        result = self.page.evaluate(f"() => axe.run('{part}', {options})")
        return [
            f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
            for each in result["violations"]
            for node in each["nodes"]
        ]

    def small_targets(self, selector: str) -> list[str]:
        """Return the controls that a finger could miss: too small, or partly covered by others."""
        controls = {}
        for control in self.page.locator(f":is({selector}):enabled:visible").all():
            name = control.get_attribute("aria-label") or control.inner_text()
            controls[name] = control.evaluate(REACH)
        assert controls, f"nothing can be touched: {selector}"
        return [f"{name}: {reach}" for name, reach in controls.items() if reach < FINGER]

    # Playing

    def until_over(self, turn: Any, most: int = 400) -> None:
        """Play until the game is over; `turn` makes one decision."""
        for number in range(most):
            prompt = self.asks()
            if prompt == "over":
                return
            if prompt == "confirm":
                self.answer(lambda: self.main_button.click())
            else:
                self.answer(lambda number=number: turn(number))
        raise AssertionError("the game does not end")

    def answer(self, act: Any) -> None:
        """Do something that the server answers, and wait until the page shows it."""
        before = self.number()
        act()
        self.page.wait_for_function(f"before => ({NUMBER})() !== before", arg=before)

    def number(self) -> str:
        return str(self.page.wait_for_function(NUMBER).json_value())

    def click_card_table(self, card_table: Locator, draw: random.Random) -> None:
        """Point at a place near the middle, see the ghost, and click; where that only pins it, click again."""
        box = card_table.bounding_box()
        assert box is not None
        x = box["x"] + box["width"] / 2 + draw.uniform(-0.2, 0.2) * box["width"]
        y = box["y"] + box["height"] / 2 + draw.uniform(-0.2, 0.2) * box["height"]
        self.page.mouse.move(x, y)
        for _ in range(30):
            self.wait_for_frame()
            if self.ghost.count():
                break
            x, y = (x + box["x"] + box["width"] / 2) / 2, (y + box["y"] + box["height"] / 2) / 2
            self.page.mouse.move(x, y)
        expect(self.ghost).to_be_visible()
        self.page.mouse.click(x, y)
        self.wait_for_frame()
        if self.ghost.and_(self.page.locator("[data-pinned=true]")).count():
            self.page.mouse.click(x, y)

    def tap_card_table(self, card_table: Locator, draw: random.Random) -> None:
        """Tap a place with a finger, then the button."""
        box = card_table.bounding_box()
        assert box is not None
        right, down = draw.uniform(-1, 1), draw.uniform(-1, 1)
        for reach in (0.12, 0.06, 0.0):
            self.page.touchscreen.tap(
                box["x"] + box["width"] * (0.5 + reach * right),
                box["y"] + box["height"] * (0.5 + reach * down),
            )
            self.wait_for_frame()
            if self.ghost.count():
                break
        expect(self.main_button).to_be_enabled()
        self.main_button.tap()


def eventually(page: Page, read: Callable[[], Any], is_met: Callable[[Any], Any] = bool) -> Any:
    """Read a value with every frame until it meets the condition, and return it."""
    end = time.monotonic() + TIMEOUT / 1000
    while not is_met(value := read()):
        assert time.monotonic() < end, value
        page.evaluate(FRAME)
    return value


class Connection:
    """The connection between a page and its table, which can be cut."""

    def __init__(self, screen: Screen) -> None:
        self.is_cut = False
        self._open: list[WebSocketRoute] = []
        screen.page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1011)
            return
        self._open.append(socket)
        socket.connect_to_server()

    def drop(self) -> None:
        self.is_cut = True
        for socket in self._open:
            socket.close(code=1011)
        self._open = []

    def restore(self) -> None:
        self.is_cut = False
