"""Who sits at the other seats: bots, learned policies, and a ladder of bots that get stronger."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from townwright.bots import Bot
from townwright.bots.bot import PolicyBot
from townwright.bots.bot import bot as named_bot
from townwright.bots.steps import EXTERNAL
from townwright.core.errors import NotPossible, problem

#: Instead of a seat: the learner gets a random seat in every game.
RANDOM_SEAT = "random"
#: Instead of bots: a ladder.
LADDER = "ladder"
#: The bots of a ladder, weakest first.
RUNGS = ("random", "newcomer", "settler", "greedy")


class Decisions(NamedTuple):
    """Decisions that a learned policy has to make, one per row, in the same form as the learner's.

    >>> first = lambda decisions: decisions.legal[:, 0]  # a policy: the first legal action of each row
    """

    rows: npt.NDArray[np.int64]  # the rows of the batch that the decisions are from
    seats: npt.NDArray[np.int64]  # the seats to move
    observations: Any  # what these seats know
    legal: npt.NDArray[np.int32]  # the legal actions
    counts: npt.NDArray[np.int64]  # the number of legal actions


#: A learned policy: returns one action per row.
Policy = Callable[[Decisions], npt.ArrayLike]
Opponent = str | Bot | Policy


class Ladder:
    """Bots of rising strength: the next one follows when the learner beats the current one often enough.

    `win_share` is the share of the last `games` games that the learner has to win.

    >>> ladder = Ladder(games=4)
    >>> ladder.record([True, True, False, True]), ladder.bot
    (True, 'newcomer')
    """

    def __init__(self, rungs: Sequence[str] = RUNGS, win_share: float = 0.6, games: int = 200) -> None:
        self.rungs, self.win_share, self.games = tuple(rungs), win_share, games
        self.rung = 0
        self._results: list[bool] = []

    @property
    def bot(self) -> str:
        """The name of the current bot."""
        return self.rungs[self.rung]

    def record(self, results: Iterable[bool]) -> bool:
        """Count finished games against the current bot, won or not; return whether the next bot follows."""
        self._results = [*self._results, *results][-self.games :]
        is_beaten = len(self._results) == self.games and sum(self._results) >= self.win_share * self.games
        if not is_beaten or self.rung + 1 == len(self.rungs):
            return False
        self.rung += 1
        self._results = []
        return True


#: Who plays the other seats: one opponent, several in the order of the seats, or a ladder; by default `greedy`.
Bots = Opponent | Sequence[Opponent] | Ladder | None


class Lineup(NamedTuple):
    """Who sits where in a game."""

    learner: int  # the learner's seat
    noise_by_seat: list[float]  # the noise of seats that compiled policies play; EXTERNAL for all others
    opponent_by_seat: dict[int, Opponent]  # all other opponents


def lineups(seat: int | str, bots: Bots, players: int, seats: int) -> list[Lineup]:
    """Return the lineups that games are drawn from: one, or one per seat of the learner if that is random."""
    learners = range(players) if seat == RANDOM_SEAT else [require_seat(seat, players)]
    others = opponents(bots, players)
    return [lineup(learner, others, players, seats) for learner in learners]


def lineup(learner: int, others: Sequence[Opponent], players: int, seats: int) -> Lineup:
    """Return the lineup with the learner at a seat and the opponents, in order, at the others."""
    noise_by_seat, opponent_by_seat = [EXTERNAL] * seats, {}
    for other, opponent in zip([other for other in range(players) if other != learner], others, strict=True):
        noise = noise_of(opponent)
        if noise is None:
            opponent_by_seat[other] = opponent
        else:
            noise_by_seat[other] = noise
    return Lineup(learner, noise_by_seat, opponent_by_seat)


def opponents(bots: Bots, players: int) -> list[Opponent]:
    """Return the opponents at the other seats; a single one plays all of them, by default `greedy`."""
    if isinstance(bots, Ladder):
        bots = bots.bot
    others: list[Opponent]
    if bots is None:
        others = ["greedy"]
    elif isinstance(bots, str) or not isinstance(bots, Sequence):
        others = [bots]
    else:
        others = list(bots) or ["greedy"]
    if len(others) == 1:
        others *= players - 1
    if players > 1 and len(others) != players - 1:
        raise problem(NotPossible, "bad-opponent-count", needed=players - 1, found=len(others))
    return others[: players - 1]


def ladder_of(bots: Bots) -> Ladder | None:
    """Return the ladder, if the opponents are one."""
    return Ladder() if isinstance(bots, str) and bots == LADDER else bots if isinstance(bots, Ladder) else None


def noise_of(opponent: Opponent) -> float | None:
    """Return the noise of a bot that plays by a compiled policy; None for all other opponents."""
    player = named_bot(opponent) if isinstance(opponent, str) else None
    return player.noise if isinstance(player, PolicyBot) else None


def require_seat(seat: int | str, players: int) -> int:
    """Return the seat of the learner; raise an error if it is not the seat of a player."""
    if not isinstance(seat, int | np.integer) or not 0 <= seat < players:
        raise problem(NotPossible, "no-such-learner", found=str(seat)[:80], last=players - 1)
    return int(seat)
