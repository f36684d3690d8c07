"""A second implementation of the game: slow and plain, with dictionaries, written from the rules alone.

It shares nothing with the package, not even its tables. Random draws are passed in.
"""

from collections import Counter
from typing import Any

COLOURS = ["white", "yellow", "red", "green", "blue", "black"]
TYPES = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
OBJECTS = dict(zip(TYPES, ["book", "chalice", "crown", "gate", "flag", "coat_of_arms"], strict=True))
#: City: how many colours it accepts, what a point of cost pays, in what, buildings it takes to score it.
CITIES = {
    "livorno": (1, 3, "points", 2),
    "pisa": (2, 3, "coins", 2),
    "lucca": (3, 2, "points", 2),
    "viareggio": (4, 2, "coins", 3),
    "massa": (5, 1, "points", 3),
    "lerici": (6, 1, "coins", 3),
}
BUILDINGS = [(kind, cost) for kind in TYPES for cost in range(1, 6)]
#: Scorings, objects and costs that it takes to announce the end, by number of players.
CONDITIONS = {2: (4, 8, 30), 3: (4, 7, 25), 4: (4, 6, 20)}

Building = tuple[str, int]


def price(segment: int, colour: str) -> int:
    return max(0, 6 - COLOURS.index(colour) - (segment - 1))


def accepted_colours(city: str) -> list[str]:
    return COLOURS[: CITIES[city][0]]


class PlainTable:
    """A game in progress; `choices` and `play` speak the notation."""

    def __init__(self, players: int, display: list[Building]) -> None:
        self.players = players
        self.display = set(display)
        self.stack = set(BUILDINGS) - self.display
        self.wheel = {segment: Counter[str]() for segment in range(1, 7)}
        self.wheel[1] = Counter(COLOURS)
        self.bricks = [Counter([colour]) for colour in ["black", "blue", "green", "red"][:players]]
        self.bag = Counter(dict.fromkeys(COLOURS, 6))
        for bricks in self.bricks:
            self.bag -= bricks
        self.coins = [20] * players
        self.objects = [Counter[str]() for _ in range(players)]
        self.supply = dict.fromkeys(OBJECTS.values(), 5)
        self.sale = set(OBJECTS.values())
        self.built: list[dict[Building, str]] = [{} for _ in range(players)]
        self.scored: list[dict[str, int]] = [{} for _ in range(players)]
        self.announcer: int | None = None
        self.seat = 0
        self.over = False
        self.step = "action"
        self.bought: list[str] = []
        self.segment = 0
        self.unpaid_building: tuple[Building, str] | None = None
        self.paid: list[str] = []

    # Choices

    def choices(self) -> set[str]:
        return set() if self.over else getattr(self, f"{self.step}_choices")()

    def action_choices(self) -> set[str]:
        choices = {f"build {kind} {cost} in {city}" for kind, cost in self.display for city in self.cities_for(cost)}
        if sum(self.bag.values()) + sum(sum(bricks.values()) for bricks in self.wheel.values()):
            choices.add("turn wheel")
        if len(self.scored[self.seat]) < 6:
            choices |= {f"score {what}" for what in [*TYPES, *CITIES] if self.may_score(what)}
        choices = choices or {"take coins"}
        return choices | {"pass"} if self.announcer is not None else choices

    def cities_for(self, cost: int) -> list[str]:
        return [
            city for city in CITIES if sum(self.bricks[self.seat][colour] for colour in accepted_colours(city)) >= cost
        ]

    def may_score(self, what: str) -> bool:
        if what in TYPES:
            return what not in self.scored[self.seat] and any(kind == what for kind, _ in self.built[self.seat])
        if any(what in scored for scored in self.scored):
            return False
        return list(self.built[self.seat].values()).count(what) >= CITIES[what][3]

    def take_choices(self) -> set[str]:
        segments = [self.segment] if self.segment else list(self.wheel)
        choices = {
            f"take {segment} {colour}"
            for segment in segments
            for colour in COLOURS
            if self.wheel[segment][colour] and price(segment, colour) <= self.coins[self.seat]
            if not self.bought or COLOURS.index(colour) >= COLOURS.index(self.bought[-1])
        }
        if self.bought:
            return choices | {"done"}
        return choices or {"take coins"}

    def pay_choices(self) -> set[str]:
        assert self.unpaid_building
        (_, cost), city = self.unpaid_building
        choices = set()
        for colour in accepted_colours(city):
            best_allowed = COLOURS.index(self.paid[-1]) if self.paid else 0
            if self.bricks[self.seat][colour] and COLOURS.index(colour) >= best_allowed:
                rest = [each for each in accepted_colours(city) if COLOURS.index(each) >= COLOURS.index(colour)]
                if sum(self.bricks[self.seat][each] for each in rest) >= cost - len(self.paid):
                    choices.add(f"pay {colour}")
        return choices

    def purchase_choices(self) -> set[str]:
        return {f"buy {kind}" for kind in self.sale} | self.announce_choices()

    def announce_choices(self) -> set[str]:
        return {"end turn", "announce"} if self.may_announce() else {"end turn"}

    def may_announce(self) -> bool:
        scorings, objects, costs = CONDITIONS[self.players]
        return (
            self.announcer is None
            and len(self.scored[self.seat]) >= scorings
            and sum(self.objects[self.seat].values()) >= objects
            and self.costs(self.seat) >= costs
        )

    def costs(self, seat: int) -> int:
        return sum(cost for _, cost in self.built[seat])

    # Actions

    def play(self, text: str, drawn: dict[str, int], opened: Building | None) -> None:
        """Play an action; `drawn` and `opened` are its random outcomes."""
        assert text in self.choices()
        match text.split():
            case ["turn", "wheel"]:
                self.turn_wheel(drawn)
            case ["take", "coins"]:
                self.coins[self.seat] += 2
                self.after_action() if self.step == "take" else self.next_turn()
            case ["take", segment, colour]:
                self.take(int(segment), colour)
            case ["done"]:
                self.bought, self.segment = [], 0
                self.after_action()
            case ["build", kind, cost, "in", city]:
                self.display.remove((kind, int(cost)))
                self.built[self.seat][kind, int(cost)] = city
                self.unpaid_building, self.step = ((kind, int(cost)), city), "pay"
            case ["pay", colour]:
                self.pay(colour, opened)
            case ["score", what]:
                self.score(what)
            case ["buy", kind]:
                self.sale.remove(kind)
                self.objects[self.seat][kind] += 1
                self.coins[self.seat] -= 10
                self.after_purchase()
            case ["announce"]:
                self.announcer = self.seat
                self.next_turn()
            case ["end", "turn"] | ["pass"]:
                self.next_turn()

    def turn_wheel(self, drawn: dict[str, int]) -> None:
        self.wheel = {segment: self.wheel[(segment - 2) % 6 + 1] for segment in self.wheel}
        on_wheel = sum(sum(bricks.values()) for bricks in self.wheel.values())
        assert sum(drawn.values()) == min(max(0, 11 - on_wheel), sum(self.bag.values()))
        for colour, number in drawn.items():
            assert self.bag[colour] >= number
            self.bag[colour] -= number
            self.wheel[1][colour] += number
        self.step = "take"

    def take(self, segment: int, colour: str) -> None:
        self.wheel[segment][colour] -= 1
        self.bricks[self.seat][colour] += 1
        self.coins[self.seat] -= price(segment, colour)
        self.segment = segment
        self.bought.append(colour)

    def pay(self, colour: str, opened: Building | None) -> None:
        assert self.unpaid_building
        self.bricks[self.seat][colour] -= 1
        self.bag[colour] += 1
        self.paid.append(colour)
        if len(self.paid) == self.unpaid_building[0][1]:
            self.unpaid_building, self.paid = None, []
            assert (opened is None) == (not self.stack)
            if opened:
                self.stack.remove(opened)
                self.display.add(opened)
            self.after_action()

    def score(self, what: str) -> None:
        points = 0
        for (kind, cost), city in self.built[self.seat].items():
            if what in (kind, city):
                _, value, pays, _ = CITIES[city]
                if pays == "points":
                    points += cost * value
                else:
                    self.coins[self.seat] += cost * value
                if self.supply[OBJECTS[kind]]:
                    self.supply[OBJECTS[kind]] -= 1
                    self.objects[self.seat][OBJECTS[kind]] += 1
        self.scored[self.seat][what] = points
        self.after_action()

    def after_action(self) -> None:
        if self.sale and self.coins[self.seat] >= 10:
            self.step = "purchase"
        else:
            self.after_purchase()

    def after_purchase(self) -> None:
        self.step = "announce"
        if not self.may_announce():
            self.next_turn()

    def next_turn(self) -> None:
        self.step = "action"
        self.seat = (self.seat + 1) % self.players
        last_round = self.announcer is not None or not (self.stack or self.display)
        self.over = self.seat == 0 and last_round

    # Scoring

    def sheet(self) -> dict[str, list[int]]:
        seats = range(self.players)
        rows = {what: [self.scored[seat].get(what, 0) for seat in seats] for what in [*TYPES, *CITIES]}
        rows["announcement"] = [5 if self.announcer == seat else 0 for seat in seats]
        rows["objects"] = [3 * sum(self.objects[seat].values()) for seat in seats]
        rows["costs"] = [self.costs(seat) for seat in seats]
        rows["coins"] = [self.coins[seat] // 5 for seat in seats]
        return rows

    def ranks(self) -> list[int]:
        sums = [sum(column) for column in zip(*self.sheet().values(), strict=True)]
        marks: list[Any] = [(points, sum(self.bricks[seat].values())) for seat, points in enumerate(sums)]
        return [1 + sum(other > mark for other in marks) for mark in marks]
