"""The benchmark: agents play fixed test deals against fixed opponents. See docs/benchmark.md.

A submission is a file with every game, action by action, so that others can verify it.
"""

import gzip
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import msgspec

from townwright.arena.contest import (
    Contest,
    ContestGame,
    contest_game,
    lineups,
    play_match,
    plays_alone,
    seat_bots,
    validate,
)
from townwright.arena.parallel import run_parallel, worker_pool
from townwright.arena.standing import Standing, standings
from townwright.core.errors import BadFile, NotPossible, TownwrightError, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.registry import game

#: The version of the protocol; increased when test deals, opponents or metrics change.
PROTOCOL = 1
#: The first seed of the test deals, and their number. Nothing may be trained or tuned on them.
TEST_SEED, TEST_DEALS = 9_000_000_000, 1000
#: The first seed of the validation deals; there are as many as test deals.
VALIDATION_SEED = 8_000_000_000
#: The opponents of every task. Their budgets are tries, so that their choices can be repeated.
OPPONENTS = ("greedy", "tree:64")


class Submission(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a submission: who played which task. One line per game follows."""

    game: str
    rules: int  # the version of the game's rules
    players: int
    agent: str
    deals: int
    note: str = ""  # how the agent was trained: steps, hours, machine, a link
    protocol: int = PROTOCOL
    townwright: str = ""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a submission: the opponent, the result, and the codes of all actions."""

    opponent: str
    result: ContestGame
    actions: list[int]


class TaskResult(msgspec.Struct, frozen=True):
    """How the agent did against one opponent, which is empty in a cooperative or a solo game."""

    opponent: str
    standing: Standing


def task_players(chosen: Game) -> int:
    """Return the number of players of a game's main task: the fewest who can play against each other.

    In a cooperative game it is the fewest possible.

    >>> from townwright import game, game_names
    >>> task_players(game(game_names()[0]))
    2
    """
    cooperative = chosen.extras.target is not None
    return next((count for count in chosen.players if count > 1 or cooperative), chosen.players[0])


def contests(submission: Submission) -> list[Contest]:
    """Return the contests of a submission: one per opponent; only one in a cooperative or solo game."""
    contest = Contest(
        game=submission.game,
        bots=(submission.agent,),
        players=submission.players,
        deals=submission.deals,
        seed=TEST_SEED,
    )
    if plays_alone(contest):
        return [contest]
    return [
        msgspec.structs.replace(contest, bots=(submission.agent, opponent))
        for opponent in OPPONENTS
        if opponent != submission.agent
    ]


def opponent_of(contest: Contest) -> str:
    """Return the opponent of a contest; an empty string in a cooperative or solo game."""
    return contest.bots[1] if len(contest.bots) > 1 else ""


def new_submission(name: str, agent: str, players: int | None, deals: int, note: str) -> Submission:
    """Return the header of a submission; raise an error if it is not possible."""
    chosen = game(name)
    if not 1 <= deals <= TEST_DEALS:
        raise problem(NotPossible, "benchmark-deals", found=deals, most=TEST_DEALS)
    submission = Submission(
        game=chosen.name,
        rules=chosen.version,
        players=task_players(chosen) if players is None else players,
        agent=agent,
        deals=deals,
        note=note,
        townwright=version("townwright"),
    )
    for contest in contests(submission):
        validate(contest)
    return submission


def play_submission(submission: Submission, workers: int | None, cluster: str | None = None) -> Iterator[PlayedGame]:
    """Play all games of a submission; yield them as they finish."""
    work = [
        (contest, deal, lineup)
        for contest in contests(submission)
        for deal in range(contest.deals)
        for lineup in lineups(contest)
    ]
    with worker_pool(workers, cluster) as pool:
        yield from run_parallel(pool, play_recorded, work)


def play_recorded(contest: Contest, deal: int, lineup: tuple[str, ...]) -> PlayedGame:
    """Play one game and record its actions."""
    match, result = play_match(contest, deal, lineup)
    return PlayedGame(opponent_of(contest), result, action_codes(match))


def action_codes(match: Match) -> list[int]:
    """Return the codes of all actions of a match."""
    return [match.game.wording.encode(played.action) for played in match.history]


def game_count(submission: Submission) -> int:
    """Return the number of games of a submission."""
    return sum(contest.deals * len(lineups(contest)) for contest in contests(submission))


def results(submission: Submission, games: list[PlayedGame]) -> list[TaskResult]:
    """Return how the agent did against each opponent, with 95% confidence intervals over deals."""
    task_results = []
    for contest in contests(submission):
        played = [each.result for each in games if each.opponent == opponent_of(contest)]
        standing = next(each for each in standings(contest, played) if each.bot == submission.agent)
        task_results.append(TaskResult(opponent_of(contest), standing))
    return task_results


# Files


def write_submission(path: Path, submission: Submission, games: list[PlayedGame]) -> None:
    """Write a submission as compressed JSON lines, the games in the order of the protocol."""
    ordered = sorted(games, key=lambda each: (each.opponent, each.result.deal, each.result.lineup))
    lines = [msgspec.json.encode(each) for each in (submission, *ordered)]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(b"\n".join(lines) + b"\n", mtime=0))
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(path), why=error.strerror or str(error)) from error


def read_submission(path: Path) -> tuple[Submission, list[PlayedGame]]:
    """Return a submission and its games; raise an error if the protocol or the rules differ."""
    try:
        header, *lines = gzip.decompress(path.read_bytes()).splitlines()
        submission = msgspec.json.decode(header, type=Submission)
        games = [msgspec.json.decode(line, type=PlayedGame) for line in lines]
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
        raise problem(BadFile, "benchmark-no-submission", path=str(path), why=str(error)[:200]) from error
    if submission.protocol != PROTOCOL:
        raise problem(BadFile, "benchmark-other-protocol", found=submission.protocol, known=PROTOCOL)
    if submission.rules != game(submission.game).version:
        raise problem(BadFile, "other-rules-version", found=submission.rules, known=game(submission.game).version)
    return submission, games


# Verification


def verify(submission: Submission, games: list[PlayedGame], workers: int | None) -> Iterator[int]:
    """Replay every game; yield the number of games verified so far.

    The first wrong game raises an error. The games must be those of the protocol, all actions legal, the results
    right, and the opponents' actions those that the opponents choose.
    """
    expected = {
        (opponent_of(contest), deal, lineup): contest
        for contest in contests(submission)
        for deal in range(contest.deals)
        for lineup in lineups(contest)
    }
    by_key = {(each.opponent, each.result.deal, each.result.lineup): each for each in games}
    if len(by_key) != len(games) or by_key.keys() != expected.keys():
        raise problem(BadFile, "benchmark-other-games", found=len(games), needed=len(expected))
    work = [(contest, submission.agent, by_key[key]) for key, contest in expected.items()]
    with worker_pool(workers, None) as pool:
        yield from (number for number, _ in enumerate(run_parallel(pool, verify_game, work), start=1))


def verify_game(contest: Contest, agent: str, played: PlayedGame) -> None:
    """Replay one game; raise an error if an action or the result is wrong."""
    result = played.result
    match = Match(contest.game, contest.players, contest.seed + result.deal, contest.options)
    bots = seat_bots(contest, result.deal, result.lineup) if opponent_of(contest) else []
    decisions = [0] * len(result.lineup)
    while (seat := match.to_move) is not None:
        number = len(match.history)
        code = played.actions[number] if number < len(played.actions) else -1
        decisions[seat] += 1
        if code not in match.codes:
            raise game_problem(played, "benchmark-illegal", number + 1)
        if result.lineup[seat] != agent and match.game.wording.encode(bots[seat].choose(match)) != code:
            raise game_problem(played, "benchmark-other-action", number + 1)
        match.play(code)
    replayed = contest_game(match, result.deal, result.lineup, decisions, result.seconds)
    if action_codes(match) != played.actions or replayed != result:
        raise game_problem(played, "benchmark-other-result", len(played.actions))


def game_problem(played: PlayedGame, why: str, number: int) -> TownwrightError:
    """Return the error for a game that does not verify."""
    lineup = ", ".join(played.result.lineup)
    return problem(BadFile, why, deal=played.result.deal, lineup=lineup, number=number)
