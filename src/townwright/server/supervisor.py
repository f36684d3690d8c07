"""The supervisor of several server processes: starts, replaces and stops them."""

import contextlib
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from townwright.server import logs, process
from townwright.server.settings import METRICS_FOLDER, Settings

log = structlog.get_logger()
#: A process that ran for at least this many seconds is replaced at once. Otherwise the delay doubles with each attempt,
#: from the first to the longest.
STEADY_SECONDS, FIRST_DELAY, LONGEST_DELAY = 60.0, 0.5, 30.0
#: Seconds that processes get to stop by themselves.
STOP_SECONDS = 10.0
#: Seconds between two checks of the processes.
CHECK_SECONDS = 0.2


def supervise(settings: Settings, listener: socket.socket) -> None:
    """Run all server processes on one bound socket until a signal arrives."""
    logs.set_up(settings.logs)
    with tempfile.TemporaryDirectory(prefix="townwright-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        Supervisor(settings, listener).run()


class ServerProcess:
    """One of the configured server processes; when it ends, a new process replaces it."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.control: Connection | None = None
        self.started_at = 0.0
        self.due = 0.0  # when to start it
        self._delay = 0.0

    def start(self, settings: Settings, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.control, child_control = context.Pipe()
        self.process = context.Process(target=process.run, args=(settings, listener, child_control))
        self.process.start()
        child_control.close()
        self.started_at = time.monotonic()

    def forget_ended(self) -> float:
        """Forget the process that has ended; return the seconds until the next one starts."""
        assert self.process is not None
        assert self.control is not None
        self.process.close()
        self.control.close()
        self.process = self.control = None
        seconds_alive = time.monotonic() - self.started_at
        if seconds_alive > STEADY_SECONDS:
            self._delay = 0.0
        else:
            self._delay = min(max(FIRST_DELAY, 2 * self._delay), LONGEST_DELAY)
        self.due = time.monotonic() + self._delay
        return self._delay

    def stop(self) -> None:
        """Ask the process to stop."""
        if self.control is not None:
            with contextlib.suppress(OSError):
                self.control.send("stop")


class Supervisor:
    """Keeps the server processes running."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.settings, self.listener = settings, listener
        self.servers = [ServerProcess() for _ in range(settings.processes)]
        self._signals = 0

    def run(self) -> None:
        """Run until a signal arrives; a second signal ends the processes at once."""
        with self._handle_signals():
            while not self._signals:
                self._start_due()
                self._wait()
                self._note_ended()
            self._stop()

    @contextlib.contextmanager
    def _handle_signals(self) -> Iterator[None]:
        handlers = {each: signal.signal(each, self._on_signal) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in handlers.items():
                signal.signal(each, handler)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        self._signals += 1

    @property
    def _running(self) -> list[BaseProcess]:
        return [server.process for server in self.servers if server.process is not None]

    def _wait(self) -> None:
        if running := [each.sentinel for each in self._running]:
            wait(running, CHECK_SECONDS)
        else:
            time.sleep(CHECK_SECONDS)

    def _start_due(self) -> None:
        for server in self.servers:
            if server.process is None and time.monotonic() >= server.due:
                server.start(self.settings, self.listener)

    def _note_ended(self) -> None:
        for server in self.servers:
            if server.process is not None and server.process.exitcode is not None and not self._signals:
                pid, status = server.process.pid, server.process.exitcode
                forget_metrics(pid)
                log.error("server process ended", pid=pid, status=status, restart_in=server.forget_ended())

    def _stop(self) -> None:
        for server in self.servers:
            server.stop()
        end = time.monotonic() + STOP_SECONDS
        while self._running and time.monotonic() < end and self._signals < 2:
            for server in self.servers:
                if server.process is not None and server.process.exitcode is not None:
                    server.forget_ended()
            self._wait()
        for running in self._running:
            running.kill()
            running.join()


def forget_metrics(pid: int | None) -> None:
    """Drop the gauges of a process that has ended."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid)  # type: ignore[no-untyped-call]
