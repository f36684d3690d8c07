"""Stored matches: the file format, and snapshots that avoid replaying."""

from typing import Annotated, Literal, cast

import msgspec
import numpy as np

from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.state import layout_digest

#: Seeds of a match are below this: the generator has 64 bits.
MATCH_SEED_LIMIT = 2**64
#: Seeds of bots and of series of games are below this, so that every JSON parser reads them exactly.
SEED_LIMIT = 2**53
#: Maximum length of a player's name, in characters.
MAX_NAME_LENGTH = 80
#: Unicode categories not allowed in names: control characters and surrogates.
FORBIDDEN_CATEGORIES = ("Cc", "Cs")
#: Limits of a match file: actions, characters of an action, redeals.
MAX_ACTIONS, MAX_ACTION_LENGTH, MAX_REDEALS = 10_000, 200, 200


def seed_number(seed: int | str) -> int:
    """Return a seed as a number. Files store a string, because many JSON parsers round large numbers."""
    return int(seed)


def generator_seed(seed: int) -> int:
    """Return a seed as compiled rules take it: the same 64 bits as a signed integer."""
    return cast(int, np.uint64(seed).astype(np.int64))


#: A seed in JSON: its decimal digits. Files of version 0.1 have numbers.
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,20}$")] | Annotated[int, msgspec.Meta(ge=0)]


def check_seed(seed: int | str) -> None:
    """Raise if a seed in a file has more than 64 bits."""
    if seed_number(seed) >= MATCH_SEED_LIMIT:
        raise ValueError("a seed has at most 64 bits")


class Redeal(msgspec.Struct, frozen=True):
    """A redeal: after `after` actions, everything that `seat` could not know was dealt again."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    seed: Seed

    def __post_init__(self) -> None:
        check_seed(self.seed)


class MatchFile(msgspec.Struct, kw_only=True, rename={"redeals": "reseeds"}):
    """The content of a match file; `redeals` are set only if the match continues another one."""

    format: Literal["townwright match"] = "townwright match"
    game: str
    rules: int
    options: dict[str, str] = msgspec.field(default_factory=dict)
    players: list[Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]]
    seed: Seed
    redeals: Annotated[list[Redeal], msgspec.Meta(max_length=MAX_REDEALS)] | msgspec.UnsetType = msgspec.UNSET
    components: dict[str, Json] | msgspec.UnsetType = msgspec.UNSET  # corrections that the match is played with
    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=MAX_ACTION_LENGTH)]], msgspec.Meta(max_length=MAX_ACTIONS)
    ]

    def __post_init__(self) -> None:
        check_seed(self.seed)


class Snapshot(msgspec.Struct, rename={"redeals": "reseeds"}):
    """A state in the middle of a match, so that opening a long match is fast."""

    layout: str
    rules: int
    state: bytes
    seats: list[int]  # the seat of each action before it
    redeals: int = 0  # number of redeals before it


def read_snapshot(data: bytes, game: Game, actions: int, redeals: int) -> Snapshot | None:
    """Parse a snapshot; return None if it does not fit the match or the current rules."""
    try:
        snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if snapshot.layout != layout_digest(game.rules.state) or snapshot.rules != game.version:
        return None
    if len(snapshot.state) != game.rules.state.itemsize or len(snapshot.seats) > actions or snapshot.redeals > redeals:
        return None
    return snapshot
