"""The spaces are fully documented, and observations lie within them."""

import random
from collections.abc import Sequence

import numpy as np
import pytest
from tests.research.cases import CASES, ids

from townwright.core.contract import SpaceBlock
from townwright.core.registry import games
from townwright.research.document import PAGE, with_tables
from townwright.research.episode import Episode
from townwright.research.names import VERSION
from townwright.research.spaces import action_space, observation_space

#: The environments of this version: version of the rules, actions, numbers of an observation.
SPACES = {
    "carrara": (1, 246, 359),
    "circle_the_wagons": (1, 2084, 2116),
    "circleville": (2, 872, 1387),
    "sprawlopolis": (1, 36882, 1055),
}


def test_a_change_of_rules_or_spaces_raises_the_version() -> None:
    """If this fails, raise `VERSION` and write the new numbers here."""
    assert VERSION == 3
    assert {
        game.name: (game.version, game.rules.actions, game.learning.observation_count) for game in games().values()
    } == SPACES


@pytest.mark.parametrize("name", SPACES)
def test_every_action_and_number_is_documented_once(name: str) -> None:
    game = games()[name]
    for blocks, size in (
        (game.learning.action_blocks, game.rules.actions),
        (game.learning.observation_blocks, game.learning.observation_count),
    ):
        assert sum(block.size for block in blocks) == size
        check_blocks(blocks)


def check_blocks(blocks: Sequence[SpaceBlock]) -> None:
    """Check that blocks follow each other without gaps and are described, and so are their parts."""
    assert [block.start for block in blocks] == [0, *np.cumsum([block.size for block in blocks])[:-1].tolist()]
    assert all(block.size > 0 and block.text for block in blocks)
    assert len({block.name for block in blocks}) == len(blocks)
    for block in blocks:
        assert len(block.bounds()[0]) == len(block.bounds()[1]) == len(block.usual_numbers()) == block.size
        assert block.least <= block.usual <= block.most
        if block.parts:
            assert block.size % sum(part.size for part in block.parts) == 0
            check_blocks(block.parts)


def test_the_page_has_the_current_tables() -> None:
    page = PAGE.read_text("utf-8")
    assert page == with_tables(page), "run: python -m townwright.research.document"


@pytest.mark.parametrize(("name", "players"), CASES, ids=ids)
def test_observations_are_in_their_space(name: str, players: int) -> None:
    game, draw = games()[name], random.Random(1)
    space, actions = observation_space(game), action_space(game)
    for place in (0, -1):
        options = {option.name: option.values[place] for option in game.options if option.applies_to(players)}
        episode = Episode(name, players, options)
        episode.reseed(1)
        episode.deal()
        while episode.to_move is not None:
            assert space.contains(episode.observe(draw.randrange(episode.seats)))
            assert all(code in actions for code in episode.codes)
            episode.play(draw.choice(episode.codes))
        assert space.contains(episode.observe(0))
