"""Stored matches: the file format, and snapshots that avoid replaying."""

from typing import Annotated, Literal

import msgspec

from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.state import layout_digest

#: Seeds are below this limit, so that every JSON parser reads them exactly.
SEED_LIMIT = 2**53
#: Most characters of a player's name.
MAX_NAME_LENGTH = 80
#: Unicode categories not allowed in names: control characters and surrogates.
FORBIDDEN_CATEGORIES = ("Cc", "Cs")


Seed = Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]


class Reseed(msgspec.Struct, frozen=True):
    """A redeal: after `after` actions, everything that `seat` could not know was dealt again."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    seed: Seed


class MatchFile(msgspec.Struct, kw_only=True):
    """The content of a match file."""

    format: Literal["townwright match"] = "townwright match"
    game: str
    rules: int
    options: dict[str, str] = msgspec.field(default_factory=dict)
    players: list[Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]]
    seed: Seed
    reseeds: list[Reseed] | msgspec.UnsetType = msgspec.UNSET  # redeals, for matches that continue another one
    components: dict[str, Json] | msgspec.UnsetType = msgspec.UNSET  # corrections of components
    actions: list[str]


class Snapshot(msgspec.Struct):
    """A state in the middle of a match, so that opening a long match is fast."""

    layout: str
    rules: int
    state: bytes
    seats: list[int]  # the seat of each action before it
    reseeds: int = 0  # number of redeals before it


def read_snapshot(data: bytes, game: Game, actions: int, reseeds: int) -> Snapshot | None:
    """Parse a snapshot; return None if it does not fit the match or the current rules."""
    try:
        snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if snapshot.layout != layout_digest(game.rules.state) or snapshot.rules != game.version:
        return None
    if len(snapshot.state) != game.rules.state.itemsize or len(snapshot.seats) > actions or snapshot.reseeds > reseeds:
        return None
    return snapshot
