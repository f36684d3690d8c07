"""Stop each test after a few seconds of CPU time: a pytest plugin for `make coverage`.

Interpreted, some tests would play games for hours. The lines they have reached by then count as covered; whether they
pass is the business of `make test`.
"""

import signal
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest

import townwright

SECONDS = 2
PACKAGE = Path(townwright.__file__).parent
#: Seconds until the next attempt, when a test cannot be stopped safely.
LATER = 0.01


class Stopped(BaseException):
    """The time of a test is up."""


def stop(_signal: int, frame: FrameType | None) -> None:
    """Stop the test if the package's own code runs; a library might hold a lock."""
    if frame is not None and PACKAGE in Path(frame.f_code.co_filename).parents:
        raise Stopped
    signal.setitimer(signal.ITIMER_VIRTUAL, LATER)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return (yield)
    except Stopped:
        return None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
