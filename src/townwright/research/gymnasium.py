"""Every game as a Gymnasium environment for one learner. Importing this module registers them.

>>> import gymnasium
>>> import townwright.research.gymnasium
>>> env = gymnasium.make("townwright/MyGame-v3")
>>> many = gymnasium.make_vec("townwright/MyGame-v3", num_envs=1024, bots=["greedy"])
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.bots import Bot, bot
from townwright.bots.steps import ILLEGAL_REWARD
from townwright.core.contract import Corrections
from townwright.core.errors import IllegalAction, problem
from townwright.core.game import Game
from townwright.core.match_file import SEED_LIMIT
from townwright.core.optional_packages import extra
from townwright.core.registry import game, games
from townwright.research.actions import masks
from townwright.research.batch import Batch, raises
from townwright.research.encoding import Encoding
from townwright.research.episode import Episode
from townwright.research.names import gymnasium_id
from townwright.research.opponents import Bots, Decisions, ladder_of, lineups, noise_of
from townwright.research.pictures import RENDER_MODES, render
from townwright.research.rewards import DEFAULT_REWARD, reward_named

with extra("gymnasium"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

#: A vector of numbers, or named parts.
Observation = Any
#: Additional data that `reset` and `step` return.
Info = dict[str, Any]
Array = npt.NDArray[Any]


class TownwrightEnv(gymnasium.Env[Observation, np.int64 | int]):
    """One learner at one seat; bots sit at the others.

    `bots` are names, `Bot`s or policies, in the order of the other seats; a single one plays all of them, by default
    `greedy`. With `"ladder"` they get stronger as the learner wins. `seat="random"` gives the learner a random seat
    in every game. The legal actions are in `info["action_mask"]`. An illegal action ends the game with the lowest
    reward, or raises an error (`illegal="raise"`). Forced actions are played by the environment.
    `townwright.research.rewards` lists the rewards. With `scaled`, observations are `float32` from 0 to 1; with
    `structured`, they are named parts; with `compact`, actions are those of the game's smaller space.
    """

    metadata: Info = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012, declared so by the base class

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int | str = 0,
        bots: Bots = None,
        options: Mapping[str, str] | None = None,
        reward: str = DEFAULT_REWARD,
        illegal: str = "end",
        components: Corrections | None = None,
        mask: bool | str = True,
        scaled: bool = False,
        structured: bool = False,
        compact: bool = False,
        render_mode: str | None = None,
    ) -> None:
        chosen = game_of(game)
        count = chosen.players[0] if players is None else players
        self._seat, self._players, self._seats = seat, count, chosen.seats(count, options)
        self.ladder = ladder_of(bots)
        possible = lineups(seat, self.ladder or bots, count, self._seats)
        self.episode = Episode(chosen, count, options, components, possible)
        self._bots: dict[tuple[int, str], Bot] = {}  # those that search, by seat and name; new ones for each seed
        self._reward, self._raises = reward_named(reward), raises(illegal)
        self._encoding = Encoding(chosen, 1, scaled, structured, compact, mask)
        self._lead = self._return = 0.0  # the last lead, and the sum of rewards in this game
        self._ended = True
        self._is_seeded = False
        self.render_mode = render_mode
        self.observation_space = self._encoding.observation_space
        self.action_space = self._encoding.action_space

    @property
    def seat(self) -> int:
        """The learner's seat in the current game."""
        return (self.episode.lineup or self.episode.lineups[0]).learner

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal the next game; with a seed, the same series of games every time."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._is_seeded:
            self.episode.reseed(int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed)
            self._is_seeded = True
            self._bots = {}
        self.episode.deal()
        self._others_decide()
        self._return = 0.0
        if self._reward.as_earned:
            self._lead = self.episode.leads()[self.seat]
        return self._observe()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action, then everything up to the learner's next choice."""
        reward, code = 0.0, int(self._encoding.codes([action])[0])
        if self._ended or not self.episode.is_legal(code):
            if self._raises:
                raise problem(IllegalAction, "not-a-legal-number", number=int(action))
            self._ended, reward = True, ILLEGAL_REWARD
        else:
            self.episode.play(code)
            self._others_decide()
            reward = self._compute_reward()
        self._return += reward
        if self._ended and self.ladder and self.ladder.record([self._return > 0]):
            self.episode.lineups = lineups(self._seat, self.ladder, self._players, self._seats)
        observation, info = self._observe()
        return observation, reward, self._ended, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions as flags; the name is the one that masking learners expect."""
        flags: npt.NDArray[np.bool_] = masks(*self._legal(), self._encoding.actions)[0].astype(np.bool_)
        return flags

    def render(self) -> Any:
        """Return the table as the learner sees it: as text, as SVG or as an array of pixels, by `render_mode`."""
        return render(self.episode.match, self.seat, self.render_mode)

    def _compute_reward(self) -> float:
        """Return the reward for what has happened since the learner's last choice."""
        reward = 0.0
        if self._reward.as_earned:
            before, self._lead = self._lead, self.episode.leads()[self.seat]
            reward = self._reward.points_share * (self._lead - before)
        if self._ended:
            reward += self.episode.payoffs(self._reward)[self.seat]
            if self._reward.as_earned:
                reward -= self._reward.points_share * self._lead
        return reward

    def _others_decide(self) -> None:
        """Play the decisions of searching bots and learned policies until the learner has a choice."""
        while (seat := self.episode.to_move) is not None and seat != self.seat:
            self.episode.play(self._decision(seat))
        self._ended = self.episode.to_move is None

    def _decision(self, seat: int) -> int:
        """Return the decision of an opponent that is not a compiled policy."""
        assert self.episode.lineup is not None
        opponent = self.episode.lineup.opponent_by_seat[seat]
        if isinstance(opponent, str):
            if (seat, opponent) not in self._bots:
                self._bots[seat, opponent] = bot(opponent, int(self.np_random.integers(SEED_LIMIT)))
            opponent = self._bots[seat, opponent]
        if not callable(opponent):
            return self.episode.game.wording.encode(opponent.choose(self.episode.match))
        rows, seats = np.zeros(1, np.int64), np.array([seat])
        legal, counts = self._encoding.legal_rows(self.episode.states, *self.episode.legal_rows)
        observations = self._encoding.observations(self.episode.observe(seat)[None])
        code = int(self._encoding.codes(opponent(Decisions(rows, seats, observations, legal, counts)))[0])
        if not self.episode.is_legal(code):
            raise problem(IllegalAction, "not-a-legal-number", number=code)
        return code

    def _legal(self) -> tuple[Array, Array]:
        """Return the learner's legal actions as it numbers them, and how many there are; none at the end."""
        legal, counts = self.episode.legal_rows
        return self._encoding.legal_rows(self.episode.states, legal, np.zeros_like(counts) if self._ended else counts)

    def _observe(self) -> tuple[Observation, Info]:
        legal, counts = self._legal()
        info: Info = {"action_mask": self._encoding.masks(legal, counts)[0]} if self._encoding.mask else {}
        return self._encoding.observations(self.episode.observe(self.seat)), info


class TownwrightVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many games for one learner: an array of records, stepped in one compiled call on all cores.

    Row by row it is the same as `TownwrightEnv`, seeds included, with compiled policies as bots; a policy of your own
    is called once for all rows in which it has to decide. `info` holds the legal actions: `legal` and `legal_count`,
    and `action_mask` unless `mask=False`; with `mask="packed"`, a bit for each action. With `copy=False` all arrays are
    the batch's own, which the next step overwrites.
    """

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        players: int | None = None,
        seat: int | str = 0,
        bots: Bots = None,
        options: Mapping[str, str] | None = None,
        reward: str = DEFAULT_REWARD,
        illegal: str = "end",
        components: Corrections | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        mask: bool | str = True,
        copy: bool = True,
        scaled: bool = False,
        structured: bool = False,
        compact: bool = False,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        chosen = game_of(game)
        self.ladder = ladder_of(bots)
        self._encoding = Encoding(chosen, num_envs, scaled, structured, compact, mask)
        self.batch = Batch(
            chosen,
            num_envs,
            players,
            options,
            bots="greedy" if bots is None else self.ladder or bots,
            seat=seat,
            reward=reward,
            mask=mask is True and not compact,
            illegal=illegal,
            components=components,
            threads=threads,
        )
        self._policies: dict[tuple[int, int], Any] = {
            (lineup.learner, other): opponent
            for lineup in lineups(seat, self.ladder or bots, self.batch.players, self.batch.rewards.shape[1])
            for other, opponent in lineup.opponent_by_seat.items()
        }
        self._returns = np.zeros(num_envs)
        self._mode, self._copy, self._is_seeded = AutoresetMode(autoreset_mode), copy, False
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = self._encoding.observation_space
        self.single_action_space = self._encoding.action_space
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
        self._returns[which] = 0
        self._others_decide(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observations(self.batch.observations), self._info()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Step every row. Finished rows are dealt again according to the autoreset mode."""
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        deal = self.batch.ended if self._mode == AutoresetMode.NEXT_STEP else None
        noise_by_seat = self.batch.noise_by_seat.copy() if self.ladder else None
        self._play(self._encoding.codes(actions), rewards, ended, deal=deal)
        self._others_decide(rewards, ended)
        self._returns += rewards
        if noise_by_seat is not None:
            self._climb(ended, noise_by_seat)
        self._returns[ended] = 0
        info = self._info()
        if self._mode == AutoresetMode.SAME_STEP:
            info |= {"final_obs": self._observations(self.batch.finals), "_final_obs": ended.copy()}
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(self.batch.observations), rewards, ended, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions of all rows as flags, computed on demand."""
        legal, counts = self._encoding.legal_rows(self.batch.states, self.batch.legal, self.batch.counts)
        return masks(legal, counts, self._encoding.actions).astype(np.bool_)

    def _play(
        self, codes: Array, rewards: Array, ended: Array, deal: Array | None = None, wait: Array | None = None
    ) -> None:
        """Step the batch; add the learner's rewards, and flag the games that end."""
        learners = self.batch.learners.copy()
        self.batch.step(codes, auto_reset=self._mode == AutoresetMode.SAME_STEP, deal=deal, wait=wait)
        rows = np.arange(self.num_envs) if wait is None else np.flatnonzero(~wait)
        rewards[rows] += self.batch.rewards[rows, learners[rows]]
        ended[rows] |= self.batch.ended[rows]

    def _others_decide(self, rewards: Array, ended: Array) -> None:
        """Let policies decide until the learner has a choice in every row."""
        while self._policies:
            to_move, learners = self.batch.to_move.astype(np.int64), self.batch.learners
            waits = (self.batch.counts == 0) | (to_move == learners)
            if waits.all():
                return
            legal, counts = self._encoding.legal_rows(self.batch.states, self.batch.legal, self.batch.counts)
            actions, observations = (
                np.zeros(self.num_envs, np.int64),
                self._encoding.observations(self.batch.observations),
            )
            for (learner, seat), policy in self._policies.items():
                rows = np.flatnonzero(~waits & (learners == learner) & (to_move == seat))
                if len(rows):
                    shown = select(observations, rows)
                    actions[rows] = policy(Decisions(rows, to_move[rows], shown, legal[rows], counts[rows]))
            codes = self._encoding.codes(actions)
            is_legal = (np.arange(legal.shape[1]) < self.batch.counts[:, None]) & (self.batch.legal == codes[:, None])
            if (wrong := ~waits & ~is_legal.any(1)).any():
                raise problem(IllegalAction, "not-a-legal-number", number=int(actions[np.argmax(wrong)]))
            self._play(codes, rewards, ended, wait=waits)

    def _climb(self, ended: Array, noise_by_seat: Array) -> None:
        """Count the finished games against the current bot of the ladder; the next one may follow."""
        assert self.ladder is not None
        noise = noise_of(self.ladder.bot)
        counted = ended & (noise_by_seat == noise).any(1)
        if self.ladder.record((self._returns[counted] > 0).tolist()):
            self.batch.set_bots(self.ladder)

    def _observations(self, numbers: Array) -> Observation:
        observations = self._encoding.observations(numbers)
        if self._encoding.structured:
            return {name: self._output(part) for name, part in observations.items()}
        return observations if self._encoding.scaled else self._output(observations)

    def _output(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        legal, counts = self._encoding.legal_rows(self.batch.states, self.batch.legal, self.batch.counts)
        info = {"legal": self._output(legal), "legal_count": self._output(counts)}
        if self.batch.masks.shape[1]:
            info["action_mask"] = self._output(self.batch.masks)
        elif self._encoding.mask:
            info["action_mask"] = self._encoding.masks(legal, counts)
        return info


def select(observations: Observation, rows: Array | np.int64) -> Observation:
    """Return the observations of some rows, or of one."""
    if isinstance(observations, dict):
        return {name: part[rows] for name, part in observations.items()}
    return observations[rows]


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
