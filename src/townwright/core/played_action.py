"""The actions of a match: legal ones, played ones, and the points that undo goes back to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

import msgspec

from townwright.core.action import Action, Event
from townwright.core.state import States

if TYPE_CHECKING:
    from townwright.core.match import Match


class PlayedAction(msgspec.Struct, frozen=True):
    """An action in the history of a match, with its seat and its events.

    >>> match = new(game_names()[0], seed=7)
    >>> [played.number for played in match.play(match.legal[0])][0]
    1
    """

    number: int
    seat: int
    action: Action
    forced: bool  # the only legal action, played automatically
    events: tuple[Event, ...]


class LegalActions(Sequence[Action]):
    """A lazy sequence of the legal actions; `in` accepts actions and text."""

    def __init__(self, match: Match, codes: list[int]) -> None:
        self._match = match
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Action]:
        return (self._match.decode(code) for code in self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._match.decode(code) for code in self.codes[index]]
        return self._match.decode(self.codes[index])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, (str, Action)) and self._match.find(action) is not None

    def __repr__(self) -> str:
        texts = [action.text for action in self[:8]]
        return f"<LegalActions {len(self)}: {', '.join(texts)}{', …' if len(self) > len(texts) else ''}>"


class UndoPoint(msgspec.Struct):
    """A decision that can be undone: the state and the number of actions before it."""

    before: States
    number: int
