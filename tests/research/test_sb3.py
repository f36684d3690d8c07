"""The adapter for Stable-Baselines3, with the part of its interface that the adapter uses in its place."""

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

WAGONS = "circle_the_wagons"


class VecEnv:
    """What the base class of Stable-Baselines3 does for its subclasses."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self.render_mode = self.get_attr("render_mode")[0]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        raise NotImplementedError

    def has_attr(self, attr_name: str) -> bool:
        try:
            self.get_attr(attr_name)
        except AttributeError:
            return False
        return True

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]

    def _get_indices(self, indices: Any) -> Any:
        return range(self.num_envs) if indices is None else [indices] if isinstance(indices, int) else indices


@pytest.fixture
def sb3(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    names = ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env")
    for name in names:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sys.modules[names[-1]].VecEnv = VecEnv  # type: ignore[attr-defined]
    monkeypatch.delitem(sys.modules, "townwright.research.sb3", raising=False)
    yield importlib.import_module("townwright.research.sb3")
    sys.modules.pop("townwright.research.sb3", None)


def test_it_steps_with_masks_and_reports_finished_games(sb3: ModuleType) -> None:
    env = sb3.vector_env(WAGONS, 3, bots="random", scaled=True, compact=True)
    assert env.has_attr("action_masks")
    assert not env.has_attr("no_such_thing")
    assert env.seed(4) == [4, 5, 6]
    first = env.reset()
    total, length, finished = 0.0, 0, 0
    for _ in range(40):
        masks = np.stack(env.env_method("action_masks"))
        assert masks.shape == (3, env.action_space.n)
        observations, rewards, ended, infos = env.step(masks.argmax(1))
        assert (observations.dtype, rewards.dtype, len(infos)) == (np.float32, np.float32, 3)
        total, length = total + float(rewards[0]), length + 1
        if ended[0]:
            finished += 1
            assert infos[0]["episode"]["r"] == pytest.approx(total)
            assert infos[0]["episode"]["l"] == length
            assert infos[0]["terminal_observation"].shape == env.observation_space.shape
            total, length = 0.0, 0
        assert ("terminal_observation" in infos[0]) is bool(ended[0])
    assert finished >= 1
    assert env.env_method("action_masks", indices=1)[0].shape == masks[1].shape
    assert env.env_is_wrapped(object) == [False] * 3
    env.seed(4)
    assert env.reset().tobytes() == first.tobytes()


def test_observations_may_have_named_parts(sb3: ModuleType) -> None:
    env = sb3.vector_env(WAGONS, 2, bots="random", structured=True, scaled=True, compact=True)
    observations = env.reset()
    ended = np.zeros(2, bool)
    while not ended.any():
        observations, _, ended, infos = env.step(np.stack(env.env_method("action_masks")).argmax(1))
    last = infos[int(ended.argmax())]["terminal_observation"]
    assert {name: part.shape for name, part in last.items()} == {
        name: part.shape[1:] for name, part in observations.items()
    }


def test_without_it_a_sentence_names_the_extra() -> None:
    from townwright.core.optional_packages import MissingExtra

    with pytest.raises(MissingExtra, match=r"townwright\[sb3\]"):
        importlib.import_module("townwright.research.sb3")
