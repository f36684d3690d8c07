"""`townwright play`: whole games by typing."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.text import Text
from tests.cli.conftest import Townwright

import townwright as library
from townwright.cli.terminal import Terminal


def saved_match(tmp_path: Path) -> library.Match:
    """Return the match that the terminal saved."""
    (file,) = (tmp_path / "data" / "matches").iterdir()
    return library.load(file)


def test_a_whole_game_against_a_bot(townwright: Townwright, tmp_path: Path) -> None:
    """The first choice and Enter, over and over, play a game to its end."""
    result = townwright("play", "circle_the_wagons", "--seed", "5", "--seats", "Anna,tree:4", typed="1\n\n" * 60)
    assert result.status == 0
    match = saved_match(tmp_path)
    assert match.over
    assert match.players == ["Anna", "tree:4"]
    for row in match.score_sheet:
        assert match.game.source_name(row.source, match.game.words()) in result.out
    assert any(sentence in result.out for sentence in (" won.", "share the win."))


def test_the_end_says_why_and_has_subtotals(townwright: Townwright) -> None:
    result = townwright("play", "carrara", "--seed", "5", "--seats", "greedy,greedy")
    assert "greedy 1 announced the end." in result.out
    rows = [line.strip("│ ").split("│") for line in result.out.splitlines() if line.startswith("│")]
    names = [cells[0].rstrip() for cells in rows]
    first, last = names.index("Scored types"), names.index("Scored cities")
    points = [[int(cell) for cell in cells[1:]] for cells in rows[first:last]]
    assert points[0] == [sum(column) for column in zip(*points[1:])]


def test_an_option_of_the_solo_game_makes_it_a_solo_game(townwright: Townwright, tmp_path: Path) -> None:
    result = townwright("play", "circleville", "--option", "opponents=bertha", typed="1\n")
    assert result.status == 0
    assert saved_match(tmp_path).players == ["Player 1", "Bertha"]


def test_two_people_at_one_keyboard_in_german(townwright: Townwright, tmp_path: Path) -> None:
    typed = "\n".join(["tipp", *["1"] * 60]) + "\n"
    result = townwright(
        "play", "circle_the_wagons", "--seed", "8", "--seats", "Anna,Ben", "--no-confirm", "--lang", "de", typed=typed
    )
    assert result.status == 0
    assert saved_match(tmp_path).players == ["Anna", "Ben"]
    assert saved_match(tmp_path).over
    assert "Anna nimmt" in result.out
    assert "Anna: Welche Karte nimmst du?" in result.out
    assert re.search(r"Mach Karte (\d+) zur Startkarte\.  \d+\s% Gewinnchance.*\n(.+\n)*? +start \1\n", result.out)
    assert "Summe" in result.out


def test_an_action_can_be_typed_by_text_ending_or_number(townwright: Townwright, tmp_path: Path) -> None:
    first = library.new("circle_the_wagons", seed=3)
    start = first.legal[4].text
    first.play(start)
    take = first.legal[0].text
    typed = f"{start}\n\n{take}\n0,0 turned\n\n"
    townwright("play", "circle_the_wagons", "--seed", "3", "--seats", "Anna,Ben", typed=typed)
    assert [action.text for action in saved_match(tmp_path).actions] == [start, take, f"place {take[5:]} at 0,0 turned"]


def test_undo_and_redo_before_the_turn_is_confirmed(townwright: Townwright, tmp_path: Path) -> None:
    typed = "1\nundo\n2\nundo\nredo\n\n"
    result = townwright("play", "circle_the_wagons", "--seed", "3", "--seats", "Anna,Ben", typed=typed)
    assert result.status == 0
    assert saved_match(tmp_path).actions == [library.new("circle_the_wagons", seed=3).legal[1]]


def test_the_action_of_another_player_cannot_be_undone(townwright: Townwright, tmp_path: Path) -> None:
    result = townwright("play", "circle_the_wagons", "--seed", "5", typed="undo\n")
    assert "can’t undo this" in result.err
    assert len(saved_match(tmp_path).history) == 1


def test_a_solo_game_against_a_scripted_opponent(townwright: Townwright, tmp_path: Path) -> None:
    """Its turns are printed, it never asks for input, and the file lists only the person."""
    arguments = ("circleville", "--seats", "Spieler 1", "--seed", "5", "--lang", "de")
    result = townwright("play", *arguments, typed="1\n" * 40 + "q\n")
    assert result.status == 0
    assert "  Denzel zieht auf Rondellfeld" in result.out
    match = saved_match(tmp_path)
    assert match.file.players == ["Spieler 1"] and match.players == ["Spieler 1", "Denzel"]
    assert any(played.seat == 1 for played in match.history) and match.to_move == 0


def test_the_log_has_one_line_per_turn(townwright: Townwright, tmp_path: Path) -> None:
    """A turn of a bot is one line from the start; after an undo, nothing is printed twice."""
    typed = "1\nend turn\nundo\nend turn\n\nlog\nquit\n"
    result = townwright("play", "carrara", "--seed", "5", "--seats", "Anna,greedy,greedy", typed=typed)
    assert result.status == 0
    match = saved_match(tmp_path)
    told = re.findall(r"  ((greedy [12]|Anna) (?:builds|buys) .*\.)", result.out)
    assert [name for _, name in told[-3:]] == match.players
    assert [each for each in told[:-3] if each[1] != "Anna"] == told[-2:]


def test_the_log_is_empty_before_the_first_action(townwright: Townwright) -> None:
    result = townwright("play", "carrara", "--seed", "5", typed="log\nquit\n")
    assert result.status == 0


def test_save_quit_and_continue(townwright: Townwright, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = townwright("play", "circle_the_wagons", "--seed", "5", typed=f"1\nsave {file}\nquit\n")
    assert str(file) in first.out
    before = library.load(file)
    second = townwright("play", "--load", file, typed="1\n\n" * 60)
    assert second.status == 0
    (finished,) = [match for match in map(library.load, (tmp_path / "data" / "matches").iterdir()) if match.over]
    assert finished.actions[: len(before.actions)] == before.actions


def test_the_match_is_saved_when_the_input_ends(townwright: Townwright, tmp_path: Path) -> None:
    result = townwright("play", "circle_the_wagons", "--seed", "5", typed="1\n1")
    assert result.status == 0
    assert len(saved_match(tmp_path).history) == 3
    assert "is saved in" in result.out


def test_choices_show_what_they_score_best_first(townwright: Townwright) -> None:
    """In a game without hidden decisions every gain is known, even where there is only one guess."""
    match = library.new("sprawlopolis", 1, seed=4)
    gains = {
        action.text: sum(row.points[0] for row in match.preview(action)) - match.scores[0] for action in match.legal
    }
    best, worst = max(gains, key=lambda text: gains[text]), min(gains.values())
    result = townwright("play", "sprawlopolis", "--seed", "4", "--seats", "Anna", typed="list\n")
    assert gains[best] > 0 > worst
    assert re.search(rf"  1  {best}  \+{gains[best]}\b", result.out)
    assert f"  −{-worst}" in result.out
    assert "Which card do you place, and where? >" in result.out and "Anna: " not in result.out


def test_the_default_number_of_bots_with_names_of_their_own(townwright: Townwright, tmp_path: Path) -> None:
    townwright("play", "carrara", "--seed", "5", typed="1\nquit\n")
    match = saved_match(tmp_path)
    assert match.players == ["Player 1", "builder 1", "builder 2"]
    again = townwright("play", "--load", next((tmp_path / "data" / "matches").iterdir()), typed="\n" * 3 + "quit\n")
    assert "builder 1" in again.out and "builder 1 >" not in again.out


def test_before_a_turn_ends_only_help_rules_undo_and_quit_work(townwright: Townwright, tmp_path: Path) -> None:
    typed = "1\n2\n?\nrules\nquit\n"
    result = townwright("play", "circle_the_wagons", "--seed", "3", "--seats", "Anna,Ben", typed=typed)
    assert result.err.strip() == "End your turn first."
    assert "Type the number of a move" in result.out
    assert len(saved_match(tmp_path).history) == 1


def test_help_explains_the_commands_and_the_rule_that_matters(townwright: Townwright) -> None:
    result = townwright("play", "circle_the_wagons", "--seed", "5", typed="?\nlist\nrules\n")
    assert "Type the number of a move" in result.out
    assert result.out.count("Taking a card") == 2  # by `?` and among all the rules
    assert result.out.count("take ") >= 12 + 15


def test_wrong_input_gets_one_sentence_and_changes_nothing(townwright: Townwright, tmp_path: Path) -> None:
    typed = "fly\ntake 99\nplace 3 at 0,0\nsave /no/such/folder/x.json\ntake\n"
    result = townwright("play", "circle_the_wagons", "--seed", "5", typed=typed)
    assert len(result.err.strip().splitlines()) == 5
    assert "Traceback" not in result.err
    assert len(saved_match(tmp_path).history) == 1


def test_a_full_disk_is_reported_once_and_the_game_continues(townwright: Townwright, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way of the folder")
    result = townwright("play", "circle_the_wagons", "--seed", "5", typed="1\n\n" * 60)
    assert result.status == 0
    assert "Total" in result.out


def test_in_a_real_terminal(tmp_path: Path) -> None:
    """With colours and a pseudo-terminal, as a person would use it."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TOWNWRIGHT_DATA": str(tmp_path), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "townwright", "play", "circle_the_wagons", "--seed", "5", "--lang", "en"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, b"1\nquit\n")
        output = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # the other side has closed
                break
            if not part:
                break
            output += part
        os.close(ours)
    assert process.returncode == 0
    assert b"\x1b[" in output
    assert b"is saved in" in output


def test_wrapped_lines_keep_their_indent(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    Terminal("en").print_indented(Text("Buy two bricks, then build a villa in Lucca."), 5, "  1. ")
    assert capsys.readouterr().out.splitlines() == ["  1. Buy two bricks,", "     then build a villa", "     in Lucca."]
