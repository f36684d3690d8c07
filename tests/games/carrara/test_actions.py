"""Actions as text, as JSON, as numbers; lines and shorthands; and why an action is not possible."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest
from tests.games.carrara.plain import CITIES, TYPES
from tests.games.carrara.tables import NAMES, Setup, refusal, texts, view_of
from tests.play import play_randomly, random_match

from townwright import AmbiguousAction, IllegalAction, Match, UnreadableAction
from townwright.core.action import Action
from townwright.games.carrara import GAME
from townwright.games.carrara.actions import (
    KINDS,
    Announce,
    Build,
    Buy,
    Done,
    EndTurn,
    Pass,
    Pay,
    Score,
    Take,
    TakeCoins,
    TurnWheel,
    expand,
)
from townwright.games.carrara.codes import ACTIONS
from townwright.games.carrara.state import Phase

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, KINDS))


@pytest.mark.parametrize(
    ("action", "text", "fields"),
    [
        (TurnWheel(), "turn wheel", {"action": "turn_wheel"}),
        (Take(2, "green"), "take 2 green", {"action": "take", "segment": 2, "colour": "green"}),
        (Done(), "done", {"action": "done"}),
        (TakeCoins(), "take coins", {"action": "take_coins"}),
        (
            Build("villa", 3, "viareggio"),
            "build villa 3 in viareggio",
            {"action": "build", "type": "villa", "cost": 3, "city": "viareggio"},
        ),
        (Pay("green"), "pay green", {"action": "pay", "colour": "green"}),
        (Score("massa"), "score massa", {"action": "score", "what": "massa"}),
        (Score("biblioteca"), "score biblioteca", {"action": "score", "what": "biblioteca"}),
        (Buy("coat_of_arms"), "buy coat_of_arms", {"action": "buy", "object": "coat_of_arms"}),
        (Announce(), "announce", {"action": "announce"}),
        (EndTurn(), "end turn", {"action": "end_turn"}),
        (Pass(), "pass", {"action": "pass"}),
    ],
)
def test_text_and_named_fields(action: Any, text: str, fields: dict[str, Any]) -> None:
    assert action.text == str(action) == text
    assert GAME.wording.read(text) == action
    assert msgspec.to_builtins(action) == fields
    assert DECODER.decode(msgspec.json.encode(fields)) == action


def test_every_number_of_the_action_space_is_an_action_and_back() -> None:
    s = Match(GAME, seed=1).state
    actions = [GAME.wording.decode(s, code) for code in range(ACTIONS)]
    assert [GAME.wording.encode(action) for action in actions] == list(range(ACTIONS))
    assert len({action.text for action in actions}) == ACTIONS
    for action in actions:
        assert GAME.wording.read(action.text) == action
        assert DECODER.decode(msgspec.json.encode(action)) == action


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError):
        GAME.wording.encode(Action())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take 2",
        "take green",
        "take 02 green",
        "take 2 green blue",
        "take 2,green",
        "build villa in massa",
        "build villa 3 massa",
        "build villa three in massa",
        "pay",
        "pay 1",
        "score",
        "score massa pisa",
        "buy coat of arms",
        "turn",
        "turn wheel twice",
        "announce end",
        "PASS",
    ],
)
def test_text_that_is_not_exactly_an_action(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.wording.read(text)


def test_text_may_be_cut_short_where_it_fits_one_action_only() -> None:
    setup = Setup().built(0, "villa 1 massa")
    setup.match.play("  Score ")
    assert setup.match.actions[0].text == "score villa"
    with pytest.raises(AmbiguousAction):
        setup.match.play("buy")


# Lines and shorthands


@pytest.mark.parametrize(
    ("text", "several"),
    [
        ("take 2 green blue black", ["take 2 green", "take 2 blue", "take 2 black"]),
        ("Take 2 Green green", ["take 2 green", "take 2 green"]),
        ("pay red green", ["pay red", "pay green"]),
        ("take 2 green", ["take 2 green"]),
        ("take coins", ["take coins"]),
        ("pay red", ["pay red"]),
        ("score massa pisa", ["score massa pisa"]),
        ("", [""]),
    ],
)
def test_a_shorthand_stands_for_several_decisions(text: str, several: list[str]) -> None:
    assert expand(text) == several


def purchase_of(*line: str) -> list[str]:
    setup = Setup().coins(30).wheel(s1="white white red green green blue black")
    setup.match.play("turn wheel")
    setup.match.play_line(line)
    return [action.text for action in setup.match.actions[1:]]


@pytest.mark.parametrize(
    "line",
    [
        ["take 2 white", "take 2 green", "take 2 black"],
        ["take 2 black", "take 2 green", "take 2 white"],
        ["take 2 green black", "take 2 white"],
        ["take 2 black white green"],
    ],
)
def test_bricks_may_be_named_in_any_order(line: list[str]) -> None:
    assert purchase_of(*line) == ["take 2 white", "take 2 green", "take 2 black"]


def test_the_same_colour_may_be_named_several_times() -> None:
    assert purchase_of("take 2 green white green white") == [
        "take 2 white",
        "take 2 white",
        "take 2 green",
        "take 2 green",
    ]


def test_a_line_is_played_whole_or_not_at_all() -> None:
    setup = Setup().coins(30).wheel(s1="white green")
    setup.s.bag[:] = 0
    setup.match.play("turn wheel")
    before = setup.match.states.tobytes()
    for text in ("take 2 green blue", "take 2 green green", "take 2 green pink", "take 2 green 7"):
        with pytest.raises((IllegalAction, UnreadableAction)):
            setup.match.play(text)
        assert setup.match.states.tobytes() == before
        assert len(setup.match.history) == 1


def test_a_shorthand_never_goes_beyond_a_draw() -> None:
    """It names the bricks of one purchase or payment; draws come before a purchase and after a payment."""
    setup = Setup().coins(30)
    with pytest.raises(IllegalAction):
        setup.match.play("take 2 green blue")  # the wheel has not been turned
    setup = Setup().open("villa 2").bricks(0, "red", "red", "green", "green")
    setup.match.play("build villa 2 in lerici")
    with pytest.raises((IllegalAction, UnreadableAction)):
        setup.match.play("pay red green green")  # a building is opened after the second brick, and that stays
    assert [action.text for action in setup.match.actions[1:]] == ["pay red", "pay green"]


def test_payments_may_be_named_in_any_order_with_the_building() -> None:
    setup = Setup().open("villa 3").bricks(0, "white", "red", "red", "black", "black")
    setup.match.play_line(["build villa 3 in lerici", "pay black", "pay white", "pay black"])
    assert [action.text for action in setup.match.actions[1:4]] == ["pay white", "pay black", "pay black"]


def test_a_match_file_lists_small_decisions() -> None:
    match = random_match(GAME, 5, players=3)
    again = Match.from_data(msgspec.json.decode(match.to_json()))
    assert again.states.tobytes() == match.states.tobytes()
    assert all(GAME.wording.read(text).text == text for text in match.file.actions)


# Why an action is not possible


def test_names_that_do_not_exist() -> None:
    match = Setup().match
    assert refusal(match, "take 0 green") == ("no-such-segment", {"segment": 0, "last": 6})
    assert refusal(match, "take 7 green") == ("no-such-segment", {"segment": 7, "last": 6})
    assert refusal(match, "take 2 pink")[0] == "no-such-colour"
    assert refusal(match, "pay pink")[0] == "no-such-colour"
    assert refusal(match, "build hut 3 in massa")[0] == "no-such-type"
    assert refusal(match, "build villa 6 in massa") == (
        "no-such-cost",
        {"type": "$type-villa", "cost": 6, "least": 1, "most": 5},
    )
    assert refusal(match, "build villa 3 in rome")[0] == "no-such-city"
    assert refusal(match, "score rome")[0] == "no-such-scoring"
    assert refusal(match, "buy sword")[0] == "no-such-object"


def test_at_the_beginning_of_a_turn() -> None:
    match = Setup().match
    assert refusal(match, "take 2 green") == ("turn-wheel-first", {})
    assert refusal(match, "pay green") == ("nothing-to-pay", {})
    assert refusal(match, "done") == ("action-is-a-must", {})
    assert refusal(match, "end turn") == ("action-is-a-must", {})
    assert refusal(match, "buy crown") == ("action-first", {})
    assert refusal(match, "announce") == ("action-first", {})
    assert refusal(match, "take coins") == ("can-act", {})
    assert refusal(match, "pass") == ("nobody-announced", {})


def test_while_bricks_are_bought() -> None:
    setup = Setup().coins(4).wheel(s1="white red red blue")
    setup.s.bag[:] = 0
    match = setup.match
    match.play("turn wheel")
    for text in ("turn wheel", "build villa 3 in massa", "score massa", "buy crown", "announce", "end turn", "pass"):
        assert refusal(match, text) == ("bricks-first", {})
    assert refusal(match, "done") == ("one-brick-at-least", {})
    assert refusal(match, "take coins") == ("can-pay", {})
    assert refusal(match, "take 2 green") == ("no-such-brick", {"segment": 2, "colour": "$colour-green"})
    assert refusal(match, "take 2 white") == (
        "too-dear",
        {"colour": "$colour-white", "segment": 2, "price": 5, "coins": 4},
    )
    match.play("take 2 blue")
    assert refusal(match, "take 2 red") == (
        "best-first",
        {"colour": "$colour-blue", "example": "take 2 red blue"},
    )
    for text in ("turn wheel", "take coins", "build villa 3 in massa", "pay blue", "buy crown", "announce", "end turn"):
        assert refusal(match, text) == ("done-first", {})
    match.undo()
    match.play("take 2 red blue")
    assert texts(match) == {"done"}


def test_while_a_building_is_paid() -> None:
    setup = Setup().open("villa 3").bricks(0, "white", "red", "green", "green", "black")
    match = setup.match
    match.play("build villa 3 in viareggio")
    assert refusal(match, "pay black") == (
        "not-accepted",
        {"takes": "$city-viareggio.takes", "colour": "$colour-black"},
    )
    assert refusal(match, "pay yellow") == ("no-brick-of-that-colour", {"colour": "$colour-yellow"})
    assert refusal(match, "pay green") == ("better-ones-needed", {"colour": "$colour-green", "owed": 3})
    setup = Setup().open("villa 3").bricks(0, "white", "white", "green", "green", "black")
    match = setup.match
    match.play("build villa 3 in lerici")
    match.play("pay white")
    match.play("pay green")
    assert refusal(match, "pay white") == (
        "best-first",
        {"colour": "$colour-green", "example": "pay white green"},
    )
    for text in ("turn wheel", "take 2 green", "done", "score massa", "buy crown", "announce", "end turn", "pass"):
        assert refusal(match, text) == ("pay-first", {"type": "$type-villa", "cost": 3, "owed": 1})


def test_buildings_that_cannot_be_built() -> None:
    setup = Setup().open("villa 3").bricks(0, "white", "green", "green").built(1, "porta 5 massa")
    match = setup.match
    assert refusal(match, "build porta 5 in lerici") == (
        "built-already",
        {"seat": 1, "type": "$type-porta", "cost": 5},
    )
    hidden = next(
        (kind, cost)
        for kind in TYPES
        for cost in range(1, 6)
        if all(not each or (each.type, each.cost) != (kind, cost) for each in view_of(match).display)
        and (kind, cost) != ("porta", 5)
    )
    assert refusal(match, f"build {hidden[0]} {hidden[1]} in lerici")[0] == "still-face-down"
    assert refusal(match, "build villa 3 in livorno") == (
        "too-few-bricks",
        {"takes": "$city-livorno.takes", "bricks": 1, "type": "$type-villa", "cost": 3},
    )
    reason = match.why_not("build villa 3 in livorno")
    assert reason is not None
    assert reason.say("en") == "Livorno takes only white bricks: Villa 3 needs 3 of them, but you have 1."
    assert reason.say("de") == "Livorno nimmt nur weiße Bausteine: Villa 3 braucht davon 3, du hast 1."


def test_too_few_buildings_for_a_city_in_words() -> None:
    setup = Setup().built(0, "villa 1 massa", "porta 1 massa")
    reason = setup.match.why_not("score massa")
    assert reason is not None
    assert reason.say("en") == "You need 3 buildings in Massa, but you have 2."
    assert reason.say("de") == "In Massa brauchst du 3 Gebäude, du hast 2."


def test_after_the_action() -> None:
    setup = Setup().coins(9).built(0, "villa 1 lerici").may_announce(0)
    match = setup.match
    match.play("score villa")
    for text in ("turn wheel", "take 2 green", "build villa 3 in massa", "pay red", "score massa", "done", "pass"):
        assert refusal(match, text) == ("action-is-done", {})
    assert refusal(match, "take coins") == ("action-is-done", {})
    setup.coins(9).phase(Phase.ANNOUNCE)
    assert refusal(match, "buy crown") == ("object-too-dear", {"price": 10, "coins": 9})


def test_nothing_is_possible_after_the_end() -> None:
    match = random_match(GAME, 3)
    reason = match.why_not("turn wheel")
    assert reason is not None
    assert reason.message == "game-over"


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_that_is_not_legal_has_a_reason_of_its_own(players: int) -> None:
    match = Match(GAME, NAMES[:players], 4)
    every = [GAME.wording.decode(match.state, code) for code in range(ACTIONS)]
    while not match.over:
        legal = set(match.codes)
        for code, action in enumerate(every):
            if code not in legal:
                reason = GAME.wording.why_not(match.state, action)
                assert reason is not None
                assert reason.say("en", NAMES) != reason.say("de", NAMES)
        play_randomly(match, 4, most=3)


# Remarks


def remark(match: Match, text: str) -> str | None:
    reason = GAME.wording.remark(match.state, GAME.wording.read(text))
    return reason.say("en") if reason else None


def test_remarks_tell_prices_and_what_scorings_bring() -> None:
    setup = Setup().built(0, "villa 3 pisa", "villa 2 massa", "porta 1 pisa")
    setup.s.supply[5] = 1
    match = setup.match
    assert remark(match, "turn wheel") == "draws 5 bricks"
    assert remark(match, "score villa") == "2 points, 9 coins, 1 object"
    assert remark(match, "score pisa") == "12 coins, 2 objects"
    assert remark(match, "take 2 white") == "one brick from segment 2, 5 coins"
    assert remark(match, "take 6 black") == "one brick from segment 6, free"
    assert remark(match, "buy crown") == "10 coins"
    assert remark(match, "take coins") == "2 coins for you"
    assert remark(match, "build villa 1 in massa") == "pays cost × 1 point"
    assert remark(match, "build villa 1 in pisa") == "pays cost × 3 coins"
    assert remark(match, "announce") is None


@pytest.mark.parametrize("what", [*TYPES, *CITIES])
def test_a_remark_matches_what_the_scoring_then_pays(what: str) -> None:
    setup = Setup().coins(0)
    cities = list(CITIES)
    for number, kind in enumerate(TYPES):
        setup.built(0, *[f"{kind} {cost} {cities[(number + cost) % 6]}" for cost in range(1, 4)])
    remark_ = GAME.wording.remark(setup.s, Score(what))
    assert remark_ is not None
    (played,) = setup.match.play(f"score {what}")
    facts = played.events[-1].facts
    assert remark_.arguments == {name: facts[name] for name in ("points", "coins", "objects")}
