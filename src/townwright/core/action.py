"""Actions, events and score rows as people read, type and store them."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, Self

import msgspec

from townwright.core.errors import render_arguments
from townwright.core.log import EVERYONE
from townwright.locale import Words


class Action(msgspec.Struct, frozen=True, tag_field="action"):
    """A single decision of a player, with a text form and a JSON form.

    `form` is the text with the fields in braces. A part in square brackets is a boolean field of that name:
    `place {card} at {x},{y}[ turned]`.

    >>> match = new(game_names()[0], seed=7)
    >>> action = match.legal[0]
    >>> match.find(action.text) == match.find(action) == match.codes[0]
    True
    """

    form: ClassVar[str]
    #: Several of these in a row may be given in any order; `Match.play_line` sorts them.
    unordered: ClassVar[bool] = False
    #: Kinds of action that a board may offer together with this one, by tag, if they are legal after it.
    leads_to: ClassVar[tuple[str, ...]] = ()
    #: How many actions ahead the kinds in `leads_to` are listed.
    lookahead: ClassVar[int] = 1
    #: Whether it leads to the same actions whatever it reveals, so that they can be listed.
    foreseeable: ClassVar[bool] = False

    @property
    def text(self) -> str:
        """The text form, as people read and type it.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.legal[0].text == str(match.legal[0])
        True
        """
        template, flags = _template(type(self))
        values = msgspec.structs.asdict(self)
        for flag in flags:
            values[flag] = f" {flag}" if values[flag] else ""
        return template.format_map(values)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Parse `text`; return None if it is not an action of this kind.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> action = match.legal[0]
        >>> type(action).read(action.text) == action
        True
        """
        pattern, fields = _pattern(cls)
        match = pattern.fullmatch(text)
        return match and cls(**{name: convert(match[name]) for name, convert in fields.items()})


#: A function that makes the value of a field from its text.
Convert = Callable[[str], int | str | bool]
#: For each type of field: the pattern of its text, and the conversion.
_FIELD_TYPES: dict[object, tuple[str, Convert]] = {int: (r"0|-?[1-9]\d{0,8}", int), str: (r"[a-z][a-z_]*", str)}


@cache
def _template(action: type[Action]) -> tuple[str, list[str]]:
    """Return the form as a format string, with boolean fields in braces too, and their names."""
    flag = r"\[ (\w+)\]"
    return re.sub(flag, r"{\1}", action.form), re.findall(flag, action.form)


@cache
def _pattern(action: type[Action]) -> tuple[re.Pattern[str], dict[str, Convert]]:
    """Return the form as a regular expression, and the conversion of each field."""
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
            expression, fields[name] = _FIELD_TYPES[types[name]]
            pattern += f"(?P<{name}>{expression})"
    return re.compile(pattern, re.ASCII), fields


class Event(msgspec.Struct, frozen=True):
    """Something that happened: its kind, the seats that may see it (one bit per seat) and its facts.

    A fact that is a word of the game begins with a dollar sign, as in `Sentence`.

    >>> match = new(game_names()[0], seed=7)
    >>> events = [event for played in match.play(match.legal[0]) for event in played.events]
    >>> sentences = [event.say(match.game.words("en"), match.players) for event in events if event.visible_to(0)]
    """

    kind: str
    seats: int
    facts: dict[str, int | str]

    def say(self, speak: Words, names: Sequence[str] = ()) -> str:
        """Return the sentence about the event, in the language of `speak`.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> events = [event for played in match.play(match.legal[0]) for event in played.events]
        >>> sentences = [event.say(match.game.words("en"), match.players) for event in events]
        """
        return speak(f"event-{self.kind}", **render_arguments(self.facts, speak, names))

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat may see the event; without a seat, whether watchers may.

        >>> Event("drew", 0b01, {}).visible_to(0), Event("drew", 0b01, {}).visible_to(1)
        (True, False)
        """
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
    """Squares that scored together: a group, a line, a road or a single square."""

    points: int
    squares: list[tuple[int, int]]
    seat: int | None = None  # the owner of the town, in games with one town per player


class Bounds(msgspec.Struct, frozen=True):
    """The least and the greatest value of a number in a position, or of the length of a list."""

    least: int = 0
    most: int | None = None


class Tally(msgspec.Struct, frozen=True):
    """The score of a position that was entered by hand."""

    sheet: list[ScoreRow]
    highlights: list[list[Highlight]]  # the squares that scored, one list per row
    tie_breaks: list[ScoreRow] = []  # tie-breakers, not added to the scores
    ranks: list[int] = []  # 1 is first; in a cooperative game 1 is won and 2 is lost
    free_places: list[list[tuple[int, int]]] = []  # for each town, where one more card may be placed
    complete: bool = True  # the position is complete, so it has a winner
    #: Allowed values of fields, by path such as `players.0.points`, if everything else stays as it is. Fields without
    #: bounds are not listed, nor fields that do not count for these players.
    bounds: dict[str, Bounds] = {}

    @property
    def scores(self) -> list[int]:
        """The total of each player."""
        return [sum(points) for points in zip(*[row.points for row in self.sheet], strict=True)]
