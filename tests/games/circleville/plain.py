"""A second implementation of the opponents, slow and plain, written from the rulebook on the data of a view.

It shares nothing with the rules: numbers, orders and quadrants are written here again. An opponent's turn by the rules
must give the same table as a turn here.
"""

from typing import Any

COLOURS = ("red", "blue", "orange", "green")
QUADRANT_OF = dict(zip(COLOURS, (1, 2, 3, 4), strict=True))
STRUCTURES = {
    "bertha": ("silver", "brown", "natural", "golden"),
    "carsten": ("golden", "silver", "brown", "natural"),
    "denzel": ("brown", "natural", "golden", "silver"),
    "katherine": ("natural", "golden", "silver", "brown"),
}
HIGHEST_FIRST = ("bertha", "katherine")
IMPOSSIBLE = {"bertha": 3, "carsten": 1, "denzel": 3, "katherine": 3}
ACHIEVEMENT = {"bertha": 2, "carsten": 2, "denzel": 2, "katherine": 4}
QUEUE = 12


class PlainTable:
    """The table before the turn of an opponent, as plain data that the turn changes."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: dict[str, Any] = view["opponents"][seat - view["people"]]
        self.name: str = self.me["character"]
        self.points = [0] * view["players"]  # made in this turn
        self.acted = False

    # The town

    def sections(self, quadrant: int) -> list[dict[str, Any]]:
        """Return the sections of a quadrant in this opponent's order, then those of the next ones clockwise."""
        ordered: list[dict[str, Any]] = []
        for offset in range(4):
            number = (quadrant - 1 + offset) % 4 + 1
            inside = [section for section in self.view["sections"] if section["quadrant"] == number]
            ordered += sorted(inside, key=lambda section: section["section"], reverse=self.name in HIGHEST_FIRST)
        return ordered

    def mine(self, section: dict[str, Any]) -> dict[str, int]:
        cubes: dict[str, int] = section["cubes"][self.seat]
        return cubes

    def forward(self, section: dict[str, Any], seat: int) -> None:
        self.view["tracks"][section["quadrant"] - 1][seat] += 1

    def cubes(self, section: dict[str, Any], seat: int) -> int:
        return sum(section["cubes"][seat].values())

    def do_one(self, action: str, section: dict[str, Any]) -> bool:
        """Do one cube's worth of an action in a section; return false if nothing can be done there."""
        is_completed = section["completed"]
        if action in ("red", "blue") and not is_completed and section[action]:
            section[action] -= 1
            self.mine(section)[action] += 1
        elif (
            action == "orange"
            and not is_completed
            and len(self.view["queue"]) < QUEUE
            and any(section["structures"].values())
        ):
            colour = next(each for each in STRUCTURES[self.name] if section["structures"][each])
            section["structures"][colour] -= 1
            self.mine(section)["structures"] += 1
            self.view["queue"].append(colour)
        elif action == "green" and is_completed and self.view["queue"] and self.free_plot(section):
            colour = next(each for each in STRUCTURES[self.name] if each in self.view["queue"])
            self.view["queue"].remove(colour)
            self.build(section, colour)
        elif action == "improve" and is_completed and self.to_improve(section):
            self.to_improve(section)["right"] = self.seat  # type: ignore[index]
            self.forward(section, self.seat)
        elif action == "beautify" and is_completed and not section["beauty"]:
            section["beauty"].append(self.seat)
            self.forward(section, self.seat)
        else:
            return False
        return True

    def free_plot(self, section: dict[str, Any]) -> dict[str, Any] | None:
        free = [plot for plot in section["plots"] if plot["structure"] is None]
        return next(iter(sorted(free, key=lambda plot: plot["new"])), None)

    def build(self, section: dict[str, Any], colour: str) -> None:
        plot = self.free_plot(section)
        assert plot
        plot["structure"] = colour
        plot["left"] = self.seat
        self.forward(section, self.seat)

    def to_improve(self, section: dict[str, Any]) -> dict[str, Any] | None:
        for colour in STRUCTURES[self.name]:
            for plot in section["plots"]:
                if plot["structure"] == colour and plot["right"] is None:
                    candidate: dict[str, Any] = plot
                    return candidate
        return None

    # Actions

    def act(self, action: str, units: int, quadrant: int, impossible: int) -> None:
        """Take an action, in the quadrant, then in the others; score points if it is impossible."""
        units_done = 0
        out_of_cubes = False
        while units_done < units:
            before = {name: self.snapshot(name) for name in ("sections", "queue", "tracks")}
            section = next((each for each in self.sections(quadrant) if self.do_one(action, each)), None)
            if section is None:
                break
            if self.me["cubes"] == 0:
                self.view.update(before)
                self.me = self.view["opponents"][self.seat - self.view["people"]]
                out_of_cubes = True
                break
            self.me["cubes"] -= 1
            self.me["section"] = section["section"] if self.name == "denzel" else None
            self.acted = True
            units_done += 1
        if out_of_cubes or units_done == 0:
            self.points[self.seat] += impossible

    def snapshot(self, name: str) -> Any:
        """Return a copy of a part of the view."""

        def copy(value: Any) -> Any:
            if isinstance(value, dict):
                return {key: copy(part) for key, part in value.items()}
            return [copy(part) for part in value] if isinstance(value, list) else value

        return copy(self.view[name])

    def basic(self, colour: str, quadrant: int) -> None:
        """Take a basic action; then complete finished sections in the order of their numbers."""
        low, high = {"red": (2, 3), "blue": (2, 3), "orange": (1, 2), "green": (1, 2)}[colour]
        self.act(colour, high if self.name == "bertha" else low, quadrant, IMPOSSIBLE[self.name])
        for section in self.view["sections"]:
            work = section["red"] + section["blue"] + sum(section["structures"].values())
            if not section["completed"] and work == 0:
                self.complete(section)

    # Sections

    def value(self, section: dict[str, Any], place: int) -> int:
        """Return the points of a place, from 0; two seats pass over the second value."""
        points: list[int] = section["points"]
        return ([points[0], *points[2:]] if self.view["players"] == 2 else points)[place]

    def ranked(self, section: dict[str, Any], seats: list[int]) -> list[int]:
        """Return the seats with cubes there: by cubes, cubes on structures, then clockwise from this opponent."""
        return sorted(
            (seat for seat in seats if self.cubes(section, seat)),
            key=lambda seat: (
                -self.cubes(section, seat),
                -section["cubes"][seat]["structures"],
                (seat - self.seat) % self.view["players"],
            ),
        )

    def complete(self, section: dict[str, Any]) -> None:
        places = self.ranked(section, list(range(self.view["players"])))
        for place, seat in enumerate(places):
            self.points[seat] += self.value(section, place)
        self.clean_up(section, places[0])

    def clean_up(self, section: dict[str, Any], winner: int) -> None:
        """Score the year tile and its achievement, return the cubes, and mark the number square."""
        year = self.view["years"].pop(0)
        self.points[self.seat] += 1 + (ACHIEVEMENT[self.name] if year["achievement"] else 0)
        for seat in range(self.view["players"]):
            self.add_cubes(seat, self.cubes(section, seat))
            section["cubes"][seat] = dict.fromkeys(section["cubes"][seat], 0)
        section.update(completed=True, red=0, blue=0, structures=dict.fromkeys(section["structures"], 0))
        if self.cubes_left(winner):
            self.add_cubes(winner, -1)
            section["number_square"] = winner
            self.forward(section, winner)

    def supply(self, seat: int) -> dict[str, Any]:
        people = self.view["people"]
        mat: dict[str, Any] = self.view["mats"][seat] if seat < people else self.view["opponents"][seat - people]
        return mat

    def add_cubes(self, seat: int, cubes: int) -> None:
        self.supply(seat)["cubes"] += cubes

    def cubes_left(self, seat: int) -> int:
        return int(self.supply(seat)["cubes"])

    # The rondel

    def space(self, number: int) -> dict[str, Any]:
        rondel_space: dict[str, Any] = self.view["rondel"][(number - 1) % 8]
        return rondel_space

    def assistant_space(self) -> int:
        return next(int(space["space"]) for space in self.view["rondel"] if self.seat in space["assistants"])

    def top(self, number: int) -> str | None:
        stack: list[str] = self.space(number)["stack"]
        return stack[-1] if stack else None

    def walk(self, steps: int) -> dict[str, Any]:
        start = self.assistant_space()
        self.space(start)["assistants"].remove(self.seat)
        target = self.space(start + steps)
        target["assistants"] = sorted([*target["assistants"], self.seat])
        return target

    def seek(self, colours: set[str]) -> dict[str, Any]:
        """Go to the next space with one of some colours on top, at most a whole lap; otherwise one space."""
        start = self.assistant_space()
        return self.walk(next((steps for steps in range(1, 9) if self.top(start + steps) in colours), 1))

    def take_tile(self) -> str | None:
        """Take the top tile; the upcoming stack replaces an empty one."""
        space = self.space(self.assistant_space())
        if not space["stack"]:
            return None
        tile: str = space["stack"].pop()
        if not space["stack"]:
            space["stack"], self.view["upcoming"] = self.view["upcoming"], None
        return tile

    # The mats

    def colour(self, cell: int) -> str:
        """Return the colour of a space of the mat, from 1."""
        name: str = self.me["cells"][cell - 1]["tile"] or self.me["cells"][cell - 1]["colour"]
        return name

    def lay(self, cell: int) -> None:
        tile = self.take_tile()
        if tile:
            self.me["cells"][cell - 1]["tile"] = tile

    def remove_achievement(self, colour: str, points: int) -> None:
        rows = [self.view["table"][colour], self.view["table"]["multicoloured"]]
        tiles = [tile for row in rows for tile in row if tile]
        if not tiles:
            self.points[self.seat] += points
        for row in rows:
            for slot, tile in enumerate(row):
                if tiles and tile == min(tiles):
                    row[slot] = None

    # The turns

    def turn(self) -> None:
        {"bertha": self.bertha, "carsten": self.carsten, "denzel": self.denzel, "katherine": self.katherine}[
            self.name
        ]()

    def bertha(self) -> None:
        stop = self.me["supervisor"]
        space = self.seek({self.colour(stop)})
        quadrant = (4, 3, 2, 1)[stop - 1]
        self.basic(space["colour"], quadrant)
        if space["stack"]:
            self.basic(space["stack"][-1], quadrant)
        else:
            self.points[self.seat] += 5
        self.lay(stop)
        if stop < 4:
            self.me["supervisor"] += 1
            return
        bonus = QUADRANT_OF[self.colour(self.me["extra"])]
        self.act("improve", 1, bonus, 1)
        self.act("beautify", 1, bonus, 1)
        self.me["extra"] = self.me["extra"] % 4 + 1
        self.me["supervisor"] = 1

    def carsten(self) -> None:
        quadrant = self.me["supervisor"]
        space = self.walk(1)
        colours = [space["colour"], *space["stack"][-1:], self.colour(quadrant)]
        if not space["stack"]:
            self.points[self.seat] += 5
        kinds = sorted(set(colours), key=lambda colour: (colours.count(colour), colours.index(colour)))
        if len(kinds) == 1 and len(colours) == 3:
            self.remove_achievement(kinds[0], 10)
        elif len(kinds) == len(colours):
            for colour in colours:
                self.basic(colour, quadrant)
        else:
            for colour in kinds[:-1]:
                self.basic(colour, quadrant)
            self.pair(kinds[-1], quadrant)
        self.lay(self.me["supervisor"])
        self.me["supervisor"] = self.me["supervisor"] % 4 + 1

    def pair(self, colour: str, quadrant: int) -> None:
        if colour == "blue":
            self.act("improve", 1, quadrant, 2)
        elif colour == "orange":
            self.act("beautify", 1, quadrant, 2)
        else:
            self.points[self.seat] += 3
        if colour == "red" and self.view["equipment"] and len(self.me["equipment"]) < 3:
            self.me["equipment"] = sorted([*self.me["equipment"], self.view["equipment"].pop(0)])
        if colour == "green":
            self.me["supervisor"] = self.me["supervisor"] % 4 + 1

    def denzel(self) -> None:
        columns = self.me["columns"]
        space = self.seek({colour for colour in COLOURS if columns[colour] == min(columns.values())})
        quadrant = QUADRANT_OF[space["colour"]]
        self.basic(space["colour"], quadrant)
        self.basic(space["colour"], quadrant)
        if space["stack"]:
            self.basic(space["stack"][-1], quadrant)
        else:
            self.points[self.seat] += 5
        tile = self.take_tile()
        if tile:
            columns[tile] += 1
            if columns[tile] == 3:
                self.complete_early()
                columns[tile] = 0

    def complete_early(self) -> None:
        """Complete the marked section, or the next higher open one of its quadrant."""
        marked = self.view["sections"][self.me["section"] - 1] if self.acted else None
        section = next(
            (
                each
                for each in self.view["sections"]
                if marked
                and each["quadrant"] == marked["quadrant"]
                and each["section"] >= marked["section"]
                and not each["completed"]
            ),
            None,
        )
        if section is None:
            self.points[self.seat] += 8
            return
        self.points[self.seat] += 2 * section["points"][0]
        others = [seat for seat in range(self.view["players"]) if seat != self.seat]
        for place, seat in enumerate(self.ranked(section, others), start=1):
            self.points[seat] += self.value(section, place)
        structures = [colour for colour in STRUCTURES["denzel"] for _ in range(section["structures"][colour])]
        self.clean_up(section, self.seat)
        for colour in structures:
            homes = [section, *[each for each in self.sections(section["quadrant"]) if each["completed"]]]
            home = next((each for each in homes if self.free_plot(each)), None)
            if len(self.view["queue"]) < QUEUE:
                self.view["queue"].append(colour)
            elif home and self.me["cubes"]:
                self.build(home, colour)
                self.me["cubes"] -= 1
            elif home:
                plot = self.free_plot(home)
                assert plot
                plot["structure"] = colour

    def katherine(self) -> None:
        stop = self.me["supervisor"]
        self.walk(2)
        lines = {1: (1, 5), 2: (4, 3, 2, 1), 3: (8, 4), 4: (5, 6, 7, 8)}
        for colour in [self.colour(cell) for cell in lines[stop]]:
            self.basic(colour, stop)
        self.lay(lines[stop][0])
        self.me["supervisor"] = stop % 4 + 1
        if self.me["supervisor"] == 3:
            for cell in lines[3]:
                self.remove_achievement(self.colour(cell), 5)
