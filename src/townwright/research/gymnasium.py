"""Every game as a Gymnasium environment for one learner. Importing this module registers them.

>>> import gymnasium
>>> import townwright.research.gymnasium
>>> env = gymnasium.make("townwright/MyGame-v2")
>>> many = gymnasium.make_vec("townwright/MyGame-v2", num_envs=1024, bots=["greedy"])
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.bots import Bot, bot
from townwright.bots.steps import ILLEGAL_REWARD
from townwright.core.contract import Corrections
from townwright.core.errors import IllegalAction, problem
from townwright.core.extras import extra
from townwright.core.game import Game
from townwright.core.match_file import SEED_LIMIT
from townwright.core.registry import game, games
from townwright.core.render import to_text
from townwright.research.batch import Batch, opponents, raises, require_seat
from townwright.research.names import gymnasium_id
from townwright.research.spaces import action_space, observation_space, scale
from townwright.research.table import Table, by_points, noise

with extra("gymnasium"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Observation = npt.NDArray[np.int16] | npt.NDArray[np.float32]

#: Additional data that `reset` and `step` return.
Info = dict[str, Any]
Array = npt.NDArray[Any]


class TownwrightEnv(gymnasium.Env[Observation, np.int64 | int]):
    """One learner at one seat; bots sit at the others.

    `bots` are names or `Bot`s, in the order of the other seats; a single one plays all of them, by default `greedy`.
    The legal actions are in `info["action_mask"]`. An illegal action ends the game with the lowest reward, or
    raises an error (`illegal="raise"`). Forced actions are played by the environment. The reward comes at the end:
    `result` from -1 to 1 by places, or `points`. With `scaled`, observations are `float32` from 0 to 1.
    """

    metadata: Info = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012, declared so by the base class

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str | Bot] | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "result",
        illegal: str = "end",
        components: Corrections | None = None,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        rules = game_of(game)
        count = rules.players[0] if players is None else players
        self.seat = require_seat(seat, count)
        others = [other for other in range(count) if other != seat]
        bot_by_seat = dict(zip(others, opponents(bots, count), strict=True))
        noise_by_seat = {other: noise(player) for other, player in bot_by_seat.items() if isinstance(player, str)}
        policies = {other: level for other, level in noise_by_seat.items() if level is not None}
        #: Bots that search; those given by name are created again with each seed.
        self._names = {other: bot_by_seat[other] for other in noise_by_seat if other not in policies}
        self._searching_bots = {other: player for other, player in bot_by_seat.items() if other not in policies}
        self.table = Table(rules, count, options, components, policies)
        self._by_points, self._raises = by_points(reward), raises(illegal)
        self._ended = True
        self._is_seeded = False
        self.render_mode = render_mode
        self._scaled = scaled
        self.observation_space = observation_space(rules, scaled)
        self.action_space = action_space(rules)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal the next game; with a seed, the same series of games every time."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._is_seeded:
            self.table.reseed(int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed)
            self._is_seeded = True
            for other, name in self._names.items():
                self._searching_bots[other] = bot(name, int(self.np_random.integers(SEED_LIMIT)))
        self.table.deal()
        self._others_decide()
        return self._observe()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action, then everything up to the learner's next choice."""
        reward = 0.0
        if self._ended or not self.table.is_legal(int(action)):
            if self._raises:
                raise problem(IllegalAction, "not-a-legal-number", number=int(action))
            self._ended, reward = True, ILLEGAL_REWARD
        else:
            self.table.play(int(action))
            self._others_decide()
            if self._ended:
                reward = self.table.payoffs(self._by_points)[self.seat]
        observation, info = self._observe()
        return observation, reward, self._ended, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions as flags; the name is the one that masking learners expect."""
        return self._mask().astype(np.bool_)

    def render(self) -> str:
        """Return the table as the learner sees it: as text, or with `render_mode="svg"` as a drawing."""
        match = self.table.match
        return match.svg(self.seat) if self.render_mode == "svg" else to_text(match.drawing(self.seat))

    def _others_decide(self) -> None:
        """Let searching bots decide until the learner has a choice."""
        seat = self.table.to_move
        while seat is not None and seat != self.seat:
            match = self.table.match
            self.table.play(self.table.game.wording.encode(self._searching_bots[seat].choose(match)))
            seat = self.table.to_move
        self._ended = seat is None

    def _mask(self) -> npt.NDArray[np.int8]:
        return np.zeros(self.table.game.rules.actions, np.int8) if self._ended else self.table.mask()

    def _observe(self) -> tuple[Observation, Info]:
        numbers = self.table.observe(self.seat)
        return scale(self.table.game, numbers) if self._scaled else numbers, {"action_mask": self._mask()}


class TownwrightVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many games for one learner: an array of records, stepped in one compiled call on all cores.

    Row by row it is the same as `TownwrightEnv`, seeds included, with compiled policies as bots. `info` holds the legal
    actions: `legal` and `legal_count`, and `action_mask` unless `mask=False`. With `copy=False` all arrays are the
    batch's own, which the next step overwrites.
    """

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "result",
        illegal: str = "end",
        components: Corrections | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        mask: bool = True,
        copy: bool = True,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        rules = game_of(game)
        count = rules.players[0] if players is None else players
        self.batch = Batch(
            rules,
            num_envs,
            count,
            options,
            bots=opponents(bots, count),
            seat=seat,
            reward=reward,
            mask=mask,
            illegal=illegal,
            components=components,
        )
        self._mode, self._copy, self._is_seeded = AutoresetMode(autoreset_mode), copy, False
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._scaled = scaled
        self.single_observation_space = observation_space(rules, scaled)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Deal in every row or in those of `options["reset_mask"]`; row `i` gets the seed plus `i`."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)), np.bool_)
        if seed is not None:
            self.batch.reset(seed, which)
        elif not self._is_seeded:
            self.batch.reset(int(self.np_random.integers(SEED_LIMIT - self.num_envs)), which)
        else:
            self.batch.deal(which)
        self._is_seeded = True
        return self._observations(self.batch.observations), self._info()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Step every row. Finished rows are dealt again according to the autoreset mode."""
        is_same_step = self._mode == AutoresetMode.SAME_STEP
        self.batch.step(
            actions, auto_reset=is_same_step, deal=self.batch.ended if self._mode == AutoresetMode.NEXT_STEP else None
        )
        info = self._info()
        if is_same_step:
            info |= {"final_obs": self._observations(self.batch.finals), "_final_obs": self.batch.ended.copy()}
        rewards = self.batch.rewards[:, self.batch.seat].copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(self.batch.observations), rewards, self.batch.ended.copy(), truncated, info

    def _observations(self, numbers: Array) -> Array:
        return scale(self.batch.game, numbers) if self._scaled else self._output(numbers)

    def _output(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        info = {"legal": self._output(self.batch.legal), "legal_count": self._output(self.batch.counts)}
        if self.batch.masks.shape[1]:
            info["action_mask"] = self._output(self.batch.masks)
        return info


def game_of(name: str | Game) -> Game:
    return name if isinstance(name, Game) else game(name)


def register() -> None:
    """Register every game with Gymnasium."""
    for each in games().values():
        gymnasium.register(
            gymnasium_id(each),
            entry_point=f"{__name__}:TownwrightEnv",
            vector_entry_point=f"{__name__}:TownwrightVectorEnv",
            kwargs={"game": each.name},
        )


register()
