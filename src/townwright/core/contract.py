"""The parts of a game: `Rules`, `Wording`, `Learning` and `Extras`, and what they hold. See docs/architecture.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from townwright.core import defaults
from townwright.core.action import Action, Event, Highlight, ScoreRow, Tally
from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.code_parts import CodePart
from townwright.core.errors import Reason, UnreadableAction, problem
from townwright.core.files import Json
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.state import AnyState, Ints, RecordType, States
from townwright.locale import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from townwright.core.game import Game


#: The view of a game, as its own `view` makes it.
AnyView: TypeAlias = Any
#: Corrections of components: values by component, as JSON.
Corrections = Mapping[str, Json]
#: Name, first number and description of a block, then its bounds or its parts, if any.
BlockRow: TypeAlias = tuple[Any, ...]
#: Stands for what a game leaves out.
DEFAULT: Any = None


@dataclass(frozen=True)
class Option:
    """A choice made before the game: the first of its `choices` is the recommended one."""

    name: str
    choices: tuple[str, ...]
    players: range | None = None  # the numbers of players that have this choice; none: all of them

    @classmethod
    def of(cls, name: str, choices: type[IntEnum]) -> Option:
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

    read: Callable[
        [Corrections | None], Ints
    ]  # corrections, checked, as the numbers that `setup` takes after the options
    rows: Callable[[Corrections | None], list[Component]]  # the whole table, corrections included, value by value


class SpaceBlock(msgspec.Struct, frozen=True):
    """Numbers of an observation, or actions of the action space, that belong together: for learners and their docs."""

    name: str
    start: int  # within the whole, or within one repetition of the block it is a part of
    size: int
    text: str
    least: int = 0  # the bounds of each number of an observation
    most: int = 0
    parts: tuple[SpaceBlock, ...] = ()  # what repeats itself until the block is full

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the most of each of its numbers."""
        if not self.parts:
            return [self.least] * self.size, [self.most] * self.size
        least = [number for part in self.parts for number in part.bounds()[0]]
        most = [number for part in self.parts for number in part.bounds()[1]]
        times = self.size // len(least)
        return least * times, most * times


def space_blocks(end: int, *rows: BlockRow) -> tuple[SpaceBlock, ...]:
    """Blocks that fill everything up to `end`, from rows of: name, first number, what it is, and either least and most
    or the parts that repeat themselves."""
    ends = [*[row[1] for row in rows[1:]], end]
    found = []
    for (name, start, text, *rest), stop in zip(rows, ends, strict=True):
        least, most, parts = (0, 0, rest[0]) if len(rest) == 1 else (*rest, ()) if rest else (0, 0, ())
        found.append(SpaceBlock(name, start, stop - start, text, least, most, parts))
    return tuple(found)


class SolvedEnding(msgspec.Struct, frozen=True, kw_only=True):
    """What the last decisions of a game lead to if everybody plays their best."""

    action: int  # the best action of the player to move; -1 if none was looked at to the end
    value: float  # their lead in points at the end
    wins: int  # 1 they win, 0 a tie, -1 they lose
    proved: bool  # false if the time was up first: the rest is then a guess
    nodes: int  # how much was looked at


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules:
    """The record of a game, its sizes, and the rules, which can be compiled."""

    state: RecordType  # the record
    actions: int  # size of the action space
    width: int  # most legal actions at once
    max_length: int  # most small decisions in a game
    rows: int  # rows of the score sheet; a match uses as many of them as it has `sources`
    always_ask: frozenset[int] = frozenset()  # actions put to people even when nothing else is possible

    setup: Callable[[AnyState, Numbers, int], None]  # (s, options, seed): people first, then the scripted seats
    legal: Callable[[AnyState, Numbers], int]  # (s, out) -> n; a scripted seat always has exactly one
    apply: Callable[[AnyState, int, Log], None]  # (s, action, log)
    sheet: Callable[
        [AnyState, Matrix], None
    ]  # (s, out): the score sheet, one row per source of points, one column per seat
    scores: Callable[[AnyState, Numbers], None] = DEFAULT  # (s, out): the sums of the columns
    #: (s, scores, out): places with the book's tie-breaks, 1 is first; without one, equal points share a place.
    ranks: Callable[[AnyState, Numbers, Numbers], None] = DEFAULT
    redeal: Callable[[AnyState, int, int], None]  # (s, player, seed): deal anew what the player cannot know
    #: (s, actions, n, out, spare): what each action is worth at first sight; without one, what it gains at once.
    weigh: Callable[[AnyState, Numbers, int, Floats, Records[AnyState]], None] = DEFAULT
    #: (s, out): what the table is worth to each seat; scores, if left out.
    evaluate: Callable[[AnyState, Floats], None] = DEFAULT
    spares: int = 1  # states that `weigh` needs to try things on
    #: A rule (s): whether the others cannot see what the player to move decides now; none if they always can. `redeal`
    #: then deals such decisions anew as well.
    hidden: Callable[[AnyState], bool] | None = None

    def __post_init__(self) -> None:
        """Let every game begin on an empty table, and make the rules that the game leaves out."""
        object.__setattr__(self, "setup", defaults.clear_before_setup(self.state, self.setup))
        made: dict[str, Callable[..., None]] = {}
        if self.scores is None:
            made["scores"] = defaults.sheet_totals(self.sheet, self.rows)
        if self.ranks is None:
            made["ranks"] = defaults.rank_by_points
        if self.evaluate is None:
            made["evaluate"] = defaults.scores_as_values(made.get("scores", self.scores))
        if self.weigh is None:
            made["weigh"] = defaults.immediate_gain(self.apply, made.get("evaluate", self.evaluate))
        if made and "players" not in (self.state.names or ()):
            raise ValueError(f"the record needs a field called players: {', '.join(made)} are made with it")
        for name, found in made.items():
            object.__setattr__(self, name, found)


@dataclass(frozen=True, kw_only=True, eq=False)
class Wording:
    """What people read and type, in plain Python; `s` is the record as `records` reads it."""

    kinds: tuple[type[Action], ...]  # the kinds of action
    encode: Callable[[Action], int]
    decode: Callable[[AnyState, int], Action]
    why_not: Callable[[AnyState, Action], Reason | None]  # the rule that forbids an action now
    question: Callable[[AnyState], Reason]  # what the player to move is asked
    sources: Callable[[AnyState], list[str]]  # names of the score sheet's rows
    view: Callable[[AnyState, int | None], msgspec.Struct]  # what a seat may see; without a seat, what everybody may
    open_information: bool = False  # everybody sees everything: all seats have the same view
    events: type[IntEnum]
    facts: Mapping[int, tuple[str, ...]]  # the names of each event's numbers
    fact_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # facts that number things: words for these
    topics: tuple[str, ...]  # sections of the rules text, in order
    topic: Callable[[AnyState], str] = DEFAULT  # the section of the rules text that matters now; the first, if left out
    remark: Callable[[AnyState, Action], Reason | None] = lambda *_: None  # what to know before choosing an action
    #: A drawing for the terminal from view, scores, words and names.
    draw: Callable[[AnyView, Sequence[ScoreRow], Words, Sequence[str]], RenderableType] = defaults.draw_fields
    #: The same as SVG, for notebooks; without one, the drawing for the terminal as SVG.
    svg: Callable[[AnyView, Sequence[ScoreRow], Words, Sequence[str]], str] | None = None
    expand: Callable[[str], list[str]] = lambda text: [text]  # text that stands for several actions, one by one

    def __post_init__(self) -> None:
        """Make what the game leaves out."""
        if self.topic is None:
            object.__setattr__(self, "topic", lambda _: self.topics[0])

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
        _, names, words_of_game = self._event_kinds[event]
        facts: dict[str, int | str] = dict(zip(names, numbers, strict=False))
        for place in words_of_game:
            if numbers[place] >= 0:
                facts[names[place]] = f"${self.fact_words[names[place]][numbers[place]]}"
        return facts

    @cached_property
    def _event_kinds(self) -> dict[int, tuple[str, tuple[str, ...], list[int]]]:
        """The name of each kind of event and of its numbers, and which of these stand for words."""
        return {
            kind.value: (
                kind.name.lower(),
                names,
                [place for place, name in enumerate(names) if name in self.fact_words],
            )
            for kind in self.events
            for names in [tuple(self.facts[kind])]
        }


@dataclass(frozen=True, kw_only=True, eq=False)
class Learning:
    """What learners see of a game: numbers."""

    observe: Callable[[AnyState, int, Numbers], None]  # (s, player, out), compiled: what a player knows
    observation: int  # numbers that `observe` writes
    observation_blocks: tuple[SpaceBlock, ...] = ()  # these numbers, in order
    action_blocks: tuple[SpaceBlock, ...] = ()  # the actions of the action space, in order

    @classmethod
    def of_fields(cls, state: RecordType, *fields: str) -> Learning:
        """An observation of these fields of the record, which everybody may see."""
        observe, size = defaults.observe_fields(state, fields)
        return cls(observe=observe, observation=size)


@dataclass(frozen=True, kw_only=True, eq=False)
class Extras:
    """What only some games can do."""

    components: Components | None = None  # a table of components that an owner may correct
    tie_breaks: Callable[[AnyState], list[ScoreRow]] | None = (
        None  # what breaks ties: shown with the sheet, but no points
    )
    secret: Callable[[AnyState], tuple[str, ...]] | None = (
        None  # rows of which each player may know only their own number
    )
    target: Callable[[Sequence[ScoreRow]], int] | None = None  # points to be reached together; none in a contest
    highlights: Callable[[AnyState], list[list[Highlight]]] | None = (
        None  # for each row of the sheet, what made its points
    )
    position: Callable[[AnyState], msgspec.Struct] | None = None  # the table as the score helper takes it
    score_position: Callable[[Game, Json], Tally] | None = None  # score a table laid out by hand
    daily: Mapping[str, Sequence[str]] = field(default_factory=dict)  # choices of options that differ from day to day
    #: A small picture of letters for friends, from view, seat, scores, words and names.
    share_picture: Callable[[AnyView, int, Sequence[ScoreRow], Words, Sequence[str]], list[str]] | None = None
    search: Mapping[str, float] = field(default_factory=dict)  # settings of the search that differ from the usual ones
    #: Solves the last decisions exactly: (states, milliseconds); none if the state given is too far from the end.
    ending: Callable[[States, int], SolvedEnding | None] | None = None
    code_parts: tuple[CodePart, ...] = ()  # machine code of its own, such as that of `ending`
