"""Views, refusals, highlights and previews ask the rules: where a rule changes, they change too."""

from typing import Any

import pytest
from tests.games.interpreted import interpret, replace
from tests.play import play_randomly

from townwright import Match
from townwright.core import grid
from townwright.core.action import Highlight
from townwright.core.grid import row_at
from townwright.games.circle_the_wagons import GAME, conditions, rules
from townwright.games.circle_the_wagons.components import CIRCLE, FACES, Condition, Icon
from townwright.games.circle_the_wagons.highlights import highlights, scored_in_town
from townwright.games.circle_the_wagons.view import View


def started_match(monkeypatch: pytest.MonkeyPatch, seed: int, decisions: int, condition: str) -> Match:
    """Return a game that runs interpreted, with one condition on all three scoring cards."""
    interpret(monkeypatch, GAME)
    match = Match(GAME, seed=seed)
    match.states["scoring"] = Condition[condition.upper()]
    match._clear_cached()
    return play_randomly(match, seed, decisions)


def view_of(match: Match) -> View:
    view = match.view()
    assert isinstance(view, View)
    return view


def uncached_highlights(match: Match, seat: int) -> list[Highlight]:
    """Return the highlights of the last scoring card, past the cache."""
    cached: Any = scored_in_town
    cached.cache_clear()
    return [each for each in highlights(match.state)[-1] if each.seat == seat]


def test_a_changed_value_shows_in_sheet_highlights_and_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 5, 16, "happy_cows")
    before, cows = match.score_sheet[-1].points[0], len(uncached_highlights(match, 0))
    after = match.preview(match.codes[0])[-1].points
    assert before == 2 * cows > 0
    monkeypatch.setattr(conditions, "HAPPY_COW", 7)
    assert match.score_sheet[-1].points[0] == 7 * cows
    assert [each.points for each in uncached_highlights(match, 0)] == [7] * cows
    assert [2 * points for points in match.preview(match.codes[0])[-1].points] == [7 * points for points in after]


def test_a_changed_condition_shows_in_sheet_highlights_and_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 5, 16, "happy_cows")
    replace(monkeypatch, conditions.cows_away_from_snow, lambda town, y: row_at(town.planes[Icon.COW], y))
    cows = [(square.x, square.y) for square in view_of(match).towns[0].squares if square.icon == "cow"]
    assert match.score_sheet[-1].points[0] == 2 * len(cows)
    assert [each.squares for each in uncached_highlights(match, 0)] == [[cow] for cow in cows]
    preview = match.preview(match.codes[0])
    match.play(match.codes[0])
    assert preview == match.score_sheet


def test_a_changed_table_entry_scores_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 6, 12, "the_herd")
    replace(monkeypatch, conditions.CONDITIONS[Condition.THE_HERD].points, lambda town: 100 + town.card_count)
    assert match.score_sheet[-1].points == [100 + len(town.cards) for town in view_of(match).towns]


def test_a_changed_direction_shows_in_view_choices_and_remark(monkeypatch: pytest.MonkeyPatch) -> None:
    replace(monkeypatch, rules.clockwise, lambda place, steps: (place - steps) % CIRCLE)
    match = started_match(monkeypatch, 7, 1, "badlands")
    view = view_of(match)
    start = view.upcoming
    assert start is not None
    assert view.ahead == [view.circle[(start - step) % CIRCLE].card for step in range(CIRCLE)]
    assert [view.circle[(start - step) % CIRCLE].gives for step in range(CIRCLE)] == [
        view.ahead[:step] for step in range(CIRCLE)
    ]
    assert [action.text for action in match.legal] == [f"take {card}" for card in view.ahead]
    remark = GAME.wording.remark(match.state, match.legal[2])
    assert remark and remark.arguments["cards"] == view.ahead[:2]


def test_where_cards_may_touch_corners_nothing_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 8, 1, "badlands")
    match.play(match.legal[0])
    grid.place(match.state.towns[0], FACES[0, 0], 0, 0, 0, 0)
    corner = GAME.wording.read(f"place {view_of(match).hands[0][0]} at 2,2")
    refusal = GAME.wording.why_not(match.state, corner)
    assert refusal and refusal.message == "only-a-corner"
    original: Any = grid.may_place.py_func
    replace(monkeypatch, grid.may_place, lambda g, x, y: original(g, x, y) or grid.meets_corner(g, x, y))
    assert GAME.wording.why_not(match.state, corner) is None
    replace(monkeypatch, grid.may_place, lambda *_: False)
    replace(monkeypatch, grid.meets_corner, lambda *_: False)
    refusal = GAME.wording.why_not(match.state, corner)
    assert refusal and refusal.message == "does-not-touch"


def test_who_has_more_decides_points_and_highlights_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 5, 16, "one_too_many")
    replace(monkeypatch, conditions.has_more, lambda own, theirs: own < theirs)
    match._clear_cached()
    beers = [sum(square.icon == "beer" for square in town.squares) for town in view_of(match).towns]
    fewer = beers.index(min(beers))
    assert beers[0] != beers[1]
    assert match.score_sheet[-1].points[1 - fewer] == 0 > match.score_sheet[-1].points[fewer]
    assert [len(each.squares) for each in uncached_highlights(match, fewer)] == [beers[fewer]]
