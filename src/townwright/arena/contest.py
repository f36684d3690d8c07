"""A contest: bots play the same deals in rotated seats, and every game is recorded.

The first line of the record is the contest, every other line a finished game, so an interrupted contest can be resumed.
"""

import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec

from townwright.arena.contestants import contestant
from townwright.arena.parallel import run_parallel, worker_pool
from townwright.bots.bot import Bot
from townwright.core.errors import BadFile, NotPossible, problem
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT
from townwright.core.registry import game


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and on which deals. Deal number n has the seed `seed + n`."""

    game: str
    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int = 1
    options: dict[str, str] = {}
    milliseconds: int = 0  # per decision, for searching bots without a budget in their name


class ContestGame(msgspec.Struct, frozen=True):
    """One finished game of a contest. The lists have one entry per seat."""

    deal: int
    lineup: tuple[str, ...]
    scores: list[int]
    ranks: list[int]
    leads: list[int]  # points ahead of the best rival, or above the target of a cooperative game
    decisions: list[int]
    seconds: list[float]  # thinking time


def plays_alone(contest: Contest) -> bool:
    """Return whether one bot fills all seats, as in a cooperative or a solo game."""
    return game(contest.game).extras.target is not None or contest.players == 1


def lineups(contest: Contest) -> list[tuple[str, ...]]:
    """Return the lineups of every deal: each group of bots in all rotations.

    So every bot plays every seat. With more bots than seats, every combination plays; with fewer, the last bot takes
    the remaining seats. In a cooperative or solo game each bot has one lineup, in which it fills all seats.
    """
    if plays_alone(contest):
        return [(name,) * contest.players for name in contest.bots]
    rest = contest.players - len(contest.bots)
    groups = (
        [contest.bots + contest.bots[-1:] * rest] if rest >= 0 else list(combinations(contest.bots, contest.players))
    )
    rotated = [group[shift:] + group[:shift] for group in groups for shift in range(contest.players)]
    return list(dict.fromkeys(rotated))


def with_enough_deals(games: int, contest: Contest) -> Contest:
    """Return the contest with enough deals for `games` games."""
    if games < 1:
        raise problem(NotPossible, "cli-too-few-games", found=games)
    return msgspec.structs.replace(contest, deals=-(-games // len(lineups(contest))))


def validate(contest: Contest) -> Contest:
    """Return the contest; raise an error with the reason if it is invalid."""
    game(contest.game).option_codes(contest.players, contest.options)
    for name in contest.bots:
        contestant(name, contest.seed, contest.milliseconds, time.thread_time)
    if len(set(contest.bots)) < len(contest.bots):
        raise problem(NotPossible, "arena-twice", bots=", ".join(contest.bots))
    if len(contest.bots) < 2 and not plays_alone(contest):
        raise problem(NotPossible, "arena-too-few")
    if not 0 <= contest.seed <= SEED_LIMIT - contest.deals:
        raise problem(NotPossible, "bad-seed", seed=str(contest.seed), last=str(SEED_LIMIT - contest.deals))
    return contest


def play_game(contest: Contest, deal: int, lineup: tuple[str, ...]) -> ContestGame:
    """Play one game of a contest."""
    return play_match(contest, deal, lineup)[1]


def seat_bots(contest: Contest, deal: int, lineup: tuple[str, ...]) -> list[Bot]:
    """Return the bots of a game by seat.

    Budgets count the CPU time of the thinking thread, so a busy machine does not make a bot weaker.
    """
    return [
        contestant(name, (contest.seed + deal) * 64 + seat, contest.milliseconds, time.thread_time)
        for seat, name in enumerate(lineup)
    ]


def play_match(contest: Contest, deal: int, lineup: tuple[str, ...]) -> tuple[Match, ContestGame]:
    """Play one game of a contest; return the match and its result."""
    match = Match(contest.game, contest.players, contest.seed + deal, contest.options)
    bots = seat_bots(contest, deal, lineup)
    decisions, seconds = [0] * len(lineup), [0.0] * len(lineup)
    while (seat := match.to_move) is not None:
        start = time.perf_counter()
        action = bots[seat].choose(match)
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        match.play(match.game.wording.encode(action))
    return match, contest_game(match, deal, lineup, decisions, [round(each, 3) for each in seconds])


def contest_game(
    match: Match, deal: int, lineup: tuple[str, ...], decisions: list[int], seconds: list[float]
) -> ContestGame:
    """Return the result of a finished match."""
    return ContestGame(deal, lineup, match.scores, match.ranks, leads(match), decisions, seconds)


def leads(match: Match) -> list[int]:
    """Return the lead of each seat: points ahead of its best rival, or above the target."""
    scores = match.scores
    if match.target is not None:
        return [score - match.target for score in scores]
    return [score - max([*scores[:seat], *scores[seat + 1 :]], default=0) for seat, score in enumerate(scores)]


def play_contest(
    contest: Contest, workers: int | None, record: Path | None = None, cluster: str | None = None
) -> Iterator[list[ContestGame]]:
    """Play the games of a contest that are not in its record yet; yield all games after each one.

    An invalid contest, or one that differs from the record, raises an error at once.
    """
    validate(contest)
    return _resume(
        contest, read_record(record, contest) if record and record.exists() else [], workers, record, cluster
    )


def _resume(
    contest: Contest, games: list[ContestGame], workers: int | None, record: Path | None, cluster: str | None
) -> Iterator[list[ContestGame]]:
    with worker_pool(workers, cluster) as pool:
        if record and not games:
            begin_record(record, contest)
        if games:
            yield games
        recorded_games = {(each.deal, each.lineup) for each in games}
        seatings = [(contest, deal, lineup) for deal in range(contest.deals) for lineup in lineups(contest)]
        for played in run_parallel(pool, play_game, [each for each in seatings if each[1:] not in recorded_games]):
            games.append(played)
            if record:
                append_game(record, played)
            yield games


def begin_record(path: Path, contest: Contest) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(contest) + b"\n")
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(path), why=error.strerror or str(error)) from error


def append_game(path: Path, played: ContestGame) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")


def read_record(path: Path, contest: Contest) -> list[ContestGame]:
    """Return the games of a record, which must be of the same contest; the number of deals may differ."""
    recorded_contest, games = read_contest(path)
    if msgspec.structs.replace(recorded_contest, deals=contest.deals) != contest:
        raise problem(BadFile, "arena-other-contest", path=str(path))
    return [each for each in games if each.deal < contest.deals]


def read_contest(path: Path) -> tuple[Contest, list[ContestGame]]:
    """Return a recorded contest and its games. An incomplete last line is ignored and removed."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise problem(BadFile, "cannot-read", path=str(path), why=error.strerror or str(error)) from error
    complete_lines = data[: data.rfind(b"\n") + 1]
    try:
        header, *lines = complete_lines.splitlines()
        result = (
            msgspec.json.decode(header, type=Contest),
            [msgspec.json.decode(line, type=ContestGame) for line in lines],
        )
    except (ValueError, msgspec.MsgspecError) as error:
        raise problem(BadFile, "arena-no-record", path=str(path)) from error
    if len(complete_lines) < len(data):
        path.write_bytes(complete_lines)
    return result
