"""`townwright serve`: what cannot be served is refused at once, in one sentence."""

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.running import free_port

from townwright.cli.run import run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "0"], "is not a port"),
        (["--processes", "2"], "need PostgreSQL"),
        (["--workers", "2"], "need PostgreSQL"),  # its name in 0.1
        (["--processes", "0"], "Invalid value for --processes"),
        (["--thinkers", "0"], "Invalid value for --bot-workers"),  # its name in 0.1
        (["--logs", "xml"], "Invalid value for --logs"),
        (["--origin", "https://play.example/"], "is not an origin"),
        (["--origin", "play.example"], "is not an origin"),
        (["--database", "mysql://localhost/x"], "not a usable database"),
        (["--database", "/proc/nowhere/tables.sqlite"], "Can’t reach"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "Can’t reach"),
        (["--limit", "tables=many"], "no limit called"),
        (["--limit", "chairs=3"], "no limit called"),
        (["--limit", "chairs"], "name=value"),
    ],
)
def test_invalid_settings_are_refused_in_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("TOWNWRIGHT_DATA", str(tmp_path))
    with ThreadPoolExecutor(1) as thread:  # where no browser's event loop runs
        call = ["serve", "--lang", "en", "--port", str(free_port()), *arguments]
        assert thread.submit(run, call).result() == 2
    output = capsys.readouterr().err
    assert sentence in output
    assert len(output.splitlines()) == 1


def test_windows_runs_one_server_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("platform.system", lambda: "Windows")
    assert run(["serve", "--lang", "en", "--workers", "2", "--database", "postgresql://localhost/x"]) == 2
    assert "leave out --processes" in capsys.readouterr().err


def test_a_port_in_use_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        database = str(tmp_path / "tables.sqlite")
        assert run(["serve", "--lang", "en", "--port", str(port), "--database", database]) == 2
    assert f"port {port} on" in capsys.readouterr().err
