"""The turns of a match: where each begins, what happened in it, and the points after it."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

import msgspec

from townwright.core.action import Event
from townwright.core.errors import Sentence

if TYPE_CHECKING:
    from townwright.core.game import Game
    from townwright.core.match import Match


class TurnPhrase(msgspec.Struct, frozen=True):
    """A phrase of the sentence about a turn: the message `did-<name>`, for one kind of event.

    The arguments of the message are the facts of the last event, `times` (the number of events), `list` (see below) and
    `listed` (the number of different values in it). For example, if a player takes two red bricks, for 2 coins and for
    1, the phrase `took` with `add=("price",)`, `list="colour"` and `repeats=True` becomes the message `did-took` with
    price 3, times 2, list red, red, and listed 1.
    """

    name: str
    by: tuple[str, ...] = ()  # facts that split the events into several phrases, one for each combination of values
    add: tuple[str, ...] = ()  # facts to sum up
    list: str = ""  # the fact whose different values are listed
    repeats: bool = False  # list the value of every event, not only different ones
    contested: tuple[str, ...] = ()  # facts that name what only one player can have, such as a building
    unless: str = ""  # leave an event out if the phrase of this name already lists the same value


class LoggedAction(Protocol):
    """An action with its seat and its events, played or stored."""

    @property
    def seat(self) -> int: ...
    @property
    def events(self) -> Sequence[Event]: ...


def ends_turn(game: "Game", action: LoggedAction) -> bool:
    """Return whether a turn is over after an action even if the same seat acts next."""
    return any(event.kind in game.wording.turn_end_kinds for event in action.events)


def turn_starts(game: "Game", line: Sequence[LoggedAction]) -> list[int]:
    """Return the indexes of the actions that begin a turn: another seat acts, or the last turn was over."""
    begun = [at for at, (last, each) in enumerate(pairwise(line), 1) if each.seat != last.seat or ends_turn(game, last)]
    return [0, *begun] if line else []


def describe_turn(
    game: "Game", seat: int, events: Sequence[Event], *, family: str = "did", in_order: bool = False
) -> list[Sentence]:
    """Return what a seat did in a turn with these events, as phrases without a subject.

    Each is the message `<family>-<phrase>`; events without such a message are left out. Events of the same phrase are
    described together; `in_order`: only if no other phrase comes between them.
    """
    phrases, words = game.wording.phrases_by_kind, game.words()
    own = [event for event in events if event.kind in phrases and event.facts.get("seat", seat) == seat]
    groups: dict[tuple[str | int, ...], list[Event]] = {}
    result = list[list[Event]]()
    for event in own:
        phrase = phrases[event.kind]
        if f"{family}-{phrase.name}" not in words or (phrase.unless and _is_mentioned(own, event, phrase, phrases)):
            continue
        key = (phrase.name, *[event.facts[name] for name in phrase.by])
        if in_order and result and groups.get(key) is not result[-1]:
            groups.pop(key, None)
        if key not in groups:
            groups[key] = []
            result.append(groups[key])
        groups[key].append(event)
    return [_phrase(game, group, family) for group in result]


def _is_mentioned(events: Sequence[Event], event: Event, phrase: TurnPhrase, phrases: Mapping[str, TurnPhrase]) -> bool:
    """Return whether a phrase named in `unless` already mentions what this event would list."""
    others = (each.facts for each in events if phrases[each.kind].name == phrase.unless)
    return any(facts.get(phrase.list) == event.facts[phrase.list] for facts in others)


def _phrase(game: "Game", events: Sequence[Event], family: str) -> Sentence:
    """Return the phrase that events share."""
    phrase = game.wording.phrases_by_kind[events[-1].kind]
    sums = {name: sum(int(event.facts[name]) for event in events) for name in phrase.add}
    values = [event.facts[phrase.list] for event in events] if phrase.list else []
    different = list(dict.fromkeys(values))
    arguments: dict[str, object] = {**events[-1].facts, **sums}
    arguments |= {"times": len(events), "list": values if phrase.repeats else different, "listed": len(different)}
    return Sentence(f"{family}-{phrase.name}", arguments, game.package)


class DecisiveTurn(msgspec.Struct, frozen=True):
    """The turn that decided a game, counted from 1.

    `took_lead`: the winner has been ahead ever since. Otherwise it is the turn in which the winner gained most on the
    others or, in a cooperative game, scored most.
    """

    turn: int
    took_lead: bool


def totals_by_turn(match: "Match", line: Sequence[LoggedAction]) -> list[list[int]]:
    """Return the scores before the first turn and after each turn of a match, as if it had ended there."""
    moments = [*turn_starts(match.game, line), len(line)]
    boundaries, scores = set(moments), dict[int, list[int]]()
    for each in match.replay():
        if not scores:  # forced actions of the setup have already been played
            scores |= dict.fromkeys(range(len(each.history) + 1), each.scores)
        elif len(each.history) in boundaries:
            scores[len(each.history)] = each.scores
    return [scores[moment] for moment in moments]


def decisive_turn(totals: Sequence[Sequence[int]], winners: Sequence[int], *, cooperative: bool) -> DecisiveTurn | None:
    """Return the turn that decided a game, or None.

    None if players share the win of a competitive game, or if the winner (in a cooperative game, the team) never
    gained.
    """
    if cooperative:
        leads = [each[0] for each in totals]
    elif len(winners) == 1:
        leads = [
            each[winners[0]] - max(points for seat, points in enumerate(each) if seat != winners[0]) for each in totals
        ]
        behind = [turn for turn, lead in enumerate(leads) if lead <= 0]
        if behind and len(totals[0]) <= behind[-1] < len(leads) - 1:  # after the first round
            return DecisiveTurn(behind[-1] + 1, took_lead=True)
    else:
        return None
    gains = [after - before for before, after in pairwise(leads)]
    return DecisiveTurn(gains.index(max(gains)) + 1, took_lead=False) if gains and max(gains) > 0 else None
