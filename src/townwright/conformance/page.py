"""Checks of the files of a game for the page. Each function is a check."""

import re
from xml.etree import ElementTree

from townwright.core.game import Game

#: The size of covers.
VIEW_BOX = "0 0 320 288"
#: The ways in which a JavaScript module can export `mount`.
EXPORTS_MOUNT = re.compile(r"export\s+(async\s+)?function\s+mount\b|export\s+const\s+mount\b|export\s*{[^}]*\bmount\b")


def covers_have_the_right_size(game: Game) -> None:
    """`page/cover.svg`, if present, is an SVG image of 320 by 288 units."""
    path = game.package / "page" / "cover.svg"
    if path.is_file():
        picture = ElementTree.fromstring(path.read_bytes())
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        assert picture.get("viewBox") == VIEW_BOX


def boards_can_be_mounted(game: Game) -> None:
    """`page/board.js`, if present, exports `mount`."""
    path = game.package / "page" / "board.js"
    assert not path.is_file() or EXPORTS_MOUNT.search(path.read_text("utf-8"))
