"""Tables laid out by hand."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from townwright import IllegalAction, Match
from townwright.games.carrara import GAME
from townwright.games.carrara.actions import building
from townwright.games.carrara.components import (
    BRICKS_OF_COLOUR,
    CITY_IDS,
    COLOUR_IDS,
    OBJECT_IDS,
    TYPE,
    TYPE_IDS,
)
from townwright.games.carrara.state import NONE, Phase
from townwright.games.carrara.view import View

NAMES = ["Ada", "Bo", "Cy", "Di"]

__all__ = ["GAME", "NAMES", "Setup", "buy_brick", "gained_by", "kinds", "refusal", "texts", "view_of"]


class Setup:
    """A match whose table is set up by hand. Bricks that are nowhere else are in the bag."""

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.match = Match(GAME, NAMES[:players], seed, options)

    @property
    def s(self) -> Any:
        self.match._clear_cached()
        return self.match.state

    def set_field(self, field: str, value: int) -> None:
        self.match.states[field] = value
        self.match._clear_cached()

    def to_move(self, seat: int) -> "Setup":
        self.set_field("to_move", seat)
        return self

    def coins(self, *coins: int) -> "Setup":
        self.s.coins[: len(coins)] = coins
        return self

    def bricks(self, seat: int, *colours: str) -> "Setup":
        """Give a player exactly these bricks."""
        self.s.bricks[seat] = count_by_name(COLOUR_IDS, colours)
        return self.fill_bag()

    def wheel(self, **segments: str) -> "Setup":
        """Put exactly these bricks on the wheel: `s2="green green"`."""
        self.s.wheel[:] = 0
        for segment, colours in segments.items():
            self.s.wheel[int(segment[1:]) - 1] = count_by_name(COLOUR_IDS, colours.split())
        return self.fill_bag()

    def fill_bag(self) -> "Setup":
        s = self.s
        s.bag[:] = BRICKS_OF_COLOUR - s.wheel.sum(axis=0) - s.bricks.sum(axis=0)
        assert (s.bag >= 0).all()
        return self

    def all_bricks_out(self, *hands: int) -> "Setup":
        """Empty wheel and bag; each player holds this number of bricks of each colour."""
        self.s.wheel[:] = 0
        self.s.bag[:] = 0
        for seat, number in enumerate(hands):
            self.s.bricks[seat] = number
        assert sum(hands) == BRICKS_OF_COLOUR[0]
        return self

    def objects(self, seat: int, *kinds: str) -> "Setup":
        self.s.objects[seat] = count_by_name(OBJECT_IDS, kinds)
        return self

    def markers(self, seat: int, left: int) -> "Setup":
        self.s.markers[seat] = left
        return self

    def built(self, seat: int, *buildings: str) -> "Setup":
        """Give a player these buildings too: `"villa 3 massa"`."""
        for text in buildings:
            kind, cost, city = text.split()
            number = building(kind, int(cost))
            assert number is not None
            self.remove_building(number)
            self.s.owner[number] = seat
            self.s.city[number] = CITY_IDS.index(city)
            self.s.buildings_in_city[seat, CITY_IDS.index(city)] += 1
            self.s.buildings_of_type[seat, TYPE[number]] += 1
        return self

    def remove_building(self, number: int) -> None:
        """Take a building off stack or display; another one from the stack takes its place."""
        stack = int(self.s.stack)
        if number in self.s.display:
            other = next(each for each in range(30) if stack >> each & 1)
            self.s.display[list(self.s.display).index(number)] = other
            stack -= 1 << other
        else:
            assert stack >> number & 1
            stack -= 1 << number
        self.set_field("stack", stack)

    def open(self, *buildings: str) -> "Setup":
        """Open these buildings in the first places; those that lay there go into the stack."""
        for place, text in enumerate(buildings):
            kind, cost = text.split()
            number = building(kind, int(cost))
            assert number is not None
            if number in self.s.display:
                other = list(self.s.display).index(number)
                self.s.display[[place, other]] = self.s.display[[other, place]]
            else:
                stack = int(self.s.stack) - (1 << number) + (1 << int(self.s.display[place]))
                self.set_field("stack", stack)
                self.s.display[place] = number
        return self

    def only_open(self, *buildings: str) -> "Setup":
        """Leave only these buildings unbuilt; the last player has all others in Lerici."""
        last = int(self.s.players) - 1
        unbuilt = [building(kind, int(cost)) for kind, cost in (text.split() for text in buildings)]
        self.s.display[:] = NONE
        self.s.display[: len(unbuilt)] = unbuilt
        self.set_field("stack", 0)
        for number in range(30):
            if number not in unbuilt and self.s.owner[number] == NONE:
                self.s.owner[number] = last
                self.s.city[number] = CITY_IDS.index("lerici")
                self.s.buildings_in_city[last, CITY_IDS.index("lerici")] += 1
                self.s.buildings_of_type[last, TYPE[number]] += 1
        return self

    def scored_city(self, seat: int, *cities: str) -> "Setup":
        for city in cities:
            self.s.city_scorer[CITY_IDS.index(city)] = seat
        return self

    def scored_type(self, seat: int, *types: str) -> "Setup":
        for kind in types:
            self.s.has_scored_type[seat, TYPE_IDS.index(kind)] = 1
        return self

    def may_announce(self, seat: int) -> "Setup":
        """Let a player just meet the three conditions."""
        need = {2: (8, 30), 3: (7, 25), 4: (6, 20)}[int(self.s.players)]
        costs = [f"{kind} 5 lerici" for kind in TYPE_IDS[: need[1] // 5]]
        self.built(seat, *costs)
        self.s.objects[seat, :] = 0
        self.s.objects[seat, 0] = need[0]
        return self.markers(seat, 2)

    def announced(self, seat: int) -> "Setup":
        self.set_field("announcer", seat)
        return self

    def phase(self, phase: Phase) -> "Setup":
        self.set_field("phase", phase)
        return self


def buy_brick(match: Match) -> None:
    """Buy one brick, with or without coins; where there is a choice, the cheapest."""
    match.play("turn wheel")
    if match.state.segment == NONE:
        match.play(match.legal[-1])
    match.play("done")


def count_by_name(names: tuple[str, ...], things: Iterable[str]) -> list[int]:
    counts = Counter(things)
    assert set(counts) <= set(names)
    return [counts[name] for name in names]


def texts(match: Match) -> set[str]:
    """Return the legal actions as text."""
    return {action.text for action in match.legal}


def kinds(match: Match) -> set[str]:
    """Return the first words of the legal actions."""
    return {text.split()[0] for text in texts(match)}


def view_of(match: Match, seat: int | None = None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def refusal(match: Match, text: str) -> tuple[str, dict[str, object]]:
    """Return why an action is not possible, and check that playing it is refused for that reason."""
    reason = match.why_not(text)
    assert reason is not None
    assert match.find(text) is None
    before, length = match.states.tobytes(), len(match.history)
    with pytest.raises(IllegalAction) as caught:
        match.play(text)
    assert caught.value.reason == reason
    assert (match.states.tobytes(), len(match.history)) == (before, length)
    assert reason.say("en", NAMES) != reason.say("de", NAMES)
    return reason.message, reason.arguments


def gained_by(match: Match, text: str, seat: int = 0) -> tuple[int, int, int]:
    """Play an action; return the points, coins and objects that it brings a player."""
    before = view_of(match, seat).players[seat]
    match.play(text)
    after = view_of(match, seat).players[seat]
    assert before.coins is not None
    assert before.objects is not None
    assert after.coins is not None
    assert after.objects is not None
    objects = sum(after.objects.values()) - sum(before.objects.values())
    return after.points - before.points, after.coins - before.coins, objects
