"""One game as an environment plays it: every step is a decision of the caller."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.bots.bot import PolicyBot
from townwright.bots.bot import bot as named_bot
from townwright.bots.policy import policies, workspace
from townwright.bots.steps import draw_below, draw_seed, payoffs, seed_row
from townwright.core.chance import GENERATOR
from townwright.core.contract import Corrections
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.registry import game
from townwright.core.state import OVER, GameState, copy_states, new_states

#: The kinds of reward.
REWARDS = ("result", "points")


def by_points(reward: str) -> bool:
    """Return whether points are the reward instead of places."""
    if reward not in REWARDS:
        raise problem(NotPossible, "no-such-reward", reward=str(reward)[:80], rewards=", ".join(REWARDS))
    return reward == "points"


def noise(bot: str) -> float | None:
    """Return the noise of a bot that plays by a compiled policy; None for one that searches."""
    player = named_bot(bot)
    return player.noise if isinstance(player, PolicyBot) else None


class Table:
    """One game, always at the next choice of the caller.

    `noise_by_seat` holds the noise of each seat that a compiled policy plays. A row of a `Batch` with the same seed
    plays the same games.
    """

    def __init__(
        self,
        name: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Corrections | None = None,
        noise_by_seat: Mapping[int, float] | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.players = self.game.players[0] if players is None else players
        self._options = self.game.option_codes(self.players, options or {}, components)
        self.options, self.components = self.game.options_for(self.players, options), components
        self.seats = self.game.seats(self.players, self.options)
        self.states = new_states(self.game.rules.state)
        self.line: list[int] = []  # all actions played so far
        self.seed = 0
        self._noise_by_seat = noise_by_seat or {}
        self._generators = new_states(GENERATOR)
        self._out = np.zeros(self.game.rules.width, np.int32)
        self._legal_count = 0
        self._match: Match | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything but the match, which is built again when needed."""
        return {**vars(self), "_match": None}

    def reseed(self, seed: int) -> None:
        """Seed the generator of the deals and of the policies."""
        seed_row(self._generators, 0, seed)

    def deal(self, seed: int | None = None) -> None:
        """Begin the next game; with a seed, exactly that one."""
        self.seed = int(draw_seed(self._generators, 0)) if seed is None else seed
        self.game.entry_points.setup(self.states, 0, self._options, self.seed)
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
            elif seat in self._noise_by_seat:
                self._apply(self._policy(seat))
            else:
                return
        self._legal_count = 0

    def _policy(self, seat: int) -> int:
        """Return the decision of a policy on a redealt copy."""
        copy = copy_states(self.states)
        self.game.entry_points.redeal(copy, 0, seat, draw_below(self._generators, 0, 1 << 31))
        work = workspace(self.game)._replace(out=self._out)
        return int(policies(self.game).choose(copy, 0, float(self._noise_by_seat[seat]), self._generators, work))

    @property
    def to_move(self) -> int | None:
        """The seat that has a choice; none at the end."""
        seat = records(self.states, GameState)[0].to_move
        return None if seat == OVER else seat

    @property
    def codes(self) -> list[int]:
        """The legal actions."""
        codes: list[int] = self._out[: self._legal_count].tolist()
        return codes

    def is_legal(self, action: int) -> bool:
        return bool((self._out[: self._legal_count] == action).any())

    def mask(self) -> npt.NDArray[np.int8]:
        """Return a 1 for each legal action."""
        mask = np.zeros(self.game.rules.actions, np.int8)
        mask[self._out[: self._legal_count]] = 1
        return mask

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """Return what a seat knows."""
        numbers = np.empty(self.game.learning.observation, np.int16)
        self.game.entry_points.observe(self.states, 0, seat, numbers)
        return numbers

    def payoffs(self, by_points: bool) -> list[float]:
        """Return the reward of each seat at the end."""
        sheet = np.zeros((self.game.rules.rows, self.seats), np.int64)
        scores, ranks, out = (np.zeros(self.seats, kind) for kind in (np.int64, np.int64, np.float64))
        self.game.entry_points.result(self.states, 0, sheet, scores, ranks)
        payoffs(scores, ranks, self.game.extras.target is not None, by_points, out)
        return list(out.tolist())

    @property
    def match(self) -> Match:
        """The same game as a match, to show, to save, or for a bot."""
        if self._match is None:
            self._match = Match(self.game, self.players, self.seed, self.options, self.components)
        while len(self._match.history) < len(self.line):
            self._match.play(self.line[len(self._match.history)])
        return self._match
