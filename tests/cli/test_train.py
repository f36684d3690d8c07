"""`townwright train`: rounds of self-play and learning, resumed from a checkpoint."""

from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Townwright
from tests.training.test_training import tiny_plan


@pytest.mark.long  # PyTorch is large
def test_the_command_trains_and_resumes(townwright: Townwright, tmp_path: Path) -> None:
    plan, out = tmp_path / "plan.json", tmp_path / "out"
    plan.write_bytes(msgspec.json.encode(tiny_plan()))
    call = ["train", "carrara", "--plan", plan, "--out", out, "--minutes", "0", "--workers", "1"]
    for number in (1, 2):
        run = townwright(*call)
        assert run.status == 0, run.err
        assert f"Round {number}: " in run.err
    assert {path.name for path in out.iterdir()} == {"checkpoint.pt", "curve.jsonl", "network.npz", "network-2.npz"}
    assert [msgspec.json.decode(line)["games"] for line in (out / "curve.jsonl").read_bytes().splitlines()] == [4, 6]
    plan.write_bytes(msgspec.json.encode(tiny_plan(trace=0)))
    other = townwright(*call)
    assert other.status == 2
    assert "was trained with another plan" in " ".join(other.err.split())
