"""Many games side by side on all cores: an array of records, stepped in one compiled call."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from threading import Timer
from typing import Any

import numpy as np

from townwright.bots.many import part_count
from townwright.bots.policy import Generators, workspace
from townwright.bots.steps import EXTERNAL, Rows, StepOptions, batch_step, first_illegal, scaled_leads, seed_row
from townwright.core.arrays import Matrix, Numbers, int64
from townwright.core.chance import GENERATOR, below, seed_generator
from townwright.core.contract import Corrections
from townwright.core.errors import IllegalAction, NotPossible, problem
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.registry import game
from townwright.core.rule import entry_point, rule
from townwright.core.state import OVER, Generator, States, copy_states, new_states
from townwright.research.opponents import lineups
from townwright.research.rewards import DEFAULT_REWARD, reward_named
from townwright.research.threads import shared_threads, thread_counts

#: Attributes that are rebuilt when a batch is unpickled.
ALLOCATED = frozenset({"_work", "_results", "_step", "_spare", "_threads", "to_move"})
#: Bytes to which arrays are aligned.
ALIGNMENT = 64
#: The arrays with one row per game.
ROW_ARRAYS = (
    "states",
    "_generators",
    "legal",
    "counts",
    "masks",
    "observations",
    "finals",
    "rewards",
    "ended",
    "learners",
    "noise_by_seat",
    "leads",
    "_no_rows",
)
#: A first call that takes longer than this is compiling.
COMPILING_SECONDS = 1.0


@contextmanager
def note_compiling(game: Game) -> Iterator[None]:
    """Print to standard error that a game is being compiled, if the call takes long."""
    text = game.words()("cli-preparing", game=game.title())
    timer = Timer(COMPILING_SECONDS, print, [text], {"file": sys.stderr, "flush": True})
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def aligned_zeros(shape: tuple[int, ...], kind: Any) -> Any:
    """Return an array of zeros whose memory other libraries can share: JAX needs multiples of 64 bytes."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    buffer = np.zeros(size + ALIGNMENT, np.uint8)
    start = -buffer.ctypes.data % ALIGNMENT
    return buffer[start : start + size].view(kind).reshape(shape)


def take_rows(array: Any, rows: Any) -> Any:
    """Return copies of some rows of an array, much faster than NumPy does it for records."""
    if array.dtype.fields is None:
        result = aligned_zeros((len(rows), *array.shape[1:]), array.dtype)
        np.take(array, rows, 0, result)
        return result
    size = array.dtype.itemsize
    return array.view(np.uint8).reshape(-1, size)[rows].reshape(-1).view(array.dtype)


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
    """Many matches of one game, one row per match.

    With `bots`, the learner plays `seat` (`"random"`: a random one in every game), and compiled policies play the
    others. Without `bots`, the caller plays every seat. The caller also plays the seats of bots that are functions.
    All arrays belong to the batch, and the next step overwrites them:

    - `states`: the records; `to_move`: the seat to move in each row, -1 at the end
    - `learners`: the learner's seat in each row, -1 without bots; `noise_by_seat`: the noise of the compiled policies
    - `legal`, `counts`: the legal actions of each row and their number; `masks`: the same as flags
    - `observations`: what the seat to move knows; `finals`: the last observation of games that were replaced
    - `rewards`: one column per seat; `ended`: whether a game has ended
    - `leads`: the lead of each seat if the game ended now, scaled as in rewards; only with rewards for changes in it
    """

    to_move: Any

    def __init__(
        self,
        name: str | Game,
        size: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        bots: Any = None,
        seat: int | str = 0,
        reward: str = DEFAULT_REWARD,
        observe: bool = True,
        mask: bool = False,
        illegal: str = "end",
        components: Corrections | None = None,
        threads: int | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.players = self.game.players[0] if players is None else players
        self._option_codes = self.game.option_codes(self.players, options or {}, components)
        seats = self.game.seats(self.players, options)
        self._seat, self._reward, self._raises = seat, reward_named(reward), raises(illegal)
        self.size, self._thread_count = size, threads
        if size < 1:
            raise problem(NotPossible, "bad-batch-size", size=size)
        self._generators = new_states(GENERATOR, size)
        self.states = new_states(self.game.rules.state, size)
        self.legal = aligned_zeros((size, self.game.rules.max_legal), np.int32)
        self.counts = aligned_zeros((size,), np.int64)
        self.masks = aligned_zeros((size, self.game.rules.actions if mask else 0), np.int8)
        self.observations = aligned_zeros((size, self.game.learning.observation_count if observe else 0), np.int16)
        self.finals = aligned_zeros(self.observations.shape, np.int16)
        self.rewards = aligned_zeros((size, seats), np.float64)
        self.ended = aligned_zeros((size,), np.bool_)
        self.learners = np.full(size, -1, np.int64)
        self.noise_by_seat = np.full((size, seats), EXTERNAL)
        self.leads = np.zeros((size, seats if self._reward.as_earned else 0))
        self._no_rows = np.zeros(size, np.bool_)
        if bots is None:
            self._set_lineups(np.full((1, seats), EXTERNAL), np.full(1, -1, np.int64))
        else:
            self.set_bots(bots)
        self._allocate()

    def set_bots(self, bots: Any) -> None:
        """Let these bots play the other seats in all later games."""
        possible = lineups(self._seat, bots, self.players, self.rewards.shape[1])
        for opponent in (each for lineup in possible for each in lineup.opponent_by_seat.values()):
            if not callable(opponent):
                raise problem(NotPossible, "no-policy-bot", bot=str(opponent)[:80])
        self._set_lineups(
            np.array([lineup.noise_by_seat for lineup in possible]), np.array([lineup.learner for lineup in possible])
        )

    def _set_lineups(self, noise_by_lineup: Any, learner_by_lineup: Any) -> None:
        self._lineups, self._learner_by_lineup = noise_by_lineup, learner_by_lineup

    def _allocate(self) -> None:
        """Allocate the workspaces of the compiled step, one per part."""
        self._threads = shared_threads(self.game, self.size.bit_length(), *thread_counts(self._thread_count))
        parts = min(self.size, part_count())
        self._work = workspace(self.game, parts)
        self._results = np.zeros((parts, 2, self.rewards.shape[1]), np.int64)
        self._step = batch_step(self.game)
        self._spare = new_states(GENERATOR)
        self.to_move = self.states["to_move"]

    @property
    def threads(self) -> int:
        """The number of threads that steps use now; the batch chooses the fastest, unless it was given one."""
        return self._threads.count

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
        self._call(no_actions, self._row_values(which, np.bool_), self._no_rows, plays=False, auto_reset=False)

    def step(self, actions: Any, *, auto_reset: bool = False, deal: Any = None, wait: Any = None) -> None:
        """Play an action in every row whose game is not over; the others stay as they are, with reward 0.

        With `auto_reset`, the next game follows at once; rows flagged in `deal` deal their next game instead of
        playing. Rows flagged in `wait` stay as they are, rewards included.
        """
        codes = self._row_values(actions, np.int64)
        deals = self._no_rows if deal is None else self._row_values(deal, np.bool_)
        waits = self._no_rows if wait is None else self._row_values(wait, np.bool_)
        if self._raises:
            row = self._first_illegal(codes, deals, waits, auto_reset)
            if row >= 0:
                raise problem(IllegalAction, "not-a-legal-number", number=int(codes[row]))
        self._call(codes, deals, waits, plays=True, auto_reset=auto_reset)

    def take(self, rows: Any) -> "Batch":
        """Return a batch of copies of some rows; `take(range(size))` is a clone.

        A row may be taken more than once.
        """
        indexes = np.asarray(rows, np.int64)
        copy = object.__new__(type(self))
        vars(copy).update(self.__getstate__())
        copy.size = len(indexes)
        for name in ROW_ARRAYS:
            setattr(copy, name, take_rows(getattr(self, name), indexes))
        copy._allocate()
        return copy

    def redeal(self, seed: int) -> None:
        """Redeal in every row what its seat to move cannot know; row `i` uses `seed + i`.

        Its observation and legal actions stay the same.
        """
        redeal = self.game.entry_points.redeal
        for row in np.flatnonzero(self.counts).tolist():
            redeal(self.states, row, int(self.to_move[row]), seed + row)

    def set_states(self, states: States) -> None:
        """Continue every row from a state, such as those of matches; forced actions are played."""
        if states.shape != self.states.shape or states.dtype != self.states.dtype:
            raise problem(NotPossible, "bad-batch-states", size=self.size, game=self.game.name)
        self.states = copy_states(states)
        self.to_move = self.states["to_move"]
        self.masks[:], self.rewards[:] = 0, 0.0
        for row in range(self.size):
            self._continue_row(row)
        self.ended[:] = self.counts == 0

    def _continue_row(self, row: int) -> None:
        """Play forced actions of one row, then list its legal actions and observe it."""
        entry, out = self.game.entry_points, self.legal[row]
        count = 0
        while self.to_move[row] != OVER and (count := entry.legal(self.states, row, out)) == 1:
            entry.apply(self.states, row, int(out[0]), NO_LOG)
        self.counts[row] = 0 if self.to_move[row] == OVER else count
        if self.masks.shape[1]:
            self.masks[row, out[: self.counts[row]]] = 1
        if self.observations.shape[1]:
            seat = int(self.to_move[row]) if self.counts[row] else max(0, int(self.learners[row]))
            entry.observe(self.states, row, seat, self.observations[row])
        if self.leads.shape[1]:
            scores = np.zeros(self.leads.shape[1], np.int64)
            entry.scores(self.states, row, scores)
            scaled_leads(scores, self.game.extras.target is not None, self.leads[row])

    def after_states(self, row: int) -> "Batch":
        """Return a batch with one row per legal action of a row: the game after that action."""
        count = int(self.counts[row])
        after = self.take(np.full(count, row))
        after.step(self.legal[row, :count])
        return after

    def sample(self, seed: int) -> Any:
        """Draw a legal action for every row; rows without one get 0."""
        actions = np.zeros(self.size, np.int64)
        draw_actions(self._spare, self.legal, self.counts, seed, actions)
        return actions

    def _first_illegal(self, actions: Any, deals: Any, waits: Any, auto_reset: bool) -> int:
        """Return the first row with an illegal action, or -1; checked before anything is played."""
        return int(first_illegal(actions, deals, waits, auto_reset, self.legal, self.counts, self.ended))

    def _call(self, actions: Any, deals: Any, waits: Any, plays: bool, auto_reset: bool) -> None:
        rows, step_options = self._rows(actions, deals, waits), self._step_options(plays, auto_reset)
        with note_compiling(self.game) if self._step.code is None else nullcontext():
            self._threads.run(lambda: self._step(rows, step_options, self._work, self._results))

    def _rows(self, actions: Any, deals: Any, waits: Any) -> Rows:
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
            waits,
            self.noise_by_seat,
            self.learners,
            self.leads,
        ]
        return Rows(*arrays)

    def _step_options(self, plays: bool, auto_reset: bool) -> StepOptions:
        """Return the options of a step as the compiled step takes them."""
        lineups: Any = self._lineups
        return StepOptions(
            self._option_codes,
            lineups,
            self._learner_by_lineup,
            self.game.extras.target is not None,
            self._reward.points_share,
            plays,
            auto_reset,
        )


def raises(illegal: str) -> bool:
    """Return whether an illegal action is an error; otherwise it ends the game with the lowest reward."""
    if illegal not in ("end", "raise"):
        raise problem(NotPossible, "no-such-illegal", illegal=str(illegal)[:80])
    return illegal == "raise"
