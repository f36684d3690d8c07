"""Legal actions as they are offered, and actions as clients name them."""

import functools
from typing import Any, cast

import msgspec
from msgspec import Raw

from townwright.core.action import Action
from townwright.core.errors import UnreadableAction, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.server.wire.actions import Choice
from townwright.server.wire.words import sentence


def choices(match: Match, s: Any) -> list[Choice]:
    """The legal actions; `s` is the match's state."""
    remark = match.game.wording.remark
    result = []
    for code in match.codes:
        action = match.game.wording.decode(s, code)
        text, kind, form = described(action)
        told = remark(s, action)
        result.append(Choice(code, text, kind, form, sentence(told) if told else None))
    return result


@functools.lru_cache(maxsize=20_000)
def described(action: Action) -> tuple[str, str, Raw]:
    """An action's text, the tag of its kind, and its JSON form."""
    return action.text, str(action.__struct_config__.tag), Raw(msgspec.json.encode(action))


def read_action(game: Game, given: str | int | dict[str, Any]) -> str | int | Action:
    """An action as a client names it: text and numbers as they are, JSON as an action of the game."""
    if not isinstance(given, dict):
        return given
    try:
        return cast(Action, msgspec.convert(given, forms(game)))
    except msgspec.ValidationError:
        text = msgspec.json.encode(given).decode()
        raise problem(UnreadableAction, "unreadable-action", text=text[:80]) from None


@functools.cache
def forms(game: Game) -> Any:
    """The union of a game's kinds of action."""
    return functools.reduce(lambda union, kind: union | kind, game.wording.kinds[1:], cast(Any, game.wording.kinds[0]))
