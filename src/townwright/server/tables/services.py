"""The parts of a server process, assembled."""

import os
from dataclasses import dataclass

from litestar.channels import ChannelsPlugin

from townwright.server.settings import Settings
from townwright.server.storage.database import Database, new_id
from townwright.server.storage.stores import Stores
from townwright.server.tables.background import BackgroundTasks
from townwright.server.tables.bot_runner import BotRunner
from townwright.server.tables.broadcast import Broadcast
from townwright.server.tables.bus import Bus
from townwright.server.tables.daily_keys import DailyKeys
from townwright.server.tables.devices import Devices
from townwright.server.tables.last_seen import LastSeen
from townwright.server.tables.loaded_tables import LoadedTables
from townwright.server.tables.pars import Pars
from townwright.server.tables.presence import Presence
from townwright.server.tables.progress import ProgressReporter
from townwright.server.tables.quotas import Quotas
from townwright.server.tables.seeds import Seeds
from townwright.server.tables.viewers import Viewers
from townwright.server.workers.compiling import Compilation
from townwright.server.workers.pool import WorkerPool


@dataclass(frozen=True)
class Services:
    """The services of a process, for its handlers."""

    settings: Settings
    stores: Stores
    background: BackgroundTasks
    bus: Bus
    compilation: Compilation
    workers: WorkerPool
    analysis_workers: WorkerPool
    viewers: Viewers
    tables: LoadedTables
    last_seen: LastSeen
    presence: Presence
    broadcast: Broadcast
    progress: ProgressReporter
    bots: BotRunner
    quotas: Quotas
    seeds: Seeds
    devices: Devices
    daily_keys: DailyKeys
    pars: Pars

    @classmethod
    def of(cls, settings: Settings, channels: ChannelsPlugin, workers: WorkerPool) -> "Services":
        """Return the services of a process, not started yet."""
        stores = Stores.on(Database(settings.url, new_id()))
        background, viewers = BackgroundTasks(), Viewers()
        bus, last_seen = Bus(stores.database, channels), LastSeen(stores.guests, stores.tokens)
        compilation = Compilation(max(1, (os.cpu_count() or 1) // settings.processes))
        analysis_workers = WorkerPool(1, low_priority=True)
        tables = LoadedTables(stores, viewers, bus, background, compilation)
        return cls(
            settings,
            stores,
            background,
            bus,
            compilation,
            workers,
            analysis_workers,
            viewers,
            tables,
            last_seen,
            Presence(tables, viewers, bus, last_seen),
            Broadcast(tables, viewers, bus),
            ProgressReporter(tables, viewers, compilation),
            BotRunner(tables, stores.leases, compilation, workers),
            Quotas(settings.limits),
            Seeds(settings.seed),
            Devices(stores.tokens, viewers, bus),
            DailyKeys(stores, settings.seed),
            Pars(stores.pars, background, compilation, analysis_workers),
        )

    async def start(self) -> None:
        """Open the database and start the background tasks."""
        await self.stores.open()
        for work in (
            self.compilation.run(),
            self.progress.run(),
            self.bus.listen(),
            self.presence.report(self.quotas.sockets),
            self.bots.sweep(),
            self.tables.forget_idle(),
        ):
            self.background.start(work)

    async def stop(self) -> None:
        """Stop everything, after storing queued commands."""
        self.viewers.disconnected = True
        await self.bots.stop()
        await self.background.cancel()
        self.workers.stop()
        self.analysis_workers.stop()
        await self.stores.close()
