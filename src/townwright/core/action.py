"""Actions as people read, type and store them."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, Self

import msgspec

from townwright.core.errors import render_arguments
from townwright.core.log import EVERYONE
from townwright.locale import Words


class Action(msgspec.Struct, frozen=True, tag_field="action"):
    """One small decision. Its text and its JSON form hold the same; reading either gives the same action back.

    `form` is the text with the fields in braces; a part in square brackets stands for a yes-or-no field of that name:
    `place {card} at {x},{y}[ turned]`.

    >>> match = new(game_names()[0], seed=7)
    >>> action = match.legal[0]
    >>> match.find(action.text) == match.find(action) == match.codes[0]
    True
    """

    form: ClassVar[str]
    #: Several of these in a row may be given in any order; `Match.play_line` sorts them.
    unordered: ClassVar[bool] = False

    @property
    def text(self) -> str:
        """What a person reads and types."""
        template, flags = _template(type(self))
        values = msgspec.structs.asdict(self)
        for flag in flags:
            values[flag] = f" {flag}" if values[flag] else ""
        return template.format_map(values)

    def __str__(self) -> str:
        return self.text

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The action that prints as `text`; none if no action of this kind does."""
        pattern, fields = _pattern(cls)
        match = pattern.fullmatch(text)
        return match and cls(**{name: convert(match[name]) for name, convert in fields.items()})


#: A function that makes the value of a field from its text.
Convert = Callable[[str], int | str | bool]
_KINDS: dict[object, tuple[str, Convert]] = {int: (r"0|-?[1-9]\d{0,8}", int), str: (r"[a-z][a-z_]*", str)}


@cache
def _template(action: type[Action]) -> tuple[str, list[str]]:
    """The form of a kind of action with its yes-or-no parts as fields like the others, and the names of these."""
    flag = r"\[ (\w+)\]"
    return re.sub(flag, r"{\1}", action.form), re.findall(flag, action.form)


@cache
def _pattern(action: type[Action]) -> tuple[re.Pattern[str], dict[str, Convert]]:
    """The form of a kind of action as a regular expression, and how each field is read."""
    types = {field.name: field.type for field in msgspec.structs.fields(action)}
    fields: dict[str, Convert] = {}
    pattern = ""
    for literal, flag, name in re.findall(r"([^\[{]+)|\[ (\w+)\]|{(\w+)}", action.form):
        if literal:
            pattern += re.escape(literal)
        elif flag:
            pattern += f"(?P<{flag}> {flag})?"
            fields[flag] = bool
        else:
            expression, fields[name] = _KINDS[types[name]]
            pattern += f"(?P<{name}>{expression})"
    return re.compile(pattern, re.ASCII), fields


class Event(msgspec.Struct, frozen=True):
    """Something that happened: a kind, the seats that may know of it (one bit per seat), and its facts.

    A fact that is a word of the game carries a dollar sign, as in `Reason`.

    >>> match = new(game_names()[0], seed=7)
    >>> events = [event for played in match.play(match.legal[0]) for event in played.events]
    >>> sentences = [event.say(match.game.words("en"), match.players) for event in events if event.visible_to(0)]
    """

    kind: str
    seats: int
    facts: dict[str, int | str]

    def say(self, speak: Words, names: Sequence[str] = ()) -> str:
        """The sentence about it, in the language and with the words of `speak`."""
        return speak(f"event-{self.kind}", **render_arguments(self.facts, speak, names))

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat may know of it; an onlooker (no seat) sees what everybody sees."""
        return self.seats == EVERYONE if seat is None else bool(self.seats >> seat & 1)


class ScoreRow(msgspec.Struct, frozen=True):
    """One row of the score sheet: a source of points, with one column per player.

    >>> match = new(game_names()[0], seed=7)
    >>> sums = [sum(column) for column in zip(*[row.points for row in match.score_sheet])]
    >>> sums == match.scores
    True
    """

    source: str
    points: list[int]


class Highlight(msgspec.Struct, frozen=True):
    """Squares that made points together: a group, a line, a road from end to end, or a single square."""

    points: int
    squares: list[tuple[int, int]]
    seat: int | None = None  # whose town, where everybody has their own


class Tally(msgspec.Struct, frozen=True):
    """What a table laid out by hand is worth."""

    sheet: list[ScoreRow]
    highlights: list[list[Highlight]]  # for each row, what made its points
    tie_breaks: list[ScoreRow] = []  # what breaks ties: no points
    ranks: list[int] = []  # the places, 1 is first; together everybody has won (1) or lost (2)
    places: list[list[tuple[int, int]]] = []  # for each town, where one more card may lie
    complete: bool = True  # nothing is missing on the table: it can be said who has won

    @property
    def scores(self) -> list[int]:
        """The sums of the columns."""
        return [sum(points) for points in zip(*[row.points for row in self.sheet], strict=True)]
