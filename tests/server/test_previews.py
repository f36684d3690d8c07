"""Pictures of links in messengers."""

from typing import Any, cast

import pytest

from townwright.core.registry import games
from townwright.server.http.previews import ANY, preview
from townwright.server.wire.errors import Refusal


@pytest.mark.parametrize("name", [ANY, *games()])
def test_every_game_and_the_lobby_have_a_picture(name: str) -> None:
    answer = cast(Any, preview.fn(f"{name}.png"))
    assert answer.content.startswith(b"\x89PNG")


@pytest.mark.parametrize("file", ["chess.png", "carrara", "carrara.jpg", "town.svg"])
def test_there_are_no_other_pictures(file: str) -> None:
    with pytest.raises(Refusal):
        preview.fn(file)
