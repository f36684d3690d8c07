"""An episode of an environment: one game, played decision by decision."""

import math
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from townwright.bots.policy import policies, workspace
from townwright.bots.steps import draw_below, draw_seed, payoffs, scaled_leads, seed_row
from townwright.core.chance import GENERATOR
from townwright.core.contract import Corrections
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.registry import game
from townwright.core.state import OVER, GameState, copy_states, new_states
from townwright.research.opponents import Lineup
from townwright.research.rewards import Reward


class Episode:
    """One game, always at the next choice of the caller; `deal` begins another.

    Every game draws one of `lineups`; without them, the caller plays all seats. A row of a `Batch` with the same seed
    plays the same games.
    """

    def __init__(
        self,
        name: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Corrections | None = None,
        lineups: Sequence[Lineup] = (),
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.players = self.game.players[0] if players is None else players
        self._option_codes = self.game.option_codes(self.players, options or {}, components)
        self.options, self.components = self.game.options_for(self.players, options), components
        self.seats = self.game.seats(self.players, self.options)
        self.states = new_states(self.game.rules.state)
        self.line: list[int] = []  # all actions played so far
        self.seed = 0
        self.lineups = lineups
        self.lineup: Lineup | None = None  # of the current game
        self._generators = new_states(GENERATOR)
        self._out = np.zeros(self.game.rules.max_legal, np.int32)
        self._legal_count = 0
        self._match: Match | None = None

    def __getstate__(self) -> dict[str, object]:
        """Pickle everything but the match, which is built again when needed."""
        return {**vars(self), "_match": None}

    def reseed(self, seed: int) -> None:
        """Seed the generator of the deals and of the policies."""
        seed_row(self._generators, 0, seed)

    def deal(self, seed: int | None = None) -> None:
        """Begin the next game; with a seed, exactly that one."""
        if self.lineups:
            count = len(self.lineups)
            self.lineup = self.lineups[int(draw_below(self._generators, 0, count)) if count > 1 else 0]
        self.seed = int(draw_seed(self._generators, 0)) if seed is None else seed
        self.game.entry_points.setup(self.states, 0, self._option_codes, self.seed)
        self.line = []
        self._match = None
        self._play_to_next_choice()

    def play(self, action: int) -> None:
        """Play a legal action, then everything up to the next choice."""
        self._apply(action)
        self._play_to_next_choice()

    def _apply(self, action: int) -> None:
        self.line.append(action)
        self.game.entry_points.apply(self.states, 0, action, NO_LOG)

    def _play_to_next_choice(self) -> None:
        """Play forced actions and policies up to the next choice of the caller."""
        while (seat := records(self.states, GameState)[0].to_move) != OVER:
            self._legal_count = self.game.entry_points.legal(self.states, 0, self._out)
            if self._legal_count == 1:
                self._apply(int(self._out[0]))
            elif self.lineup is None or math.isnan(noise := self.lineup.noise_by_seat[seat]):
                return
            else:
                self._apply(self._policy(seat, noise))
        self._legal_count = 0

    def _policy(self, seat: int, noise: float) -> int:
        """Return the decision of a policy on a redealt copy."""
        copy = copy_states(self.states)
        self.game.entry_points.redeal(copy, 0, seat, draw_below(self._generators, 0, 1 << 31))
        work = workspace(self.game)._replace(out=self._out)
        return int(policies(self.game).choose(copy, 0, float(noise), self._generators, work))

    @property
    def to_move(self) -> int | None:
        """The seat that has a choice; None at the end."""
        seat = records(self.states, GameState)[0].to_move
        return None if seat == OVER else seat

    @property
    def codes(self) -> list[int]:
        """The legal actions."""
        codes: list[int] = self._out[: self._legal_count].tolist()
        return codes

    @property
    def legal_rows(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """The legal actions and their number, as arrays with one row, like those of a batch."""
        return self._out[None], np.array([self._legal_count])

    def is_legal(self, action: int) -> bool:
        return bool((self._out[: self._legal_count] == action).any())

    def mask(self) -> npt.NDArray[np.int8]:
        """Return a 1 for each legal action."""
        mask = np.zeros(self.game.rules.actions, np.int8)
        mask[self._out[: self._legal_count]] = 1
        return mask

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """Return what a seat knows."""
        numbers = np.empty(self.game.learning.observation_count, np.int16)
        self.game.entry_points.observe(self.states, 0, seat, numbers)
        return numbers

    def payoffs(self, reward: Reward) -> list[float]:
        """Return the reward of each seat at the end, for the whole game."""
        sheet = np.zeros((self.game.rules.rows, self.seats), np.int64)
        scores, ranks, out = (np.zeros(self.seats, kind) for kind in (np.int64, np.int64, np.float64))
        self.game.entry_points.result(self.states, 0, sheet, scores, ranks)
        payoffs(scores, ranks, self.game.extras.target is not None, reward.points_share, out)
        return list(out.tolist())

    def leads(self) -> list[float]:
        """Return the lead of each seat if the game ended now, scaled as in rewards."""
        scores, out = np.zeros(self.seats, np.int64), np.zeros(self.seats)
        self.game.entry_points.scores(self.states, 0, scores)
        scaled_leads(scores, self.game.extras.target is not None, out)
        return list(out.tolist())

    @property
    def match(self) -> Match:
        """The same game as a match, to show, to save, or for a bot."""
        if self._match is None:
            self._match = Match(self.game, self.players, self.seed, self.options, self.components)
        while len(self._match.history) < len(self.line):
            self._match.play(self.line[len(self._match.history)])
        return self._match
