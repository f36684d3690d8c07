"""Sentences about actions: as moves, as the log has them, in both languages, without hidden information."""

import re

import pytest
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright import Match
from townwright.bots import bot, suggest
from townwright.bots.action_sentences import describe_action, describe_move
from townwright.bots.bot import redealt_copy
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.locale import Words

#: Families of words whose members have the same name in both languages.
NAMES = ("type", "city", "colour")


def english_words(action: str, sentence: str, speak: Words) -> set[str]:
    """Return words of the notation in a German sentence that are neither names nor German words."""
    shared = set(re.findall(r"[a-z_]{2,}", action)) & set(re.findall(r"\w+", sentence.lower())) - {"in", "level"}
    return {word for word in shared if not any(is_same_word(speak, family, word) for family in NAMES)}


def is_same_word(speak: Words, family: str, word: str) -> bool:
    return f"{family}-{word}" in speak and speak(f"{family}-{word}").lower() == word


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_move_is_an_imperative_in_the_readers_language_and_reveals_nothing(game: Game) -> None:
    german, kinds = game.words("de"), set[str]()
    for before in play_randomly(Match(game, max(game.players), seed=4), 4).replay():
        if before.over:
            break
        one, other = redealt_copy(before, 1), redealt_copy(before, 2)
        for code in {*before.codes[:: max(1, len(before.codes) // 4)], before.codes[-1]}:
            action, sentence = before.decode(code), describe_move(before, one, code)
            assert sentence is not None, action
            assert sentence.message == f"move-{action.__struct_config__.tag}"
            assert sentence == describe_move(before, other, code), "the sentence depends on hidden information"
            text = sentence.say(german, ["Anna", "Ben", "Cleo", "Dora"])
            assert re.fullmatch(r"[A-ZÄÖÜ].+\.", text), text
            assert "Anna" not in text
            assert english_words(action.text, text, german) == set(), (action, text)
            assert sentence.say(game.words("en"), ["Anna"]) != text
            kinds.add(type(action).__name__)
    assert len(kinds) >= min(len(game.wording.kinds), 12)


def test_moves_speak_to_the_player() -> None:
    match = Match("circle_the_wagons", ["Anna", "Ben"], seed=1)
    match.play(match.codes[0])
    speak, german = match.game.words("en"), match.game.words("de")
    sentences = [describe_move(match, redealt_copy(match, 1), code) for code in match.codes[:3]]
    cards = [action.text.removeprefix("take ") for action in match.legal[:3]]
    assert [each.say(speak) for each in sentences if each] == [
        f"Take card {cards[0]}.",
        f"Skip one card and take card {cards[1]}.",
        f"Skip 2 cards and take card {cards[2]}.",
    ]
    assert sentences[0] is not None and sentences[0].say(german) == f"Nimm Karte {cards[0]}."


def test_a_field_may_be_any_word_of_the_action() -> None:
    """In Carrara a player scores a type or a city: `score villa`, `score lucca`."""
    match = Match("carrara", seed=3)
    while not any(action.text.startswith("score ") for action in match.legal):
        match.play(match.codes[-1])
    for code in match.codes:
        if match.decode(code).text.startswith("score "):
            sentence = describe_move(match, redealt_copy(match, 1), code)
            assert sentence is not None
            assert sentence.say(match.game.words("en")).lower() == f"{match.decode(code).text}."


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_sentence_of_an_action_matches_the_log_after_it(game: Game) -> None:
    speak, match, silent = game.words("de"), Match(game, seed=2), 0
    for _ in range(40):
        if match.over:
            break
        code = match.codes[len(match.history) % len(match.codes)]
        sentence = describe_action(match, redealt_copy(match, 5), code)
        events = match.play(code)[0].events
        assert sentence is not None
        if sentence.message.startswith("decision-"):
            silent += 1
        else:
            assert sentence.say(speak, match.players) in {event.say(speak, match.players) for event in events}
    assert silent < 20


def test_without_messages_for_moves_a_game_shows_the_sentence_of_the_log() -> None:
    match = Match(MARKET, seed=1)
    sentences = {match.decode(code).text: describe_move(match, redealt_copy(match, 1), code) for code in match.codes}
    assert sentences["swap"] is None
    assert sentences["draw"] is not None and sentences["draw"].message == "event-drew"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_hints_and_reasons_are_in_german(game: Game) -> None:
    match, speak = Match(game, ["Anna", "Ben"], seed=6), game.words("de")
    assert match.to_move is not None
    for hint in suggest(match, match.to_move, 40):
        assert hint.sentence is not None and hint.sentence.message.startswith("move-")
        assert english_words(hint.action.text, hint.sentence.say(speak, match.players), speak) == set()
    for name in ("greedy", "tree:16"):
        _, thought = bot(name, seed=9).explain(match)
        assert thought.other is not None and thought.other_sentence is not None
        assert english_words(thought.other, thought.other_sentence.say(speak, match.players), speak) == set()
