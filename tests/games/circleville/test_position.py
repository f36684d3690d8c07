"""Impossible positions of Squaring Circleville, and what each part of one counts for."""

import copy
from typing import Any

import pytest
from tests.positions import SQUARES, check_refused, score

from townwright import BadFile
from townwright.games.circleville.rules import town


def with_player(seat: int = 0, **changes: Any) -> Any:
    data = copy.deepcopy(SQUARES)
    data["players"][seat] |= changes
    return data


def with_structures(*quadrants: dict[str, int]) -> Any:
    return {**SQUARES, "structures": [*quadrants, *[{}] * (4 - len(quadrants))]}


def solo_position(opponent: dict[str, Any], opponents: str = "denzel") -> Any:
    return {
        "game": "circleville",
        "options": {"opponents": opponents},
        "players": [{"points": 20, "supervisor": 2, "tracks": [4, 4, 0, 0]}, opponent],
    }


def rows(data: Any) -> dict[str, list[int]]:
    return {row.source: row.points for row in score(data).sheet}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (with_player(supervisor=None), "supervisor-nowhere"),
        (with_player(supervisor=5), "not-a-position"),
        (with_player(tracks=[1, 2, 3]), "not-a-position"),
        (with_player(tracks=[20, 20, 10, 6]), "too-many-cubes"),
        (with_player(achievements=[24]), "no-such-achievement"),
        (with_player(achievements=[21]), "achievement-twice"),
        (with_player(achievements=[1, 2, 3, 4]), "too-many-achievements"),
        (with_player(year_tiles=19), "too-many-year-tiles"),
        (with_player(action_tiles=17), "mat-is-full"),
        (with_player(beautified=[0, 1, 0, 0]), "marker-too-low"),
        (with_player(1, twice=[0, 0, 1, 0]), "twice-too-often"),
        (with_player(tracks=[9, 9, 9, 9], beautified=[6, 0, 0, 0]), "icons-are-full"),
        (with_player(beside={"brown": 4}), "too-few-structures"),
        (with_player(beside={"stone": 1}), "no-such-structure"),
        (with_player(scored=[{"what": "section_21", "points": 3}]), "no-such-source"),
        (with_player(scored=[{"what": "solo_final", "points": 3}]), "no-such-source"),
        (with_player(scored=[{"what": "section_2", "points": 3}] * 2), "source-twice"),
        (with_player(scored=[{"what": "section_2", "points": 200}], points=300), "too-many-points"),
        (with_player(scored=[{"what": "section_2", "points": 42}]), "points-below-parts"),
        (with_structures({"brown": 3, "golden": 3}, {"golden": 3}), "too-many-structures"),
        (with_structures({"tower": 3}), "no-such-structure"),
        (with_structures({"natural": 15, "brown": 7, "silver": 6}), "quadrant-is-full"),
        ({**SQUARES, "options": {"opponents": "denzel_katherine"}}, "position-seats"),
        ({**SQUARES, "options": {"opponents": "nobody"}}, "no-such-choice"),
        ({**SQUARES, "components": {"towns": 2}}, "components-unknown"),
        (solo_position({"points": 3, "supervisor": 1}), "opponents-have-none"),
        (solo_position({"points": 3, "action_tiles": 9}), "mat-is-full"),
        (solo_position({"points": 3, "action_tiles": 5}, "bertha"), "mat-is-full"),
    ],
)
def test_impossible_positions_are_refused_in_one_sentence(data: Any, message: str) -> None:
    check_refused(data, message)


def test_cubes_beside_structures_need_squares() -> None:
    data = copy.deepcopy(SQUARES)
    data["structures"] = [{"brown": 1}, {}, {}, {}]
    data["players"][0]["beside"] = {"brown": 1}
    data["players"][1]["beside"] = {"brown": 1}
    assert score(data)
    data["players"].append({"supervisor": 2, "beside": {"brown": 1}})
    with pytest.raises(BadFile) as caught:
        score(data)
    assert caught.value.reason.message == "squares-are-full"


def test_each_part_of_a_position() -> None:
    """Quadrant 1: 3 against 4 with the supervisor; 2: only Ben; 3: 5 against 6; 4: 7 with the supervisor against 7, and
    more beautify cubes decide. Achievement 16: two golden structures in quadrant 4; 18: two brown ones with a cube of
    Anna; 21: three icons with cubes of Ben, on one of them two."""
    sheet = rows(SQUARES)
    assert sheet == {
        "track": [41, 37],
        "quadrant_1": [3, 9],
        "quadrant_2": [0, 9],
        "quadrant_3": [3, 9],
        "quadrant_4": [9, 3],
        "achievements": [8, 3],
        "unused_year_tiles": [2, 0],
    }
    assert [row.points for row in score(SQUARES).tie_breaks] == [[9, 11]]


def test_a_corrected_end_box_is_used() -> None:
    four = {"game": "circleville", "players": [{"supervisor": 1, "tracks": [0, mark, 0, 0]} for mark in (4, 3, 2, 1)]}
    assert rows(four)["quadrant_2"] == [9, 6, 3, 1]
    assert rows({**four, "components": {"end": {"points": [9, 6, 3, 2]}}})["quadrant_2"] == [9, 6, 3, 2]


def test_alone_the_opponent_has_no_supervisor_bonus() -> None:
    """Both markers of quadrant 2 stand on 4: the person's counts one more."""
    sheet = rows(solo_position({"points": 50, "tracks": [4, 4, 3, 0], "action_tiles": 8}))
    assert (sheet["quadrant_1"], sheet["quadrant_2"], sheet["quadrant_3"]) == ([6, 6], [9, 3], [0, 9])
    assert score(solo_position({"points": 50, "tracks": [4, 4, 3, 0]})).ranks == [2, 1]


def test_a_form_has_fields_for_what_the_corrected_achievements_count() -> None:
    data = with_player(achievements=[1])
    assert {path for path in score(data).bounds if path.endswith("natural")} == {"structures.0.natural"}
    corrected = {**data, "components": {"achievements": [{"id": 1, "quadrant": 2}, {"id": 2, "quadrant": 1}]}}
    assert {path for path in score(corrected).bounds if path.endswith("natural")} == {"structures.1.natural"}


def test_icons_with_two_cubes_are_asked_for_where_they_count_or_more_cubes_need_them() -> None:
    def bounded_fields(**changes: Any) -> set[str]:
        return {path for path in score(with_player(**changes)).bounds if path.startswith("players.0.twice")}

    assert bounded_fields(tracks=[0, 0, 6, 0], beautified=[0, 0, 4, 0]) == set()
    assert bounded_fields(tracks=[0, 0, 6, 0], beautified=[0, 0, 5, 0]) == {"players.0.twice.2"}
    data = with_player(tracks=[0, 0, 6, 0], beautified=[0, 0, 4, 0], achievements=[21])
    data["players"][1]["achievements"] = []
    assert {path for path in score(data).bounds if ".twice." in path} == {"players.0.twice.2"}


def test_achievements_are_bounded_by_the_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    data = with_player(achievements=[16, 17, 18, 19])
    check_refused(data, "too-many-achievements")
    assert score(SQUARES).bounds["players.0.achievements"].most == 3
    monkeypatch.setattr(town, "SLOTS", 4)
    assert score(data).bounds["players.0.achievements"].most == 4


def test_opponents_have_bounds_of_their_own_mat() -> None:
    bounds = score(solo_position({"points": 30, "tracks": [9, 0, 0, 0], "action_tiles": 3})).bounds
    assert bounds["players.1.action_tiles"].most == 8
    assert not {"players.1.year_tiles", "players.1.achievements"} & set(bounds)
