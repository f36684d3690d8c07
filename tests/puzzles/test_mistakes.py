"""Puzzles from a player's own mistakes."""

import msgspec
import pytest

from townwright.bots.analysis import Judgement, Mark
from townwright.bots.search import Budget
from townwright.core.match import Match
from townwright.puzzles import puzzle_files
from townwright.puzzles.mistakes import OwnPuzzle, puzzle_from_mistake, suspicious_decisions

FILES = puzzle_files()
#: Endings that can be solved, so that few tries are enough.
EXACT = next(each for each in FILES["circle_the_wagons"].puzzles if each.exact)
BUDGET = Budget(tries=32)


def judged(match: Match, number: int, best_line: list[str], last: int = 0) -> Judgement:
    """Return a judgement that blames the turn that begins with an action; `last` is its last action."""
    return Judgement(
        number=number,
        seat=match.history[number - 1].seat,
        played=match.history[number - 1].action.text,
        best=best_line[0],
        mark=Mark.BLUNDER,
        cost=5.0,
        chance_lost=0.3,
        chances=[0.5, 0.5],
        leads=[0.0, 0.0],
        reasons=[],
        last=last,
        best_line=best_line if last else [],
    )


def match_with(action: str) -> Match:
    """Return the match of a puzzle after an answer."""
    match = FILES["circle_the_wagons"].position(EXACT)
    match.play(action)
    return match


def test_a_clear_mistake_becomes_a_puzzle_before_it() -> None:
    worst = EXACT.alternatives[-1].action
    match = match_with(worst)
    puzzle = puzzle_from_mistake(match, judged(match, len(EXACT.actions) + 1, [EXACT.solution]), BUDGET)
    assert puzzle is not None
    assert (puzzle.actions, puzzle.seat, puzzle.seed) == (EXACT.actions, EXACT.seat, EXACT.seed)
    assert puzzle.obvious == worst
    assert puzzle.is_right(EXACT.solution)
    assert not puzzle.is_right(worst)
    assert puzzle.points_lost > 0
    assert puzzle.line[0] == puzzle.solution
    position = FILES["circle_the_wagons"].position(puzzle)
    for action in puzzle.line:
        position.play(action)
    assert msgspec.json.decode(msgspec.json.encode(puzzle), type=OwnPuzzle) == puzzle


def test_a_good_move_does_not_become_a_puzzle() -> None:
    match = match_with(EXACT.solution)
    mistake = judged(match, len(EXACT.actions) + 1, [EXACT.alternatives[1].action])
    assert puzzle_from_mistake(match, mistake, BUDGET) is None


@pytest.mark.parametrize(("better", "offsets"), [(0, [1, 2]), (1, [1, 2]), (2, [2])])
def test_decisions_of_a_turn_that_belong_to_the_better_one_are_not_blamed(better: int, offsets: list[int]) -> None:
    """Decisions of the better turn may come in another order; after the first other one, all are suspicious."""
    puzzle = FILES["carrara"].puzzles[0]
    match = FILES["carrara"].position(puzzle)
    start = len(match.history)
    while len(match.history) < start + 8:
        match.play(match.legal[0])
    choices = [each for each in match.history[start:] if not each.forced][:3]
    first = choices[0].number
    turn = [each.action.text for each in match.history[first - 1 : choices[2].number]]
    mistake = judged(match, first, ["other", *reversed(turn[:better])], last=choices[2].number)
    numbers = list(suspicious_decisions(match, mistake))
    expected = [each.number - 1 for each in choices if each.number - first >= better][:2]
    assert numbers == expected
    assert len(numbers) <= len(offsets)
