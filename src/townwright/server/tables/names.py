"""Names of players, and the characters allowed in names and chat messages."""

import unicodedata

from townwright.core.match_file import MAX_NAME_LENGTH
from townwright.server.wire.errors import Refusal

#: Unicode categories not allowed: control and format characters, surrogates, private use, unassigned.
FORBIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
#: Format characters that words and emoji need: non-joiner, joiner; left-to-right, right-to-left, Arabic letter mark.
ALLOWED = frozenset("\u200c\u200d\u200e\u200f\u061c")
#: Characters that count as letters or symbols but look blank: Hangul fillers, the empty Braille pattern.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: Maximum number of combining marks in a row, such as accents; no language needs more.
MAX_MARKS = 4


def is_hidden(character: str) -> bool:
    """Return whether a character is invisible or changes the order of others, such as U+202E."""
    return unicodedata.category(character) in FORBIDDEN_CATEGORIES and character not in ALLOWED


def is_visible(name: str) -> bool:
    """Return whether a name has a character that can be seen."""
    return any(unicodedata.category(each)[0] not in "CZM" and each not in BLANK for each in name)


def checked_name(name: str) -> str:
    """Return a name with normalised spaces; raise if it is too long, blank, or has hidden characters."""
    cleaned = " ".join(name.split())
    if not is_visible(cleaned) or len(cleaned) > MAX_NAME_LENGTH or any(map(is_hidden, name)):
        raise Refusal("bad-request", "bad-name", name=ascii(name[:20])[1:-1], most=MAX_NAME_LENGTH)
    if limit_marks(cleaned) != cleaned:
        raise Refusal("bad-request", "server-many-accents", most=MAX_MARKS)
    return cleaned


def cleaned_name(name: str) -> str:
    """Return a name from a match file, without hidden characters; `?` if nothing visible is left."""
    cleaned = limit_marks("".join(each for each in name if not is_hidden(each)))
    return checked_name(cleaned if is_visible(cleaned) else "?")


def limit_marks(name: str) -> str:
    """Return a name with at most `MAX_MARKS` combining marks in a row."""
    kept, marks = "", 0
    for character in name:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        kept += character if marks <= MAX_MARKS else ""
    return kept
