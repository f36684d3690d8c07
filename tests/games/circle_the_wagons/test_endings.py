"""The golden games: every way a game can end is among them, and their sheets are right by another scorer."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.circle_the_wagons import plain

from townwright import Match

FILES = sorted((Path(__file__).parents[2] / "golden" / "circle_the_wagons").glob("*.json"))


def open_golden(path: Path) -> tuple[Match, Any]:
    data = msgspec.json.decode(path.read_bytes())
    return Match.from_data(data["match"]), data


def ending(match: Match) -> str:
    """Return how a game ended."""
    level = match.scores[0] == match.scores[1]
    if level and match.options["tie"] == "guns":
        return "guns equal" if match.ranks == [1, 1] else "guns break the tie"
    return {(1, 1): "shared", (1, 2): "first wins", (2, 1): "second wins"}[match.ranks[0], match.ranks[1]]


def last_turn(match: Match) -> str:
    """Return whether the last turn gave cards away, which are placed after it."""
    take = [played for played in match.history if played.action.text.startswith("take")][-1]
    return "last cards received" if take.events[0].facts["skipped"] else "last card taken"


def test_every_way_a_game_can_end_has_a_golden_game() -> None:
    ends = {(ending(match), *set(match.players)) for match, _ in map(open_golden, FILES)}
    for bot in ("random", "greedy"):
        assert {("first wins", bot), ("second wins", bot), ("shared", bot), ("guns break the tie", bot)} <= ends
    assert ("guns equal", "random") in ends
    turns = {(last_turn(match), *set(match.players)) for match, _ in map(open_golden, FILES)}
    for bot in ("random", "greedy"):
        assert {("last cards received", bot), ("last card taken", bot)} <= turns


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_sheet_of_a_golden_game_is_right_by_the_plain_scorer(path: Path) -> None:
    match, expected = open_golden(path)
    view: Any = match.view()
    table = plain.PlainTable([place.card for place in view.circle])
    for action in expected["match"]["actions"]:
        assert action in table.choices()
        table.play(action)
    assert table.over
    sheet = plain.sheet(table.towns, view.scoring, expected["match"]["options"])
    assert {row["source"]: row["points"] for row in expected["sheet"]} == sheet
