"""Every game as a PettingZoo environment (AEC: agents act one after another), with action masks.

>>> from townwright.research import pettingzoo
>>> env = pettingzoo.env("my_game", players=3)
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.optional_packages import extra

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv

from townwright.bots.steps import ILLEGAL_REWARD
from townwright.core.contract import Corrections
from townwright.core.errors import IllegalAction, problem
from townwright.core.game import Game
from townwright.core.match_file import SEED_LIMIT
from townwright.research.encoding import Array, Encoding
from townwright.research.episode import Episode
from townwright.research.names import VERSION
from townwright.research.pictures import RENDER_MODES, render
from townwright.research.rewards import DEFAULT_REWARD, reward_named
from townwright.research.spaces import action_space, mask_space


def env(name: str | Game, players: int | None = None, **settings: Any) -> AECEnv:
    """Return the environment with PettingZoo's usual wrappers; an illegal action ends the game."""
    terminating = wrappers.TerminateIllegalWrapper(raw_env(name, players, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, the name that PettingZoo expects
    """The environment itself; an illegal action raises an error and changes nothing.

    Agents are the people, `player_0` and so on; scripted opponents and forced actions are part of the
    environment. `townwright.research.rewards` lists the rewards. Observations and actions take the same forms as in
    Gymnasium: `scaled`, `structured`, `compact`.
    """

    metadata: dict[str, object]

    def __init__(
        self,
        name: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = DEFAULT_REWARD,
        components: Corrections | None = None,
        scaled: bool = False,
        structured: bool = False,
        compact: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(name, players, options, components)
        self._reward = reward_named(reward)
        game = self.episode.game
        self._encoding = Encoding(game, 1, scaled, structured, compact, mask=True)
        self.metadata = {
            "name": f"{game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        parts: dict[str, spaces.Space[object]] = {
            "observation": self._encoding.observation_space,
            "action_mask": mask_space(game, compact),
        }
        self._observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(game, compact) for agent in self.possible_agents}
        self._is_seeded = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Deal; with a seed, the same series of games every time."""
        if seed is not None or not self._is_seeded:
            self.episode.reseed(random_seed() if seed is None else seed)
            self._is_seeded = True
        self.episode.deal()
        self._leads = self.episode.leads() if self._reward.as_earned else []
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.to_move or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        legal, counts = self._legal()
        mask = self._encoding.masks(legal, counts if seat == self.episode.to_move else np.zeros_like(counts))[0]
        return {"observation": self._encoding.observations(self.episode.observe(seat)), "action_mask": mask}

    def _legal(self) -> tuple[Array, Array]:
        """Return the legal actions as the agents number them, and how many there are."""
        return self._encoding.legal_rows(self.episode.states, *self.episode.legal_rows)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._legal()
        code = -1 if action is None else int(self._encoding.codes([action])[0])
        if not self.episode.is_legal(code):
            raise problem(IllegalAction, "not-a-legal-number", number=-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(code)
        seat = self.episode.to_move
        self.rewards = dict(zip(self.possible_agents, self._compute_rewards(), strict=False))
        self._accumulate_rewards()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _compute_rewards(self) -> list[float]:
        """Return the reward of each seat for the last action and what followed from it."""
        share, seats, rewards = self._reward.points_share, range(self.episode.seats), [0.0] * self.episode.seats
        if self._reward.as_earned:
            before, self._leads = self._leads, self.episode.leads()
            rewards = [share * (self._leads[seat] - before[seat]) for seat in seats]
        if self.episode.to_move is None:
            paid = share if self._reward.as_earned else 0.0
            payoffs = self.episode.payoffs(self._reward)
            rewards = [rewards[seat] + payoffs[seat] - (paid * self._leads[seat] if paid else 0.0) for seat in seats]
        return rewards

    def render(self) -> str | npt.NDArray[np.uint8]:
        """Return the table as everyone may see it: as text, as SVG or as an array of pixels, by `render_mode`."""
        return render(self.episode.match, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def random_seed() -> int:
    """Return a random seed."""
    return secrets.randbelow(SEED_LIMIT)
