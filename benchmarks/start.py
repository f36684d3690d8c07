"""Measure the time from the first start to the first action, without stored machine code: `python benchmarks/start.py`.

For each game, start a server, open a table and play an action; then run `townwright play` until its first question.
After that, start a server that compiles everything, start it again twice for each game, and time two hints in a row:
requested as soon as it serves, and when a person could first ask for one. Measure on an idle machine.
"""

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from townwright.core.registry import games

#: Seconds in which a person can open the page, sit down at a table and ask for a hint.
PERSON_SECONDS = 3
SOLO_GAMES = {"sprawlopolis", "circleville"}
#: The environment of the measured processes. Python stores its bytecode, as it does for a player.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def free_port() -> int:
    """Return a TCP port that no program uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`townwright serve` with a database in a folder; its machine code is stored there too, unless `code` is given."""

    def __init__(self, folder: Path, code: Path | None = None) -> None:
        environment = {**ENVIRONMENT, "TOWNWRIGHT_CACHE": str(code or folder / "code")}
        port = free_port()
        command = [sys.executable, "-m", "townwright", "serve", "--port", str(port), "--database", str(folder / "db")]
        self.start = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=300)

    def __enter__(self) -> "Server":
        while True:
            try:
                self.http.post("/api/me", json={"name": "Anna"}).raise_for_status()
                return self
            except httpx.ConnectError:
                time.sleep(0.02)

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait()

    def post(self, path: str, body: object) -> dict[str, Any]:
        answer: dict[str, Any] = self.http.post(path, json=body).raise_for_status().json()
        return answer

    def first_action(self, game: str) -> float:
        """Return the seconds from the start until the first action is acknowledged."""
        table = self.open(game)
        state = self.state(table)
        act = {"type": "act", "number": state["number"], "line": [state["choices"][0]["action"]]}
        self.post(f"/api/tables/{table}/send", act)
        return time.perf_counter() - self.start

    def state(self, table: str) -> dict[str, Any]:
        """Return the table as the player to move sees it."""
        state: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        if not state["choices"]:  # the other person at this screen begins
            state = self.http.get(f"/api/tables/{table}", params={"seat": state["turn"]}).json()
        return state

    def open(self, game: str) -> str:
        """Open a table for me and, if the game needs two, for another person at the same screen."""
        others = [] if game in SOLO_GAMES else [{"kind": "here", "name": "Ben"}]
        return str(self.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *others]})["id"])

    def hint(self, table: str) -> float:
        """Return the seconds that a hint takes."""
        state = self.state(table)
        start = time.perf_counter()
        self.post(f"/api/tables/{table}/send", {"type": "hint", "number": state["number"]})
        return time.perf_counter() - start

    def wait_until_compiled(self) -> float:
        """Return the seconds from the start until all games have all of their machine code."""
        while any(game["compile_progress"] is not None for game in self.http.get("/api/catalogue").json()["games"]):
            time.sleep(0.2)
        return time.perf_counter() - self.start


def first_question(game: str, folder: Path) -> float:
    """Return the seconds until `townwright play` asks its first question."""
    environment = {**ENVIRONMENT, "TOWNWRIGHT_CACHE": str(folder / "code"), "TOWNWRIGHT_DATA": str(folder)}
    start = time.perf_counter()
    command = [sys.executable, "-m", "townwright", "play", game, "--lang", "en"]
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    output = b""
    while not re.search(rb" > ?$", output):
        output += os.read(process.stdout.fileno(), 4096) or b" > "
    seconds = time.perf_counter() - start
    process.kill()
    process.wait()
    return seconds


def two_hints(game: str, folder: Path, pause: float) -> tuple[float, float]:
    """Start a server, wait `pause` seconds, and return how many seconds its first two hints take."""
    with Server(folder) as server:
        table = server.open(game)
        time.sleep(pause)
        return server.hint(table), server.hint(table)


def main() -> None:
    """Print one line per game, then the hints."""
    print("game                 first action  first question")
    for game in games():
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
            action = server.first_action(game)
        with tempfile.TemporaryDirectory() as folder:
            print(f"{game:20} {action:10.1f} s {first_question(game, Path(folder)):13.1f} s", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder)) as server:
            print(f"everything compiled after {server.wait_until_compiled():.0f} s", flush=True)
        print("game                 first hint    the next one  hint after 3 s  the next one")
        for game in games():
            seconds = [hint for pause in (0, PERSON_SECONDS) for hint in two_hints(game, Path(folder), pause)]
            print(
                f"{game:20} {seconds[0]:10.1f} s {seconds[1]:11.1f} s {seconds[2]:13.1f} s {seconds[3]:11.1f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
