"""Actions: notation and JSON."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import ClassVar

from townwright.core.action import Action
from townwright.core.contract import SpaceBlock, space_blocks
from townwright.games.circleville import codes
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    COLUMN_SPACES,
    EQUIPMENT,
    FIRST_YEAR,
    MAX_VALUE,
    NEW_PLOTS,
    PLOTS,
    QUEUE,
    SECTIONS,
    SPACES,
    YEARS,
    Colour,
    Row,
    Structure,
)
from townwright.games.circleville.state import ActionKind, State


class Assistant(Action, frozen=True, tag="assistant"):
    """Step 1: move the assistant to a space of the rondel; space 1 is the one with the smokestack."""

    form: ClassVar[str] = "assistant to {space}"
    leads_to: ClassVar[tuple[str, ...]] = ("basic", "alternate")
    lookahead: ClassVar[int] = 3
    space: int


class FlipStack(Action, frozen=True, tag="flip_stack"):
    """Turn over the stack at your space."""

    form: ClassVar[str] = "flip stack"


class SwapStack(Action, frozen=True, tag="swap_stack"):
    """Exchange the stack at your space with the upcoming one."""

    form: ClassVar[str] = "swap stack with upcoming"


class Basic(Action, frozen=True, tag="basic"):
    """Take the basic action of a colour at a value."""

    form: ClassVar[str] = "basic {colour} {value}"
    leads_to: ClassVar[tuple[str, ...]] = ("place", "raze", "build", "build_new", "step")
    lookahead: ClassVar[int] = 3
    colour: str
    value: int


class Alternate(Action, frozen=True, tag="alternate"):
    """Take an alternate action (move, equipment, beautify, improve, achievement) with a colour."""

    form: ClassVar[str] = "alternate {colour} {kind}"
    leads_to: ClassVar[tuple[str, ...]] = ("take", "claim", "return", "beautify", "improve", "step")
    lookahead: ClassVar[int] = 2
    colour: str
    kind: str


class Bonus(Action, frozen=True, tag="bonus"):
    """Pay the top tile of every column for a bonus action."""

    form: ClassVar[str] = "bonus action"


class BonusKeeping(Action, frozen=True, tag="bonus_keeping"):
    """Pay for a bonus action with the top tiles of three columns."""

    form: ClassVar[str] = "bonus action keeping {colour}"
    colour: str


class Step(Action, frozen=True, tag="step"):
    """Move the supervisor to an adjacent section or area; an area is named by its lowest section."""

    form: ClassVar[str] = "step to {section}"
    leads_to: ClassVar[tuple[str, ...]] = (
        *("place", "raze", "build", "build_new", "beautify", "improve"),
        *("step", "lift", "end_action"),
    )
    lookahead: ClassVar[int] = 4
    section: int


class Place(Action, frozen=True, tag="place"):
    """Place cubes on road squares where the supervisor stands."""

    form: ClassVar[str] = "place {cubes}"
    cubes: int


class Raze(Action, frozen=True, tag="raze"):
    """Raze a structure where the supervisor stands, marked by one cube or two."""

    form: ClassVar[str] = "raze {structure}[ twice]"
    unordered: ClassVar[bool] = True
    structure: str
    twice: bool = False


class Build(Action, frozen=True, tag="build"):
    """Build a structure on a plot of a section, with one cube or two."""

    form: ClassVar[str] = "build in {section}[ twice]"
    section: int
    twice: bool = False


class BuildNew(Action, frozen=True, tag="build_new"):
    """Build a structure on a new plot."""

    form: ClassVar[str] = "build on new plot {plot}"
    plot: int


class Beautify(Action, frozen=True, tag="beautify"):
    """Place a cube on the beautify icon of a section."""

    form: ClassVar[str] = "beautify {section}"
    section: int


class Improve(Action, frozen=True, tag="improve"):
    """Place a cube on the second square beside a structure."""

    form: ClassVar[str] = "improve {section} plot {plot}"
    section: int
    plot: int


class Take(Action, frozen=True, tag="take"):
    """Take an unclaimed equipment tile."""

    form: ClassVar[str] = "take equipment {tile}"
    tile: int


class Return(Action, frozen=True, tag="return"):
    """Return an equipment tile to make room."""

    form: ClassVar[str] = "return equipment {tile}"
    leads_to: ClassVar[tuple[str, ...]] = ("take", "claim")
    tile: int


class Claim(Action, frozen=True, tag="claim"):
    """Claim an achievement from the table."""

    form: ClassVar[str] = "claim achievement {tile}"
    tile: int


class Lift(Action, frozen=True, tag="lift"):
    """Lift one of your own cubes from a road square."""

    form: ClassVar[str] = "lift {colour} from {section}"
    colour: str
    section: int


class EndAction(Action, frozen=True, tag="end_action"):
    """End the action."""

    form: ClassVar[str] = "end action"
    leads_to: ClassVar[tuple[str, ...]] = (
        *("basic", "alternate", "use_five", "bonus", "bonus_keeping", "end_turn"),
        *("queue", "extra_cube", "lay"),
    )
    lookahead: ClassVar[int] = 3


class Queue(Action, frozen=True, tag="queue"):
    """Choose the razed structure that joins the queue next."""

    form: ClassVar[str] = "queue {structure}"
    structure: str


class ExtraCube(Action, frozen=True, tag="extra_cube"):
    """Place one more cube in a section whose roads are finished."""

    form: ClassVar[str] = "extra cube in {section}"
    unordered: ClassVar[bool] = True
    section: int


class Complete(Action, frozen=True, tag="complete"):
    """Choose the finished section that is completed next."""

    form: ClassVar[str] = "complete {section}"
    section: int


class TakeYear(Action, frozen=True, tag="take_year"):
    """Take the next year tile as it lies."""

    form: ClassVar[str] = "take year tile"


class SwapYear(Action, frozen=True, tag="swap_year"):
    """Exchange the next year tile with that of a later year, then take it."""

    form: ClassVar[str] = "swap year tile with {year}"
    year: int


class Lay(Action, frozen=True, tag="lay"):
    """Lay the achievement of the year on a row of the table."""

    form: ClassVar[str] = "lay achievement in {row}"
    row: str


class ExchangeTile(Action, frozen=True, tag="exchange_tile"):
    """Exchange an action tile of your mat, counted from the bottom, with the top tile of a stack."""

    form: ClassVar[str] = "exchange {colour} tile {place} with stack {space}"
    colour: str
    place: int
    space: int


class ExchangeQueue(Action, frozen=True, tag="exchange_queue"):
    """Exchange two structures of the queue, counted from the left."""

    form: ClassVar[str] = "exchange queue {first} and {second}"
    first: int
    second: int


class UsePlot(Action, frozen=True, tag="use_plot"):
    """Use a year tile: place a new plot."""

    form: ClassVar[str] = "use new plot in {section}"
    section: int


class UseEquipment(Action, frozen=True, tag="use_equipment"):
    """Use a year tile: take new equipment."""

    form: ClassVar[str] = "use new equipment"


class UseSupervisor(Action, frozen=True, tag="use_supervisor"):
    """Use a year tile: move the supervisor anywhere."""

    form: ClassVar[str] = "use flexible supervisor to {section}"
    section: int


class UseAssistant(Action, frozen=True, tag="use_assistant"):
    """Use a year tile: move the assistant anywhere."""

    form: ClassVar[str] = "use flexible assistant to {space}"
    space: int


class UseFive(Action, frozen=True, tag="use_five"):
    """Use a year tile: the next action counts as level 5."""

    form: ClassVar[str] = "use level five"


class UseRaze(Action, frozen=True, tag="use_raze"):
    """Use a year tile: raze any structure."""

    form: ClassVar[str] = "use raze {structure} in {section}"
    structure: str
    section: int


class UseBuild(Action, frozen=True, tag="use_build"):
    """Use a year tile: build any structure of the queue, counted from the left."""

    form: ClassVar[str] = "use build from {place}"
    place: int


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn: take the action tile, and if tiles can still be used then, end it once more."""

    form: ClassVar[str] = "end turn"
    leads_to: ClassVar[tuple[str, ...]] = ("end_turn", "column")
    lookahead: ClassVar[int] = 2
    foreseeable: ClassVar[bool] = True  # a new stack only replaces the upcoming one, which cannot be used after step 4


class Column(Action, frozen=True, tag="column"):
    """Put a used year tile on a column."""

    form: ClassVar[str] = "put tile on {colour}"
    unordered: ClassVar[bool] = True
    colour: str


class CarryOn(Action, frozen=True, tag="carry_on"):
    """Take the next step of an opponent in a solo game."""

    form: ClassVar[str] = "carry on"


@dataclass(frozen=True)
class NumberField:
    """A field that counts from `first`."""

    name: str
    size: int
    first: int = 1

    def encode(self, value: int) -> int:
        """Return the digit of a value."""
        return (value - self.first) % self.size

    def decode(self, code: int) -> int:
        """Return the value of a digit."""
        return code + self.first


@dataclass(frozen=True)
class NameField:
    """A field that is the name of a member of an enumeration."""

    name: str
    members: type[IntEnum]
    size: int

    def encode(self, value: str) -> int:
        """Return the digit of a name."""
        return self.members[value.upper()] % self.size if value.upper() in self.members.__members__ else 0

    def decode(self, code: int) -> str:
        """Return the name of a digit."""
        return self.members(code).name.lower()


def number_field(name: str, size: int, first: int = 1) -> NumberField:
    """Return a field that counts from `first`."""
    return NumberField(name, size, first)


def name_field(name: str, members: type[IntEnum], size: int | None = None) -> NameField:
    """Return a field with the names of an enumeration."""
    return NameField(name, members, size or len(members))


#: Every kind of action: its first code, its class, its fixed fields, and the fields that are the digits of the code.
ACTION_SPACE: list[tuple[int, type[Action], dict[str, bool], tuple[NumberField | NameField, ...]]] = [
    (codes.ASSISTANT, Assistant, {}, (number_field("space", SPACES),)),
    (codes.FLIP_STACK, FlipStack, {}, ()),
    (codes.SWAP_STACK, SwapStack, {}, ()),
    (codes.BASIC, Basic, {}, (name_field("colour", Colour), number_field("value", MAX_VALUE))),
    (codes.ALTERNATE, Alternate, {}, (name_field("colour", Colour), name_field("kind", ActionKind))),
    (codes.BONUS, BonusKeeping, {}, (name_field("colour", Colour),)),
    (codes.BONUS_OF_ALL, Bonus, {}, ()),
    (codes.STEP, Step, {}, (number_field("section", SECTIONS),)),
    (codes.PLACE, Place, {}, (number_field("cubes", codes.MAX_CUBES),)),
    (codes.RAZE, Raze, {"twice": False}, (name_field("structure", Structure),)),
    (codes.RAZE_TWICE, Raze, {"twice": True}, (name_field("structure", Structure),)),
    (codes.BUILD, Build, {"twice": False}, (number_field("section", SECTIONS),)),
    (codes.BUILD_TWICE, Build, {"twice": True}, (number_field("section", SECTIONS),)),
    (codes.BUILD_NEW, BuildNew, {}, (number_field("plot", NEW_PLOTS),)),
    (codes.BEAUTIFY, Beautify, {}, (number_field("section", SECTIONS),)),
    (codes.IMPROVE, Improve, {}, (number_field("section", SECTIONS), number_field("plot", PLOTS))),
    (codes.TAKE, Take, {}, (number_field("tile", EQUIPMENT),)),
    (codes.RETURN, Return, {}, (number_field("tile", EQUIPMENT),)),
    (codes.CLAIM, Claim, {}, (number_field("tile", ACHIEVEMENTS),)),
    (codes.LIFT, Lift, {}, (name_field("colour", Colour, 2), number_field("section", SECTIONS))),
    (codes.END_ACTION, EndAction, {}, ()),
    (codes.QUEUE_UP, Queue, {}, (name_field("structure", Structure),)),
    (codes.EXTRA_CUBE, ExtraCube, {}, (number_field("section", SECTIONS),)),
    (codes.COMPLETE, Complete, {}, (number_field("section", SECTIONS),)),
    (codes.TAKE_YEAR, TakeYear, {}, ()),
    (codes.SWAP_YEAR, SwapYear, {}, (number_field("year", YEARS, FIRST_YEAR),)),
    (codes.LAY, Lay, {}, (name_field("row", Row),)),
    (
        codes.EXCHANGE_TILE,
        ExchangeTile,
        {},
        (name_field("colour", Colour), number_field("place", COLUMN_SPACES), number_field("space", SPACES)),
    ),
    (codes.EXCHANGE_QUEUE, ExchangeQueue, {}, (number_field("first", QUEUE), number_field("second", QUEUE))),
    (codes.USE_PLOT, UsePlot, {}, (number_field("section", SECTIONS),)),
    (codes.USE_EQUIPMENT, UseEquipment, {}, ()),
    (codes.USE_SUPERVISOR, UseSupervisor, {}, (number_field("section", SECTIONS),)),
    (codes.USE_ASSISTANT, UseAssistant, {}, (number_field("space", SPACES),)),
    (codes.USE_FIVE, UseFive, {}, ()),
    (codes.USE_RAZE, UseRaze, {}, (name_field("structure", Structure), number_field("section", SECTIONS))),
    (codes.USE_BUILD, UseBuild, {}, (number_field("place", QUEUE),)),
    (codes.END_TURN, EndTurn, {}, ()),
    (codes.COLUMN, Column, {}, (name_field("colour", Colour),)),
    (codes.CARRY_ON, CarryOn, {}, ()),
]
BASES = [base for base, _, _, _ in ACTION_SPACE]
KINDS = tuple(dict.fromkeys(kind for _, kind, _, _ in ACTION_SPACE))


def encode(action: Action) -> int:
    """Return the code of an action, whether it is legal or not."""
    for base, kind, fixed, fields in ACTION_SPACE:
        if type(action) is kind and all(getattr(action, name) == value for name, value in fixed.items()):
            code = 0
            for field in fields:
                code = code * field.size + field.encode(getattr(action, field.name))
            return base + code
    raise TypeError(f"{action.__class__.__name__} is not an action of this game")


def action_blocks() -> tuple[SpaceBlock, ...]:
    """Return the kinds of action as blocks of the action space, for learners."""
    return space_blocks(
        codes.ACTIONS,
        *[
            (
                kind.form.replace("[ twice]", " twice" if fixed.get("twice") else ""),
                base,
                (kind.__doc__ or "").rstrip(".") + (f": + {code_formula(fields)}" if fields else ""),
                {field.name: field.size for field in fields},
            )
            for base, kind, fixed, fields in ACTION_SPACE
        ],
    )


def code_formula(fields: Sequence[NumberField | NameField]) -> str:
    """Return how a code follows from the fields, which are its digits; names count from 0."""
    text = ""
    for field in fields:
        factor = f"({text}) × {field.size} + " if " " in text else f"{text} × {field.size} + " if text else ""
        text = factor + field.name + (f" - {field.first}" if isinstance(field, NumberField) and field.first else "")
    return text


def decode(s: State, code: int) -> Action:
    """Return the action that a code stands for."""
    return action_of(code)


@cache
def action_of(code: int) -> Action:
    """Return the action that a code stands for."""
    base, kind, fixed, fields = ACTION_SPACE[bisect_right(BASES, code) - 1]
    rest = code - base
    values: dict[str, bool | int | str] = dict(fixed)
    for field in reversed(fields):
        rest, digit = divmod(rest, field.size)
        values[field.name] = field.decode(digit)
    return kind(**values)
