"""Datasets: rows replay to the decisions of their games."""

from pathlib import Path

import polars as pl
import pytest

from townwright.arena import Contest
from townwright.core.errors import BadFile
from townwright.research.dataset import card, decisions, frame, play_row

SAMPLES = sorted((Path(__file__).parents[2] / "examples" / "data").glob("*.parquet"))


def test_a_row_replays_to_its_decisions() -> None:
    contest = Contest(game="carrara", bots=("random", "greedy"), players=2, deals=2, seed=5)
    rows = [play_row(contest, deal, ("greedy", "random")) for deal in (1, 0)]
    games = frame(rows)
    assert games["seed"].to_list() == [5, 6]
    row = games.row(1, named=True)
    choices = decisions(row)
    assert all(each.action in each.legal and len(each.legal) > 1 for each in choices)
    assert {each.seat: each.reward for each in choices} == {0: 1.0, 1: -1.0}
    assert choices[0].observation.tolist() != choices[-1].observation.tolist()
    assert abs(decisions(row, "points")[0].reward) < 1
    with pytest.raises(BadFile, match="rules"):
        decisions({**row, "rules": 99})
    text = card(contest, games, "townwright dataset carrara")
    assert "2 games with 2 players by random, greedy" in text
    assert "Seeds 5 to 6" in text


def test_the_samples_replay_and_have_cards() -> None:
    for path in SAMPLES:
        games = pl.read_parquet(path)
        assert f"{len(games)} games" in path.with_suffix(".md").read_text("utf-8")
        assert path.stat().st_size < 200_000
        assert len(decisions(games.row(0, named=True))) > 10
