"""Compile all games in the background, on all cores, while people already play.

The code for playing comes first, then the quick bots, then the search, then the game's own parts. A game that is opened
goes before the others. The compilers are separate processes; this process and the workers load what they have stored.
"""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import suppress

import structlog

from townwright.bots import code_parts
from townwright.core.code_parts import CodePart
from townwright.core.registry import games
from townwright.core.rule import COMPILED
from townwright.server.wire.errors import Refusal

log = structlog.get_logger()
#: The program that compiles the parts named on its input.
COMPILER = (sys.executable, "-m", "townwright.bots.compiler")
#: The approximate share of each part in the compile time up to the search, in percent.
SHARES = (40, 15, 45)
PLAY, QUICK, SEARCH = range(3)


class Compilation:
    """Compiles all games, and reports the progress of each."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._parts = {name: code_parts(game) for name, game in games().items()}
        self._percent = {part.name: 0 for part in self._all_parts()}
        self._owner: dict[str, int] = {}  # the compiler that has a game's rules in memory
        self._opened_games: list[str] = []
        self._started: set[str] = set()
        self._given_up: set[str] = set()
        self._searchable = {name: asyncio.Event() for name in games()}
        self.failed = False
        self.done = False

    def _all_parts(self) -> Iterator[CodePart]:
        """Yield all parts, in the order in which they are needed."""
        for stage in range(max(map(len, self._parts.values()))):
            for game_parts in self._parts.values():
                yield from game_parts[stage : stage + 1]

    def prioritise(self, game: str) -> None:
        """Compile a game before the others, because it was opened."""
        if not self.done and game in self._parts and game not in self._opened_games:
            self._opened_games.append(game)

    def progress(self, game: str) -> int | None:
        """Return the percentage compiled of what a game's search needs; None once it is ready."""
        if self._searchable[game].is_set():
            return None
        done = [self._percent[part.name] for part in self._parts[game]]
        return min(99, sum(share * percent for share, percent in zip(SHARES, done, strict=False)) // 100)

    async def wait_for_search(self, game: str) -> None:
        """Wait until a game's search is ready; raise if it cannot be compiled."""
        self.prioritise(game)
        await self._searchable[game].wait()
        if self._percent[self._parts[game][SEARCH].name] < 100:
            raise Refusal("internal", "server-not-compiled", game=games()[game].title())

    async def run(self) -> None:
        """Compile everything that is not stored yet."""
        try:
            for part in await asyncio.to_thread(self._stored_parts):
                self._set_progress(part.name, 100)
                if COMPILED and part is self._parts[part.game][PLAY]:
                    part.request(compile=False)  # loading takes a second, so do it before a table is opened
            if any(percent < 100 for percent in self._percent.values()):
                log.info("compiling", processes=self._processes)
                await asyncio.gather(*(self._compile(number) for number in range(self._processes)))
                log.info("compiled", games=sorted(games().keys() - self._given_up))
                self.failed = self._given_up == games().keys()
        except Exception:
            self.failed = True
            log.exception("compiling failed")
        finally:
            self.done = True
            for event in self._searchable.values():
                event.set()

    def _stored_parts(self) -> list[CodePart]:
        """Return the parts that are already stored; parts that cannot be looked up are left to the compiler."""
        parts = []
        for part in self._all_parts():
            with suppress(Exception):
                parts += [part] if part.is_stored() else []
        return parts

    def _set_progress(self, name: str, percent: int) -> None:
        """Record the progress of a part."""
        self._percent[name] = percent
        game = name.partition(".")[0]
        if all(self._percent[part.name] == 100 for part in self._parts[game]):
            self._searchable[game].set()  # all of them: the game's own parts include its ending solver and its search

    def _next(self, compiler: int) -> CodePart | None:
        """Return the next part for a compiler; skip games whose rules another compiler has in memory."""
        waiting = [
            part for part in self._all_parts() if part.name not in self._started and self._percent[part.name] < 100
        ]
        own = [part for part in waiting if self._owner.get(part.game, compiler) == compiler]
        urgent = [part for game in self._opened_games for part in own if part.game == game]
        for part in (urgent or own)[:1]:
            self._started.add(part.name)
            self._owner[part.game] = compiler
            return part
        return None

    def _give_up(self, game: str) -> None:
        """Mark a game as not compilable, so that it is played interpreted and without search."""
        log.error("cannot be compiled", game=game)
        self._given_up.add(game)
        self._started.update(part.name for part in self._parts[game])
        self._searchable[game].set()

    async def _compile(self, number: int) -> None:
        """Compile part by part. If the process dies, the game is given up, and a new process continues."""
        while (part := self._next(number)) is not None:
            process = await asyncio.create_subprocess_exec(
                *COMPILER,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                while part is not None and await self._compile_part(part, process):
                    log.info("compiled", part=part.name)
                    part = self._next(number)
                if part is not None:
                    self._give_up(part.game)
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _compile_part(self, part: CodePart, process: asyncio.subprocess.Process) -> bool:
        """Compile a part in a compiler process; return whether it succeeded."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{part.name}\n".encode())
        while self._percent[part.name] < 100:
            line = await process.stdout.readline()
            if not line:
                return False
            name, percent = line.decode().split()
            self._set_progress(name, int(percent))
        return True
