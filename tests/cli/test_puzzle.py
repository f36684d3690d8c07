"""`townwright puzzle`: a decision by typing, and what is said about it."""

from pathlib import Path

from tests.cli.conftest import Townwright

from townwright.puzzles import puzzle_files


def test_right_wrong_and_no_answer_at_all(townwright: Townwright, tmp_path: Path) -> None:
    file = puzzle_files()["circle_the_wagons"]
    puzzle, count = file.puzzles[0], len(file.puzzles)
    best, second = puzzle.alternatives[:2]
    right = townwright("puzzle", "circle_the_wagons", "1", typed=f"hint\nnonsense\n{puzzle.solution}\n")
    assert right.status == 0
    assert f"Puzzle 1 of {count}, difficulty {puzzle.difficulty} of 5" in right.out
    assert "There are no hints at a puzzle" in right.beside
    assert f"Right: {best.action} is expected to end {best.lead - second.lead:.1f} points better" in right.out
    assert f"The better line: {', '.join(puzzle.line)}" in " ".join(right.out.split())
    wrong = townwright("puzzle", "circle_the_wagons", "1", "--lang", "de", typed=f"{second.action}\n")
    assert f"{second.action} endet etwa {best.lead - second.lead:.1f} Punkte hinter {best.action}" in wrong.out
    gone = townwright("puzzle", "circle_the_wagons", typed="quit\n")
    assert gone.status == 0
    assert "better line" not in gone.out
    beyond = townwright("puzzle", "circle_the_wagons", str(count + 1))
    assert (beyond.status, beyond.beside.strip()) == (2, f"There are puzzles from 1 to {count}.")
    kept = tmp_path / "data" / "matches"
    assert not kept.exists() or not list(kept.iterdir())
