"""Games are compiled in the background: the order, the processes, and the progress reports."""

import asyncio
import sys

import pytest
from tests.server.running import run_async

from townwright.core.code_parts import CodePart
from townwright.core.registry import games
from townwright.server.wire.errors import Refusal
from townwright.server.workers import compiling
from townwright.server.workers.compiling import Compilation

#: In place of the compiler: says that it is halfway, then that it is done; or ends at the first request.
COMPILES = "for line in iter(input, ''): print(line, 50, flush=True); print(line, 100, flush=True)"
ENDS = "input()"
#: Compiles everything but one game.
MEETS_ONE_THAT_FAILS = """
for line in iter(input, ''):
    if line.startswith('carrara'):
        break
    print(line, 100, flush=True)
"""


def replace_compiler(monkeypatch: pytest.MonkeyPatch, compiler: str) -> None:
    monkeypatch.setattr(CodePart, "is_stored", lambda _: False)
    monkeypatch.setattr(compiling, "COMPILER", (sys.executable, "-c", compiler))


def order(compilation: Compilation, compiler: int) -> list[str]:
    """Return the order in which a single compiler would work."""
    return [part.name for part in iter(lambda: compilation._next(compiler), None)]


def test_the_code_for_playing_is_compiled_first_and_a_games_own_parts_last() -> None:
    names = order(Compilation(1), 0)
    stages = [name.partition(".")[2] for name in names]
    assert stages == ["play"] * 4 + ["quick"] * 4 + ["search"] * 4 + ["ending", "planning", "drafting"]


def test_a_game_is_searched_once_its_own_parts_are_compiled() -> None:
    compilation, wagons = Compilation(1), "circle_the_wagons"
    *others, last = [part.name for part in compilation._parts[wagons]]
    for name in others:
        compilation._set_progress(name, 100)
    assert compilation.progress(wagons) == 99
    compilation._set_progress(last, 100)
    assert compilation.progress(wagons) is None


def test_a_game_that_is_opened_goes_before_the_others() -> None:
    compilation = Compilation(1)
    first = compilation._next(0)
    assert first is not None
    compilation.prioritise("sprawlopolis")
    assert order(compilation, 0)[:3] == ["sprawlopolis.play", "sprawlopolis.quick", "sprawlopolis.search"]


def test_a_compiler_prefers_games_whose_rules_it_has_loaded() -> None:
    compilation = Compilation(2)
    compilers_by_game: dict[str, set[int]] = {}
    while parts := [(number, part) for number in (0, 1) if (part := compilation._next(number))]:
        for number, part in parts:
            compilers_by_game.setdefault(part.game, set()).add(number)
    assert sorted(compilers_by_game) == sorted(games())
    assert all(len(compilers) == 1 for compilers in compilers_by_game.values())
    assert len(set.union(*compilers_by_game.values())) == 2


def test_stored_code_is_not_compiled_again() -> None:
    async def check() -> None:
        compilation = Compilation(1)
        assert compilation.progress("carrara") == 0
        await compilation.run()
        assert all(compilation.progress(game) is None for game in games())
        assert not compilation.failed

    run_async(check())


def test_searches_wait_until_their_code_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_compiler(monkeypatch, COMPILES)

    async def check() -> None:
        compilation = Compilation(2)
        waiting = asyncio.ensure_future(compilation.wait_for_search("circleville"))
        await asyncio.sleep(0)
        assert not waiting.done()
        await compilation.run()
        await waiting
        assert all(compilation.progress(game) is None for game in games())

    run_async(check())


def test_progress_grows_from_part_to_part() -> None:
    compilation = Compilation(1)
    percentages = [compilation.progress("carrara")]
    for part, percent in [("play", 50), ("play", 100), ("quick", 100), ("search", 60), ("search", 100)]:
        compilation._set_progress(f"carrara.{part}", percent)
        percentages.append(compilation.progress("carrara"))
    assert percentages == [0, 20, 40, 55, 82, None]
    assert compilation.progress("circleville") == 0


def test_a_failed_compiler_is_reported_to_callers_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_compiler(monkeypatch, ENDS)

    async def check() -> None:
        compilation = Compilation(1)
        await compilation.run()
        assert compilation.failed
        with pytest.raises(Refusal) as refusal:
            await compilation.wait_for_search("carrara")
        assert refusal.value.reason.message == "server-not-compiled"

    run_async(check())


def test_a_game_whose_code_cannot_be_looked_up_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_compiler(monkeypatch, MEETS_ONE_THAT_FAILS)

    def is_stored(part: CodePart) -> bool:
        if part.game == "carrara":
            raise ValueError("negative dimensions are not allowed")
        return part.name.endswith(".search")

    monkeypatch.setattr(CodePart, "is_stored", is_stored)

    async def check() -> None:
        compilation = Compilation(1)
        await compilation.run()
        for game in games().keys() - {"carrara"}:
            await compilation.wait_for_search(game)
        with pytest.raises(Refusal):
            await compilation.wait_for_search("carrara")

    run_async(check())


def test_a_game_that_cannot_be_compiled_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_compiler(monkeypatch, MEETS_ONE_THAT_FAILS)

    async def check() -> None:
        compilation = Compilation(1)
        await compilation.run()
        assert not compilation.failed
        for game in games().keys() - {"carrara"}:
            await compilation.wait_for_search(game)
        with pytest.raises(Refusal):
            await compilation.wait_for_search("carrara")

    run_async(check())
