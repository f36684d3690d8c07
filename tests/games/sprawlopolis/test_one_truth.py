"""Views, refusals, highlights and previews ask the rules: where a rule changes, they change too."""

from typing import Any

import pytest
from tests.games.interpreted import interpret, replace
from tests.games.sprawlopolis.boards import NUMBER, view_of
from tests.play import play_randomly

from townwright import Match
from townwright.core import grid
from townwright.core.action import Highlight
from townwright.core.grid import row_at
from townwright.games.sprawlopolis import GAME, conditions, roads, rules, scoring
from townwright.games.sprawlopolis.components import Zone
from townwright.games.sprawlopolis.highlights import highlights


def started_match(
    monkeypatch: pytest.MonkeyPatch, seed: int, decisions: int | None, condition: str, players: int = 1
) -> Match:
    """Return a game that runs interpreted, with one condition on all three scoring cards."""
    interpret(monkeypatch, GAME)
    match = Match(GAME, players, seed)
    match.states["scoring"] = NUMBER[condition]
    match._clear_cached()
    return play_randomly(match, seed, decisions)


def uncached_highlights(match: Match, row: int = -1) -> list[Highlight]:
    """Return the highlights of a row, past the cache."""
    uncached: Any = highlights.__wrapped__  # type: ignore[attr-defined]
    result: list[Highlight] = uncached(match.state)[row]
    return result


def test_a_changed_value_shows_in_sheet_highlights_and_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 3, 8, "morning_commute")
    roads = len(uncached_highlights(match))
    after = match.preview(match.codes[0])[-1].points[0]
    assert match.score_sheet[-1].points[0] == 2 * roads > 0
    monkeypatch.setattr(conditions, "COMMUTE", 9)
    assert match.score_sheet[-1].points[0] == 9 * roads
    assert [each.points for each in uncached_highlights(match)] == [9] * roads
    assert 2 * match.preview(match.codes[0])[-1].points[0] == 9 * after


def test_a_changed_condition_shows_in_sheet_highlights_and_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 4, 8, "skid_row")
    replace(monkeypatch, conditions.homes_at_plants, lambda city, y: row_at(city.planes[Zone.RESIDENTIAL], y))
    homes = [(block.x, block.y) for block in view_of(match).city.blocks if block.zone == "residential"]
    assert match.score_sheet[-1].points[0] == 2 * len(homes)
    assert [each.squares for each in uncached_highlights(match)] == [[home] for home in homes]
    preview = match.preview(match.codes[0])
    match.play(match.codes[0])
    assert preview == match.score_sheet


def test_where_roads_never_join_each_block_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 5, 6, "superhighway")
    replace(monkeypatch, scoring.points_per_road, lambda *_: -3)
    assert match.score_sheet[4].points[0] == -3 * len(uncached_highlights(match, 4)) < 0
    replace(monkeypatch, roads.goes_on, lambda *_: False)
    blocks = [(block.x, block.y) for block in view_of(match).city.blocks if block.road]
    assert match.score_sheet[4].points[0] == -3 * len(blocks)
    assert [each.squares for each in uncached_highlights(match, 4)] == [[block] for block in blocks]


def test_a_changed_target_shows_in_view_ranks_and_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 6, None, "go_green")
    for numbers, won in ((-1000, True), (1000, False)):
        replace(monkeypatch, scoring.sum_of_numbers, lambda _, numbers=numbers: numbers)
        assert (view_of(match).target, match.target, view_of(match).won) == (numbers, numbers, won)
        assert match.ranks == [1 if won else 2]


def test_views_show_remembered_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 7, 7, "go_green", players=3)
    assert any(hand.cards for seat, hand in enumerate(view_of(match, 0).hands) if seat != 0)
    replace(monkeypatch, rules.is_memory_shown, lambda *_: False)
    assert not any(hand.cards for seat, hand in enumerate(view_of(match, 0).hands) if seat != 0)


def test_refusals_and_remarks_ask_where_a_card_may_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 8, 0, "go_green")
    card = view_of(match, 0).hands[0].cards[0]
    corner = GAME.wording.read(f"place {card} at 2,2")
    refusal = GAME.wording.why_not(match.state, corner)
    assert refusal and refusal.message == "city-only-a-corner"
    replace(monkeypatch, grid.meets_corner, lambda *_: False)
    refusal = GAME.wording.why_not(match.state, corner)
    assert refusal and refusal.message == "city-does-not-touch"
    replace(monkeypatch, grid.may_place, lambda *_: True)
    assert GAME.wording.why_not(match.state, corner) is None
    replace(monkeypatch, grid.covered_squares, lambda *_: 3)
    remark = GAME.wording.remark(match.state, corner)
    assert remark and remark.arguments == {"count": 3}


def test_another_zone_that_pays_alone_shows_in_scores_sheet_and_highlights(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started_match(monkeypatch, 7, 8, "go_green")
    blocks = [row.points[0] for row in match.score_sheet[:4]]
    assert min(blocks) > 0
    replace(monkeypatch, scoring.only_zone, lambda _: 2)
    match._clear_cached()
    assert [row.points[0] for row in match.score_sheet[:4]] == [0, 0, blocks[2], 0]
    assert sum(row.points[0] for row in match.score_sheet) == match.scores[0]
    assert [bool(uncached_highlights(match, row)) for row in range(4)] == [False, False, True, False]
