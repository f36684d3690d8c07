"""Actions as JSON: legal ones, those sent by clients, and those stored as text."""

import functools
import operator
from typing import Any

import msgspec
from msgspec import Raw

from townwright.bots.action_sentences import ActionSentence
from townwright.core.action import Action
from townwright.core.decisions import LookAhead, NextAction
from townwright.core.errors import UnreadableAction, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.server.wire.actions import Choice, ShownAction
from townwright.server.wire.words import sentence

encode = msgspec.json.Encoder().encode


def legal_choices(match: Match, s: Any) -> list[Choice]:
    """Return the legal actions; `s` is the match's state."""
    decode, remark = match.game.wording.decode, match.game.wording.remark
    look_ahead = LookAhead(match.game, match.states, s)
    result = []
    for code in match.codes:
        action = decode(s, code)
        note = remark(s, action)
        following = [next_choice(each) for each in look_ahead.next_actions(action)] if action.leads_to else []
        result.append(Choice(*json_and_text(action), sentence(note) if note else None, following))
    return result


def next_choice(each: NextAction) -> Choice:
    """Return an action that may follow another one."""
    if not each.next:
        return last_choice(each.action)
    return Choice(*json_and_text(each.action), next=[next_choice(after) for after in each.next])


@functools.lru_cache(maxsize=20_000)
def last_choice(action: Action) -> Choice:
    """Return an action that may follow another one, and after which no more are listed."""
    return Choice(*json_and_text(action))


@functools.lru_cache(maxsize=20_000)
def json_and_text(action: Action) -> tuple[Raw, str]:
    """Return an action as JSON, and its text."""
    return Raw(msgspec.json.encode(action)), action.text


def action_json(action: Action) -> Raw:
    """Return an action as JSON."""
    return json_and_text(action)[0]


@functools.lru_cache(maxsize=20_000)
def stored_action_json(game: Game, text: str) -> Raw | None:
    """Return an action stored as text as JSON; None if the installed rules do not have it."""
    try:
        return action_json(game.wording.read(text))
    except UnreadableAction:
        return None


def shown_action(game: Game, text: str, sentence: ActionSentence | None) -> ShownAction:
    """Return an action that is stored as text, as the page shows it."""
    return ShownAction(stored_action_json(game, text), text, sentence)


def read_action(game: Game, data: dict[str, Any]) -> Action:
    """Return the action that a client sent; raise if it is not one of the game's or has unknown fields."""
    try:
        action = reader(game).decode(encode(data))
    except msgspec.ValidationError:
        action = None
    if action is None or not data.keys() <= {"action", *action.__struct_encode_fields__}:
        text = msgspec.json.encode(data).decode()
        raise problem(UnreadableAction, "unreadable-action", text=text[:80])
    return action


@functools.cache
def reader(game: Game) -> msgspec.json.Decoder[Action]:
    """Return a decoder for a game's actions; `msgspec.convert` would examine their types at every call."""
    return msgspec.json.Decoder(functools.reduce(operator.or_, game.wording.kinds))
