"""A table of Squaring Circleville laid out by hand, for the tests."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from townwright.core.action import Event
from townwright.core.match import Match
from townwright.core.played_action import PlayedAction
from townwright.core.record import Records
from townwright.core.rule import entry_point
from townwright.games.circleville import GAME
from townwright.games.circleville.codes import END_ACTION
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    DATA,
    EQUIPMENT,
    PLOTS,
    SECTIONS,
    SOLO,
    Character,
    Colour,
    Row,
    Structure,
    YearTile,
)
from townwright.games.circleville.rules.supervisor import merge_areas
from townwright.games.circleville.state import NEW, CubeMark, OpponentStage, Phase, SoloSource, State

ANGELIKA, MARION, NICOLE = 0, 1, 2


@entry_point(package=GAME.package)
def merge(states: Records[State], i: int) -> None:
    merge_areas(states[i])


class AskingMatch(Match):
    """A match that asks before an action ends, so that tests can look at the table."""

    def _is_forced(self) -> bool:
        return super()._is_forced() and self.codes[0] != END_ACTION


class Town:
    """A match whose table can be changed by hand. Sections and tiles have their printed numbers, seats count from 0.

    It begins with seat 0 choosing an action, without permits, with no equipment in play and all mats empty.
    """

    played: list[PlayedAction]  # the last turn of an opponent

    def __init__(
        self, players: int = 3, start: int = 10, seed: int = 1, components: Any = None, **options: str
    ) -> None:
        self.match = AskingMatch(GAME, players, seed, {"start": f"section_{start}", **options}, components=components)
        self["first_player"] = 0
        self["to_move"] = 0
        self["equipment"] = 0
        self.s.stacks[:] = 0
        self.s.heights[:] = 0
        self.phase(Phase.CHOOSE)

    @property
    def s(self) -> Any:
        self.match._clear_cached()
        return self.match.state

    def __setitem__(self, field: str, value: Any) -> None:
        self.match.states[field][0] = value
        self.match._clear_cached()

    def __getitem__(self, field: str) -> Any:
        return self.match.states[field][0]

    # Laying out

    def phase(self, phase: Phase) -> None:
        self["phase"] = phase.value

    def permit(self, *colours: str) -> "Town":
        """Set the actions that the player to move may take."""
        self.phase(Phase.CHOOSE)
        self.s.permits[:] = 0
        for colour in colours:
            self.s.permits[Colour[colour.upper()].value] += 1
        return self

    def complete(self, *sections: int) -> "Town":
        """Complete sections, without anything on them."""
        for section in sections:
            self["completed_sections"] = int(self["completed_sections"]) | 1 << section - 1
            self.s.open_squares[section - 1] = 0
            self.s.standing_structures[section - 1] = 0
            self.s.work[section - 1] = 0
        merge(self.match.states, 0)
        self.match._clear_cached()
        return self

    def stand(self, seat: int, section: int) -> "Town":
        self.s.supervisor[seat] = section - 1
        merge(self.match.states, 0)
        return self

    def tiles(self, seat: int, **columns: int) -> "Town":
        """Put action tiles on a mat."""
        for colour, count in columns.items():
            self.s.tiles[seat, Colour[colour.upper()].value] = count
        return self

    def equip(self, seat: int, *tiles: int) -> "Town":
        self.s.player_equipment[seat] = sum(1 << tile - 1 for tile in tiles)
        return self

    def achieve(self, seat: int, *tiles: int) -> "Town":
        self.s.player_achievements[seat] = sum(1 << tile - 1 for tile in tiles)
        return self

    def unclaimed(self, *tiles: int) -> "Town":
        self["equipment"] = sum(1 << tile - 1 for tile in tiles)
        return self

    def achievement(self, row: str, slot: int, tile: int) -> "Town":
        """Put an achievement on the table."""
        self.s.achievements[Row[row.upper()].value, slot] = tile
        return self

    def year_tile(self, seat: int, tile: str, count: int = 1) -> "Town":
        self.s.unused_year_tiles[seat, YearTile[tile.upper()].value] = count
        return self

    def queue(self, letters: str) -> "Town":
        """Fill the queue from the left: n, b, s, g."""
        self.s.queue[:] = 0
        for place, letter in enumerate(letters):
            self.s.queue[place] = "nbsg".index(letter) + 1
        self["queue_length"] = len(letters)
        return self

    def work(self, seat: int, section: int, red: int = 0, blue: int = 0, structures: str = "") -> "Town":
        """Place cubes of a seat in a section, from its supply."""
        self.s.work[section - 1, CubeMark.RED.value, seat] += red
        self.s.work[section - 1, CubeMark.BLUE.value, seat] += blue
        self.s.open_squares[section - 1, 0] -= red
        self.s.open_squares[section - 1, 1] -= blue
        for letter in structures:
            self.s.standing_structures[section - 1, "nbsg".index(letter)] -= 1
            self.s.work[section - 1, CubeMark.STRUCTURE.value, seat] += 1
        self.s.cubes[seat] -= red + blue + len(structures)
        return self

    def build(self, section: int, structure: str, left: int, right: int | None = None, plot: int = 1) -> "Town":
        """Put a structure on a printed plot."""
        index = (section - 1) * PLOTS + plot - 1
        self.s.plot_structure[index] = "nbsg".index(structure) + 1
        self.s.left_owner[index] = left + 1
        self.s.right_owner[index] = 0 if right is None else right + 1
        return self

    def stack(self, space: int, letters: str) -> "Town":
        """Fill a stack from the bottom to the top: r, b, o, g; space 9 is the upcoming stack."""
        self.s.stacks[space - 1] = 0
        for place, letter in enumerate(letters):
            self.s.stacks[space - 1, place] = "rbog".index(letter) + 1
        self.s.heights[space - 1] = len(letters)
        return self

    # Opponents of a solo game, who have the seats from 1 on

    def pawn(self, place: int, seat: int = 1) -> "Town":
        """Place the supervisor of an opponent on its mat; for Denzel, name his last section."""
        self.s.pawn[seat] = place if self["character"][seat] == Character.DENZEL + 1 else place - 1
        return self

    def lay(self, cell: int, letter: str, seat: int = 1) -> "Town":
        """Put an action tile on the mat of an opponent."""
        self.s.mat_tiles[seat, cell - 1] = "rbog".index(letter) + 1
        return self

    def assistant(self, space: int, seat: int = 1) -> "Town":
        self.s.assistant[seat] = space - 1
        return self

    def turn(self, seat: int = 1) -> list[str]:
        """Play the turns of the opponents up to the person's; return the events of the first one."""
        self["to_move"] = seat
        self["stage"] = OpponentStage.ASSISTANT.value
        self["has_acted"] = 0
        self.phase(Phase.OPPONENT)
        start = len(self.match.history)
        self.play("carry on")
        self.played = [played for played in self.match.history[start:] if played.seat == seat]
        return [event.kind for played in self.played for event in played.events]

    def facts(self, kind: str) -> list[dict[str, int | str]]:
        """Return the facts of all events of a kind in the last turn of an opponent."""
        return [event.facts for played in self.played for event in played.events if event.kind == kind]

    def all_facts(self, kind: str) -> list[dict[str, int | str]]:
        """Return the facts of all events of a kind so far."""
        return [event.facts for played in self.match.history for event in played.events if event.kind == kind]

    def solo_points(self, seat: int = 1) -> dict[str, int]:
        """Return what an opponent has scored besides sections and quadrants."""
        points = {source.name.lower(): int(self.s.solo_points[source.value, seat]) for source in SoloSource}
        return {source: number for source, number in points.items() if number}

    def cubes_in(self, section: int, seat: int = 1) -> list[int]:
        """Return an opponent's cubes in a section: red, blue, on structure icons."""
        return list(self.s.work[section - 1, :3, seat].tolist())

    # Playing and looking

    def play(self, *actions: str) -> "Town":
        """Play some actions; forced actions may be named or left out."""
        self.match._clear_cached()
        self.match.play_line(list(actions))
        return self

    @property
    def legal(self) -> set[str]:
        self.match._clear_cached()
        return {action.text for action in self.match.legal}

    def legal_with(self, *beginnings: str) -> set[str]:
        """Return the legal actions that begin with some words."""
        return {text for text in self.legal if text.startswith(beginnings)}

    def why_not(self, action: str) -> str:
        reason = self.match.why_not(action)
        assert reason is not None, f"{action} is possible"
        return reason.say("en", self.match.players)

    def section_points(self, section: int) -> list[int]:
        return list(self.s.section_points[section - 1][: self["players"]].tolist())

    def track(self, quadrant: int) -> list[int]:
        return list(self.s.track[quadrant - 1][: self["players"]].tolist())

    @property
    def queued(self) -> str:
        return "".join("nbsg"[piece - 1] for piece in self.s.queue[: self["queue_length"]])

    def level(self, seat: int) -> list[int]:
        return [1 + int(count) for count in self.s.tiles[seat]]

    def row(self, source: str) -> list[int]:
        """Return a row of the score sheet."""
        return next(row.points for row in self.match.score_sheet if row.source == source)


def check_conserved(s: Any) -> None:
    """Check that no cube, structure, equipment or achievement was added or lost."""
    for player in range(int(s.players)):
        owner = player + 1
        cubes = int(s.cubes[player]) + int(s.work[:, :, player].sum()) + int((s.number_square == owner).sum())
        cubes += (
            int((s.beauty == owner).sum()) + int((s.left_owner == owner).sum()) + int((s.right_owner == owner).sum())
        )
        cubes += int(s.character[player] == Character.BERTHA + 1)  # the extra action marker
        assert cubes == DATA["cubes"]["each"]
        assert s.cubes[player] >= 0
    assert (s.work >= 0).all() and (s.open_squares >= 0).all() and (s.standing_structures >= 0).all()
    for structure in Structure:
        value = structure.value
        number = (
            int(s.standing_structures[:, value].sum())
            + int(s.razed_structures[value])
            + int((s.plot_structure == value + 1).sum())
        )
        number += (
            int((s.queue == value + 1).sum())
            + int(s.year_tile_structure == value + 1)
            + int(s.removed_structures[value])
        )
        assert number == DATA["structures"]["count"][structure.name.lower()]
    assert ((s.stacks > 0).sum(axis=1) == s.heights).all()
    tile_sets = [int(s.equipment), *[int(owned) for owned in s.player_equipment]]
    union = 0
    for tiles in tile_sets:
        assert union & tiles == 0
        union |= tiles
    revealed = SOLO["equipment"] if s.people == 1 else DATA["equipment"]["per_player"] * int(s.people)
    assert union.bit_count() == revealed <= EQUIPMENT
    in_play = [tile for tile in [*s.achievements.reshape(-1).tolist(), *s.year_achievement.tolist()] if tile]
    in_play += [tile + 1 for owned in s.player_achievements for tile in range(ACHIEVEMENTS) if int(owned) >> tile & 1]
    assert len(in_play) == len(set(in_play)) <= len(DATA["years"]["achievements"])
    assert (s.plot_structure[NEW:] > 0).sum() <= (s.new_plot > 0).sum()
    for section in range(SECTIONS):
        if int(s.completed_sections) >> section & 1:
            assert (
                s.open_squares[section].sum() == 0
                and s.standing_structures[section].sum() == 0
                and s.work[section].sum() == 0
            )


class Ledger:
    """Counts the tiles that leave the table, so that every tile can be accounted for."""

    def __init__(self) -> None:
        self.action = [0] * len(Colour)  # out of the game
        self.used = [0] * len(YearTile)  # year tiles used, or returned by an opponent
        self.turned = 0  # used ones that are not on a mat: new plots, returned, discarded, paid
        self.returned_achievements = 0  # achievements out of the game

    def record(self, before: Any, after: Any, events: Sequence[Event]) -> None:
        """Record what an action removed from the table."""
        me = int(before.to_move)
        for event in events:
            facts = event.facts
            if event.kind in ("lost_tile", "laid_tile"):
                leaving = facts["colour"] if event.kind == "lost_tile" else facts["old"]
                if leaving != -1:
                    self.action[number(Colour, leaving)] += 1
            elif event.kind == "tiles_left":
                self.action[number(Colour, facts["colour"])] += SOLO["denzel"]["trigger"]
            elif event.kind == "paid":
                for colour in Colour:
                    if after.tiles[me, colour.value] < before.tiles[me, colour.value]:
                        masks = [int(each.turned_year_tiles[me, colour.value]) for each in (before, after)]
                        year = masks[0] != masks[1]
                        self.turned += year
                        self.action[colour] += not year
            elif event.kind in ("used", "returned_year"):
                self.used[number(YearTile, facts["tile"])] += 1
                self.turned += event.kind == "returned_year"
            elif event.kind == "new_plot":
                self.used[YearTile.NEW_PLOT] += 1
                self.turned += 1
            elif event.kind == "discarded":
                self.turned += int(before.used_year_tiles) - int(after.used_year_tiles if after.to_move == me else 0)
            elif event.kind in ("returned_goal", "removed_goal"):
                self.returned_achievements += 1

    def check(self, s: Any) -> None:
        """Check that the tiles on the table and those that have left it are all tiles of the game."""
        seats = range(int(s.players))
        for colour in Colour:
            value = colour.value
            on_mats = sum(
                int(s.tiles[seat, value]) - int(s.turned_year_tiles[seat, value]).bit_count() for seat in seats
            )
            tiles = int((s.stacks == value + 1).sum() + (s.bag == value + 1).sum() + (s.mat_tiles == value + 1).sum())
            assert tiles + on_mats + self.action[colour] == DATA["action_tiles"]["each"]
        for tile in YearTile:
            on_track = int((s.years[int(s.year) :] == tile.value).sum())
            scored = (
                int(s.last_year_tile_points.sum()) // DATA["three_points"]["points"]
                if tile == YearTile.THREE_POINTS
                else 0
            )
            unused = int(s.unused_year_tiles[:, tile.value].sum())
            assert on_track + scored + unused + self.used[tile] == DATA["year_tiles"][tile]["count"]
        assert int((s.new_plot > 0).sum()) <= self.used[YearTile.NEW_PLOT]
        turned = sum(int(bits).bit_count() for bits in s.turned_year_tiles.reshape(-1))
        if not s.is_final:
            assert turned + int(s.used_year_tiles) + self.turned == sum(self.used)
        claimed = sum(int(tiles).bit_count() for tiles in s.player_achievements)
        unclaimed = int((s.achievements > 0).sum() + (s.year_achievement > 0).sum())
        assert claimed + unclaimed + self.returned_achievements == len(DATA["years"]["achievements"])


def number(members: type[IntEnum], fact: int | str) -> int:
    """Return the enum value of a fact that is stored as a word."""
    return members[str(fact).rpartition("-")[2].upper()].value
