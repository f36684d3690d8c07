"""The year bonus tiles, each test named after what the rulebook says about it."""

import pytest
from tests.games.circleville.town import ANGELIKA, MARION, Town

from townwright.games.circleville import GAME
from townwright.games.circleville.state import NEW, Phase


def test_new_plot_in_any_completed_section_with_a_cube_on_its_right_square() -> None:
    town = Town().complete(1, 15).stand(ANGELIKA, 9).year_tile(ANGELIKA, "new_plot").permit("red")
    assert town.legal_with("use") == {f"use new plot in {section}" for section in (1, 10, 15)}
    town.play("use new plot in 15")
    assert town.s.right_owner[NEW] == ANGELIKA + 1
    assert town.track(4) == [1, 0, 0]
    assert town["cubes"][ANGELIKA] == 49
    assert town["used_year_tiles"] == 0, "it is not laid on the mat"
    sentences = [event.say(GAME.words("en"), ["Ann"]) for event in town.match.history[-1].events]
    assert sentences == ["Ann places a new plot in section 15."]


def test_new_plot_is_built_on_and_then_full() -> None:
    town = Town().year_tile(ANGELIKA, "new_plot").queue("sg").equip(ANGELIKA, 12).tiles(ANGELIKA, green=3)
    town.permit("green", "green").play("use new plot in 10", "basic green 2")
    assert town.legal_with("build on") == {"build on new plot 1"}
    town.play("build on new plot 1")
    assert town.s.plot_structure[NEW] == 3 and town.s.left_owner[NEW] == ANGELIKA + 1
    assert "no free new plot 1" in town.why_not("build on new plot 1")
    town.play("build in 10", "end action", "alternate green improve")
    assert town.legal_with("improve") == {"improve 10 plot 1"}, "a structure on a new plot cannot be improved"


def test_new_plot_takes_the_structure_of_the_build_tile() -> None:
    town = Town().year_tile(ANGELIKA, "new_plot").year_tile(ANGELIKA, "build_structure").queue("ng").permit("red")
    town.play("use new plot in 10", "use build from 2")
    assert town.legal == {"build on new plot 1", "build in 10"}
    town.play("build on new plot 1")
    assert town.s.plot_structure[NEW] == 4 and town.s.left_owner[NEW] == ANGELIKA + 1 and town.track(2) == [2, 0, 0]


def test_new_equipment_takes_an_unclaimed_tile() -> None:
    town = Town().year_tile(ANGELIKA, "new_equipment").unclaimed(7, 9).permit("red").play("use new equipment")
    assert town.legal == {"take equipment 7", "take equipment 9"}
    town.play("take equipment 9")
    assert town["phase"] == Phase.CHOOSE and town["used_year_tiles"] == 1


def test_new_equipment_returns_another_one_if_all_slots_are_occupied() -> None:
    town = Town().year_tile(ANGELIKA, "new_equipment").unclaimed(7, 9).equip(ANGELIKA, 1, 2).achieve(ANGELIKA, 3)
    town.permit("red").play("use new equipment")
    assert town.legal == {"return equipment 1", "return equipment 2"}
    assert "Choose the equipment first" in town.why_not("alternate red move")
    town.play("return equipment 2")
    assert town.legal == {"take equipment 7", "take equipment 9"}


def test_new_equipment_not_with_three_achievements() -> None:
    town = Town().year_tile(ANGELIKA, "new_equipment").unclaimed(7).achieve(ANGELIKA, 1, 2, 3).permit("red")
    assert town.legal_with("use") == set()
    assert "which never leave" in town.why_not("use new equipment")


def test_flexible_supervisor_to_any_section_besides_the_normal_movement() -> None:
    town = Town().complete(18, 20).year_tile(ANGELIKA, "flexible_supervisor").permit("red")
    expected = {f"use flexible supervisor to {section}" for section in range(1, 21) if section not in (10, 20)}
    assert town.legal_with("use") == expected, "areas are named by their lowest section"
    town.play("basic red 2", "use flexible supervisor to 12", "place 2", "step to 2", "end action")
    assert town.s.work[11, 0, ANGELIKA] == 2
    assert town["supervisor"][ANGELIKA] == 1


def test_flexible_supervisor_is_refused_while_units_are_due() -> None:
    town = Town().year_tile(ANGELIKA, "flexible_supervisor").tiles(ANGELIKA, orange=2).stand(ANGELIKA, 19)
    town.permit("orange").play("basic orange 2")
    assert "use flexible supervisor to 5" in town.legal
    assert town.play("raze natural").legal_with("use") == set()
    assert "Raze one more structure here first" in town.why_not("use flexible supervisor to 5")


def test_flexible_assistant_to_any_space_including_your_own() -> None:
    town = Town().year_tile(ANGELIKA, "flexible_assistant")
    town.phase(Phase.ASSISTANT)
    assert town.legal_with("use") == {f"use flexible assistant to {space}" for space in range(1, 9)}
    town.play("use flexible assistant to 1")
    assert town["permits"].tolist() == [0, 0, 0, 1]
    assert town["used_year_tiles"] == 1


def test_flexible_assistant_only_in_step_1() -> None:
    town = Town().year_tile(ANGELIKA, "flexible_assistant").permit("red")
    assert town.legal_with("use") == set()
    town.phase(Phase.ASSISTANT)
    assert "use flexible assistant to 1" in town.legal


def test_increase_to_level_5_modifies_a_single_action() -> None:
    town = Town().year_tile(ANGELIKA, "level_five").stand(ANGELIKA, 19).permit("red", "red")
    town.play("use level five")
    assert town.legal_with("basic") == {"basic red 4"}
    town.stand(ANGELIKA, 14).play("basic red 4", "place 3", "end action")
    assert town.legal_with("basic red") == {"basic red 2"}
    assert town["used_year_tiles"] == 1


def test_increase_to_level_5_opens_alternate_and_bonus_actions() -> None:
    town = (
        Town()
        .year_tile(ANGELIKA, "level_five")
        .achievement("red", 0, 3)
        .tiles(ANGELIKA, red=1, blue=1, orange=1, green=1)
    )
    town.permit("red").play("use level five")
    assert "alternate red achievement" in town.legal
    town = (
        Town()
        .year_tile(ANGELIKA, "level_five")
        .achievement("red", 0, 3)
        .tiles(ANGELIKA, red=1, blue=1, orange=1, green=1)
    )
    town.permit()
    assert "use level five" not in town.legal
    assert "no action left" in town.why_not("use level five")
    town.play("bonus action", "use level five", "alternate red achievement", "claim achievement 3")
    assert town["matching_points"][ANGELIKA] == 2


def test_raze_a_structure_of_any_incomplete_section() -> None:
    town = Town().year_tile(ANGELIKA, "raze_structure").queue("nn").equip(ANGELIKA, 11).permit("red")
    assert "use raze golden in 6" in town.legal and "use raze natural in 10" not in town.legal
    town.play("use raze golden in 6")
    assert town.queued == "nng"
    assert town.s.work[5, 2, ANGELIKA] == 1, "one cube, also with equipment 11"
    assert town["permits"].tolist() == [1, 0, 0, 0], "it is not an action"


def test_raze_a_structure_completes_a_section_at_once_outside_an_action() -> None:
    town = Town().year_tile(ANGELIKA, "raze_structure").work(MARION, 16, red=2, blue=3)
    town.s.year_achievement[:] = 0
    town.phase(Phase.ASSISTANT)
    town.play("use raze silver in 16")
    assert int(town["completed_sections"]) >> 15 & 1
    assert town.section_points(16) == [2, 3, 0]
    assert town["phase"] == Phase.ASSISTANT


def test_raze_a_structure_inside_an_action_is_checked_when_the_action_ends() -> None:
    town = Town().year_tile(ANGELIKA, "raze_structure").work(MARION, 16, red=2, blue=3).permit("red")
    town.s.year_achievement[:] = 0
    town.play("alternate red move", "use raze silver in 16")
    assert not int(town["completed_sections"]) >> 15 & 1
    town.play("end action")
    assert int(town["completed_sections"]) >> 15 & 1


def test_raze_a_structure_needs_room_in_the_queue_and_a_cube() -> None:
    town = Town().year_tile(ANGELIKA, "raze_structure").queue("nnnnnnnnnnnn").permit("red")
    assert town.legal_with("use") == set()
    assert "queue is full" in town.why_not("use raze golden in 6")
    town.queue("nn")
    town.s.cubes[ANGELIKA] = 0
    assert town.legal_with("use") == set()
    assert "no cubes left" in town.why_not("use raze golden in 6")


def test_build_any_structure_of_the_queue_on_any_available_plot() -> None:
    town = Town().complete(1, 15).year_tile(ANGELIKA, "build_structure").queue("nngn").equip(ANGELIKA, 12)
    town.stand(ANGELIKA, 9).permit("red")
    assert town.legal_with("use") == {"use build from 1", "use build from 3", "use build from 4"}
    town.play("use build from 3")
    assert town.legal == {"build in 1", "build in 10", "build in 15"}, "one cube, also with equipment 12"
    town.play("build in 15")
    assert town.queued == "nnn"
    assert town.s.plot_structure[70] == 4 and town.s.left_owner[70] == ANGELIKA + 1 and town.s.right_owner[70] == 0
    assert town.track(4) == [1, 0, 0]


def test_3_victory_points_at_once_and_the_end_is_triggered() -> None:
    town = Town().complete(*[number for number in range(1, 21) if number != 16]).stand(ANGELIKA, 16)
    town["year"] = 18
    town.s.year_achievement[:] = 0
    town.work(ANGELIKA, 16, red=1, blue=3, structures="s").permit("red").play("basic red 2", "place 1", "end action")
    assert town.row("last_tile") == [3, 0, 0]
    assert town["ending"] == 1
    assert town.s.unused_year_tiles.sum() == 0, "it is not an unused tile"


def test_used_tiles_are_laid_on_columns_at_the_end_of_the_turn() -> None:
    town = Town().tiles(ANGELIKA, red=4, blue=3).stack(1, "b").permit()
    town["used_year_tiles"] = 2
    town.play("end turn")
    assert town.level(ANGELIKA) == [5, 5, 1, 1], "step 4 comes first"
    assert town.legal == {"put tile on orange", "put tile on green"}
    assert "Your red column is full" in town.why_not("put tile on red")
    town.play("put tile on green")
    assert town.level(ANGELIKA) == [5, 5, 1, 3]
    assert town.s.turned_year_tiles[ANGELIKA].tolist() == [0, 0, 0, 0b11]


def test_year_tiles_can_be_used_after_step_4_until_the_turn_is_ended() -> None:
    """The supervisor goes where the next turn begins; its tile is laid on the mat only then."""
    town = Town().stack(1, "b").year_tile(ANGELIKA, "flexible_supervisor").permit().play("end turn")
    assert town["to_move"] == ANGELIKA and town.level(ANGELIKA) == [1, 2, 1, 1]
    assert "before your turn ends" in town.match.question().say("en", town.match.players)
    assert "step 4 are done" in town.why_not("bonus action")
    town.play("use flexible supervisor to 5")
    assert town.legal == {"end turn"} and town["supervisor"][ANGELIKA] == 4
    town.play("end turn")
    assert town.legal_with("put") == {f"put tile on {colour}" for colour in ("red", "blue", "orange", "green")}
    town.play("put tile on blue")
    assert town["to_move"] == MARION and town.level(ANGELIKA) == [1, 3, 1, 1]


@pytest.mark.parametrize(
    ("tile", "usable"),
    [
        ("new_plot", True),
        ("new_equipment", True),
        ("flexible_supervisor", True),
        ("flexible_assistant", False),
        ("level_five", False),
        ("raze_structure", True),
        ("build_structure", True),
    ],
)
def test_after_step_4_one_is_asked_only_with_something_usable_in_hand(tile: str, usable: bool) -> None:
    town = Town().year_tile(ANGELIKA, tile).unclaimed(7).queue("n").permit().play("end turn")
    assert (town["phase"] == Phase.FINISH) == usable
    assert (town["to_move"] == ANGELIKA) == usable
    assert bool(town.legal_with("use")) == usable


@pytest.mark.parametrize("tile", ["new_plot", "raze_structure", "build_structure"])
def test_after_step_4_no_question_about_a_tile_without_a_cube_for_it(tile: str) -> None:
    town = Town().year_tile(ANGELIKA, tile).queue("n").permit()
    town.s.cubes[ANGELIKA] = 0
    assert town.play("end turn")["to_move"] == MARION


def test_after_step_4_no_question_about_tiles_without_a_target() -> None:
    """No equipment is unclaimed, the queue is full, and there is no plot."""
    town = Town().queue("n" * 12).permit()
    for plot in (1, 2, 3):
        town.build(10, "n", left=MARION, plot=plot)
    for tile in ("new_equipment", "raze_structure", "build_structure"):
        town.year_tile(ANGELIKA, tile)
    assert town.play("end turn")["to_move"] == MARION


def test_a_section_razed_empty_after_step_4_is_completed_before_the_turn_ends() -> None:
    town = Town().year_tile(ANGELIKA, "raze_structure").work(MARION, 16, red=2, blue=3).permit()
    town.s.year_achievement[:] = 0
    town.s.years[0] = 2
    town.play("end turn", "use raze silver in 16")
    assert int(town["completed_sections"]) >> 15 & 1 and town.section_points(16) == [2, 3, 0]
    assert town["phase"] == Phase.FINISH and "use flexible supervisor to 1" in town.legal, "the tile just won"
    town.play("end turn", "put tile on red")
    assert town["to_move"] == MARION


def test_the_last_section_razed_empty_after_step_4_triggers_the_end() -> None:
    town = Town().complete(*[number for number in range(1, 21) if number != 16])
    town["year"] = 18
    town.s.year_achievement[:] = 0
    town.year_tile(ANGELIKA, "raze_structure").work(MARION, 16, red=2, blue=3).permit()
    town.play("end turn", "use raze silver in 16", "end turn", "put tile on red")
    assert town["ending"] == 1 and town["to_move"] == MARION and town["is_final"] == 0


def test_structures_and_equipment_come_after_step_4_too() -> None:
    town = Town().year_tile(ANGELIKA, "build_structure").year_tile(ANGELIKA, "new_equipment").unclaimed(18, 7)
    town.stack(1, "rb").queue("n").permit().play("end turn", "use build from 1", "use new equipment")
    assert town.s.left_owner[45] == ANGELIKA + 1
    town.play("take equipment 18")
    assert town["phase"] == Phase.FINISH and "exchange blue tile 1 with stack 1" in town.legal


def test_the_final_action_has_no_step_4_and_nothing_after_it() -> None:
    town = Town().year_tile(ANGELIKA, "flexible_supervisor").permit()
    town["is_final"] = 1
    assert town.play("end turn")["to_move"] == MARION


def test_flexible_supervisor_keeps_the_rest_of_an_action_where_nothing_was_done() -> None:
    """Section 14 is passed through, with a step or with the tile, in either order."""
    for line in (["step to 14", "use flexible supervisor to 11"], ["use flexible supervisor to 14", "step to 12"]):
        town = Town().year_tile(ANGELIKA, "flexible_supervisor").tiles(ANGELIKA, red=4).stand(ANGELIKA, 13)
        town.permit("red").play("basic red 4", "place 2", *line)
        assert town["units"] == 2 and town.legal_with("place") == {"place 1", "place 2"}


def test_flexible_supervisor_gives_up_the_rest_of_an_action_where_something_was_done() -> None:
    town = Town().year_tile(ANGELIKA, "flexible_supervisor").tiles(ANGELIKA, orange=4).stand(ANGELIKA, 18)
    town.queue("").permit("orange").play("basic orange 3", "raze golden", "step to 19", "raze silver")
    town.play("use flexible supervisor to 14")
    assert town["units"] == 0 and town.legal_with("raze") == set()
    assert "the last cube or structure" in town.why_not("raze golden")


def test_used_tiles_without_a_free_space_leave_the_game() -> None:
    town = Town().tiles(ANGELIKA, red=4, blue=4, orange=4, green=3).permit()
    town["used_year_tiles"] = 2
    town.play("end turn")
    assert town.level(ANGELIKA) == [5, 5, 5, 5]
    assert town["to_move"] == MARION and town["used_year_tiles"] == 0


def test_unused_tiles_score_1_each() -> None:
    town = Town().year_tile(ANGELIKA, "new_plot", 2).year_tile(ANGELIKA, "level_five")
    assert town.row("unused_year_tiles") == [3, 0, 0]


def test_not_while_completed_sections_wait_nor_between_paying_and_the_bonus_action() -> None:
    town = Town().year_tile(ANGELIKA, "flexible_supervisor").tiles(ANGELIKA, red=1, blue=1, orange=1, green=1)
    town.permit().play("bonus action")
    assert town.legal_with("use") == set()
    town = Town().year_tile(ANGELIKA, "flexible_supervisor").stand(ANGELIKA, 16)
    town.work(ANGELIKA, 16, red=1, blue=3, structures="s").work(MARION, 13, red=2, blue=2, structures="nb").permit(
        "red"
    )
    town.play("basic red 2", "place 1", "end action")
    assert town.legal == {"complete 13", "complete 16"}
