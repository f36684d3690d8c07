"""Types of fields that many messages share, with their limits."""

from typing import Annotated, Literal

from msgspec import Meta

from townwright.core.game import MAX_KEY_LENGTH, MAX_OPTIONS
from townwright.core.log import MAX_SEATS
from townwright.core.match_file import MAX_NAME_LENGTH

#: Maximum length of a chat message, in characters.
MAX_CHAT_LENGTH = 280
#: Maximum number of actions in one message.
MAX_LINE_LENGTH = 100
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
Token = Annotated[str, Meta(min_length=20, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=MAX_KEY_LENGTH)]
#: A whole number in an action.
Whole = Annotated[int, Meta(gt=-(10**9), lt=10**9)]
Options = Annotated[dict[Key, Key], Meta(max_length=MAX_OPTIONS)]
#: Who has a seat; open: nobody yet.
SeatKind = Literal["open", "person", "bot", "scripted"]
Phase = Literal["open", "running", "over"]
#: Hints at a table: private if only one person plays; between people off, or shown to all.
Hints = Literal["private", "off", "shown"]
