"""Names of players, and the characters allowed in names and chat messages."""

import unicodedata

from townwright.core.match_file import MAX_NAME_LENGTH
from townwright.server.wire.errors import Refusal

#: Unicode categories not allowed: control and format characters, surrogates, private use, unassigned.
FORBIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
#: Format characters that words and emoji need: non-joiner, joiner; left-to-right, right-to-left, Arabic letter mark.
ALLOWED = frozenset("\u200c\u200d\u200e\u200f\u061c")


def is_hidden(character: str) -> bool:
    """Return whether a character is invisible or changes the order of others, such as U+202E."""
    return unicodedata.category(character) in FORBIDDEN_CATEGORIES and character not in ALLOWED


def checked_name(name: str) -> str:
    """Return a name with normalised spaces; raise if it is too long or has hidden characters."""
    cleaned = " ".join(name.split())
    is_visible = any(unicodedata.category(each)[0] not in "CZM" for each in cleaned)
    if not is_visible or len(cleaned) > MAX_NAME_LENGTH or any(map(is_hidden, name)):
        raise Refusal("bad-request", "bad-name", name=ascii(name[:20])[1:-1], most=MAX_NAME_LENGTH)
    return cleaned


def cleaned_name(name: str) -> str:
    """Return a name from a match file without its hidden characters, which match files may have."""
    return checked_name("".join(each for each in name if not is_hidden(each)))
