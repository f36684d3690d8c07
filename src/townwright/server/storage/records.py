"""Guests, seats and tables, as they are stored."""

from collections.abc import Sequence

from msgspec import Struct, convert, json

from townwright.core.match_file import Redeal
from townwright.server.wire.fields import Hints, SeatKind


class Guest(Struct, frozen=True):
    """A person without an account. `device` is the digest of the cookie in the request."""

    id: str
    name: str
    confirm: bool
    device: str = ""


class Device(Struct, frozen=True):
    """A browser that a guest uses; `digest` is that of its cookie."""

    digest: str
    name: str
    last_seen: int  # Unix milliseconds

    @property
    def id(self) -> str:
        """The public id of the device."""
        return device_id(self.digest)


def device_id(digest: str) -> str:
    return digest[:16]


class SeatState(Struct):
    """Who has a seat now. While a bot stands in for a person, the seat keeps its guest, who may come back."""

    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    confirm: bool = True

    def belongs_to(self, guest: str | None) -> bool:
        """Return whether this is a guest's seat: played by them, or by a bot that stands in for them."""
        return guest is not None and self.guest == guest and (self.kind != "bot" or self.name is not None)


def hints_at(seats: Sequence[SeatState], allowed: bool) -> Hints:
    """Return the hints at a table; `allowed`: whether it was opened with hints between people.

    An open seat and one where a bot stands in count as people.
    """
    people = [each for each in seats if each.kind in ("person", "open") or (each.kind == "bot" and each.name)]
    if len(people) < 2:
        return "private"
    return "shown" if allowed else "off"


class StartingPoint(Struct, frozen=True):
    """What a table starts from: the match it continues, and the activity it was opened for.

    `actions` and `redeals` belong to the match. `activity` is a name, `key` and `content` are data of the activity.
    """

    actions: list[str] = []
    redeals: list[Redeal] = []
    activity: str | None = None
    key: str | None = None
    content: object = None

    def encode(self) -> str:
        """Return the starting point as it is stored: the activity's name is a field, its key the value."""
        stored: dict[str, object] = {"actions": self.actions, "reseeds": self.redeals}
        if self.content is not None:
            stored["content"] = self.content
        return json.encode(stored if self.activity is None else {**stored, self.activity: self.key}).decode()

    @classmethod
    def decode(cls, data: str) -> "StartingPoint":
        fields = json.decode(data)
        actions, redeals = fields.pop("actions", []), convert(fields.pop("reseeds", []), list[Redeal])
        content = fields.pop("content", None)
        activity, key = next(((name, key) for name, key in fields.items() if key is not None), (None, None))
        return cls(actions, redeals, activity, key, content)


class Description(Struct, frozen=True):
    """The settings of a table and its match; `hints`: whether hints are allowed between people."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    corrections: dict[str, object] | None
    seed: int
    starting_point: StartingPoint
    owner: str | None
    origin: str | None
    occasion: str | None = None
    hints: bool = False
