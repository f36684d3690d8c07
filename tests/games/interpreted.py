"""Lets a test change a rule: everything that runs interpreted then uses the changed one."""

from collections.abc import Callable
from typing import Any

import pytest

from townwright.core.game import Game


def interpret(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Run a game's entry points interpreted."""
    for point in game.entry_points.play_part.entries:
        monkeypatch.setattr(game.entry_points, point.py_func.__name__, point.interpret)


def replace(monkeypatch: pytest.MonkeyPatch, rule: Any, function: Callable[..., Any]) -> None:
    """Let a rule do something else, wherever it is called from."""
    monkeypatch.setattr(Body(rule), "function", function)


class Body:
    """The function of a rule, as an attribute that can be set."""

    def __init__(self, rule: Any) -> None:
        self.rule = rule

    @property
    def function(self) -> Callable[..., Any]:
        body: Callable[..., Any] = self.rule.func
        return body

    @function.setter
    def function(self, function: Callable[..., Any]) -> None:
        self.rule.__setstate__((function, (), {}, self.rule.__dict__))
