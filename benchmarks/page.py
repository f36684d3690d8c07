"""Measure how fast the page loads on slow 4G: `python -m benchmarks.page`.

Chromium loads the lobby and a table of each game with an empty cache and without the service worker; the network has
1.6 Mbit/s and a latency of 150 ms, and the CPU is slowed four times. For each page the script prints the first and the
largest contentful paint (LCP), the time until everything is visible (the games, or the question of the table), the
layout shift until 1.5 seconds later, and the number and size of the loaded files. `--waterfall` also prints each file.
Measure on an idle machine, after `make page`.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.start import Server
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from townwright.bots.bot import bot_names
from townwright.core.code_parts import cache_root
from townwright.core.game import Game
from townwright.core.registry import games

NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWDOWN = 4
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
#: The elements that are visible when a page is complete.
GAMES, QUESTION = ".games[aria-busy=false] img", "[data-asks]"
#: Milliseconds after which nothing is drawn any more.
SETTLE = 1500
#: Records the paints and the layout shifts, and when an element first appears.
RECORDER = """(selector) => {
    window.paints = {}; window.shift = 0;
    const observe = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe("paint", ({ name, startTime }) => { paints[name] = startTime; });
    observe("largest-contentful-paint", ({ startTime, element, url }) => {
        paints.largest = startTime;
        paints.element = url || `${element?.tagName.toLowerCase()} ${element?.textContent.slice(0, 40)}`;
    });
    observe("layout-shift", ({ value }) => { window.shift += value; });
    new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { paints.shown = performance.now(); }));
    }).observe(document, { childList: true, subtree: true, attributes: true });
}"""
FILES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map((each) => ({ path: new URL(each.name).pathname, size: each.encodedBodySize,
                      start: each.startTime, end: each.responseEnd }))"""


def load(context: BrowserContext, address: str, selector: str) -> dict[str, Any]:
    """Load a page and return the measurements."""
    page = context.new_page()
    page.add_init_script(f"({RECORDER})({selector!r})")
    protocol = context.new_cdp_session(page)
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", NETWORK)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.goto(address)
    page.wait_for_function("() => paints.shown")
    page.wait_for_timeout(SETTLE)
    measurements: dict[str, Any] = {**page.evaluate("({ ...paints, shift })"), "files": page.evaluate(FILES)}
    page.close()
    return measurements


def new_context(browser: Browser, size: dict[str, Any], server: Server, *, is_guest: bool) -> BrowserContext:
    """Return a browser without a cache: for the server's guest, or for a first visit."""
    context = browser.new_context(**size, locale="en-GB", service_workers="block")
    if is_guest:
        address = str(server.http.base_url)
        context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in server.http.cookies.items()]
        )
        context.add_init_script("localStorage.setItem('guest', '1')")
    return context


def open_table(server: Server, game: Game) -> str:
    """Open a table for me and bots, with the default number of players."""
    bots = [{"kind": "bot", "level": bot_names()[0]}] * (game.default_players - 1)
    return str(server.post("/api/tables", {"game": game.name, "seats": [{"kind": "me"}, *bots]})["id"])


def report(name: str, runs: list[dict[str, Any]], *, waterfall: bool) -> None:
    """Print the medians of some runs."""
    first, largest, shown = (
        statistics.median(each[paint] for each in runs) / 1000
        for paint in ("first-contentful-paint", "largest", "shown")
    )
    last = runs[-1]
    size = sum(each["size"] for each in last["files"]) / 1000
    print(
        f"{name:32} {first:5.2f} s {largest:5.2f} s {shown:5.2f} s {max(each['shift'] for each in runs):7.4f}"
        f" {len(last['files']):5} {size:6.0f} kB  {last['element']}",
        flush=True,
    )
    if waterfall:
        for file in sorted(last["files"], key=lambda file: float(file["start"])):
            print(f"    {file['start']:6.0f} {file['end']:6.0f} ms {file['size']:7} {file['path']}")


def main() -> None:
    """Measure the lobby and the tables, on a desktop and a phone."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="loads of each page; the median is printed")
    parser.add_argument("--only", default="", help="only pages whose name contains this text")
    parser.add_argument("--waterfall", action="store_true", help="print each file of the last load")
    options = parser.parse_args()
    print(f"{'':32} {'first':>7} {'LCP':>7} {'shown':>7} {'shift':>7} {'files':>5} {'size':>9}")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), cache_root()) as server,
        sync_playwright() as playwright,
    ):
        server.wait_until_compiled()
        path = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        tables = {f"table of {game.name}": f"/table/{open_table(server, game)}" for game in games().values()}
        for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
            pages = [("lobby, first visit", "/", GAMES, False), ("lobby, with tables", "/", GAMES, True)]
            pages += [(name, path, QUESTION, True) for name, path in tables.items()]
            for name, path, selector, is_guest in pages:
                if options.only not in (title := f"{device}, {name}"):
                    continue
                runs = []
                for _ in range(options.runs):
                    context = new_context(browser, size, server, is_guest=is_guest)
                    runs.append(load(context, str(server.http.base_url.join(path)), selector))
                    context.close()
                report(title, runs, waterfall=options.waterfall)
        browser.close()


if __name__ == "__main__":
    main()
