"""View, refusal and preview ask the rules: what changes a rule or a component changes all of them alike.

Parts of a view are cached for the contents of the fields they are made from. So every test here has a board or a
table of its own: no other test reads what a changed rule has left in the cache.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.circleville.town import ANGELIKA, MARION, Town

from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.games.circleville import GAME
from townwright.games.circleville.components import SEATS
from townwright.games.circleville.rules import basic_actions, levels, rondel, sections, turn
from townwright.games.circleville.rules import town as town_rules
from townwright.games.circleville.rules.sections import cubes_in
from townwright.games.circleville.state import Phase, State
from townwright.games.circleville.wording.view import View


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, Callable[..., Any]], None]:
    """Replace the body of a rule for all its callers. Names are looked up in the module of the rule."""

    def change(rule: Any, body: Callable[..., Any]) -> None:
        monkeypatch.setattr(getattr(rule, "py_func", rule), "__code__", body.__code__)

    return change


def view_of(town: Town) -> View:
    view = GAME.wording.view(town.s, None)
    assert isinstance(view, View)
    return view


def legal(town: Town) -> set[str]:
    """Return what the interpreted rules allow."""
    out = np.zeros(GAME.rules.max_legal, np.int32)
    count = GAME.rules.legal(town.s, out)
    return {GAME.wording.decode(town.s, int(code)).text for code in out[:count]}


def refusal(town: Town, text: str) -> str:
    assert text not in legal(town)
    reason = GAME.wording.why_not(town.s, GAME.wording.read(text))
    assert reason is not None
    return reason.say("en", ["Ann", "Ben", "Cid"])


def preview(town: Town, text: str, source: str) -> list[int]:
    """Return a row of the score sheet after an action, by the interpreted rules."""
    sheet = np.zeros((GAME.rules.rows, SEATS), np.int64)
    after = records(town.match.states.copy())[0]
    GAME.rules.apply(after, GAME.wording.encode(GAME.wording.read(text)), NO_LOG)
    GAME.rules.sheet(after, sheet)
    return list(sheet[GAME.wording.sources(town.s).index(source), : town["players"]].tolist())


def with_finished_section(points: list[int]) -> Town:
    """Return a table where section 9 is done, mostly by Marion; Nicole has no cube there."""
    town = Town(components={"sections": [{"id": 9, "points": points}]})
    town.work(MARION, 9, red=3, structures="ns").work(ANGELIKA, 9, blue=3)
    town.phase(Phase.COMPLETE)
    return town


def test_a_corrected_points_box_is_seen_and_previewed() -> None:
    town = with_finished_section([11, 6, 5, 4])
    section = view_of(town).sections[8]
    assert (section.points, section.seats_by_place) == ([11, 6, 5, 4], [MARION, ANGELIKA, None, None])
    assert preview(town, "complete 9", "section_9") == [6, 11, 0]


def test_corrected_values_of_a_basic_action_are_seen_and_refused() -> None:
    town = Town(components={"mat": {"values": {"blue": [2, 3, 3, 6, 7]}}}).tiles(ANGELIKA, blue=3).permit("blue")
    assert view_of(town).mats[ANGELIKA].values["blue"] == 6
    assert "basic blue 6" in legal(town)
    assert "can’t have the value 4" in refusal(town, "basic blue 4")


def test_another_ranking_in_sections_is_seen_and_previewed(change: Callable[..., None]) -> None:
    def fewer_cubes(s: State, section: int, other: int, player: int) -> bool:
        return cubes_in(s, section, other) < cubes_in(s, section, player)

    change(sections.is_ahead, fewer_cubes)
    town = with_finished_section([12, 7, 5, 4])
    assert view_of(town).sections[8].seats_by_place == [None, ANGELIKA, MARION, None]
    assert preview(town, "complete 9", "section_9") == [7, 5, 0]


def test_another_use_of_points_boxes_is_seen_and_previewed(change: Callable[..., None]) -> None:
    change(town_rules.points_index, lambda _, place: place + 1)
    town = with_finished_section([13, 8, 5, 4])
    assert view_of(town).sections[8].seats_by_place == [None, MARION, ANGELIKA, None]
    assert preview(town, "complete 9", "section_9") == [5, 8, 0]


def test_other_levels_are_seen_and_refused(change: Callable[..., None]) -> None:
    change(levels.column_level, lambda s, me, colour: 2 + int(s.tiles[me, colour]))
    town = Town(components={"mat": {"values": {"red": [2, 3, 3, 3, 8]}}}).tiles(MARION, red=1, blue=3)
    town.unclaimed(1).permit("red")
    mat = view_of(town).mats[ANGELIKA]
    assert (mat.levels["red"], mat.values["red"]) == (2, 3)
    assert mat.columns["red"] == ["start", "start", "free", "free", "free"]
    assert {"basic red 3", "alternate red equipment"} <= legal(town)
    assert "Your level in red is 2; this action needs level 3" in refusal(town, "alternate red beautify")


def test_another_reach_of_the_assistant_is_seen(change: Callable[..., None]) -> None:
    change(rondel.assistant_range, lambda *_: 4)
    town = Town()
    town.phase(Phase.ASSISTANT)
    town.s.assistant[MARION:] = 5, 6, 7
    assert view_of(town).mats[ANGELIKA].reach == [2, 3, 4, 5]
    assert legal(town) == {f"assistant to {space}" for space in (2, 3, 4, 5)}
    assert "by at most 4 unoccupied spaces" in refusal(town, "assistant to 6")


def test_a_value_of_another_level_is_refused_for_its_level() -> None:
    """The column of blue prints 4 as well, but not at this level."""
    town = Town(components={"mat": {"values": {"blue": [2, 3, 3, 4, 7]}}}).tiles(ANGELIKA, blue=1).permit("blue")
    assert "can’t have the value 4" in refusal(town, "basic blue 4")


def test_an_action_without_cubes_or_without_work_is_refused_for_that() -> None:
    town = Town().permit("red", "orange")
    town.s.cubes[ANGELIKA] = 0
    assert refusal(town, "basic red 2") == "You have no cubes left."
    town.s.cubes[ANGELIKA] = 1
    town.s.standing_structures[:] = 0
    assert refusal(town, "basic orange 1").startswith("There is nothing to do for this action within")


def test_another_time_for_the_stack_is_refused(change: Callable[..., None]) -> None:
    town = Town().equip(ANGELIKA, 2).stack(1, "rg").permit("red")
    town.s.assistant[ANGELIKA] = 0
    assert "flip stack" in legal(town)
    change(turn.may_use_stack, lambda _: False)
    assert "before your first action" in refusal(town, "flip stack")


def test_while_one_action_is_required_all_others_are_refused(change: Callable[..., None]) -> None:
    town = Town().equip(ANGELIKA, 18).stack(2, "g").tiles(ANGELIKA, red=2).permit("red")
    town.s.has_taken_bonus = 1
    exchange = "exchange red tile 1 with stack 2"
    assert refusal(town, exchange) == "You paid for a bonus action, so take it first."
    change(turn.must_act_now, lambda _: False)
    assert exchange in legal(town)


def test_the_tile_at_the_end_of_a_turn_is_announced_as_the_rules_take_it(change: Callable[..., None]) -> None:
    town = Town().stack(1, "r").permit()
    town.s.assistant[ANGELIKA] = 0
    assert view_of(town).turn.takes_tile
    change(turn.is_before_tile, lambda _: False)
    assert not view_of(town).turn.takes_tile
    after = records(town.match.states.copy())[0]
    GAME.rules.apply(after, GAME.wording.encode(GAME.wording.read("end turn")), NO_LOG)
    assert after.tiles[ANGELIKA].tolist() == [0, 0, 0, 0]


def test_another_number_of_spaces_on_a_mat_is_seen_and_counted(change: Callable[..., None]) -> None:
    town = Town(1, opponents="bertha_carsten_denzel")
    town.s.mat_tiles[1] = 1
    before = len(view_of(town).opponents[0].cells)
    assert (before, town_rules.action_tiles(town.s, 1)) == (4, 4)
    change(town_rules.cells_on_mat, lambda *_: 3)
    town.s.mat_tiles[1, 3] = 2
    assert (len(view_of(town).opponents[0].cells), town_rules.action_tiles(town.s, 1)) == (3, 3)


def test_another_amount_of_work_is_due(change: Callable[..., None]) -> None:
    town = Town().stand(ANGELIKA, 15).tiles(ANGELIKA, red=2).permit("red").play("basic red 3")
    assert "Place 3 more cubes here first" in refusal(town, "end action")
    change(basic_actions.room, lambda _: 2)
    assert "Place 2 more cubes here first" in refusal(town, "end action")
    assert "the section has room for 2" in refusal(town, "place 3")


def test_additional_cubes_are_counted_in_a_refusal() -> None:
    town = Town().stand(ANGELIKA, 19).equip(ANGELIKA, 9).permit("red").play("basic red 2")
    assert {"place 2", "place 3", "place 4"} <= legal(town)
    assert "your action has 4 left" in refusal(town, "place 5")


def test_plots_are_counted_for_each_kind_of_plot() -> None:
    assert "from 1 to 5" in refusal(Town(), "improve 3 plot 6")
    assert "from 1 to 6" in refusal(Town(), "build on new plot 7")
