"""Make puzzles: play games of bots and look for decisions in which one choice is clearly best and not the obvious one.

    python -m townwright.puzzles.making GAME --players 2 --count 60 --seed 1 --margin 2 --tries 400

docs/puzzles.md tells how. Everything is decided by tries, not by time, so the same command finds the same puzzles. The
file is written anew with every puzzle found: whoever stops early keeps what there is.
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
from townwright.bots.search import Budget, Estimate, added_up, think
from townwright.bots.thought import differences
from townwright.core.action import Action
from townwright.core.files import write_safely
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.registry import game
from townwright.core.state import OVER, copy_states
from townwright.puzzles import Alternative, Puzzle, PuzzleFile, puzzle_path, puzzles_of

#: The bots that play the games: strong ones and noisy ones, so that positions differ.
PLAYERS = ("builder", "settler")
#: Puzzles from one game, at most, and how many actions lie between them.
FROM_A_GAME, APART = 2, 12
#: Choices compared in a puzzle, at most.
COMPARED = 6
#: Searches that have to agree; a choice that one of them finds so many margins behind is not compared further.
SEEDS, BEATEN = 3, 2
#: Budgets of tries at which a search is asked whether it finds the solution.
BUDGETS = (8, 16, 32, 64, 128, 256)
#: Milliseconds for the exact ending after each choice: far more than it needs, so that it does not depend on the clock.
PROOF = 3000
#: There is some hope at least.
LEAST_CHANCE = 0.05
#: Decisions of the better line: at least, if the game lasts that long, and at most.
SHORT, LONG = 3, 10


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for."""

    game: Game
    players: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    margin: float  # points of lead
    tries: int  # of each search that compares
    looks: int  # decisions looked at in a game
    after: float  # which share of a game is over before that
    quick: int  # tries of the first look at a decision
    choices: int  # that a decision has at least
    close: float  # by how much the second best may weigh less at first sight to make a look worth while


def made(wanted: Wanted, seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, two from a game at most."""
    while True:
        draw = np.random.default_rng(seed)
        match = played(wanted, seed, draw)
        begin = wanted.after * len(match.history)
        decisions = [each.number - 1 for each in match.history if not each.forced and each.number > begin]
        picked = set(draw.choice(decisions, min(wanted.looks, len(decisions)), replace=False).tolist())
        found = 0
        for before in match.replay():
            if len(before.history) in picked and not before.over and found < FROM_A_GAME:
                puzzle = looked_at(wanted, before)
                if puzzle is not None:
                    found += 1
                    yield puzzle
                    picked -= set(range(len(before.history) + APART))
        seed += 1


def played(wanted: Wanted, seed: int, draw: np.random.Generator) -> Match:
    """A game of bots."""
    players = wanted.players[seed % len(wanted.players)]
    concerned = {each.name for each in wanted.game.options if each.concerns(players)}
    options = {name: str(draw.choice(choices)) for name, choices in wanted.options.items() if name in concerned}
    match = Match(wanted.game, players, seed, options)
    seated = [bot(str(draw.choice(PLAYERS)), int(draw.integers(2**31))) for _ in range(players)]
    while match.to_move is not None:
        match.play(seated[match.to_move].choose(match))
    return match


def looked_at(wanted: Wanted, match: Match) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    seat, codes = match.to_move, match.codes
    if seat is None or len(codes) < wanted.choices:
        return None
    sight = weights(match)
    obvious = max(sight, key=sight.__getitem__)
    if sight[obvious] - sorted(sight.values())[-2] > wanted.close:
        return None
    quick = think(match, redealt_copy(match, 0), 0, Budget(tries=wanted.quick))
    if not is_candidate(wanted, match, quick, sight, obvious):
        return None
    solved = exact(match, obvious)
    compared = solved or searched(wanted, match, [*(each.action for each in quick[: COMPARED // 2]), obvious])
    if compared is None or lead_over(compared, seat) < wanted.margin:
        return None
    solution = compared[0].action
    tries = enough(match, solution)
    if tries is None or sight[solution] >= sight[obvious] or match.decode(solution).unordered:
        return None
    shown = [*compared[:COMPARED], *(each for each in compared[COMPARED:] if each.action == obvious)]
    secret = match.secret
    return Puzzle(
        id=f"{match.seed}-{len(match.history)}",
        players=len(match.people),
        options=match.options,
        seed=match.seed,
        actions=[each.text for each in match.actions],
        seat=seat,
        line=better_line(match, solution, wanted.tries),
        alternatives=[
            Alternative(
                match.decode(each.action).text,
                round(float(each.leads[seat]), 1),
                round(float(each.chances[seat]), 2),
                [row for row in differences(match, compared[0], each) if row.seat == seat or row.source not in secret],
            )
            for each in shown
        ],
        obvious=match.decode(obvious).text,
        choices=len(codes),
        rank=1 + sum(weight > sight[solution] for weight in sight.values()),
        tries=tries,
        exact=solved is not None,
    )


def weights(match: Match) -> dict[int, float]:
    """What every choice weighs at first sight."""
    runner = PolicyRunner(match.game, 0)
    runner.states = redealt_copy(match, 0)
    return runner.weights()


def is_candidate(
    wanted: Wanted, match: Match, quick: Sequence[Estimate], sight: dict[int, float], obvious: int
) -> bool:
    """Whether a quick search prefers something that does not catch the eye, and still does when both are tried."""
    best, seat = quick[0].action, match.to_move
    if sight[best] >= sight[obvious] or match.decode(best).unordered:
        return False
    one, other = (search_action(match, action, 0, wanted.tries // 4) for action in (best, obvious))
    return bool(
        one.chances[seat] >= LEAST_CHANCE
        and one.value > other.value
        and one.leads[seat] - other.leads[seat] >= wanted.margin / 2
    )


def lead_over(found: Sequence[Estimate], seat: int) -> float:
    """Points of lead by which the first is better than the second."""
    return float(found[0].leads[seat] - found[1].leads[seat])


def searched(wanted: Wanted, match: Match, liked: Sequence[int]) -> list[Estimate] | None:
    """The choices that could be the best, each searched for itself by several searches, the best first; none if these
    do not agree that the first one liked is better than all others.

    Compared are those liked, and those that did best in a search that gave all of them a chance.
    """
    seat, codes, best = match.to_move, match.codes, liked[0]
    assert seat is not None
    everything = think(match, redealt_copy(match, 1), 1, Budget(tries=max(wanted.tries, 3 * len(codes))), only=codes)
    by_lead = sorted(everything, key=lambda each: -each.leads[seat])
    likely = dict.fromkeys(
        [*liked, *(each.action for each in [*by_lead[: COMPARED // 2], *everything[: COMPARED // 2]])]
    )
    found: dict[int, list[Estimate]] = {action: [] for action in likely}
    for seed in range(SEEDS):
        first = search_action(match, best, seed, wanted.tries)
        found[best].append(first)
        for action in list(likely):
            if action == best:
                continue
            other = search_action(match, action, seed, wanted.tries)
            found[action].append(other)
            behind = first.leads[seat] - other.leads[seat]
            if other.value >= first.value or behind < wanted.margin / 2:
                return None
            if behind > BEATEN * wanted.margin:
                del likely[action]
    together = [added_up(each)[0] for each in found.values()]
    return sorted(together, key=lambda each: -each.leads[seat])


def search_action(match: Match, action: int, seed: int, tries: int) -> Estimate:
    """What a search finds out about one choice."""
    return think(match, redealt_copy(match, seed), seed, Budget(tries=tries), only=[action], sheets=True)[0]


def exact(match: Match, obvious: int) -> list[Estimate] | None:
    """The best choices of an ending that can be solved, the best first, and the obvious one."""
    ends = solved_ends(match)
    if ends is None:
        return None
    ordered = sorted(ends, key=lambda action: -ends[action][0])
    best = dict.fromkeys([*ordered[:COMPARED], *(each for each in ordered if each == obvious)])
    turn = np.array([1, -1]) if match.to_move == 0 else np.array([-1, 1])
    return [
        Estimate(
            action,
            BUDGETS[-1],
            0.5 + 0.5 * ends[action][1],
            0.5 + 0.5 * ends[action][1] * turn,
            ends[action][0] * turn,
            search_action(match, action, 0, BUDGETS[-1]).sheet,
        )
        for action in best
    ]


def solved_ends(match: Match) -> dict[int, tuple[float, int]] | None:
    """The lead that every choice leads to if both play their best, and whether it wins (1), ties or loses (-1); none
    where not all of that can be solved."""
    solve, seat = match.game.extras.ending, match.to_move
    if solve is None or seat is None or match.seats != 2:
        return None
    whole = solve(match.states, PROOF)
    if whole is None or not whole.proved:
        return None
    ends = {}
    sheet = np.zeros((match.game.rules.rows, match.seats), np.int64)
    scores, ranks = np.zeros(match.seats, np.int64), np.zeros(match.seats, np.int64)
    for action in match.codes:
        states = copy_states(match.states)
        match.game.entry.apply(states, 0, action, NO_LOG)
        if states["to_move"][0] == OVER:
            match.game.entry.result(states, 0, sheet, scores, ranks)
            ends[action] = float(scores[seat] - scores[1 - seat]), int(ranks[1 - seat] - ranks[seat])
            continue
        after = solve(states, PROOF)
        if after is None or not after.proved:
            return None
        sign = 1 if states["to_move"][0] == seat else -1
        ends[action] = sign * after.value, sign * after.wins
    return ends


def enough(match: Match, solution: int) -> int | None:
    """The fewest tries from which on a search always finds the solution; none if all of them are too few."""
    needed = None
    for tries in reversed(BUDGETS):
        if think(match, redealt_copy(match, 0), 0, Budget(tries=tries))[0].action != solution:
            break
        needed = tries
    return needed


def better_line(match: Match, solution: int, tries: int) -> list[str]:
    """How it goes on after the solution: to the end of the turn, or to what nobody can foresee, and a few decisions."""
    ahead, seat = Match.from_file(match.file), match.to_move
    known, line = int(ahead.states["revealed"][0]), [solution]
    texts = []
    while line:
        code = line.pop()
        texts.append(ahead.decode(code).text)
        ahead.play(code)
        turn = ahead.to_move == seat and int(ahead.states["revealed"][0]) == known
        if not ahead.over and len(texts) < (LONG if turn else SHORT):
            line = [think(ahead, redealt_copy(ahead, 0), 0, Budget(tries=tries))[0].action]
    return texts


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m townwright.puzzles.making", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="", help="numbers of players, one after the other: 1,2")
    parser.add_argument("--option", action="append", default=[], help="name=choice|choice: any of them")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--margin", type=float, default=2.0, help="points of lead")
    parser.add_argument("--tries", type=int, default=400, help="of each search that compares")
    parser.add_argument("--looks", type=int, default=20, help="decisions looked at in a game")
    parser.add_argument("--after", type=float, default=0.0, help="the share of a game that is over before that")
    parser.add_argument("--quick", type=int, default=16, help="tries of the first look at a decision")
    parser.add_argument("--choices", type=int, default=3, help="that a decision has at least")
    parser.add_argument("--share", type=float, default=1.0, help="of the puzzles whose solutions are of the same kind")
    parser.add_argument("--close", type=float, default=1e9, help="points between the best two at first sight, at most")
    parser.add_argument("--add", action="store_true", help="to those that there are")
    parser.add_argument("--out", type=Path)
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = parser.parse_args(given)
    found = game(asked.game)
    wanted = Wanted(
        found,
        tuple(int(each) for each in asked.players.split(",") if each) or (found.players[0],),
        {name: tuple(choices.split("|")) for name, _, choices in (each.partition("=") for each in asked.option)},
        asked.margin,
        asked.tries,
        asked.looks,
        asked.after,
        asked.quick,
        asked.choices,
        asked.close,
    )
    command = shlex.join(["python", "-m", "townwright.puzzles.making", *given])
    before = puzzles_of(found) if asked.add else None
    if before is not None:
        command = f"{before.command} && {command}"
    kept, puzzles = list(before.puzzles) if before else [], list[Puzzle]()
    kinds: Counter[type[Action]] = Counter()
    for puzzle in made(wanted, asked.seed):
        kind = type(found.wording.read(puzzle.solution))
        if kinds[kind] >= asked.share * asked.count:
            continue
        kinds[kind] += 1
        puzzles.append(puzzle)
        write(asked.out or puzzle_path(found), found, command, [*kept, *puzzles])
        print(len(puzzles), puzzle.id, "*" * puzzle.difficulty, puzzle.solution, flush=True)
        if len(puzzles) >= asked.count:
            break


def write(path: Path, found: Game, command: str, puzzles: Sequence[Puzzle]) -> None:
    """Store what there is, the easiest first, a puzzle a line."""
    ordered = sorted(puzzles, key=lambda each: (each.difficulty, each.rank, each.tries))
    head = PuzzleFile(game=found.name, rules=found.version, command=command, puzzles=[])
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in ordered)
    write_safely(path, msgspec.json.encode(head).decode().removesuffix("[]}") + f"[\n{lines}\n]}}\n")


if __name__ == "__main__":
    main()
