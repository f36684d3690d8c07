"""Previews in the view: gains, purchases, payments, cities to build in, the next turn. The rules then do the same."""

import random

import pytest
from tests.games.carrara.tables import GAME, NAMES, Setup, gained_by, view_of

from townwright import Match
from townwright.core.decisions import next_actions
from townwright.games.carrara.actions import Announce, Build, Buy, EndTurn, Score, Take
from townwright.games.carrara.components import COLOUR_IDS
from townwright.games.carrara.preview import Purchase, chance
from townwright.games.carrara.state import Phase
from townwright.games.carrara.view import View


def notation(purchase: Purchase) -> str:
    """Return a purchase as it is typed."""
    colours = [colour for colour, count in purchase.bricks.items() for _ in range(count)]
    return f"take {purchase.segment} {' '.join(colours)}"


def listed_buildings(view: View) -> set[Build]:
    """Return the buildings that the player to move can build, as the view lists them."""
    cities_by_building = view.players[view.to_move or 0].cities_by_building
    assert cities_by_building is not None
    pairs = zip(view.display, cities_by_building, strict=True)
    return {Build(each.type, each.cost, city) for each, cities in pairs for city in cities if each}


@pytest.mark.parametrize("seed", range(4))
def test_every_purchase_and_payment_can_be_played_and_no_other(seed: int) -> None:
    match, draw = Match(GAME, NAMES[: 2 + seed % 3], seed), random.Random(seed)
    while not match.over and len(match.history) < 120:
        view = view_of(match, match.to_move)
        assert bool(view.purchases) == any(isinstance(action, Take) for action in match.legal)
        assert bool(view.payments) == (match.state.phase == Phase.PAY)
        if match.state.phase == Phase.ACTION:
            assert listed_buildings(view) == {each for each in match.legal if isinstance(each, Build)}
        for purchase in draw.sample(view.purchases, min(3, len(view.purchases))):
            trial = Match.from_file(match.file)
            trial.play(notation(purchase))
            after = view_of(trial, view.to_move).players[view.to_move or 0]
            assert (after.coins, after.too_dear, after.cities_by_building) == (
                purchase.left,
                purchase.too_dear,
                purchase.cities_by_building,
            )
            before = view.players[view.to_move or 0].coins
            assert before == purchase.left + purchase.price
        for payment in view.payments:
            trial = Match.from_file(match.file)
            trial.play("pay " + " ".join(colour for colour, count in payment.items() for _ in range(count)))
            assert trial.state.phase != Phase.PAY
        match.play(draw.choice(match.codes))


def test_purchases_are_all_bricks_that_the_coins_pay_for_together() -> None:
    setup = Setup().coins(6).wheel(s1="white red red", s2="black")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    purchases = {notation(each): each for each in view_of(setup.match, 0).purchases}
    assert {line: each.price for line, each in purchases.items()} == {
        "take 2 white": 5,
        "take 2 red": 3,
        "take 2 red red": 6,
        "take 3 black": 0,
    }
    assert purchases["take 2 red"].left == 3
    assert purchases["take 2 red"].too_dear == [
        ["white", "yellow", "red"],
        ["white", "yellow"],
        ["white"],
        [],
        [],
        [],
    ]
    setup.match.play("take 2 red")
    assert [notation(each) for each in view_of(setup.match, 0).purchases] == ["take 2 red"]


def test_payments_come_with_the_best_bricks_first_and_the_least_valuable_last() -> None:
    setup = Setup().open("villa 3").bricks(0, "white", "white", "red", "green", "green", "green", "black")
    setup.match.play("build villa 3 in viareggio")
    assert view_of(setup.match, 0).payments == [
        {"white": 2, "red": 1},
        {"white": 2, "green": 1},
        {"white": 1, "red": 1, "green": 1},
        {"white": 1, "green": 2},
        {"red": 1, "green": 2},
        {"green": 3},
    ]


def test_purchases_and_payments_are_seen_only_by_those_who_see_the_stock() -> None:
    setup = Setup(3).coins(20).wheel(s1="white")
    setup.match.play("turn wheel")
    paying = Setup(3).open("villa 1").bricks(0, "white", "black")
    paying.match.play("build villa 1 in lerici")
    for viewer in (0, 1, 2, None):
        assert bool(view_of(setup.match, viewer).purchases) == (viewer == 0)
        assert bool(view_of(paying.match, viewer).payments) == (viewer == 0)


def test_a_gain_is_what_the_scoring_brings() -> None:
    built = ("villa 3 pisa", "villa 2 massa", "porta 1 pisa", "castello 4 massa", "palazzo 1 massa")
    setup = Setup().built(0, *built)
    setup.s.supply[5] = 1
    gains = view_of(setup.match).players[0].gains
    assert set(gains) == {"villa", "porta", "castello", "palazzo", "pisa", "massa"}
    for what in gains:
        again = Setup().built(0, *built)
        again.s.supply[5] = 1
        remark = GAME.wording.remark(again.s, Score(what))
        assert remark is not None
        gain = gains[what]
        assert remark.arguments == {"points": gain.points, "coins": gain.coins, "objects": gain.objects}
        assert gained_by(again.match, f"score {what}") == (gain.points, gain.coins, gain.objects)
        assert what not in view_of(again.match).players[0].gains


def test_a_player_is_shown_with_counts_of_bricks_objects_and_scorings() -> None:
    setup = Setup().coins(3).bricks(0, "white", "red", "red").objects(0, "crown", "book", "book").markers(0, 4)
    player = view_of(setup.match, 0).players[0]
    assert (player.brick_count, player.object_count, player.scorings) == (3, 3, 2)
    assert player.too_dear is not None
    assert [len(colours) for colours in player.too_dear] == [3, 2, 1, 0, 0, 0]
    assert player.too_dear[0] == list(COLOUR_IDS[:3])


def test_the_preview_of_the_wheel_matches_its_next_turn() -> None:
    setup = Setup().wheel(s1="red", s2="blue blue", s6="white yellow").bricks(0, "black")
    before = view_of(setup.match, 0).next_turn
    assert before is not None
    setup.match.play("turn wheel")
    after = view_of(setup.match, 0).wheel
    assert after[1:] == before.wheel[1:]
    assert sum(after[0].values()) == sum(before.wheel[0].values()) + before.drawn
    assert before.drawn == 6
    empty = Setup().all_bricks_out(3, 4)
    assert view_of(empty.match, 0).next_turn is None


def test_the_odds_of_new_bricks_follow_from_what_the_viewer_sees() -> None:
    """Only the stock in sight matters: the others' bricks count as unseen, like those in the bag."""
    setup = Setup().wheel(s1=" ".join(["red"] * 7 + ["white"] * 3)).bricks(0, "white", "white").bricks(1, "white")
    seen = {viewer: view_of(setup.match, viewer).next_turn for viewer in (0, 1, None)}
    assert [turn and (turn.unseen["white"], turn.chances["white"]) for turn in seen.values()] == [
        (2, 7),  # of 30 bricks
        (3, 10),  # of 31
        (4, 12),  # of 32
    ]
    assert all(turn and turn.chances["red"] == 0 for turn in seen.values())
    swapped = Setup().wheel(s1=" ".join(["red"] * 7 + ["white"] * 3)).bricks(0, "white", "white").bricks(1, "black")
    assert view_of(swapped.match, 0).next_turn == seen[0]
    assert [chance(*case) for case in ((0, 9, 4), (6, 9, 4), (1, 999, 1), (998, 999, 1))] == [0, 100, 1, 99]


def test_an_object_can_be_bought_together_with_what_ends_the_turn() -> None:
    built = (
        "villa 5 pisa",
        "porta 5 pisa",
        "palazzo 5 massa",
        "castello 5 massa",
        "biblioteca 5 massa",
        "villa 4 massa",
    )
    setup = Setup().coins(20).built(0, *built, "villa 3 lerici").markers(0, 2).objects(0, *["crown"] * 7)
    setup.match.play("score villa")
    following = next_actions(GAME, setup.match.states, Buy("book"))
    assert [each.action for each in following] == [Announce(), EndTurn()]
    plain = Setup().coins(20).built(0, "villa 1 massa")
    plain.match.play("score villa")
    assert next_actions(GAME, plain.match.states, Buy("book")) == []
