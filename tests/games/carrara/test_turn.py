"""The extra purchase, announcing the end, the last round and both ends of the game."""

from collections.abc import Callable

import pytest
from tests.games.carrara.plain import CONDITIONS
from tests.games.carrara.tables import GAME, NAMES, Setup, buy_brick, kinds, refusal, texts, view_of

from townwright.core.action import Event
from townwright.core.log import new_log
from townwright.core.state import copy_states
from townwright.games.carrara.state import Phase

# The extra purchase


def scoring(setup: Setup, seat: int = 0) -> Setup:
    """Return a table where the player can score a villa for one coin."""
    return setup.built(seat, "villa 1 lerici").to_move(seat)


def test_after_each_action_one_object_may_be_bought() -> None:
    for line in (["turn wheel", "take 2 black", "done"], ["build villa 2 in lerici"], ["score villa"]):
        setup = Setup().built(0, "villa 1 lerici").open("villa 2").bricks(0, "blue", "blue").coins(12)
        for text in line:
            setup.match.play(text)
        assert kinds(setup.match) == {"buy", "end"}
        setup.match.play("buy crown")
        assert setup.match.to_move == 1
        assert view_of(setup.match, 0).players[0].objects is not None
        assert setup.s.objects[0, 2] == 1
        assert "crown" not in view_of(setup.match).sale


def test_an_object_costs_ten_coins() -> None:
    setup = scoring(Setup().coins(9))
    setup.match.play("score villa")
    setup.match.play("buy crown")
    assert setup.s.coins[0] == 0
    poor = scoring(Setup().coins(8))
    poor.match.play("score villa")
    assert poor.match.to_move == 1


def test_objects_for_sale_are_never_replaced() -> None:
    setup = scoring(Setup().coins(20, 20))
    setup.match.play_line(["score villa", "buy crown"])
    buy_brick(setup.match)
    assert refusal(setup.match, "buy crown") == ("sold", {"object": "$object-crown"})
    assert len(texts(setup.match)) == 6
    setup.s.sale[:] = 0
    setup.match.play("end turn")
    buy_brick(setup.match)
    assert setup.match.to_move == 1  # nothing is for sale: the turn is over


def test_one_object_a_turn() -> None:
    setup = scoring(Setup().coins(40)).may_announce(0)
    setup.match.play_line(["score villa", "buy crown"])
    assert refusal(setup.match, "buy flag") == ("one-object-a-turn", {})


def test_no_object_without_an_action() -> None:
    setup = scoring(Setup().coins(40))
    assert refusal(setup.match, "buy flag") == ("action-first", {})
    assert refusal(setup.match, "end turn") == ("action-is-a-must", {})


# Announcing the end


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_three_conditions_are_minimums_by_number_of_players(players: int) -> None:
    for lacking in (None, "scorings", "objects", "costs"):
        setup = Setup(players).coins(*[0] * players).may_announce(0)
        if lacking == "scorings":
            setup.markers(0, 3)
        if lacking == "objects":
            setup.s.objects[0, 0] -= 1
        if lacking == "costs":
            setup.s.owner[setup.s.owner == 0] = [1, *[0] * (int((setup.s.owner == 0).sum()) - 1)]
        setup.s.sale[:] = 0
        buy_brick(setup.match)
        assert (setup.match.to_move == 0) == (lacking is None)
        if lacking is None:
            assert texts(setup.match) == {"announce", "end turn"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_refusal_names_the_conditions(players: int) -> None:
    setup = Setup(players)
    buy_brick(setup.match)
    message, arguments = refusal(setup.match, "announce")
    assert message == "conditions-not-met"
    needed = tuple(arguments[f"{name}_needed"] for name in ("scorings", "objects", "costs"))
    assert needed == CONDITIONS[players]


def test_exceeding_the_conditions_will_do() -> None:
    setup = Setup().may_announce(0).built(0, "villa 1 lerici").markers(0, 0).coins(0)
    setup.s.objects[0, 1] = 4
    buy_brick(setup.match)
    assert "announce" in texts(setup.match)


def test_announcing_comes_after_an_action_and_brings_five_points() -> None:
    setup = Setup().may_announce(0).coins(0)
    assert refusal(setup.match, "announce") == ("action-first", {})
    buy_brick(setup.match)
    before = setup.match.scores[0]
    (played,) = setup.match.play("announce")
    assert setup.match.scores[0] == before + 5
    assert [(event.kind, event.facts) for event in played.events] == [
        ("announced", {"seat": 0, "points": 5}),
        ("showed_objects", {"seat": 0, "objects": 8}),
    ]
    assert view_of(setup.match).announcer == 0
    assert view_of(setup.match).last_round


def test_announcing_may_be_delayed() -> None:
    setup = Setup().may_announce(0).coins(0, 0)
    buy_brick(setup.match)
    setup.match.play("end turn")
    assert setup.match.to_move == 1
    assert view_of(setup.match).announcer is None
    setup.to_move(0)
    buy_brick(setup.match)
    assert "announce" in texts(setup.match)


def test_a_bought_object_counts_for_the_announcement() -> None:
    """Ruling: the purchase comes before the announcement."""
    setup = scoring(Setup().may_announce(0).coins(10))
    setup.s.objects[0, 0] -= 1
    setup.s.supply[:] = 0
    setup.match.play("score villa")
    assert "announce" not in texts(setup.match)
    setup.match.play("buy crown")
    assert texts(setup.match) == {"announce", "end turn"}


def test_announcing_is_possible_without_a_purchase() -> None:
    setup = Setup().may_announce(0).coins(20)
    buy_brick(setup.match)
    assert kinds(setup.match) == {"buy", "announce", "end"}
    assert setup.match.question().message == "ask-purchase-or-announce"
    setup.match.play("announce")
    assert setup.s.announcer == 0
    assert setup.s.sale.sum() == 6
    assert setup.match.to_move == 1


def test_only_the_first_announcement_counts() -> None:
    setup = Setup(2).built(1, "porta 1 lerici").coins(0, 0).announced(0).may_announce(1).to_move(1)
    buy_brick(setup.match)
    assert setup.match.over
    setup = Setup(2).coins(0, 20).announced(0).may_announce(1).to_move(1)
    buy_brick(setup.match)
    assert refusal(setup.match, "announce") == ("was-announced", {"seat": 0})


def test_announcing_after_a_purchase_that_failed() -> None:
    """Ruling: a failed purchase is an action too."""
    setup = Setup().may_announce(0).coins(0).wheel(s6=" ".join(["white"] * 7 + ["yellow"] * 4))
    played = setup.match.play("turn wheel")
    assert [each.action.text for each in played] == ["turn wheel", "take coins"]
    assert texts(setup.match) == {"announce", "end turn"}


def test_no_announcement_when_no_action_is_possible() -> None:
    """Ruling."""
    setup = Setup().may_announce(0).markers(0, 0).all_bricks_out(0, 7)
    assert texts(setup.match) == {"take coins"}
    setup.match.play("take coins")
    assert setup.match.to_move == 1


# The last round


def test_the_round_is_played_to_its_end_and_all_have_equally_many_turns() -> None:
    for announcer in range(4):
        setup = Setup(4).coins(0, 0, 0, 0).may_announce(announcer).to_move(announcer)
        buy_brick(setup.match)
        setup.match.play("announce")
        for seat in range(announcer + 1, 4):
            assert setup.match.to_move == seat
            setup.match.play("pass")
        assert setup.match.over


def test_announcing_as_last_player_of_the_round_ends_the_game_at_once() -> None:
    setup = Setup(3).coins(0, 0, 0).may_announce(2).to_move(2)
    buy_brick(setup.match)
    played = setup.match.play("announce")
    assert setup.match.over
    assert [event.kind for event in played[-1].events] == ["announced", "showed_objects", "finished"]


def test_after_an_announcement_one_may_act_or_pass() -> None:
    setup = Setup(3).announced(0).to_move(1)
    assert {"pass", "turn wheel"} <= texts(setup.match)
    setup.match.play("turn wheel")
    assert "pass" not in texts(setup.match)
    setup.match.play_line(["take 2 black", "done", "end turn"])
    assert setup.match.to_move == 2
    (played,) = setup.match.play("pass")
    assert [event.kind for event in played.events] == ["passed", "finished"]


def test_passing_allows_no_purchase() -> None:
    """Ruling: the extra purchase follows an action."""
    setup = Setup(3).announced(0).to_move(1).coins(0, 30, 0)
    setup.match.play("pass")
    assert setup.match.to_move == 2


def test_after_an_announcement_an_action_may_be_followed_by_a_purchase() -> None:
    setup = scoring(Setup(3).announced(0), 1).coins(0, 20, 0)
    setup.match.play("score villa")
    assert kinds(setup.match) == {"buy", "end"}
    assert setup.match.question().message == "ask-purchase"
    setup.match.play("buy crown")
    assert setup.s.objects[1, 2] == 1
    assert setup.match.to_move == 2


def test_no_passing_before_an_announcement() -> None:
    setup = Setup()
    assert refusal(setup.match, "pass") == ("nobody-announced", {})


def test_a_stuck_player_may_take_coins_or_pass_after_an_announcement() -> None:
    setup = Setup(2).announced(0).to_move(1).all_bricks_out(7, 0)
    assert texts(setup.match) == {"take coins", "pass"}
    before = int(setup.s.coins[1])
    setup.match.play("take coins")
    assert setup.s.coins[1] == before + 2
    assert setup.match.over


# The last building


def last_building(players: int = 2, seat: int = 0) -> Setup:
    return Setup(players).coins(*[0] * players).only_open("villa 1").bricks(seat, "black").to_move(seat)


def test_the_last_building_ends_the_game_with_the_round() -> None:
    setup = last_building(3)
    played = setup.match.play("build villa 1 in lerici")
    assert [event.kind for event in played[-1].events] == ["paid", "last_built"]
    assert not setup.match.over
    assert view_of(setup.match).last_round
    for seat in (1, 2):
        assert setup.match.to_move == seat
        buy_brick(setup.match)
    assert setup.match.over
    assert view_of(setup.match).announcer is None


def test_the_last_building_built_by_the_last_player_ends_the_game_at_once() -> None:
    setup = last_building(2, 1)
    setup.match.play("build villa 1 in lerici")
    assert setup.match.over


def test_no_passing_when_only_the_last_building_ends_the_game() -> None:
    """Ruling."""
    setup = last_building()
    setup.match.play("build villa 1 in lerici")
    assert setup.match.to_move == 1
    assert refusal(setup.match, "pass") == ("nobody-announced", {})


def test_announcing_in_the_turn_of_the_last_building() -> None:
    """Ruling: allowed."""
    setup = last_building().markers(0, 2).objects(0, *["book"] * 8)
    setup.s.owner[[4, 9, 14, 19, 24, 29]] = 0  # the six buildings of cost 5
    setup.match.play("build villa 1 in lerici")
    assert texts(setup.match) == {"announce", "end turn"}
    setup.match.play("announce")
    assert texts(setup.match) >= {"pass"}


def test_announcing_later_in_the_round_of_the_last_building() -> None:
    """Ruling: allowed."""
    setup = last_building()
    setup.match.play("build villa 1 in lerici")
    setup.markers(1, 2).objects(1, *["book"] * 8)
    buy_brick(setup.match)
    assert texts(setup.match) == {"announce", "end turn"}
    setup.match.play("announce")
    assert setup.match.over
    rows = {row.source: row.points for row in setup.match.score_sheet}
    assert rows["announcement"] == [0, 5]


def test_phases_have_their_questions_and_sections_of_the_rules() -> None:
    for phase, topic in zip(Phase, ["turn", "buying", "building", "purchase", "end"], strict=True):
        setup = Setup().phase(phase)
        setup.set_field("unpaid_building", 0)
        setup.s.city[0] = 0
        assert setup.match.game.wording.topic(setup.s) == topic
        assert setup.match.game.wording.question(setup.s).message.startswith("ask-")
    assert Setup().announced(0).match.question().message == "ask-last-action"


def test_the_question_names_the_last_turn_after_the_last_building_too() -> None:
    setup = last_building()
    assert setup.match.question().message == "ask-action"
    setup.match.play("build villa 1 in lerici")
    question = setup.match.question()
    assert question.message == "ask-last-action-must"
    assert "Your last turn" in question.say("en", NAMES)
    assert "Dein letzter Zug" in question.say("de", NAMES)
    assert "pass" not in texts(setup.match)
    assert setup.announced(0).match.question().message == "ask-last-action"


# Lifting the screen


def cannot_pay(**options: str) -> Setup:
    """Return a table with a player who has one coin and can pay for no brick once the wheel is turned."""
    return Setup(2, 1, **options).coins(1, 0).wheel(s6=" ".join(["white"] * 7 + ["yellow"] * 4))


def cannot_act(**options: str) -> Setup:
    """Return a table with a player without bricks and markers, while wheel and bag are empty."""
    return Setup(2, 1, **options).markers(0, 0).all_bricks_out(0, 7)


def announces(**options: str) -> Setup:
    """Return a table with a player who has acted and meets the conditions."""
    setup = Setup(2, 1, **options).may_announce(0).coins(1, 0)
    buy_brick(setup.match)
    return setup


SCREENS = [
    (cannot_pay, "turn wheel", "showed_coins", {"seat": 0, "coins": 1}),
    (cannot_act, "take coins", "showed_bricks", {"seat": 0, "bricks": 0}),
    (announces, "announce", "showed_objects", {"seat": 0, "objects": 8}),
]


def screen_events(setup: Setup, text: str) -> list[Event]:
    """Return the events that show all players what is behind a screen."""
    events = [event for played in setup.match.play(text) for event in played.events]
    return [event for event in events if event.kind.startswith("showed")]


@pytest.mark.parametrize(("lay", "text", "kind", "facts"), SCREENS)
def test_a_screen_is_lifted_where_the_rulebook_requires_proof(
    lay: Callable[..., Setup], text: str, kind: str, facts: dict[str, int]
) -> None:
    """Lines 206, 214 and 544 of the book: coins, inability to act, objects."""
    (event,) = screen_events(lay(stock="hidden"), text)
    assert (event.kind, event.facts) == (kind, facts)
    assert all(event.visible_to(seat) for seat in (None, 0, 1))


@pytest.mark.parametrize(("lay", "text"), [screen[:2] for screen in SCREENS])
def test_open_stock_needs_no_proof(lay: Callable[..., Setup], text: str) -> None:
    assert screen_events(lay(stock="open"), text) == []


@pytest.mark.parametrize(("lay", "text"), [screen[:2] for screen in SCREENS])
def test_after_the_proof_the_screen_hides_everything_again(lay: Callable[..., Setup], text: str) -> None:
    setup = lay(stock="hidden")
    setup.match.play(text)
    player = view_of(setup.match, 1).players[0]
    assert (player.coins, player.bricks, player.objects) == (None, None, None)


@pytest.mark.parametrize(("lay", "text"), [screen[:2] for screen in SCREENS])
def test_a_lifted_screen_shows_what_all_could_have_counted(lay: Callable[..., Setup], text: str) -> None:
    """Ruling: a redeal shows the same, and nothing new is revealed."""
    setup = lay(stock="hidden")
    dealt = copy_states(setup.match.states)
    GAME.entry_points.redeal(dealt, 0, 1, 99)
    log = new_log()
    before = int(dealt["revealed"][0])
    for each in setup.match.play(text):
        log[0, 0] = 0
        GAME.entry_points.apply(dealt, 0, GAME.wording.encode(each.action), log)
    guessed = [event for event in GAME.wording.read_events(log) if event.kind.startswith("showed")]
    actual = [event for event in setup.match.history[-1].events if event.kind.startswith("showed")]
    assert guessed == actual
    assert len(actual) == 1
    assert (int(dealt["revealed"][0]), int(setup.match.states["revealed"][0])) == (before, before)


def test_an_announcement_can_be_undone_until_the_next_player_acts() -> None:
    setup = announces(stock="hidden")
    setup.match.play("announce")
    setup.match.undo(0)
    assert texts(setup.match) == {"announce", "end turn"}
