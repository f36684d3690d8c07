"""Run work in parallel: in processes of this machine, or on a Ray cluster."""

import multiprocessing
import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import ParamSpec, TypeVar

from townwright.core.errors import NotPossible, problem
from townwright.core.optional_packages import extra

Result = TypeVar("Result")
P = ParamSpec("P")

#: Maximum number of processes in a pool: Windows cannot wait for more.
MAX_PROCESSES = 61 if sys.platform == "win32" else sys.maxsize
#: How often the cluster retries a task whose process or machine died.
RETRIES = 3
#: Seconds to wait for a cluster to accept a connection.
CONNECT_TIMEOUT = 10


def run_parallel(
    pool: "Processes | Cluster", function: Callable[..., Result], work: Iterable[tuple[object, ...]]
) -> Iterator[Result]:
    """Call a function once for each tuple of arguments, in parallel; yield the results as they come in.

    Afterwards the pool is shut down.
    """
    remaining = iter(work)
    futures: list[Future[Result]] = []
    try:
        while True:
            futures += [pool.submit(function, *each) for each in islice(remaining, 2 * pool.workers - len(futures))]
            if not futures:
                return
            done = wait(futures, return_when=FIRST_COMPLETED).done
            finished = [each for each in futures if each in done]
            futures = [each for each in futures if each not in done]
            for each in finished:
                yield each.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def require_ray(cluster: str | None) -> None:
    """Raise an error for a cluster if Ray is not installed; call this before anything is compiled."""
    with extra("cluster"):
        if cluster:
            import ray  # noqa: F401  # pyright: ignore[reportMissingImports]


def worker_pool(count: int | None, cluster: str | None) -> "Processes | Cluster":
    """Return `count` workers, by default one per core, of this machine or of the cluster at an address."""
    return Cluster(cluster, count) if cluster else Processes(count)


class Processes(ProcessPoolExecutor):
    """Processes of this machine."""

    def __init__(self, count: int | None) -> None:
        self.workers = min(count or os.cpu_count() or 1, MAX_PROCESSES)
        super().__init__(self.workers, multiprocessing.get_context("spawn"))


class Cluster(Executor):
    """A Ray cluster; `local` starts one on this machine.

    Tasks of a process or machine that died are retried.
    """

    def __init__(self, address: str, count: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        with extra("cluster"):
            import ray  # pyright: ignore[reportMissingImports]
        try:
            check_reachable(address)
            ray.init(address, log_to_driver=False, logging_level="error")
        except (OSError, RuntimeError, ValueError) as error:
            why = str(error).strip().splitlines() or [type(error).__name__]
            raise problem(NotPossible, "no-cluster", address=address[:80], why=why[0][:200]) from error
        self._ray = ray
        self._remote = ray.remote(max_retries=RETRIES)(run_task)
        self.workers = count or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, call: Callable[P, Result], /, *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        future: Future[Result] = self._remote.remote(call, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        self._ray.shutdown()


def check_reachable(address: str) -> None:
    """Fail at once if nothing listens at an address; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def run_task(call: Callable[..., Result], args: tuple[object, ...], kwargs: dict[str, object]) -> Result:
    """Run one task in a process of the cluster."""
    return call(*args, **kwargs)
