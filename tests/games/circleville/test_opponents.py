"""The opponents of a solo game: setting up, what they share, and every branch of what each of them does."""

import json
from collections import Counter

import numpy as np
import pytest
from tests.games.circleville.town import Town, check_conserved
from tests.play import play_randomly

from townwright.bots import bot
from townwright.core import render
from townwright.core.errors import NotPossible
from townwright.core.match import Match
from townwright.games.circleville import GAME
from townwright.games.circleville.components import SECTIONS, SOLO, Character, Row, YearTile
from townwright.games.circleville.state import Phase

PERSON, OPPONENT, NEXT = 0, 1, 2
LINE_UPS = next(option.values for option in GAME.options if option.name == "opponents")


def solo(opponents: str) -> Town:
    return Town(1, opponents=opponents)


def all_done_but(*sections: int) -> Town:
    """Return a solo game against Denzel in which only these sections are left to do."""
    town = solo("denzel")
    return town.complete(*[number for number in range(1, SECTIONS + 1) if number not in sections])


class TestSettingUp:
    def test_every_set_of_one_to_three_opponents_can_be_chosen(self) -> None:
        assert len(LINE_UPS) == len(set(LINE_UPS)) == 4 + 6 + 4
        for opponents in LINE_UPS:
            match = Match(GAME, ["Ada"], 1, {"opponents": opponents})
            assert match.players == ["Ada", *[name.capitalize() for name in opponents.split("_")]]
            assert match.seats == len(match.players) == match.state.players == len(match.scores)

    def test_a_solo_game_has_one_opponent_by_default(self) -> None:
        match = Match(GAME, seed=1)
        assert match.players == ["Player 1", "Denzel"]
        assert match.options == {
            "start": "section_10",
            "split": "strict",
            "opponents": "denzel",
            "difficulty": "markers_0",
        }

    def test_six_equipment_tiles_without_number_22_whatever_the_number_of_opponents(self) -> None:
        for seed in range(30):
            s = Match(GAME, 1, seed, {"opponents": LINE_UPS[seed % len(LINE_UPS)]}).state
            assert int(s.equipment).bit_count() == 6
            assert not int(s.equipment) >> 21 & 1

    def test_the_person_is_the_first_player(self) -> None:
        assert {int(Match(GAME, 1, seed).state.first_player) for seed in range(20)} == {PERSON}

    def test_bertha_plays_with_49_cubes_for_one_is_the_extra_action_marker(self) -> None:
        s = Match(GAME, 1, 1, {"opponents": "bertha_carsten_denzel"}).state
        assert s.cubes.tolist() == [50, 49, 50, 50]
        check_conserved(s)

    def test_assistants_start_together_and_opponents_have_no_supervisor_in_the_town(self) -> None:
        s = Match(GAME, 1, 1, {"opponents": "bertha_carsten_katherine", "start": "section_20"}).state
        assert s.assistant.tolist() == [0, 0, 0, 0]
        assert s.supervisor.tolist() == [19, 0, 0, 0]

    @pytest.mark.parametrize("character", [Character.BERTHA, Character.CARSTEN])
    def test_a_drawn_tile_places_the_supervisor_and_goes_back_to_the_bag(self, character: Character) -> None:
        places = Counter[int]()
        for seed in range(200):
            s = Match(GAME, 1, seed, {"opponents": character.name.lower()}).state
            places[int(s.stop_quadrant[character.value, s.pawn[OPPONENT]])] += 1
            assert s.bag_size == 28 and (s.mat_tiles == 0).all()
        assert min(places[quadrant] for quadrant in range(4)) > 25

    def test_katherine_starts_on_the_marked_stop_and_denzel_beside_his_mat(self) -> None:
        s = Match(GAME, 1, 1, {"opponents": "denzel_katherine"}).state
        assert s.pawn.tolist() == [0, 0, int(s.marked_stop[0]), 0]
        assert s.stop_quadrant[Character.KATHERINE.value, s.marked_stop[0]] == 2

    def test_the_difficulty_is_where_the_quadrant_markers_of_opponents_start(self) -> None:
        for markers in (0, 4, 10):
            s = Match(GAME, 1, 1, {"opponents": "carsten_denzel", "difficulty": f"markers_{markers}"}).state
            assert s.track.tolist() == [[0, markers, markers, 0]] * 4

    @pytest.mark.parametrize("option", [{"opponents": "bertha"}, {"difficulty": "markers_4"}])
    def test_with_two_or_more_people_there_are_no_opponents_to_choose(self, option: dict[str, str]) -> None:
        with pytest.raises(NotPossible) as caught:
            Match(GAME, 2, 1, option)
        assert caught.value.reason.say("en") == f"The option {next(iter(option))} is not available with 2 players."
        assert "opponents" not in Match(GAME, 2, 1).options
        assert Match(GAME, 2, 1).players == ["Player 1", "Player 2"]

    def test_opponents_that_do_not_exist(self) -> None:
        with pytest.raises(NotPossible, match="“egon” is not a value of the option opponents"):
            Match(GAME, 1, 1, {"opponents": "egon"})


class TestPlayingByThemselves:
    def test_opponents_ask_nothing_and_log_every_step(self) -> None:
        match = play_randomly(Match(GAME, ["Ada"], 3, {"opponents": "carsten_denzel"}), 3)
        steps = [played for played in match.history if played.seat != PERSON]
        assert steps and all(played.forced and played.action.text == "carry on" for played in steps)
        assert all(played.events for played in steps)

    def test_a_match_file_lists_the_people_only_and_replays(self) -> None:
        match = play_randomly(Match(GAME, ["Ada"], 3, {"opponents": "bertha_katherine"}), 3, 40)
        assert json.loads(match.to_json())["players"] == ["Ada"]
        again = Match.from_data(json.loads(match.to_json()))
        assert again.players == ["Ada", "Bertha", "Katherine"]
        assert again.states.tobytes() == match.states.tobytes()
        assert match.at(25).players == match.players
        assert Match.from_codes(
            GAME, match.people, match.seed, match.options, [GAME.wording.encode(action) for action in match.actions]
        ).states.tobytes() == (match.states.tobytes())

    def test_the_end_of_a_turn_can_be_undone_with_its_forced_actions_until_a_reveal(self) -> None:
        town = solo("denzel").stack(2, "rr").stack(1, "gg").permit()
        before = town.match.states.tobytes()
        town.play("end turn")
        assert town.match.history[-1].seat == OPPONENT
        town.match.undo(PERSON)
        assert town.match.states.tobytes() == before

    def test_only_opponents_carry_on_and_they_can_do_nothing_else(self) -> None:
        town = solo("denzel")
        assert "Only solo opponents" in town.why_not("carry on")
        town["to_move"] = OPPONENT
        town.phase(Phase.OPPONENT)
        assert town.legal == {"carry on"}
        assert town.why_not("end turn") == "It’s Denzel’s turn, and Denzel plays automatically."
        assert town.match.question().say("en", town.match.players).startswith("Denzel plays automatically")

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_the_drawing_shows_their_mats(self, language: str) -> None:
        match = Match(GAME, ["Ada"], 5, {"opponents": "bertha_denzel_katherine"})
        play_randomly(match, 5, 60)
        text = GAME.wording.draw(match.view(), match.score_sheet, GAME.words(language), match.players)
        drawn = render.to_text(text)
        for name in match.players:
            assert name in drawn
        label = {"en": "Last turn:", "de": "Letzter Zug:"}[language]
        assert drawn.count(label) == 3

    def test_the_view_shows_mats_pawns_and_the_last_turn(self) -> None:
        town = Town(1, opponents="bertha_carsten_denzel").pawn(2).lay(2, "r").stack(2, "rr")
        town.tiles(3, red=1).pawn(7, 3)
        town.turn(1)
        bertha, carsten, denzel = town.match.view().opponents  # type: ignore[attr-defined]
        assert (bertha.character, bertha.supervisor, bertha.extra, bertha.quadrant) == ("bertha", 3, 1, 3)
        assert bertha.tasks == ["red", "red"]
        assert bertha.stops == [4, 3, 2, 1] and bertha.cells[1].tile == "red"
        assert (carsten.character, denzel.character) == ("carsten", "denzel")
        assert denzel.columns["red"] == int(town.s.tiles[3, 0]) and denzel.supervisor is None
        assert denzel.section == int(town.s.pawn[3])

    def test_bots_and_observers_see_all_seats(self) -> None:
        match = Match(GAME, 1, 5, {"opponents": "bertha_carsten_katherine", "difficulty": "markers_4"})
        greedy, guess = bot("greedy", 1), np.zeros(4)
        for _ in range(60):
            match.play(greedy.choose(match))
        GAME.entry_points.evaluate(match.states, 0, guess)
        assert (guess[1:] > 10).all() and np.isfinite(guess).all()
        observations = np.zeros((4, GAME.learning.observation_count), np.int16)
        for seat in range(4):
            GAME.entry_points.observe(match.states, 0, seat, observations[seat])
        assert len({row.tobytes() for row in observations}) == 4


class TestRondel:
    def test_opponents_count_every_space_also_occupied_ones(self) -> None:
        town = solo("carsten_katherine").stack(2, "g").stack(3, "g").assistant(2, PERSON)
        town.turn(OPPONENT)
        assert town["assistant"].tolist()[:3] == [1, 1, 2]

    def test_their_assistants_occupy_spaces_for_the_person(self) -> None:
        town = solo("bertha_carsten").assistant(2).assistant(3, NEXT)
        town.phase(Phase.ASSISTANT)
        assert town.legal == {f"assistant to {space}" for space in (2, 3, 4, 5)}

    def test_bertha_and_denzel_go_a_whole_lap_to_their_own_space(self) -> None:
        town = solo("bertha").pawn(1).stack(4, "g").assistant(4)
        town.turn()
        assert town.facts("sought_colour") == [{"seat": 1, "space": 4, "colour": "$colour-green"}]
        town = solo("denzel").tiles(OPPONENT, red=1, blue=1, orange=1).stack(4, "g").stack(5, "r").assistant(4)
        town.turn()
        assert town.facts("sought_rarest") == [{"seat": 1, "space": 4, "colour": "$colour-green", "count": 0}]

    def test_bertha_goes_one_space_without_her_colour(self) -> None:
        town = solo("bertha").pawn(1).stack(3, "r")
        town.turn()
        assert town.facts("found_no_colour") == [{"seat": 1, "space": 2, "colour": "$colour-green"}]

    def test_denzel_goes_to_the_next_of_several_equally_rare_colours(self) -> None:
        town = solo("denzel").tiles(OPPONENT, red=1, blue=1).stack(2, "r").stack(3, "b").stack(4, "g").stack(5, "o")
        town.turn()
        assert town["assistant"][OPPONENT] == 3


class TestActions:
    def test_an_action_carries_on_in_the_other_quadrants_clockwise(self) -> None:
        """In the fourth quadrant one red square is left, in the first none, in the second there are several."""
        town = solo("bertha").complete(1, 2, 3, 4, 5, 11, 12, 13, 15).pawn(1).assistant(5).stack(6, "g")
        town.work(PERSON, 14, red=2)
        town.turn()
        placed = [(facts["count"], facts["section"]) for facts in town.facts("placed")]
        assert placed == [(1, 14), (2, 9)]
        assert town.facts("carried_on")[0] == {"seat": 1, "quadrant": 2}

    def test_an_action_done_in_part_scores_nothing(self) -> None:
        """Two structures are to be razed, one slot of the queue is free."""
        town = solo("bertha").pawn(3).assistant(3).stack(4, "b").queue("n" * 11)
        town.turn()
        assert town.facts("razed") == [{"seat": 1, "structure": "$structure-silver", "section": 9, "cubes": 1}]
        assert town.solo_points() == {}

    @pytest.mark.parametrize(("opponents", "points"), [("bertha", 3), ("carsten", 1), ("denzel", 3), ("katherine", 3)])
    def test_an_action_that_cannot_be_done_at_all_scores_points(self, opponents: str, points: int) -> None:
        """Green with an empty queue: Bertha's tile, Carsten's and Denzel's space, Katherine's tile."""
        town = solo(opponents).queue("").assistant(4).stack(5, "r").stack(6, "g").stack(3, "b")
        if opponents == "bertha":
            town.pawn(1)
        elif opponents == "carsten":
            town.pawn(2)
        elif opponents == "katherine":
            town.pawn(1).lay(1, "g")
        town.turn()
        times = {"denzel": 2}.get(opponents, 1)
        assert town.facts("impossible") == [{"seat": 1, "points": points}] * times
        assert town.solo_points() == {"impossible": points * times}

    def test_razing_with_a_full_queue_cannot_be_done(self) -> None:
        town = solo("katherine").pawn(3).queue("n" * 12).lay(8, "o").lay(4, "o")
        town.turn()
        assert town.solo_points() == {"impossible": 6}

    def test_cubes_that_run_out_during_an_action_score_points_as_well(self) -> None:
        town = solo("bertha").pawn(3).assistant(2).stack(3, "r")
        town.s.cubes[OPPONENT] = 1
        town.turn()
        assert town.cubes_in(9) == [0, 1, 0]
        assert town.facts("out_of_cubes") == [{"seat": 1, "points": 3}] * 2  # blue in part, red not at all
        assert town.solo_points()["impossible"] == 6

    def test_the_last_cube_on_the_last_place_scores_nothing(self) -> None:
        town = solo("bertha").complete(*range(1, 20)).pawn(2).lay(2, "r").assistant(3).stack(4, "r").queue("")
        town["completed_sections"] = int(town["completed_sections"]) & ~(1 << 4)
        town.s.open_squares[4] = [1, 1]
        town.s.open_squares[19] = 0
        town.s.standing_structures[19] = 0
        town["completed_sections"] = int(town["completed_sections"]) | 1 << 19
        town.s.cubes[OPPONENT] = 1
        town.turn()
        assert town.facts("placed") == [{"seat": 1, "count": 1, "colour": "$colour-red", "section": 5}]
        assert town.facts("out_of_cubes") == [] and town.facts("impossible") == [{"seat": 1, "points": 3}]  # orange

    def test_without_a_cube_and_a_place_an_action_still_scores_once(self) -> None:
        town = solo("katherine").pawn(3).queue("").lay(8, "g").lay(4, "g")
        town.s.cubes[OPPONENT] = 0
        town.turn()
        assert town.facts("impossible") == [{"seat": 1, "points": 3}] * 2

    def test_the_section_comes_before_the_colour_of_the_structure(self) -> None:
        """Katherine prefers natural structures; section 18 holds a golden one, section 19 a natural one."""
        town = solo("katherine").complete(20).pawn(3).lay(8, "o").lay(4, "o")
        town.turn()
        assert [(facts["structure"], facts["section"]) for facts in town.facts("razed")] == [
            ("$structure-natural", 19),
            ("$structure-golden", 19),
        ]

    @pytest.mark.parametrize(
        ("opponents", "first"),
        [("bertha", "silver"), ("carsten", "golden"), ("denzel", "brown"), ("katherine", "natural")],
    )
    def test_they_build_by_their_own_order_wherever_the_structure_stands_in_the_queue(
        self, opponents: str, first: str
    ) -> None:
        town = solo(opponents).complete(15)
        town.queue({"silver": "bngs", "golden": "nbsg", "brown": "ngsb", "natural": "gsbn"}[first])
        if opponents == "bertha":
            town.pawn(1).assistant(4).stack(5, "g")
        elif opponents == "carsten":
            town.pawn(4).lay(4, "r").assistant(4).stack(5, "b")
        elif opponents == "denzel":
            town.assistant(4).stack(5, "r")
        else:
            town.pawn(4).lay(5, "g")
        town.turn()
        assert town.facts("built")[0]["structure"] == f"$structure-{first}"

    def test_of_a_colour_the_leftmost_piece_is_built_and_the_queue_closes_up(self) -> None:
        town = solo("katherine").complete(15).queue("gng").pawn(3).lay(8, "g").lay(4, "r")
        town.turn()
        assert town.queued == "gg"

    def test_they_build_on_new_plots_when_the_printed_ones_are_taken(self) -> None:
        town = solo("katherine").queue("n").pawn(2).lay(4, "g").lay(3, "r").lay(2, "r").lay(1, "r")
        for plot in (1, 2, 3):
            town.build(10, "b", PERSON, PERSON, plot)
        town.s.new_plot[0], town.s.right_owner[100] = 10, PERSON + 1
        town.turn()
        assert town.s.plot_structure[100] == 1 and town.s.left_owner[100] == OPPONENT + 1

    def test_improving_takes_the_first_structure_of_the_order_in_the_highest_section(self) -> None:
        town = solo("bertha").complete(9).pawn(4).lay(4, "r")
        town.build(10, "g", PERSON).build(10, "n", PERSON, None, 2).build(10, "b", PERSON, PERSON, 3).build(
            9, "s", PERSON
        )
        town["extra_marker"] = 2  # blue: the second quadrant
        town.turn()
        assert town.facts("improved") == [{"seat": 1, "structure": "$structure-natural", "section": 10}]
        assert town.facts("beautified") == [{"seat": 1, "section": 10}]

    def test_a_beautified_section_is_passed_over(self) -> None:
        town = solo("bertha").complete(9).pawn(4).lay(4, "r")
        town["extra_marker"] = 2
        town.s.beauty[9, 0] = PERSON + 1
        town.turn()
        assert town.facts("beautified") == [{"seat": 1, "section": 9}]


class TestCompletingSections:
    @pytest.mark.parametrize(("opponents", "points"), [("bertha", 2), ("carsten", 2), ("denzel", 2), ("katherine", 4)])
    def test_the_year_tile_and_the_achievement_go_back_to_the_box(self, opponents: str, points: int) -> None:
        town = solo(opponents).work(PERSON, 5, red=3, blue=2).complete(1, 2, 3, 4).queue("nn")
        town.s.years[0], town.s.year_achievement[0] = YearTile.LEVEL_FIVE.value, 9
        if opponents == "bertha":
            town.pawn(4).assistant(3).stack(4, "r")
        elif opponents == "carsten":
            town.pawn(1).assistant(3).stack(4, "b")
        elif opponents == "denzel":
            town.s.colour_quadrant[:] = [2, 1, 0, 3]
            town.assistant(3).stack(4, "b")
        else:
            town.pawn(1).lay(1, "o").lay(5, "b")
        town.turn()
        assert town.section_points(5) == [3, 1]
        assert town.solo_points()["returned"] == 1 + points
        assert town.facts("returned_year")[0]["tile"] == "$year-tile-level_five"
        assert town.s.unused_year_tiles.sum() == 0 and town.s.achievements.sum() == 0 and town["year"] == 1
        assert town.s.number_square[4] == PERSON + 1
        assert town.track(1)[PERSON] == 1
        assert town["phase"] == Phase.ASSISTANT

    def test_the_section_is_completed_right_after_the_action_and_the_turn_goes_on(self) -> None:
        town = solo("denzel").work(PERSON, 6, red=2, structures="g").work(PERSON, 7, red=2).assistant(2).stack(3, "r")
        kinds = town.turn()
        assert kinds.index("completed") < len(kinds) - 1 - kinds[::-1].index("takes_basic")
        assert town.facts("completed") == [{"seat": 1, "section": 6}]

    def test_several_sections_are_resolved_in_the_order_of_their_numbers(self) -> None:
        town = (
            solo("katherine")
            .work(PERSON, 18, red=4, blue=2, structures="g")
            .work(PERSON, 17, red=3, blue=1, structures="b")
        )
        town.work(PERSON, 16, blue=3).complete(19, 20).pawn(3).lay(8, "b").lay(4, "o")
        town.turn()
        assert [facts["section"] for facts in town.facts("completed")] == [17, 18]

    def test_two_player_values_with_one_opponent_only(self) -> None:
        for opponents, second in (("katherine", 2), ("bertha_katherine", 3)):
            town = solo(opponents).work(PERSON, 18, red=4, blue=2, structures="g").pawn(3, last_seat(opponents))
            town.complete(19, 20).lay(8, "b", last_seat(opponents)).lay(4, "g", last_seat(opponents))
            town.turn(last_seat(opponents))
            points = town.section_points(18)
            assert (points[PERSON], points[-1]) == (4, second)

    def test_the_last_section_by_an_opponent_is_worth_one_point_and_triggers_the_end(self) -> None:
        town = all_done_but(16).work(PERSON, 16, red=2, blue=2, structures="s").assistant(6).stack(7, "r").queue("")
        town.s.colour_quadrant[:] = [0, 2, 1, 3]
        town["year"] = 18
        town.turn()
        assert town.facts("returned_year") == [{"seat": 1, "tile": "$year-tile-three_points", "points": 1}]
        assert town["ending"] and town["is_final"] and town["last_year_tile_points"].sum() == 0
        assert town["to_move"] == PERSON and town["phase"] == Phase.CHOOSE
        points = town.solo_points()
        town.play("alternate red move", "end action", "end turn")
        assert town.match.over
        assert town.solo_points() == {**points, "final": SOLO["final_points"]}


def last_seat(opponents: str) -> int:
    return opponents.count("_") + 1


class TestMissingTiles:
    @pytest.mark.parametrize("opponents", ["bertha", "denzel"])
    def test_a_missing_action_tile_scores_five_points_and_nothing_is_laid(self, opponents: str) -> None:
        town = solo(opponents)
        kinds = town.turn()
        assert town.facts("missed_tile") == [{"seat": 1, "points": 5}]
        assert "no_tile" in kinds and "laid_tile" not in kinds
        assert town.s.mat_tiles.sum() == 0 and town.s.tiles.sum() == 0

    def test_bertha_moves_on_without_a_tile(self) -> None:
        town = solo("bertha").pawn(2)
        town.turn()
        assert town["pawn"][OPPONENT] == 2

    def test_katherine_scores_nothing_and_moves_on(self) -> None:
        town = solo("katherine").pawn(4)
        kinds = town.turn()
        assert "missed_tile" not in kinds and town.solo_points().get("special", 0) == 0
        assert town["pawn"][OPPONENT] == 0

    def test_carsten_without_a_tile_takes_his_two_other_colours(self) -> None:
        town = solo("carsten").pawn(2)  # rondel red, mat blue
        town.turn()
        assert town.facts("missed_tile") == [{"seat": 1, "points": 5}]
        assert [facts["colour"] for facts in town.facts("takes_basic")] == ["$colour-red", "$colour-blue"]

    def test_carsten_without_a_tile_takes_the_pair_if_the_two_are_equal(self) -> None:
        town = solo("carsten").pawn(1).unclaimed(9, 4)
        town.turn()
        assert town.facts("missed_tile") and town.facts("pair") == [{"seat": 1, "colour": "$colour-red"}]
        assert town.facts("equipped") == [{"seat": 1, "equipment": 4}]
        assert town.facts("takes_basic") == []


class TestBertha:
    def test_two_actions_at_level_3_in_the_quadrant_of_her_space(self) -> None:
        town = solo("bertha").pawn(2).stack(4, "o").assistant(1)
        town.turn()
        actions = [(facts["colour"], facts["level"], facts["quadrant"]) for facts in town.facts("takes_basic")]
        assert actions == [("$colour-orange", 3, 3), ("$colour-orange", 3, 3)]
        assert town["pawn"][OPPONENT] == 2  # down one space
        assert town.facts("moved_on") == [{"seat": 1, "quadrant": 2}]

    def test_a_space_without_a_tile_has_its_printed_colour(self) -> None:
        town = solo("bertha").pawn(4).stack(3, "b").stack(5, "r")
        town.turn()
        assert town["assistant"][OPPONENT] == 4  # red, as printed on the fourth space
        assert town.facts("left_track") == [{"seat": 1, "colour": "$colour-green", "quadrant": 4}]

    def test_a_bonus_action_that_cannot_be_done_scores_a_point(self) -> None:
        town = solo("bertha").pawn(4).lay(4, "r").stack(2, "r")
        town.s.beauty[9, 0] = PERSON + 1
        town.turn()
        assert town.facts("impossible") == [{"seat": 1, "points": 1}] * 2
        assert town.solo_points() == {"impossible": 2}

    def test_bonus_actions_carry_on_in_the_other_quadrants(self) -> None:
        town = solo("bertha").pawn(4).lay(4, "r").build(10, "n", PERSON)
        town.turn()
        assert town.facts("improved") and town.facts("beautified") == [{"seat": 1, "section": 10}]
        assert town.track(2) == [0, 2]

    def test_the_extra_action_marker_goes_from_the_last_space_to_the_first(self) -> None:
        town = solo("bertha").pawn(4)
        town["extra_marker"] = 3
        town.turn()
        assert town["extra_marker"] == 0 and town["pawn"][OPPONENT] == 0
        assert town.facts("back_to_top") == [{"seat": 1, "space": 1}]
        town.pawn(4).turn()
        assert town.facts("back_to_top") == [{"seat": 1, "space": 2}]

    def test_the_new_tile_beside_the_marker_counts_for_the_bonus_actions(self) -> None:
        """The extra marker lies beside the fourth space, whose tile has just been replaced."""
        town = solo("bertha").pawn(4).lay(4, "g").stack(2, "g")
        town["extra_marker"] = 3
        town.turn()
        assert town.facts("left_track") == [{"seat": 1, "colour": "$colour-green", "quadrant": 4}]


class TestCarsten:
    def test_three_different_colours_are_three_actions_in_order(self) -> None:
        town = solo("carsten").pawn(3).stack(2, "b")
        town.turn()
        actions = [(facts["colour"], facts["level"], facts["quadrant"]) for facts in town.facts("takes_basic")]
        assert actions == [("$colour-red", 1, 3), ("$colour-blue", 1, 3), ("$colour-orange", 1, 3)]
        assert "all_different" in [event.kind for played in town.played for event in played.events]

    @pytest.mark.parametrize(
        ("rondel", "tile", "mat", "single"),
        [(2, "r", "b", "blue"), (2, "b", "r", "blue"), (3, "r", "r", "blue")],
    )
    def test_the_single_colour_comes_before_a_pair(self, rondel: int, tile: str, mat: str, single: str) -> None:
        town = solo("carsten").pawn(1).lay(1, mat).assistant(rondel - 1).stack(rondel, tile).unclaimed(7, 3)
        kinds = town.turn()
        assert [facts["colour"] for facts in town.facts("takes_basic")] == [f"$colour-{single}"]
        assert kinds.index("takes_basic") < kinds.index("equipped")

    def test_a_red_pair_takes_the_lowest_equipment_and_scores(self) -> None:
        town = solo("carsten").pawn(2).stack(2, "r").unclaimed(12, 5, 20)
        town.turn()
        assert int(town["player_equipment"][OPPONENT]) == 1 << 4
        assert int(town["equipment"]) == 1 << 11 | 1 << 19
        assert town.solo_points() == {"special": 3}
        assert "belongs to Carsten" in town.tiles(PERSON, red=1).permit("red").play("alternate red equipment").why_not(
            "take equipment 5"
        )

    def test_a_red_pair_with_three_tiles_or_nothing_unclaimed_only_scores(self) -> None:
        for town in (
            solo("carsten").pawn(2).stack(2, "r").unclaimed(12).equip(OPPONENT, 1, 2, 3),
            solo("carsten").pawn(2).stack(2, "r"),
        ):
            owned = int(town["player_equipment"][OPPONENT])
            town.turn()
            assert int(town["player_equipment"][OPPONENT]) == owned
            assert town.solo_points() == {"special": 3}

    def test_a_blue_pair_improves_or_scores_two_points(self) -> None:
        town = solo("carsten").pawn(1).assistant(2).stack(3, "b").build(10, "n", PERSON)
        town.turn()
        assert town.facts("improved") == [{"seat": 1, "structure": "$structure-natural", "section": 10}]
        assert town.facts("carried_on") and town.solo_points() == {}
        town = solo("carsten").pawn(1).assistant(2).stack(3, "b")
        town.turn()
        assert town.facts("impossible") == [{"seat": 1, "points": 2}] and town.solo_points() == {"impossible": 2}

    def test_an_orange_pair_beautifies_or_scores_two_points(self) -> None:
        town = solo("carsten").pawn(1).assistant(3).stack(4, "o")
        town.turn()
        assert town.facts("beautified") == [{"seat": 1, "section": 10}] and town.track(2) == [0, 1]
        town = solo("carsten").pawn(1).assistant(3).stack(4, "o")
        town.s.beauty[9, 0] = PERSON + 1
        town.turn()
        assert town.solo_points() == {"impossible": 2}

    def test_a_green_pair_moves_the_supervisor_on_before_the_tile_is_laid(self) -> None:
        town = solo("carsten").pawn(1).assistant(4).stack(5, "g")
        town.turn()
        assert town.solo_points() == {"special": 3}
        assert town.s.mat_tiles[OPPONENT].tolist()[:4] == [0, 4, 0, 0]
        assert town["pawn"][OPPONENT] == 2

    def test_three_alike_remove_the_lowest_achievement_of_the_colour_or_of_four_colours(self) -> None:
        town = (
            solo("carsten")
            .pawn(1)
            .stack(2, "r")
            .achievement("red", 0, 9)
            .achievement("red", 1, 5)
            .achievement("multicoloured", 0, 7)
        )
        town.achievement("blue", 0, 1)
        town.turn()
        assert town.facts("removed_goal") == [{"seat": 1, "achievement": 5, "colour": "$colour-red"}]
        assert sorted(town.s.achievements[town.s.achievements > 0].tolist()) == [1, 7, 9]
        town = solo("carsten").pawn(1).stack(2, "r").achievement("red", 0, 9).achievement("multicoloured", 0, 7)
        town.turn()
        assert town.facts("removed_goal")[0]["achievement"] == 7
        assert town.facts("takes_basic") == [] and town.solo_points() == {}

    def test_three_alike_without_an_achievement_score_ten_points(self) -> None:
        town = solo("carsten").pawn(1).stack(2, "r").achievement("blue", 0, 9)
        town.turn()
        assert town.facts("no_goal") == [{"seat": 1, "colour": "$colour-red", "points": 10}]
        assert town.solo_points() == {"special": 10}

    def test_the_supervisor_goes_round(self) -> None:
        town = solo("carsten").pawn(4).stack(2, "r")
        town.turn()
        assert town["pawn"][OPPONENT] == 0
        quadrants = [space["quadrant"] for space in SOLO["carsten"]["spaces"]]
        assert town.facts("moved_on") == [{"seat": 1, "quadrant": quadrants[0]}]


class TestDenzel:
    def take_third_tile(self, town: Town, space: int = 3) -> Town:
        """Let Denzel take his third red tile from a space of the rondel; no other colour is rarer."""
        town.tiles(OPPONENT, red=2, blue=2, orange=2, green=2).assistant(space - 1).stack(space, "r")
        town.turn()
        return town

    def test_two_actions_of_the_space_and_one_of_the_tile_in_the_quadrant_of_the_space(self) -> None:
        town = solo("denzel").assistant(7).stack(8, "b")
        town.turn()
        actions = [(facts["colour"], facts["level"], facts["quadrant"]) for facts in town.facts("takes_basic")]
        assert actions == [("$colour-orange", 1, 3)] * 2 + [("$colour-blue", 1, 3)]
        assert town.s.tiles[OPPONENT].tolist() == [0, 1, 0, 0]
        assert town["pawn"][OPPONENT] == 16

    def test_the_first_and_second_tile_of_a_colour_only_fill_the_column(self) -> None:
        town = solo("denzel").tiles(OPPONENT, red=1, blue=1, orange=1, green=1).stack(2, "r")
        kinds = town.turn()
        assert "third_tile" not in kinds and town.s.tiles[OPPONENT].tolist() == [2, 1, 1, 1]

    def test_the_others_score_from_the_second_place_on(self) -> None:
        """With three seats all values count: Carsten has more cubes than the person, Denzel fewest and first place."""
        town = solo("carsten_denzel").complete(6).work(PERSON, 7, blue=1).work(1, 7, blue=2)
        town.tiles(2, red=2, blue=2, orange=2, green=2).assistant(2, 2).stack(3, "r")
        town.turn(2)
        # Blue is full in 7 and goes to 8; the red cubes go to 7, which is completed early.
        assert town.facts("early") == [{"seat": 2, "section": 7}]
        assert town.section_points(7) == [1, 2, 6]
        assert [facts["place"] for facts in town.facts("scored")] == [1, 3, 2]

    def test_a_tie_between_the_others_is_broken_as_usual(self) -> None:
        town = solo("carsten_denzel").complete(6).work(PERSON, 7, blue=2).work(1, 7, blue=1, structures="b")
        town.s.open_squares[6, 0] = 3
        town.tiles(2, red=2, blue=2, orange=2, green=2).assistant(2, 2).stack(3, "r")
        town.turn(2)
        assert town.section_points(7) == [1, 2, 6]

    def test_a_completed_section_is_replaced_by_the_next_higher_one_of_its_quadrant(self) -> None:
        """His last cube completes section 7 as usual; section 8 is completed already, so that 9 follows."""
        town = solo("denzel").complete(6, 8).work(PERSON, 7, blue=3, structures="b")
        self.take_third_tile(town)
        assert town.facts("completed") == [{"seat": 1, "section": 7}]
        assert town["pawn"][OPPONENT] == 7
        assert town.facts("early") == [{"seat": 1, "section": 9}]

    def test_after_building_the_next_higher_open_section_is_completed(self) -> None:
        """He builds on a completed section, so that his last cube lies there."""
        town = solo("denzel").complete(11, 13).queue("n").tiles(OPPONENT, red=2, blue=2, orange=2, green=2)
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.assistant(4).stack(5, "g")
        town.turn()
        assert town.facts("built") == [{"seat": 1, "structure": "$structure-natural", "section": 11, "cubes": 1}]
        assert town.facts("early") == [{"seat": 1, "section": 12}]
        assert town.section_points(12) == [0, 8]

    def test_without_a_higher_section_he_scores_eight_points(self) -> None:
        town = solo("denzel").complete(15, 14, 13).queue("n").assistant(4).stack(5, "g")
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.turn()
        assert town.facts("built")[0]["section"] == 13
        assert town.facts("no_section") == [{"seat": 1, "points": 8}]
        assert town.solo_points()["special"] == 8
        assert town.s.tiles[OPPONENT].tolist() == [2, 2, 2, 0]

    def test_without_any_action_in_his_turn_he_scores_eight_points(self) -> None:
        town = solo("denzel").queue("").assistant(4).stack(5, "g").pawn(7)
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.turn()
        assert town.facts("idle") == [{"seat": 1, "points": 8}]
        assert town.solo_points() == {"impossible": 9, "special": 8}
        assert not int(town["completed_sections"]) >> 6 & 1

    def test_standing_structures_join_the_queue_in_his_order(self) -> None:
        town = solo("denzel").complete(16, 17, 18, 20).queue("bb").assistant(2).stack(3, "r")
        town.complete(6, 7, 8, 9)  # the second quadrant is done: he goes on in the third
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.turn()
        assert town.facts("early") == [{"seat": 1, "section": 19}]
        assert town.queued == "bbngs"
        assert town.facts("built") == []

    def test_structures_without_room_are_built_at_once_with_his_cubes(self) -> None:
        """The queue has one free slot, for the natural one; the golden and the silver one are built in section 19."""
        town = solo("denzel").complete(16, 17, 18, 20).queue("b" * 11).assistant(2).stack(3, "r").complete(6, 7, 8, 9)
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.turn()
        assert town.queued == "b" * 11 + "n"
        assert [(facts["structure"], facts["section"]) for facts in town.facts("built")] == [
            ("$structure-golden", 19),
            ("$structure-silver", 19),
        ]
        assert town.s.left_owner[18 * 5 : 18 * 5 + 2].tolist() == [OPPONENT + 1] * 2
        assert town.track(3) == [0, 3]  # the number square, and a space for each structure
        assert town["cubes"][OPPONENT] == 50 - 3

    def test_without_a_plot_there_they_are_built_in_the_quadrant_then_clockwise(self) -> None:
        town = solo("denzel").complete(16, 17, 18, 20).queue("b" * 12).assistant(2).stack(3, "r").complete(6, 7, 8, 9)
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        for section, plots in ((18, 1), (20, 3), (17, 1)):
            for plot in range(plots):
                town.build(section, "b", PERSON, PERSON, plot + 1)
        town.turn()
        assert [facts["section"] for facts in town.facts("built")] == [19, 19, 16]
        town = solo("denzel").complete(16, 17, 18, 20, 15).queue("b" * 12).assistant(2).stack(3, "r")
        town.complete(6, 7, 8, 9)
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        for section, plots in ((16, 1), (18, 1), (20, 3), (17, 1)):
            for plot in range(plots):
                town.build(section, "b", PERSON, PERSON, plot + 1)
        town.turn()
        assert [facts["section"] for facts in town.facts("built")] == [19, 19, 15]

    def test_without_any_plot_they_leave_the_game(self) -> None:
        town = solo("denzel").complete(16, 17, 18, 20).queue("b" * 12).assistant(2).stack(3, "r").complete(6, 7, 8, 9)
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.s.plots[:] = 0
        town.turn()
        assert [facts["structure"] for facts in town.facts("gone")] == [
            "$structure-natural",
            "$structure-golden",
            "$structure-silver",
        ]
        assert town["removed_structures"].tolist() == [1, 0, 1, 1] and town["razed_structures"].sum() == 0

    def test_without_a_cube_he_gets_neither_the_number_square_nor_a_space_for_building(self) -> None:
        """His last cube lies in section 20, which is completed before; in 19 he has none."""
        town = solo("denzel").complete(16, 17, 18, 20).queue("b" * 12).assistant(4).stack(5, "g").complete(6, 7, 8, 9)
        town.s.colour_quadrant[:] = [0, 1, 3, 2]
        town.s.tiles[OPPONENT] = [2, 2, 2, 2]
        town.s.cubes[OPPONENT] = 1
        for section, plots in ((16, 1), (17, 1)):
            for plot in range(plots):
                town.build(section, "b", PERSON, PERSON, plot + 1)
        town.turn()
        assert town.facts("built")[0] == {"seat": 1, "structure": "$structure-brown", "section": 18, "cubes": 1}
        assert town.facts("early") == [{"seat": 1, "section": 19}]
        assert town.s.number_square[18] == 0 and town["cubes"][OPPONENT] == 0
        assert [facts["cubes"] for facts in town.facts("built")[1:]] == [0, 0]
        assert town.track(3) == [0, 1]
        assert (
            town.s.left_owner[18 * 5 : 18 * 5 + 2].tolist() == [0, 0]
            and (town.s.plot_structure[18 * 5 : 18 * 5 + 2] > 0).all()
        )


class TestKatherine:
    def test_two_actions_beside_a_line_of_two(self) -> None:
        town = solo("katherine").pawn(1)
        town.turn()
        actions = [(facts["colour"], facts["level"], facts["quadrant"]) for facts in town.facts("takes_basic")]
        assert actions == [("$colour-blue", 1, 1), ("$colour-orange", 1, 1)]
        assert town.facts("walked") == [{"seat": 1, "space": 3, "steps": 2}]

    def test_a_tile_laid_at_one_stop_is_part_of_the_line_of_another(self) -> None:
        town = solo("katherine").pawn(1).stack(3, "r")
        town.turn()
        assert town.s.mat_tiles[OPPONENT, 0] == 1
        town.turn()
        actions = [facts["colour"] for facts in town.facts("takes_basic")]
        assert actions == [f"$colour-{colour}" for colour in ("green", "orange", "red", "red")]

    def test_reaching_the_marked_stop_she_removes_the_lowest_achievement_of_each_colour(self) -> None:
        """The line of the marked stop is red, green."""
        town = (
            solo("katherine")
            .pawn(2)
            .achievement("red", 0, 8)
            .achievement("red", 1, 4)
            .achievement("green", 0, 12)
            .achievement("blue", 0, 1)
        )
        town.turn()
        assert [facts["achievement"] for facts in town.facts("removed_goal")] == [4, 12]
        assert town.solo_points().get("special", 0) == 0
        assert town.facts("reached_mark") == [{"seat": 1}]

    def test_the_four_coloured_slot_matches_both_colours_but_is_removed_once(self) -> None:
        town = solo("katherine").pawn(2).achievement("multicoloured", 0, 3).achievement("red", 0, 8)
        town.turn()
        assert town.facts("removed_goal") == [{"seat": 1, "achievement": 3, "colour": "$colour-red"}]
        assert town.facts("no_goal") == [{"seat": 1, "colour": "$colour-green", "points": 5}]

    def test_without_an_achievement_she_scores_five_points_each(self) -> None:
        town = solo("katherine").pawn(2).achievement("blue", 0, 3)
        town.turn()
        assert town.facts("no_goal") == [
            {"seat": 1, "colour": "$colour-red", "points": 5},
            {"seat": 1, "colour": "$colour-green", "points": 5},
        ]
        assert town.solo_points()["special"] == 10

    def test_other_stops_remove_nothing(self) -> None:
        for stop, quadrant in ((1, 2), (3, 4), (4, 1)):
            town = solo("katherine").pawn(stop).achievement("red", 0, 8)
            assert "reached_mark" not in town.turn()
            assert town.facts("moved_on") == [{"seat": 1, "quadrant": quadrant}]
            assert town.s.achievements[Row.RED.value, 0] == 8


class TestTheEnd:
    def test_opponents_score_quadrants_by_rank_only_without_a_supervisor(self) -> None:
        town = solo("bertha_denzel").stand(PERSON, 10)
        town.s.track[:, :3] = [[0, 0, 0], [4, 5, 1], [1, 3, 2], [2, 2, 2]]
        assert town.row("quadrant_1") == [0, 0, 0]
        assert town.row("quadrant_2") == [8, 8, 3]  # the supervisor brings the person level with Bertha
        assert town.row("quadrant_3") == [3, 9, 6]
        assert town.row("quadrant_4") == [6, 6, 6]
        town.year_tile(NEXT, "level_five", 0)
        assert town.row("unused_year_tiles") == town.row("achievements") == [0, 0, 0]

    def test_with_one_opponent_the_second_rank_scores_the_third_value(self) -> None:
        town = solo("carsten")
        town.s.track[2, :2] = [1, 3]
        assert town.row("quadrant_3") == [3, 9]

    def test_the_final_action_of_each_opponent_is_three_points(self) -> None:
        town = solo("bertha_carsten_denzel").permit()
        town["ending"], town["is_final"] = 1, 1
        town.play("end turn")
        assert town.match.over
        assert town.row("solo_final") == [0, 3, 3, 3]

    def test_tiles_on_the_mat_of_an_opponent_count_in_a_tie(self) -> None:
        town = solo("bertha_denzel").tiles(PERSON, red=2).tiles(NEXT, blue=1)
        town.s.section_points[0, :3] = 5
        for cell in (1, 2, 3):
            town.lay(cell, "r")
        town.s.supervisor[PERSON] = 0
        town.s.track[:, :3] = 0
        town.s.quadrant[:] = 9
        assert town.match.scores == [5, 5, 5]
        assert town.match.ranks == [2, 1, 3]
        assert town.match.tie_breaks[0].points == [2, 3, 1]
