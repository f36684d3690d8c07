"""Machine code is compiled once, shared by all processes, and never used for other sources than its own."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.compiling import compile_game
from tests.market import GAME as MARKET
from tests.market.install import install_game
from tests.processes import python

from townwright.bots import code_parts
from townwright.core.code_parts import CodePart, cache_folder, cache_root, digest, folder_name, write
from townwright.core.registry import games

#: Plays with a game and its bots, and prints which functions had to be compiled.
START = """
import sys
from numba.core import event
from townwright.core import machine_code

compiled = []

class Listener(event.Listener):
    def on_start(self, event):
        compiled.append(event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass

with event.install_listener("numba:compile", Listener()):
    from tests.market import GAME
    from townwright.bots import bot, code_parts
    from townwright.core.registry import games
    from townwright.core.match import Match
    game = GAME if sys.argv[1] == GAME.name else games()[sys.argv[1]]
    for part in code_parts(game):
        part.compile()
    match = Match(game, seed=1)
    bot("tree:1", 1).choose(match)
    greedy = bot("greedy", 1)
    while not match.over:
        match.play(greedy.choose(match))
    match.score_sheet, match.view(0), match.preview
print(*compiled)
"""


def compiled_functions(name: str, **environment: str) -> list[str]:
    return python("-c", START, name, environment=environment).split()


@pytest.mark.parametrize("name", games())
def test_a_later_start_compiles_nothing(name: str) -> None:
    compile_game(name)
    assert compiled_functions(name) == []


PACKAGE = {
    "__init__.py": "",
    "prices.json": '{"stone": 3}',
    "prices.py": """
import json
from pathlib import Path
from townwright.core.rule import rule

STONE = json.loads(Path(__file__).with_name("prices.json").read_text())["stone"]

@rule
def price(n):
    return n * STONE
""",
    "shop.py": """
from tiny.prices import price
from townwright.core.rule import entry_point

@entry_point
def total(n):
    return price(n) + price(1)
""",
    "__main__.py": """
from numba.core import event
from tiny.shop import total
from townwright.core import machine_code

compiled = []

class Listener(event.Listener):
    def on_start(self, event):
        compiled.append(event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass

with event.install_listener("numba:compile", Listener()):
    print(total(10), *compiled)
""",
}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A package with a function in one file that is called from another, and a table."""
    for name, text in PACKAGE.items():
        path = tmp_path / "tiny" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def run(tiny: Path) -> str:
    return python("-m", "tiny", path=tiny, environment={"TOWNWRIGHT_CACHE": str(tiny / "cache")}).strip()


def change(tiny: Path, name: str, old: str, new: str) -> None:
    """Change a file as an editor would, but so fast that its time and its size stay the same."""
    path = tiny / "tiny" / name
    before = path.stat()
    text = path.read_text()
    assert text.count(old) == 1
    assert len(old) == len(new)
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_an_unchanged_package_is_compiled_once(tiny: Path) -> None:
    assert run(tiny) == "33 total price"
    assert run(tiny) == "33"


@pytest.mark.parametrize(
    ("name", "old", "new", "result"),
    [
        ("prices.json", '"stone": 3', '"stone": 5', "55"),
        ("shop.py", "price(1)", "price(2)", "36"),
    ],
)
def test_a_change_is_never_run_with_old_code(tiny: Path, name: str, old: str, new: str, result: str) -> None:
    run(tiny)
    change(tiny, name, old, new)
    # Python's own cache compares time and size, which this change has not altered; it is not tested here.
    for stale in tiny.rglob("__pycache__/*.pyc"):
        stale.unlink()
    assert run(tiny).split()[0] == result


def test_a_change_in_a_called_function_of_another_file_is_noticed(tiny: Path) -> None:
    """Numba looks only at the file of the function that is called, which is the same as before."""
    run(tiny)
    change(tiny, "prices.py", "n * STONE", "n + STONE")
    for stale in tiny.rglob("__pycache__/*.pyc"):
        stale.unlink()
    assert run(tiny) == "17 total price"
    change(tiny, "prices.py", "n + STONE", "n * STONE")
    for stale in tiny.rglob("__pycache__/*.pyc"):
        stale.unlink()
    assert run(tiny) == "33"


def test_the_digest_depends_on_names_and_contents_of_sources_and_tables(tmp_path: Path) -> None:
    def digest_of(**files: str) -> str:
        package = tmp_path / str(len(list(tmp_path.iterdir())))
        package.mkdir()
        for name, text in files.items():
            (package / name.replace("__", ".")).write_text(text)
        return digest(frozenset({package}))

    base = digest_of(a__py="1", b__json="2")
    assert base == digest_of(a__py="1", b__json="2")
    assert base == digest_of(a__py="1", b__json="2", words__ftl="title = A")
    assert base == digest_of(a__py="1", b__json="2", puzzles__json="[]", lesson__json="{}")
    others = [digest_of(a__py="2", b__json="2"), digest_of(a__py="1", b__json="3"), digest_of(c__py="1", b__json="2")]
    assert len({base, *others}) == 4


def test_the_cache_is_in_the_folder_of_the_user_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOWNWRIGHT_CACHE", "/elsewhere")
    assert cache_root() == Path("/elsewhere")
    monkeypatch.delenv("TOWNWRIGHT_CACHE")
    assert {"townwright", "code"} <= set(cache_root().parts)


def test_old_code_folders_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOWNWRIGHT_CACHE", str(tmp_path / "cache"))
    package = tmp_path / "tiny"
    package.mkdir()
    ages = {"tiny-old": 40, "tiny-recent": 20, "other-old": 40}
    for name, days in ages.items():
        folder = tmp_path / "cache" / name
        folder.mkdir(parents=True)
        (folder / "code").write_text("")
        os.utime(folder, (time.time() - days * 86_400,) * 2)
    current = cache_folder(frozenset({package}))
    folders = {folder.name for folder in (tmp_path / "cache").iterdir()}
    assert folders == {current.name, "tiny-recent", "other-old"}


TWO_RECORDS = """
import sys
import numpy as np
from townwright.core.chance import GENERATOR, below, seed_generator
from townwright.core.rule import entry_point
from townwright.core.state import GameState, field, layout, new_states

class State(GameState):
    cards = field(np.int8, int(sys.argv[1]))

STATE = layout(State)

@entry_point
def draw(states, i, seed):
    seed_generator(states[i], seed)
    return below(states[i], 1000)

print(draw(new_states(STATE), 0, 7), draw(new_states(GENERATOR), 0, 7))
"""


def test_two_processes_may_compile_the_same_rule_for_two_records_concurrently(tmp_path: Path) -> None:
    """Numba's own cache gave one the code of the other: its index is read, changed and written back."""
    path = tmp_path / "tiny" / "draw.py"
    path.parent.mkdir()
    path.write_text(TWO_RECORDS)

    def draw(size: int) -> str:
        return python(str(path), str(size), environment={"TOWNWRIGHT_CACHE": str(tmp_path / "cache")})

    with ThreadPoolExecutor(2) as threads:
        first = list(threads.map(draw, [3, 5]))
    assert len(set(first)) == 1
    assert [draw(size) for size in (3, 5)] == first
    files = list((tmp_path / "cache").rglob("*.code"))
    assert len(files) == 3
    assert not list((tmp_path / "cache").rglob("*.tmp"))


PLAYING = """
import sys
import townwright
from townwright.core.registry import games

match = townwright.new("carrara", seed=3)
rival = townwright.bot("greedy", seed=1)
for _ in range(12):
    match.play(rival.choose(match))
assert "numba" not in sys.modules
print(match.to_json())
"""


def test_a_match_begins_interpreted_and_goes_on_as_machine_code(tmp_path: Path) -> None:
    """Nothing is loaded or compiled before the first moves, and they are the same as those of machine code."""
    interpreted = python("-c", PLAYING, environment={"TOWNWRIGHT_COMPILE": "never", "TOWNWRIGHT_CACHE": str(tmp_path)})
    assert interpreted == python("-c", PLAYING.replace('assert "numba" not in sys.modules', ""))


SWITCHING = """
import sys
import townwright
from townwright.bots import code_parts

match = townwright.new(sys.argv[1], seed=3)
play = code_parts(match.game)[0]
assert not play.ready
rival = townwright.bot("greedy", seed=1)
while not play.ready:
    if match.over:
        match = townwright.new(sys.argv[1], seed=3)
    match.play(rival.choose(match))
entry = match.game.entry_points.legal
assert type(entry).__name__ == "EntryPointDispatcher"
while not match.over:
    match.play(rival.choose(match))
print(sum(match.scores) > 0)
"""


def test_a_match_in_progress_switches_to_machine_code() -> None:
    assert python("-c", SWITCHING, "carrara", environment={"TOWNWRIGHT_COMPILE": "elsewhere"}) == "True\n"


def test_machine_code_compiled_in_the_background_is_used(tmp_path: Path) -> None:
    """The compiler is another process; it ends with the one that started it."""
    installed = install_game(tmp_path, "pennies = tests.pennies:GAME")
    environment = {**installed, "TOWNWRIGHT_COMPILE": "later", "TOWNWRIGHT_CACHE": str(tmp_path / "cache")}
    assert python("-c", SWITCHING, "pennies", environment=environment) == "True\n"
    assert len(list(tmp_path.rglob("play-*.code"))) == 1


THREADS = """
from concurrent.futures import ThreadPoolExecutor
from townwright.core.machine_code import target

with ThreadPoolExecutor(8) as threads:
    print(len(set(threads.map(lambda _: id(target()), range(8)))))
"""


def test_several_threads_may_look_for_machine_code_concurrently() -> None:
    """A server does: it looks for stored code in the background while a request loads some."""
    assert python("-c", THREADS) == "1\n"


IMPORTING = """
import sys, threading
from townwright.core import code_parts

def ask():
    code_parts.platform_tag(True)
    unfinished.append(getattr(sys.modules["townwright.core.machine_code"].__spec__, "_initializing", False))

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "numba":
            thread.start()

unfinished, thread = [], threading.Thread(target=ask)
sys.meta_path.insert(0, Finder())
code_parts.machine_code()
thread.join()
print(unfinished)
"""


def test_llvm_is_not_called_while_numba_is_imported() -> None:
    """It would fail inside LLVM's lock, and every later call would wait forever."""
    assert python("-c", IMPORTING) == "[False]\n"


def test_code_for_this_cpu_is_preferred_wherever_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A layer with code for any CPU is used until there is native code, in the cache or in another layer."""
    part = code_parts(MARKET)[0]
    cache, portable, native = (tmp_path / name for name in ("cache", "portable", "native"))
    monkeypatch.setenv("TOWNWRIGHT_CACHE", str(cache))
    monkeypatch.setenv("TOWNWRIGHT_CODE", os.pathsep.join(map(str, (portable, native))))
    monkeypatch.setattr(CodePart, "ready", False)
    used: list[bytes] = []
    monkeypatch.setattr(part, "_install", lambda _, code: used.append(code))

    def store(root: Path, generic: bool, code: bytes) -> None:
        path = root / folder_name(part._packages()) / part._file_name(part._calls(), generic)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(code)

    part.load()
    for root, generic, code in ((portable, True, b"any CPU"), (native, False, b"layer"), (cache, False, b"cache")):
        store(root, generic, code)
        part.load()
    assert used == [b"any CPU", b"layer", b"cache"]


def test_a_file_that_another_process_reads_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows an open file cannot be replaced; the one that is there has the same content."""

    def refuse(path: Path, target: Path) -> None:
        raise PermissionError(target)

    monkeypatch.setattr(Path, "replace", refuse)
    path = tmp_path / "code"
    with pytest.raises(PermissionError):
        write(path, b"code")
    path.write_bytes(b"code")
    write(path, b"code")
    assert list(tmp_path.iterdir()) == [path]
