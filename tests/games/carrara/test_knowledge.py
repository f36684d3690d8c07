"""What players may see, what they could have counted, what no player knows, and what can be undone."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.carrara.tables import GAME, NAMES, Setup, buy_brick, texts, view_of
from tests.play import play_randomly, random_match

from townwright import Match, NotPossible
from townwright.core import render
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.state import States, copy_states
from townwright.games.carrara import observe


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stock_of_the_others_is_hidden(players: int) -> None:
    match = play_randomly(Match(GAME, players, seed=3), 3, most=60)
    for viewer in (*range(players), None):
        for seat, player in enumerate(view_of(match, viewer).players):
            for stock in (
                player.coins,
                player.too_dear,
                player.bricks,
                player.cities_by_building,
                player.brick_count,
                player.objects,
                player.object_count,
            ):
                assert (stock is None) == (seat != viewer)


def test_everything_else_is_open() -> None:
    match = play_randomly(Match(GAME, 3, seed=3), 3, most=60)
    views = [view_of(match, viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        assert (view.wheel, view.bag, view.display, view.stack) == (
            views[0].wheel,
            views[0].bag,
            views[0].display,
            views[0].stack,
        )
        assert [(each.points, each.costs, each.markers, each.scored, each.buildings) for each in view.players] == [
            (each.points, each.costs, each.markers, each.scored, each.buildings) for each in views[0].players
        ]


def test_open_stock_shows_everything_to_all_players() -> None:
    match = play_randomly(Match(GAME, 3, 3, {"stock": "open"}), 3, most=60)
    assert view_of(match, 0) == view_of(match, 1) == view_of(match, None)
    assert all(player.coins is not None for player in view_of(match).players)


def test_open_stock_changes_nothing_else() -> None:
    hidden, shown = Match(GAME, 3, 4), Match(GAME, 3, 4, {"stock": "open"})
    draw = random.Random(4)
    while not hidden.over:
        assert hidden.codes == shown.codes
        code = draw.choice(hidden.codes)
        hidden.play(code)
        shown.play(code)
    assert hidden.score_sheet == shown.score_sheet


def test_options() -> None:
    assert Match(GAME, seed=1).options == {"stock": "hidden", "set": "base"}


def test_at_the_end_everything_is_shown() -> None:
    match = random_match(GAME, 5)
    assert view_of(match, 0) == view_of(match, 1) == view_of(match, None)
    assert all(player.objects is not None for player in view_of(match).players)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_drawing_hides_what_the_view_hides(language: str) -> None:
    setup = Setup().coins(7, 7777).objects(1, *["crown"] * 5)
    hidden = GAME.words(language)("label-hidden")
    drawn = render.to_text(setup.match.drawing(0, language))
    assert "7777" not in drawn
    assert drawn.count(hidden) == 3
    assert render.to_text(setup.match.drawing(None, language)).count(hidden) == 6


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_drawing_fits_into_a_hundred_columns(players: int, language: str) -> None:
    match = Match(GAME, NAMES[:players], 6, {"stock": "open"})
    while not match.over:
        play_randomly(match, 6, most=20)
        lines = render.to_text(match.drawing(match.to_move, language)).splitlines()
        assert max(map(len, lines)) <= 100
        assert not any("…" in line for line in lines)


# What no player knows: the order of bag and stack


def record(states: States) -> Any:
    return records(states)[0]


def test_redeal_changes_only_future_draws() -> None:
    match = play_randomly(Match(GAME, 2, 7), 7, most=30)
    while match.state.phase != 0:
        play_randomly(match, 8, most=1)
    draws = set()
    for seed in range(20):
        dealt = copy_states(match.states)
        GAME.entry_points.redeal(dealt, 0, 0, seed)
        before = copy_states(dealt)
        before["chance"] = match.states["chance"]
        assert before.tobytes() == match.states.tobytes()
        GAME.entry_points.apply(dealt, 0, 0, NO_LOG)
        draws.add(record(dealt).wheel.tobytes())
    assert len(draws) > 1


def test_states_that_look_alike_become_equal() -> None:
    match = play_randomly(Match(GAME, 3, 7), 7, most=50)
    one, other = copy_states(match.states), copy_states(match.states)
    other["chance"] = 12345
    for states in (one, other):
        GAME.entry_points.redeal(states, 0, 1, 99)
    assert one.tobytes() == other.tobytes()


def test_the_stack_is_drawn_with_equal_odds() -> None:
    """Every building lies open at the beginning in three games of ten."""
    counts = np.zeros(30)
    for seed in range(1000):
        for number in Match(GAME, 2, seed).state.display:
            counts[number] += 1
    assert counts.sum() == 9000
    assert 240 < counts.min() < 300 < counts.max() < 360


# Observation


def observation_of(match: Match, seat: int) -> list[int]:
    out = np.zeros(GAME.learning.observation_count, np.int16)
    GAME.entry_points.observe(match.states, 0, seat, out)
    return list(out.tolist())


def test_an_observation_has_the_stock_of_all_players_the_observer_first() -> None:
    setup = Setup(3).coins(7, 8, 9).bricks(1, "white", "green").objects(2, "crown").built(1, "villa 3 massa")
    for seat in range(3):
        observation = observation_of(setup.match, seat)
        players = [observation[observe.PLAYERS + later * observe.PLAYER :][: observe.PLAYER] for later in range(4)]
        assert [player[2] for player in players] == [7 + (seat + later) % 3 for later in range(3)] + [0]
        assert [player[0] for player in players] == [1, 1, 1, 0]
        second = players[(1 - seat) % 3]
        assert second[observe.BRICKS : observe.OBJECTS] == [1, 0, 0, 1, 0, 0]
        assert second[observe.BUILT :] == [0] * 27 + [5, 0, 0]
        third = players[(2 - seat) % 3]
        assert third[observe.OBJECTS : observe.TYPES_SCORED] == [0, 0, 1, 0, 0, 0]
        assert observation[observe.REST : observe.REST + 3] == [3, seat, (0 - seat) % 3]


def test_an_observation_of_a_finished_game_has_no_seat_to_move() -> None:
    match = play_randomly(Match(GAME, 2, 5), 5)
    assert match.to_move is None
    assert [observation_of(match, seat)[observe.REST : observe.REST + 3] for seat in range(2)] == [
        [2, 0, -1],
        [2, 1, -1],
    ]


def test_an_observation_counts_every_brick_and_building() -> None:
    match = play_randomly(Match(GAME, 4, 2), 2, most=150)
    observation = observation_of(match, 2)
    bricks = sum(observation[observe.WHEEL : observe.OPEN])
    stocks = [observation[observe.PLAYERS + seat * observe.PLAYER + observe.BRICKS :][:6] for seat in range(4)]
    assert bricks + sum(map(sum, stocks)) == 42
    lying = sum(observation[observe.OPEN : observe.SUPPLY])
    built = [observation[observe.PLAYERS + seat * observe.PLAYER + observe.BUILT :][:30] for seat in range(4)]
    assert lying + sum(number > 0 for player in built for number in player) == 30


# Undo


def test_undo_stops_where_bricks_were_drawn() -> None:
    match = Match(GAME, NAMES[:2], 1)
    match.play("turn wheel")
    with pytest.raises(NotPossible):
        match.undo()
    match.play("take 2 green")
    match.play("take 2 black")
    match.play("done")
    match.play("buy crown")
    for _ in range(4):
        match.undo(0)
    assert view_of(match).segment is None
    with pytest.raises(NotPossible):
        match.undo(0)


def test_turning_the_wheel_without_a_draw_can_be_undone() -> None:
    setup = Setup().wheel(s2=" ".join(["red"] * 6 + ["green"] * 5))
    setup.match.play("turn wheel")
    setup.match.play("take 3 red")
    setup.match.undo()
    setup.match.undo()
    assert "turn wheel" in texts(setup.match)


def test_undo_stops_where_a_building_was_opened() -> None:
    setup = Setup().open("villa 1").bricks(0, "red", "green")
    setup.match.play("build villa 1 in lerici")
    setup.match.undo()
    setup.match.play_line(["build villa 1 in lerici", "pay red"])
    assert view_of(setup.match).stack == 20
    with pytest.raises(NotPossible):
        setup.match.undo()


def test_a_scoring_can_be_undone_until_the_next_player_acts() -> None:
    setup = Setup().coins(0, 0).built(0, "villa 1 lerici")
    setup.match.play("score villa")
    assert setup.match.to_move == 1
    setup.match.undo(0)
    assert setup.match.to_move == 0
    setup.match.play("score villa")
    buy_brick(setup.match)
    with pytest.raises(NotPossible):
        setup.match.undo(0)


def test_the_first_action_of_a_turn_is_asked_even_if_forced() -> None:
    setup = Setup().coins(0, 0).bricks(1)
    setup.built(0, "villa 1 lerici")
    setup.match.play("score villa")
    assert texts(setup.match) == {"turn wheel"}
    assert setup.match.to_move == 1


def test_the_end_of_a_purchase_is_asked_even_if_forced() -> None:
    setup = Setup().coins(0, 0)
    setup.match.play("turn wheel")
    assert texts(setup.match) == {"done"}
    assert setup.match.to_move == 0
