"""The equipment tiles, each test named after what the rulebook says about it."""

import pytest
from tests.games.circleville.town import ANGELIKA, MARION, NICOLE, Town

from townwright.games.circleville.components import DATA
from townwright.games.circleville.state import CubeMark, Phase


def on_rondel(town: Town) -> Town:
    town.phase(Phase.ASSISTANT)
    return town


def test_1_beautify_a_completed_section_a_second_time() -> None:
    town = Town().tiles(ANGELIKA, red=2).permit("red", "red")
    town.s.beauty[9, 0] = MARION + 1
    assert "alternate red beautify" not in town.legal
    town.equip(ANGELIKA, 1).play("alternate red beautify", "beautify 10")
    assert town.s.beauty[9].tolist() == [MARION + 1, ANGELIKA + 1]
    assert town.track(2) == [1, 0, 0]
    town.play("end action")
    assert "alternate red beautify" not in town.legal, "each section is beautified twice at most"


def test_1_places_one_cube_an_action() -> None:
    town = Town().tiles(ANGELIKA, red=2).equip(ANGELIKA, 1).permit("red").play("alternate red beautify")
    assert town.legal_with("beautify") == {"beautify 10"}
    assert town.play("beautify 10").legal_with("beautify") == set()


def test_2_flip_the_action_tile_stack_before_taking_actions() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 2).stack(2, "brg")
    town.play("assistant to 2")
    assert town["permits"].tolist() == [1, 0, 0, 1]
    town.play("flip stack")
    assert town.s.stacks[1].tolist() == [4, 1, 2, 0]
    assert town["permits"].tolist() == [1, 1, 0, 0]
    assert "flip stack" not in town.legal


def test_2_is_too_late_after_the_first_action() -> None:
    town = (
        on_rondel(Town()).equip(ANGELIKA, 2).stack(2, "brg").play("assistant to 2", "alternate red move", "end action")
    )
    assert "flip stack" not in town.legal
    assert "before your first action" in town.why_not("flip stack")


def test_3_move_your_supervisor_an_additional_section() -> None:
    town = Town().equip(ANGELIKA, 3).stand(ANGELIKA, 15).work(MARION, 15, red=2).permit("red")
    town.play("basic red 2", "place 1", "step to 14", "place 1", "step to 12", "end action")
    assert town["supervisor"][ANGELIKA] == 11
    assert "no steps left" in Town().permit("red").play("basic red 2", "step to 9", "place 2").why_not("step to 10")


def test_3_going_through_a_section_without_working_there_keeps_the_rest() -> None:
    """Two cubes fill section 13; the other two may pass through section 12, which has room, and go to 11."""
    town = Town().equip(ANGELIKA, 3).tiles(ANGELIKA, red=4).stand(ANGELIKA, 13).permit("red")
    town.play("basic red 4", "place 2", "step to 12")
    assert town.legal_with("place") == {"place 1", "place 2"}
    town.play("step to 11")
    assert town["units"] == 2 and town.legal_with("place") == {"place 1", "place 2"}
    town.play("place 2", "end action")
    assert [int(town.s.work[section - 1, 0, ANGELIKA]) for section in (13, 12, 11)] == [2, 0, 2]


def test_3_going_back_to_where_the_action_began_keeps_the_rest_too() -> None:
    town = Town().equip(ANGELIKA, 3).tiles(ANGELIKA, red=4).stand(ANGELIKA, 13).permit("red")
    town.play("basic red 4", "place 2", "step to 12", "step to 13")
    assert town["units"] == 2 and town.legal == {"end action"}, "section 13 is full"


def test_3_two_steps_before_the_first_cube_make_the_last_section_the_one_where_it_begins() -> None:
    town = Town().equip(ANGELIKA, 3).tiles(ANGELIKA, red=4).stand(ANGELIKA, 13).permit("red")
    town.play("basic red 4", "step to 12", "step to 11")
    assert town["units"] == 1 and town.s.work[10, 0, ANGELIKA] == 3, "all three squares were due and followed"


def test_3_leaving_a_section_with_room_after_working_there_gives_up_the_rest() -> None:
    """Section 14 has three red squares: one cube there, and the other two of the action are lost."""
    town = Town().equip(ANGELIKA, 3).tiles(ANGELIKA, red=4).stand(ANGELIKA, 15).work(MARION, 15, red=2).permit("red")
    town.play("basic red 4", "place 1", "step to 14", "place 1", "step to 12")
    assert town["units"] == 0 and town.legal_with("place") == set()
    assert "the last 2 cubes" in town.why_not("place 1")


def test_3_the_steps_of_an_action_are_refused_where_it_begins_while_units_are_due() -> None:
    town = Town().equip(ANGELIKA, 3).tiles(ANGELIKA, orange=4).stand(ANGELIKA, 19).queue("").permit("orange")
    town.equip(ANGELIKA, 3, 11).play("basic orange 3", "raze natural")
    assert town.legal_with("step") == set()
    assert "Raze 2 more structures here first" in town.why_not("step to 14")


def test_3_with_a_free_split_nothing_is_given_up() -> None:
    town = Town(split="free").equip(ANGELIKA, 3).tiles(ANGELIKA, red=4).stand(ANGELIKA, 15).permit("red")
    town.play("basic red 4", "place 1", "step to 14", "place 1", "step to 12")
    assert town["units"] == 2 and town.legal_with("place") == {"place 1", "place 2"}


def test_3_adds_a_step_to_the_action_for_moving_too() -> None:
    town = Town().equip(ANGELIKA, 3).permit("red").play("alternate red move")
    town.play(*[f"step to {section}" for section in (9, 6, 7, 2, 1)])
    assert town.legal == {"end action"} and town["supervisor"][ANGELIKA] == 0


def test_4_exchange_the_current_year_bonus_tile_with_another_one_further_down() -> None:
    town = Town().equip(ANGELIKA, 4).stand(ANGELIKA, 16).work(ANGELIKA, 16, red=1, blue=3, structures="s")
    town.s.years[:4] = [0, 0, 5, 2]
    town.s.year_achievement[:] = 0
    town.s.year_achievement[2] = 9
    town.permit("red").play("basic red 2", "place 1", "end action")
    years = {
        f"swap year tile with {1838 + i}" for i, kind in enumerate(town["years"].tolist()) if i and kind not in (0, 7)
    }
    assert town.legal == years | {"take year tile"}
    assert "swap year tile with 1856" not in town.legal, "not with the 3 victory points tile"
    town.play("swap year tile with 1840")
    assert town.s.unused_year_tiles[ANGELIKA].tolist() == [0, 0, 0, 0, 0, 1, 0, 0]
    assert town["years"][2] == 0
    assert town.s.year_achievement[2] == 9, "achievements stay at their years"


def test_4_the_three_points_tile_is_the_last_and_taken_as_it_lies() -> None:
    town = Town().equip(ANGELIKA, 4).complete(*[number for number in range(1, 21) if number != 16])
    town["year"] = 18
    town.s.year_achievement[:] = 0
    town.stand(ANGELIKA, 16).work(ANGELIKA, 16, red=1, blue=3, structures="s").permit("red")
    town.play("basic red 2", "place 1", "end action")
    assert town["ending"] == 1 and town.s.last_year_tile_points[:3].tolist() == [3, 0, 0]


@pytest.mark.parametrize(("tile", "colour"), [(5, "red"), (6, "blue"), (7, "orange"), (8, "green")])
def test_5_to_8_an_additional_action_tile_in_the_column(tile: int, colour: str) -> None:
    town = Town().equip(ANGELIKA, tile).tiles(ANGELIKA, **{colour: 1}).stand(ANGELIKA, 9).complete(6).permit(colour)
    low, high = DATA["mat"]["values"][colour][1:3]
    assert town.legal_with("basic") == {f"basic {colour} {low}", f"basic {colour} {high}"}
    assert town.match.view().mats[ANGELIKA].levels[colour] == 3  # type: ignore[attr-defined]


def test_5_to_8_cannot_exceed_level_5() -> None:
    town = Town().equip(ANGELIKA, 5).tiles(ANGELIKA, red=4).stand(ANGELIKA, 9).permit("red")
    assert town.legal_with("basic") == {"basic red 4"}


def test_5_to_8_do_not_count_for_the_bonus_action() -> None:
    town = Town().equip(ANGELIKA, 5).tiles(ANGELIKA, blue=1, orange=1, green=1).permit()
    assert town.legal_with("bonus") == set()
    assert town.tiles(ANGELIKA, red=1).legal_with("bonus") == {"bonus action"}


@pytest.mark.parametrize(("tile", "colour"), [(9, "red"), (10, "blue")])
def test_9_10_place_2_additional_cubes(tile: int, colour: str) -> None:
    town = Town().equip(ANGELIKA, tile).stand(ANGELIKA, 19).permit(colour).play(f"basic {colour} 2")
    assert town.legal_with("place") == {"place 2", "place 3", "place 4"}
    town.play("place 3")
    assert town.legal_with("place") == set(), "what is left is given up where there is room"
    assert town.s.work[18, ["red", "blue"].index(colour), ANGELIKA] == 3


def test_9_10_additional_cubes_follow_under_the_same_rules() -> None:
    town = Town().equip(ANGELIKA, 9).stand(ANGELIKA, 16).permit("red").play("basic red 2", "place 2", "step to 19")
    assert town.legal_with("place") == {"place 1", "place 2"}
    assert "end action" in town.legal


def test_9_10_additional_cubes_pass_through_a_section() -> None:
    """Two cubes of the action fill section 16; the additional ones go through section 19 to section 14."""
    town = Town().equip(ANGELIKA, 3, 9).stand(ANGELIKA, 16).permit("red")
    town.play("basic red 2", "place 2", "step to 19", "step to 14", "place 2", "end action")
    assert town.s.work[13, 0, ANGELIKA] == 2 and town.s.work[18, 0, ANGELIKA] == 0


@pytest.mark.parametrize(("tile", "colour"), [(9, "red"), (10, "blue")])
def test_9_10_cubes_are_lifted_for_the_additional_ones(tile: int, colour: str) -> None:
    town = Town().equip(ANGELIKA, tile).stand(ANGELIKA, 19).work(ANGELIKA, 1, red=2, blue=2).permit(colour)
    town.s.cubes[ANGELIKA] = 2
    town.play(f"basic {colour} 2", "place 2")
    assert town.legal_with("lift") == {"lift red from 1", "lift blue from 1"} and "end action" in town.legal
    town.play("lift red from 1", "lift blue from 1")
    assert town.s.work[18, ["red", "blue"].index(colour), ANGELIKA] == 4, "each was placed at once"
    assert town.legal_with("lift", "place") == set(), "there are two additional cubes"


@pytest.mark.parametrize(("colour", "lifts"), [("blue", {"lift red from 1"}), ("red", set[str]())])
def test_9_10_no_cube_is_lifted_for_an_additional_one_of_another_colour(colour: str, lifts: set[str]) -> None:
    town = Town().equip(ANGELIKA, 10).stand(ANGELIKA, 19).work(ANGELIKA, 1, red=2).permit(colour)
    town.s.cubes[ANGELIKA] = 2
    assert town.play(f"basic {colour} 2", "place 2").legal_with("lift") == lifts


def test_11_two_cubes_on_the_icon_of_a_razed_silver_or_golden_structure() -> None:
    town = Town().equip(ANGELIKA, 11).stand(ANGELIKA, 19).permit("orange").play("basic orange 1")
    assert town.legal_with("raze") == {
        "raze natural",
        "raze silver",
        "raze silver twice",
        "raze golden",
        "raze golden twice",
    }
    town.play("raze golden twice")
    assert town.s.work[18, CubeMark.STRUCTURE.value, ANGELIKA] == 2
    assert town["cubes"][ANGELIKA] == 48


def test_11_the_second_cube_may_be_the_last_one() -> None:
    """It may use up the supply; then the rest is dropped, or done with lifted cubes."""
    town = Town().stand(ANGELIKA, 14).tiles(ANGELIKA, orange=2).queue("").equip(ANGELIKA, 11).permit("orange")
    town.s.cubes[ANGELIKA] = 2
    town.play("basic orange 2")
    assert {"raze silver twice", "raze golden twice"} <= town.legal
    town.play("raze golden twice")
    assert "end action" in town.legal


@pytest.mark.parametrize(
    "line", [["raze silver twice", "raze golden twice"], ["raze golden twice", "raze silver twice"]]
)
def test_11_second_cubes_may_use_up_the_supply_before_all_structures_are_razed(line: list[str]) -> None:
    """Section 19 has a natural, a silver and a golden structure: with four cubes two of them may be marked twice in any
    order, with three cubes one of them; but the rest is due as long as there is a cube."""
    town = Town().stand(ANGELIKA, 19).tiles(ANGELIKA, orange=4).queue("").equip(ANGELIKA, 11).permit("orange")
    town.s.cubes[ANGELIKA] = 4
    town.play("basic orange 3", *line)
    assert town.s.standing_structures[18].tolist() == [1, 0, 0, 0]
    assert "end action" in town.legal
    town = Town().stand(ANGELIKA, 19).tiles(ANGELIKA, orange=4).queue("").equip(ANGELIKA, 11).permit("orange")
    town.s.cubes[ANGELIKA] = 3
    town.play("basic orange 3", "raze silver")
    assert "end action" not in town.legal
    town.play("raze golden twice")
    assert town.s.standing_structures[18].tolist() == [1, 0, 0, 0]
    assert "end action" in town.legal


def test_11_with_cubes_enough_structures_are_razed_in_one_order() -> None:
    town = Town().stand(ANGELIKA, 19).tiles(ANGELIKA, orange=2).queue("").equip(ANGELIKA, 11).permit("orange")
    town.s.cubes[ANGELIKA] = 4
    town.play("basic orange 2")
    assert town.legal_with("raze") == {"raze natural", "raze silver", "raze silver twice"}


def test_12_cubes_on_both_squares_of_a_built_silver_or_golden_structure() -> None:
    town = Town().equip(ANGELIKA, 12).queue("s").permit("green").play("basic green 1")
    assert town.legal_with("build") == {"build in 10", "build in 10 twice"}
    town.play("build in 10 twice")
    assert town.s.left_owner[45] == town.s.right_owner[45] == ANGELIKA + 1
    assert town.track(2) == [2, 0, 0]


def test_12_not_for_natural_and_brown_structures() -> None:
    town = Town().equip(ANGELIKA, 12).queue("bn").permit("green").play("basic green 1")
    assert town.legal_with("build") == {"build in 10"}
    assert "only for silver and golden" in town.why_not("build in 10 twice")


def test_12_the_additional_cube_needs_a_second_one_in_the_supply() -> None:
    town = Town().equip(ANGELIKA, 12).queue("g").permit("green")
    town.s.cubes[ANGELIKA] = 1
    assert town.play("basic green 1").legal_with("build") == {"build in 10"}


def test_13_move_your_assistant_up_to_3_unoccupied_spaces() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 13)
    town.s.assistant[MARION] = 2
    assert town.legal == {f"assistant to {space}" for space in (2, 3, 4, 5)}


def test_14_discard_3_action_tiles_of_different_colours() -> None:
    town = Town().equip(ANGELIKA, 14).tiles(ANGELIKA, red=1, blue=2, orange=1).permit()
    assert town.legal_with("bonus") == {"bonus action keeping green"}
    town.tiles(ANGELIKA, green=1)
    colours = ("red", "blue", "orange", "green")
    assert town.legal_with("bonus") == {"bonus action", *[f"bonus action keeping {colour}" for colour in colours]}
    town.play("bonus action keeping blue")
    assert town.level(ANGELIKA) == [1, 3, 1, 1]
    assert {"alternate blue move", "alternate green move"} <= town.legal


def test_14_pays_a_turned_year_tile_too() -> None:
    town = Town().equip(ANGELIKA, 14).tiles(ANGELIKA, red=1, blue=2, orange=1).permit()
    town.s.turned_year_tiles[ANGELIKA, 1] = 0b10
    town.play("bonus action keeping green")
    assert town.level(ANGELIKA) == [1, 2, 1, 1] and town.s.turned_year_tiles[ANGELIKA].tolist() == [0, 0, 0, 0]


def test_15_move_counter_clockwise() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 15)
    assert town.legal == {f"assistant to {space}" for space in (2, 3, 7, 8)}


def test_15_passes_over_occupied_spaces_too_and_13_works_both_ways() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 15)
    town.s.assistant[MARION] = 7
    assert town.legal == {f"assistant to {space}" for space in (2, 3, 6, 7, 8)}
    town.equip(ANGELIKA, 13, 15)
    assert town.legal == {f"assistant to {space}" for space in (2, 3, 4, 5, 6, 7, 8)}
    town.s.assistant[MARION] = 0
    assert town.legal == {f"assistant to {space}" for space in (2, 3, 4, 6, 7, 8)}


def test_16_one_additional_cube_where_no_road_square_is_left() -> None:
    town = Town().equip(ANGELIKA, 16).stand(ANGELIKA, 16).work(MARION, 16, red=1, blue=3).permit("red")
    town.play("basic red 2", "place 1", "end action")
    assert town.legal == {"extra cube in 16", "end action"}
    town.play("extra cube in 16")
    assert town.s.work[15, CubeMark.EXTRA.value, ANGELIKA] == 1
    assert town.all_facts("extra_cube") == [{"seat": ANGELIKA, "section": 16}]
    assert town["phase"] == Phase.CHOOSE


def test_16_counts_for_the_majority_before_the_section_is_checked() -> None:
    town = Town().equip(ANGELIKA, 16).stand(ANGELIKA, 16).work(MARION, 16, blue=1, structures="s")
    town.work(ANGELIKA, 16, red=1).work(NICOLE, 16, blue=2).permit("red")
    town.s.year_achievement[:] = 0
    town.play("basic red 2", "place 1", "end action", "extra cube in 16")
    assert town.section_points(16) == [3, 2, 1]


def test_16_no_cube_is_lifted_for_it() -> None:
    town = Town().equip(ANGELIKA, 16).stand(ANGELIKA, 16).work(MARION, 16, red=1, blue=3).permit("red")
    town.work(ANGELIKA, 1, blue=1)
    town.s.cubes[ANGELIKA] = 1
    town.play("basic red 2", "place 1")
    assert town.legal_with("lift") == set()
    assert town.play("end action")["phase"] == Phase.CHOOSE


def test_16_only_where_this_action_placed_a_cube() -> None:
    town = Town().equip(ANGELIKA, 16).stand(ANGELIKA, 16).work(MARION, 16, red=2, blue=3).permit("red")
    town.play("basic red 2", "step to 19", "place 2", "end action")
    assert town["phase"] == Phase.CHOOSE


def test_16_once_in_each_section_that_the_action_finished() -> None:
    town = Town().equip(ANGELIKA, 16, 3).tiles(ANGELIKA, red=4).stand(ANGELIKA, 16).permit("red")
    town.work(MARION, 16, red=1, blue=3).work(MARION, 17, red=2, blue=2)
    town.play("basic red 4", "place 1", "step to 17", "place 1", "end action")
    assert town.legal == {"extra cube in 16", "extra cube in 17", "end action"}
    town.play("extra cube in 16")
    assert town.legal == {"extra cube in 17", "end action"}


def test_17_exchange_the_stack_with_the_upcoming_one() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 17).stack(2, "rb").stack(9, "oogg").play("assistant to 2")
    assert town["permits"].tolist() == [1, 1, 0, 0]
    town.play("swap stack with upcoming")
    assert town["permits"].tolist() == [1, 0, 0, 1]
    assert town["heights"][[1, 8]].tolist() == [4, 2], "nothing is added to a short stack"


def test_17_not_with_an_empty_upcoming_slot() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 17).stack(2, "rb").play("assistant to 2")
    assert "swap stack with upcoming" not in town.legal
    assert "no tile in that stack" in town.why_not("swap stack with upcoming")


def test_2_and_17_in_the_same_turn_each_once() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 2, 17).stack(2, "rb").stack(9, "oogg")
    town.play("assistant to 2", "flip stack")
    assert town["permits"].tolist() == [2, 0, 0, 0] and town.legal_with("swap", "flip") == {"swap stack with upcoming"}
    town.play("swap stack with upcoming")
    assert town["permits"].tolist() == [1, 0, 0, 1] and town.legal_with("swap", "flip") == set()
    assert town.s.stacks[8].tolist() == [2, 1, 0, 0], "the flipped stack lies there as it was"


def test_2_and_17_not_in_the_final_action() -> None:
    town = Town().equip(ANGELIKA, 2, 17).stack(1, "rb").stack(9, "oogg").permit()
    town["to_move"], town["ending"] = NICOLE, 1
    town.play("end turn")
    assert town["is_final"] == 1 and town.legal_with("flip", "swap") == set()
    for text in ("flip stack", "swap stack with upcoming"):
        assert "before your first action" in town.why_not(text)


def test_18_exchange_a_tile_of_your_mat_with_the_top_tile_of_a_stack_once_per_turn() -> None:
    town = Town().equip(ANGELIKA, 18).tiles(ANGELIKA, red=2, green=4).stack(3, "rb").stack(5, "rg").stack(9, "oooo")
    town.permit("red")
    assert town.legal_with("exchange") == {"exchange red tile 1 with stack 3", "exchange green tile 1 with stack 3"}
    assert "Your green column is full" in town.why_not("exchange red tile 1 with stack 5")
    town.play("exchange red tile 1 with stack 3")
    assert town.level(ANGELIKA) == [2, 2, 1, 5]
    assert town.s.stacks[2].tolist() == [1, 1, 0, 0]
    assert town.legal_with("exchange") == set()
    assert "once per turn" in town.why_not("exchange red tile 1 with stack 3")


def test_18_not_a_flipped_year_bonus_tile_and_gaps_close() -> None:
    town = Town().equip(ANGELIKA, 18).tiles(ANGELIKA, red=3).stack(3, "b").permit("red")
    town.s.turned_year_tiles[ANGELIKA, 0] = 0b010
    assert town.legal_with("exchange") == {"exchange red tile 1 with stack 3", "exchange red tile 3 with stack 3"}
    assert "flipped year tile" in town.why_not("exchange red tile 2 with stack 3")
    town.play("exchange red tile 1 with stack 3")
    assert town.s.turned_year_tiles[ANGELIKA, 0] == 0b001
    assert town.level(ANGELIKA) == [3, 2, 1, 1]


def test_18_does_not_change_the_colours_of_the_turn() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 18).tiles(ANGELIKA, green=1).stack(2, "b").play("assistant to 2")
    town.play("exchange green tile 1 with stack 2")
    assert town["permits"].tolist() == [1, 1, 0, 0]


def test_18_then_2_on_a_stack_of_one_tile_does_not_change_the_colours_of_the_turn() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 2, 18).tiles(ANGELIKA, green=1).stack(2, "b").play("assistant to 2")
    town.play("exchange green tile 1 with stack 2", "flip stack")
    assert town.s.stacks[1].tolist() == [4, 0, 0, 0]
    assert town["permits"].tolist() == [1, 1, 0, 0]


def test_18_then_2_on_a_higher_stack_reads_the_tile_that_comes_up() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 2, 18).tiles(ANGELIKA, green=1).stack(2, "orb").play("assistant to 2")
    town.play("exchange green tile 1 with stack 2", "flip stack")
    assert town.s.stacks[1].tolist() == [4, 1, 3, 0]
    assert town["permits"].tolist() == [1, 0, 1, 0]


def test_18_exchanges_the_tile_just_taken() -> None:
    town = Town().equip(ANGELIKA, 18).stack(1, "rb").stack(5, "go").permit().play("end turn")
    assert town["to_move"] == ANGELIKA and town.level(ANGELIKA) == [1, 2, 1, 1]
    assert town.legal == {f"exchange blue tile 1 with stack {space}" for space in (1, 5)} | {"end turn"}
    town.play("exchange blue tile 1 with stack 5")
    assert town.level(ANGELIKA) == [1, 1, 2, 1] and town.legal == {"end turn"}
    assert town.s.stacks[4].tolist() == [4, 2, 0, 0]
    town.match.undo()
    assert town.level(ANGELIKA) == [1, 2, 1, 1], "until the turn ends the exchange can be undone"
    town.play("exchange blue tile 1 with stack 1", "end turn")
    assert town["to_move"] == MARION and town.level(ANGELIKA) == [2, 1, 1, 1]


def test_18_used_in_the_turn_is_not_offered_after_step_4() -> None:
    town = Town().equip(ANGELIKA, 18).tiles(ANGELIKA, green=1).stack(1, "rb").stack(5, "go").permit()
    town.play("exchange green tile 1 with stack 5", "end turn")
    assert town["to_move"] == MARION, "nothing is left to use: the turn ends by itself"


def test_18_before_the_assistant_moves_changes_the_tile_it_reaches() -> None:
    town = on_rondel(Town()).equip(ANGELIKA, 18).tiles(ANGELIKA, green=1).stack(2, "b")
    town.play("exchange green tile 1 with stack 2", "assistant to 2")
    assert town["permits"].tolist() == [1, 0, 0, 1] and town.level(ANGELIKA) == [1, 2, 1, 1]


def test_19_exchange_two_structures_of_the_queue_once_per_turn() -> None:
    town = Town().equip(ANGELIKA, 19).queue("nng").permit("red")
    assert town.legal_with("exchange") == {"exchange queue 1 and 3", "exchange queue 2 and 3"}
    assert "same colour" in town.why_not("exchange queue 1 and 2")
    town.play("exchange queue 1 and 3")
    assert town.queued == "gnn"
    assert town.legal_with("exchange") == set()


@pytest.mark.parametrize(("queue", "is_asked"), [("", False), ("nn", False), ("nng", True)])
def test_19_after_step_4_if_two_structures_differ(queue: str, is_asked: bool) -> None:
    town = Town().equip(ANGELIKA, 19).queue(queue).permit().play("end turn")
    assert (town["phase"] == Phase.FINISH) == is_asked
    if is_asked:
        town.play("exchange queue 1 and 3", "end turn")
        assert town.queued == "gnn"
    assert town["to_move"] == MARION


@pytest.mark.parametrize(("tile", "a", "b"), [(20, "red", "blue"), (21, "orange", "green")])
def test_20_21_use_either_colour_level(tile: int, a: str, b: str) -> None:
    for colour, other in ((a, b), (b, a)):
        town = Town().equip(ANGELIKA, tile).tiles(ANGELIKA, **{other: 4}).stand(ANGELIKA, 9).permit(colour).unclaimed(1)
        values = DATA["mat"]["values"][colour]
        assert town.legal_with("basic") == {f"basic {colour} {values[0]}", f"basic {colour} {values[4]}"}
        assert f"alternate {colour} equipment" in town.legal


@pytest.mark.parametrize(("pair", "extra", "colour"), [(20, 6, "red"), (21, 8, "orange")])
def test_20_21_borrow_a_level_that_5_to_8_have_raised(pair: int, extra: int, colour: str) -> None:
    """One tile in the other colour's column, which counts one more."""
    other = {"red": "blue", "orange": "green"}[colour]
    town = Town().equip(ANGELIKA, pair, extra).tiles(ANGELIKA, **{other: 1}).stand(ANGELIKA, 9).permit(colour)
    assert town.legal_with("basic") == {f"basic {colour} {value}" for value in DATA["mat"]["values"][colour][:3]}
    assert f"alternate {colour} beautify" in town.legal, "it is of level 3"
    town.equip(ANGELIKA, pair)
    assert f"alternate {colour} beautify" not in town.legal


def test_20_21_a_claim_matches_the_colour_of_the_action() -> None:
    town = Town().equip(ANGELIKA, 20).tiles(ANGELIKA, blue=4).achievement("blue", 0, 5).permit("red")
    town.play("alternate red achievement", "claim achievement 5")
    assert town["matching_points"][ANGELIKA] == 0


def test_22_twice_the_points_for_the_only_player_with_cubes() -> None:
    town = (
        Town().equip(ANGELIKA, 22).stand(ANGELIKA, 16).work(ANGELIKA, 16, red=1, blue=3, structures="s").permit("red")
    )
    town.s.year_achievement[:] = 0
    town.play("basic red 2", "place 1", "end action")
    assert town.section_points(16) == [6, 0, 0]


def test_22_only_when_its_owner_is_the_active_player() -> None:
    town = Town().equip(MARION, 22).stand(ANGELIKA, 16).work(MARION, 16, red=2, blue=3).permit("orange")
    town.s.year_achievement[:] = 0
    town.year_tile(ANGELIKA, "raze_structure").play("use raze silver in 16")
    assert town.section_points(16) == [2, 3, 0]


def test_equipment_works_from_the_moment_it_is_taken() -> None:
    town = Town().tiles(ANGELIKA, red=1).unclaimed(3).permit("red").play("alternate red equipment", "take equipment 3")
    town.play("step to 9", "step to 6")
    assert town["supervisor"][ANGELIKA] == 5


def test_three_achievements_block_all_further_tiles() -> None:
    town = Town().tiles(ANGELIKA, red=4).achieve(ANGELIKA, 1, 2, 3).unclaimed(7).achievement("red", 0, 9).permit("red")
    assert not {"alternate red equipment", "alternate red achievement"} & town.legal
    assert "which never leave" in town.why_not("alternate red equipment")
    assert "which never leave" in town.why_not("alternate red achievement")


def test_the_last_unclaimed_tile_may_go_in_the_middle_of_the_action_for_it() -> None:
    town = Town().tiles(ANGELIKA, red=1).equip(ANGELIKA, 1, 2).unclaimed(9).year_tile(ANGELIKA, "new_equipment")
    town.permit("red").play("alternate red equipment", "use new equipment", "take equipment 9")
    assert town.legal_with("take", "return") == set()
    assert "end action" in town.legal
