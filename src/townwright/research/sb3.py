"""The vector environment as Stable-Baselines3 expects it, with masks for sb3-contrib's `MaskablePPO`.

>>> from sb3_contrib import MaskablePPO
>>> from townwright.research.sb3 import vector_env
>>> model = MaskablePPO("MlpPolicy", vector_env("my_game", 64, bots="ladder", scaled=True))
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core.game import Game
from townwright.core.optional_packages import extra

with extra("sb3"):
    from gymnasium.vector import AutoresetMode
    from stable_baselines3.common.vec_env import VecEnv  # pyright: ignore[reportMissingImports]

    from townwright.research.gymnasium import TownwrightVectorEnv, select

#: Some rows; None: all.
Indices = Iterable[int] | int | None
#: A dictionary per row.
Infos = list[dict[str, object]]


def vector_env(game: str | Game, rows: int, **settings: Any) -> "TownwrightVecEnv":
    """Return many games for one learner; the settings are those of the Gymnasium environment."""
    return TownwrightVecEnv(rows, game, settings)


class TownwrightVecEnv(VecEnv):  # type: ignore[misc]
    """Many games of one learner, stepped in one compiled call. After each game the next one starts.

    At the end of a game, `infos[row]` has the last observation (`terminal_observation`) and the return and length
    of the game (`episode`).
    """

    def __init__(self, rows: int, game: str | Game, settings: dict[str, Any]) -> None:
        self.env = TownwrightVectorEnv(
            rows, game, **{**settings, "mask": False}, autoreset_mode=AutoresetMode.SAME_STEP
        )
        self._actions: npt.NDArray[np.int64]  # those of `step_async`
        self._seed: int | None = None
        self._returns, self._lengths = np.zeros(rows), np.zeros(rows, np.int64)
        super().__init__(rows, self.env.single_observation_space, self.env.single_action_space)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Seed the next `reset`: row `i` gets the seed plus `i`."""
        self._seed = seed
        return [None if seed is None else seed + row for row in range(self.num_envs)]

    def reset(self) -> Any:
        """Deal in every row; return the observations."""
        observations, _ = self.env.reset(seed=self._seed)
        self._seed = None
        self._returns[:], self._lengths[:] = 0, 0
        return observations

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Store the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], Infos]:
        """Step every row; return observations, rewards, which games ended, and a dictionary per row."""
        observations, rewards, ended, _, info = self.env.step(self._actions)
        self._returns += rewards
        self._lengths += 1
        infos: Infos = [{"TimeLimit.truncated": False} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended).tolist():
            infos[row]["terminal_observation"] = select(info["final_obs"], np.int64(row))
            infos[row]["episode"] = {"r": float(self._returns[row]), "l": int(self._lengths[row]), "t": 0.0}
        self._returns[ended], self._lengths[ended] = 0, 0
        return observations, rewards.astype(np.float32), ended, infos

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions of all rows as flags."""
        return self.env.action_masks()

    def env_method(
        self, method_name: str, *args: object, indices: Indices = None, **kwargs: object
    ) -> list[npt.NDArray[np.bool_]]:
        """Call a method for some rows; the only one is `action_masks`, for learners that use masks."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"rows have no method {method_name}")
        return list(self.action_masks()[list(self._get_indices(indices))])

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[object]:
        """Return an attribute of the environment, once per row."""
        value = self.action_masks if attr_name == "action_masks" else getattr(self.env, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:  # noqa: ARG002, part of the interface
        """Set an attribute of the environment, for all rows."""
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: object, indices: Indices = None) -> list[bool]:  # noqa: ARG002
        """Return False for each row: there are no wrappers."""
        return [False for _ in self._get_indices(indices)]
