"""Set-up, the rondel, actions and their limits, the end: the rules and the rulings of docs/rulings.md."""

import pytest
from tests.games.circleville.town import ANGELIKA, MARION, NICOLE, Town

from townwright.core.match import Match
from townwright.games.circleville import GAME
from townwright.games.circleville.components import DATA, NOT_WITH_TWO
from townwright.games.circleville.state import Ending, Phase, SplitOption

# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [1, 10, 15, 20])
def test_the_table_is_laid_out_for_every_number_of_players_and_start_section(players: int, start: int) -> None:
    for seed in range(20):
        s = Match(GAME, players, seed, {"start": f"section_{start}"}).state
        assert int(s.completed_sections) == 1 << start - 1
        assert s.supervisor[:players].tolist() == [start - 1] * players
        assert s.standing_structures.sum() == 31 and s.queue[:3].tolist() == [1, 1, 0]
        assert s.standing_structures[start - 1].sum() == s.open_squares[start - 1].sum() == 0
        assert s.cubes[:players].tolist() == [50] * players
        assert int(s.equipment).bit_count() == 3 * players
        assert players > 2 or not int(s.equipment) & NOT_WITH_TWO
        assert s.years[18] == 7 and (s.years[:18] != 7).all()
        assert [int(tile > 0) for tile in s.year_achievement] == [int(flag) for flag in s.year_has_achievement]
        assert len(set(s.year_achievement[s.year_achievement > 0].tolist())) == 9
        assert s.heights.tolist() == [4] * 9 and s.bag_size == 28
        on_rondel = s.stacks[:8].reshape(-1).tolist()
        assert [on_rondel.count(colour) for colour in (1, 2, 3, 4)] == [8] * 4
        assert s.assistant[:players].tolist() == [0] * players
        assert DATA["rondel"]["spaces"][0] == "green"


def test_every_seat_can_be_the_first_player_and_every_tile_can_be_in_play() -> None:
    matches = [Match(GAME, 4, seed).state for seed in range(200)]
    assert {int(s.first_player) for s in matches} == {0, 1, 2, 3}
    assert {int(s.to_move) == int(s.first_player) for s in matches} == {True}
    everything = 0
    for s in matches:
        everything |= int(s.equipment)
    assert everything == (1 << 22) - 1


# The rondel


def test_spaces_behind_the_second_unoccupied_one_are_out_of_reach() -> None:
    town = Town()
    town.phase(Phase.ASSISTANT)
    town.s.assistant[MARION] = 3
    assert town.legal == {"assistant to 2", "assistant to 3"}
    assert "out of reach" in town.why_not("assistant to 4")


def test_other_assistants_on_a_players_space_do_not_matter() -> None:
    town = Town()
    town.phase(Phase.ASSISTANT)
    assert town.legal == {"assistant to 2", "assistant to 3"}


def test_an_empty_stack_gives_one_action_and_no_tile() -> None:
    town = Town()
    town.phase(Phase.ASSISTANT)
    town.play("assistant to 2")
    assert town["permits"].tolist() == [1, 0, 0, 0]
    town.play("alternate red move", "end action", "end turn")
    assert town.level(ANGELIKA) == [1, 1, 1, 1] and town["to_move"] == MARION


def test_the_tile_of_a_full_column_leaves_the_game() -> None:
    town = Town().tiles(ANGELIKA, blue=4).stack(1, "bb").permit().play("end turn")
    assert town.level(ANGELIKA) == [1, 5, 1, 1]
    assert town["heights"][0] == 1


def test_the_upcoming_stack_moves_up_and_is_refilled_from_the_bag() -> None:
    town = Town().stack(1, "b").stack(9, "rog").permit()
    revealed = int(town["revealed"])
    town.play("end turn")
    assert town.s.stacks[0].tolist() == [1, 3, 4, 0]
    assert town["heights"][[0, 8]].tolist() == [3, 4] and town["bag_size"] == 24
    assert town["revealed"] == revealed + 1
    assert town.match.undo_seat is None, "a random draw cannot be undone"


def test_with_an_empty_bag_the_upcoming_slot_stays_empty() -> None:
    town = Town().stack(1, "b").stack(9, "ro").permit()
    town["bag_size"] = 0
    town.s.bag[:] = 0
    town.play("end turn")
    assert town["heights"][[0, 8]].tolist() == [2, 0]


def test_undo_goes_back_through_the_turn() -> None:
    town = Town().stack(2, "rb")
    town.phase(Phase.ASSISTANT)
    before = town.match.states.tobytes()
    town.play("assistant to 2", "basic red 2", "step to 9", "place 2")
    for _ in range(3):
        town.match.undo()
    assert town.match.states.tobytes() == before


# Actions


def test_two_permits_of_one_colour_are_two_actions() -> None:
    town = Town().permit("red", "red").play("basic red 2", "step to 9", "place 2", "end action")
    assert town["permits"].tolist() == [1, 0, 0, 0]
    assert "still have actions" in town.why_not("end turn")


def test_an_action_with_nothing_in_reach_is_not_offered() -> None:
    town = Town().permit("orange", "green").queue("nnnnnnnnnnnn")
    assert town.legal_with("basic orange") == set()
    assert "queue is full" in town.why_not("basic orange 1")
    town.queue("")
    assert town.legal_with("basic green") == set()
    assert "queue is empty" in town.why_not("basic green 1")
    town.complete(9, 8, 20).permit("red")
    assert town.legal_with("basic red") == {"basic red 2"}, "7 and 6 and 19 lie beside the area of section 8, 9 and 10"


def test_a_full_area_cannot_be_built_on() -> None:
    town = Town().queue("nb").permit("green")
    for plot in (1, 2, 3):
        town.build(10, "n", left=MARION, plot=plot)
    assert town.legal_with("basic green") == set()
    assert "nothing to do" in town.why_not("basic green 1")


def test_leftover_units_may_be_used_after_a_step_or_dropped() -> None:
    town = Town().complete(9).stand(ANGELIKA, 9).tiles(ANGELIKA, green=2).queue("nb").permit("green")
    for plot in (1, 2, 3):
        town.build(10, "n", left=MARION, plot=plot)
    town.play("basic green 2", "build in 9")
    assert {"end action", "step to 20"} <= town.legal and not town.legal_with("build")


def test_the_queue_fills_up_in_the_middle_of_an_action() -> None:
    town = Town().stand(ANGELIKA, 19).tiles(ANGELIKA, orange=2).queue("n" * 11).permit("orange")
    town.play("basic orange 2", "raze silver")
    assert "end action" in town.legal and not town.legal_with("raze")
    town.play("end action")
    assert town.queued == "n" * 11 + "s"


def test_structures_of_a_section_are_razed_in_one_order_and_people_may_name_any() -> None:
    town = Town().stand(ANGELIKA, 19).tiles(ANGELIKA, orange=2).queue("").permit("orange").play("basic orange 2")
    assert town.legal_with("raze") == {"raze natural", "raze silver"}
    town.play("raze golden", "raze natural", "end action", "queue golden")
    assert town.queued == "gn"


def test_room_in_the_queue_lets_a_passed_over_structure_be_razed() -> None:
    """Razing goes in one order of colours, but a build tile in between opens the way for all of them again."""
    town = Town().stand(ANGELIKA, 2).tiles(ANGELIKA, orange=2).queue("n" * 11).permit("orange")
    town.year_tile(ANGELIKA, "build_structure").play("basic orange 2", "raze golden")
    assert not town.legal_with("raze")
    town.play("use build from 1")
    assert town["razed_structures"].tolist() == [1, 0, 0, 1], (
        "razing the natural one is due again, and follows by itself"
    )


@pytest.mark.parametrize("first", ["natural", "golden"])
def test_without_cubes_the_order_of_razing_takes_nothing_away(first: str) -> None:
    town = Town().stand(ANGELIKA, 2).tiles(ANGELIKA, orange=2).queue("").permit("orange")
    town.work(ANGELIKA, 1, red=1)
    town.s.cubes[ANGELIKA] = 1
    town.play("basic orange 2", f"raze {first}")
    assert "lift red from 1" in town.legal


@pytest.mark.parametrize("first", ["natural", "silver", "golden"])
@pytest.mark.parametrize("leave", ["step to 14", "use flexible supervisor to 14"])
def test_leaving_ground_where_structures_still_stand_gives_up_the_rest(first: str, leave: str) -> None:
    """The action begins in section 18. Section 19 has three structures: whichever is razed, two are left."""
    town = Town().stand(ANGELIKA, 18).tiles(ANGELIKA, orange=4).queue("").permit("orange")
    town.equip(ANGELIKA, 3).year_tile(ANGELIKA, "flexible_supervisor")
    town.play("basic orange 3", "raze golden", "step to 19", f"raze {first}", leave)
    assert town["units"] == 0 and town.legal_with("raze") == set()


@pytest.mark.parametrize("leave", ["step to 9", "use flexible supervisor to 9"])
def test_leaving_an_area_with_free_plots_gives_up_the_rest(leave: str) -> None:
    """The action begins on section 14 with its one plot; section 19 has two."""
    town = Town().complete(9, 14, 19).stand(ANGELIKA, 14).tiles(ANGELIKA, green=4).queue("nnnn").permit("green")
    town.equip(ANGELIKA, 3).year_tile(ANGELIKA, "flexible_supervisor")
    town.play("basic green 3", "build in 14", "step to 19", "build in 19", leave)
    assert town["units"] == 0 and town.legal_with("build") == set()


def test_a_new_plot_that_takes_the_last_cube_hides_no_structure_from_a_lifted_one() -> None:
    town = Town().stand(ANGELIKA, 2).tiles(ANGELIKA, orange=2).queue("").permit("orange")
    town.year_tile(ANGELIKA, "new_plot").work(ANGELIKA, 1, red=1)
    town.s.standing_structures[1] = [1, 0, 0, 2]
    town.s.cubes[ANGELIKA] = 2
    town.play("basic orange 2", "raze golden", "use new plot in 10", "lift red from 1")
    assert town.legal_with("raze") == {"raze natural", "raze golden"}


def test_a_free_split_applies_to_razing_too() -> None:
    town = Town(split="free").stand(ANGELIKA, 2).tiles(ANGELIKA, orange=2).queue("").permit("orange")
    town.play("basic orange 2")
    assert town.legal_with("raze") == {"raze natural", "raze golden"}
    town.play("raze golden")
    assert "raze natural" in town.legal and town.legal_with("step")


def test_a_step_from_an_area_to_that_of_another_quadrant() -> None:
    """Section 10 is completed, and 18 and 20 are one area of the next quadrant."""
    town = Town().complete(18, 20).permit("red").play("alternate red move")
    assert town.legal_with("step") == {"step to 8", "step to 9", "step to 18"}
    town.play("step to 18")
    assert town.legal_with("step") == {"step to 10", "step to 15", "step to 19"}


def test_a_section_filled_in_the_middle_of_an_action_is_resolved_after_it() -> None:
    town = Town().stand(ANGELIKA, 16).work(ANGELIKA, 16, red=1, blue=3, structures="s").permit("red")
    town.s.year_achievement[:] = 0
    town.play("basic red 2", "place 1", "step to 19", "place 1")
    assert not int(town["completed_sections"]) >> 15 & 1
    town.play("end action")
    assert int(town["completed_sections"]) >> 15 & 1


def test_the_active_player_chooses_the_order_of_several_finished_sections() -> None:
    town = Town().tiles(ANGELIKA, red=2).stand(ANGELIKA, 16).permit("red")
    town.work(MARION, 16, red=1, blue=3, structures="s").work(MARION, 17, red=2, blue=2, structures="b")
    town.s.years[:2] = [1, 4]
    town.s.year_achievement[:] = 0
    town.play("basic red 3", "place 1", "step to 17", "place 1", "end action")
    assert town.legal == {"complete 16", "complete 17"}
    assert "Resolve the completed sections" in town.why_not("end turn")
    town.play("complete 17")
    assert int(town["completed_sections"]) >> 15 & 1, "the other one follows by itself"
    assert town.s.unused_year_tiles[ANGELIKA].tolist() == [0, 1, 0, 0, 1, 0, 0, 0]
    tiles = ["$year-tile-new_equipment", "$year-tile-level_five"]
    assert town.all_facts("got_year_tile") == [{"seat": ANGELIKA, "tile": tile} for tile in tiles]
    assert town.section_points(16) == [2, 3, 0]


# Points of a section


def complete_16(town: Town) -> Town:
    """Let Angelika do the last work in section 16."""
    town.s.year_achievement[:] = 0
    return town.stand(ANGELIKA, 16).permit("red").play("basic red 2", "place 1", "end action")


def test_two_players_pass_over_the_second_value() -> None:
    town = complete_16(Town(2).work(MARION, 16, red=1, blue=3).work(ANGELIKA, 16, structures="s"))
    assert town.section_points(16) == [1, 3]


def test_ties_go_clockwise_from_the_active_player() -> None:
    town = complete_16(Town(4).work(3, 16, red=1).work(MARION, 16, blue=1).work(NICOLE, 16, blue=1).work(3, 16, blue=1))
    assert town["completed_sections"] != 0
    town = (
        Town(4).work(3, 16, blue=1).work(MARION, 16, blue=1).work(NICOLE, 16, blue=1).work(MARION, 16, structures="s")
    )
    town.work(3, 16, red=1)
    complete_16(town)
    assert town.section_points(16) == [1, 3, 0, 2]


def test_a_player_without_a_cube_there_scores_nothing() -> None:
    town = complete_16(Town(3).work(ANGELIKA, 16, red=1, blue=3, structures="s"))
    assert town.section_points(16) == [3, 0, 0]
    assert town["cubes"][ANGELIKA] == 49


# Out of cubes


def leave_cubes(town: Town, seat: int, cubes: int) -> Town:
    """Leave a seat only this many cubes in its supply."""
    town.s.cubes[seat] = cubes
    return town


def test_the_rest_of_an_action_may_be_given_up() -> None:
    town = (
        leave_cubes(Town().stand(ANGELIKA, 19).tiles(ANGELIKA, red=2), ANGELIKA, 2)
        .permit("red")
        .play("basic red 3", "place 2")
    )
    assert "end action" in town.legal


def test_players_lift_their_cubes_from_roads_and_place_them_again() -> None:
    town = Town().work(ANGELIKA, 1, red=1, blue=1, structures="n").work(ANGELIKA, 19, red=1)
    leave_cubes(town.stand(ANGELIKA, 19).tiles(ANGELIKA, red=2), ANGELIKA, 1).permit("red").play(
        "basic red 3", "place 1"
    )
    assert town.legal_with("lift") == {"lift red from 1", "lift blue from 1"}
    town.play("lift blue from 1")
    assert town.s.open_squares[0, 1] == 3, "that road has to be done again"
    assert town.s.work[18, 0, ANGELIKA] == 3, "and the cube was placed at once"
    assert town.legal_with("lift") == {"lift red from 1"}


def test_lifted_cubes_are_placed_beside_structures_too() -> None:
    town = leave_cubes(Town().work(ANGELIKA, 1, red=1), ANGELIKA, 0).queue("n").permit("green", "red")
    town.play("basic green 1", "lift red from 1")
    assert town.s.left_owner[45] == ANGELIKA + 1 and town.track(2) == [1, 0, 0], "it was placed at once"
    town = leave_cubes(Town().work(ANGELIKA, 1, red=1), ANGELIKA, 0).build(10, "n", left=MARION).tiles(ANGELIKA, red=3)
    town.permit("red").play("alternate red improve", "lift red from 1")
    assert town.s.right_owner[45] == ANGELIKA + 1 and town.track(2) == [1, 0, 0]


def test_a_lifted_cube_must_be_placed_again() -> None:
    town = leave_cubes(Town().work(ANGELIKA, 1, red=1), ANGELIKA, 0).tiles(ANGELIKA, red=2).complete(9).permit("red")
    town.play("alternate red beautify", "lift red from 1")
    assert town.legal == {"beautify 9", "beautify 10"}
    assert "you lifted" in town.why_not("end action")


@pytest.mark.parametrize(("cubes", "uses"), [(1, {"use new plot in 10"}), (0, set[str]())])
def test_year_tiles_lift_no_cubes(cubes: int, uses: set[str]) -> None:
    town = leave_cubes(Town().work(ANGELIKA, 1, red=1), ANGELIKA, cubes).year_tile(ANGELIKA, "new_plot").permit("red")
    assert town.legal_with("use") == uses


def test_without_any_cube_only_moving_and_tiles_are_left() -> None:
    town = (
        leave_cubes(Town(), ANGELIKA, 0)
        .tiles(ANGELIKA, red=4, orange=4)
        .build(10, "n", left=MARION)
        .permit("red", "orange")
    )
    assert town.legal == {"alternate red move", "alternate orange move"}


# Bonus action


def test_only_one_bonus_action_a_turn() -> None:
    town = Town().tiles(ANGELIKA, red=2, blue=2, orange=2, green=2).permit().play("bonus action", "alternate red move")
    town.play("end action")
    assert town.legal_with("bonus") == set()
    assert "only one bonus action" in town.why_not("bonus action")


def test_no_bonus_action_with_an_empty_column_or_before_the_actions() -> None:
    town = Town().tiles(ANGELIKA, red=2, blue=2, orange=2).permit()
    assert town.legal_with("bonus") == set()
    assert "one of yours is empty" in town.why_not("bonus action")
    assert "still have actions" in town.tiles(ANGELIKA, green=1).permit("red").why_not("bonus action")


# The end


def last_round(seat: int, first: int = 0) -> Town:
    """Return a table where the end is triggered in the turn of a seat."""
    town = Town().permit()
    town["first_player"] = first
    town["to_move"] = seat
    town["ending"] = 1
    return town


def test_all_have_equally_many_turns() -> None:
    town = last_round(0).play("end turn")
    assert (town["to_move"], town["is_final"]) == (1, 0)
    town = last_round(2).play("end turn")
    assert (town["to_move"], town["is_final"]) == (0, 1)
    town = last_round(0, first=1).play("end turn")
    assert (town["to_move"], town["is_final"]) == (1, 1)


def test_the_final_action_of_any_colour_with_year_tiles_and_equipment_but_without_tile_and_bonus() -> None:
    town = last_round(2).tiles(0, red=2, blue=2, orange=2, green=2).year_tile(0, "flexible_supervisor").equip(0, 19)
    town.queue("ng").stack(1, "rbog").play("end turn")
    colours = ("red", "blue", "orange", "green")
    assert {f"alternate {colour} move" for colour in colours} <= town.legal
    assert "exchange queue 1 and 2" in town.legal and "use flexible supervisor to 1" in town.legal
    town.play("alternate red beautify", "beautify 10", "end action")
    assert town.legal_with("alternate", "basic", "bonus") == set()
    assert "no bonus action after your final action" in town.why_not("bonus action")
    town.play("use flexible supervisor to 1", "end turn")
    assert town["to_move"] == 1 and town.level(0) == [3, 3, 3, 3]
    town.play("alternate red move", "end action", "end turn", "alternate red move", "end action", "end turn")
    assert town.match.over


def test_year_tiles_in_the_final_action() -> None:
    town = last_round(2).year_tile(0, "level_five").year_tile(0, "new_plot").achievement("red", 0, 3).play("end turn")
    town.play("use new plot in 10", "use level five")
    assert town.track(2) == [1, 0, 0] and "alternate red achievement" in town.legal
    town.play("alternate red achievement", "claim achievement 3", "end action", "end turn")
    assert town["to_move"] == 1 and town.level(0) == [1, 1, 1, 1], "nothing is laid on the mat"


def idle_round(town: Town) -> list[str]:
    """Let all take their turns without doing anything; return the events at the end of the round."""
    for seat in range(int(town["players"])):
        town["to_move"] = seat
        town.permit().play("end turn")
    return [event.kind for event in town.match.history[-1].events]


def without_tiles(players: int = 3) -> Town:
    """Return a table without action tiles."""
    town = Town(players).permit()
    town["bag_size"] = 0
    town.s.bag[:] = 0
    return town


def test_four_idle_rounds_in_a_row_end_the_game_as_the_last_section_would() -> None:
    town = without_tiles()
    assert [idle_round(town)[1:] for _ in range(4)] == [[], [], ["last_idle_round"], ["stalemate", "final"]]
    assert town["is_final"] == 1 and town["ending"] == Ending.STALEMATE and town["rounds"] == 4
    assert town.s.last_year_tile_points.sum() == 0


def test_the_fourth_idle_round_is_announced_to_all_when_it_begins() -> None:
    town = without_tiles()
    for _ in range(3):
        idle_round(town)
    announcement = town.match.history[-1].events[-1]
    assert announcement.say(GAME.words("en")).startswith("Nothing has happened for 3 rounds.")
    assert town["is_final"] == 0 and town["to_move"] == 0
    assert town.match.view().notice == "last_idle_round"  # type: ignore[attr-defined]
    assert "If nothing happens this round" in " ".join(str(town.match).split())


@pytest.mark.parametrize("busy", [True, False])
def test_the_idle_rounds_are_counted_anew_when_something_is_done_or_tiles_are_left(busy: bool) -> None:
    town = without_tiles()
    for _ in range(3):
        idle_round(town)
    town["has_progress"] = busy
    town["bag_size"] = 0 if busy else 28
    idle_round(town)
    assert town["is_final"] == 0 and town["idle_rounds"] == 0
    town["bag_size"] = 0
    assert [idle_round(town)[1:] for _ in range(4)] == [[], [], ["last_idle_round"], ["stalemate", "final"]]


def nothing_left(players: int = 2) -> Town:
    """Return a table without any place for a cube, although all players have cubes in the supply.

    There are no action tiles, every road is worked, the queue is full, and no plot, icon or square is left.
    """
    town = without_tiles(players).queue("n" * 12)
    for section in range(1, 21):
        if section != 10:
            town.work(section % players, section, red=int(town.s.open_squares[section - 1, 0]))
            town.work(section % players, section, blue=int(town.s.open_squares[section - 1, 1]))
    for plot in (1, 2, 3):
        town.build(10, "n", left=0, right=1, plot=plot)
    town.s.beauty[9] = [1, 0]
    town.s.cubes[:players] = 5
    return town


def test_the_end_is_triggered_when_no_player_has_a_place_for_a_cube() -> None:
    town = nothing_left()
    assert idle_round(town)[1:] == ["no_place_left", "final"]
    assert town["ending"] == Ending.NO_PLACE_LEFT and town["idle_rounds"] == 1


def test_the_end_is_triggered_when_no_player_has_a_cube() -> None:
    town = without_tiles(2)
    town.s.cubes[:] = 0
    assert idle_round(town)[1:] == ["no_place_left", "final"]


@pytest.mark.parametrize(
    "place", ["road", "structure", "plot", "icon", "equipment 1", "second square", "new plot", "action tile"]
)
def test_the_end_is_not_triggered_while_there_is_a_place_for_a_cube(place: str) -> None:
    town = nothing_left()
    match place:
        case "road":
            town.s.open_squares[3, 1] = 1
        case "structure":
            town.queue("n" * 11)
        case "plot":
            town.s.plot_structure[47] = 0
        case "icon":
            town.s.beauty[9, 0] = 0
        case "equipment 1":
            town.equip(MARION, 1)
        case "second square":
            town.s.right_owner[46] = 0
        case "new plot":
            town.year_tile(MARION, "new_plot")
        case "action tile":
            town["bag_size"] = 1
    for seat in (0, 1):
        town["to_move"] = seat
        town.permit().play(*["end turn"] * (1 + (place == "new plot" and seat == 1)))
    assert town["is_final"] == 0


def test_a_cube_that_can_be_lifted_counts_but_not_for_a_new_plot() -> None:
    """All that is left are cubes on roads."""
    town = nothing_left()
    town.s.cubes[:] = 0
    town.year_tile(MARION, "new_plot")
    assert idle_round(town)[1:] == ["no_place_left", "final"]
    town = nothing_left()
    town.s.cubes[:] = 0
    town.s.beauty[9, 0] = 0
    assert idle_round(town)[1:] == []


@pytest.mark.parametrize(("opponent", "ends"), [("bertha", False), ("carsten", False), ("denzel", True)])
def test_opponents_count_as_seats_with_what_they_can_do(opponent: str, ends: bool) -> None:
    """The person has no cube. A beautify icon is free: Bertha and Carsten may come to use it, Denzel never does."""
    town = Town(1, opponents=opponent).queue("n" * 12).permit()
    town["bag_size"] = 0
    for section in range(1, 21):
        town.work(
            1, section, red=int(town.s.open_squares[section - 1, 0]), blue=int(town.s.open_squares[section - 1, 1])
        )
    for plot in (1, 2, 3):
        town.build(10, "n", left=0, right=1, plot=plot)
    town.s.cubes[:2] = [0, 5]
    town.pawn(1).play("end turn")
    assert (town["is_final"] == 1) == ends
    assert ("no_place_left" in [event.kind for event in town.match.history[-1].events]) == ends


def test_a_number_of_rounds_is_the_limit() -> None:
    town = Town().stack(1, "rrrr").permit()
    town["to_move"] = 2
    town["rounds"] = DATA["most_rounds"]["rounds"]
    town["has_progress"] = 1
    town.play("end turn")
    assert town["is_final"] == 1 and town["ending"] == Ending.ROUND_LIMIT
    events = town.match.history[-1].events
    assert [event.kind for event in events][-2:] == ["round_limit", "final"], "it is not a stalemate"
    assert "60 rounds have been played" in events[-2].say(GAME.words("en"))


def test_the_limit_is_announced_when_three_rounds_are_left() -> None:
    town = Town().stack(1, "rrrr").permit()
    town["rounds"] = DATA["most_rounds"]["rounds"] - 4
    notices = []
    for _ in range(5):
        notices.append((town.match.view().notice, idle_round(town)[-1]))  # type: ignore[attr-defined]
    notice = "last_rounds"
    assert notices[1:] == [(None, notice), (notice, "no_tile"), (notice, "no_tile"), (notice, "final")]
    announcement = next(
        event for played in town.match.history for event in played.events if event.kind == "last_rounds"
    )
    assert announcement.say(GAME.words("en")) == (
        "3 rounds left, including this one: the end is triggered after round 60."
    )


# Final scoring


def test_supervisors_count_on_any_section_of_a_quadrant() -> None:
    town = Town(2).stand(0, 5).stand(1, 17)
    assert town.row("quadrant_1") == [9, 0] and town.row("quadrant_3") == [0, 9]


def test_ties_in_a_quadrant_share_the_points_rounded_up() -> None:
    town = Town(4, start=1)
    town.s.track[2] = [5, 5, 5, 0]
    assert town.row("quadrant_3") == [6, 6, 6, 0]
    town.s.track[2] = [7, 5, 5, 2]
    assert town.row("quadrant_3") == [9, 5, 5, 1]
    town.s.track[2] = [4, 4, 4, 4]
    assert town.row("quadrant_3") == [5, 5, 5, 5]


def test_two_players_tied_share_the_first_and_the_third_value() -> None:
    town = Town(2, start=1)
    town.s.track[2, :2] = 4
    assert town.row("quadrant_3") == [6, 6]
    town.s.track[2, 1] = 3
    assert town.row("quadrant_3") == [9, 3]


def test_two_cubes_of_a_player_on_one_icon_count_twice_for_a_tie_in_a_quadrant() -> None:
    town = Town(3).complete(1, 2)
    town.s.track[0] = [5, 5, 0, 0]
    town.s.beauty[0] = [ANGELIKA + 1, ANGELIKA + 1]
    town.s.beauty[1] = [MARION + 1, 0]
    assert town.row("quadrant_1") == [9, 6, 0]


def test_equal_points_go_to_more_action_tiles_otherwise_they_are_shared() -> None:
    town = Town(2).tiles(0, red=2).tiles(1, red=3)
    assert town.match.scores[0] == town.match.scores[1]
    assert town.match.ranks == [2, 1]
    town.s.turned_year_tiles[1, 0] = 0b1
    assert town.match.ranks == [1, 1]
    assert [row.points for row in town.match.tie_breaks] == [[2, 2]]


def test_the_option_for_splitting_is_recorded() -> None:
    assert Town(split="free")["split"] == SplitOption.FREE
