"""`townwright study`: a report and the games it is made of."""

from pathlib import Path

import polars as pl
from tests.cli.conftest import Townwright


def test_the_command_writes_a_report_and_the_games(townwright: Townwright, tmp_path: Path) -> None:
    call = ["study", "circle_the_wagons", "--games", "2e0", "--bots", "random", "--workers", "1"]
    result = townwright(*call, "--out", tmp_path / "wagons.html")
    assert result.status == 0, result.err
    assert "wagons.parquet" in result.out.replace("\n", "")
    games = pl.read_parquet(tmp_path / "wagons.parquet")
    assert games["seed"].to_list() == [1, 2]
    assert "2 games" in (tmp_path / "wagons.html").read_text("utf-8")
    result = townwright(*call, "--out", tmp_path / "nowhere" / "wagons.html")
    assert result.status == 2
    assert "no such folder" in " ".join(result.err.split())
