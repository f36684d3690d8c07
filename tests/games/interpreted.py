"""Rules that a test changes: all that runs interpreted follows."""

from collections.abc import Callable
from typing import Any

import pytest

from townwright.core.game import Game


def interpret(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Run a game's entry points interpreted."""
    for point in game.entry.play.entries:
        monkeypatch.setattr(game.entry, point.py_func.__name__, point.interpret)


def replace(monkeypatch: pytest.MonkeyPatch, rule: Any, function: Callable[..., Any]) -> None:
    """Let a rule do something else, wherever it is called from."""
    monkeypatch.setattr(rule, "py_func", function)
