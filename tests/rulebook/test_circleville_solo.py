"""The examples of the solo chapter of Squaring Circleville, in its order, on the reconstructed board."""

from tests.games.circleville.town import Town

PERSON, OPPONENT = 0, 1


def test_bertha_blue_and_orange_then_two_bonus_actions() -> None:
    """She stands on the fourth space, in the first quadrant, with an orange tile; her extra marker at a green one."""
    town = Town(1, opponents="bertha").complete(15).build(15, "b", left=PERSON)
    town.pawn(4).lay(4, "o").lay(2, "g").stack(3, "o").stack(6, "o")
    town["extra_marker"] = 1
    town.turn()
    assert town["assistant"][OPPONENT] == 2  # the next space with an orange tile on top: a blue one
    assert town.cubes_in(5) == [0, 2, 1]
    assert town.cubes_in(4) == [0, 1, 1]
    assert town.queued == "nnbb"
    assert town.s.standing_structures[3].tolist() == [1, 0, 0, 0]  # the natural one is still there
    assert town.facts("laid_tile") == [{"seat": 1, "colour": "$colour-orange", "old": "$colour-orange"}]
    assert town.s.mat_tiles[OPPONENT].tolist() == [0, 4, 0, 3, 0, 0, 0, 0]
    assert town.s.right_owner[14 * 5] == OPPONENT + 1
    assert town.s.beauty[14].tolist() == [OPPONENT + 1, 0]
    assert town.track(4) == [0, 2]
    assert town["extra_marker"] == 2
    assert town["pawn"][OPPONENT] == 0
    assert town["cubes"][OPPONENT] == 49 - 5 - 2
    assert town.solo_points() == {}


def test_carsten_a_single_red_and_a_blue_pair() -> None:
    """His supervisor stands in the fourth quadrant, beside a blue tile."""
    town = Town(1, opponents="carsten").complete(15).build(15, "n", left=PERSON)
    town.pawn(4).lay(4, "b").assistant(2).stack(3, "r")
    town.turn()
    assert town["assistant"][OPPONENT] == 2
    assert town.cubes_in(11) == [2, 0, 0]
    assert town.s.right_owner[14 * 5] == OPPONENT + 1
    assert town.track(4) == [0, 1]
    assert town.facts("laid_tile") == [{"seat": 1, "colour": "$colour-red", "old": "$colour-blue"}]
    assert town.s.mat_tiles[OPPONENT, 3] == 1
    assert town.s.stop_quadrant[1, town["pawn"][OPPONENT]] == 0  # clockwise to the first quadrant
    assert town.solo_points() == {}


def test_denzel_goes_one_space_in_his_first_turn() -> None:
    town = Town(1, opponents="denzel").stack(2, "g").stack(3, "r")
    town.turn()
    assert town["assistant"][OPPONENT] == 1
    assert town.facts("sought_rarest") == [{"seat": 1, "space": 2, "colour": "$colour-green", "count": 0}]


def test_denzel_completes_section_7_with_his_third_red_tile() -> None:
    town = Town(1, opponents="denzel").tiles(OPPONENT, red=2, orange=1, green=1)
    town.work(PERSON, 6, red=1).work(PERSON, 7, blue=1).assistant(2).stack(3, "r").stack(5, "g").queue("nn")
    town.s.years[0], town.s.year_achievement[0] = 2, 11
    town.turn()
    assert town.facts("found_no_rarest") == [{"seat": 1, "space": 3, "count": 0}]
    assert town.facts("space_shows") == [{"seat": 1, "quadrant": 2, "colour": "$colour-blue"}]
    assert town.cubes_in(6) == [1, 3, 0]
    placed = [(facts["count"], facts["colour"], facts["section"]) for facts in town.facts("placed")]
    assert placed == [
        (2, "$colour-blue", 6),
        (1, "$colour-blue", 6),
        (1, "$colour-blue", 7),
        (1, "$colour-red", 6),
        (1, "$colour-red", 7),
    ]
    assert int(town["completed_sections"]) >> 6 & 1
    assert town.section_points(7) == [1, 6]
    assert town.solo_points() == {"returned": 3}
    assert town["year"] == 1 and town.s.unused_year_tiles.sum() == 0
    assert town.s.year_achievement[0] == 0 and town.s.achievements.sum() == 0
    assert town.queued == "nnb"
    assert town.s.number_square[6] == OPPONENT + 1
    assert town.track(2) == [0, 1]
    assert town.s.tiles[OPPONENT].tolist() == [0, 0, 1, 1]
    assert town["cubes"].tolist() == [49, 50 - 4 - 1, 0, 0]


def test_katherine_four_actions_in_the_fourth_quadrant() -> None:
    """The line beside her supervisor is red, green, blue, green."""
    town = Town(1, opponents="katherine").complete(15).queue("bng")
    town.pawn(4).lay(5, "r").lay(8, "g").stack(3, "o").achievement("red", 0, 3).achievement("orange", 0, 4)
    town.turn()
    assert town["assistant"][OPPONENT] == 2
    actions = [(facts["colour"], facts["level"], facts["quadrant"]) for facts in town.facts("takes_basic")]
    assert actions == [(f"$colour-{colour}", 1, 4) for colour in ("red", "green", "blue", "green")]
    assert town.cubes_in(14) == [2, 2, 0]
    assert town.s.plot_structure[14 * 5 : 14 * 5 + 3].tolist() == [1, 4, 0]  # natural, then golden
    assert town.queued == "b"
    assert town.track(4) == [0, 2]
    assert town.facts("laid_tile") == [{"seat": 1, "colour": "$colour-orange", "old": "$colour-red"}]
    assert town.s.stop_quadrant[3, town["pawn"][OPPONENT]] == 0
    assert (town.s.achievements > 0).sum() == 2 and town.solo_points() == {}
