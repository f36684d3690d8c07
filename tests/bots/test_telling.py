"""Actions in words: as the log tells them, in the reader's language, and from nothing that a seat cannot know."""

import re

import pytest
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright import Match
from townwright.bots import bot, suggest
from townwright.bots.bot import redealt_copy
from townwright.bots.telling import telling
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.locale import Words

#: Families of words whose members are called the same in both languages.
NAMES = ("type", "city", "colour")


def english(action: str, said: str, speak: Words) -> set[str]:
    """Words of the notation that stand in a German sentence and are no names, nor the same word in both languages."""
    shared = set(re.findall(r"[a-z_]{2,}", action)) & set(re.findall(r"\w+", said.lower())) - {"in", "level"}
    return {word for word in shared if not any(alike(speak, family, word) for family in NAMES)}


def alike(speak: Words, family: str, word: str) -> bool:
    return f"{family}-{word}" in speak and speak(f"{family}-{word}").lower() == word


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_action_is_told_in_the_readers_language_and_gives_nothing_away(game: Game) -> None:
    speak, told = game.words("de"), set[str]()
    for before in play_randomly(Match(game, max(game.players), seed=4), 4).replay():
        if before.over:
            break
        one, other = redealt_copy(before, 1), redealt_copy(before, 2)
        for code in {*before.codes[:: max(1, len(before.codes) // 4)], before.codes[-1]}:
            action, found = before.decode(code), telling(before, one, code)
            assert found is not None, action
            assert found == telling(before, other, code), "something that nobody can know yet is told"
            said = found.say(speak, ["Anna", "Ben", "Cleo", "Dora"])
            assert re.fullmatch(r"[A-ZÄÖÜ].+\.", said), said
            assert english(action.text, said, speak) == set(), (action, said)
            assert found.say(game.words("en"), ["Anna"]) != said
            told.add(type(action).__name__)
    assert len(told) >= min(len(game.wording.kinds), 12)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_is_told_of_an_action_is_what_the_log_says_when_it_is_played(game: Game) -> None:
    speak, match, silent = game.words("de"), Match(game, seed=2), 0
    for _ in range(40):
        if match.over:
            break
        code = match.codes[len(match.history) % len(match.codes)]
        found = telling(match, redealt_copy(match, 5), code)
        played = match.play(code)[0]
        assert found is not None
        if found.message.startswith("decision-"):
            silent += 1
        else:
            assert found.say(speak, match.players) in {event.say(speak, match.players) for event in played.events}
    assert silent < 20


def test_an_action_for_which_a_game_has_no_words_is_left_to_its_notation() -> None:
    match = Match(MARKET, seed=1)
    told = {match.decode(code).text: telling(match, redealt_copy(match, 1), code) for code in match.codes}
    assert told["swap"] is None
    assert told["draw"] is not None and told["draw"].message == "event-drew"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_hints_and_reasons_are_told_in_german(game: Game) -> None:
    match, speak = Match(game, ["Anna", "Ben"], seed=6), game.words("de")
    assert match.to_move is not None
    for hint in suggest(match, match.to_move, 40):
        assert hint.told is not None
        assert english(hint.action.text, hint.told.say(speak, match.players), speak) == set()
    for name in ("greedy", "tree:16"):
        _, thought = bot(name, seed=9).explain(match)
        assert thought.other is not None and thought.other_told is not None
        assert english(thought.other, thought.other_told.say(speak, match.players), speak) == set()
