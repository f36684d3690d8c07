"""Words and drawings: the same in both languages, and everything can be said."""

import random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.sprawlopolis.boards import hands, view_of
from tests.games.sprawlopolis.plain import CONDITIONS
from tests.play import play_randomly, random_match

from townwright import Match, bot
from townwright.core import render
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.components import Zone
from townwright.games.sprawlopolis.position import lay_out
from townwright.locale import LANGUAGES


def entries(language: str) -> list[Any]:
    text = (GAME.package / f"{language}.ftl").read_text("utf-8")
    return list(FluentParser().parse(text).body)


def ids(language: str) -> list[tuple[str, list[str]]]:
    """Return the messages of a language in their order, each with its attributes."""
    return [
        (entry.id.name, [attribute.id.name for attribute in entry.attributes])
        for entry in entries(language)
        if isinstance(entry, ast.Message)
    ]


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    assert not [entry for entry in entries(language) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_conditions_zones_and_options_have_words(language: str) -> None:
    speak = GAME.words(language)
    for topic in GAME.wording.topics:
        assert speak(f"rules-{topic}.title")
        assert len(speak(f"rules-{topic}")) > 100
    for condition in CONDITIONS:
        assert speak(f"condition-{condition}") in speak("rules-bonus")
        assert speak(f"condition-{condition}.rule") in speak("rules-bonus")
    assert len({speak(f"zone-{zone.id}") for zone in Zone}) == 4
    for option in GAME.options:
        assert speak(f"option-{option.name}.help").endswith(("?", "."))
        assert len({speak(f"option-{option.name}.{choice}") for choice in option.values}) == len(option.values)


def text_of(match: Match, seat: int | None = None, language: str = "en") -> str:
    return render.to_text(match.drawing(seat, language))


def test_the_city_is_drawn_with_letters_for_zones_and_lines_for_roads() -> None:
    """Card 18 at 0,0, and card 14 beside it."""
    match = Match(GAME, 1, 1)
    lay_out(match.states, [(18, 0, 0, 0), (14, 2, 0, 0)])
    lines = [line.strip("│ ") for line in text_of(match).splitlines()]
    start = lines.index("0   1   2   3")
    drawn = text_of(match).splitlines()[start + 1 : start + 5]
    assert [line.strip("│").rstrip() for line in drawn] == [
        "   0 C   R   R   C",
        "     ──────┐   ┌─────",
        "   1 P   I │ I │ P",
        "           │   │",
    ]


def test_every_card_is_drawn_with_its_number() -> None:
    match = Match(GAME, 1, 1)
    for card in hands(match)[0]:
        assert str(card) in text_of(match, 0)


def test_hidden_cards_are_only_counted() -> None:
    match = Match(GAME, ["Ada", "Bo"], 1)
    assert "3 hidden cards" in text_of(match, 1)
    assert "eine verdeckte Karte" in text_of(match, 0, "de")
    assert "hidden" not in text_of(Match(GAME, 2, 1, {"hands": "open"}))


@pytest.mark.parametrize(("language", "won", "lost"), [("en", ": won", ": lost"), ("de", ": gewonnen", ": verloren")])
def test_the_end_is_shown_as_won_or_lost(language: str, won: str, lost: str) -> None:
    assert lost in text_of(random_match(GAME, 2, 2), None, language)
    match, greedy = Match(GAME, 1, 2), bot("greedy", 2)
    while not match.over:
        match.play(greedy.choose(match))
    assert match.ranks == [1]
    assert won in text_of(match, None, language)


def test_the_total_is_shown_with_the_target() -> None:
    match = play_randomly(Match(GAME, 2, 3), 3, most=6)
    missing = view_of(match).target - match.scores[0]
    assert f"target {view_of(match).target}, {missing} points to go" in text_of(match)


def test_a_revealed_card_is_shown_to_all() -> None:
    match = Match(GAME, 3, 3)
    match.play(random.Random(3).choice(match.codes))
    assert all("Revealed" in text_of(match, seat) for seat in (0, 1, 2, None))
