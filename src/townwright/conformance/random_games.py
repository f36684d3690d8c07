"""Cases, random games and padded arrays for the checks."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, AnyState, NumberArray, States, copy_states, new_states

#: Length and value of the padding behind an array. Rules must not write there.
PADDING, UNTOUCHED = 64, 99


@dataclass(eq=False)
class Case:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, str] = field(default_factory=dict)
    last_seed: int | None = None  # the seed of the last game

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.options.values()])

    @property
    def seeds(self) -> range:
        """The seeds to try; fewer for long games."""
        return range(1 if self.game.rules.max_length > 100 else 3)

    @property
    def seats(self) -> int:
        """The number of seats, scripted ones included."""
        return self.game.seats(self.players, self.options)

    def match(self, seed: int) -> Match:
        """Return a new match of this case."""
        self.last_seed = seed
        return Match(self.game, self.players, seed, self.options)

    def states(self, seed: int, size: int = 1, i: int = 0) -> States:
        """Return states, one of them set up for this case."""
        self.last_seed = seed
        states = new_states(self.game.rules.state, size)
        self.game.entry_points.setup(states, i, self.game.option_codes(self.players, self.options), seed)
        return states


def cases(game: Game) -> Iterator[Case]:
    """Yield cases with every number of players, and with default, last and mixed values of options."""
    picks: list[Callable[[int, int], int]] = [lambda _, n: n - 1, lambda i, n: i % n]
    for players in game.players:
        options = [option for option in game.options if option.applies_to(players)]
        sets = [{o.name: o.values[p(i, len(o.values))] for i, o in enumerate(options)} for p in picks]
        yield from (Case(game, players, chosen) for chosen in ([{}, *sets] if options else [{}]))


def padded_array(size: int, kind: npt.DTypeLike) -> tuple[NumberArray, NumberArray]:
    """Return an array to write to, and the padding behind it."""
    buffer = np.full(size + PADDING, UNTOUCHED, kind)
    return buffer[:size], buffer[size:]


def record(states: States) -> AnyState:
    """Return the first state as a `Record`."""
    return records(states)[0]


def differences(first: States, *others: States) -> list[str]:
    """Return the names of the fields in which states differ from the first."""
    names = first.dtype.names or ()
    return [name for name in names if any(each[name].tobytes() != first[name].tobytes() for each in others)]


def steps(case: Case, seed: int) -> Iterator[tuple[States, list[int]]]:
    """Play a random game; yield a copy of each state and its legal actions."""
    rng = random.Random(seed)
    states, out = case.states(seed), np.zeros(case.game.rules.max_legal, np.int32)
    length = 0
    while record(states).to_move != OVER:
        assert length < case.game.rules.max_length, "the game does not end within its max_length"
        codes = out[: case.game.entry_points.legal(states, 0, out)].tolist()
        assert codes, "the game is not over, but nothing is legal"
        yield copy_states(states), codes
        case.game.entry_points.apply(states, 0, rng.choice(codes), NO_LOG)
        length += 1
    yield states, []


def samples(case: Case, seed: int, most: int = 100) -> Iterator[tuple[States, list[int]]]:
    """Yield about `most` positions of a random game, from its end backwards.

    Looking at all positions of a long game would be slow.
    """
    positions = list(steps(case, seed))
    return iter(positions[:: -max(1, len(positions) // most)])


def play_randomly(match: Match, seed: int, most: int | None = None) -> Match:
    """Play random legal actions until the game is over or `most` decisions are made."""
    rng = random.Random(seed)
    decisions = 0
    while not match.over and (most is None or decisions < most):
        assert len(match.history) < match.game.rules.max_length, "the game does not end within its max_length"
        match.play(rng.choice(match.codes))
        decisions += 1
    return match
