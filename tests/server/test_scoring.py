"""The route of the score helper gives the same results as `townwright score`."""

import json
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from tests.positions import CITY, PALACES, POSITIONS, TOWNS
from tests.server.running import Server, wait_until

from townwright.cli.run import run
from townwright.core.registry import games
from townwright.server.http.schemas import prefix
from townwright.server.openapi import document

DOCUMENT = document()


def post_position(server: Server, body: Any, **headers: str) -> httpx.Response:
    """Return the response to a position, without a guest, once the game is ready."""

    def answer() -> httpx.Response | None:
        response = server.post("/api/score", body, **headers)
        return None if response.status_code == httpx.codes.SERVICE_UNAVAILABLE else response

    result: httpx.Response = wait_until(answer, "the game is ready")
    return result


def validate(name: str, data: Any) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}
    jsonschema_rs.validator_for(schema).validate(data)


@pytest.mark.parametrize("game", POSITIONS)
def test_a_position_scores_as_with_the_command(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    position = POSITIONS[game]
    (tmp_path / "position.json").write_text(json.dumps(position))
    assert run(["score", str(tmp_path / "position.json"), "--json"]) == 0
    command = json.loads(capsys.readouterr().out)
    answer = post_position(server, position)
    assert answer.status_code == 200
    body = answer.json()
    validate(f"{prefix(games()[game])}Position", position)
    validate("ScoredPosition", body)
    score = body["score"]
    assert score["totals"] == command["scores"]
    assert [{"source": row["source"], "points": row["points"]} for row in score["rows"]] == command["sheet"]
    assert [row["points"] for row in score["tie_breaks"]] == [row["points"] for row in command.get("tie_breaks", [])]
    assert (score["target"], body["won"]) == (command.get("target"), command.get("won"))
    assert (score["ranks"] or []) == command.get("ranks", [])


def test_rows_of_placed_cards_have_squares_and_free_places(
    server: Server,
) -> None:
    moved = {**CITY, "placements": [[card, x + 7, y - 2, turned] for card, x, y, turned in CITY["placements"]]}
    plain, far = post_position(server, CITY).json(), post_position(server, moved).json()
    for row, other in zip(plain["score"]["rows"], far["score"]["rows"], strict=True):
        assert sum(highlight["points"] for highlight in row.get("highlights", [])) == row["points"][0]
        squares = [[[x + 7, y - 2] for x, y in highlight["squares"]] for highlight in row.get("highlights", [])]
        assert squares == [highlight["squares"] for highlight in other.get("highlights", [])]
    assert [[x + 7, y - 2] for x, y in plain["free_places"][0]] == far["free_places"][0]
    # The next card may cover the first one, lie beside it, but not touch it at a corner only.
    assert [0, 0] in plain["free_places"][0]
    assert [0, -2] in plain["free_places"][0]
    assert [-2, -2] not in plain["free_places"][0]
    assert [len(places) for places in post_position(server, {**TOWNS, "towns": [[], []]}).json()["free_places"]] == [
        1,
        1,
    ]


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        ({}, 400, "doesn’t name a game"),
        ({"game": 7}, 400, "doesn’t name a game"),
        ({"game": "chess"}, 409, "no game called"),
        ({"game": "carrara"}, 400, "can’t be scored"),
        ({**CITY, "placements": [[18, 0, 0, 0], [14, 2, 2, 0]]}, 400, "Card 14 can’t be at 2,2"),
        ({**PALACES, "players": [{"bricks": 30}, {"bricks": 13}]}, 400, "43 bricks"),
        ([CITY], 400, "Can’t understand"),
    ],
)
def test_invalid_positions_are_refused_in_one_sentence(server: Server, body: Any, status: int, sentence: str) -> None:
    answer = post_position(server, body)
    assert answer.status_code == status
    assert sentence in answer.json()["text"]
    assert post_position(server, body, **{"Accept-Language": "de"}).json()["text"] != answer.json()["text"]


def test_a_position_is_no_larger_than_any_other_message(server: Server) -> None:
    answer = post_position(server, {**CITY, "options": {"difficulty": "x" * 2_000_000}})
    assert answer.status_code == 413
