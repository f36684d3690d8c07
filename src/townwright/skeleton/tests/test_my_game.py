"""Tests of the game: the conformance checks of Townwright, and its own rules."""

import pytest

from townwright import Match
from townwright.conformance import Requirement, requirements
from townwright.skeleton.my_game import GAME


@pytest.mark.parametrize("requirement", requirements(GAME), ids=str)
def test_the_game_conforms(requirement: Requirement) -> None:
    requirement()


def test_a_card_scores_if_it_is_higher_than_the_card_below_it() -> None:
    match = Match(GAME, players=2, seed=7)
    match.play("play 6")
    match.play("play 1")
    assert match.scores == [6, 0]
    match.play("play 3")
    assert match.scores[0] == 9
