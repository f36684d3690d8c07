"""Take the pictures for the README and the tour: `python -m scripts.pictures [NAME …]`, after `make page`.

A seeded server deals the same games every time, and bots play up to the positions shown. The pictures in docs/images
are replaced; look at them before committing.
"""

import argparse
import io
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, expect, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.screen import Screen
from tests.browser.test_daily import finish, guest_of
from tests.server.running import Server

from townwright import Match, bot

IMAGES = Path(__file__).parents[1] / "docs" / "images"
DESKTOP, LAPTOP, PHONE = (1440, 900), (1180, 744), (390, 844)
#: The gap between two screens in one picture, in pixels.
GAP = 15
QUALITY = 88
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "builder"}

Picture = Callable[["Camera"], list[bytes]]
PICTURES: dict[str, Picture] = {}


def picture(name: str) -> Callable[[Picture], Picture]:
    """Register a function that takes the screens of a picture."""

    def register(function: Picture) -> Picture:
        PICTURES[name] = function
        return function

    return register


class Camera:
    """Opens screens of a server."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server

    @contextmanager
    def screen(self, size: tuple[int, int] = DESKTOP, *, german: bool = False) -> Iterator[Screen]:
        """Open a screen for Anna: in English and light, or in German and dark."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE" if german else "en-GB",
            color_scheme="dark" if german else "light",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            reduced_motion="reduce",
        )
        screen = Screen(context, self.server.address)
        screen.set_name("Anna")
        yield screen
        context.close()

    def open_position(self, screen: Screen, game: str, seed: int, decisions: int, *seats: Any, **options: str) -> None:
        """Open a table at Anna's first choice after a number of decisions of greedy bots."""
        names = ["Anna", *(f"Bot {number}" for number in range(1, len(seats)))]
        match, player = Match(game, names, seed, options), bot("greedy", 1)
        while len(match.history) < decisions or match.to_move != 0 or len(match.codes) < 2:
            match.play(player.choose(match))
        file = {"file": json.loads(match.to_json()), "seats": seats}
        table = guest_of(screen, self.server).post("/api/tables/import", file)["id"]
        screen.go(f"/table/{table}")
        screen.wait_for_table()


def shot(screen: Screen) -> bytes:
    """Take a picture once fonts are loaded and nothing moves."""
    screen.page.evaluate("document.fonts.ready")
    screen.wait_for_frame()
    return screen.page.screenshot(animations="disabled")


def save(name: str, screens: list[bytes]) -> None:
    """Save one screen, or several side by side."""
    images = [Image.open(io.BytesIO(each)).convert("RGB") for each in screens]
    height = min(image.height for image in images)
    parts = [image.resize((image.width * height // image.height, height)) for image in images]
    width = sum(part.width for part in parts) + GAP * (len(parts) - 1)
    whole = Image.new("RGB", (width, height), "white")
    left = 0
    for part in parts:
        whole.paste(part, (left, 0))
        left += part.width + GAP
    whole.save(IMAGES / f"{name}.webp", quality=QUALITY, method=6)


@picture("lobby")
def lobby(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        for game, seed, decisions in (("carrara", 3, 30), ("sprawlopolis", 5, 8)):
            camera.open_position(screen, game, seed, decisions, ME, *([BOT] if game == "carrara" else []))
        screen.lobby()
        return [shot(screen)]


def choose_first_place(screen: Screen) -> Locator:
    """Hold a card over its first legal place."""
    screen.page.keyboard.press("ArrowRight")
    expect(screen.ghost).to_be_visible()
    return screen.ghost


@picture("wagons")
def wagons(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        camera.open_position(screen, "circle_the_wagons", 11, 19, ME, BOT)
        return [shot(screen)]


@picture("wagons-dark")
def wagons_dark(camera: Camera) -> list[bytes]:
    with camera.screen(german=True) as screen:
        camera.open_position(screen, "circle_the_wagons", 12, 20, ME, BOT)
        return [shot(screen)]


@picture("sprawlopolis")
def sprawlopolis(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        camera.open_position(screen, "sprawlopolis", 5, 9, ME)
        choose_first_place(screen)
        return [shot(screen)]


@picture("carrara")
def carrara(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        camera.open_position(screen, "carrara", 7, 60, ME, BOT, BOT)
        return [shot(screen)]


@picture("circleville")
def circleville(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        camera.open_position(screen, "circleville", 4, 260, ME, BOT, BOT)
        return [shot(screen)]


@picture("circleville-solo")
def circleville_solo(camera: Camera) -> list[bytes]:
    with camera.screen(german=True) as screen:
        camera.open_position(screen, "circleville", 6, 160, ME, opponents="denzel")
        return [shot(screen)]


@picture("campaign")
def campaign(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        dialog = screen.more_ways("circleville")
        dialog.get_by_role("radio", name="Solo").check()
        return [shot(screen)]


@picture("lesson")
def lesson(camera: Camera) -> list[bytes]:
    screens = []
    for game, size, german in (("circleville", LAPTOP, False), ("carrara", PHONE, True)):
        with camera.screen(size, german=german) as screen:
            screen.lobby()
            screen.game(game).locator(".lesson").click()
            screen.wait_for_table()
            screens.append(shot(screen))
    return screens


@picture("watching")
def watching(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        dialog = screen.more_ways("carrara")
        dialog.get_by_role("radio", name="Watch and learn").check()
        dialog.get_by_role("button", name="Watch", exact=True).click()
        screen.wait_for_table()
        bar = screen.page.locator(".watch")
        bar.get_by_role("button", name="Pause").click()
        bar.get_by_role("button", name="One step forward").click()
        expect(bar.locator(".thought")).to_be_visible()
        return [shot(screen)]


@picture("analysis")
def analysis(camera: Camera) -> list[bytes]:
    with camera.screen() as screen:
        table = guest_of(screen, camera.server).open("circle_the_wagons", ME, BOT, seed=3)
        screen.go(f"/table/{table}")
        screen.wait_for_table()
        finish(screen, camera.server, 3)
        screen.page.get_by_role("button", name="Analyse").click()
        expect(screen.page.get_by_role("button", name="Done")).to_be_visible()
        return [shot(screen)]


@picture("phones")
def phones(camera: Camera) -> list[bytes]:
    screens = []
    for game, seed, decisions, seats, german in (
        ("circle_the_wagons", 11, 19, (ME, BOT), False),
        ("carrara", 7, 60, (ME, BOT), False),
        ("sprawlopolis", 5, 9, (ME,), True),
    ):
        with camera.screen(PHONE, german=german) as screen:
            camera.open_position(screen, game, seed, decisions, *seats)
            screens.append(shot(screen))
    return screens


@picture("daily")
def daily(camera: Camera) -> list[bytes]:
    screens = []
    for path, size, german in (("/daily", LAPTOP, False), ("/statistics", PHONE, True)):
        with camera.screen(size, german=german) as screen:
            screen.go("/daily")
            screen.page.locator("article[data-game=sprawlopolis] .btn.go:enabled").click()
            finish(screen, camera.server, 3)
            screen.go(path)
            expect(screen.page.locator("main h1")).to_be_visible()
            screens.append(shot(screen))
    return screens


def main() -> None:
    """Take all pictures, or those named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *PICTURES], help="pictures to take; default: all")
    names = parser.parse_args().names or list(PICTURES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start().wait_until_compiled()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=FLAGS)
        camera = Camera(browser, server)
        for name in names:
            save(name, PICTURES[name](camera))
            print(IMAGES / f"{name}.webp", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
