"""How many sequences of actions there are to some depth, from fixed positions: fixed numbers for fixed rules."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.games.circle_the_wagons import plain
from tests.market import GAME as MARKET

from townwright import Match
from townwright.core.game import Game
from townwright.core.perft import perft
from townwright.core.registry import game

CARDS = game("circle_the_wagons")


@dataclass(frozen=True)
class Case:
    """A position after some decisions of a game, and the numbers of sequences from depth 0 on."""

    game: Game
    seed: int
    opening: int
    counts: list[int]
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seed}-{self.opening}"

    def match(self) -> Match:
        match = Match(self.game, self.players, self.seed, self.options)
        for step in range(self.opening):
            match.play(match.codes[(7 * step + self.seed) % len(match.codes)])
        return match


CASES = [
    Case(CARDS, 1, 0, [1, 15, 225, 450, 1260, 34380, 1873500]),
    Case(CARDS, 2, 6, [1, 74, 6452, 646168]),
    Case(CARDS, 3, 11, [1, 128, 17824, 71296]),
    Case(CARDS, 4, 14, [1, 3, 450, 12900, 389100]),
    Case(CARDS, 4, 16, [1, 2, 84, 6510, 12936, 12936, 12936]),
    Case(CARDS, 11, 17, [1, 162, 162, 162, 162, 162, 162]),
    Case(CARDS, 10, 18, [1, 76, 76, 76, 76, 76, 76]),
    Case(MARKET, 1, 0, [1, 2, 3, 5, 6, 10, 15, 19, 25, 36, 53, 77, 97, 180, 211, 360]),
    Case(
        MARKET, 2, 0, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 5, 5, 8, 8], players=3, options={"hand": "none"}
    ),
    Case(MARKET, 3, 12, [1, 2, 2, 2, 2, 3, 4, 5, 5, 6, 7, 10, 10, 19, 21, 35]),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_of_sequences(case: Case) -> None:
    match = case.match()
    before = match.states.tobytes()
    assert [perft(case.game, match.states, depth) for depth in range(len(case.counts))] == case.counts
    assert match.states.tobytes() == before


@pytest.mark.parametrize("case", [case for case in CASES if case.game is CARDS], ids=str)
def test_numbers_of_sequences_match_the_plain_game(case: Case) -> None:
    """Where they are small enough for a slow count that shares nothing with the rules."""
    match = case.match()
    view: Any = match.view()
    table = plain.PlainTable([place.card for place in view.circle])
    for action in match.actions:
        table.play(action.text)
    small = [count for count in case.counts if count <= 40_000]
    assert len(small) >= 3
    assert [table.sequences(depth) for depth in range(len(small))] == small


@pytest.mark.long
def test_a_deeper_number_of_sequences_matches_the_plain_game() -> None:
    match = Match(CARDS, seed=1)
    view: Any = match.view()
    assert plain.PlainTable([place.card for place in view.circle]).sequences(6) == perft(CARDS, match.states, 6)


def test_depth_zero_and_finished_games_have_one_sequence() -> None:
    match = Match(MARKET, seed=1)
    assert perft(MARKET, match.states, 0) == 1
    while not match.over:
        match.play(match.codes[0])
    assert [perft(MARKET, match.states, depth) for depth in range(4)] == [1, 1, 1, 1]
