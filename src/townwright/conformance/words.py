"""Checks of the messages of a game. Each function is a check."""

from pathlib import Path

from townwright.conformance import fluent
from townwright.core.game import Game
from townwright.locale import LANGUAGES, SHARED


def words_can_be_read(game: Game) -> None:
    """`en.ftl` and `de.ftl` have no errors and no duplicate messages."""
    for language in LANGUAGES:
        fluent.check_syntax(game.package, language)


def languages_agree(game: Game) -> None:
    """Both languages have the same messages with the same variables."""
    fluent.check_languages_agree(game.package)


def words_can_be_said(game: Game) -> None:
    """Every message can be formatted with any values of its variables."""
    for language in LANGUAGES:
        fluent.check_sayable(game.package, language)


def shared_words_are_untouched(game: Game) -> None:
    """No message reuses the id of a shared message."""
    assert fluent.messages(SHARED).keys() & fluent.messages(game.package).keys() == set()


def needed_words_are_there(game: Game) -> None:
    """The title and all options, sections of the rules text, events and groups have their messages."""
    needed = {"title", "tagline"}
    for option in game.options:
        needed |= {f"option-{option.name}", f"option-{option.name}.help"}
        needed |= {f"option-{option.name}.{choice}" for choice in option.values}
    for topic in game.wording.topics:
        needed |= {f"rules-{topic}", f"rules-{topic}.title"}
    needed |= {f"event-{event.name.lower()}" for event in game.wording.events}
    needed |= {f"did-{phrase.name}" for phrase in game.wording.turn_phrases.values()}
    needed |= {f"ended-{kind}" for kind in game.wording.ending_kinds}
    needed |= {f"group-{group}" for group in game.wording.groups.values()}
    needed |= {word for words in game.wording.fact_words.values() for word in words}
    missing = needed - fluent.messages(game.package).keys()
    assert missing == set()


def families_are_complete(game: Game) -> None:
    """Option, rule, event and action messages belong to something that exists; `move-…` for all or none."""
    kinds = {str(kind.__struct_config__.tag) for kind in game.wording.kinds}
    phrases = {phrase.name for phrase in game.wording.turn_phrases.values()}
    families = {
        "option": {option.name for option in game.options},
        "rules": set(game.wording.topics),
        "event": {event.name.lower() for event in game.wording.events},
        "did": phrases,
        "plan": phrases,
        "prepares": phrases,
        "prevents": {phrase.name for phrase in game.wording.turn_phrases.values() if phrase.contested},
        "ended": game.wording.ending_kinds,
        "group": set(game.wording.groups.values()),
        "decision": kinds,
        "move": kinds,
    }
    for name in fluent.messages(game.package):
        family, _, member = name.partition(".")[0].partition("-")
        assert family not in families or member in families[family], name
    if any(name.startswith("move-") for name in fluent.messages(game.package)):
        assert {f"move-{kind}" for kind in kinds} - _known_messages(game).keys() == set()


def events_use_their_facts(game: Game) -> None:
    """Sentences and phrases about events use only the facts of their event."""
    messages, wording = fluent.messages(game.package), game.wording
    for event in wording.events:
        kind, facts = event.name.lower(), set(wording.facts[event])
        assert messages[f"event-{kind}"] <= facts, event
        assert event not in wording.endings or messages[f"ended-{kind}"] <= facts, event
        phrase = wording.turn_phrases.get(event)
        if phrase:
            for family in ("did", "plan", "prepares"):
                variables = messages.get(f"{family}-{phrase.name}", set())
                assert variables <= facts | {"times", "list", "listed"}, event
            assert messages.get(f"prevents-{phrase.name}", set()) <= facts, event
            assert facts | {""} >= {*phrase.by, *phrase.add, *phrase.contested, phrase.list}, event


def named_messages_exist(game: Game) -> None:
    """Every message used in the code exists."""
    for path in _sources(game):
        fluent.check_messages_exist(path, _known_messages(game))


def messages_get_their_variables(game: Game) -> None:
    """Every message used in the code gets all its variables."""
    for path in _sources(game):
        fluent.check_variables(path, _known_messages(game))


def no_words_are_left_over(game: Game) -> None:
    """Every message is used."""
    fluent.check_nothing_left_over(game.package, _sources(game))


def _sources(game: Game) -> list[Path]:
    return sorted(game.package.rglob("*.py"))


def _known_messages(game: Game) -> dict[str, set[str]]:
    """Return all messages that the game's code can use."""
    return {**fluent.messages(SHARED), **fluent.messages(game.package)}
