"""Checks of puzzles. Each function is a check."""

from townwright.bots.bot import bot
from townwright.puzzles import PuzzleFile


def positions_replay(file: PuzzleFile) -> None:
    """Every position can be reached; its moves and its line are legal."""
    for puzzle in file.puzzles:
        match = file.position(puzzle)
        assert [each.text for each in match.actions] == puzzle.actions, puzzle.id
        assert (match.to_move, len(match.codes)) == (puzzle.seat, puzzle.choices), puzzle.id
        texts = [each.action for each in puzzle.alternatives]
        assert len(set(texts)) == len(texts) >= 2, puzzle.id
        for text in [*texts, puzzle.obvious]:
            assert match.find(text) is not None, (puzzle.id, text)
        for text in puzzle.line:
            match.play(text)
        assert puzzle.line[0] == puzzle.solution, puzzle.id


def solutions_are_not_obvious(file: PuzzleFile) -> None:
    """The solution of a puzzle is never the greedy bot’s move."""
    greedy = bot("greedy", 1)
    for puzzle in file.puzzles:
        assert greedy.choose(file.position(puzzle)).text != puzzle.solution, puzzle.id
