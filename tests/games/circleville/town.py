"""A table of Squaring Circleville laid out by hand, for the tests."""

from typing import Any

from townwright.core.match import Match
from townwright.core.rule import entry
from townwright.games.circleville import GAME
from townwright.games.circleville.components import (
    DATA,
    EQUIPMENT,
    PLOTS,
    SECTIONS,
    Colour,
    Row,
    Structure,
    YearTile,
)
from townwright.games.circleville.state import NEW, Mark, Phase
from townwright.games.circleville.supervisor import merge_areas

ANGELIKA, MARION, NICOLE = 0, 1, 2


@entry(over=GAME.package)
def merge(states, i):  # type: ignore[no-untyped-def]
    merge_areas(states[i])


class Town:
    """A match whose table can be changed by hand. Sections and tiles have their printed numbers, seats count from 0.

    It begins with seat 0 choosing an action, without permits, equipment in the box, an empty mat each.
    """

    def __init__(self, players: int = 3, start: int = 10, seed: int = 1, **options: str) -> None:
        self.match = Match(GAME, players, seed, {"start": f"section_{start}", **options})
        self["first"] = 0
        self["to_move"] = 0
        self["equipment"] = 0
        self.s.stacks[:] = 0
        self.s.heights[:] = 0
        self.phase(Phase.CHOOSE)

    @property
    def s(self) -> Any:
        self.match._legal = None
        return self.match.state

    def __setitem__(self, field: str, value: Any) -> None:
        self.match.states[field][0] = value
        self.match._legal = None

    def __getitem__(self, field: str) -> Any:
        return self.match.states[field][0]

    # Laying out

    def phase(self, phase: Phase) -> None:
        self["phase"] = phase.value

    def permit(self, *colours: str) -> "Town":
        """Actions that the player to move may take."""
        self.phase(Phase.CHOOSE)
        self.s.permits[:] = 0
        for colour in colours:
            self.s.permits[Colour[colour.upper()].value] += 1
        return self

    def complete(self, *sections: int) -> "Town":
        """Sections that are completed, without anything on them."""
        for section in sections:
            self["completed"] = int(self["completed"]) | 1 << section - 1
            self.s.open[section - 1] = 0
            self.s.standing[section - 1] = 0
            self.s.work[section - 1] = 0
        merge(self.match.states, 0)
        self.match._legal = None
        return self

    def stand(self, seat: int, section: int) -> "Town":
        self.s.supervisor[seat] = section - 1
        merge(self.match.states, 0)
        return self

    def tiles(self, seat: int, **columns: int) -> "Town":
        """Action tiles on a mat."""
        for colour, count in columns.items():
            self.s.tiles[seat, Colour[colour.upper()].value] = count
        return self

    def equip(self, seat: int, *tiles: int) -> "Town":
        self.s.equipped[seat] = sum(1 << tile - 1 for tile in tiles)
        return self

    def achieve(self, seat: int, *tiles: int) -> "Town":
        self.s.achieved[seat] = sum(1 << tile - 1 for tile in tiles)
        return self

    def unclaimed(self, *tiles: int) -> "Town":
        self["equipment"] = sum(1 << tile - 1 for tile in tiles)
        return self

    def goal(self, row: str, slot: int, tile: int) -> "Town":
        """An achievement on the table."""
        self.s.goals[Row[row.upper()].value, slot] = tile
        return self

    def year_tile(self, seat: int, tile: str, count: int = 1) -> "Town":
        self.s.bonuses[seat, YearTile[tile.upper()].value] = count
        return self

    def queue(self, letters: str) -> "Town":
        """The queue from the left: n, b, s, g."""
        self.s.queue[:] = 0
        for place, letter in enumerate(letters):
            self.s.queue[place] = "nbsg".index(letter) + 1
        self["queued"] = len(letters)
        return self

    def work(self, seat: int, section: int, red: int = 0, blue: int = 0, structures: str = "") -> "Town":
        """Cubes of a seat in a section, from its supply."""
        self.s.work[section - 1, Mark.RED.value, seat] += red
        self.s.work[section - 1, Mark.BLUE.value, seat] += blue
        self.s.open[section - 1, 0] -= red
        self.s.open[section - 1, 1] -= blue
        for letter in structures:
            self.s.standing[section - 1, "nbsg".index(letter)] -= 1
            self.s.work[section - 1, Mark.STRUCTURE.value, seat] += 1
        self.s.cubes[seat] -= red + blue + len(structures)
        return self

    def build(self, section: int, structure: str, left: int, right: int | None = None, plot: int = 1) -> "Town":
        """A structure on a printed plot."""
        index = (section - 1) * PLOTS + plot - 1
        self.s.built[index] = "nbsg".index(structure) + 1
        self.s.left[index] = left + 1
        self.s.right[index] = 0 if right is None else right + 1
        return self

    def stack(self, space: int, letters: str) -> "Town":
        """A stack from the bottom to the top: r, b, o, g; space 9 is the upcoming stack."""
        self.s.stacks[space - 1] = 0
        for place, letter in enumerate(letters):
            self.s.stacks[space - 1, place] = "rbog".index(letter) + 1
        self.s.heights[space - 1] = len(letters)
        return self

    # Playing and looking

    def play(self, *actions: str) -> "Town":
        """Play some actions; what they force may be named or left out."""
        self.match._legal = None
        self.match.play_line(list(actions))
        return self

    @property
    def legal(self) -> set[str]:
        self.match._legal = None
        return {action.text for action in self.match.legal}

    def offered(self, *beginnings: str) -> set[str]:
        """The legal actions that begin with some words."""
        return {text for text in self.legal if text.startswith(beginnings)}

    def why_not(self, action: str) -> str:
        found = self.match.why_not(action)
        assert found is not None, f"{action} is possible"
        return found.say("en", self.match.players)

    def section_points(self, section: int) -> list[int]:
        return list(self.s.section_points[section - 1][: self["players"]].tolist())

    def track(self, quadrant: int) -> list[int]:
        return list(self.s.track[quadrant - 1][: self["players"]].tolist())

    @property
    def queued(self) -> str:
        return "".join("nbsg"[piece - 1] for piece in self.s.queue[: self["queued"]])

    def level(self, seat: int) -> list[int]:
        return [1 + int(count) for count in self.s.tiles[seat]]

    def row(self, source: str) -> list[int]:
        """A row of the score sheet."""
        return next(row.points for row in self.match.score_sheet if row.source == source)


def conserved(s: Any) -> None:
    """Cubes, structures, action tiles, year tiles, equipment and achievements: nothing comes, nothing is lost."""
    for player in range(int(s.players)):
        owner = player + 1
        cubes = int(s.cubes[player]) + int(s.work[:, :, player].sum()) + int((s.number_square == owner).sum())
        cubes += int((s.beauty == owner).sum()) + int((s.left == owner).sum()) + int((s.right == owner).sum())
        assert cubes == DATA["cubes"]["each"]
        assert s.cubes[player] >= 0
    assert (s.work >= 0).all() and (s.open >= 0).all() and (s.standing >= 0).all()
    for structure in Structure:
        value = structure.value
        number = int(s.standing[:, value].sum()) + int(s.held[value]) + int((s.built == value + 1).sum())
        number += int((s.queue == value + 1).sum()) + int(s.chosen == value + 1)
        assert number == DATA["structures"]["count"][structure.name.lower()]
    for colour in Colour:
        tiles = int((s.stacks == colour + 1).sum()) + int((s.bag == colour + 1).sum())
        assert 0 <= tiles <= DATA["action_tiles"]["each"]
    assert ((s.stacks > 0).sum(axis=1) == s.heights).all()
    seen = [int(s.equipment), *[int(owned) for owned in s.equipped]]
    together = 0
    for tiles in seen:
        assert together & tiles == 0
        together |= tiles
    assert together.bit_count() == DATA["equipment"]["per_player"] * int(s.players) <= EQUIPMENT
    goals = [*s.goals.reshape(-1).tolist(), *s.year_goal.tolist()]
    held = sum(int(tiles).bit_count() for tiles in s.achieved)
    assert sum(goal > 0 for goal in goals) + held == len(DATA["years"]["achievements"])
    plots = int((s.new_plot > 0).sum())
    assert int(s.bonuses.sum()) + plots <= int(s.year)
    assert (s.built[NEW:] > 0).sum() <= plots
    for section in range(SECTIONS):
        if int(s.completed) >> section & 1:
            assert s.open[section].sum() == 0 and s.standing[section].sum() == 0 and s.work[section].sum() == 0
