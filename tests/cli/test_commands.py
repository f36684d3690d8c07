"""The other commands."""

import json
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.cli.conftest import Townwright
from tests.market import GAME as MARKET
from tests.market.install import install_game
from tests.pennies import GAME as PENNIES

import townwright as library
from townwright.cli import bench
from townwright.cli.commands import rules_sections
from townwright.core import registry
from townwright.core.registry import games

POSITION = {
    "game": "circle_the_wagons",
    "scoring": ["badlands", "happy_cows", "the_herd"],
    "towns": [[[13, 1, 0, 0], [4, 0, 0, 0]], [[16, 0, 0, 0], [8, 2, 0, 1]]],
}


def test_games_lists_every_game(townwright: Townwright) -> None:
    result = townwright("games")
    assert all(name in result.out for name in games())


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_whole_in_both_languages(townwright: Townwright, name: str, language: str) -> None:
    result = townwright("rules", name, "--lang", language)
    speak = games()[name].words(language)
    assert result.status == 0
    for topic in games()[name].wording.topics:
        assert speak(f"rules-{topic}.title") in result.out
    for option in games()[name].options:
        assert f"--option {option.name}=" in " ".join(result.out.split())


def test_rules_of_a_game_without_options_have_no_heading_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", {"pennies": PENNIES}.__getitem__)
    assert len(rules_sections("pennies", "en")) == len(PENNIES.wording.topics)


def test_help_speaks_both_languages(townwright: Townwright) -> None:
    assert "Usage: townwright" in townwright("--help").out
    assert "Aufruf: townwright" in townwright("--help", "--lang", "de").out
    for command in (
        "games",
        "rules",
        "play",
        "bots",
        "simulate",
        "arena",
        "study",
        "train",
        "analyse",
        "replay",
        "score",
        "components",
        "bench",
        "prepare",
        "version",
    ):
        result = townwright(command, "--help", "--lang=de")
        assert result.status == 0
        assert "--lang de|en" in result.out


def test_prepare_compiles_one_game_or_all(townwright: Townwright) -> None:
    one, other = townwright("prepare", "sprawlopolis"), townwright("prepare", "chess")
    assert (one.status, one.out, one.err) == (0, "", "")
    assert (other.status, other.out) == (2, "")
    assert "chess" in other.err


def test_version(townwright: Townwright) -> None:
    assert townwright("version").out == f"townwright {library.__version__}\n"
    assert townwright("--version").out == f"townwright {library.__version__}\n"


def test_a_number_of_games_may_be_written_short(townwright: Townwright) -> None:
    assert json.loads(townwright("simulate", "sprawlopolis", "--games", "1e1", "--json").out)["games"] == 10


def test_a_full_disk_gets_one_sentence_and_status_1(townwright: Townwright, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("townwright.cli.commands.list_of_games", Mock(side_effect=OSError(28, "No space left")))
    result = townwright("games")
    assert (result.status, result.err) == (1, "The operating system reported an error: [Errno 28] No space left.\n")


def test_an_impossible_contest_is_refused_before_anything_is_compiled(
    townwright: Townwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = Mock()
    monkeypatch.setattr("townwright.cli.terminal.Terminal.prepare", prepared)
    assert townwright("arena", "circle_the_wagons", "greedy").status == 2
    assert not prepared.called


def test_simulate_prints_json(townwright: Townwright, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    call = ["simulate", "circle_the_wagons", "--players", "2", "--games", "6", "--seed", "3", "--bots", "greedy,random"]
    result = townwright(*call, "--save", folder, "--json")
    output = json.loads(result.out)
    matches = [library.load(file) for file in sorted(folder.iterdir())]
    assert {"games", "actions", "seconds", "mean_scores", "wins"} <= output.keys()
    assert output["games"] == len(matches) == 6
    assert output["actions"] == sum(len(match.actions) for match in matches)
    assert all(match.over for match in matches)
    for seat in range(2):
        assert output["mean_scores"][seat] == pytest.approx(sum(match.scores[seat] for match in matches) / 6)
        assert output["wins"][seat] == sum(match.ranks[seat] == 1 for match in matches)
    assert json.loads(townwright(*call, "--json").out)["mean_scores"] == output["mean_scores"]


def test_simulate_prints_a_table(townwright: Townwright) -> None:
    result = townwright("simulate", "circle_the_wagons", "--games", "4", "--bots", "greedy")
    assert result.out.count("greedy") == 2
    assert "4 games" in result.out
    assert re.search(r"\d\.\d\d .* \d\.\d\d .* \d \(\d+\.\d%\)", result.out)
    german = townwright("simulate", "circle_the_wagons", "--games", "4", "--bots", "greedy", "--lang", "de")
    assert re.search(r"\d,\d\d .* \d,\d\d .* \d \(\d+,\d %\)", german.out)


def test_simulate_lists_scripted_opponents(townwright: Townwright) -> None:
    call = ["simulate", "circleville", "--games", "2", "--bots", "greedy", "--option", "opponents=bertha_katherine"]
    result = townwright(*call)
    assert all(name in result.out for name in ("greedy", "Bertha", "Katherine"))
    assert len(json.loads(townwright(*call, "--json").out)["mean_scores"]) == 3


def test_simulate_with_corrected_components(townwright: Townwright, tmp_path: Path) -> None:
    corrections = {"end": {"points": [9, 6, 3, 2]}, "solo": {"colour_quadrant": {"red": 3, "orange": 1}}}
    (tmp_path / "mine.json").write_text(json.dumps(corrections))
    call = ["simulate", "circleville", "--games", "2", "--components", tmp_path / "mine.json"]
    assert townwright(*call, "--save", tmp_path / "games").status == 0
    for file in (tmp_path / "games").iterdir():
        match = library.load(file)
        assert match.over and match.components == corrections
        assert match.state.quadrant_points_by_place.tolist() == [9, 6, 3, 2]


def test_bots_lists_every_bot(townwright: Townwright) -> None:
    result = townwright("bots", "--lang", "de")
    assert all(name in result.out for name in library.bot_names())
    assert "Baumeister" in result.out


def test_arena_prints_json_and_resumes_its_record(townwright: Townwright, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    call = ["arena", "carrara", "greedy", "random", "--games", "4", "--workers", "1", "--record", record]
    output = json.loads(townwright(*call, "--json").out)
    assert output["games"] == 4
    assert [each["bot"] for each in output["standings"]] == ["greedy", "random"]
    assert output["standings"][0]["wins"]["value"] == 1.0
    assert len(record.read_text().splitlines()) == 5
    again = json.loads(townwright(*call, "--json").out)
    assert again == output
    assert len(record.read_text().splitlines()) == 5


def test_arena_prints_a_table(townwright: Townwright) -> None:
    result = townwright("arena", "sprawlopolis", "tree:4", "random", "--games", "4", "--workers", "1")
    assert result.status == 0
    assert "tree:4" in result.out and "Rating" in result.out
    alone = townwright("arena", "sprawlopolis", "random", "--players", "1", "--games", "2", "--workers", "1")
    assert alone.out.count("–") == 2  # without rivals, a bot wins no deals and has no rating


def test_arena_with_scripted_opponents(townwright: Townwright) -> None:
    call = [
        "arena",
        "circleville",
        "greedy",
        "random",
        "--players",
        "1",
        "--option",
        "opponents=carsten",
        "--games",
        "2",
    ]
    output = json.loads(townwright(*call, "--workers", "1", "--json").out)
    assert [each["bot"] for each in output["standings"]] == ["greedy", "random"]


def test_analyse_marks_decisions_and_writes_a_file(townwright: Townwright, tmp_path: Path) -> None:
    match = library.new("sprawlopolis", seed=3)
    players = [library.bot(name, 1) for name in ("greedy", "random")]
    while not match.over:
        match.play(players[len(match.history) % 2].choose(match))
    match.save(tmp_path / "game.json")
    call = ["analyse", tmp_path / "game.json", "--ms", "8", "--out", tmp_path / "judged.json", "--lang", "de"]
    result = townwright(*call)
    assert result.status == 0
    assert "Player 1 dreht" in result.out
    analysis = json.loads((tmp_path / "judged.json").read_text())
    assert analysis["scores"] == match.scores
    assert {each["mark"] for each in analysis["decisions"]} >= {"fine", "blunder"}
    for each in analysis["decisions"]:
        assert each["played"].startswith(f"place {each['played_sentence']['arguments']['card']} at ")
        assert each["best"].startswith(f"place {each['best_sentence']['arguments']['card']} at ")


def test_replay_prints_each_action_as_json(townwright: Townwright, tmp_path: Path) -> None:
    match = save_finished_match(tmp_path / "game.json")
    lines = [json.loads(line) for line in townwright("replay", tmp_path / "game.json", "--json").out.splitlines()]
    assert [line["text"] for line in lines] == [action.text for action in match.actions]
    assert [line["number"] for line in lines] == list(range(1, len(match.actions) + 1))
    assert [line["seat"] for line in lines] == [played.seat for played in match.history]
    assert lines[0]["action"] == {"action": "start", "card": match.actions[0].card}  # type: ignore[attr-defined]
    took = next(line for line in lines if line["action"]["action"] == "take")
    assert took["events"][0]["event"] == "took"
    assert took["events"][0]["seen_by"] == [0, 1]
    assert lines[-1]["events"][-1]["event"] == "finished"


def test_replay_steps_both_ways(townwright: Townwright, tmp_path: Path) -> None:
    match = save_finished_match(tmp_path / "game.json")
    result = townwright("replay", tmp_path / "game.json", typed="\n\nb\n99\nwhat\nq\n")
    last = len(match.actions)
    for number in (0, 1, 2, last):
        assert f"{number} of {last}:" in result.out
    assert result.out.count("\n1. start") == 2
    assert "Press Enter" in result.err


def test_score_of_a_match(townwright: Townwright, tmp_path: Path) -> None:
    match = save_finished_match(tmp_path / "game.json")
    output = json.loads(townwright("score", tmp_path / "game.json", "--json").out)
    assert output["scores"] == match.scores
    assert output["sheet"] == [{"source": row.source, "points": row.points} for row in match.score_sheet]


def test_score_of_a_position(townwright: Townwright, tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(json.dumps(POSITION))
    output = json.loads(townwright("score", tmp_path / "one.json", "--json").out)
    assert [row["source"] for row in output["sheet"][6:]] == POSITION["scoring"]
    assert output["scores"] == [sum(row["points"][seat] for row in output["sheet"]) for seat in range(2)]
    assert "Happy Cows" in townwright("score", tmp_path / "one.json").out


def test_score_of_many_positions(townwright: Townwright, tmp_path: Path) -> None:
    (tmp_path / "many.jsonl").write_text((json.dumps(POSITION) + "\n") * 3)
    lines = townwright("score", tmp_path / "many.jsonl", "--json").out.splitlines()
    assert len(lines) == 3
    assert len(set(lines)) == 1


@pytest.mark.parametrize(
    "call",
    [
        ["score", "missing.json"],
        ["score", "."],
        ["score", "broken.json"],
        ["score", "list.json"],
        ["score", "corner.json"],
        ["score", "unknown-card.json"],
        ["score", "unknown-game.json"],
        ["score", "second-line.jsonl"],
        ["replay", "broken.json"],
        ["replay", "corner.json"],
        ["play", "chess"],
        ["play", "circle_the_wagons", "--seats", "Anna"],
        ["play", "circle_the_wagons", "--option", "tie"],
        ["play", "circle_the_wagons", "--option", "tie=coin"],
        ["play", "circle_the_wagons", "--option", "luck=much"],
        ["play", "circle_the_wagons", "--seed", "-1"],
        ["play", "--load", "broken.json"],
        ["play", "--seats"],
        ["arena", "circle_the_wagons", "greedy"],
        ["arena", "circle_the_wagons", "greedy", "tree"],
        ["arena", "circle_the_wagons", "greedy", "random", "--games", "0"],
        ["arena", "circle_the_wagons", "greedy", "random", "--players", "5"],
        ["arena", "circle_the_wagons", "greedy", "random", "--record", "broken.json"],
        ["analyse", "missing.json"],
        ["arena", "circle_the_wagons", "greedy", "random", "--ms", "-1"],
        ["arena", "circle_the_wagons", "greedy", "random", "--workers", "0"],
        ["analyse", "broken.json"],
        ["analyse", "broken.json", "--ms", "0"],
        ["bench", "circle_the_wagons", "--seconds", "0"],
        ["bench", "circle_the_wagons", "--seconds", "nan"],
        ["study", "circle_the_wagons", "--games", "nan"],
        ["study", "circle_the_wagons", "--games", "1e300"],
        ["simulate", "circle_the_wagons", "--bots", "master"],
        ["simulate", "circle_the_wagons", "--players", "3"],
        ["simulate", "circle_the_wagons", "--games", "0"],
        ["simulate", "circle_the_wagons", "--games", "many"],
        ["simulate", "circle_the_wagons", "--bots", "deep_blue"],
        ["simulate", "circle_the_wagons", "--bots", "random,random,random"],
        ["simulate", "circle_the_wagons", "--games", "1", "--save", "broken.json"],
        ["simulate", "circleville", "--players", "2", "--option", "opponents=bertha"],
        ["simulate", "circleville", "--components", "list.json"],
        ["simulate", "circleville", "--components", "corner.json"],
        ["simulate", "circle_the_wagons", "--components", "corner.json"],
        ["components", "circle_the_wagons"],
        ["components", "circle_the_wagons", "--components", "list.json"],
        ["rules"],
        ["rules", "chess"],
        ["fly"],
        ["games", "--fast"],
        ["games", "--lang", "fr"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_bad_input_gets_one_sentence_and_status_2(
    townwright: Townwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: list[str], language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    corner = {**POSITION, "towns": [[[13, 0, 0, 0], [4, 2, 2, 0]], []]}
    Path("broken.json").write_text('{"game": "circle_the_wag')
    Path("list.json").write_text("[1, 2]")
    Path("corner.json").write_text(json.dumps(corner))
    Path("unknown-card.json").write_text(json.dumps({**POSITION, "towns": [[[18, 0, 0, 0]], []]}))
    Path("unknown-game.json").write_text(json.dumps({**POSITION, "game": "chess"}))
    Path("second-line.jsonl").write_text(json.dumps(POSITION) + "\n{}\n")
    result = townwright(*call)
    assert result.status == 2
    assert len(result.err.strip().splitlines()) == 1
    assert result.out in ("", "Circle the Wagons\n")  # the title comes before anything is read
    english = townwright(*call, "--lang", "en").err if "--lang" not in call else None
    if english:
        assert (result.err == english) == (language == "en")


def test_bench_measures_every_figure(townwright: Townwright, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled from scratch here, which would take a minute."""
    monkeypatch.setitem(games(), MARKET.name, MARKET)
    for script in ("COMPILE", "FIRST_LEGAL"):
        monkeypatch.setattr(bench, script, "print(1)")
    monkeypatch.setattr(bench, "RANDOM_PLAY", "print(1000)")
    monkeypatch.setattr(bench, "terminal_start", lambda _: 0.2)  # a new process does not know this game
    (speed,) = json.loads(townwright("bench", MARKET.name, "--seconds", "0.01", "--json").out)
    assert speed.pop("game") == MARKET.name
    assert all(figure > 0 for figure in speed.values())


@pytest.mark.long
def test_bench_measures_the_compile_time(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "townwright", "bench", "market", "--seconds", "0.01", "--json"],
        env=install_game(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    (speed,) = json.loads(run.stdout)
    assert speed.pop("game") == "market"
    assert all(figure > 0 for figure in speed.values())


def save_finished_match(file: Path) -> library.Match:
    """Save a finished match and return it."""
    match = library.new("circle_the_wagons", seed=11)
    bot = library.bot("random", seed=2)
    while not match.over:
        match.play(bot.choose(match))
    match.save(file)
    return match


def test_components_show_the_provenance_of_each_value(townwright: Townwright, tmp_path: Path) -> None:
    rows = json.loads(townwright("components", "circleville", "--json").out)
    assert {row["provenance"] for row in rows} >= {"rulebook", "reconstructed"}
    assert all(row["what"] and row["why"] for row in rows)
    assert "rekonstruiert" in townwright("components", "circleville", "--lang", "de").out
    box, call = tmp_path / "box.json", ["components", "circleville", "--components", tmp_path / "box.json"]
    box.write_text('{"game": "circleville", "sections": [{"id": 12, "red": 4, "plots": 1}]}')
    compared = {row["what"]: row["provenance"] for row in json.loads(townwright(*call, "--json").out)}
    assert (compared["Section 12, red squares"], compared["Section 12, plots"]) == ("owner", "confirmed")
    box.write_text('{"year_tiles": [{"id": "new_plot", "count": 4}]}')
    assert "There are 19 year tiles" in townwright(*call).err


def test_corrected_components_are_played_and_remembered(townwright: Townwright, tmp_path: Path) -> None:
    (tmp_path / "wrong.json").write_text('{"no such thing": 1}')
    refused = townwright("play", "circleville", "--components", tmp_path / "wrong.json")
    assert refused.status == 2
    assert len(refused.err.strip().splitlines()) == 1
