"""The benchmark: submissions are played on fixed deals, written, read and verified."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from townwright import NotPossible, game
from townwright.arena.contest import lineups
from townwright.core.errors import BadFile
from townwright.research import benchmark
from townwright.research.benchmark import PlayedGame, Submission, contests, opponent_of, play_recorded, verify_game


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> tuple[Submission, list[PlayedGame]]:
    """A submission of one deal against an opponent that does not search."""
    monkeypatch.setattr(benchmark, "OPPONENTS", ("greedy",))
    submission = benchmark.new_submission("circle_the_wagons", "random", None, 1, "a test")
    contest = contests(submission)[0]
    return submission, [play_recorded(contest, 0, lineup) for lineup in lineups(contest)]


def test_the_documented_seeds_are_the_real_ones() -> None:
    page = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text("utf-8")
    for name, first in (("test", benchmark.TEST_SEED), ("validation", benchmark.VALIDATION_SEED)):
        assert f"| {name} | {first:,} to {first + benchmark.TEST_DEALS - 1:,} |" in page


def test_the_tasks_are_duels_and_cooperation_alone() -> None:
    players = {name: benchmark.task_players(game(name)) for name in ("carrara", "circleville", "sprawlopolis")}
    assert players == {"carrara": 2, "circleville": 2, "sprawlopolis": 1}
    duel = benchmark.new_submission("carrara", "random", None, 1000, "")
    assert [contest.bots for contest in contests(duel)] == [("random", "greedy"), ("random", "tree:64")]
    assert [contest.bots for contest in contests(msgspec.structs.replace(duel, agent="greedy"))] == [
        ("greedy", "tree:64")
    ]
    together = contests(benchmark.new_submission("sprawlopolis", "random", 2, 1000, ""))
    assert [(contest.bots, opponent_of(contest), contest.seed) for contest in together] == [
        (("random",), "", benchmark.TEST_SEED)
    ]
    assert benchmark.game_count(duel) == 4000
    with pytest.raises(NotPossible, match="1 to 1,000 deals"):
        benchmark.new_submission("carrara", "random", None, 1001, "")


def test_a_submission_is_read_as_it_was_written(games: Any, tmp_path: Path) -> None:
    submission, played = games
    benchmark.write_submission(tmp_path / "one.jsonl.gz", submission, played)
    assert benchmark.read_submission(tmp_path / "one.jsonl.gz") == (
        submission,
        sorted(played, key=lambda each: each.result.lineup),
    )
    (result,) = benchmark.results(submission, played)
    assert (result.opponent, result.standing.bot, result.standing.games) == ("greedy", "random", 2)
    assert result.standing.win_share.low <= result.standing.win_share.value <= result.standing.win_share.high
    later = msgspec.structs.replace(submission, protocol=99)
    benchmark.write_submission(tmp_path / "later.jsonl.gz", later, played)
    with pytest.raises(BadFile, match="version 99 of the protocol"):
        benchmark.read_submission(tmp_path / "later.jsonl.gz")
    (tmp_path / "none.jsonl.gz").write_bytes(b"nothing")
    with pytest.raises(BadFile, match="is not a submission"):
        benchmark.read_submission(tmp_path / "none.jsonl.gz")


def test_verifying_finds_games_actions_and_results_that_are_wrong(games: Any) -> None:
    submission, (first, second) = games
    contest = contests(submission)[0]
    for played in (first, second):
        verify_game(contest, "random", played)
    with pytest.raises(BadFile, match="action 3 is missing or not legal"):
        verify_game(contest, "random", msgspec.structs.replace(first, actions=[*first.actions[:2], -1]))
    weaker = play_recorded(msgspec.structs.replace(contest, bots=("random", "newcomer")), 0, ("random", "newcomer"))
    result = msgspec.structs.replace(weaker.result, lineup=("random", "greedy"))
    with pytest.raises(BadFile, match="is not the opponent’s choice"):
        verify_game(contest, "random", msgspec.structs.replace(weaker, result=result))
    result = msgspec.structs.replace(first.result, scores=[99, 0])
    with pytest.raises(BadFile, match="do not lead to this result"):
        verify_game(contest, "random", msgspec.structs.replace(first, result=result))
    for wrong in ([first], [first, first]):
        with pytest.raises(BadFile, match=r"exactly once: 2 expected"):
            next(benchmark.verify(submission, wrong, 1))
