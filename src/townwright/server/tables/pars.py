"""The par of each daily challenge: the points of a strong bot in the person's seat."""

from townwright.daily import DailyChallenge
from townwright.server.storage.pars import ParStore
from townwright.server.tables.background import BackgroundTasks, log_errors
from townwright.server.workers.compiling import Compilation
from townwright.server.workers.jobs import pack_match
from townwright.server.workers.pool import WorkerPool


class Pars:
    """Computes pars in the background, once for each challenge, and stores them."""

    def __init__(
        self, store: ParStore, background: BackgroundTasks, compilation: Compilation, workers: WorkerPool
    ) -> None:
        self._store, self._background, self._compilation, self._workers = store, background, compilation, workers
        self._running: set[tuple[str, str]] = set()

    async def of(self, challenge: DailyChallenge) -> int | None:
        """Return the par of a challenge; None while it is computed, which starts now if necessary."""
        name, day = challenge.game.name, challenge.date.isoformat()
        points = await self._store.find(name, day, challenge.game.version)
        if points is None and (name, day) not in self._running:
            self._running.add((name, day))
            self._background.start(self._compute(challenge))
        return points

    async def _compute(self, challenge: DailyChallenge) -> None:
        game, day = challenge.game, challenge.date.isoformat()
        with log_errors("computing a par", game=game.name, day=day):
            await self._compilation.wait_for_search(game.name)
            points = await self._workers.par(pack_match(challenge.match("Par")), challenge.seat)
            await self._store.add(game.name, day, game.version, points)
        self._running.discard((game.name, day))
