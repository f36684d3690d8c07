"""The log of a match in the terminal: one line per turn."""

from itertools import pairwise
from typing import NamedTuple

from townwright.core.errors import join_phrases
from townwright.core.match import Match
from townwright.core.turns import describe_turn, ends_turn, turn_starts
from townwright.locale import Words


class LoggedTurn(NamedTuple):
    """A turn of a match: the seat, and its actions in the history."""

    seat: int
    first: int
    end: int
    over: bool


def logged_turns(match: Match) -> list[LoggedTurn]:
    """Return the turns of a match; only the last one can be unfinished."""
    history = match.history
    starts = turn_starts(match.game, history)
    turns = []
    for first, end in pairwise([*starts, len(history)]):
        seat = history[first].seat
        over = end < len(history) or match.to_move != seat or ends_turn(match.game, history[-1])
        turns.append(LoggedTurn(seat, first, end, over))
    return turns


def turn_sentence(match: Match, turn: LoggedTurn, viewer: int | None, speak: Words) -> str:
    """Return a turn as one sentence, with what a viewer may know about it."""
    actions = match.history[turn.first : turn.end]
    events = [event for played in actions for event in played.events if event.visible_to(viewer)]
    phrases = [each.say(speak.language, match.players) for each in describe_turn(match.game, turn.seat, events)]
    if phrases:
        return speak("turn-sentence", name=match.players[turn.seat], did=join_phrases(phrases, speak))
    return events[0].say(speak, match.players) if events else actions[0].action.text
