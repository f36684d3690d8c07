"""Actions as text, as JSON, as numbers; and why an action is not possible."""

from typing import Any

import msgspec
import pytest
from tests.play import play_randomly

from townwright import AmbiguousAction, IllegalAction, Match, UnreadableAction
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.actions import Place, Start, Take

NAMES = ["Ada", "Bo"]
ANY_KIND = Start | Take | Place


def ahead(match: Match) -> list[int]:
    view: Any = match.view()
    return list(view.ahead)


def started_match(seed: int = 1) -> Match:
    match = Match(GAME, NAMES, seed)
    match.play(match.legal[0])
    return match


@pytest.mark.parametrize(
    ("action", "text", "fields"),
    [
        (Start(12), "start 12", {"action": "start", "card": 12}),
        (Take(0), "take 0", {"action": "take", "card": 0}),
        (
            Place(7, 3, -1, True),
            "place 7 at 3,-1 turned",
            {"action": "place", "card": 7, "x": 3, "y": -1, "turned": True},
        ),
        (Place(17, 0, 0), "place 17 at 0,0", {"action": "place", "card": 17, "x": 0, "y": 0, "turned": False}),
    ],
)
def test_text_and_named_fields(action: Any, text: str, fields: dict[str, Any]) -> None:
    assert action.text == str(action) == text
    assert GAME.wording.read(text) == action
    assert msgspec.to_builtins(action) == fields
    assert msgspec.convert(fields, ANY_KIND) == action


@pytest.mark.parametrize("seed", range(6))
def test_reading_undoes_writing_for_every_legal_action(seed: int) -> None:
    match = Match(GAME, seed=seed)
    decoder = msgspec.json.Decoder(ANY_KIND)
    while not match.over:
        texts = set()
        for code in match.codes:
            action = match.decode(code)
            assert GAME.wording.read(action.text) == action
            assert decoder.decode(msgspec.json.encode(action)) == action
            assert GAME.wording.encode(action) == match.find(action.text) == match.find(action) == code
            texts.add(action.text)
        assert len(texts) == len(match.codes)
        play_randomly(match, seed, most=1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "7",
        "pass",
        "take",
        "take x",
        "take 07",
        "take +7",
        "take ٣",
        "take 1.0",
        "take 7 8",
        "place 7",
        "place 7 at 3",
        "place 7 at 3, -1",
        "place 7 at -0,0",
        "place 7 at 0,0 turned turned",
        "place 7 at 0,0  turned",
        "place 7 at 0,0 sideways",
        "take 7\n",
        "START 7",
    ],
)
def test_text_that_is_not_exactly_an_action(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.wording.read(text)


@pytest.mark.parametrize("text", ["", "pass", "jump 3", "place 7 at 0,0 sideways", "x" * 10_000, "\0", "start 3 now"])
def test_text_that_fits_nothing(text: str) -> None:
    match = Match(GAME, seed=1)
    with pytest.raises(UnreadableAction) as caught:
        match.play(text)
    assert len(str(caught.value)) < 200
    assert match.history == []


def test_blanks_and_capitals_do_not_matter() -> None:
    match = started_match()
    card = ahead(match)[0]
    match.play(f"  Take   {card} ")
    match.play(f"PLACE {card} At 0,0 TURNED")
    assert match.actions[1:] == [Take(card), Place(card, 0, 0, True)]


def test_text_cut_short_may_fit_several_actions() -> None:
    match = started_match()
    with pytest.raises(AmbiguousAction) as caught:
        match.play("take")
    cards = ahead(match)
    assert str(caught.value) == (
        f"“take” matches 15 moves, for example: take {cards[0]}; take {cards[1]}; take {cards[2]}."
    )
    assert len(match.history) == 1


def test_a_whole_action_is_not_cut_short() -> None:
    """`place 7 at 0,0` means not turned, though `place 7 at 0,0 turned` begins the same."""
    match = started_match()
    card = ahead(match)[0]
    match.play_line([f"take {card}", f"place {card} at 0,0"])
    assert match.actions[-1] == Place(card, 0, 0, False)


def refusal(match: Match, text: str) -> tuple[str, dict[str, object]]:
    """Return why an action is not possible, and check that playing it is refused for that reason."""
    reason = match.why_not(text)
    assert reason is not None
    assert match.find(text) is None
    before, length = match.states.tobytes(), len(match.history)
    with pytest.raises(IllegalAction) as caught:
        match.play(text)
    assert caught.value.reason == reason
    assert (match.states.tobytes(), len(match.history)) == (before, length)
    assert reason.say("en", NAMES) != reason.say("de", NAMES)
    return reason.message, reason.arguments


@pytest.mark.parametrize(
    "text", ["start 18", "start -1", "take 18", "take 999999999", "place 18 at 0,0", "place -1 at 0,0"]
)
@pytest.mark.parametrize("begin", [False, True])
def test_there_are_only_eighteen_cards(text: str, begin: bool) -> None:
    match = started_match() if begin else Match(GAME, NAMES, 1)
    assert refusal(match, text) == ("no-such-card", {"card": int(text.split()[1]), "last": 17})


def test_scoring_cards_do_not_lie_in_the_circle() -> None:
    match = Match(GAME, NAMES, 1)
    scoring_card = next(card for card in range(18) if card not in ahead(match))
    assert refusal(match, f"start {scoring_card}") == ("not-in-circle", {"card": scoring_card})
    match.play(match.legal[0])
    assert refusal(match, f"take {scoring_card}") == ("not-in-circle", {"card": scoring_card})


def test_the_start_card_comes_first() -> None:
    match = Match(GAME, NAMES, 1)
    assert refusal(match, f"take {ahead(match)[0]}") == ("choose-start-first", {"seat": 1})
    assert refusal(match, f"place {ahead(match)[0]} at 0,0") == ("choose-start-first", {"seat": 1})
    reason = match.why_not(f"take {ahead(match)[0]}")
    assert reason is not None
    assert "Bo" in reason.say("en", NAMES)


def test_the_start_card_is_chosen_once() -> None:
    match = started_match()
    assert refusal(match, f"start {ahead(match)[0]}") == ("start-was-chosen", {})
    match.play(match.legal[0])
    assert refusal(match, f"start {ahead(match)[0]}") == ("start-was-chosen", {})


def test_a_card_is_placed_before_the_next_is_taken() -> None:
    match = started_match()
    first, second = ahead(match)[:2]
    match.play(f"take {first}")
    assert refusal(match, f"take {second}") == ("place-first", {"card": first})


def test_a_taken_card_is_gone() -> None:
    match = started_match()
    skipped, taken = ahead(match)[:2]
    match.play_line([f"take {taken}", f"place {taken} at 0,0", f"place {skipped} at 0,0"])
    assert refusal(match, f"take {taken}") == ("card-is-gone", {"card": taken, "seat": 0})
    assert refusal(match, f"take {skipped}") == ("card-is-gone", {"card": skipped, "seat": 1})


def test_a_card_is_taken_before_it_is_placed() -> None:
    match = started_match()
    assert refusal(match, f"place {ahead(match)[0]} at 0,0") == ("take-first", {})


def test_received_cards_are_placed_in_order() -> None:
    match = started_match()
    first, second, taken = ahead(match)[:3]
    match.play_line([f"take {taken}", f"place {taken} at 0,0"])
    assert refusal(match, f"place {second} at 0,0") == ("other-card-first", {"card": first})
    for card in (taken, ahead(match)[0]):  # it lies in the other town, or still in the circle
        assert refusal(match, f"place {card} at 0,0") == ("not-in-hand", {"found": card, "card": first})


def test_a_skipped_card_is_placed_by_its_receiver() -> None:
    match = started_match()
    skipped, taken = ahead(match)[:2]
    match.play(f"take {taken}")
    assert refusal(match, f"place {skipped} at 0,0") == ("not-in-hand", {"found": skipped, "card": taken})


@pytest.mark.parametrize("place", ["1,0", "0,-1", "32,0", "0,32", "-32,-32", "999999999,0"])
def test_the_first_card_founds_the_town(place: str) -> None:
    match = started_match()
    card = ahead(match)[0]
    match.play(f"take {card}")
    assert refusal(match, f"place {card} at {place}") == ("first-card-founds", {})


def with_one_card() -> tuple[Match, int]:
    """Return a game in which the first player has a town of one card and places another."""
    match = started_match()
    first, second, third = ahead(match)[:3]
    match.play_line([f"take {first}", f"place {first} at 0,0", f"take {second}", f"place {second} at 0,0"])
    match.play(f"take {third}")
    return match, third


@pytest.mark.parametrize("place", ["2,2", "-2,2", "2,-2", "-2,-2", "2,2 turned"])
def test_a_corner_is_not_enough(place: str) -> None:
    match, card = with_one_card()
    assert refusal(match, f"place {card} at {place}") == ("only-a-corner", {})


@pytest.mark.parametrize("place", ["3,0", "0,3", "-3,0", "4,4", "32,0", "0,-32", "33,32", "-999999999,999999999"])
def test_a_card_must_touch_the_town(place: str) -> None:
    """Squares that share a place on the board's torus with a legal one are not legal either."""
    match, card = with_one_card()
    assert refusal(match, f"place {card} at {place}") == ("does-not-touch", {})


def test_after_the_end_nothing_is_possible() -> None:
    match = play_randomly(Match(GAME, NAMES, 1), 1)
    assert refusal(match, "take 3")[0] == "game-over"
    assert len(match.legal) == 0
    with pytest.raises(IllegalAction):
        match.play(match.game.wording.encode(Take(3)))


def test_codes_that_are_not_legal_now_are_refused() -> None:
    match = Match(GAME, NAMES, 1)
    for number in (-1, GAME.rules.actions, 10**12, GAME.wording.encode(Take(0))):
        with pytest.raises(IllegalAction) as caught:
            match.play(number)
        assert caught.value.reason.message == "not-a-legal-number"
    assert match.history == []


def test_legal_actions_have_no_reason() -> None:
    match = started_match()
    assert all(match.why_not(action) is None for action in match.legal)
    assert match.why_not(match.legal[0].text) is None


def test_actions_of_another_game_are_refused() -> None:
    class Sing(Start, frozen=True, tag="sing"):
        pass

    with pytest.raises(TypeError):
        GAME.wording.encode(msgspec.Struct())  # type: ignore[arg-type]
    match = Match(GAME, seed=1)
    first = match.legal[0]
    assert isinstance(first, Start) and match.find(Sing(first.card)) is None
