"""Tables: opening, joining and listing them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from townwright.core.log import MAX_SEATS
from townwright.core.match_file import Seed, check_seed
from townwright.server.wire.fields import Count, Hints, Key, Name, Options, Phase, Seat, SeatKind, Token
from townwright.server.wire.guests import Link
from townwright.server.wire.scores import Outcome


class Mine(Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """My seat; `name` replaces my usual name."""

    name: Name | None = None


class Here(Struct, frozen=True, tag="here", tag_field="kind", forbid_unknown_fields=True):
    """The seat of another person at my screen."""

    name: Name


class Open(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """An open seat, for a guest with the invitation."""


class Bot(Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A bot of a level."""

    level: Key


#: Who is to play a seat.
SeatPlan = Mine | Here | Open | Bot
SeatPlans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. It starts at once unless a seat is open; a seed needs a table without other people.

    `corrections` of the printed values are those of my box unless they are given; `{}` plays without any. `hints`:
    whether hints are allowed between people; everyone at the table sees their use.
    """

    game: Key
    seats: SeatPlans
    options: Options = {}
    corrections: dict[str, Any] | None = None
    seed: Seed | None = None
    hints: bool = False

    def __post_init__(self) -> None:
        if self.seed is not None:
            check_seed(self.seed)


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a match file: a finished match is viewed, any other continues with hidden cards dealt again."""

    file: dict[str, Any]
    seats: SeatPlans | None = None


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a new table with the first `at` actions of this one and everything hidden dealt again."""

    at: Count
    seats: SeatPlans | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Join with an invitation, at a chosen or the first open seat; or watch with a watchers' link."""

    token: Token
    seat: Seat | None = None
    name: Name | None = None


class Invitation(Struct, frozen=True):
    """What an invitation or a watchers' link is for, before it is used.

    `host` is the name of the table's owner, null if they are gone; `seats` are those of the table, `watch` is true for
    a watchers' link; `mine`: the guest has a seat there already, or owns the table. `corrected`: it is played with an
    owner's corrections.
    """

    table: str
    game: str
    options: dict[str, str]
    host: str | None
    seats: list["SeatInfo"]
    phase: Phase
    hints: Hints
    watch: bool
    mine: bool
    read_only: bool
    corrected: bool = False


class SeatInfo(Struct, frozen=True):
    """A seat: its player, presence, whether it is the viewer's, and whether turns are confirmed."""

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    connected: bool
    mine: bool
    confirm: bool


class HintUse(Struct, frozen=True):
    """A hint that a seat asked for after the first `at` actions of the log."""

    seat: int
    at: int


class Summary(Struct, frozen=True):
    """A table in the list of my tables.

    `turn` is the seat to act or to confirm; `day`: the date of a daily challenge; `read_only`: its rules have changed.
    `outcome`: how a finished game ended, if that is stored.
    """

    id: str
    game: str
    options: dict[str, str]
    phase: Phase
    seats: list[SeatInfo]
    turn: int | None
    my_turn: bool
    number: int
    changed: int
    next: str | None
    day: str | None
    hints: Hints
    outcome: Outcome | None = None
    read_only: bool = False


class TableLinks(Struct, frozen=True):
    """A table, new or found again, with new links to it.

    The invitation is null unless a seat is open.
    """

    id: str
    phase: Phase
    invitation: Link | None
    watch_link: Link
