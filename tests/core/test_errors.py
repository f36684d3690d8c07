"""Errors and reasons, said in the reader's language."""

import pytest
from tests.market import GAME as MARKET

import townwright
from townwright import BadFile, IllegalAction, NotPossible, Sentence, TownwrightError, UnreadableAction
from townwright.core.errors import problem, render_arguments
from townwright.locale import FLUENT_INTEGER_LIMIT, LANGUAGES, system_language, words


def test_a_reason_is_said_in_either_language() -> None:
    reason = Sentence("unreadable-action", {"text": "dance"})
    assert reason.say() == "There is no move “dance” in this game."
    assert reason.say("de") == "Einen Zug „dance“ gibt es in diesem Spiel nicht."


def test_an_argument_may_be_a_word_of_the_game() -> None:
    reason = Sentence("not-that-stone", {"colour": "$colour-amber"}, MARKET.package)
    assert reason.say("en") == "You cannot pay amber now."
    assert reason.say("de") == "Du kannst jetzt nicht mit Bernstein zahlen."


def test_an_argument_may_be_a_reason_itself() -> None:
    inner = Sentence("not-that-stone", {"colour": "$colour-amber"}, MARKET.package)
    outer = Sentence("bad-action-in-file", {"number": 3, "text": "pay amber", "why": inner})
    assert outer.say("de").endswith(": Du kannst jetzt nicht mit Bernstein zahlen.")


def test_seats_are_said_by_name_or_by_number() -> None:
    reason = Sentence("ask-pay", {"seat": 1}, MARKET.package)
    assert reason.say("en", ["Ada", "Bo"]) == "Bo, what do you pay with?"
    assert reason.say("en", ["Ada"]) == reason.say("en") == "Player 2, what do you pay with?"
    assert reason.say("de") == "Spieler 2, womit zahlst du?"


def test_other_arguments_stay_as_they_are() -> None:
    assert render_arguments({"number": 3, "text": "a", "to": 0}, words("en"), ["Ada"]) == {
        "number": 3,
        "text": "a",
        "to": "Ada",
    }


@pytest.mark.parametrize("kind", [UnreadableAction, IllegalAction, NotPossible, BadFile])
def test_every_error_is_a_townwright_error_and_a_value_error(kind: type[TownwrightError]) -> None:
    error = problem(kind, "game-over")
    assert isinstance(error, TownwrightError)
    assert isinstance(error, ValueError)
    assert str(error) == "The game is over."
    assert error.reason == Sentence("game-over")


@pytest.mark.parametrize(
    "number", [FLUENT_INTEGER_LIMIT - 1, FLUENT_INTEGER_LIMIT, -FLUENT_INTEGER_LIMIT, 10**30, -(10**200)]
)
def test_numbers_of_any_size_can_be_said(number: int) -> None:
    for language in LANGUAGES:
        text = words(language)("not-a-legal-number", number=number)
        assert str(abs(number)) in text.replace(",", "").replace(".", "")


def test_words_that_do_not_exist_or_lack_something_are_errors_of_ours() -> None:
    with pytest.raises(LookupError):
        words("en")("no-such-words")
    with pytest.raises(LookupError):
        words("en")("seat.nothing")
    with pytest.raises(LookupError, match="cannot be formatted"):
        words("en")("seat")


def test_a_game_adds_its_own_words() -> None:
    assert "colour-amber" in MARKET.words("en")
    assert "seat" in MARKET.words("en")
    assert "colour-amber" not in words("en")
    assert (MARKET.title("en"), MARKET.title("de")) == ("Market", "Markt")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "en_US", "LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "de_CH", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "de:en"}, "de"),
    ],
)
def test_the_usual_language_is_the_systems(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_without_a_setting_the_language_is_one_we_speak() -> None:
    assert system_language({}) in LANGUAGES


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: townwright.new("chess"), "no-such-game"),
        (lambda: townwright.new("x" * 1000), "no-such-game"),
        (lambda: townwright.new("circle_the_wagons", 3), "bad-player-count"),
        (lambda: townwright.new("circle_the_wagons", 10**40), "bad-player-count"),
        (lambda: townwright.new("circle_the_wagons", ["Ada"]), "bad-player-count"),
        (lambda: townwright.new(MARKET, 4), "bad-player-count"),
        (lambda: townwright.new("circle_the_wagons", ["Ada", ""]), "bad-name"),
        (lambda: townwright.new("circle_the_wagons", ["Ada", "B" * 81]), "bad-name"),
        (lambda: townwright.new("circle_the_wagons", seed=-1), "bad-seed"),
        (lambda: townwright.new("circle_the_wagons", seed=2**64), "bad-seed"),
        (lambda: townwright.new("circle_the_wagons", seed=True), "bad-seed"),
        (lambda: townwright.new("circle_the_wagons", seed=1.5), "bad-seed"),  # type: ignore[arg-type]
        (lambda: townwright.new("circle_the_wagons", colour="red"), "no-such-option"),
        (lambda: townwright.new("circle_the_wagons", tie="dice"), "no-such-choice"),
        (lambda: townwright.bot("deep-thought"), "no-such-bot"),
    ],
)
def test_impossible_requests_get_one_sentence(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(NotPossible) as caught:
        call()
    assert caught.value.reason.message == message
    for language in LANGUAGES:
        sentence = caught.value.reason.say(language)
        assert sentence
        assert len(sentence) < 300
        assert "\n" not in sentence


def test_names_of_games_may_be_written_as_people_do() -> None:
    for name in ("circle_the_wagons", "Circle the Wagons", "circle-the-wagons"):
        assert townwright.game(name).name == "circle_the_wagons"
