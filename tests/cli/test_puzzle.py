"""`townwright puzzle`: a typed decision, and the verdict."""

import re
from pathlib import Path

from tests.cli.conftest import Townwright

from townwright.core.registry import games
from townwright.puzzles import describe_choice, puzzle_files


def test_right_wrong_and_missing_answers(townwright: Townwright, tmp_path: Path) -> None:
    file = puzzle_files()["circle_the_wagons"]
    puzzle, count = file.puzzles[0], len(file.puzzles)
    best, second = puzzle.alternatives[:2]
    right = townwright("puzzle", "circle_the_wagons", "1", typed=f"?\nhint\nnonsense\n{puzzle.solution}\n")
    assert right.status == 0
    assert f"Puzzle 1 of {count}, difficulty {puzzle.difficulty} of 5" in right.out
    assert "leave the puzzle" in right.out
    assert "save a match file" not in right.out
    assert "Puzzles have no hints" in right.err
    position, speak = file.position(puzzle, ["Player 1", "Player 2"]), games()["circle_the_wagons"].words
    sentences = [describe_choice(position, each.action, puzzle.seat) for each in (best, second)]
    assert sentences[0] is not None and sentences[1] is not None
    output = " ".join(right.out.split())
    english = sentences[0].say(speak("en"), position.players)
    assert f"Right: {english} About {best.lead - second.lead:.1f} points better" in output
    assert f" {round(100 * best.chance)}% " in output
    assert f"The better line: {english}" in output
    assert re.search(r"The better line: .* Player 2 .*takes card 5\.", output)  # the rival's reply
    wrong = townwright("puzzle", "circle_the_wagons", "1", "--lang", "de", typed=f"{second.action}\n")
    names = ["Spieler 1", "Spieler 2"]
    german = [each.say(speak("de"), names) for each in sentences if each]
    points = f"{best.lead - second.lead:.1f}".replace(".", ",")
    assert f"Zug: {german[1]} Etwa {points} Punkte besser: {german[0]}" in " ".join(wrong.out.split())
    skipped = townwright("puzzle", "circle_the_wagons", typed="quit\n")
    assert skipped.status == 0
    assert "better line" not in skipped.out
    beyond = townwright("puzzle", "circle_the_wagons", str(count + 1))
    assert (beyond.status, beyond.err.strip()) == (2, f"Puzzles are numbered from 1 to {count}.")
    matches = tmp_path / "data" / "matches"
    assert not matches.exists() or not list(matches.iterdir())
