"""Every game as a PettingZoo environment, agent after agent (AEC), with action masks.

>>> from townwright.research import pettingzoo
>>> env = pettingzoo.env("my_game", players=3)
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.extras import extra

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv

from townwright.bots.steps import ILLEGAL_REWARD
from townwright.core.contract import Corrections
from townwright.core.errors import IllegalAction, problem
from townwright.core.game import Game
from townwright.core.match_file import SEED_LIMIT
from townwright.research.names import VERSION
from townwright.research.spaces import action_space, mask_space, observation_space
from townwright.research.table import Table, by_points


def env(name: str | Game, players: int | None = None, **settings: Any) -> AECEnv:
    """Return the environment with PettingZoo's usual wrappers; an illegal action ends the game."""
    terminating = wrappers.TerminateIllegalWrapper(raw_env(name, players, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, the name that PettingZoo expects
    """The environment itself; an illegal action raises an error and changes nothing.

    Agents are the people, `player_0` and so on; scripted opponents and forced actions are part of the
    environment. Rewards come at the end: `reward` is `result` or `points`.
    """

    metadata: dict[str, object]

    def __init__(
        self,
        name: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "result",
        components: Corrections | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(name, players, options, components)
        self._by_points = by_points(reward)
        game = self.table.game
        self.metadata = {
            "name": f"{game.name}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        parts: dict[str, spaces.Space[Any]] = {"observation": observation_space(game), "action_mask": mask_space(game)}
        self._observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._is_seeded = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Deal; with a seed, the same series of games every time."""
        if seed is not None or not self._is_seeded:
            self.table.reseed(random_seed() if seed is None else seed)
            self._is_seeded = True
        self.table.deal()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_move or 0]

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.integer]]:
        seat = self.possible_agents.index(agent)
        mask = self.table.mask() if seat == self.table.to_move else empty_mask(self.table.game)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.is_legal(int(action)):
            raise problem(IllegalAction, "not-a-legal-number", number=-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action))
        seat = self.table.to_move
        if seat is None:
            payoffs = self.table.payoffs(self._by_points)
            self.rewards = dict(zip(self.possible_agents, payoffs, strict=False))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str:
        """Return the table as text."""
        return str(self.table.match)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def random_seed() -> int:
    """Return a random seed."""
    return secrets.randbelow(SEED_LIMIT)


def empty_mask(game: Game) -> npt.NDArray[np.int8]:
    """Return the mask of a seat that is not to move."""
    return np.zeros(game.rules.actions, np.int8)
