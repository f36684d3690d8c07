"""Griffe extension: doctests in docstrings become code blocks, because Markdown would read `>>>` as quotes."""

import re
from typing import Any

import griffe

#: A doctest: a line that begins with a prompt, and all lines up to an empty one.
DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Doctests(griffe.Extension):
    """Fence the doctests of every docstring."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Fence the doctests of a package and everything in it."""
        fence_doctests(pkg)


def fence_doctests(item: griffe.Object) -> None:
    """Fence the doctests in a docstring, and in those of all members."""
    if item.docstring:
        item.docstring.value = DOCTEST.sub(lambda match: f"```pycon\n{match.group()}\n```", item.docstring.value)
    for member in item.members.values():
        if isinstance(member, griffe.Object):
            fence_doctests(member)
