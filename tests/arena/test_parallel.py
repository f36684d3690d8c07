"""Work in parallel, in processes and on a Ray cluster."""

import json
import sys
from pathlib import Path

import pytest
from tests.processes import python

from townwright import NotPossible
from townwright.arena import Contest, play_contest
from townwright.arena.parallel import run_parallel, worker_pool


def test_all_results_come_back_for_any_number_of_workers() -> None:
    with worker_pool(1, None) as pool:
        assert pool.workers == 1
        assert sorted(run_parallel(pool, divmod, [(number, 3) for number in range(7)])) == [
            divmod(n, 3) for n in range(7)
        ]
    with worker_pool(1, None) as pool:
        assert list(run_parallel(pool, divmod, [])) == []


def test_missing_ray_is_reported_in_one_sentence_and_nothing_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # importing it fails
    contest = Contest(game="carrara", bots=("greedy", "random"), players=2, deals=1)
    with pytest.raises(NotPossible, match=r"needs ray, which is not installed: pip install \"townwright\[cluster\]\""):
        next(play_contest(contest, 1, tmp_path / "record.jsonl", "local"))
    assert not list(tmp_path.iterdir())


@pytest.mark.long
def test_a_cluster_plays_the_same_games_resumes_a_record_and_survives_dead_workers(tmp_path: Path) -> None:
    python("-m", "tests.arena.clustered", str(tmp_path))
    report = json.loads((tmp_path / "report.json").read_text())
    assert 1 <= report["recorded"] < len(report["contest"][1])
    for clustered, alone in (report["contest"], report["study"]):
        assert len(alone) in (4, 120)
        assert clustered == alone
    assert report["died"]
    assert report["survived"] == list(range(6))
    assert "No Ray cluster at “127.0.0.1:1”" in report["answer"]
