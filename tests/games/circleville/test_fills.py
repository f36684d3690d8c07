"""Lines that fill a section: the view lists them, the page plays them with one click."""

import json
from pathlib import Path

from tests.games.circleville.town import ANGELIKA, MARION, Town

from townwright.core.match import Match
from townwright.core.record import records
from townwright.games.circleville.wording.fills import fills

GOLDEN = Path(__file__).parents[2] / "golden"
WORK = {"placed", "razed", "built", "extra_cube"}


def fills_of(town: Town) -> list[list[str]]:
    return [[action.text for action in line] for line in fills(records(town.match.states)[0])]


def test_every_fill_can_be_played_and_works_in_one_section() -> None:
    """In a game of the greedy bot, each line does several pieces of work, all in the same section."""
    file = json.loads((GOLDEN / "circleville/used_after_step_4_2_greedy.json").read_text("utf-8"))
    match, played = Match.from_data(file["match"]), 0
    for number, action in enumerate(match.history):
        if not action.forced and action.seat == 1:
            before = match.at(number)
            for line in fills(records(before.states)[0]):
                after = before.at(number)
                after.play_line(line)
                events = [event for each in after.history[number:] for event in each.events]
                sections = [event.facts["section"] for event in events if event.kind in WORK]
                assert len(sections) > 1
                assert len(set(sections)) == 1
                played += 1
    assert played > 10


def test_structures_are_razed_together_if_nothing_is_to_be_chosen() -> None:
    """Section 19 has three structures, section 20 two of one colour. Without a year tile, the others are forced."""
    three = ["raze natural", "raze silver", "raze golden"]
    town = Town().stand(ANGELIKA, 19).permit("orange").tiles(ANGELIKA, orange=4)
    assert ["basic orange 3", *three] not in fills_of(town)
    town.year_tile(ANGELIKA, "raze_structure")
    assert ["basic orange 3", *three] in fills_of(town)
    assert three in fills_of(town.play("basic orange 3"))
    town = Town().stand(ANGELIKA, 19).permit("orange").tiles(ANGELIKA, orange=3)
    town.year_tile(ANGELIKA, "raze_structure").play("basic orange 2")
    assert ["raze natural", "raze silver"] not in fills_of(town)
    assert ["step to 20", "raze natural", "raze natural"] in fills_of(town)


def test_no_fill_chooses_between_one_cube_and_two() -> None:
    """Equipment 11 allows a second cube beside silver and golden structures."""
    town = Town().stand(ANGELIKA, 19).permit("orange").tiles(ANGELIKA, orange=4).equip(ANGELIKA, 11)
    town.year_tile(ANGELIKA, "raze_structure")
    assert not any("raze golden" in line for line in fills_of(town.play("basic orange 3")))


def test_all_plots_of_a_section_are_built_on() -> None:
    """Sections 18 and 20 are one area: each is filled by itself."""
    town = Town().complete(18, 20).stand(ANGELIKA, 20).permit("green").tiles(ANGELIKA, green=4).queue("nbn")
    lines = fills_of(town.play("basic green 3"))
    assert ["build in 20"] * 3 in lines
    assert not any({"build in 18", "build in 20"} <= set(line) for line in lines)


def test_a_section_is_filled_in_the_next_action_too() -> None:
    """The step of the current action comes first; the step of the next one is still left then."""
    town = Town().stand(ANGELIKA, 18).permit("orange", "red").tiles(ANGELIKA, orange=3)
    town.year_tile(ANGELIKA, "raze_structure").play("basic red 2")
    assert fills_of(town) == []  # while nothing is done, the action does not end
    lines = fills_of(town.play("place 2"))
    work = ["raze natural", "raze natural"]
    assert ["end action", "basic orange 2", "step to 20", *work] in lines
    assert ["step to 20", "end action", "basic orange 2", *work] in lines


def test_the_cube_beside_finished_roads_follows_once_nothing_else_is_left() -> None:
    """Equipment 16. While a step is left, or a cube for another section by a flexible supervisor, it waits."""

    def town(*year_tiles: str) -> Town:
        town = Town().equip(ANGELIKA, 16).stand(ANGELIKA, 19).work(MARION, 16, red=1, blue=3).permit("red")
        for tile in year_tiles:
            town.year_tile(ANGELIKA, tile)
        return town

    line = ["basic red 2", "step to 16", "place 1", "end action", "extra cube in 16"]
    assert line in fills_of(town())
    assert line in fills_of(town("new_plot"))
    assert line not in fills_of(town("flexible_supervisor"))
    assert fills_of(Town().equip(ANGELIKA, 16).stand(ANGELIKA, 16).work(MARION, 16, red=1, blue=3).permit("red")) == []
