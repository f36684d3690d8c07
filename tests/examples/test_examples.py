"""The examples run on a small budget; those with PyTorch only in the long tests."""

import math
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from examples import openspiel_mcts, pettingzoo_random

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
#: Maximum number of lines in an example.
LINES = 150


def run(name: str, arguments: str) -> Any:
    return import_module(f"examples.{name}").main(arguments.split())


def test_examples_are_short_and_listed() -> None:
    readme = (EXAMPLES[0].parent / "README.md").read_text("utf-8")
    assert [path.name for path in EXAMPLES if len(path.read_text("utf-8").splitlines()) >= LINES] == []
    assert [path.name for path in EXAMPLES if f"`{path.name}`" not in readme] == []


def test_pettingzoo() -> None:
    rewards = pettingzoo_random.main(["--players", "3"])
    assert set(rewards) == {"player_0", "player_1", "player_2"}
    assert -1 <= min(rewards.values()) < max(rewards.values()) <= 1


def test_openspiel() -> None:
    rewards = openspiel_mcts.main(["--simulations", "2"])
    assert len(rewards) == 2
    assert sum(rewards) == 0


@pytest.mark.long
def test_masked_ppo() -> None:
    curve = run("masked_ppo", "--game carrara --rows 64 --steps 48 --updates 12")
    assert sum(curve[-3:]) > sum(curve[:3]) or math.isnan(curve[0])


@pytest.mark.long
def test_self_play_ppo() -> None:
    assert -1 <= run("self_play_ppo", "--rows 16 --steps 16 --updates 2 --games 16") <= 1


@pytest.mark.long
def test_alphazero() -> None:
    losses = run("alphazero", "--rows 8 --tries 4 --rounds 4")
    assert losses[-1] < losses[0]


@pytest.mark.long
def test_sb3() -> None:
    assert -1 <= run("sb3_ppo", "--steps 256 --games 2") <= 1


@pytest.mark.long
def test_gpu_batch() -> None:
    assert run("gpu_batch", "--rows 64 --steps 8") > 0
