"""The terminal, driven as a person or a program would drive it."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from townwright.bots.policy import policies
from townwright.cli.run import run
from townwright.core.registry import games


@dataclass
class Result:
    status: int
    out: str
    err: str


Townwright = Callable[..., Result]


@pytest.fixture
def townwright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Townwright:
    """Call the command with arguments and typed lines, by default in English, with its own data folder.

    What has no machine code yet runs interpreted: compiling would take longer than the tests.
    """
    monkeypatch.setenv("TOWNWRIGHT_COMPILE", "never")
    for game in games().values():
        monkeypatch.setattr(policies(game).play_out, "slow", False)
    monkeypatch.setenv("TOWNWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: str | Path, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = run([str(argument) for argument in arguments])
        output = capsys.readouterr()
        return Result(status, output.out, output.err)

    return call
