"""Weights: greedy play finishes its games, announces, and beats random play."""

import numpy as np
import pytest
from tests.games.carrara.tables import GAME, Setup

from townwright import Match, bot
from townwright.bots import simulate_step_by_step
from townwright.core.state import new_states


def weights(match: Match) -> dict[str, float]:
    """Return what each legal action is worth."""
    out, spare = np.zeros(GAME.rules.max_legal), new_states(GAME.rules.state, GAME.rules.spares)
    GAME.entry_points.weigh(match.states, 0, np.array(match.codes, np.int32), len(match.codes), out, spare)
    return dict(zip([action.text for action in match.legal], out.tolist(), strict=False))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_play_beats_random_play(players: int) -> None:
    (*_, result) = simulate_step_by_step(GAME, players, 100, 1, ["greedy", *["random"] * (players - 1)])
    assert result.wins[0] >= 95
    assert result.mean_scores[0] > 1.5 * max(result.mean_scores[1:])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_finish_their_games_and_announce(players: int) -> None:
    announced = 0
    matches: list[Match] = []
    for _ in simulate_step_by_step(GAME, players, 40, 1, ["greedy"], on_match=matches.append):
        pass
    for match in matches:
        assert match.over
        announced += int(match.state.announcer) != -1
    assert announced >= 35


def test_the_leader_announces() -> None:
    setup = Setup().may_announce(0).coins(0)
    setup.match.play("turn wheel")
    setup.match.play("done")
    assert weights(setup.match)["announce"] > weights(setup.match)["end turn"]
    assert bot("greedy", 1).choose(setup.match).text == "announce"
    setup.objects(1, *["crown"] * 30)
    assert weights(setup.match)["announce"] < weights(setup.match)["end turn"]


def test_the_object_that_is_missing_to_announce_is_bought() -> None:
    setup = Setup().may_announce(0).built(0, "villa 1 lerici").coins(10)
    setup.s.objects[0, 0] -= 1
    setup.s.supply[:] = 0
    setup.match.play("score villa")
    worth = weights(setup.match)
    assert worth["buy crown"] > worth["end turn"]


def test_the_worst_bricks_are_paid_first() -> None:
    setup = Setup().open("villa 1").bricks(0, "white", "green", "black")
    setup.match.play("build villa 1 in lerici")
    worth = weights(setup.match)
    assert worth["pay black"] > worth["pay green"] > worth["pay white"]


def test_cheap_bricks_are_bought_and_dear_ones_left() -> None:
    setup = Setup().coins(20).wheel(s5="white black", s6="red")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    worth = weights(setup.match)
    assert max(worth, key=lambda text: worth[text]) == "take 6 white"


def test_in_the_last_round_only_points_count() -> None:
    setup = Setup().announced(0).to_move(1).coins(0, 20).open("villa 1", "porta 5").bricks(1, "black")
    setup.built(1, "castello 5 livorno")
    worth = weights(setup.match)
    assert worth["score castello"] == 18
    assert worth["build villa 1 in lerici"] == pytest.approx(1, abs=0.1)
    assert worth["turn wheel"] == pytest.approx(0, abs=0.2)
    assert worth["pass"] == 0


def test_the_estimate_at_the_end_is_the_score_except_for_odd_coins() -> None:
    match = Match(GAME, 2, 1)
    while not match.over:
        match.play(bot("greedy", 1).choose(match))
    guess = np.zeros(2)
    GAME.entry_points.evaluate(match.states, 0, guess)
    assert guess.tolist() == pytest.approx(match.scores, abs=1.1)


def test_the_estimate_grows_with_the_stock() -> None:
    guesses = []
    for setup in (Setup(), Setup().coins(30), Setup().bricks(0, *["white"] * 4), Setup().built(0, "villa 5 livorno")):
        guess = np.zeros(2)
        GAME.entry_points.evaluate(setup.match.states, 0, guess)
        guesses.append(guess[0])
    assert all(guess > guesses[0] for guess in guesses[1:])
