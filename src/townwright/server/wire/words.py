"""Sentences on the wire: message ids of the Fluent files and their arguments."""

from typing import Any

from msgspec import Struct

from townwright.core import errors


class Sentence(Struct, frozen=True, omit_defaults=True):
    """A message of the Fluent files and its arguments.

    An argument that begins with a dollar sign is another message of the game (`$city-massa`, `$city-massa.takes`). One
    called `seat` or `to` is a seat number, shown as the player's name. An argument can also be a sentence, or a list,
    which is joined with “and”; if something is repeated, it is written with numbers and commas.
    """

    message: str
    arguments: dict[str, Any] = {}


def sentence(original: errors.Sentence) -> Sentence:
    """Return a sentence as it is sent: without the game, whose messages the page has."""
    arguments = {
        name: sentence(each) if isinstance(each, errors.Sentence) else each for name, each in original.arguments.items()
    }
    return Sentence(original.message, arguments)
