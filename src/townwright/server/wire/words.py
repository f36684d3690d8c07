"""Sentences on the wire: message ids of the Fluent files and their arguments."""

from typing import Any

from msgspec import Struct

from townwright.core.errors import Reason


class Sentence(Struct, frozen=True):
    """A message of the Fluent files and its arguments.

    An argument that begins with a dollar sign is itself a word of the game (`$city-massa`, `$city-massa.takes`); one
    called `seat` or `to` is the number of a seat, said as its player's name; one may be a sentence again.
    """

    message: str
    arguments: dict[str, Any] = {}


def sentence(reason: Reason) -> Sentence:
    """A reason as it goes over the wire."""
    return Sentence(
        reason.message,
        {name: sentence(each) if isinstance(each, Reason) else each for name, each in reason.arguments.items()},
    )
