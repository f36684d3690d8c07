"""The compile progress of a table's game, for its viewers."""

import asyncio

from townwright.server.tables.loaded_tables import LoadedTables
from townwright.server.tables.viewers import Viewers
from townwright.server.wire.from_server import CompileProgress
from townwright.server.workers.compiling import Compilation

#: Seconds between two reports.
REPORT_SECONDS = 1.0


class ProgressReporter:
    """Sends viewers the compile progress of the search."""

    def __init__(self, tables: LoadedTables, viewers: Viewers, compilation: Compilation) -> None:
        self._tables, self._viewers, self._compilation = tables, viewers, compilation

    def at(self, id: str) -> CompileProgress:
        """Return the progress of a table's game."""
        table = self._tables.get(id)
        return CompileProgress(None if table is None else self._compilation.progress(table.game.name))

    async def run(self) -> None:
        """Report changes until everything is compiled."""
        reported: dict[str, CompileProgress] = {}
        while not self._viewers.disconnected:
            for id in {viewer.table for viewer in self._viewers}:
                progress = self.at(id)
                if reported.get(id, progress) != progress:
                    for viewer in self._viewers.at(id):
                        viewer.tell(progress)
                reported[id] = progress
            if self._compilation.done:
                return
            await asyncio.sleep(REPORT_SECONDS)
