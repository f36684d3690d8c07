"""Many games at once on all cores: an array of records, stepped in one compiled call."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from townwright.bots.many import chunks
from townwright.bots.policy import Generators, workspace
from townwright.bots.steps import EXTERNAL, Rows, StepOptions, batch_step, first_illegal, seed_row
from townwright.core.arrays import Matrix, Numbers, int64
from townwright.core.chance import GENERATOR, below, seed_generator
from townwright.core.contract import Corrections
from townwright.core.errors import IllegalAction, NotPossible, problem
from townwright.core.game import Game
from townwright.core.registry import game
from townwright.core.rule import entry_point, rule
from townwright.core.state import Generator, new_states
from townwright.research.table import by_points, noise

#: What a batch makes again when it is unpickled.
ALLOCATED = frozenset({"_work", "_results", "_step", "_spare", "to_move"})


@rule
def draw_action(generator: Generator, legal: Numbers, count: int, seed: int) -> int:
    """Draw a legal action of one row; 0 if it has none."""
    seed_generator(generator, seed)
    return int64(legal[below(generator, count)]) if count > 0 else 0


@entry_point
def draw_actions(generators: Generators, legal: Matrix, counts: Numbers, seed: int, out: Numbers) -> None:
    """Draw a legal action of every row."""
    for i in range(out.shape[0]):
        out[i] = draw_action(generators[0], legal[i], counts[i], seed + i)


class Batch:
    """Games of one kind, one row per game.

    With `bots`, the learner sits at `seat` and compiled policies play the others; without, the caller plays every seat
    and each row shows the observation of its seat to move. All arrays belong to the batch, and the next step overwrites
    them:

    - `states`: the records; `to_move`: the seat to move in each row, -1 at the end
    - `legal`, `counts`: the legal actions of each row and their number; `masks`: the same as flags
    - `observations`: what the seat to move knows; `finals`: the last observation of games that were replaced
    - `rewards`: one column per seat, nonzero only when a game ends; `ended`: whether it has
    """

    to_move: Any

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
        components: Corrections | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.players = self.game.players[0] if players is None else players
        self._codes = self.game.option_codes(self.players, options or {}, components)
        seats = self.game.seats(self.players, options)
        self.seat = -1 if bots is None else require_seat(seat, self.players)
        self._noise_by_seat = np.array(seat_policies(bots, self.seat, self.players, seats), np.float64)
        self._by_points, self._raises = by_points(reward), raises(illegal)
        self.size = size
        if size < 1:
            raise problem(NotPossible, "bad-batch-size", size=size)
        self._generators = new_states(GENERATOR, size)
        self.states = new_states(self.game.rules.state, size)
        self.legal = np.zeros((size, self.game.rules.width), np.int32)
        self.counts = np.zeros(size, np.int64)
        self.masks = np.zeros((size, self.game.rules.actions if mask else 0), np.int8)
        self.observations = np.zeros((size, self.game.learning.observation if observe else 0), np.int16)
        self.finals = np.zeros_like(self.observations)
        self.rewards = np.zeros((size, seats))
        self.ended = np.zeros(size, np.bool_)
        self._allocate()

    def _allocate(self) -> None:
        """Allocate the workspaces of the compiled step, one per part."""
        parts = min(self.size, chunks())
        self._work = workspace(self.game, parts)
        self._results = np.zeros((parts, 2, self.rewards.shape[1]), np.int64)
        self._step = batch_step(self.game)
        self._spare = new_states(GENERATOR)
        self.to_move = self.states["to_move"]

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything but what `_allocate` makes."""
        return {name: value for name, value in vars(self).items() if name not in ALLOCATED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._allocate()

    def _row_values(self, array: Any, kind: Any) -> Any:
        """Return one number per row, as the compiled step takes it."""
        values = np.ascontiguousarray(array, kind)
        if values.shape != (self.size,):
            raise problem(NotPossible, "bad-batch-actions", size=self.size)
        return values

    def reset(self, seeds: Sequence[int] | int, which: Any = None) -> None:
        """Seed the generators of all rows, or of some, and deal.

        Given one seed, row `i` gets the seed plus `i`.
        """
        flags = self._row_values(np.ones(self.size) if which is None else which, np.bool_)
        self._seed_generators(range(seeds, seeds + self.size) if isinstance(seeds, int) else seeds, flags)
        self.deal(flags)

    def _seed_generators(self, seeds: Sequence[int], which: Any) -> None:
        for row in np.flatnonzero(which).tolist():
            seed_row(self._generators, row, seeds[row])

    def deal(self, which: Any) -> None:
        """Deal some rows their next game."""
        no_actions = self._row_values(np.zeros(self.size), np.int64)
        self._call(no_actions, self._row_values(which, np.bool_), plays=False, auto_reset=False)

    def step(self, actions: Any, *, auto_reset: bool = False, deal: Any = None) -> None:
        """Play an action in every row whose game is not over; the others stay as they are.

        With `auto_reset`, the next game follows at once; rows of `deal` deal their next game instead of playing.
        """
        codes = self._row_values(actions, np.int64)
        deals = self._row_values(np.zeros(self.size) if deal is None else deal, np.bool_)
        if self._raises:
            row = self._first_illegal(codes, deals, auto_reset)
            if row >= 0:
                raise problem(IllegalAction, "not-a-legal-number", number=int(codes[row]))
        self._call(codes, deals, plays=True, auto_reset=auto_reset)

    def sample(self, seed: int) -> Any:
        """Draw a legal action for every row; rows without one get 0."""
        actions = np.zeros(self.size, np.int64)
        draw_actions(self._spare, self.legal, self.counts, seed, actions)
        return actions

    def _first_illegal(self, actions: Any, deals: Any, auto_reset: bool) -> int:
        """Return the first row with an illegal action, or -1; checked before anything is played."""
        return int(first_illegal(actions, deals, auto_reset, self.legal, self.counts, self.ended))

    def _call(self, actions: Any, deals: Any, plays: bool, auto_reset: bool) -> None:
        self._step(self._rows(actions, deals), self._step_options(plays, auto_reset), self._work, self._results)

    def _rows(self, actions: Any, deals: Any) -> Rows:
        """Return the rows as the compiled step takes them."""
        arrays: list[Any] = [
            self.states,
            self._generators,
            actions,
            deals,
            self.legal,
            self.counts,
            self.masks,
            self.observations,
            self.finals,
            self.rewards,
            self.ended,
        ]
        return Rows(*arrays)

    def _step_options(self, plays: bool, auto_reset: bool) -> StepOptions:
        """Return the options of a step as the compiled step takes them."""
        together = self.game.extras.target is not None
        return StepOptions(self._codes, self._noise_by_seat, self.seat, together, self._by_points, plays, auto_reset)


def raises(illegal: str) -> bool:
    """Return whether an illegal action is an error; otherwise it ends the game with the lowest reward."""
    if illegal not in ("end", "raise"):
        raise problem(NotPossible, "no-such-illegal", illegal=str(illegal)[:80])
    return illegal == "raise"


def require_seat(seat: int, players: int) -> int:
    """Return the seat of the learner; raise an error if it is not the seat of a player."""
    if not 0 <= seat < players:
        raise problem(NotPossible, "no-such-learner", found=seat, last=players - 1)
    return seat


def opponents(bots: Sequence[Any] | None, players: int) -> list[Any]:
    """Return the bots of the other seats; a single bot plays all of them, by default `greedy`."""
    names = [bots] if isinstance(bots, str) else list(bots or ["greedy"])
    if len(names) == 1:
        names *= players - 1
    if players > 1 and len(names) != players - 1:
        raise problem(NotPossible, "bad-opponent-count", needed=players - 1, found=len(names))
    return names[: players - 1]


def seat_policies(bots: Sequence[str] | None, seat: int, players: int, seats: int) -> list[float]:
    """Return the noise of each seat; EXTERNAL for the seats of the caller."""
    policies = [EXTERNAL] * seats
    if bots is not None:
        others = [other for other in range(players) if other != seat]
        for other, bot in zip(others, opponents(bots, players), strict=True):
            bot_noise = noise(bot)
            if bot_noise is None:
                raise problem(NotPossible, "no-policy-bot", bot=str(bot)[:80])
            policies[other] = bot_noise
    return policies
