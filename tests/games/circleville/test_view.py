"""What a view predicts is what happens."""

import random

import numpy as np
import pytest
from tests.games.circleville.town import Town

from townwright.core import render
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, States, new_states
from townwright.games.circleville import GAME
from townwright.games.circleville.components import PLOTS
from townwright.games.circleville.observe import PLOT, PLOTS_AT
from townwright.games.circleville.rules.sections import pending
from townwright.games.circleville.wording.actions import Assistant
from townwright.games.circleville.wording.view import View


def view_of(states: States) -> View:
    view = GAME.wording.view(records(states)[0], None)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 1), (1, 2)])
def test_who_would_score_and_how_far_the_assistant_goes(players: int, seed: int) -> None:
    """The view says beforehand who scores how much for a section, and where the assistant can go."""
    draw, scored, moved = random.Random(seed), 0, 0
    states, out, log = new_states(GAME.rules.state), np.zeros(GAME.rules.width, np.int32), new_log()
    GAME.entry_points.setup(states, 0, GAME.option_codes(players, {}), seed)
    s = records(states)[0]
    while s.to_move != OVER:
        codes = out[: GAME.entry_points.legal(states, 0, out)].tolist()
        before, pending_sections = view_of(states), pending(s)
        if before.phase == "assistant":
            actions = [GAME.wording.decode(s, code) for code in codes]
            spaces = [action.space for action in actions if isinstance(action, Assistant)]
            assert spaces == before.mats[int(s.to_move)].reach
            moved += 1
        log[0, 0] = 0
        GAME.entry_points.apply(states, 0, draw.choice(codes), log)
        for event in GAME.wording.read_events(log):
            section = before.sections[int(event.facts["section"]) - 1] if event.kind == "scored" else None
            if section and pending_sections >> section.section - 1 & 1:
                seat, place, points = (int(event.facts[name]) for name in ("seat", "place", "points"))
                assert [each for each in section.standing if each is not None][place - 1] == seat
                value = section.points[section.standing.index(seat)]
                assert points in (value, 2 * value), "equipment 22 doubles it"
                scored += 1
    assert scored and moved


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
    town, out = Town(1, opponents="denzel").complete(19), np.zeros(GAME.learning.observation, np.int16)
    plot = 18 * PLOTS
    town.s.built[plot] = 4
    GAME.entry_points.observe(town.match.states, 0, 0, out)
    assert out[PLOTS_AT + plot * PLOT :][:PLOT].tolist() == [4, 0, 0]


def test_the_drawing_says_what_tiles_do_and_whose_they_are() -> None:
    town = Town(2).unclaimed(1).equip(1, 3).goal("blue", 1, 19).achieve(0, 8)
    match = town.match
    drawn = render.to_text(GAME.wording.draw(match.view(), match.score_sheet, GAME.words("en"), match.players))
    for line in (
        " 1   You may also beautify a section whose icon already has one cube",
        " 3 B Your supervisor may take one more step in each action",
        "#19   2 points for each silver structure with your cube next to it",
        "#8  A 2 points for each brown structure in quadrant 4",
    ):
        assert line in drawn
