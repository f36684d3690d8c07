"""The benchmarks beside the tests: what they report follows from what they measure."""

import json
import time
from pathlib import Path

import pytest
from benchmarks import clicks, guard, ratings, start
from benchmarks.peers import run
from tests.bots.brute_force import best_actions
from tests.bots.test_search import ENDINGS
from tests.processes import python

from townwright import Match, NotPossible
from townwright.arena import Contest, play_contest
from townwright.arena.contestants import contestant
from townwright.bots.levels import LEVELS
from townwright.core.code_parts import cache_root
from townwright.core.match import load


@pytest.mark.parametrize("ending", ["circle_the_wagons-5", "circle_the_wagons-15"])
def test_the_yardstick_finds_the_best_action_of_an_ending(ending: str) -> None:
    match = load(ENDINGS / f"{ending}.json")
    yardstick = contestant("benchmarks.yardstick:60000ms", 1, 0, time.thread_time)
    assert match.game.wording.encode(yardstick.choose(match)) in best_actions(match, 150_000)


@pytest.mark.long
def test_the_yardstick_takes_part_in_a_contest() -> None:
    contest = Contest(game="circle_the_wagons", bots=("benchmarks.yardstick:5ms", "random"), players=2, deals=1)
    *_, games = play_contest(contest, 1)
    assert [each.ranks[each.lineup.index("random")] for each in games] == [2, 2]


@pytest.mark.parametrize(
    ("name", "message"),
    [("benchmarks.yardstick", "bot-needs-budget"), ("benchmarks.nobody:5ms", "no-such-bot")],
)
def test_a_bot_of_another_module_needs_a_budget_and_must_exist(name: str, message: str) -> None:
    with pytest.raises(NotPossible) as caught:
        contestant(name, 1, 0, time.thread_time)
    assert caught.value.reason.message == message


def test_peers_are_reported_as_ratios() -> None:
    figures = dict.fromkeys((*run.PEERS, *run.SEARCHES, "the grid in C"), 10.0)
    report = run.report(
        {**figures, "Carrara, Match": 25.0, "search: Carrara": 1234.0, "the grid, compiled Python": 9.0}
    )
    assert "| Carrara, Match | 25 | 2.5 | 2.5 | 2.5 |" in report
    assert "| Carrara | 1,234 | 123 | 123 | 123 |" in report
    assert "| the grid, compiled Python | 9 | 0.9 |" in report
    assert report.count("|---|") == 3


def test_vector_environments_are_reported_with_their_sizes() -> None:
    report = run.report_vectors({**dict.fromkeys(run.VECTORS, 10.0), "The Palaces of Carrara, vector": 25.0})
    assert "| The Palaces of Carrara, vector | 25 | 2.5 | 2.5 | 2.5 | 2.5 | 2.5 |" in report
    assert "| Pgx, go_9x9 | 1,377 | 82 |" in report
    assert "| The Palaces of Carrara, vector | 359 | 246 |" in report
    recorded = (Path(run.__file__).parent / "result.md").read_text("utf-8")
    assert report[report.index("| sizes") :] in recorded


def test_the_page_shows_the_ratings_of_the_records_and_so_do_the_docs() -> None:
    """After a new ladder, `python benchmarks/ratings.py` writes them."""
    docs = (ratings.REPOSITORY / "docs" / "bots.md").read_text("utf-8")
    for record in ratings.RECORDS.glob("ladder-*.jsonl"):
        game = record.stem.removeprefix("ladder-")
        page_ratings = json.loads((ratings.GAMES / game / "ratings.json").read_text("utf-8"))
        assert page_ratings == ratings.ratings(game)
        assert list(page_ratings) == list(LEVELS)
        assert all(f"{rating} (" in docs for rating in page_ratings.values())


def test_a_slowdown_is_warned_of_from_1_3_times_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    base_figures = {"a": 1.0, "b": 1.0, "gone": 1.0}
    tree_figures = iter(
        [{"a": 1.31, "b": 1.2, "new": 1.0}, {"a": 9.0, "b": 0.5, "new": 1.0}, {"a": 1.0, "b": 1.29, "new": 1.0}]
    )
    monkeypatch.setattr(guard, "measure", lambda tree, _: next(tree_figures) if tree == guard.ROOT else base_figures)
    monkeypatch.setattr(guard, "git", lambda *_: "0123456789abcdef")
    monkeypatch.setattr("sys.argv", ["guard.py", "--rounds", "3", "--base", "main"])
    guard.main()
    output = capsys.readouterr()
    assert output.out == " 1.31  a\n 1.20  b\n"
    assert [line for line in output.err.splitlines() if "WARNING" in line] == [
        "WARNING: a takes 1.31 times as long as before"
    ]


@pytest.mark.long
def test_the_guard_measures_this_tree() -> None:
    figures = guard.measure(guard.ROOT, 0.001, "carrara")
    assert len(figures) == 3
    assert all(name.startswith("carrara: ") and seconds > 0 for name, seconds in figures.items())


def test_a_first_action_is_measured_from_the_start_of_a_server(tmp_path: Path) -> None:
    with start.Server(tmp_path, cache_root()) as server:
        assert server.first_action("carrara") > 0


def test_a_small_load_is_measured() -> None:
    printed = python("benchmarks/load.py", "--tables", "2", "--seconds", "2", "--idle", "20")
    report = {line[:18].strip(): line[19:] for line in printed.splitlines()}
    assert int(report["actions"].split()[0]) >= 2
    assert report["refused"].startswith("0; not seen after 10 s: ")
    assert "KiB per table" in report["server memory"]
    assert report["idle sockets"].startswith("20 opened in ")


def test_a_line_of_the_page_is_compared_with_the_plan_of_a_turn() -> None:
    """Forced actions may be missing from a line."""
    match = Match("circleville", 2, seed=1)
    plan = clicks.plan_turn(match, seed=1)
    assert plan[0].actions[0].text.startswith("assistant") and plan[-1].actions[0].text == "end turn"
    keys = [clicks.key_of(each.actions[0]) for each in plan]
    assert clicks.decisions_played(keys[:3], plan) == 3
    assert clicks.decisions_played([clicks.key_of(action) for each in plan for action in each.actions], plan) == len(
        plan
    )
    assert clicks.decisions_played([*keys[:2], keys[-1]], plan) == 0


def test_clicks_are_counted_in_a_real_page() -> None:
    report = python("-m", "benchmarks.clicks", "carrara", "--games", "1", "--turns", "2")
    assert report.startswith("Carrara, two players: 2 turns, ")
    assert "turn_wheel" in report
