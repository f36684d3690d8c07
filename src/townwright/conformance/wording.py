"""Checks of what people read and type during a game. Each function is a check."""

import re

import msgspec

from townwright.bots.action_sentences import describe_move
from townwright.bots.bot import redealt_copy
from townwright.conformance.random_games import Case, play_randomly, record, samples, steps
from townwright.locale import LANGUAGES

#: The tags of actions in JSON.
SNAKE_CASE = re.compile("[a-z][a-z0-9_]*")
#: Maximum number of choices checked in a position.
MAX_CHOICES = 20


def actions_read_as_written(case: Case) -> None:
    """Each legal action has its own text and JSON form, and both read back as the same action."""
    for states, codes in steps(case, 1):
        texts = set()
        for code in codes:
            action = case.game.wording.decode(record(states), code)
            assert isinstance(action, case.game.wording.kinds)
            assert SNAKE_CASE.fullmatch(str(action.__struct_config__.tag)), action.__struct_config__.tag
            assert case.game.wording.encode(action) == code
            assert case.game.wording.read(action.text) == action
            assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action
            texts.add(action.text)
        assert len(texts) == len(codes)


def events_can_be_said(case: Case) -> None:
    """At least one player sees each event, and both languages have a sentence for it."""
    for seed in case.seeds:
        match = case.match(seed)
        names = match.players
        for event in [event for played in play_randomly(match, seed).history for event in played.events]:
            assert any(event.visible_to(seat) for seat in range(case.seats))
            sentences = {event.say(case.game.words(language), names) for language in LANGUAGES}
            assert len(sentences) == len(LANGUAGES), f"event-{event.kind} is the same in both languages"


def questions_can_be_said(case: Case) -> None:
    """Both languages have sentences for questions and remarks; the topic is a section of the rules text."""
    for states, codes in list(steps(case, 8))[:-1:2]:
        s = record(states)
        assert case.game.wording.topic(s) in case.game.wording.topics
        for reason in [
            case.game.wording.question(s),
            *[case.game.wording.remark(s, case.game.wording.decode(s, code)) for code in codes],
        ]:
            if reason is not None:
                sentences = {reason.say(language) for language in LANGUAGES}
                assert len(sentences) == len(LANGUAGES), f"{reason.message} is the same in both languages"


def sources_have_names(case: Case) -> None:
    """Each row of the score sheet has a name in both languages."""
    for language in LANGUAGES:
        speak = case.game.words(language)
        assert all(case.game.source_name(source, speak) for source in case.game.wording.sources(record(case.states(1))))


def views_are_plain_data(case: Case) -> None:
    """Views can be sent as JSON."""
    for states, _ in samples(case, 4, 30):
        for seat in (None, *range(case.seats)):
            view = case.game.wording.view(record(states), seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def tables_can_be_drawn(case: Case) -> None:
    """The table can be drawn at any time, in both languages."""
    match = case.match(5)
    while not match.over:
        for language in LANGUAGES:
            assert match.drawing(match.to_move, language) is not None
        assert str(match)
        play_randomly(match, 5, most=5 + len(match.history) // 4)
    assert str(match)


def refusals_have_reasons(case: Case) -> None:
    """Every illegal action is refused with a sentence in both languages."""
    match = case.match(2)
    candidates = {action.text: action for action in play_randomly(case.match(3), 3).actions}
    while True:
        for action in candidates.values():
            if action in match.legal:
                continue
            before = match.states.tobytes()
            reason = match.why_not(action)
            assert reason is not None
            sentences = {reason.say(language) for language in LANGUAGES}
            assert len(sentences) == len(LANGUAGES), f"{reason.message} is the same in both languages"
            assert match.states.tobytes() == before
        if match.over:
            break
        play_randomly(match, 2, most=3 + len(match.history) // 4)


def move_sentences_reveal_nothing(case: Case) -> None:
    """Sentences about a choice exist in both languages and do not depend on chance or hidden information."""
    match = case.match(4)
    while not match.over:
        for code in match.codes[:MAX_CHOICES]:
            sentence, *others = (describe_move(match, redealt_copy(match, seed), code) for seed in range(4))
            assert others == 3 * [sentence], match.decode(code).text
            if sentence:
                spoken = {sentence.say(case.game.words(language), match.players) for language in LANGUAGES}
                assert len(spoken) == len(LANGUAGES), sentence
        play_randomly(match, 4, most=3 + len(match.history) // 4)
