"""My box: the values that a guest has compared with their printed copy of a game."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from townwright.server.wire.catalogue import PrintedValue
from townwright.server.wire.words import Sentence

BoxState = Literal["known", "reconstructed", "confirmed", "corrected"]
#: The path of a value, such as `sections.12.red`.
ValuePath = Annotated[str, Meta(min_length=1, max_length=80)]


class BoxValue(Struct, frozen=True):
    """A value that owners may correct.

    `known`: the rules state it, or it follows from them; `reconstructed`: we have not seen it. `confirmed` and
    `corrected`: the guest has compared it with their copy. `ours` is our own value; `sources` say how it is known,
    part by part.
    """

    path: str
    state: BoxState
    value: Any
    ours: Any
    sources: list[PrintedValue]


class Box(Struct, frozen=True):
    """The printed values of a game in a guest's copy.

    `contradictions` say why the values do not fit together; until they do, games are played without corrections.
    `changes` are the corrections that new games are played with; null if there are none.
    """

    values: list[BoxValue]
    contradictions: list[Sentence]
    changes: dict[str, Any] | None


class BoxChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Values as they are printed, by path; null withdraws one."""

    values: Annotated[dict[ValuePath, Any], Meta(min_length=1, max_length=400)]


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of corrections, which replaces my box."""

    file: dict[str, Any]
