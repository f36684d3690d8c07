"""Make puzzles: in games of bots, find decisions with a best choice that is clear but not obvious.

    python -m townwright.puzzles.making GAME --players 2 --count 60 --seed 1 --margin 2 --tries 400

docs/puzzles.md explains the method. Searches count tries, not time, so a command is reproducible. The file is rewritten
after every puzzle, so an interrupted run keeps its results.
"""

import argparse
import shlex
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from townwright.bots.bot import bot, redealt_copy
from townwright.bots.policy import PolicyRunner
from townwright.bots.search import Budget, Estimate, merge_estimates, think
from townwright.bots.thought import differences
from townwright.core import registry
from townwright.core.action import Action
from townwright.core.files import write_safely
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, GameState, NumberArray, States, copy_states
from townwright.puzzles import Alternative, Puzzle, PuzzleFile, puzzle_path, puzzles_of

#: The bots that play: one without noise and one with noise, for varied positions.
PLAYERS = ("builder", "settler")
#: Maximum number of puzzles per game, and minimum number of actions between them.
MAX_PER_GAME, MIN_ACTIONS_APART = 2, 12
#: Maximum number of choices compared in a puzzle.
MAX_COMPARED = 6
#: How many searches must agree; a choice this many margins behind the best is dropped.
SEEDS, DROP_MARGINS = 3, 2
#: The budgets, in tries, with which a search must find the solution.
BUDGETS = (8, 16, 32, 64, 128, 256)
#: The tries of a solved puzzle that a search does not find within these budgets.
BEYOND_BUDGETS = 2 * BUDGETS[-1]
#: Milliseconds to solve the ending after each choice: plenty, so that the clock does not matter.
PROOF_MILLISECONDS = 10_000
#: The largest lead of a solution in a solved ending: with more, the game is decided.
MAX_SOLVED_LEAD = 15
#: The lowest win chance of a solution.
MIN_CHANCE = 0.05
#: Minimum and maximum number of decisions in the better line.
MIN_LINE_LENGTH, MAX_LINE_LENGTH = 3, 10


class PuzzleCriteria(msgspec.Struct, frozen=True):
    """The criteria for puzzles."""

    game: Game
    players: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    margin: float  # points of lead
    tries: int  # of each comparing search
    looks: int  # decisions to examine per game
    after: float  # share of a game to skip before the first decision examined
    quick: int  # tries of the first, quick search of a decision
    min_choices: int  # of a decision
    close: float  # largest gap between the two highest weights of a decision worth examining
    kinds: frozenset[str] = frozenset()  # the solution's first word must be one of these; empty: any
    endings: bool = False  # examine only endings that can be solved


def make_puzzles(criteria: PuzzleCriteria, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles forever, at most two per game."""
    while True:
        rng = np.random.default_rng(seed)
        match = play_game(criteria, seed, rng)
        skipped = criteria.after * len(match.history)
        decisions = [each.number - 1 for each in match.history if not each.forced and each.number > skipped]
        numbers = set(rng.choice(decisions, min(criteria.looks, len(decisions)), replace=False).tolist())
        count = 0
        for earlier in match.replay():
            if len(earlier.history) in numbers and not earlier.over and count < MAX_PER_GAME:
                puzzle = examine(criteria, earlier)
                if puzzle is not None:
                    count += 1
                    yield puzzle
                    numbers -= set(range(len(earlier.history) + MIN_ACTIONS_APART))
        print(f"Game {seed}: {count} found", file=sys.stderr, flush=True)
        seed += 1


def play_game(criteria: PuzzleCriteria, seed: int, rng: np.random.Generator) -> Match:
    """Play a game of bots."""
    players = criteria.players[seed % len(criteria.players)]
    applicable = {each.name for each in criteria.game.options if each.applies_to(players)}
    options = {name: str(rng.choice(values)) for name, values in criteria.options.items() if name in applicable}
    match = Match(criteria.game, players, seed, options)
    bots = [bot(str(rng.choice(PLAYERS)), int(rng.integers(2**31))) for _ in range(players)]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match))
    return match


def examine(criteria: PuzzleCriteria, match: Match) -> Puzzle | None:
    """Return the puzzle of a decision; None if the decision is not suitable."""
    seat, codes = match.to_move, match.codes
    if seat is None or len(codes) < criteria.min_choices:
        return None
    weight_of = weights(match)
    obvious = max(weight_of, key=weight_of.__getitem__)
    if weight_of[obvious] - sorted(weight_of.values())[-2] > criteria.close:
        return None
    if criteria.endings and not has_decisive_choice(criteria, match, weight_of):
        return None
    solved = solve_choices(match, obvious)
    if criteria.endings:
        estimates = solved
    else:
        quick_estimates = think(match, redealt_copy(match, 0), 0, Budget(tries=criteria.quick))
        if not is_candidate(criteria, match, quick_estimates, weight_of, obvious):
            return None
        estimates = solved or search_choices(
            criteria, match, [*(each.action for each in quick_estimates[: MAX_COMPARED // 2]), obvious]
        )
        if estimates is not None and lead_over(estimates, seat) < criteria.margin:
            return None
    if estimates is None:
        return None
    solution = estimates[0].action
    if weight_of[solution] >= weight_of[obvious] or match.decode(solution).unordered:
        return None
    tries = tries_needed(match, solution, exact=solved is not None)
    if tries is None:
        return None
    alternatives = [*estimates[:MAX_COMPARED], *(each for each in estimates[MAX_COMPARED:] if each.action == obvious)]
    secret = match.secret
    return Puzzle(
        id=f"{match.seed}-{len(match.history)}",
        players=len(match.people),
        options=match.options,
        seed=match.seed,
        actions=[each.text for each in match.actions],
        seat=seat,
        line=better_line(match, solution, criteria.tries, exact=solved is not None),
        alternatives=[
            Alternative(
                match.decode(each.action).text,
                round(float(each.leads[seat]), 1),
                round(float(each.chances[seat]), 2),
                [row for row in differences(match, estimates[0], each) if row.seat == seat or row.source not in secret],
            )
            for each in alternatives
        ],
        obvious=match.decode(obvious).text,
        choices=len(codes),
        rank=1 + sum(weight > weight_of[solution] for weight in weight_of.values()),
        tries=tries,
        exact=solved is not None,
    )


def weights(match: Match) -> dict[int, float]:
    """Return the weight of every choice."""
    runner = PolicyRunner(match.game, 0)
    runner.states = redealt_copy(match, 0)
    return runner.weights()


def is_candidate(
    criteria: PuzzleCriteria,
    match: Match,
    quick_estimates: Sequence[Estimate],
    weight_of: dict[int, float],
    obvious: int,
) -> bool:
    """Return whether the favourite of a quick search is not obvious, and a longer search confirms it."""
    best, seat = quick_estimates[0].action, match.to_move
    action = match.decode(best)
    if weight_of[best] >= weight_of[obvious] or action.unordered:
        return False
    if criteria.kinds and action.text.split()[0] not in criteria.kinds:
        return False
    candidate, rival = (search_action(match, action, 0, criteria.tries // 4) for action in (best, obvious))
    return bool(
        candidate.chances[seat] >= MIN_CHANCE
        and candidate.value > rival.value
        and candidate.leads[seat] - rival.leads[seat] >= criteria.margin / 2
    )


def has_decisive_choice(criteria: PuzzleCriteria, match: Match, weight_of: dict[int, float]) -> bool:
    """Return whether one choice of an ending that can be solved is clearly best, and not obvious.

    It must not lose, nor win by too much, and it must be better than every other one by the margin, or be the only one
    that wins or saves the game.
    """
    obvious, best = max(weight_of, key=weight_of.__getitem__), solved_action(match, match.states)
    if best is None or weight_of[best] >= weight_of[obvious]:
        return False
    if criteria.kinds and match.decode(best).text.split()[0] not in criteria.kinds:
        return False
    first = solved_end(match, best)
    if first is None or first[1] < 0 or first[0] > MAX_SOLVED_LEAD:
        return False

    def is_clearly_worse(action: int) -> bool:
        end = solved_end(match, action)
        return end is not None and (first[0] - end[0] >= criteria.margin or (first[0] > end[0] and first[1] > end[1]))

    return all(is_clearly_worse(each) for each in sorted(weight_of, key=lambda each: -weight_of[each]) if each != best)


def lead_over(estimates: Sequence[Estimate], seat: int) -> float:
    """Return the lead of the first choice over the second, in points."""
    return float(estimates[0].leads[seat] - estimates[1].leads[seat])


def search_choices(criteria: PuzzleCriteria, match: Match, favourites: Sequence[int]) -> list[Estimate] | None:
    """Return the choices that could be best, each searched on its own several times, best first.

    None if the searches do not agree on the best. Candidates are the favourites, and the best of a search that tried
    every choice.
    """
    seat, codes, best = match.to_move, match.codes, favourites[0]
    assert seat is not None
    all_estimates = think(
        match, redealt_copy(match, 1), 1, Budget(tries=max(criteria.tries, 3 * len(codes))), only=codes
    )
    by_lead = sorted(all_estimates, key=lambda each: -each.leads[seat])
    candidates = dict.fromkeys(
        [*favourites, *(each.action for each in [*by_lead[: MAX_COMPARED // 2], *all_estimates[: MAX_COMPARED // 2]])]
    )
    estimates: dict[int, list[Estimate]] = {action: [] for action in candidates}
    for seed in range(SEEDS):
        first = search_action(match, best, seed, criteria.tries)
        estimates[best].append(first)
        for action in list(candidates):
            if action == best:
                continue
            other = search_action(match, action, seed, criteria.tries)
            estimates[action].append(other)
            behind = first.leads[seat] - other.leads[seat]
            if other.value >= first.value or behind < criteria.margin / 2:
                return None
            if behind > DROP_MARGINS * criteria.margin:
                del candidates[action]
    merged = [merge_estimates(each)[0] for each in estimates.values()]
    return sorted(merged, key=lambda each: -each.leads[seat])


def search_action(match: Match, action: int, seed: int, tries: int) -> Estimate:
    """Search one choice."""
    return think(match, redealt_copy(match, seed), seed, Budget(tries=tries), only=[action], sheets=True)[0]


def solve_choices(match: Match, obvious: int) -> list[Estimate] | None:
    """Return the best choices of a solvable ending, best first, and the obvious one."""
    ends = solved_ends(match)
    if ends is None:
        return None
    ordered = sorted(ends, key=lambda action: -ends[action][0])
    best = dict.fromkeys([*ordered[:MAX_COMPARED], *(each for each in ordered if each == obvious)])
    signs = np.array([1, -1]) if match.to_move == 0 else np.array([-1, 1])
    return [
        Estimate(
            action,
            BUDGETS[-1],
            0.5 + 0.5 * ends[action][1],
            0.5 + 0.5 * ends[action][1] * signs,
            ends[action][0] * signs,
            solved_sheet(match, action),
        )
        for action in best
    ]


def solved_sheet(match: Match, action: int) -> NumberArray:
    """Return the final score sheet after an action of a solvable ending and perfect play."""
    states = copy_states(match.states)
    sheet = np.zeros((match.game.rules.rows, match.seats), np.int64)
    scores = np.zeros(match.seats, np.int64)
    match.game.entry_points.apply(states, 0, action, NO_LOG)
    while records(states, GameState)[0].to_move != OVER:
        action_after = solved_action(match, states)
        assert action_after is not None
        match.game.entry_points.apply(states, 0, action_after, NO_LOG)
    match.game.entry_points.result(states, 0, sheet, scores, scores.copy())
    return sheet


def solved_action(match: Match, states: States) -> int | None:
    """Return the best action of a position if its ending can be solved."""
    solve = match.game.extras.ending_solver
    ending = solve(states, PROOF_MILLISECONDS) if solve else None
    return ending.action if ending and ending.is_proved else None


def solved_ends(match: Match) -> dict[int, tuple[float, int]] | None:
    """Return the exact lead after every choice, and whether it wins (1), ties (0) or loses (-1).

    None if not all of them can be solved.
    """
    if solved_action(match, match.states) is None:
        return None
    ends = {}
    for action in match.codes:
        end = solved_end(match, action)
        if end is None:
            return None
        ends[action] = end
    return ends


def solved_end(match: Match, action: int) -> tuple[float, int] | None:
    """Return the exact lead after an action, and 1 for a win, 0 for a tie or -1; None if not solved."""
    solve, seat, states = match.game.extras.ending_solver, match.to_move, copy_states(match.states)
    if solve is None or seat is None or match.seats != 2:
        return None
    match.game.entry_points.apply(states, 0, action, NO_LOG)
    to_move = records(states, GameState)[0].to_move
    if to_move == OVER:
        sheet = np.zeros((match.game.rules.rows, match.seats), np.int64)
        scores, ranks = np.zeros(match.seats, np.int64), np.zeros(match.seats, np.int64)
        match.game.entry_points.result(states, 0, sheet, scores, ranks)
        return float(scores[seat] - scores[1 - seat]), int(ranks[1 - seat] - ranks[seat])
    after = solve(states, PROOF_MILLISECONDS)
    if after is None or not after.is_proved:
        return None
    sign = 1 if to_move == seat else -1
    return sign * after.lead, sign * after.outcome


def tries_needed(match: Match, solution: int, *, exact: bool) -> int | None:
    """Return the fewest tries from which a search always finds the solution; None if none are enough.

    The solution of a solved ending needs no search to confirm it: `BEYOND_BUDGETS` then stands for “not found”.
    """
    fewest = BEYOND_BUDGETS if exact else None
    for tries in reversed(BUDGETS):
        if think(match, redealt_copy(match, 0), 0, Budget(tries=tries))[0].action != solution:
            break
        fewest = tries
    return fewest


def better_line(match: Match, solution: int, tries: int, *, exact: bool = False) -> list[str]:
    """Return the line that begins with the solution: to the end of the turn or to the next reveal.

    A shorter line continues up to `MIN_LINE_LENGTH` decisions; none has more than `MAX_LINE_LENGTH`. `exact`: the
    ending can be solved, so the line is perfect play.
    """
    later, seat = Match.from_file(match.file), match.to_move
    revealed, line = later.state.revealed, [solution]
    texts = []
    while line:
        code = line.pop()
        texts.append(later.decode(code).text)
        later.play(code)
        is_same_turn = later.to_move == seat and later.state.revealed == revealed
        if not later.over and len(texts) < (MAX_LINE_LENGTH if is_same_turn else MIN_LINE_LENGTH):
            solved = solved_action(later, later.states) if exact else None
            guess = redealt_copy(later, 0)
            line = [think(later, guess, 0, Budget(tries=tries))[0].action if solved is None else solved]
    return texts


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m townwright.puzzles.making", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="", help="numbers of players to alternate between: 1,2")
    parser.add_argument("--option", action="append", default=[], help="name=value|value: draw one of these values")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--margin", type=float, default=2.0, help="points of lead")
    parser.add_argument("--tries", type=int, default=400, help="tries of each comparing search")
    parser.add_argument("--looks", type=int, default=20, help="decisions examined per game")
    parser.add_argument(
        "--after", type=float, default=0.0, help="share of a game to skip before the first decision examined"
    )
    parser.add_argument("--quick", type=int, default=16, help="tries of the first, quick search of a decision")
    parser.add_argument("--choices", type=int, default=3, help="fewest choices of a decision")
    parser.add_argument(
        "--share", type=float, default=1.0, help="largest share of puzzles with the same kind of solution"
    )
    parser.add_argument("--kinds", default="", help="first words of the solutions: place,take")
    parser.add_argument("--stars", type=int, default=1, help="the lowest difficulty")
    parser.add_argument("--close", type=float, default=1e9, help="largest gap between the two highest weights")
    parser.add_argument("--endings", action="store_true", help="examine only endings that can be solved exactly")
    parser.add_argument("--add", action="store_true", help="add to the existing puzzles")
    parser.add_argument("--out", type=Path)
    argv = list(sys.argv[1:] if arguments is None else arguments)
    options = parser.parse_args(argv)
    game = registry.game(options.game)
    if game.rules.max_legal < options.choices:
        parser.error(f"{game.name} has at most {game.rules.max_legal} choices at once, fewer than --choices")
    criteria = PuzzleCriteria(
        game,
        tuple(int(each) for each in options.players.split(",") if each) or (game.players[0],),
        {name: tuple(values.split("|")) for name, _, values in (each.partition("=") for each in options.option)},
        options.margin,
        options.tries,
        options.looks,
        options.after,
        options.quick,
        options.choices,
        options.close,
        frozenset(each for each in options.kinds.split(",") if each),
        options.endings,
    )
    command = shlex.join(["python", "-m", "townwright.puzzles.making", *argv])
    before = puzzles_of(game) if options.add else None
    if before is not None:
        command = f"{before.command} && {command}"
    existing, puzzles = list(before.puzzles) if before else [], list[Puzzle]()
    kinds: Counter[type[Action]] = Counter()
    for puzzle in make_puzzles(criteria, options.seed):
        kind = type(game.wording.read(puzzle.solution))
        if puzzle.difficulty < options.stars or kinds[kind] >= options.share * options.count:
            continue
        kinds[kind] += 1
        puzzles.append(puzzle)
        write(options.out or puzzle_path(game), game, command, [*existing, *puzzles])
        print(len(puzzles), puzzle.id, "*" * puzzle.difficulty, puzzle.solution, flush=True)
        if len(puzzles) >= options.count:
            break


def write(path: Path, game: Game, command: str, puzzles: Sequence[Puzzle]) -> None:
    """Write the puzzles, easiest first, one per line."""
    ordered = sorted(puzzles, key=lambda each: (each.difficulty, each.rank, each.tries))
    head = PuzzleFile(game=game.name, rules=game.version, command=command, puzzles=[])
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in ordered)
    write_safely(path, msgspec.json.encode(head).decode().removesuffix("[]}") + f"[\n{lines}\n]}}\n")


if __name__ == "__main__":
    main()
