"""Sentences about actions: moves (“Take card 14.”) and events (“Ann takes card 14.”)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from townwright.core.action import Action, Event
from townwright.core.errors import render_arguments
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.state import States, copy_states
from townwright.locale import Words


class ActionSentence(msgspec.Struct, frozen=True):
    """A sentence about an action: a message and its arguments, written as in `Event`."""

    message: str
    arguments: dict[str, Any]

    def say(self, speak: Words, names: Sequence[str] = ()) -> str:
        """Return the sentence in the language of `speak`."""
        return speak(self.message, **render_arguments(self.arguments, speak, names))


def describe_move(match: Match, guess: States, code: int) -> ActionSentence | None:
    """Return a legal action as a sentence to its player; `guess` is a state redealt for that player."""
    return move_sentence(match, match.decode(code), _events(match, guess, code))


def describe_action(match: Match, guess: States, code: int) -> ActionSentence | None:
    """Return a legal action as a sentence of the log; `guess` is a state redealt for the player to move."""
    return action_sentence(match, match.decode(code), _events(match, guess, code))


def move_sentence(match: Match, action: Action, events: Sequence[Event]) -> ActionSentence | None:
    """Return the imperative about an action that causes these events: the message `move-<kind>`.

    Its arguments are the facts of the action's event and the action's fields. In a game without such messages it is the
    sentence of the log.
    """
    message, speak = f"move-{action.__struct_config__.tag}", match.game.words()
    if message not in speak:
        return action_sentence(match, action, events)
    event = _own_event(match, events)
    facts = event.facts if event else {}
    return ActionSentence(message, {**_fields(action, facts, speak), **facts})


def action_sentence(match: Match, action: Action, events: Sequence[Event]) -> ActionSentence | None:
    """Return the sentence of the log about an action that causes these events; None if there is none.

    It comes from the action's event. If there is no such event, or if its message says too little, the game has a
    message `decision-<kind>`.
    """
    message, speak = f"decision-{action.__struct_config__.tag}", match.game.words()
    if message in speak:
        assert match.to_move is not None
        return ActionSentence(message, {**_fields(action, {}, speak), "seat": match.to_move})
    event = _own_event(match, events)
    return ActionSentence(f"event-{event.kind}", event.facts) if event else None


def _events(match: Match, guess: States, code: int) -> tuple[Event, ...]:
    """Return the events that an action causes on a copy of a guess."""
    states, log = copy_states(guess), new_log()
    match.game.entry_points.apply(states, 0, code, log)
    return match.game.wording.read_events(log)


def _own_event(match: Match, events: Sequence[Event]) -> Event | None:
    """Return the first event about the player to move that this player may see."""
    seat = match.to_move
    return next((each for each in events if each.visible_to(seat) and each.facts.get("seat") == seat), None)


def _fields(action: Action, facts: Mapping[str, int | str], speak: Words) -> dict[str, int | str]:
    """Return the fields of an action as arguments: numbers, or words of the game."""
    return {
        name: int(value) if isinstance(value, (bool, int)) else _word(name, value, facts, speak)
        for name, value in msgspec.structs.asdict(action).items()
    }


def _word(name: str, value: str, facts: Mapping[str, int | str], speak: Words) -> str:
    """Return the word for a field: the message `<field>-<value>`, or a fact that ends with the value."""
    if f"{name}-{value}" in speak:
        return f"${name}-{value}"
    words = (fact for fact in facts.values() if isinstance(fact, str) and fact.endswith(f"-{value}"))
    return next(words, value)
