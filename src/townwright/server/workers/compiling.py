"""Compile all games in the background, on all cores, while people already play.

The code for playing comes first, then the quick bots, then the search, then what a game adds for its bots. A game that
is opened goes before the others. The compilers are processes of their own; this process and the thinkers load what
they have stored.
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
    """How far the machine code of each game is."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._parts = {name: code_parts(game) for name, game in games().items()}
        self._percent = {part.name: 0 for part in self._all()}
        self._owner: dict[str, int] = {}  # the compiler that has a game's rules in its memory
        self._wanted: list[str] = []
        self._begun: set[str] = set()
        self._given_up: set[str] = set()
        self._searchable = {name: asyncio.Event() for name in games()}
        self.failed = False
        self.done = False

    def _all(self) -> Iterator[CodePart]:
        """All parts, those that are needed first at the front."""
        for stage in range(max(map(len, self._parts.values()))):
            for of_game in self._parts.values():
                yield from of_game[stage : stage + 1]

    def want(self, game: str) -> None:
        """Compile a game before others: it was opened."""
        if not self.done and game in self._parts and game not in self._wanted:
            self._wanted.append(game)

    def progress(self, game: str) -> int | None:
        """Percent done of what a game's search needs; None once it is ready."""
        if self._searchable[game].is_set():
            return None
        done = [self._percent[part.name] for part in self._parts[game]]
        return sum(share * percent for share, percent in zip(SHARES, done, strict=False)) // 100

    async def search(self, game: str) -> None:
        """Wait until a game's search is ready."""
        self.want(game)
        await self._searchable[game].wait()
        if self._percent[self._parts[game][SEARCH].name] < 100:
            raise Refusal("internal", "server-not-compiled", game=games()[game].title())

    async def run(self) -> None:
        """Compile what has not been compiled before."""
        try:
            for part in await asyncio.to_thread(self._stored):
                self._finish(part.name, 100)
                if COMPILED and part is self._parts[part.game][PLAY]:
                    part.request(compile=False)  # loading it takes a second: before a table is opened, not meanwhile
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

    def _stored(self) -> list[CodePart]:
        """The parts that are compiled already. One that cannot be looked up is left to the compiler."""
        found = []
        for part in self._all():
            with suppress(Exception):
                found += [part] if part.is_stored() else []
        return found

    def _finish(self, name: str, percent: int) -> None:
        """Note how far a part is."""
        self._percent[name] = percent
        game = name.partition(".")[0]
        if self._percent[self._parts[game][SEARCH].name] == 100:
            self._searchable[game].set()

    def _next(self, compiler: int) -> CodePart | None:
        """The next part for a compiler, preferably of a game whose rules it has in memory."""
        left = [part for part in self._all() if part.name not in self._begun and self._percent[part.name] < 100]
        own = [part for part in left if self._owner.get(part.game, compiler) == compiler]
        wanted = [part for game in self._wanted for part in own if part.game == game]
        for part in (wanted or own)[:1]:
            self._begun.add(part.name)
            self._owner[part.game] = compiler
            return part
        return None

    def _give_up(self, game: str) -> None:
        """Mark a game as not compilable: it is played interpreted, without search."""
        log.error("cannot be compiled", game=game)
        self._given_up.add(game)
        self._begun.update(part.name for part in self._parts[game])
        self._searchable[game].set()

    async def _compile(self, number: int) -> None:
        """Compile part by part. If the process dies, the game cannot be compiled; a new process continues."""
        while (part := self._next(number)) is not None:
            process = await asyncio.create_subprocess_exec(
                *COMPILER,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                while part is not None and await self._compiled(part, process):
                    log.info("compiled", part=part.name)
                    part = self._next(number)
                if part is not None:
                    self._give_up(part.game)
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _compiled(self, part: CodePart, process: asyncio.subprocess.Process) -> bool:
        """Let a process compile a part; return whether it could."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{part.name}\n".encode())
        while self._percent[part.name] < 100:
            line = await process.stdout.readline()
            if not line:
                return False
            name, percent = line.decode().split()
            self._finish(name, int(percent))
        return True
