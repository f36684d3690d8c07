"""`Batch`: many games at once, an array of records stepped in one compiled call on all cores."""

from collections.abc import Mapping, Sequence
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from townwright.bots.steps import ASKED, DEAL, PLAY, REST, batch_step, sow_row
from townwright.core.chance import GENERATOR
from townwright.core.errors import IllegalAction, NotPossible, problem
from townwright.core.game import Game, game
from townwright.core.log import NO_LOG
from townwright.core.state import table
from townwright.research.table import by_points, carelessness

#: More parts than cores, so that no core waits long for another.
PARTS_A_CORE = 4


class Batch:
    """Games of one kind side by side.

    With `bots`, the learner sits at `seat` and compiled policies play all others; without, every seat is asked and each
    row shows what its seat to move sees. All arrays belong to the batch, and the next step writes into them:

    - `states`: the records; `states["to_move"]` is the seat that is asked, -1 at the end
    - `legal`, `counts`: the legal actions of each row and how many there are; `masks`: the same as flags
    - `observations`: what the asked seat knows; `finals`: what was seen last in games that were followed by another
    - `rewards`: a column a seat, not zero only when a game ends; `ended`: whether it has
    """

    def __init__(
        self,
        name: str | Game,
        size: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        bots: Sequence[str] | None = None,
        seat: int = 0,
        reward: str = "result",
        observe: bool = True,
        mask: bool = False,
        illegal: str = "end",
        components: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.players = self.game.players[0] if players is None else players
        self._codes = self.game.option_codes(self.players, options or {}, components)
        seats = self.game.seats(self.players, options)
        self.seat = -1 if bots is None else checked_seat(seat, self.players)
        self._careless = np.array(seat_policies(bots, self.seat, self.players, seats), np.float64)
        self._by_points, self._raises = by_points(reward), raises(illegal)
        self.size = size
        if size < 1:
            raise problem(NotPossible, "bad-batch-size", size=size)
        parts = min(size, PARTS_A_CORE * numba.get_num_threads())
        spares = max(1, self.game.spares)
        self._copies = table(self.game.state, parts).reshape(parts, 1)
        self._weights = np.zeros((parts, self.game.width))
        self._spare = table(self.game.state, parts * spares).reshape(parts, spares)
        self._results = np.zeros((parts, 2, seats), np.int64)
        self._step = batch_step(self.game)
        self._generators = table(GENERATOR, size)
        self.states = table(self.game.state, size)
        self.legal = np.zeros((size, self.game.width), np.int32)
        self.counts = np.zeros(size, np.int64)
        self.masks = np.zeros((size, self.game.actions if mask else 0), np.int8)
        self.observations = np.zeros((size, self.game.observation if observe else 0), np.int16)
        self.finals = np.zeros_like(self.observations)
        self.rewards = np.zeros((size, seats))
        self.ended = np.zeros(size, np.bool_)

    def reset(self, seeds: Sequence[int] | int, which: npt.NDArray[np.bool_] | None = None) -> None:
        """Sow the luck of every row, or of some, and deal. Row `i` of one seed gets that seed plus `i`."""
        each = range(seeds, seeds + self.size) if isinstance(seeds, int) else seeds
        chosen = np.ones(self.size, np.bool_) if which is None else which
        for row in np.flatnonzero(chosen).tolist():
            sow_row(self._generators, row, each[row])
        self._call(np.zeros(self.size, np.int64), np.where(chosen, DEAL, REST), again=False)

    def deal(self, which: npt.NDArray[np.bool_]) -> None:
        """Deal some rows their next game."""
        self._call(np.zeros(self.size, np.int64), np.where(which, DEAL, REST), again=False)

    def step(
        self,
        actions: npt.NDArray[Any],
        *,
        again: bool = False,
        deal: npt.NDArray[np.bool_] | None = None,
    ) -> None:
        """Play an action in every row whose game goes on; the others rest. With `again`, games that end are followed by
        another at once; rows of `deal` are dealt their next game instead of playing."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise problem(NotPossible, "bad-batch-actions", size=self.size)
        if again:
            self.ended &= self.counts == 0
        todo = np.where(self.ended, REST, PLAY)
        if deal is not None:
            todo[deal] = DEAL
        if self._raises:
            self._refuse(chosen, todo == PLAY)
        self._call(chosen, todo, again)

    def _refuse(self, actions: npt.NDArray[np.int64], plays: npt.NDArray[np.bool_]) -> None:
        """Refuse a step with an illegal action before anything is played."""
        known = np.arange(self.game.width) < self.counts[:, None]
        wrong = np.flatnonzero(plays & ~((self.legal == actions[:, None]) & known).any(axis=1))
        if len(wrong):
            raise problem(IllegalAction, "not-a-legal-number", number=int(actions[wrong[0]]))

    def _call(self, actions: npt.NDArray[np.int64], todo: npt.NDArray[Any], again: bool) -> None:
        self._step(
            self.states,
            actions,
            todo.astype(np.int8),
            again,
            self.seat,
            self._codes,
            self._careless,
            self.game.target is not None,
            self._by_points,
            self._generators,
            self._copies,
            self._weights,
            self._spare,
            self._results,
            NO_LOG,
            self.legal,
            self.counts,
            self.masks,
            self.observations,
            self.finals,
            self.rewards,
            self.ended,
        )


def raises(illegal: str) -> bool:
    """Whether an illegal action is an error; else it ends the game with the worst reward."""
    if illegal not in ("end", "raise"):
        raise problem(NotPossible, "no-such-illegal", illegal=str(illegal)[:80])
    return illegal == "raise"


def checked_seat(seat: int, players: int) -> int:
    """The learner's seat: one of the people's."""
    if not 0 <= seat < players:
        raise problem(NotPossible, "no-such-learner", found=seat, last=players - 1)
    return seat


def opponents(bots: Sequence[Any] | None, players: int) -> list[Any]:
    """The bots of the other seats: as many as there are; one stands for all, none for `greedy`."""
    given = [bots] if isinstance(bots, str) else list(bots or ["greedy"])
    if len(given) == 1:
        given *= players - 1
    if players > 1 and len(given) != players - 1:
        raise problem(NotPossible, "bad-opponent-count", needed=players - 1, found=len(given))
    return given[: players - 1]


def seat_policies(bots: Sequence[str] | None, seat: int, players: int, seats: int) -> list[float]:
    """The carelessness of each seat: asked are the learner, or all."""
    policies = [ASKED] * seats
    if bots is not None:
        others = [other for other in range(players) if other != seat]
        for other, bot in zip(others, opponents(bots, players), strict=True):
            found = carelessness(bot)
            if found is None:
                raise problem(NotPossible, "no-policy-bot", bot=str(bot)[:80])
            policies[other] = found
    return policies
