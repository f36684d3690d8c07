"""What the checks of a table in play share: cases to try, random games, arrays that show when too much is written."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, AnyState, Ints, States, copy_states, new_states

#: Room behind an array that must not be written to, and what stands there.
BEYOND, UNTOUCHED = 64, 99


@dataclass(eq=False)
class Case:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, str] = field(default_factory=dict)
    last_seed: int | None = None  # of the game that was set up last

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.options.values()])

    @property
    def seeds(self) -> range:
        """Seeds to try: one long game says as much as several short ones."""
        return range(1 if self.game.rules.max_length > 100 else 3)

    @property
    def seats(self) -> int:
        """The seats at the table, those that play by rule included."""
        return self.game.seats(self.players, self.options)

    def match(self, seed: int) -> Match:
        """A new match of this case."""
        self.last_seed = seed
        return Match(self.game, self.players, seed, self.options)

    def states(self, seed: int, size: int = 1, i: int = 0) -> States:
        """States, one of them set up for this case."""
        self.last_seed = seed
        states = new_states(self.game.rules.state, size)
        self.game.entry.setup(states, i, self.game.option_codes(self.players, self.options), seed)
        return states


def cases(game: Game) -> Iterator[Case]:
    """A game with every number of players, with the first, the last, and a mixture of all choices."""
    picks: list[Callable[[int, int], int]] = [lambda _, n: n - 1, lambda i, n: i % n]
    for players in game.players:
        options = [option for option in game.options if option.concerns(players)]
        sets = [{o.name: o.choices[p(i, len(o.choices))] for i, o in enumerate(options)} for p in picks]
        yield from (Case(game, players, chosen) for chosen in ([{}, *sets] if options else [{}]))


def padded_array(size: int, kind: npt.DTypeLike) -> tuple[Ints, Ints]:
    """An array to be written to, and what lies behind it."""
    whole = np.full(size + BEYOND, UNTOUCHED, kind)
    return whole[:size], whole[size:]


def record(states: States) -> AnyState:
    """The first state as Python reads it."""
    return records(states)[0]


def differences(first: States, *others: States) -> list[str]:
    """The names of the fields in which states differ from the first."""
    names = first.dtype.names or ()
    return [name for name in names if any(each[name].tobytes() != first[name].tobytes() for each in others)]


def steps(case: Case, seed: int) -> Iterator[tuple[States, list[int]]]:
    """A random game, step by step: a copy of the state, and its legal actions."""
    draw = random.Random(seed)
    states, out = case.states(seed), np.zeros(case.game.rules.width, np.int32)
    length = 0
    while states["to_move"][0] != OVER:
        assert length < case.game.rules.max_length, "the game does not end within its max_length"
        codes = out[: case.game.entry.legal(states, 0, out)].tolist()
        assert codes, "the game is not over, but nothing is legal"
        yield copy_states(states), codes
        case.game.entry.apply(states, 0, draw.choice(codes), NO_LOG)
        length += 1
    yield states, []


def play_randomly(match: Match, seed: int, most: int | None = None) -> Match:
    """Play any legal actions until the game is over, or so many decisions are made."""
    draw = random.Random(seed)
    made = 0
    while not match.over and (most is None or made < most):
        assert len(match.history) < match.game.rules.max_length, "the game does not end within its max_length"
        match.play(draw.choice(match.codes))
        made += 1
    return match
