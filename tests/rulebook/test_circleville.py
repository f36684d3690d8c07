"""The examples of the rulebook of Squaring Circleville, in its order, on the reconstructed board."""

import pytest
from tests.games.circleville.town import ANGELIKA, MARION, NICOLE, Town

from townwright.games.circleville import GAME
from townwright.games.circleville.components import SECTIONS
from townwright.games.circleville.state import Phase


def area(town: Town, section: int) -> set[int]:
    return {number for number in range(1, SECTIONS + 1) if int(town.s.area[section - 1]) >> number - 1 & 1}


def around(town: Town, section: int) -> set[int]:
    return {number for number in range(1, SECTIONS + 1) if int(town.s.adjacent_areas[section - 1]) >> number - 1 & 1}


def test_game_concepts_action_levels() -> None:
    """Marion has two red tiles, no blue one, four orange ones, one green one."""
    town = Town().tiles(MARION, red=2, blue=0, orange=4, green=1)
    assert town.level(MARION) == [3, 1, 5, 2]
    assert town.match.view().mats[MARION].levels == {"red": 3, "blue": 1, "orange": 5, "green": 2}  # type: ignore[attr-defined]


def test_game_concepts_sections_are_adjacent_across_a_road_only() -> None:
    assert around(Town(), 17) == {6, 16, 19}


def test_game_concepts_quadrants_two_areas_become_one() -> None:
    town = Town().complete(16, 17, 18, 20)
    assert area(town, 16) == area(town, 17) == {16, 17}
    assert area(town, 18) == area(town, 20) == {18, 20}
    town.complete(19)
    assert area(town, 19) == {16, 17, 18, 19, 20}


def test_game_concepts_supervisors_one_step_from_section_15() -> None:
    town = Town().complete(18, 20).stand(ANGELIKA, 15).permit("red").play("alternate red move")
    assert town.legal_with("step") == {"step to 11", "step to 14", "step to 18"}
    assert "intersection" not in town.why_not("step to 12") and "no road between" in town.why_not("step to 12")
    assert "no road between" in town.why_not("step to 19")
    assert "Use its lowest section, 18" in town.why_not("step to 20")


def test_step_1_four_spaces_with_two_assistants_in_between() -> None:
    town = Town()
    town.phase(Phase.ASSISTANT)
    town.s.assistant[MARION] = 1
    town.s.assistant[NICOLE] = 3
    assert town.legal == {f"assistant to {space}" for space in (2, 3, 4, 5)}


class TestRedDeconstructRoads:
    """Angelika has red level 3 and stands on section 15, where two red squares are open."""

    @pytest.fixture
    def town(self) -> Town:
        town = Town().tiles(ANGELIKA, red=2).stand(ANGELIKA, 15).work(MARION, 15, red=1).permit("red")
        return town.play("basic red 3")

    def test_two_cubes_then_a_step_then_the_third(self, town: Town) -> None:
        town.play("place 2", "step to 14", "place 1", "end action")
        assert town.s.work[14, 0, ANGELIKA] == 2
        assert town.s.work[13, 0, ANGELIKA] == 1
        assert town["cubes"][ANGELIKA] == 47

    def test_the_third_cube_may_be_passed_on(self, town: Town) -> None:
        town.play("place 2")
        assert "end action" in town.legal
        town.play("step to 14")
        assert {"place 1", "end action"} <= town.legal

    def test_the_step_may_come_first(self, town: Town) -> None:
        town.play("step to 14", "place 3")
        assert town.s.work[13, 0, ANGELIKA] == 3

    def test_one_cube_on_15_is_not_enough(self, town: Town) -> None:
        assert town.legal_with("place", "end") == {"place 2"}
        assert "You must place as many cubes" in town.why_not("place 1")
        assert "here first" in town.why_not("end action")


def test_a_free_split_is_an_option() -> None:
    town = Town(split="free").tiles(ANGELIKA, red=2).stand(ANGELIKA, 15).permit("red").play("basic red 3", "place 1")
    assert "end action" not in town.legal
    assert "here first" in town.why_not("end action")
    town.play("step to 14", "place 2", "end action")
    assert town.s.work[13, 0, ANGELIKA] == 2


def test_blue_construct_roads() -> None:
    town = Town().stand(MARION, 13)
    town["to_move"] = MARION
    town.permit("blue").play("basic blue 2", "place 2", "step to 12", "end action")
    assert town.s.open_squares[12, 1] == 0
    assert town["supervisor"][MARION] == 11


def test_orange_raze_structures_in_two_sections_and_queue_them_in_a_chosen_order() -> None:
    town = Town().tiles(NICOLE, orange=4).stand(NICOLE, 18).queue("nn")
    town["to_move"] = NICOLE
    town.permit("orange").play("basic orange 3", "raze golden", "step to 15", "raze natural", "raze natural")
    town.play("end action", "queue natural", "queue golden")
    assert town.queued == "nnngn"
    assert town.s.work[17, 2, NICOLE] == 1
    assert town.s.work[14, 2, NICOLE] == 2
    assert town["cubes"][NICOLE] == 47


def test_green_build_structures() -> None:
    """Angelika steps onto an area of the third quadrant and builds the natural structure there."""
    town = Town().complete(18, 20).stand(ANGELIKA, 15).tiles(ANGELIKA, green=1).queue("nbg").permit("green")
    town.play("basic green 1", "step to 18", "build in 20", "end action")
    assert town.queued == "bg"
    assert town.s.plot_structure[19 * 5] == 1
    assert town.s.left_owner[19 * 5] == ANGELIKA + 1
    assert town.track(3) == [1, 0, 0]


def test_alternate_actions_at_or_below_the_level_of_the_colour() -> None:
    """Marion could use red level 3 to move, to take equipment, or to beautify."""
    town = Town().tiles(MARION, red=2).unclaimed(7).build(10, "n", left=NICOLE)
    town["to_move"] = MARION
    town.achievement("red", 0, 17).permit("red")
    expected = {"alternate red move", "alternate red equipment", "alternate red beautify"}
    assert town.legal_with("alternate") == expected
    assert "needs level 4" in town.why_not("alternate red improve")


def test_alternate_level_1_three_steps_and_a_fourth() -> None:
    town = Town().complete(17, 16).stand(ANGELIKA, 17).permit("red").play("alternate red move")
    town.play("step to 6", "step to 7", "step to 8")
    assert "step to 3" in town.legal
    town.play("step to 3")
    assert town.legal == {"end action"}
    assert "no steps left" in town.why_not("step to 8")


def test_alternate_level_2_the_third_slot_and_then_only_for_equipment() -> None:
    town = Town().tiles(NICOLE, red=1).equip(NICOLE, 18).achieve(NICOLE, 3).unclaimed(7, 8, 9)
    town["to_move"] = NICOLE
    town.permit("red", "red").play("alternate red equipment", "take equipment 7", "step to 9", "end action")
    assert int(town["player_equipment"][NICOLE]) == 1 << 17 | 1 << 6
    town.play("alternate red equipment")
    assert town.legal_with("return", "take") == {"return equipment 7", "return equipment 18"}
    town.play("return equipment 18")
    assert town.legal == {"take equipment 8", "take equipment 9"}
    assert "just returned" in town.why_not("take equipment 18")


def test_alternate_level_3_beautify_and_step_on() -> None:
    town = Town().complete(2, 3).stand(MARION, 2).tiles(MARION, orange=2)
    town["to_move"] = MARION
    town.permit("orange").play("alternate orange beautify", "beautify 3", "step to 1", "end action")
    assert town.s.beauty[2].tolist() == [MARION + 1, 0]
    assert town.track(1) == [0, 1, 0]
    assert town["supervisor"][MARION] == 0


def test_alternate_level_4_improve_the_second_square_only() -> None:
    town = (
        Town().stand(NICOLE, 10).tiles(NICOLE, blue=3).build(10, "n", left=MARION).build(10, "s", ANGELIKA, MARION, 2)
    )
    town["to_move"] = NICOLE
    town.permit("blue").play("alternate blue improve")
    assert town.legal_with("improve") == {"improve 10 plot 1"}
    assert "already has two cubes" in town.why_not("improve 10 plot 2")
    assert "no structure" in town.why_not("improve 10 plot 3")
    town.play("improve 10 plot 1", "end action")
    assert town.s.right_owner[9 * 5] == NICOLE + 1
    assert town.track(2) == [0, 0, 1]


def test_alternate_level_5_return_equipment_for_an_achievement() -> None:
    town = Town().tiles(NICOLE, green=4).equip(NICOLE, 7, 18).achieve(NICOLE, 2).achievement("orange", 0, 17)
    town["to_move"] = NICOLE
    town.permit("green").play("alternate green achievement")
    assert town.legal_with("return", "claim") == {"return equipment 7", "return equipment 18"}
    town.play("return equipment 18", "claim achievement 17")
    assert int(town["equipment"]) == 1 << 17
    assert int(town["player_achievements"][NICOLE]) == 1 << 16 | 1 << 1
    assert town["matching_points"][NICOLE] == 0


def test_completing_section_13() -> None:
    """Angelika, Marion and Nicole have two cubes each; Angelika's are on structures, Nicole is active."""
    town = Town().work(ANGELIKA, 13, structures="nb").work(MARION, 13, blue=2).work(NICOLE, 13, red=1)
    town.stand(ANGELIKA, 13).stand(NICOLE, 13).stand(MARION, 12)
    town["to_move"] = NICOLE
    town.s.year_achievement[0] = 21
    town.s.years[0] = 2
    town.permit("red").play("basic red 2", "place 1", "end action")
    assert town.legal == {f"lay achievement in {row}" for row in ("red", "blue", "orange", "green", "multicoloured")}
    town.play("lay achievement in orange")
    assert town.section_points(13) == [3, 1, 2]
    assert town.s.unused_year_tiles[NICOLE].tolist() == [0, 0, 1, 0, 0, 0, 0, 0]
    assert town.s.achievements[2, 0] == 21
    assert town["cubes"][:3].tolist() == [49, 50, 50]
    assert int(town["completed_sections"]) >> 12 & 1
    assert town["supervisor"][:3].tolist() == [12, 11, 12]
    assert town.s.number_square[12] == ANGELIKA + 1
    assert town.track(4) == [1, 0, 0]
    assert town["to_move"] == NICOLE and town["phase"] == Phase.CHOOSE


def test_step_3_a_bonus_action_paid_with_a_turned_year_tile() -> None:
    town = Town().tiles(MARION, red=1, blue=2, orange=1, green=1)
    town.s.turned_year_tiles[MARION, 1] = 0b10
    town["to_move"] = MARION
    town.permit()
    assert {"bonus action", "end turn"} <= town.legal
    town.play("bonus action")
    assert town.level(MARION) == [1, 2, 1, 1]
    assert town.s.turned_year_tiles[MARION].tolist() == [0, 0, 0, 0]
    town.play("basic blue 2")


def test_final_scoring_of_the_fourth_quadrant() -> None:
    town = Town().complete(11, 12, 13, 14, 15).stand(ANGELIKA, 12).stand(NICOLE, 15).stand(MARION, 10)
    town.s.track[3, :3] = [6, 7, 4]
    for section in (11, 12, 13):
        town.s.beauty[section - 1, 0] = ANGELIKA + 1
    town.s.beauty[13, 0] = MARION + 1
    assert town.row("quadrant_4") == [9, 6, 3]


def test_final_scoring_of_the_fourth_quadrant_as_a_position() -> None:
    """Page 14: the markers before the supervisor bonus, and cubes on beautify icons that break the tie."""
    assert GAME.extras.score_position
    players = [
        {"supervisor": 4, "tracks": [0, 0, 0, 6], "beautified": [0, 0, 0, 3]},
        {"supervisor": 2, "tracks": [0, 0, 0, 7], "beautified": [0, 0, 0, 1]},
        {"supervisor": 4, "tracks": [0, 0, 0, 4]},
    ]
    sheet = GAME.extras.score_position(GAME, {"game": "circleville", "players": players}).sheet
    assert {row.source: row.points for row in sheet}["quadrant_4"] == [9, 6, 3]


def test_glossary_equipment_20_red_action_at_the_blue_level() -> None:
    town = Town().tiles(ANGELIKA, blue=4).equip(ANGELIKA, 20).stand(ANGELIKA, 14).permit("red")
    assert town.legal_with("basic") == {"basic red 2", "basic red 4"}
    assert "alternate red improve" not in town.legal  # nothing to improve
    town.play("basic red 4")
    assert town["units"] == 4
