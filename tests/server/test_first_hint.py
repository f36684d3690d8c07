"""A worker's first hint takes no longer than the next: everything it needs is loaded with the machine code."""

import time
from unittest.mock import Mock

import pytest
from tests.processes import python

from townwright import Match
from townwright.server.workers import jobs

#: Loads machine code as a worker does, gives one hint per game, and prints what was imported or compiled for it.
HINTS = """
import sys, time
from townwright.server.workers import jobs
from townwright.server.workers.start import load_machine_code

load_machine_code()
from numba.core import event
from townwright.core.match import Match
from townwright.core.registry import games

class Listener(event.Listener):
    def on_start(self, event):
        print("compiled", event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass

names, before = ["Anna", "Ben"], set(sys.modules)
with event.install_listener("numba:compile", Listener()):
    for game in games().values():
        match = Match(game, names[: game.players[0]], seed=3)
        assert jobs.hint(*jobs.pack_match(match), match.to_move, time.monotonic())
print(*sorted(set(sys.modules) - before))
"""


def test_a_hint_imports_and_compiles_nothing() -> None:
    assert python("-c", HINTS).split() == []


@pytest.mark.parametrize(("seconds", "milliseconds"), [(2.0, 2000), (-5.0, jobs.MIN_HINT_MILLISECONDS)])
def test_a_hint_searches_until_its_deadline(seconds: float, milliseconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that begins too late searches for a short time."""
    suggest = Mock(return_value=[])
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    monkeypatch.setattr(jobs, "suggest", suggest)
    match = Match("carrara", seed=1)
    assert jobs.hint(*jobs.pack_match(match), 0, 100.0 + seconds) == []
    assert suggest.call_args.args[1:] == (0, milliseconds)


def test_a_match_with_names_needs_no_words() -> None:
    """Fluent takes longer to import than everything else a hint waits for."""
    script = """
import sys
from townwright.core.match import Match
from townwright.core.registry import games
for game in games().values():
    Match(game, ["Anna", "Ben"][: game.players[0]], seed=1)
print("fluent.runtime" in sys.modules)
"""
    assert python("-c", script, environment={"TOWNWRIGHT_COMPILE": "never"}) == "False\n"
