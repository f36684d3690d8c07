"""What a view predicts is what happens."""

import random
import re

import numpy as np
import pytest
from tests.games.circleville.town import Town
from tests.play import play_randomly

from townwright.core import render
from townwright.core.action import Action
from townwright.core.decisions import NextAction, next_actions
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, States, copy_states, new_states
from townwright.games.circleville import GAME
from townwright.games.circleville.components import PLOTS
from townwright.games.circleville.observe import PLOT, PLOTS_AT
from townwright.games.circleville.rules.scoring import QUADRANT_ROWS, SOLO_ROWS
from townwright.games.circleville.rules.sections import finished_sections
from townwright.games.circleville.wording.actions import Assistant, Basic, Place, Raze
from townwright.games.circleville.wording.svg import draw_svg
from townwright.games.circleville.wording.view import View


def view_of(states: States) -> View:
    view = GAME.wording.view(records(states)[0], None)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 1), (1, 2)])
def test_who_would_score_and_how_far_the_assistant_goes(players: int, seed: int) -> None:
    """The view says beforehand who scores how much for a section, also after work there, and how far assistants go."""
    draw, scored, moved, worked, begun = random.Random(seed), 0, 0, 0, 0
    states, out, log = new_states(GAME.rules.state), np.zeros(GAME.rules.max_legal, np.int32), new_log()
    GAME.entry_points.setup(states, 0, GAME.option_codes(players, {}), seed)
    s = records(states)[0]
    while s.to_move != OVER:
        codes = out[: GAME.entry_points.legal(states, 0, out)].tolist()
        before, finished = view_of(states), finished_sections(s)
        done = [not left and not each.completed for each, left in zip(before.sections, before.work_left, strict=True)]
        assert sum(1 << section for section, is_done in enumerate(done) if is_done) == finished
        if before.phase == "assistant":
            actions = [GAME.wording.decode(s, code) for code in codes]
            spaces = [action.space for action in actions if isinstance(action, Assistant)]
            assert spaces == before.mats[int(s.to_move)].reach
            moved += 1
        log[0, 0] = 0
        code = draw.choice(codes)
        action = GAME.wording.decode(s, code)
        GAME.entry_points.apply(states, 0, code, log)
        if isinstance(action, Basic) and code + 1 not in codes:  # at its highest value
            expected = [each for each in before.turn.outlooks if each.colour == action.colour]
            assert view_of(states).turn.outlooks == expected
            begun += 1
        if isinstance(action, Place) or (isinstance(action, Raze) and not action.twice):
            ground = before.mats[before.to_move or 0].supervisor
            outlook = next(each for each in before.turn.outlooks if each.section == ground)
            cubes = action.cubes if isinstance(action, Place) else 1
            assert view_of(states).sections[ground - 1].seats_by_place == outlook.seats_by_place[cubes - 1]
            worked += 1
        for event in GAME.wording.read_events(log):
            section = before.sections[int(event.facts["section"]) - 1] if event.kind == "scored" else None
            if section and finished >> section.section - 1 & 1:
                seat, place, points = (int(event.facts[name]) for name in ("seat", "place", "points"))
                assert [each for each in section.seats_by_place if each is not None][place - 1] == seat
                value = section.points[section.seats_by_place.index(seat)]
                assert points in (value, 2 * value), "equipment 22 doubles it"
                scored += 1
    assert scored and moved and worked and begun
    end = view_of(states)
    sheet = np.zeros((GAME.rules.rows, end.players), np.int64)
    GAME.entry_points.result(states, 0, sheet, np.zeros(end.players, np.int64), np.zeros(end.players, np.int64))
    assert end.points_so_far == (sheet[:QUADRANT_ROWS].sum(0) + sheet[SOLO_ROWS:].sum(0)).tolist()


def test_corrected_values_and_printed_structures_are_shown() -> None:
    """Pages draw mats and sections from the view, not from the printed table."""
    plain, corrected = (
        view_of(Match(GAME, 2, 1, components=components).states)
        for components in (None, {"mat": {"values": {"red": [2, 3, 3, 4, 4]}}})
    )
    assert plain.values["red"] != [2, 3, 3, 4, 4]
    assert corrected.values == {**plain.values, "red": [2, 3, 3, 4, 4]}
    start = next(section for section in plain.sections if section.completed)
    assert sum(start.printed.values()) > sum(start.structures.values()) == 0


def test_a_structure_that_denzel_built_without_a_cube_is_observed() -> None:
    town, out = Town(1, opponents="denzel").complete(19), np.zeros(GAME.learning.observation_count, np.int16)
    plot = 18 * PLOTS
    town.s.plot_structure[plot] = 4
    GAME.entry_points.observe(town.match.states, 0, 0, out)
    assert out[PLOTS_AT + plot * PLOT :][:PLOT].tolist() == [4, 0, 0]


def test_the_drawing_says_what_tiles_do_and_whose_they_are() -> None:
    town = Town(2).unclaimed(1).equip(1, 3).achievement("blue", 1, 19).achieve(0, 8)
    match = town.match
    drawn = render.to_text(GAME.wording.draw(match.view(), match.score_sheet, GAME.words("en"), match.players))
    for line in (
        " 1   You may also beautify a section whose icon already has one cube",
        " 3 B Your supervisor may take one more step in each action",
        "#19   2 points for each silver structure with your cube next to it",
        "#8  A 2 points for each brown structure in quadrant 4",
    ):
        assert line in drawn


@pytest.mark.parametrize(("language", "projected"), [("en", "if it ended now"), ("de", "wäre jetzt Schluss")])
def test_drawings_tell_scored_points_from_those_at_the_end(language: str, projected: str) -> None:
    """At the start nothing is scored, although the supervisors' quadrants would score."""
    match = Match(GAME, ["Ann", "Ben"], 1)
    view = match.view()
    assert isinstance(view, View) and view.points_so_far == [0, 0]
    arguments = (view, match.score_sheet, GAME.words(language), match.players)
    totals = [sum(row.points[seat] for row in match.score_sheet) for seat in range(2)]
    drawings = render.to_text(GAME.wording.draw(*arguments)), draw_svg(*arguments)
    for drawn in drawings:
        for name, total in zip(match.players, totals, strict=True):
            assert re.search(rf"{name}( ·|:) 0 \({projected}: {total}\)", drawn)


def test_a_choice_lists_what_it_leads_to() -> None:
    """A step lists the work there, the end of an action the next actions, a space of the rondel its actions."""
    match = Match(GAME, 2, 1)
    spaces = {each.text: next_texts(match, each) for each in match.legal}
    assert len(spaces) > 1 and all("alternate red move" in texts or len(texts) > 1 for texts in spaces.values())
    town = Town().permit("red", "blue").stand(0, 9)
    begun = next(each for each in town.match.legal if each.text == "basic red 2")
    ahead = {
        each.action.text: [work.action.text for work in each.next]
        for each in next_actions(GAME, town.match.states, begun)
    }
    assert ahead["place 2"] == [] and ["place 2"] in ahead.values()
    town.play("basic red 2")
    steps = {each.text: next_texts(town.match, each) for each in town.match.legal if each.text.startswith("step")}
    assert ["place 2"] in steps.values() and ["end action"] in steps.values()
    town.play("place 2")
    end = next(each for each in town.match.legal if each.text == "end action")
    assert next_texts(town.match, end)[0] == "basic blue 2"
    blue = next_actions(GAME, town.match.states, end)[0]
    assert "place 2" in {work.action.text for step in blue.next for work in [step, *step.next]}
    step = next(each for each in town.match.legal if each.text.startswith("step"))
    end_after = next(each for each in next_actions(GAME, town.match.states, step) if each.action.text == "end action")
    assert "place 2" in {work.action.text for begun in end_after.next for work in begun.next}
    assert [each.text for each in town.match.legal if next_texts(town.match, each) and each.text == "end turn"] == []
    assert "use level five" not in next_texts(town.match, end)
    assert "use level five" in next_texts(town.year_tile(0, "level_five").match, end)


@pytest.mark.parametrize("equipment", [(), (18,)])
def test_what_follows_the_end_of_a_turn_is_public(equipment: tuple[int, ...]) -> None:
    """Taking the last tile of a stack reveals a new one; what can be done then does not depend on it."""
    town = Town().equip(0, *equipment).tiles(0, blue=1).stack(3, "r").stack(9, "bbbb").assistant(3, seat=0)
    if not equipment:
        town.year_tile(0, "flexible_supervisor")
    end = GAME.wording.read("end turn")
    for seed in range(5):
        states = copy_states(town.match.states)
        GAME.entry_points.redeal(states, 0, 0, seed)
        assert [each.action for each in next_actions(GAME, states, end)] == [end]
    before = int(town.s.revealed)
    town.play("end turn")
    assert (town["to_move"], int(town.s.revealed)) == (0, before + 1)


def test_every_line_that_choices_list_can_be_played() -> None:
    """Forced actions in between, such as completing a section, may be left out."""
    match, draw, longest = Match(GAME, 2, 5), random.Random(5), 0
    while not match.over and len(match.history) < 600:
        line = [draw.choice(match.legal)]
        following = next_actions(GAME, match.states, line[0])
        while following:
            chosen: NextAction = draw.choice(following)
            line.append(chosen.action)
            following = chosen.next
        match.play_line(line)
        longest = max(longest, len(line))
    assert longest >= 4


def test_a_move_action_lists_the_ways_of_several_steps() -> None:
    """Each way is legal step by step, and no section is nearer; a basic action lists none."""

    def moving() -> Town:
        town = Town().permit("red", "blue").stand(0, 9)
        town.play("alternate red move")
        return town

    town = moving()
    walks = view_of(town.match.states).turn.walks
    ways = [walk.steps for walk in walks]
    assert not any(walk.idle for walk in walks)  # the steps are the work
    assert {len(way) for way in ways} == {2, 3, 4}
    near = {each.text for each in town.match.legal}
    assert all(f"step to {way[-1]}" not in near for way in ways)
    for way in ways[-3:]:
        walked = moving()
        walked.play(*(f"step to {section}" for section in way))
        assert view_of(walked.match.states).mats[0].supervisor == way[-1]
    town.play(f"step to {ways[0][0]}", "end action", "basic blue 2")
    assert view_of(town.match.states).turn.walks == []


def test_a_way_to_where_nothing_can_be_beautified_is_idle() -> None:
    """With equipment 3, a supervisor takes two steps; only section 8 is completed."""
    town = Town().permit("red").complete(8).tiles(0, red=4).equip(0, 3)
    near = {each.section: set(each.neighbours) for each in view_of(town.match.states).sections}
    start = next(each for each, neighbours in near.items() if each != 8 not in neighbours and near[8] & neighbours)
    town.stand(0, start).play("alternate red beautify")
    idle = {walk.steps[-1]: walk.idle for walk in view_of(town.match.states).turn.walks}
    assert len(idle) > 1
    assert idle == {section: section != 8 for section in idle}


def next_texts(match: Match, action: Action) -> list[str]:
    return [each.action.text for each in next_actions(GAME, match.states, action)]


@pytest.mark.parametrize("width", [80, 100])
def test_the_town_fits_into_the_terminal(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setattr(render, "WIDTH", width)
    match, widths = Match(GAME, 4, 2), set[int]()
    while not match.over:
        play_randomly(match, 2, most=50)
        town = [line for line in render.to_text(match.drawing(None)).splitlines() if line[:1] in ("+", "|")]
        widths |= {len(line) for line in town}
        drawn, sections = "\n".join(town), view_of(match.states).sections
        for each in sections:
            assert (f"={each.section}=" if each.completed else f"|{each.section} ") in drawn
        completed = [each for each in sections if each.completed]
        assert drawn.count("*") == len(completed)  # each beautify icon, behind all plots
    assert widths == {73 if width == 80 else 97}
