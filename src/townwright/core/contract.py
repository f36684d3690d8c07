"""The parts of a game: `Rules`, `Wording`, `Learning` and `Extras`. See docs/games.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec

from townwright.core import defaults
from townwright.core.action import Action, Event, Highlight, ScoreRow, Tally
from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.code_parts import CodePart
from townwright.core.errors import Sentence, UnreadableAction, problem
from townwright.core.files import Json
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import COMPILED, Rule
from townwright.core.state import AnyState, NumberArray, RecordType, States
from townwright.core.turns import TurnPhrase
from townwright.locale import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from townwright.core.game import Game


#: The view of a game, as its own `view` makes it.
AnyView: TypeAlias = Any
#: Corrections of components: values by component, as JSON.
Corrections = Mapping[str, Json]
#: Name, first number and description of a block, then its bounds (with the usual highest number, if that is lower) or
#: its parts, and its digits, if any.
BlockRow: TypeAlias = tuple[Any, ...]
#: Placeholder for rules that a game leaves out.
DEFAULT: Any = None


@dataclass(frozen=True)
class Option:
    """An option of a game; the first of its `values` is the default."""

    name: str
    values: tuple[str, ...]
    players: range | None = None  # the player counts it applies to; None: all

    @classmethod
    def of(cls, name: str, members: type[IntEnum]) -> Option:
        """Return an option whose values are the members of an enumeration."""
        return cls(name, tuple(member.name.lower() for member in members))

    @property
    def default(self) -> str:
        """The default value."""
        return self.values[0]

    def applies_to(self, players: int) -> bool:
        """Return whether the option applies to this number of players."""
        return self.players is None or players in self.players


class Component(msgspec.Struct, frozen=True):
    """A printed value: what it is, and how it is known."""

    what: Sentence
    value: str
    provenance: str  # rulebook, derived, public, reconstructed …
    provenance_text: Sentence  # for people
    why: Sentence  # the evidence, such as “in the list of components”
    #: The path of the value that this row shows, in whole or in part. Owners may correct it if it is in
    #: `Components.values`.
    path: str = ""


@dataclass(frozen=True)
class Components:
    """The components of a game, whose printed values owners may correct.

    Corrections list what an owner has compared with the printed game. Each value has a path, such as `cards.3.points`.
    """

    #: The numbers that `setup` takes after the options, with checked corrections.
    read: Callable[[Corrections | None], NumberArray]
    #: All printed values, with corrections applied.
    rows: Callable[[Corrections | None], list[Component]]
    #: Our own values, by path.
    values: Mapping[str, Any]
    #: The values listed in corrections, by path; an impossible value raises an error.
    values_in: Callable[[Corrections], dict[str, Any]]
    #: Why the values of corrections do not fit together.
    contradictions: Callable[[Corrections], list[Sentence]]
    #: Corrections that list these values.
    corrections: Callable[[Mapping[str, Any]], dict[str, Any]]


class SpaceBlock(msgspec.Struct, frozen=True):
    """A documented range of an observation or of the action space."""

    name: str
    start: int  # in the space, or in one repetition of the enclosing block
    size: int
    text: str
    least: int = 0  # bounds of each number of an observation
    most: int = 0
    usual: int = 0  # the highest number that is not rare, where scaled observations end
    parts: tuple[SpaceBlock, ...] = ()  # repeated until the block is full
    #: Names and sizes of the digits of its numbers, the most significant first. In an action space, these are the
    #: digits of a code minus `start`. In an observation, each number is a square of a card grid: 0 if it is empty,
    #: otherwise 1 plus the number with these digits.
    digits: tuple[tuple[str, int], ...] = ()

    def bounds(self) -> tuple[list[int], list[int]]:
        """Return the lower and upper bounds of all its numbers."""
        if not self.parts:
            return [self.least] * self.size, [self.most] * self.size
        least = [number for part in self.parts for number in part.bounds()[0]]
        most = [number for part in self.parts for number in part.bounds()[1]]
        times = self.size // len(least)
        return least * times, most * times

    def usual_numbers(self) -> list[int]:
        """Return, for each of its numbers, the highest value that is not rare."""
        if not self.parts:
            return [self.usual] * self.size
        usual = [number for part in self.parts for number in part.usual_numbers()]
        return usual * (self.size // len(usual))


def space_blocks(end: int, *rows: BlockRow) -> tuple[SpaceBlock, ...]:
    """Return blocks that fill a space up to `end`.

    Each row has a name, the first number, a description, and either bounds or repeated parts; then digits, if any. A
    third bound is the highest number that is not rare.
    """
    ends = [*[row[1] for row in rows[1:]], end]
    blocks = []
    for (name, start, text, *rest), stop in zip(rows, ends, strict=True):
        digits = tuple(rest.pop().items()) if rest and isinstance(rest[-1], dict) else ()
        least, most, usual, parts = 0, 0, 0, ()
        match rest:
            case [repeated]:
                parts = repeated
            case [lowest, highest, *highest_usual]:
                least, most, usual = lowest, highest, min([highest, *highest_usual])
        blocks.append(SpaceBlock(name, start, stop - start, text, least, most, usual, parts, digits))
    return tuple(blocks)


class SolvedEnding(msgspec.Struct, frozen=True, kw_only=True):
    """The result of perfect play from here to the end of the game."""

    action: int  # the best action of the player to move; -1 if none was solved
    lead: float  # theirs at the end, in points
    outcome: int  # theirs: 1 a win, 0 a tie, -1 a loss
    is_proved: bool  # false if time ran out; the values are then estimates
    nodes: int  # size of the search


class PositionSearch(Protocol):
    """A game's own search, which is stronger in that game than the tree search of `bots`."""

    @property
    def actions(self) -> list[int]:
        """The actions of the player to move, best first."""
        ...

    def grow(self, steps: int) -> bool:
        """Continue the search for some steps; return whether there is more to search."""
        ...

    def look_ahead(self, actions: Sequence[int]) -> list[tuple[float, States]]:
        """Return the expected lead of the player to move after each action, and the final states behind it."""
        ...

    def previous_look_ahead(self, actions: Sequence[int], /) -> list[tuple[float, States]]:
        """Return what `look_ahead` gave in the previous iteration.

        The difference estimates the error of the search. Return an empty list if there is no previous iteration, or if
        the search samples hidden information: the spread of its samples then gives the error.
        """
        ...


def require_sizes(part: object, *names: str) -> None:
    """Raise unless these sizes are positive integers."""
    for name in names:
        size = getattr(part, name)
        if not isinstance(size, int) or size < 1:
            raise ValueError(f"`{name}` must be a positive whole number, not {size!r}")


def require_rules(part: object, *names: str) -> None:
    """Raise for a function without `@rule`, which cannot be compiled."""
    for name in names:
        function = getattr(part, name)
        if COMPILED and function is not None and not isinstance(function, Rule):
            raise ValueError(f"`{name}` needs @rule")


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules:
    """The record of a game, its sizes, and its compiled rules."""

    state: RecordType  # the record
    actions: int  # size of the action space
    max_legal: int  # maximum number of legal actions in a state
    max_length: int  # maximum number of decisions in a game
    rows: int  # maximum number of rows of the score sheet; a match uses one per entry of `sources`
    always_ask: frozenset[int] = frozenset()  # players are asked for these even if nothing else is legal

    setup: Callable[[AnyState, Numbers, int], None]  # (s, options, seed); scripted seats come last
    legal: Callable[[AnyState, Numbers], int]  # (s, out) -> n; a scripted seat always has exactly one
    apply: Callable[[AnyState, int, Log], None]  # (s, action, log)
    #: (s, out): the score sheet, one row per source of points, one column per seat.
    sheet: Callable[[AnyState, Matrix], None]
    scores: Callable[[AnyState, Numbers], None] = DEFAULT  # (s, out): the total of each seat
    #: (s, scores, out): ranks with the tie-breakers of the rules; by default, equal points share a rank.
    ranks: Callable[[AnyState, Numbers, Numbers], None] = DEFAULT
    redeal: Callable[[AnyState, int, int], None]  # (s, player, seed): redeal what the player cannot know
    #: (s, actions, n, out, spare): heuristic value of each action; by default, its immediate gain.
    weigh: Callable[[AnyState, Numbers, int, Floats, Records[AnyState]], None] = DEFAULT
    #: (s, out): the estimated final score of each seat; by default, the current scores.
    evaluate: Callable[[AnyState, Floats], None] = DEFAULT
    spares: int = 1  # scratch states that `weigh` needs
    #: (s): whether the current decision is hidden from other seats; None: never. `redeal` redeals such decisions too.
    hidden: Callable[[AnyState], bool] | None = None

    def __post_init__(self) -> None:
        """Make `setup` clear the record first, and add default rules."""
        require_sizes(self, "actions", "max_legal", "max_length", "rows", "spares")
        require_rules(self, "setup", "legal", "apply", "sheet", "scores", "ranks")
        require_rules(self, "redeal", "weigh", "evaluate", "hidden")
        object.__setattr__(self, "setup", defaults.clear_before_setup(self.state, self.setup))
        default_rules: dict[str, Callable[..., None]] = {}
        if self.scores is None:
            default_rules["scores"] = defaults.sheet_totals(self.sheet, self.rows)
        if self.ranks is None:
            default_rules["ranks"] = defaults.rank_by_points
        if self.evaluate is None:
            default_rules["evaluate"] = defaults.scores_as_values(default_rules.get("scores", self.scores))
        if self.weigh is None:
            default_rules["weigh"] = defaults.immediate_gain(self.apply, default_rules.get("evaluate", self.evaluate))
        if default_rules and "players" not in (self.state.names or ()):
            raise ValueError(
                f"the record needs a field called players, which the default rules read: {', '.join(default_rules)}"
            )
        for name, function in default_rules.items():
            object.__setattr__(self, name, function)


@dataclass(frozen=True, kw_only=True, eq=False)
class Wording:
    """What people read and type, in plain Python; `s` is a `Record`."""

    kinds: tuple[type[Action], ...]  # the kinds of action
    encode: Callable[[Action], int]
    decode: Callable[[AnyState, int], Action]
    why_not: Callable[[AnyState, Action], Sentence | None]  # why an action is not legal now
    question: Callable[[AnyState], Sentence]  # the question to the player to move
    sources: Callable[[AnyState], list[str]]  # names of the rows of the score sheet
    #: What a seat may see; without a seat, what watchers may see.
    view: Callable[[AnyState, int | None], msgspec.Struct]
    open_information: bool = False  # nothing is hidden, so all seats have the same view
    events: type[IntEnum]
    facts: Mapping[int, tuple[str, ...]]  # the names of each event's facts
    fact_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # words for facts that are indexes
    #: The phrases that make up the sentence about a turn, by event.
    turn_phrases: Mapping[int, TurnPhrase] = field(default_factory=dict)
    turn_ends: frozenset[int] = frozenset()  # events that end a turn even if the same seat acts next
    endings: frozenset[int] = frozenset()  # events that say why the game ends
    #: The group of each row of the score sheet that belongs to one; each group gets a subtotal.
    groups: Mapping[str, str] = field(default_factory=dict)
    topics: tuple[str, ...]  # sections of the rules text, in order
    topic: Callable[[AnyState], str] = DEFAULT  # the relevant section of the rules text; by default, the first
    remark: Callable[[AnyState, Action], Sentence | None] = lambda *_: None  # a note on an action before it is chosen
    #: Draws the table in the terminal, from view, score sheet, words and names.
    draw: Callable[[AnyView, Sequence[ScoreRow], Words, Sequence[str]], RenderableType] = defaults.draw_fields
    #: Draws it as SVG, for notebooks; by default, the terminal drawing as SVG.
    svg: Callable[[AnyView, Sequence[ScoreRow], Words, Sequence[str]], str] | None = None
    expand: Callable[[str], list[str]] = lambda text: [text]  # splits shorthand for several actions

    def __post_init__(self) -> None:
        """Add the default topic."""
        if self.topic is None:
            object.__setattr__(self, "topic", lambda _: self.topics[0])

    def read(self, text: str) -> Action:
        """Parse an action of the game; raise `UnreadableAction` if there is none."""
        for kind in self.kinds:
            action = kind.read(text)
            if action is not None:
                return action
        raise problem(UnreadableAction, "unreadable-action", text=text[:80])

    def read_events(self, log: NumberArray) -> tuple[Event, ...]:
        """Return the events in a log."""
        return tuple(
            Event(self._event_kinds[code][0], seats, self._facts(code, facts))
            for code, seats, *facts in log[1 : int(log[0, 0]) + 1].tolist()
        )

    def _facts(self, event: int, numbers: list[int]) -> dict[str, int | str]:
        """Return the facts of an event: numbers, or words for indexes; indexes below 0 have no word."""
        _, names, worded_facts = self._event_kinds[event]
        facts: dict[str, int | str] = dict(zip(names, numbers, strict=False))
        for index in worded_facts:
            if numbers[index] >= 0:
                facts[names[index]] = f"${self.fact_words[names[index]][numbers[index]]}"
        return facts

    @cached_property
    def phrases_by_kind(self) -> dict[str, TurnPhrase]:
        """The phrase for each kind of event that has one."""
        return {self._event_kinds[event][0]: phrase for event, phrase in self.turn_phrases.items()}

    @cached_property
    def turn_end_kinds(self) -> frozenset[str]:
        """The kinds of events that end a turn."""
        return frozenset(self._event_kinds[event][0] for event in self.turn_ends)

    @cached_property
    def ending_kinds(self) -> frozenset[str]:
        """The kinds of events that say why the game ends."""
        return frozenset(self._event_kinds[event][0] for event in self.endings)

    @cached_property
    def _event_kinds(self) -> dict[int, tuple[str, tuple[str, ...], list[int]]]:
        """For each kind of event: its name, the names of its facts, and which of them are indexes."""
        return {
            kind.value: (
                kind.name.lower(),
                names,
                [index for index, name in enumerate(names) if name in self.fact_words],
            )
            for kind in self.events
            for names in [tuple(self.facts[kind])]
        }


@dataclass(frozen=True, kw_only=True, eq=False)
class Learning:
    """Observations and action spaces, for learning algorithms."""

    observe: Callable[[AnyState, int, Numbers], None]  # (s, player, out), compiled: the observation of a player
    observation_count: int  # number of values that `observe` writes
    observation_blocks: tuple[SpaceBlock, ...] = ()  # descriptions of these numbers
    action_blocks: tuple[SpaceBlock, ...] = ()  # descriptions of the action codes
    #: (s, player, out): the input of a network; by default, the observation.
    features: Callable[[AnyState, int, Numbers], None] = DEFAULT
    feature_count: int = 0  # number of values that `features` writes
    #: (s, action): the number of a legal action in a smaller space, or -1 if it is left out there; None: no such space.
    compact: Callable[[AnyState, int], int] | None = None
    compact_blocks: tuple[SpaceBlock, ...] = ()  # descriptions of the smaller space

    def __post_init__(self) -> None:
        """Raise for invalid observations; without features, a network gets the observation."""
        if self.features is None:
            object.__setattr__(self, "features", self.observe)
            object.__setattr__(self, "feature_count", self.observation_count)
        require_sizes(self, "observation_count", "feature_count")
        require_rules(self, "observe", "features", "compact")

    @classmethod
    def of_fields(cls, state: RecordType, *fields: str) -> Learning:
        """Return a `Learning` that observes public fields of the record."""
        observe, size = defaults.observe_fields(state, fields)
        return cls(observe=observe, observation_count=size)


@dataclass(frozen=True, kw_only=True, eq=False)
class Extras:
    """Optional features of a game."""

    components: Components | None = None  # components that owners may correct
    tie_breaks: Callable[[AnyState], list[ScoreRow]] | None = None  # tie-breakers, shown with the score sheet
    #: The rows of the score sheet and tie-breakers in which each player may now see only their own number.
    secret: Callable[[AnyState], tuple[str, ...]] | None = None
    target: Callable[[Sequence[ScoreRow]], int] | None = None  # points needed to win a cooperative game
    #: The squares that scored, one list per row of the score sheet.
    highlights: Callable[[AnyState], list[list[Highlight]]] | None = None
    position: Callable[[AnyState], msgspec.Struct] | None = None  # the position in the format of the score helper
    score_position: Callable[[Game, Json], Tally] | None = None  # score a position that was entered by hand
    daily: Mapping[str, Sequence[str]] = field(default_factory=dict)  # options that vary in the daily challenge
    #: A text picture for sharing, from view, seat, score sheet, words and names.
    share_picture: Callable[[AnyView, int, Sequence[ScoreRow], Words, Sequence[str]], list[str]] | None = None
    share_colours: Mapping[str, str] = field(default_factory=dict)  # the colours of the letters of this picture
    search: Mapping[str, float] = field(default_factory=dict)  # search settings that differ from the defaults
    #: Settings that override those of `search`, by number of players.
    search_by_players: Mapping[int, Mapping[str, float]] = field(default_factory=dict)
    #: (states, milliseconds): solves the end of a game; None if the state is too far from the end.
    ending_solver: Callable[[States, int], SolvedEnding | None] | None = None
    #: (states): the game's own search; None if it cannot search this state.
    searcher: Callable[[States], PositionSearch | None] | None = None
    code_parts: tuple[CodePart, ...] = ()  # additional machine code, such as that of `ending_solver` and `searcher`
