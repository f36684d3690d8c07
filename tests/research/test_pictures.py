"""Games as pixels, and as animations."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import townwright
from townwright import NotPossible
from townwright.bots import bot
from townwright.research.gymnasium import TownwrightEnv
from townwright.research.pictures import animate, drawings, pixels

WAGONS = "circle_the_wagons"


@pytest.fixture(scope="module")
def match() -> townwright.Match:
    match, player = townwright.new(WAGONS, seed=3), bot("random", 1)
    for _ in range(5):
        match.play(player.choose(match))
    return match


def test_a_drawing_becomes_pixels() -> None:
    env = TownwrightEnv(WAGONS, bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    shown = env.render()
    assert (shown.dtype, shown.shape[1:]) == (np.uint8, (800, 3))
    assert shown.std() > 10  # not a blank page
    assert pixels(env.episode.match.svg(0), width=300).shape[1] == 300


def test_a_game_becomes_an_animation(match: townwright.Match, tmp_path: Path) -> None:
    count = len(list(drawings(match)))
    assert count == sum(not played.forced for played in match.history) + 1
    animate(match, tmp_path / "game.gif", width=200)
    with Image.open(tmp_path / "game.gif") as gif:
        assert gif.width == 200
        assert gif.n_frames == count  # type: ignore[attr-defined]
    animate(match, tmp_path / "game.html", seat=0)
    page = (tmp_path / "game.html").read_text("utf-8")
    assert page.count("<figure>") == count
    assert f'max="{count - 1}"' in page
    assert "http://" not in page.replace("http://www.w3.org", "")


def test_other_files_are_refused(match: townwright.Match, tmp_path: Path) -> None:
    with pytest.raises(NotPossible, match=r"must end in \.gif or \.html"):
        animate(match, tmp_path / "game.mp4")
    with pytest.raises(NotPossible, match="nowhere"):
        animate(match, tmp_path / "nowhere" / "game.html")
