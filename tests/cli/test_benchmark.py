"""`townwright benchmark` and `townwright dataset`."""

import json
from pathlib import Path

import polars as pl
from tests.cli.conftest import Townwright


def test_a_submission_is_played_and_verified(townwright: Townwright, tmp_path: Path) -> None:
    file = tmp_path / "sprawlopolis.jsonl.gz"
    call = ["benchmark", "sprawlopolis", "random", "--deals", "2", "--workers", "1", "--out", file]
    result = townwright(*call, "--note", "not trained")
    assert result.status == 0, result.err
    assert "random" in result.out
    result = townwright("benchmark", "--verify", file, "--workers", "1", "--json")
    assert result.status == 0, result.err
    assert "All 2 games are verified" in " ".join(result.err.split())
    report = json.loads(result.out)
    assert report["submission"]["note"] == "not trained"
    assert report["results"][0]["standing"]["games"] == 2
    result = townwright("benchmark", "sprawlopolis")
    assert result.status == 2
    assert "Name a game and an agent" in result.err


def test_a_dataset_has_one_row_per_game_and_a_card(townwright: Townwright, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = townwright("dataset", "sprawlopolis", "--bots", "random", "--games", "2", "--workers", "1", "--out", file)
    assert result.status == 0, result.err
    assert pl.read_parquet(file)["seed"].to_list() == [1, 2]
    assert "townwright dataset sprawlopolis --bots random --players 1 --games 2 --seed 1" in file.with_suffix(
        ".md"
    ).read_text("utf-8")
    assert townwright("dataset", "sprawlopolis", "--games", "0", "--out", file).status == 2
