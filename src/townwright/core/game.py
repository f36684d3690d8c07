"""`Game`: what a game must provide, and the registry of games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from townwright.core.action import Action, Event, Highlight, ScoreRow, Tally
from townwright.core.entry import Entries, build
from townwright.core.errors import NotPossible, Reason, UnreadableAction, problem
from townwright.core.parts import Part
from townwright.core.state import Ints, States
from townwright.locale import Words, words

GROUP = "townwright.games"


@dataclass(frozen=True)
class Option:
    """A choice made before the game: the first of its `choices` is the recommended one."""

    name: str
    choices: tuple[str, ...]
    players: range | None = None  # the numbers of players that have this choice; none: all of them

    @classmethod
    def of(cls, name: str, choices: type[IntEnum]) -> "Option":
        """An option whose choices are the members of an enumeration, in order."""
        return cls(name, tuple(choice.name.lower() for choice in choices))

    @property
    def default(self) -> str:
        return self.choices[0]

    def concerns(self, players: int) -> bool:
        """Whether so many players have this choice."""
        return self.players is None or players in self.players


class Component(msgspec.Struct, frozen=True):
    """One printed value: what it is, and how we know it."""

    what: Reason
    value: str
    provenance: str  # rulebook, derived, public, reconstructed …
    known: Reason  # the provenance in words
    why: Reason


@dataclass(frozen=True)
class Components:
    """The table of components of a game whose owner may correct what we could not see."""

    read: Callable[[Any], Ints]  # corrections, checked, as the numbers that `setup` takes after the options
    rows: Callable[[Any], list[Component]]  # the whole table, corrections included, value by value


class Block(msgspec.Struct, frozen=True):
    """Numbers of an observation, or actions of the action space, that belong together: for learners and their docs."""

    name: str
    start: int  # within the whole, or within one repetition of the block it is a part of
    size: int
    text: str
    least: int = 0  # the bounds of each number of an observation
    most: int = 0
    parts: tuple["Block", ...] = ()  # what repeats itself until the block is full

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the most of each of its numbers."""
        if not self.parts:
            return [self.least] * self.size, [self.most] * self.size
        least = [number for part in self.parts for number in part.bounds()[0]]
        most = [number for part in self.parts for number in part.bounds()[1]]
        times = self.size // len(least)
        return least * times, most * times


def blocks(end: int, *rows: tuple[Any, ...]) -> tuple[Block, ...]:
    """Blocks that fill everything up to `end`, from rows of: name, first number, what it is, and either least and most
    or the parts that repeat themselves."""
    ends = [*[row[1] for row in rows[1:]], end]
    found = []
    for (name, start, text, *rest), stop in zip(rows, ends, strict=True):
        least, most, parts = (0, 0, rest[0]) if len(rest) == 1 else (*rest, ()) if rest else (0, 0, ())
        found.append(Block(name, start, stop - start, text, least, most, parts))
    return tuple(found)


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """What the last decisions of a game lead to if everybody plays their best."""

    action: int  # the best action of the player to move; -1 if none was looked at to the end
    value: float  # their lead in points at the end
    wins: int  # 1 they win, 0 a tie, -1 they lose
    proved: bool  # false if the time was up first: the rest is then a guess
    nodes: int  # how much was looked at


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: its sizes, its compiled rules, and the words around them. See docs/architecture.md."""

    name: str
    version: int  # of the rules: raised whenever the same actions could lead elsewhere
    package: Path  # the folder with the game's words
    players: range
    options: tuple[Option, ...]
    usual: int = 2  # players of a quick start
    minutes: tuple[int, int] = (30, 60)  # shortest and longest playing time
    weight: int = 3  # complexity, from 1 to 5

    # The record and its sizes
    state: np.dtype[Any]
    actions: int  # size of the action space
    width: int  # most legal actions at once
    max_length: int  # most small decisions in a game
    rows: int  # rows of the score sheet; a match uses as many of them as it has `sources`
    observation: int  # numbers that `observe` writes
    spares: int  # states that `weigh` needs to try things on

    # Rules, compiled
    setup: Any  # (s, options, seed): people first, then the scripted seats
    legal: Any  # (s, out) -> n; a scripted seat always has exactly one
    apply: Any  # (s, action, log)
    sheet: Any  # (s, out): the score sheet at any moment, a row a source of points, a column a player
    scores: Any  # (s, out): the sums of the columns
    ranks: Any  # (s, scores, out): places with the book's tie-breaks, 1 is first
    redeal: Any  # (s, player, seed)
    weigh: Any  # (s, actions, n, out, spare)
    evaluate: Any  # (s, out)
    observe: Any  # (s, player, out)

    # Words around the rules, in plain Python; `s` is the record as `states.view(np.recarray)[i]` gives it
    kinds: tuple[type[Action], ...]  # the kinds of action
    encode: Callable[[Action], int]
    decode: Callable[[Any, int], Action]
    why_not: Callable[[Any, Action], Reason | None]
    question: Callable[[Any], Reason]  # what the player to move is asked
    topic: Callable[[Any], str]  # the section of the rules text that matters now
    remark: Callable[[Any, Action], Reason | None]  # what to know before choosing an action, if anything
    sources: Callable[[Any], list[str]]  # names of the score sheet's rows
    view: Callable[[Any, int | None], msgspec.Struct]
    draw: Callable[[Any, Sequence[ScoreRow], Words, Sequence[str]], Any]  # view, scores, words, names: a drawing
    events: type[IntEnum]
    facts: Mapping[int, tuple[str, ...]]  # the names of each event's numbers
    topics: tuple[str, ...]  # sections of the rules text, in order
    scripted: Callable[[Mapping[str, str]], Sequence[str]] = lambda _: ()  # the names of seats that play by rule
    open: bool = False  # everybody sees everything: all seats have the same view
    offered: tuple[Block, ...] = ()  # the actions of the action space, in order, for learners
    observed: tuple[Block, ...] = ()  # the numbers that `observe` writes, in order
    asked: frozenset[int] = frozenset()  # actions put to people even when nothing else is possible
    components: Components | None = None  # for a game whose table of components an owner may correct
    search: Mapping[str, float] = field(default_factory=dict)  # what a search does otherwise in this game than usually
    named: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # facts that number things: words for these
    expand: Callable[[str], list[str]] = lambda text: [text]  # text that stands for several actions, one by one
    tie_breaks: Callable[[Any], list[ScoreRow]] | None = None  # what breaks ties: shown with the sheet, but no points
    secret: Callable[[Any], tuple[str, ...]] | None = None  # rows of which each player may know only their own number
    score_position: Callable[["Game", Any], Tally] | None = None  # score a table laid out by hand
    position: Callable[[Any], msgspec.Struct] | None = None  # the table as such a position, for what it is worth
    daily: Mapping[str, Sequence[str]] = field(default_factory=dict)  # choices of options that differ from day to day
    #: A small picture of letters for friends, from view, seat, scores, words and names.
    share_picture: Callable[[Any, int, Sequence[ScoreRow], Words, Sequence[str]], list[str]] | None = None
    target: Callable[[Sequence[ScoreRow]], int] | None = None  # points to be reached together; none in a contest
    highlights: Callable[[Any], list[list[Highlight]]] | None = None  # for each row of the sheet, what made its points
    #: Solves the last decisions exactly: (states, milliseconds); none if the state given is too far from the end.
    ending: Callable[[States, int], Ending | None] | None = None
    parts: tuple[Part, ...] = ()  # machine code of its own, such as that of `ending`

    @cached_property
    def entry(self) -> Entries:
        """The compiled rules as Python calls them: with an array of states and an index."""
        return build(self)

    def words(self, language: str = "en") -> Words:
        return words(language, self.package)

    def title(self, language: str = "en") -> str:
        return self.words(language)("title")

    def source_name(self, source: str, speak: Words) -> str:
        """What a row of the score sheet is called: the game's words name it by one of these families."""
        for family in ("territory", "zone", "condition", "source"):
            if f"{family}-{source}" in speak:
                return speak(f"{family}-{source}")
        raise LookupError(f"no word for the source {source}")

    def options_for(self, players: int, chosen: Mapping[str, str] | None = None) -> dict[str, str]:
        """The options that so many players have, as they are chosen or recommended."""
        picked = chosen or {}
        return {each.name: picked.get(each.name, each.default) for each in self.options if each.concerns(players)}

    def seats(self, players: int, chosen: Mapping[str, str] | None = None) -> int:
        """The seats at the table: those of the people, then those that play by rule."""
        return players + len(self.scripted(self.options_for(players, chosen)))

    def option_codes(self, players: int, chosen: Mapping[str, str], corrections: Any = None) -> Ints:
        """Player count, options and, where a game has one, the table of components: the numbers that `setup` takes."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise problem(NotPossible, "bad-player-count", low=low, high=high, exact=int(low == high), found=players)
        known = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in known:
                names = ", ".join(known)
                raise problem(NotPossible, "no-such-option", option=str(name), options=names, count=len(known))
            if choice not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise problem(NotPossible, "no-such-choice", option=name, choice=str(choice), choices=choices)
            if not known[name].concerns(players):
                raise problem(NotPossible, "option-of-others", option=name, players=players)
        picks = [option.choices.index(chosen.get(option.name, option.default)) for option in self.options]
        if corrections is not None and self.components is None:
            raise problem(NotPossible, "no-components", game=self.name)
        table = self.components.read(corrections).tolist() if self.components else []
        return np.array([players, *picks, *table], np.int64)

    def read(self, text: str) -> Action:
        """The action that prints as `text`, whatever the position."""
        for kind in self.kinds:
            action = kind.read(text)
            if action is not None:
                return action
        raise problem(UnreadableAction, "unreadable-action", text=text[:80])

    def read_events(self, noted: Ints) -> tuple[Event, ...]:
        """The events that an action wrote into a log."""
        return tuple(
            Event(self._event_kinds[code][0], seats, self._facts(code, facts))
            for code, seats, *facts in noted[1 : int(noted[0, 0]) + 1].tolist()
        )

    def _facts(self, event: int, numbers: list[int]) -> dict[str, int | str]:
        """What an event tells: numbers, or the word for the thing that has this number; below 0 stands for none."""
        _, names, worded = self._event_kinds[event]
        facts: dict[str, int | str] = dict(zip(names, numbers, strict=False))
        for place in worded:
            if numbers[place] >= 0:
                facts[names[place]] = f"${self.named[names[place]][numbers[place]]}"
        return facts

    @cached_property
    def _event_kinds(self) -> dict[int, tuple[str, tuple[str, ...], list[int]]]:
        """The name of each kind of event and of its numbers, and which of these stand for words."""
        return {
            kind.value: (kind.name.lower(), names, [place for place, name in enumerate(names) if name in self.named])
            for kind in self.events
            for names in [tuple(self.facts[kind])]
        }

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


@cache
def games() -> dict[str, Game]:
    """All games there are: ours, and those that other packages add as entry points `townwright.games`."""
    return {found.name: found.load() for found in sorted(entry_points(group=GROUP), key=lambda found: found.name)}


def game(name: str) -> Game:
    """The game of that name."""
    found = games().get(name.lower().replace("-", "_").replace(" ", "_"))
    if found is None:
        raise problem(NotPossible, "no-such-game", game=name[:80], games=", ".join(games()))
    return found
