"""A match as it is stored: its file, and snapshots that spare replaying it."""

from typing import Annotated, Literal

import msgspec

from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.state import layout_digest

#: Seeds are whole numbers that every JSON reader keeps exactly.
SEED_LIMIT = 2**53
#: Most characters of a player's name.
MAX_NAME_LENGTH = 80
#: Kinds of characters that no name has: control characters, and halves of characters.
FORBIDDEN_CATEGORIES = ("Cc", "Cs")


Seed = Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]


class Reseed(msgspec.Struct, frozen=True):
    """After so many actions, what a seat could not know was dealt anew: playing on tells nothing about the original."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    seed: Seed


class MatchFile(msgspec.Struct, kw_only=True):
    """A match as it is stored: it replays to the same score sheet for ever."""

    format: Literal["townwright match"] = "townwright match"
    game: str
    rules: int
    options: dict[str, str] = msgspec.field(default_factory=dict)
    players: list[Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]]
    seed: Seed
    reseeds: list[Reseed] | msgspec.UnsetType = msgspec.UNSET  # moments from which it was played on anew
    components: dict[str, Json] | msgspec.UnsetType = msgspec.UNSET  # corrections that the match is played with
    actions: list[str]


class Snapshot(msgspec.Struct):
    """A state in the middle of a match, so that opening a long game need not replay it. Only a shortcut."""

    layout: str
    rules: int
    state: bytes
    seats: list[int]  # who played the actions before it
    reseeds: int = 0  # how often it had been dealt anew


def read_snapshot(data: bytes, game: Game, actions: int, reseeds: int) -> Snapshot | None:
    """A snapshot of a match with so many actions; none if it is broken, or of another version or layout."""
    try:
        snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if snapshot.layout != layout_digest(game.rules.state) or snapshot.rules != game.version:
        return None
    if len(snapshot.state) != game.rules.state.itemsize or len(snapshot.seats) > actions or snapshot.reseeds > reseeds:
        return None
    return snapshot
