"""Getting ready: the rules are compiled in a process of their own, game by game, while the page is already served."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import structlog

from townwright.bots import policy, warm_up_bots
from townwright.core.game import Game, games
from townwright.core.rule import CORE, cache_folder
from townwright.core.warm import compilations, warm_up
from townwright.server.messages import Preparing
from townwright.server.refusal import Refusal

log = structlog.get_logger()
BOTS = Path(policy.__file__).parent


class Preparation:
    """Which games can be played already, and what is being compiled for the others."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self._wanted: set[str] = set()
        self.now: Preparing | None = Preparing(total=len(games()))
        self.failed = False

    def require(self, game: str) -> None:
        """Refuse what needs a game that is not ready."""
        if game not in self.ready and game in games():
            if self.failed:
                raise Refusal("internal", "server-not-prepared", game=games()[game].title())
            self._wanted.add(game)
            raise Refusal("not-ready", "server-preparing", game=games()[game].title())

    async def run(self) -> None:
        """Prepare all games: those that were compiled before come first, and of these the one somebody waits for."""
        try:
            known = [game for game in games().values() if stamp(game).exists()]
            unknown = [game for game in games().values() if game not in known]
            while known:
                wanted = [game for game in known if game.name in self._wanted]
                game = wanted[0] if wanted else known[0]
                known.remove(game)
                await self._load(game)
            if unknown:
                await self._compile(unknown)
            self.now = None
            log.info("prepared", games=sorted(self.ready))
        except Exception:
            self.now, self.failed = None, True
            log.exception("preparing failed")

    async def _load(self, game: Game) -> None:
        """Load a game's compiled rules into this process."""
        self.now = Preparing(game.name, None, len(self.ready), len(games()))
        log.info("preparing", game=game.name)
        await asyncio.get_running_loop().run_in_executor(None, warm_up, game)
        self.ready.add(game.name)

    async def _compile(self, unknown: Sequence[Game]) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, *[game.name for game in unknown], stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                step = msgspec.json.decode(line, type=Preparing)
                if step.part is None:
                    await self._load(games()[step.game or ""])
                else:
                    self.now = Preparing(step.game, step.part, len(self.ready), len(games()))
                    log.info("preparing", game=step.game, part=step.part)
            if await process.wait():
                raise RuntimeError("the rules could not be compiled")
        finally:
            if process.returncode is None:
                process.kill()


def stamp(game: Game) -> Path:
    """Says that everything of a game has been compiled."""
    return cache_folder(frozenset({CORE, BOTS, game.package})) / "prepared"


def main() -> None:
    """Compile the named games and tell what is being done, a line of JSON each."""

    def tell(step: Preparing) -> None:
        print(msgspec.json.encode(step).decode(), flush=True)

    for name in sys.argv[1:]:
        game = games()[name]
        with compilations(lambda part, name=name: tell(Preparing(name, part))):  # type: ignore[misc]
            warm_up(game)
            warm_up_bots(game)
        stamp(game).touch()
        tell(Preparing(name))


if __name__ == "__main__":
    main()
