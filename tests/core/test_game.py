"""`Game`, its options, and the registry of games."""

import subprocess
import sys
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest
from tests.market import GAME as MARKET
from tests.market.install import install_game

import townwright
from townwright import NotPossible
from townwright.core.contract import Option


class Speed(IntEnum):
    SLOW = 0
    VERY_FAST = 1


def test_an_option_lists_the_members_of_an_enumeration() -> None:
    option = Option.of("speed", Speed)
    assert option == Option("speed", ("slow", "very_fast"))
    assert option.default == "slow"


def test_options_as_numbers_begin_with_the_number_of_players() -> None:
    assert MARKET.option_codes(3, {}).tolist() == [3, 0, 0]
    assert MARKET.option_codes(2, {"worth": "steep"}).tolist() == [2, 0, 1]


def test_the_refusal_of_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(NotPossible) as caught:
        MARKET.option_codes(2, {"wind": "north"})
    assert str(caught.value) == "There is no option called “wind”. Options: hand, worth."
    with pytest.raises(NotPossible) as caught:
        MARKET.option_codes(2, {"hand": "seven"})
    assert str(caught.value) == "“seven” is not a value of the option hand. Choose from: three, none."


def test_an_option_may_be_for_some_numbers_of_players_only() -> None:
    game = replace(MARKET, options=(*MARKET.options, Option("weather", ("fair", "foul"), range(3, 4))))
    assert game.option_codes(3, {"weather": "foul"}).tolist() == [3, 0, 0, 1]
    assert game.option_codes(2, {}).tolist() == [2, 0, 0, 0]
    assert game.options_for(3) == {"hand": "three", "worth": "even", "weather": "fair"}
    assert game.options_for(2, {"hand": "none"}) == {"hand": "none", "worth": "even"}
    with pytest.raises(NotPossible) as caught:
        game.option_codes(2, {"weather": "fair"})
    assert str(caught.value) == "The option weather is not available with 2 players."
    assert caught.value.reason.say("de") == "Die Option weather gibt es mit 2 Spielern nicht."


def test_scripted_seats_come_after_the_people() -> None:
    game = replace(MARKET, scripted=lambda options: ["Wind"] if options["worth"] == "steep" else [])
    assert (MARKET.seats(2), game.seats(2), game.seats(2, {"worth": "steep"})) == (2, 2, 3)


@pytest.mark.parametrize(
    ("players", "sentence"),
    [(1, "This game is for 2 to 3 players, not 1."), (4, "This game is for 2 to 3 players, not 4.")],
)
def test_a_wrong_number_of_players_is_refused(players: int, sentence: str) -> None:
    with pytest.raises(NotPossible) as caught:
        MARKET.option_codes(players, {})
    assert str(caught.value) == sentence


def test_a_game_for_one_number_of_players_says_so() -> None:
    with pytest.raises(NotPossible) as caught:
        townwright.new("circle_the_wagons", 3)
    assert str(caught.value) == "This game is for exactly 2 players, not 3."


def test_rows_of_the_score_sheet_have_names() -> None:
    assert MARKET.source_name("shown", MARKET.words("en")) == "Shown stones"
    assert MARKET.source_name("shown", MARKET.words("de")) == "Ausgelegte Steine"
    with pytest.raises(LookupError):
        MARKET.source_name("weather", MARKET.words("en"))


def test_a_game_shows_its_name_players_and_rules() -> None:
    assert repr(MARKET) == "<Game market, 2–3 players, rules 1>"


SCRIPT = """
import townwright
assert "market" in townwright.game_names(), townwright.game_names()
match = townwright.new("Market", seed=5)
while not match.over:
    match.play(match.legal[0])
print(match.game.name, sorted(match.scores))
"""


def test_another_package_adds_a_game(tmp_path: Path) -> None:
    """A package is installed when a folder on the path says so; its entry point is all that a game needs."""
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=install_game(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("market [")
    assert "market" not in townwright.game_names()


@pytest.mark.parametrize("name", townwright.game_names())
def test_a_state_is_small(name: str) -> None:
    """Searches and batches copy states all the time."""
    assert townwright.game(name).rules.state.itemsize < 8192


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": "My-Game"}, "lower-case letters"),
        ({"name": "m" * 41}, "at most 40"),
        ({"players": range(0)}, "1 to 8 seats"),
        ({"players": range(2, 10)}, "1 to 8 seats"),
        ({"complexity": 6}, "from 1 to 5"),
        ({"minutes": (60, 30)}, "the shortest"),
    ],
)
def test_an_unplayable_game_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        replace(MARKET, **changes)


def test_a_quick_start_seats_as_many_as_can_play() -> None:
    assert replace(MARKET, players=range(3, 4)).default_players == 3


@pytest.mark.parametrize(
    "options",
    [
        tuple(Option(f"option_{number}", ("off", "on")) for number in range(21)),
        (Option("o" * 41, ("off", "on")),),
        (Option("o", ("off", "c" * 41)),),
        (Option("o", ("",)),),
    ],
)
def test_options_with_names_that_are_too_long_are_refused(options: tuple[Option, ...]) -> None:
    why = "a game has at most 20 options, and the name of an option or of a value has 1 to 40 characters"
    with pytest.raises(ValueError, match=f"^{why}$"):
        replace(MARKET, options=options)
