"""The terminal answers at once: slow imports and compiling come later."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.cli.test_commands import save_finished_match
from tests.market import GAME as MARKET
from tests.processes import python
from tests.server.running import wait_until

from townwright.cli import terminal as module
from townwright.cli.terminal import Terminal
from townwright.core import background
from townwright.core.code_parts import CodePart
from townwright.core.registry import games
from townwright.locale import SHARED, Words

#: Calls the command again and again; prints each status and which of the slow libraries are imported by then.
CALLS = """
import sys
from townwright.cli.run import run
for call in sys.argv[1:]:
    status = run(call.split())
    print("=>", call, "=>", status, *[name for name in ("numba", "litestar") if name in sys.modules])
"""
#: Plays until the first question, and prints whether Numba was imported by then.
PLAY = """
import io, sys
from townwright.cli.run import run

class Screen(io.StringIO):
    def write(self, text):
        if text.endswith("> "):
            asked.append("numba" in sys.modules)
        return super().write(text)

asked = []
sys.stdin, sys.stdout = io.StringIO("quit\\n"), Screen()
status = run(["play", sys.argv[1], "--seed", "5", "--lang", "en"])
print(status, asked[0], file=sys.__stdout__)
"""


#: Calls the command, and prints its first line and which modules it had imported by then.
FIRST_LINE = """
import io, sys
from townwright.cli.run import run

class Screen(io.StringIO):
    def write(self, text):
        if text.strip() and not first:
            first.append(text.strip())
            first.extend(name for name in SLOW if name in sys.modules)
        return super().write(text)

first, SLOW = [], ("numpy", "fluent.runtime", "townwright.games.carrara")
sys.stdin, sys.stdout = io.StringIO("quit\\n"), Screen()
status = run([*sys.argv[1:], "--lang", "en"])
print(status, *first, sep="|", file=sys.__stdout__)
"""


@pytest.fixture(autouse=True)
def usual_mode(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The environment without a compile mode."""
    monkeypatch.delenv("TOWNWRIGHT_COMPILE", raising=False)
    monkeypatch.setenv("TOWNWRIGHT_DATA", str(tmp_path / "data"))


def imports_after(*calls: str) -> dict[str, str]:
    """Return the status of each call and the slow libraries imported after it, all in one process."""
    lines = [line for line in python("-c", CALLS, *calls).splitlines() if line.startswith("=> ")]
    return {call: result for call, _, result in (line.removeprefix("=> ").rpartition(" => ") for line in lines)}


def test_commands_that_only_print_import_no_slow_library() -> None:
    calls = ["", "--help", "play --help", "version", "games", "bots", "rules carrara", "daily"]
    assert imports_after(*calls) == dict.fromkeys(calls, "0")


def test_a_match_is_scored_and_shown_without_machine_code(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save_finished_match(file)
    calls = [f"{command} {file} --json" for command in ("score", "replay")]
    assert imports_after(*calls) == dict.fromkeys(calls, "0")


@pytest.mark.parametrize("name", games())
def test_the_first_question_waits_for_no_compiler(name: str, tmp_path: Path) -> None:
    assert python("-c", PLAY, name, environment={"TOWNWRIGHT_CACHE": str(tmp_path / "cache")}).split() == ["0", "False"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "carrara"], "The Palaces of Carrara"),
        (["play", "Circle-the-Wagons"], "Circle the Wagons"),
        (["puzzle", "carrara", "1"], "The Palaces of Carrara"),
        (["rules", "carrara"], "The Palaces of Carrara"),
        (["daily", "carrara"], "The Palaces of Carrara"),
        (["daily"], "Daily challenges"),
        (["games"], "Games"),
        (["bots"], "Bots: five levels from weak to strong, then two plain bots"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_the_first_line_is_there_before_anything_slow_is_imported(
    arguments: list[str], line: str, tmp_path: Path
) -> None:
    """NumPy, Fluent and the games take too long to import before the first output."""
    printed = python("-c", FIRST_LINE, *arguments, environment={"TOWNWRIGHT_DATA": str(tmp_path)})
    assert printed == f"0|{line}\n"


def test_a_game_is_imported_without_the_others() -> None:
    script = """
import sys, townwright
townwright.new("carrara", seed=1)
print(*sorted(name for name in sys.modules if name.startswith("townwright.games.") and name.count(".") == 2))
"""
    assert python("-c", script, environment={"TOWNWRIGHT_COMPILE": "never"}) == "townwright.games.carrara\n"


def test_the_library_imports_what_is_used() -> None:
    script = """
import sys, townwright
before = "numpy" in sys.modules
match = townwright.new("carrara", seed=1)
print(before, "numba" in sys.modules, len(match.legal) > 0)
import townwright.bots, townwright.games.carrara
print("random" in townwright.bot_names(), "carrara" in townwright.game_names())
print({"bot", "__version__"} <= set(dir(townwright)))
try:
    townwright.no_such_name
except AttributeError as error:
    print(error)
"""
    environment = {"TOWNWRIGHT_COMPILE": "never"}
    assert python("-c", script, environment=environment).splitlines() == [
        "False False True",
        "True True",
        "True",
        "module 'townwright' has no attribute 'no_such_name'",
    ]


@pytest.mark.parametrize("folder", [SHARED, SHARED / "page", MARKET.package, *[g.package for g in games().values()]])
@pytest.mark.parametrize("language", ["en", "de"])
def test_plain_messages_read_as_fluent_reads_them(folder: Path, language: str) -> None:
    speak = Words(language, folder)
    assert speak._plain
    for name, text in speak._plain.items():
        pattern = speak._bundle.get_message(name).value
        assert pattern is not None and speak._bundle.format_pattern(pattern, {})[0] == text


def compilers_of(process: int) -> list[int]:
    """Return the compilers that a process has started."""
    compilers = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == process and background.COMPILER in (folder / "cmdline").read_text():
                compilers.append(int(folder.name))
        except OSError:  # it has just ended
            continue
    return compilers


@pytest.mark.parametrize("leave", ["quit", "kill"])
def test_leaving_the_game_stops_the_compiler(leave: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "townwright", "play", "carrara", "--seed", "5"]
    environment = {**os.environ, "TOWNWRIGHT_CACHE": str(tmp_path / "cache"), "TOWNWRIGHT_CODE": ""}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        wait_until(lambda: compilers_of(process.pid), "a compiler has started")
        compilers = compilers_of(process.pid)
        if leave == "kill":
            process.kill()
            process.communicate()
            assert process.returncode == -signal.SIGKILL
        else:
            _, err = process.communicate(b"quit\n")
            assert (process.returncode, err) == (0, b"")
        wait_until(lambda: not any(Path(f"/proc/{compiler}").exists() for compiler in compilers), "it is gone")


def part(stored: list[bool]) -> Mock:
    """Return a part; `stored` says for each check whether the part is stored."""
    mock = Mock(spec=CodePart, ready=False, entries=())
    mock.is_stored.side_effect = lambda: stored.pop(0) if len(stored) > 1 else stored[0]
    mock.compile.side_effect = lambda: setattr(mock, "ready", True)
    return mock


def test_a_search_waits_for_its_code_and_shows_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "POLL_SECONDS", 0)
    monkeypatch.setattr(background, "has_failed", lambda _: False)
    monkeypatch.setenv("COLUMNS", "120")
    needed = [part([False, True]), part([False, False, True])]
    terminal = Terminal("en")
    for _ in range(2):
        terminal.warm_up(MARKET, needed, "cli-bot-warming-up", bot="Master")
    assert capsys.readouterr().err.splitlines() == ["Master is warming up: 0%", "Master is warming up: 50%"]
    for each in needed:
        each.request.assert_called_once_with(compile=True)
        each.compile.assert_called_once_with()


def test_code_that_the_background_cannot_compile_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "has_failed", lambda _: True)
    needed = [part([False])]
    Terminal("en").warm_up(MARKET, needed, "cli-hint-warming-up")
    assert needed[0].ready


def test_without_a_terminal_compiling_is_reported_once(tmp_path: Path) -> None:
    """A command that needs machine code says so while it compiles, and nothing when it finds it."""
    (tmp_path / "triangle").mkdir()
    (tmp_path / "triangle" / "triangle.py").write_text(COMPILE)
    environment = {**os.environ, "TOWNWRIGHT_CACHE": str(tmp_path / "cache")}
    call = [sys.executable, str(tmp_path / "triangle" / "triangle.py")]
    runs = [subprocess.run(call, env=environment, capture_output=True, text=True, check=True) for _ in range(2)]
    assert [each.stdout for each in runs] == ["55\n", "55\n"]
    assert [each.stderr for each in runs] == ["Compiling The Palaces of Carrara (only once) …\n", ""]


#: Prepares a step whose code is a few lines.
COMPILE = """
from townwright.cli.terminal import Terminal
from townwright.core.registry import game
from townwright.core.rule import entry_point

@entry_point(slow=True)
def triangle(n):
    total = 0
    for k in range(n + 1):
        total += k
    return total

Terminal("en").prepare(game("carrara"), [lambda: triangle(10)])
print(triangle(10))
"""
