"""The achievement tiles, each test named after what the rulebook says about it."""

import pytest
from tests.games.circleville.town import ANGELIKA, MARION, Town

from townwright.games.circleville.components import DATA, Structure
from townwright.games.circleville.state import NEW

#: Sections of the quadrants with two plots or more.
HOMES = {1: 1, 2: 10, 3: 20, 4: 15}


def full_town() -> Town:
    """Return a town of Marion: natural, brown and golden in each quadrant, two silver in the third."""
    town = Town().complete(*range(1, 21))
    for section in HOMES.values():
        for plot, structure in enumerate("nbg", start=1):
            town.build(section, structure, left=MARION, plot=plot)
    return town.build(19, "s", left=MARION).build(19, "s", left=MARION, right=ANGELIKA, plot=2)


@pytest.mark.parametrize(
    "tile", [tile for tile in DATA["achievements"] if tile["id"] <= 16], ids=lambda t: str(t["id"])
)
def test_1_to_16_structures_of_a_colour_in_a_quadrant_by_any_builder(tile: dict[str, int | str]) -> None:
    town = full_town().achieve(ANGELIKA, int(tile["id"]))
    number = {"silver": 2 if tile["quadrant"] == 3 else 0}.get(str(tile["structure"]), 1)
    assert town.row("achievements") == [number * (1 if tile["structure"] == "natural" else 2), 0, 0]


@pytest.mark.parametrize(
    "tile", [tile for tile in DATA["achievements"] if tile["id"] <= 16], ids=lambda t: str(t["id"])
)
def test_1_to_16_count_a_structure_on_a_new_plot(tile: dict[str, int | str]) -> None:
    quadrant, structure = int(tile["quadrant"]), str(tile["structure"])
    town = Town().complete(*HOMES.values()).achieve(ANGELIKA, int(tile["id"]))
    town.s.new_plot[0] = HOMES[quadrant]
    town.s.plot_structure[NEW] = Structure[structure.upper()].value + 1
    assert town.row("achievements") == [1 if structure == "natural" else 2, 0, 0]
    town.s.new_plot[0] = HOMES[quadrant % 4 + 1]
    assert town.row("achievements") == [0, 0, 0]


@pytest.mark.parametrize(("tile", "structure", "points"), [(17, "n", 1), (18, "b", 2), (19, "s", 2), (20, "g", 2)])
def test_17_to_20_structures_with_at_least_one_of_your_cubes(tile: int, structure: str, points: int) -> None:
    town = Town().complete(1, 15, 20).achieve(ANGELIKA, tile)
    town.build(1, structure, left=ANGELIKA).build(15, structure, left=MARION, right=ANGELIKA)
    town.build(20, structure, left=ANGELIKA, right=ANGELIKA).build(10, structure, left=MARION)
    assert town.row("achievements") == [3 * points, 0, 0]


def test_17_to_20_count_the_owner_of_a_new_plot_too() -> None:
    town = Town().achieve(ANGELIKA, 17).year_tile(ANGELIKA, "new_plot").queue("n").permit("green")
    town.play("use new plot in 10")
    town["to_move"] = MARION
    town.permit("green").play("basic green 1", "build on new plot 1")
    town.achieve(MARION, 17)
    assert town.row("achievements") == [1, 1, 0]


def test_21_beautify_icons_with_one_of_your_cubes() -> None:
    town = Town().complete(1, 2, 3).achieve(ANGELIKA, 21)
    town.s.beauty[0] = [ANGELIKA + 1, ANGELIKA + 1]
    town.s.beauty[1] = [MARION + 1, ANGELIKA + 1]
    town.s.beauty[2] = [MARION + 1, 0]
    assert town.row("achievements") == [2, 0, 0]


def test_22_action_tiles_on_your_mat_without_flipped_year_bonus_tiles() -> None:
    town = Town().achieve(ANGELIKA, 22).tiles(ANGELIKA, red=3, green=2)
    town.s.turned_year_tiles[ANGELIKA, 0] = 0b100
    assert town.row("achievements") == [4, 0, 0]


def test_23_your_claimed_achievement_tiles_including_this_one() -> None:
    town = Town().achieve(ANGELIKA, 23, 1, 2)
    assert town.row("achievements") == [9, 0, 0]


@pytest.mark.parametrize(("row", "points"), [("red", 2), ("blue", 0), ("multicoloured", 2)])
def test_a_claim_from_the_row_of_the_actions_colour_scores_2(row: str, points: int) -> None:
    town = Town().tiles(ANGELIKA, red=4).achievement(row, 0, 7).permit("red")
    town.play("alternate red achievement", "claim achievement 7")
    assert town["matching_points"][ANGELIKA] == points
    assert town.row("matching") == [points, 0, 0]
    assert town.s.achievements.sum() == 0
    assert town.legal_with("claim") == set()


def test_achievements_cannot_be_returned() -> None:
    town = (
        Town().tiles(ANGELIKA, red=4).achieve(ANGELIKA, 1, 2).equip(ANGELIKA, 7).achievement("red", 0, 9).permit("red")
    )
    town.achievement("red", 1, 8).play("alternate red achievement")
    assert town.legal_with("return", "claim") == {"return equipment 7"}
    town.play("return equipment 7")
    assert town.legal == {"claim achievement 8", "claim achievement 9"}
