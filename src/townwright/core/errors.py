"""Errors. Each has a message in the reader's language.

If playing, undo or redo raises one, the match has not changed, except that the decisions of a line up to a reveal stay
played.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from townwright.locale import Words, words

#: Arguments and facts of these names are seats.
SEAT_ARGUMENTS = frozenset({"seat", "to"})


class Sentence(msgspec.Struct, frozen=True):
    """A sentence that can be said in any language: a message and its arguments.

    Questions are sentences, and so is the reason for a refusal. An argument may be a number, text, another sentence, or
    a word of the game with a dollar sign: `{"city": "$city-massa"}`. An argument called `seat` or `to` is a seat number
    and becomes the player's name. An argument may also be a list, which is joined with “and”; if something is repeated,
    it is written with numbers and commas.

    >>> Sentence("game-over").say("de") != Sentence("game-over").say("en")
    True
    """

    message: str
    arguments: dict[str, object] = {}
    game: Path | None = None  # the folder of the game whose message it is; None: a shared message

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return the sentence in a language; `names` are the players' names."""
        speak = words(language, self.game)
        return speak(self.message, **render_arguments(self.arguments, speak, names))


def render_arguments(arguments: Mapping[str, object], speak: Words, names: Sequence[str] = ()) -> dict[str, object]:
    """Replace words of the game and seat numbers in arguments with what people read."""
    result: dict[str, object] = {}
    for name, value in arguments.items():
        if isinstance(value, list):
            result[name] = join_list([str(render_arguments({name: each}, speak, names)[name]) for each in value], speak)
        elif isinstance(value, Sentence):
            result[name] = value.say(speak.language, names)
        elif isinstance(value, str) and value.startswith("$") and value[1:].partition(".")[0] in speak:
            result[name] = speak(value[1:])
        elif name in SEAT_ARGUMENTS and isinstance(value, int):
            result[name] = names[value] if value < len(names) else speak("seat", number=value + 1)
        else:
            result[name] = value
    return result


def join_list(texts: Sequence[str], speak: Words) -> str:
    """Return different texts as “white and red”, with numbers if some are repeated: “2 white, 1 red”.

    If all are the same, the text is returned once, without a number.
    """
    counts = Counter(texts)
    if 1 < len(counts) < len(texts):
        return ", ".join(speak("list-count", count=count, what=text) for text, count in counts.items())
    return join_phrases(list(counts), speak)


def join_phrases(phrases: Sequence[str], speak: Words) -> str:
    """Return phrases as a list: “a, b and c”; an empty text if there are none."""
    *first, last = phrases or [""]
    return speak("hint-list", first=", ".join(first), last=last) if first else last


class TownwrightError(ValueError):
    """The base class of all errors of Townwright.

    >>> try:
    ...     load("/no/such/file")
    ... except TownwrightError as error:
    ...     sentence = str(error)
    """

    def __init__(self, reason: Sentence) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.say()


class UnreadableAction(TownwrightError):
    """Text that is not an action of the game.

    >>> new(game_names()[0]).play("dance")
    Traceback (most recent call last):
        ...
    townwright.core.errors.UnreadableAction: ...
    """


class IllegalAction(TownwrightError):
    """An action that the rules forbid now.

    >>> new(game_names()[0]).play(-1)
    Traceback (most recent call last):
        ...
    townwright.core.errors.IllegalAction: ...
    """


class AmbiguousAction(TownwrightError):
    """Text that is the first words of several legal actions.

    >>> match = new(game_names()[1], seed=7)
    >>> verb, *rest = match.legal[0].text.split()
    >>> match.play(verb)
    Traceback (most recent call last):
        ...
    townwright.core.errors.AmbiguousAction: ...
    """


class NotPossible(TownwrightError):
    """A request that is not possible: nothing to undo, no such game, no such option.

    >>> new("chess")
    Traceback (most recent call last):
        ...
    townwright.core.errors.NotPossible: ...
    """


class BadFile(TownwrightError):
    """A file that cannot be read or is not valid.

    >>> Match.from_data({"game": 7})
    Traceback (most recent call last):
        ...
    townwright.core.errors.BadFile: ...
    """


class CannotCompile(TownwrightError):
    """Rules that cannot be compiled: the file, the line and the reason."""


def problem(kind: type[TownwrightError], message: str, **arguments: object) -> TownwrightError:
    """Return an error with one of the shared messages."""
    return kind(Sentence(message, arguments))
