"""Bots: what they choose, what they may know, and many of their games."""

from collections import Counter

import numpy as np
import pytest
from tests.bots.test_search import ENDINGS
from tests.market import GAME as MARKET
from tests.play import play_randomly

import townwright
from townwright import Match, NotPossible, bot, bot_names
from townwright.bots import simulate_step_by_step
from townwright.bots.bot import redealt_copy
from townwright.bots.levels import SEARCHES
from townwright.bots.thought import Basis
from townwright.core.game import Game
from townwright.core.match import load
from townwright.core.registry import games
from townwright.core.state import copy_states, to_bytes

#: Bots that choose at once.
QUICK = ["newcomer", "builder", "random", "greedy"]
CARDS = townwright.game("circle_the_wagons")


def test_names_of_the_bots() -> None:
    assert {"random", "greedy"} <= set(bot_names())
    assert [bot(name).name for name in ("random", "Greedy", "GREEDY")] == ["random", "greedy", "greedy"]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NotPossible) as caught:
        bot("clever")
    assert str(caught.value) == f"There is no bot called “clever”. Bots: {', '.join([*bot_names(), *SEARCHES])}."


@pytest.mark.parametrize("game", [*games().values(), MARKET], ids=lambda game: game.name)
@pytest.mark.parametrize("name", QUICK)
def test_a_seeded_bot_repeats_its_games(game: Game, name: str) -> None:
    ends = []
    for _ in range(2):
        match, player = Match(game, seed=5), bot(name, seed=9)
        while not match.over:
            before = to_bytes(match.states)
            action = player.choose(match)
            assert to_bytes(match.states) == before
            assert action in match.legal
            match.play(action)
        ends.append(match.to_json())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_bots_explain_the_same_action_that_they_would_play(game: Game) -> None:
    """With the same seed, `explain` returns the action that `choose` returns, and compares it with the next best."""
    match = Match(game, max(game.players), seed=5)
    for name, how in [
        ("random", {Basis.ANY}),
        ("greedy", {Basis.HEURISTIC}),
        ("newcomer", {Basis.HEURISTIC, Basis.SLIP}),
    ]:
        action, thought = bot(name, seed=9).explain(match)
        assert action == bot(name, seed=9).choose(match)
        assert thought.how in how
        if thought.other is not None:
            assert thought.other in {each.text for each in match.legal} - {action.text}
            assert (thought.how == Basis.SLIP) == (thought.other_value > thought.value)
    action, thought = bot("tree:64", seed=9).explain(match)
    assert action == bot("tree:64", seed=9).choose(match)
    assert thought.how == Basis.SEARCH and 0 <= thought.chance <= 1
    assert thought.other in {each.text for each in match.legal} - {action.text}
    assert {reason.source for reason in thought.reasons} <= {row.source for row in match.score_sheet}


def test_a_solved_ending_and_a_move_without_a_choice_say_so() -> None:
    ending = load(ENDINGS / "circle_the_wagons-15.json")
    assert bot("tree:60000ms").explain(ending)[1].how == Basis.PROOF
    forced = Match("circleville", 2, seed=1)
    while len(forced.codes) > 1:
        forced.play(forced.codes[-1])
    assert {bot(name).explain(forced)[1].how for name in ("greedy", "random", "tree:8")} == {Basis.ONLY}


def test_random_chooses_every_action_equally_often() -> None:
    match, player = Match(CARDS, seed=5), bot("random", seed=1)
    counts = Counter(player.choose(match).text for _ in range(3000))
    assert counts.keys() == {action.text for action in match.legal}
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 36.12  # 14 degrees of freedom


def test_greedy_breaks_ties_at_random() -> None:
    """At the beginning of the market only a swap pays immediately, and both payments are equally good."""
    match = Match(MARKET, seed=1)
    assert {bot("greedy", seed).choose(match).text for seed in range(10)} == {"swap"}
    match.play("swap")
    assert {bot("greedy", seed).choose(match).text for seed in range(20)} == {"pay amber", "pay beryl"}


def test_a_bot_gets_a_guess_instead_of_hidden_information() -> None:
    match = Match(MARKET, seed=1)
    guesses = [redealt_copy(match, seed) for seed in range(20)]
    assert len({to_bytes(guess) for guess in guesses}) == 20
    for guess in guesses:
        assert guess["hands"][0, 0].tolist() == match.states["hands"][0, 0].tolist()
    assert any(guess["hands"][0, 1].tolist() != match.states["hands"][0, 1].tolist() for guess in guesses)


@pytest.mark.parametrize("name", [*QUICK, "tree:6", "flat:6x2"])
def test_a_bot_decides_the_same_in_positions_that_look_the_same(name: str) -> None:
    """Hidden information has no influence on its choice, not even on its random numbers."""
    for seed in range(20):
        match = play_randomly(Match(MARKET, 3, seed), seed, most=seed)
        if match.to_move is None:
            continue
        redealt = Match(MARKET, 3, seed)
        redealt.states = copy_states(match.states)
        MARKET.entry_points.redeal(redealt.states, 0, match.to_move, 77)
        redealt._clear_cached()
        assert to_bytes(redealt.states) != to_bytes(match.states)
        for bot_seed in range(5):
            assert bot(name, bot_seed).choose(match) == bot(name, bot_seed).choose(redealt)


def test_no_bot_plays_after_the_end() -> None:
    match = play_randomly(Match(MARKET, seed=1), 1)
    with pytest.raises(NotPossible) as caught:
        bot("random").choose(match)
    assert caught.value.reason.message == "game-over"


def test_simulated_games_can_be_replayed_as_matches() -> None:
    matches: list[Match] = []
    *_, last = simulate_step_by_step(CARDS, 2, 6, 100, ["greedy", "random"], {"tie": "guns"}, matches.append)
    assert [match.seed for match in matches] == list(range(100, 106))
    assert all(match.over for match in matches)
    assert last.games == 6
    assert last.actions == sum(len(match.history) for match in matches)
    scores = [match.scores for match in matches]
    assert last.mean_scores == np.mean(scores, axis=0).tolist()
    assert last.score_deviations == pytest.approx(np.std(scores, axis=0).tolist())
    assert last.wins == [sum(match.ranks[seat] == 1 for match in matches) for seat in range(2)]
    assert {match.options["tie"] for match in matches} == {"guns"}
    assert matches[0].players == ["greedy", "random"]


def test_a_simulation_yields_the_results_so_far_after_every_game() -> None:
    assert [result.games for result in simulate_step_by_step(MARKET, 3, 4, 1, ["random"])] == [1, 2, 3, 4]


def test_the_same_simulation_gives_the_same_results() -> None:
    results = [list(simulate_step_by_step(MARKET, 2, 5, 1, ["random"]))[-1] for _ in range(2)]
    assert (results[0].actions, results[0].mean_scores, results[0].wins) == (
        results[1].actions,
        results[1].mean_scores,
        results[1].wins,
    )


@pytest.mark.parametrize(
    ("players", "games", "seed", "names", "message"),
    [
        (2, 1, 1, ["random", "random", "random"], "bad-bot-count"),
        (2, 1, 1, ["clever"], "no-such-bot"),
        (7, 1, 1, ["random"], "bad-player-count"),
        (2, 1, -1, ["random"], "bad-seed"),
        (2, 2, 2**53 - 1, ["random"], "bad-seed"),
    ],
)
def test_an_impossible_simulation_is_refused(
    players: int, games: int, seed: int, names: list[str], message: str
) -> None:
    with pytest.raises(NotPossible) as caught:
        simulate_step_by_step(MARKET, players, games, seed, names)
    assert caught.value.reason.message == message
