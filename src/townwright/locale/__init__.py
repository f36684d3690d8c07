"""All texts that people read, in English and German, from Fluent files.

Shared messages are in this folder; a game has its own in its package (`en.ftl`, `de.ftl`).
"""

import locale as system_locale
import os
import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
SHARED = Path(__file__).parent
#: Integers of this size or larger are formatted as text, because Fluent cannot format them.
FLUENT_INTEGER_LIMIT = 10**15
#: A message of a single line, without placeables. The next line does not continue it.
PLAIN = re.compile(r"^([a-z][\w-]*) = ([^\s{}](?:[^{}\n]*[^\s{}])?)$(?!\n +[^ .\n])", re.MULTILINE | re.ASCII)
#: The id at the beginning of a message.
NAME = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class Words:
    """The messages of one language, from the Fluent files of some folders."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self._texts = [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]
        self._plain: dict[str, str] = {}
        self._names: set[str] = set()
        for text in self._texts:
            self._names.update(NAME.findall(text))
            self._plain = {**dict(PLAIN.findall(text)), **self._plain}  # as in Fluent, the first definition is used

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """The messages in Fluent's own form; created on demand, because the import is slow."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        for text in self._texts:
            bundle.add_resource(FluentResource(text))
        return bundle

    def __call__(self, message: str, **arguments: object) -> str:
        """Return the text of a message; `message.part` is an attribute of a message."""
        if message in self._plain:
            return self._plain[message]
        name, _, part = message.partition(".")
        if not self._bundle.has_message(name):
            raise LookupError(f"{self.language}: there is no message {name}")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[part] if part else entry.value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text of its own")
        values = {
            name: str(value) if isinstance(value, int) and abs(value) >= FLUENT_INTEGER_LIMIT else value
            for name, value in arguments.items()
        }
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.language}: {message} cannot be formatted with {arguments}: {errors[0]}")
        return str(text)

    def __contains__(self, message: str) -> bool:
        return message in self._names


@cache
def words(language: str = "en", game: Path | None = None) -> Words:
    """Return the messages of a language, with those of a game's package folder if given."""
    return Words(language, SHARED, *([game] if game else []))


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the system language if supported, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        code = str(environment.get(name) or "")
        if code:
            return code[:2].lower() if code[:2].lower() in LANGUAGES else "en"
    code = system_locale.getlocale()[0] or ""
    return "de" if code.lower().startswith(("de", "german")) else "en"
