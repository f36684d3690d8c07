"""Tables laid out by hand are worth what the same table is worth in a match."""

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play import random_match
from tests.positions import POSITIONS
from tests.test_fuzz import VALUES, changed, check_sentence, paths

from townwright import Match, TownwrightError
from townwright.core.action import Tally
from townwright.core.position import TRACK
from townwright.core.registry import games

GOLDEN = Path(__file__).parent / "golden"
SOLO = games()["circleville"].options[2].values


def score(data: Any) -> Tally:
    game = games()[data["game"]]
    assert game.extras.score_position
    return game.extras.score_position(game, data)


def position_of(match: Match) -> Any:
    assert match.game.extras.position
    data = msgspec.to_builtins(match.game.extras.position(match.state))
    return data if match.components is None else {**data, "components": match.components}


def same(match: Match) -> None:
    """Check that rows, places, tie-breaks and highlights are those of the match."""
    tally = score(json.loads(json.dumps(position_of(match))))
    if match.game.extras.target:  # one column for all who win or lose together
        assert [(row.source, row.points) for row in tally.sheet] == [
            (row.source, row.points[:1]) for row in match.score_sheet
        ]
    else:
        assert tally.sheet == match.score_sheet
        assert (tally.scores, tally.ranks) == (match.scores, match.ranks)
        assert tally.tie_breaks == match.tie_breaks
    if match.game.extras.highlights:
        assert tally.highlights == match.game.extras.highlights(match.state)


@pytest.mark.parametrize("game", games())
def test_the_end_of_a_whole_game(game: str) -> None:
    """Greedy and random games, with every way they can end, corrected boards and solo games among them."""
    for path in sorted((GOLDEN / game).glob("*.json")):
        same(Match.from_data(msgspec.json.decode(path.read_bytes())["match"]))


@given(game=st.sampled_from(sorted(games())), seed=st.integers(0, 10_000), data=st.data())
@settings(max_examples=40)
def test_the_end_of_a_random_game(game: str, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(games()[game].players))
    alone = {"opponents": data.draw(st.sampled_from(SOLO))} if game == "circleville" and players == 1 else {}
    same(random_match(game, seed, players, **alone))


@pytest.mark.parametrize("name", ["carrara/last_building_4", "circleville/tie_by_tiles_3_greedy"])
def test_points_on_the_track_need_no_sources(name: str) -> None:
    match = Match.from_data(msgspec.json.decode((GOLDEN / f"{name}.json").read_bytes())["match"])
    data, full = position_of(match), score(position_of(match))
    later = [row.source for row in full.sheet if row.source in ("objects", "costs", "coins", "achievements")]
    for player in data["players"]:
        player["points"] = sum(each["points"] for each in player.pop("scored"))
    tally = score(data)
    assert tally.sheet[0].source == TRACK
    assert (tally.scores, tally.ranks) == (match.scores, match.ranks)
    rows = {row.source: row.points for row in tally.sheet}
    assert {source: rows[source] for source in later} == {
        row.source: row.points for row in full.sheet if row.source in later
    }


#: The most points on a track, where the position sets no bound.
MOST_POINTS = 9999


@pytest.mark.parametrize("name", ["carrara", "circleville"])
def test_a_field_may_have_the_values_within_its_bounds_and_no_others(name: str) -> None:
    position = copy.deepcopy(POSITIONS[name])
    for player in position["players"] if name == "circleville" else ():
        player["twice"] = player.get("twice", [0, 0, 0, 0])
        player["year_tiles"] = player.get("year_tiles", 0)
    for path, bounds in score(position).bounds.items():
        keys = tuple(int(key) if key.isdigit() else key for key in path.split("."))
        if keys[-1] == "achievements":  # a list: see the tests of the game
            continue
        most = MOST_POINTS if bounds.most is None else bounds.most
        for value in {bounds.least, most}:
            score(changed(position, keys, value, remove=False))
        for value in {bounds.least - 1, most + 1}:
            with pytest.raises(TownwrightError):
                score(changed(position, keys, value, remove=False))


@pytest.mark.parametrize("name", ["carrara", "circleville"])
@given(data=st.data(), value=VALUES, remove=st.booleans())
@settings(max_examples=120)
def test_a_position_with_any_part_changed(name: str, data: st.DataObject, value: Any, remove: bool) -> None:
    path = data.draw(st.sampled_from([each for each in paths(POSITIONS[name]) if each != ("game",)]))
    try:
        tally = score(changed(POSITIONS[name], path, value, remove))
    except TownwrightError as error:
        check_sentence(error)
    else:
        assert len(tally.highlights) == len(tally.sheet)
        assert all(rank >= 1 for rank in tally.ranks)
