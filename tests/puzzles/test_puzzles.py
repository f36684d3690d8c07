"""Puzzles: each replays and has one best choice, which a small search finds and greedy play misses."""

import re

import msgspec
import pytest

from townwright.bots.bot import redealt_copy
from townwright.bots.search import Budget, think
from townwright.conformance import PUZZLE_CHECKS, Check
from townwright.core.registry import game, games
from townwright.puzzles import Puzzle, PuzzleFile, find_puzzle, puzzle_files, puzzles_of
from townwright.puzzles.checking import passes
from townwright.puzzles.making import (
    BUDGETS,
    PuzzleCriteria,
    has_decisive_choice,
    main,
    solved_ends,
    solved_sheet,
    weights,
)

every_file = pytest.mark.parametrize("file", puzzle_files().values(), ids=lambda file: file.game)


def solution_of_search(file: PuzzleFile, puzzle: Puzzle) -> str:
    """Return the action that the search plays that made the puzzle, with the number of tries stored in it."""
    match, budget = file.position(puzzle), Budget(tries=puzzle.tries)
    return match.decode(think(match, redealt_copy(match, 0), 0, budget)[0].action).text


def test_every_game_of_ours_has_at_least_fifty() -> None:
    assert puzzle_files().keys() == games().keys()
    for name, file in puzzle_files().items():
        assert file is puzzles_of(game(name))
        assert len(file.puzzles) >= 50
        assert len({each.id for each in file.puzzles}) == len(file.puzzles)
        assert len({each.seed for each in file.puzzles}) >= len(file.puzzles) / 2  # two from a game at most
        assert file.command.startswith(f"python -m townwright.puzzles.making {name} ")
        assert [each.difficulty for each in file.puzzles] == sorted(each.difficulty for each in file.puzzles)
        difficulties = {each.difficulty for each in file.puzzles}
        assert len(difficulties) >= 4
        assert difficulties <= {1, 2, 3, 4, 5}
        assert find_puzzle(game(name), file.puzzles[-1].id) is file.puzzles[-1]
        assert find_puzzle(game(name), "none") is None


@every_file
@pytest.mark.parametrize("check", PUZZLE_CHECKS, ids=lambda check: check.__name__)
def test_every_file_conforms(check: Check, file: PuzzleFile) -> None:
    check(file)


@every_file
def test_the_solution_is_clearly_best_but_not_obvious(file: PuzzleFile) -> None:
    margin = min(float(each) for each in re.findall(r"--margin ([\d.]+)", file.command))
    for puzzle in file.puzzles:
        best, second, *_ = puzzle.alternatives
        only_one = puzzle.exact and puzzle.margin > 0 and best.chance > second.chance  # that wins or saves the game
        assert only_one or puzzle.margin >= margin - 0.1, puzzle.id  # leads are rounded
        leads = [each.lead for each in puzzle.alternatives]
        assert leads == sorted(leads, reverse=True)
        assert puzzle.alternatives[0].reasons == []
        assert puzzle.rank >= 2
        assert any(each.reasons for each in puzzle.alternatives[1:]), puzzle.id
    match = file.position(file.puzzles[0])
    weight_of = weights(match)
    ordered = sorted(weight_of.values(), reverse=True)
    code = match.find(file.puzzles[0].solution)
    assert code is not None
    assert ordered.index(weight_of[code]) + 1 == file.puzzles[0].rank


@every_file
def test_a_small_search_solves_every_puzzle(file: PuzzleFile) -> None:
    for puzzle in file.puzzles:
        if puzzle.tries <= BUDGETS[-1]:
            assert solution_of_search(file, puzzle) == puzzle.solution, puzzle.id
        else:
            assert puzzle.exact, puzzle.id


def test_endings_are_solved_exactly() -> None:
    """Every choice of a solved ending, played out by the solver, leads to what the puzzle says."""
    file = puzzle_files()["circle_the_wagons"]
    exact = [each for each in file.puzzles if each.exact]
    assert exact
    puzzle = min(exact, key=lambda each: each.choices)
    match = file.position(puzzle)
    ends = solved_ends(match)
    assert ends is not None
    assert len(ends) == puzzle.choices
    for each in puzzle.alternatives:
        code = match.find(each.action)
        assert code is not None
        assert (ends[code][0], 0.5 + 0.5 * ends[code][1]) == (each.lead, each.chance)


def test_a_solved_ending_is_a_puzzle_if_one_choice_is_decisive() -> None:
    file = puzzle_files()["circle_the_wagons"]
    puzzle = max((each for each in file.puzzles if each.exact), key=lambda each: len(each.actions))
    match, kind = file.position(puzzle), puzzle.solution.split()[0]
    criteria = PuzzleCriteria(match.game, (2,), {}, puzzle.margin, 1, 1, 0, 1, 2, 1e9, endings=True)
    assert has_decisive_choice(msgspec.structs.replace(criteria, kinds=frozenset({kind})), match, weights(match))
    assert not has_decisive_choice(msgspec.structs.replace(criteria, kinds=frozenset({"start"})), match, weights(match))
    code = match.find(puzzle.solution)
    assert code is not None
    assert not has_decisive_choice(criteria, match, {**weights(match), code: 1e9})  # then it is obvious
    points = solved_sheet(match, code).sum(axis=0)
    assert points[puzzle.seat] - points[1 - puzzle.seat] == puzzle.alternatives[0].lead


def test_a_deeper_search_rejects_a_wrong_solution() -> None:
    file = puzzles_of(game("carrara"))
    clear = max(file.puzzles, key=lambda each: each.margin)
    assert passes(file, clear, 60)
    best, *others = clear.alternatives
    assert not passes(file, msgspec.structs.replace(clear, alternatives=[*others, best]), 60)


def test_a_game_with_too_few_choices_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    width = game("sprawlopolis").rules.max_legal
    with pytest.raises(SystemExit):
        main(["sprawlopolis", "--choices", str(width + 1)])
    assert f"sprawlopolis has at most {width} choices at once" in capsys.readouterr().err
