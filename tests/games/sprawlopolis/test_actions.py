"""Actions as text, as JSON, as numbers; and why an action is not possible."""

from typing import Any

import msgspec
import pytest
from tests.games.sprawlopolis.boards import deck, hands, placed_cards, view_of
from tests.play import play_randomly

from townwright import IllegalAction, Match, UnreadableAction
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.actions import Place, Reveal

NAMES = ["Ada", "Bo"]


@pytest.mark.parametrize(
    ("action", "text", "fields"),
    [
        (Reveal(12), "reveal 12", {"action": "reveal", "card": 12}),
        (
            Place(7, 3, -1, True),
            "place 7 at 3,-1 turned",
            {"action": "place", "card": 7, "x": 3, "y": -1, "turned": True},
        ),
        (Place(18, 0, 0), "place 18 at 0,0", {"action": "place", "card": 18, "x": 0, "y": 0, "turned": False}),
    ],
)
def test_text_and_named_fields(action: Any, text: str, fields: dict[str, Any]) -> None:
    assert action.text == str(action) == text
    assert GAME.wording.read(text) == action
    assert msgspec.to_builtins(action) == fields
    assert msgspec.json.decode(msgspec.json.encode(fields), type=Reveal | Place) == action


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_reading_undoes_writing_for_every_legal_action(players: int) -> None:
    match = Match(GAME, players, players)
    decoder = msgspec.json.Decoder(Reveal | Place)
    while not match.over:
        for code in match.codes:
            action = match.decode(code)
            assert GAME.wording.read(action.text) == action
            assert decoder.decode(msgspec.json.encode(action)) == action
            assert GAME.wording.encode(action) == match.find(action.text) == match.find(action) == code
        play_randomly(match, players, most=1)


@pytest.mark.parametrize(
    "text", ["", "7", "pass", "reveal", "reveal 07", "reveal x", "place 7", "place 7 at 3", "place 7 at 0,0 sideways"]
)
def test_text_that_is_not_exactly_an_action(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.wording.read(text)


@pytest.mark.parametrize("players", [1, 3])
def test_a_stored_match_is_the_same_match(players: int) -> None:
    match = play_randomly(Match(GAME, players, 6, {"rim": "inside"}), 6)
    again = Match.from_file(match.file)
    assert again.states.tobytes() == match.states.tobytes()
    assert again.score_sheet == match.score_sheet
    assert again.to_json() == match.to_json()


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
    "text", ["reveal 19", "reveal 0", "reveal -1", "reveal 999999999", "place 0 at 2,0", "place 19 at 2,0"]
)
@pytest.mark.parametrize("players", [1, 2])
def test_there_are_only_eighteen_cards(text: str, players: int) -> None:
    assert refusal(Match(GAME, players, 1), text) == ("no-such-card", {"card": int(text.split()[1]), "last": 18})


def test_alone_there_is_nothing_to_reveal() -> None:
    match = Match(GAME, 1, 1)
    assert refusal(match, f"reveal {hands(match)[0][0]}") == ("nothing-to-reveal", {})


def test_a_card_is_revealed_before_it_is_placed() -> None:
    match = Match(GAME, NAMES, 1)
    assert refusal(match, f"place {hands(match)[0][0]} at 2,0") == ("reveal-first", {})


def test_one_card_is_revealed_in_a_turn() -> None:
    match = Match(GAME, NAMES, 1)
    first, second, _ = hands(match)[0]
    match.play(f"reveal {first}")
    assert refusal(match, f"reveal {second}") == ("revealed-already", {"card": first})
    assert refusal(match, f"reveal {first}") == ("revealed-already", {"card": first})


def test_the_revealed_card_has_to_be_placed() -> None:
    match = Match(GAME, NAMES, 1)
    first, second, _ = hands(match)[0]
    match.play(f"reveal {first}")
    assert refusal(match, f"place {second} at 2,0") == ("other-card-revealed", {"card": first})


@pytest.mark.parametrize(("players", "form"), [(1, "place {} at 2,0"), (2, "reveal {}")])
def test_a_card_must_be_in_the_hand(players: int, form: str) -> None:
    match = Match(GAME, players, 1)
    scoring, start, below = view_of(match).scoring[0].card, placed_cards(match)[0][0], deck(match)[3]
    assert refusal(match, form.format(scoring)) == ("is-scoring-card", {"card": scoring})
    assert refusal(match, form.format(start)) == ("is-in-city", {"card": start})
    assert refusal(match, form.format(below)) == ("not-in-hand", {"card": below})


def test_refusals_do_not_reveal_whose_hand_a_card_is_in() -> None:
    match = Match(GAME, NAMES, 1)
    (theirs,) = hands(match)[1]
    assert refusal(match, f"reveal {theirs}") == ("not-in-hand", {"card": theirs})


@pytest.mark.parametrize("place", ["2,2", "-2,2", "2,-2", "-2,-2", "2,2 turned"])
def test_a_corner_is_not_enough(place: str) -> None:
    match = Match(GAME, 1, 1)
    assert refusal(match, f"place {hands(match)[0][0]} at {place}") == ("city-only-a-corner", {})


@pytest.mark.parametrize("place", ["3,0", "0,3", "-3,0", "4,4", "32,0", "0,-32", "33,32", "-999999999,999999999"])
def test_a_card_must_touch_the_city(place: str) -> None:
    """Squares that share a place on the board's torus with a legal one are not legal either."""
    match = Match(GAME, 1, 1)
    assert refusal(match, f"place {hands(match)[0][0]} at {place}") == ("city-does-not-touch", {})


@pytest.mark.parametrize("place", ["0,0", "1,1", "-1,-1 turned", "2,1", "-2,-1", "0,2", "1,-2 turned"])
def test_a_card_may_lie_beside_or_over_the_city(place: str) -> None:
    match = Match(GAME, 1, 1)
    match.play(f"place {hands(match)[0][0]} at {place}")
    assert len(placed_cards(match)) == 2


def test_a_card_may_cover_another_one_completely() -> None:
    match = Match(GAME, 1, 1)
    match.play(f"place {hands(match)[0][0]} at 0,0")
    assert len(view_of(match).city.blocks) == 4
    assert [row.points[0] for row in match.score_sheet[:4]] == [1, 1, 1, 1]


def test_after_the_end_nothing_is_possible() -> None:
    match = play_randomly(Match(GAME, NAMES, 1), 1)
    assert refusal(match, "reveal 3")[0] == "game-over"
    assert len(match.legal) == 0


def test_legal_actions_have_no_reason() -> None:
    for players in (1, 2):
        match = Match(GAME, players, 1)
        assert all(match.why_not(action) is None for action in match.legal)


def test_actions_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError):
        GAME.wording.encode(msgspec.Struct())  # type: ignore[arg-type]
