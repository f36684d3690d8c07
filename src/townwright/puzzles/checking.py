"""Check puzzles with a deeper search than the one that made them, and remove those that fail.

    python -m townwright.puzzles.checking GAME --tries 800

Every choice that a puzzle compares is searched on its own with a new seed, and so is the favourite of an unrestricted
search with the same number of tries. The solution must lead by at least half a point; solved endings need no check.
The tries that a search needs to find the solution are measured again, because they depend on the settings of the
search; `--tries 0` does only that. The check is added to the command in the file.
"""

import argparse
from collections.abc import Sequence

import msgspec

from townwright.bots.bot import redealt_copy
from townwright.bots.search import Budget, think
from townwright.core import registry
from townwright.core.match import Match
from townwright.puzzles import Puzzle, PuzzleFile, puzzle_path, puzzles_of
from townwright.puzzles.making import search_action, tries_needed, write

#: The seed of the check, different from the seeds that made the puzzles, and the lead a solution must have.
SEED, MIN_LEAD = 1_000_003, 0.5


def lead_of_solution(match: Match, puzzle: Puzzle, tries: int) -> float:
    """Return the lead of the solution over the best other choice; negative if another one is better."""
    seat = match.to_move
    assert seat is not None
    favourite = think(match, redealt_copy(match, SEED), SEED, Budget(tries=tries))[0].action
    actions = [match.game.wording.encode(match.game.wording.read(each.action)) for each in puzzle.alternatives]
    estimates = [search_action(match, action, SEED, tries) for action in dict.fromkeys([*actions, favourite])]
    best, *others = estimates
    lead = float(best.leads[seat] - max(each.leads[seat] for each in others))
    return lead if best.value > max(each.value for each in others) else min(lead, -lead)


def passes(file: PuzzleFile, puzzle: Puzzle, tries: int) -> bool:
    """Check a puzzle, print the result and return whether it passed."""
    lead = puzzle.margin if puzzle.exact or not tries else lead_of_solution(file.position(puzzle), puzzle, tries)
    print(
        puzzle.id,
        puzzle.solution,
        f"{puzzle.margin:.1f} → {lead:.1f}",
        "" if lead >= MIN_LEAD else "removed",
        flush=True,
    )
    return lead >= MIN_LEAD


def with_tries(file: PuzzleFile, puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with the tries a search needs now; None if it does not find the solution."""
    match = file.position(puzzle)
    solution = match.game.wording.encode(match.game.wording.read(puzzle.solution))
    tries = tries_needed(match, solution, exact=puzzle.exact)
    return msgspec.structs.replace(puzzle, tries=tries) if tries else None


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m townwright.puzzles.checking", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tries", type=int, default=800)
    options = parser.parse_args(arguments)
    game = registry.game(options.game)
    file = puzzles_of(game)
    puzzles = [
        updated
        for puzzle in file.puzzles
        if passes(file, puzzle, options.tries) and (updated := with_tries(file, puzzle))
    ]
    command = f"{file.command} && python -m townwright.puzzles.checking {options.game} --tries {options.tries}"
    write(puzzle_path(game), game, command, puzzles)
    print(f"{len(puzzles)} of {len(file.puzzles)} passed")


if __name__ == "__main__":
    main()
