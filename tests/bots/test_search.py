"""The search finds the best action where it is known, is repeatable, and changes nothing."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.brute_force import best_actions
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright.bots import Budget, bot
from townwright.bots import search as searching
from townwright.bots.bot import redealt_copy
from townwright.bots.search import LEAST_TRIES, Estimate, Search, Tree, merge_estimates, think
from townwright.bots.tree import settings_of
from townwright.core.game import Game
from townwright.core.match import Match, load
from townwright.core.registry import game, games
from townwright.core.state import copy_states, to_bytes
from townwright.games.circleville.state import Phase
from townwright.skeleton.my_game import GAME as CARDS

GAMES = [*games().values(), MARKET]


#: Matches stopped shortly before their end, where chance no longer matters.
ENDINGS = Path(__file__).parent / "endings"


@pytest.mark.parametrize("name", sorted(path.stem for path in ENDINGS.glob("*.json")))
def test_the_solver_finds_the_best_action_of_an_ending(name: str) -> None:
    """Brute force finds what is best; except in Carrara and with the last card, greedy play does not find it."""
    match = load(ENDINGS / f"{name}.json")
    best = best_actions(match, 150_000)
    assert len(best) < len(match.codes)
    greedy = match.game.wording.encode(bot("greedy", 1).choose(match))
    assert (greedy in best) == (name in ("carrara-27", "carrara-33", "sprawlopolis-3"))
    searches = [bot("tree:400", bot_seed) for bot_seed in range(3)] + [bot("master:400")] * bool(
        match.game.extras.searcher
    )
    for search in searches:
        assert match.game.wording.encode(search.choose(match)) in best


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_and_tries_give_the_same_result(game: Game) -> None:
    match = play_randomly(Match(game, seed=3), 3, most=4)
    guess = redealt_copy(match, 1)
    for budget in (Budget(tries=12), Budget(tries=6, threads=2)):
        searches = [think(match, guess, 5, budget) for _ in range(2)]
        assert [each.action for each in searches[0]] == [each.action for each in searches[1]]
        assert [each.visits for each in searches[0]] == [each.visits for each in searches[1]]
        assert sum(each.visits for each in searches[0]) == budget.tries * budget.threads


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_search_changes_nothing_and_finds_legal_actions(game: Game) -> None:
    for seed in range(3):
        match = play_randomly(Match(game, game.players[-1], seed), seed, most=5 * seed)
        guess = redealt_copy(match, seed)
        before = to_bytes(match.states), to_bytes(guess)
        estimates = think(match, guess, seed, Budget(tries=8))
        assert (to_bytes(match.states), to_bytes(guess)) == before
        assert {each.action for each in estimates} <= set(match.codes)
        for each in estimates:
            assert 0 <= each.value <= 1
            assert each.chances.shape == each.leads.shape == (match.seats,)
            assert ((each.chances >= 0) & (each.chances <= 1)).all()


def test_at_the_end_the_value_is_the_result_by_the_rules() -> None:
    """The last decision of a game: the chance is 1 or 0, and the lead that of the score sheet."""
    match = load(ENDINGS / "circle_the_wagons-5.json")
    while not match.over:
        last = match.at(len(match.history))
        match.play(match.codes[0])
    code = last.game.wording.encode(match.history[len(last.history)].action)
    (estimate,) = think(last, redealt_copy(last, 0), 0, Budget(tries=3), only=[code])
    assert estimate.leads[0] == match.scores[0] - match.scores[1] == -estimate.leads[1]
    assert estimate.chances.tolist() == [float(rank == 1) for rank in match.ranks]


def test_a_game_won_together_has_one_value_for_all() -> None:
    match = Match("sprawlopolis", 3, seed=2)
    for each in think(match, redealt_copy(match, 0), 0, Budget(tries=6)):
        assert len(set(each.chances.tolist())) == len(set(each.leads.tolist())) == 1


def test_only_the_requested_actions_are_tried() -> None:
    match = play_randomly(Match("carrara", 2, seed=1), 1, most=1)
    codes = match.codes[1:4]
    estimates = think(match, redealt_copy(match, 0), 0, Budget(tries=60), only=codes, sheets=True)
    assert {each.action for each in estimates} == set(codes)
    assert all(each.sheet.shape == (match.game.rules.rows, 2) and each.sheet.any() for each in estimates)


def test_flat_monte_carlo_is_a_tree_of_depth_one() -> None:
    match = Match("carrara", 2, seed=1)
    tree = searching.Tree(match, redealt_copy(match, 0), 0, {"depth": 1}, (), 0)
    tree.grow(50)
    assert tree.nodes == 1 + len(tree.estimates(2))


def test_a_full_tree_still_adds_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "NODES", 4)
    match = Match("carrara", 2, seed=1)
    estimates = think(match, redealt_copy(match, 0), 0, Budget(tries=40))
    assert len(estimates) <= 3
    assert sum(each.visits for each in estimates) <= 40


class Clock:
    """A clock that advances by 10 ms at every reading."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def test_a_time_budget_follows_the_clock() -> None:
    """A try reads the clock twice, 10 ms each; after a second no new try begins."""
    clock = Clock()
    match = Match("circleville", 2, seed=1)
    estimates = Search(match, redealt_copy(match, 0), 0).think(Budget(milliseconds=1000), clock)
    assert sum(each.visits for each in estimates) >= LEAST_TRIES
    assert clock.now <= 1.03


def test_a_slow_first_try_leaves_enough_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first try may load or compile machine code: the budget begins after it, and some tries are always made."""
    match, grow = play_randomly(Match("circleville", 2, seed=1), 1, most=20), Tree.grow
    for milliseconds, most in ((1, LEAST_TRIES), (2000, 1000)):
        clock, slow = Clock(), [60.0]

        def slow_at_first(tree: Tree, tries: int, clock: Clock = clock, slow: list[float] = slow) -> None:
            clock.now += slow.pop() if slow else 0
            grow(tree, tries)

        monkeypatch.setattr(Tree, "grow", slow_at_first)
        estimates = Search(match, redealt_copy(match, 0), 0).think(Budget(milliseconds=milliseconds), clock)
        assert LEAST_TRIES <= sum(each.visits for each in estimates) <= most
        assert len(estimates) > 1
    assert sum(each.visits for each in estimates) > 2 * LEAST_TRIES


def test_the_estimates_of_several_trees_are_merged() -> None:
    def estimate(visits: int, value: float) -> Estimate:
        return Estimate(7, visits, value, np.array([value]), np.array([10 * value]), np.zeros((1, 1)))

    (both,) = merge_estimates([estimate(10, 0.2), estimate(30, 0.6)])
    assert both.visits == 40
    assert both.value == pytest.approx(0.5)
    assert both.chances.tolist() == pytest.approx([0.5])
    assert both.leads.tolist() == pytest.approx([5.0])


def test_a_search_continues_from_the_node_of_an_action() -> None:
    """The tries of the chosen action are reused; an action without a node has none."""
    match = Match("circleville", 2, seed=4)
    search = Search(match, redealt_copy(match, 0), 0)
    estimates = search.think(Budget(tries=60))
    best = estimates[0]
    match.play(best.action)
    root = redealt_copy(match, 1)
    assert not search.follow(-1, root)
    assert search.follow(best.action, root)
    after = search.think(Budget(tries=5))
    assert {each.action for each in after} <= set(match.codes)
    assert sum(each.visits for each in after) == best.visits - 1 + 5  # the first try through it ended there


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of actions played at the start of each new search of a bot."""
    starts: list[int] = []

    def new_search(match: Match, *arguments: Any, **options: Any) -> Search:
        starts.append(len(match.history))
        return Search(match, *arguments, **options)

    monkeypatch.setattr(import_module("townwright.bots.bot"), "Search", new_search)
    return starts


def test_a_bot_reuses_its_search_within_its_turn(searches: list[int]) -> None:
    match, player = Match("circleville", 2, seed=4), bot("tree:20", 1)
    while match.to_move == 0:
        match.play(player.choose(match))
    assert len(match.history) > 3
    assert searches == [0]
    player.choose(match)
    assert len(searches) == 2  # another player's turn


def test_a_bot_searches_again_after_an_action_it_did_not_choose(searches: list[int]) -> None:
    match, player = Match("circleville", 2, seed=4), bot("tree:20", 1)
    player.choose(match)
    choice = player.choose(match)  # nothing was played
    match.play(next(action for action in match.legal if action != choice))
    player.choose(match)
    other = Match("circleville", 2, seed=4)
    other.play(choice)
    player.choose(other)  # the same line, but another table
    assert len(searches) == 4


def test_a_solo_player_without_a_target_maximises_points() -> None:
    """Values differ from action to action, and stay between 0 and 1."""
    match = Match(replace(CARDS, players=range(1, 3)), 1, 4)
    estimates = think(match, copy_states(match.states), 1, Budget(tries=200))
    assert len(estimates) > 1
    assert len({round(each.value, 6) for each in estimates}) > 1
    assert all(0 < each.value < 1 and abs(each.leads[0]) < 100 for each in estimates)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_rollout_can_end_at_the_beginning_of_a_later_turn(turns: int) -> None:
    match = Match("circleville", 2, seed=4)
    tree = searching.Tree(match, redealt_copy(match, 0), 0, {"learned": 0, "depth": 1, "turns": turns}, (), 0)
    tree.grow(1)
    end = tree._buffers.states[0]
    assert end["phase"] == Phase.ASSISTANT
    assert end["to_move"] == ((match.to_move or 0) + turns) % 2
    assert end["rounds"] == match.states[0]["rounds"] + turns // 2


def test_settings_can_depend_on_the_number_of_players() -> None:
    chosen = game("circleville")
    assert settings_of(chosen, 2) == {**settings_of(chosen, 3), **chosen.extras.search_by_players[2]}
    assert settings_of(chosen, 1) == settings_of(chosen, 3)
