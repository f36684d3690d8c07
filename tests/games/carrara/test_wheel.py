"""Buying bricks: the wheel, its prices, and what happens when there is nothing to buy or nothing to pay with."""

import pytest
from tests.games.carrara.tables import Setup, gained_by, kinds, refusal, texts, view_of

from townwright import Match
from townwright.games.carrara import GAME
from townwright.games.carrara.components import COLOUR_IDS


def bricks_by_segment(match: Match) -> list[int]:
    return [sum(segment.values()) for segment in view_of(match).wheel]


def drawn_bricks(match: Match) -> list[dict[str, int | str]]:
    return [event.facts for played in match.history for event in played.events if event.kind == "drew"]


@pytest.mark.parametrize(("players", "bag"), [(2, 34), (3, 33), (4, 32)])
def test_set_up_by_number_of_players_and_seat(players: int, bag: int) -> None:
    match = Match(GAME, players, seed=3)
    view = view_of(match)
    assert view.bag == bag
    assert view.wheel == [dict.fromkeys(COLOUR_IDS, 1)] + [dict.fromkeys(COLOUR_IDS, 0)] * 5
    for seat, colour in enumerate(["black", "blue", "green", "red"][:players]):
        player = view_of(match, seat).players[seat]
        assert player.bricks == {each: int(each == colour) for each in COLOUR_IDS}
        assert (player.coins, player.markers, player.points, player.costs) == (20, 6, 0, 0)
    assert len(view.players) == players
    assert len({(each.type, each.cost) for each in view.display if each}) == 9
    assert view.stack == 21
    assert set(view.supply.values()) == {5}
    assert len(view.sale) == 6
    assert match.to_move == 0


def test_the_wheel_turns_by_one_segment_and_what_comes_round_costs_the_full_price_again() -> None:
    setup = Setup().wheel(s1="red", s2="blue", s5="green", s6="white yellow").coins(20)
    setup.s.bag[:] = 0
    match = setup.match
    match.play("turn wheel")
    assert bricks_by_segment(match) == [2, 1, 1, 0, 0, 1]
    assert view_of(match).wheel[0]["white"] == 1
    assert gained_by(match, "take 1 white") == (0, -6, 0)
    took = [event.facts for event in match.history[-1].events]
    assert took == [{"seat": 0, "colour": "$colour-white", "segment": 1, "price": 6}]


@pytest.mark.parametrize(("on_wheel", "draws"), [(0, 11), (3, 8), (9, 2), (10, 1), (11, 0)])
def test_the_wheel_is_filled_up_to_eleven(on_wheel: int, draws: int) -> None:
    setup = Setup().wheel(s3=" ".join((COLOUR_IDS * 2)[:on_wheel]))
    bag = int(setup.s.bag.sum())
    setup.match.play("turn wheel")
    assert sum(bricks_by_segment(setup.match)) == 11
    assert bricks_by_segment(setup.match)[0] == draws
    assert int(setup.s.bag.sum()) == bag - draws
    assert sum(int(number) for facts in drawn_bricks(setup.match) for number in facts.values()) == draws
    assert setup.s.revealed == bool(draws)


def test_events_count_drawn_bricks_by_colour() -> None:
    setup = Setup().wheel(s1="white red red")
    setup.match.play("turn wheel")
    (facts,) = drawn_bricks(setup.match)
    assert facts == {colour: int(setup.s.wheel[0, number]) for number, colour in enumerate(COLOUR_IDS)}


def test_bricks_are_drawn_with_the_odds_of_the_bag() -> None:
    """From a bag of four black and two white bricks, two in three first bricks are black."""
    black = 0
    for seed in range(600):
        setup = Setup(seed=seed).wheel(s2="red green blue yellow red green blue yellow red green")
        setup.s.bag[:] = [2, 0, 0, 0, 0, 4]
        setup.match.play("turn wheel")
        black += int(setup.s.wheel[0, 5])
    assert 360 < black < 440


def test_too_few_bricks_in_the_bag_are_all_drawn() -> None:
    setup = Setup().wheel(s1="red", s2="blue")
    setup.s.bag[:] = [1, 0, 0, 2, 0, 0]
    setup.match.play("turn wheel")
    assert bricks_by_segment(setup.match) == [3, 1, 1, 0, 0, 0]
    assert int(setup.s.bag.sum()) == 0


def test_with_an_empty_bag_the_wheel_turns_and_nothing_is_added() -> None:
    setup = Setup().wheel(s1="red", s2="blue")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    assert bricks_by_segment(setup.match) == [0, 1, 1, 0, 0, 0]
    assert setup.s.revealed == 0
    assert texts(setup.match) == {"take 2 red", "take 3 blue"}


def test_bricks_come_from_one_segment_only() -> None:
    setup = Setup().wheel(s1="red green", s2="blue black").coins(20)
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    assert texts(setup.match) == {"take 2 red", "take 2 green", "take 3 blue", "take 3 black"}
    setup.match.play("take 3 blue")
    assert texts(setup.match) == {"take 3 black", "done"}
    assert refusal(setup.match, "take 2 red") == ("one-segment-only", {"segment": 3})


def test_at_least_one_brick_is_bought_and_free_ones_count() -> None:
    setup = Setup().coins(0).wheel(s5="black black", s1="white")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    assert setup.match.actions[-1].text == "take 6 black"  # nothing else is possible
    assert "done" in texts(setup.match)
    setup = Setup().wheel(s1="red green")
    setup.match.play("turn wheel")
    assert refusal(setup.match, "done") == ("one-brick-at-least", {})


def test_all_bricks_of_a_segment_may_be_bought() -> None:
    setup = Setup().coins(40).wheel(s1="white white yellow red green blue black")
    setup.match.play("turn wheel")
    setup.match.play("take 2 white white yellow red green blue black")
    assert view_of(setup.match, 0).players[0].coins == 40 - (5 + 5 + 4 + 3 + 2 + 1 + 0)
    assert bricks_by_segment(setup.match)[1] == 0
    assert texts(setup.match) == {"done"}


def test_no_player_spends_more_than_they_have() -> None:
    setup = Setup().coins(7).wheel(s1="white white yellow black")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    setup.match.play("take 2 white")
    assert texts(setup.match) == {"take 2 black", "done"}
    assert refusal(setup.match, "take 2 white") == (
        "too-dear",
        {"colour": "$colour-white", "segment": 2, "price": 5, "coins": 2},
    )


@pytest.mark.parametrize("coins", range(6))
def test_a_player_who_can_pay_for_nothing_takes_two_coins_and_ends_the_turn(coins: int) -> None:
    setup = Setup().coins(coins).wheel(s6=" ".join(["white"] * 5))
    setup.s.bag[:] = 0
    played = setup.match.play("turn wheel")
    assert [each.action.text for each in played] == ["turn wheel", "take coins"]
    assert played[1].forced
    assert setup.match.to_move == 1
    assert setup.s.coins[0] == coins + 2
    assert bricks_by_segment(setup.match) == [5, 0, 0, 0, 0, 0]  # the wheel stays turned
    assert [event.kind for event in played[1].events] == ["showed_coins", "cannot_pay"]


def test_after_a_failed_purchase_the_wheel_is_full_and_the_next_buyer_draws_nothing() -> None:
    setup = Setup().coins(2).wheel(s6=" ".join(["white"] * 7 + ["yellow"] * 4))
    setup.match.play("turn wheel")
    assert setup.s.coins[0] == 4
    assert setup.match.to_move == 1
    bag = int(setup.s.bag.sum())
    setup.match.play("turn wheel")
    assert int(setup.s.bag.sum()) == bag
    assert bricks_by_segment(setup.match) == [0, 11, 0, 0, 0, 0]


def test_buying_may_be_chosen_although_it_will_fail() -> None:
    """Ruling: the wheel turns, is filled, and two coins are taken."""
    setup = Setup().coins(0).wheel(s6=" ".join(["white"] * 7 + ["yellow"] * 4))
    assert "turn wheel" in texts(setup.match)
    setup.match.play("turn wheel")
    assert setup.s.coins[0] == 2


def test_with_wheel_and_bag_empty_bricks_cannot_be_bought() -> None:
    setup = Setup().all_bricks_out(4, 3).open("villa 1")
    assert kinds(setup.match) == {"build"}
    assert refusal(setup.match, "turn wheel") == ("no-bricks-left", {})
    assert refusal(setup.match, "take coins") == ("can-act", {})
    setup = Setup().all_bricks_out(0, 7).built(0, "villa 1 massa")
    assert texts(setup.match) == {"score villa"}
    assert refusal(setup.match, "take coins") == ("can-act", {})


def test_a_stuck_player_takes_two_coins_and_neither_buys_nor_announces() -> None:
    """Ruling: no extra purchase and no announcement without an action."""
    setup = Setup().all_bricks_out(0, 7).may_announce(0).coins(30)
    setup.markers(0, 0)
    assert texts(setup.match) == {"take coins"}
    (played,) = setup.match.play("take coins")
    assert [event.kind for event in played.events] == ["cannot_act", "showed_bricks"]
    assert setup.s.coins[0] == 32
    assert setup.match.to_move == 1
    assert "turn wheel" not in texts(setup.match)


def test_once_a_player_has_built_bricks_can_be_bought_again() -> None:
    setup = Setup().all_bricks_out(0, 7).open("villa 1").to_move(1).coins(0, 0)
    setup.match.play("build villa 1 in lerici")
    setup.match.play("pay black")
    assert setup.match.to_move == 0
    assert "turn wheel" in texts(setup.match)
    setup.match.play("turn wheel")
    assert bricks_by_segment(setup.match) == [1, 0, 0, 0, 0, 0]


def test_coins_never_run_out() -> None:
    setup = Setup().built(0, *[f"{kind} 5 pisa" for kind in ("villa", "porta", "palazzo", "castello")]).coins(200)
    assert gained_by(setup.match, "score pisa") == (0, 60, 4)


def test_one_order_only_for_the_bricks_of_a_purchase() -> None:
    """From three bricks there are seven purchases, and each is offered once."""
    setup = Setup().coins(20).wheel(s1="red green black")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")

    def purchases(match: Match) -> int:
        count = 0
        for action in match.legal:
            if action.text == "done":
                count += 1
                continue
            match.play(action)
            count += purchases(match)
            match.undo()
        return count

    assert purchases(setup.match) == 7
