"""SVG elements for drawings of boards, for notebooks."""

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, radians, sin

FONT = "system-ui, sans-serif"
PAPER, INK, FAINT, LINE = "#faf7f0", "#2d2a26", "#7d766b", "#d8d0c2"
#: The colours of the seats, in order.
SEAT_COLOURS = ("#2f6fb0", "#c2571a", "#3d8250", "#8a4fa3", "#a88612", "#b03a5b", "#3a8f95", "#6b6259")

Number = int | float


def element(name: str, content: str = "", /, **attributes: Number | str) -> str:
    """Return an SVG element; underscores in attribute names become hyphens.

    >>> element("circle", cx=1, cy=2.5, r=3, stroke_width=1)
    '<circle cx="1" cy="2.5" r="3" stroke-width="1"/>'
    """
    attribute_text = "".join(f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{attribute_text}>{content}</{name}>" if content else f"<{name}{attribute_text}/>"


def _value(value: Number | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def rect(
    x: Number, y: Number, width: Number, height: Number, fill: str, radius: Number = 0, **attributes: Number | str
) -> str:
    """Return a rectangle; its corners are rounded if `radius` is positive."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **attributes)


def circle(x: Number, y: Number, radius: Number, fill: str, **attributes: Number | str) -> str:
    """Return a circle."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def path(data: str, fill: str = "none", **attributes: Number | str) -> str:
    """Return a path."""
    return element("path", d=data, fill=fill, **attributes)


def label(x: Number, y: Number, text: str, size: Number = 12, fill: str = INK, **attributes: Number | str) -> str:
    """Return a line of text with its baseline at (x, y); `text_anchor="middle"` centres it."""
    return element("text", escape(text), x=x, y=y, font_size=size, fill=fill, **attributes) if text else ""


def centred(x: Number, y: Number, text: str, size: Number = 12, fill: str = INK, **attributes: Number | str) -> str:
    """Return a line of text centred at (x, y)."""
    return label(x, y + size * 0.35, text, size, fill, text_anchor="middle", **attributes)


def group(x: Number, y: Number, parts: Iterable[str]) -> str:
    """Return elements shifted by (x, y)."""
    return element("g", "".join(parts), transform=f"translate({_value(x)} {_value(y)})")


def shorten(text: str, length: int) -> str:
    """Return a text of at most `length` characters; a longer one is cut off with an ellipsis."""
    return text if len(text) <= length else text[: length - 1] + "…"


def point(x: Number, y: Number, radius: Number, degrees: Number) -> tuple[float, float]:
    """Return a point on a circle around (x, y), in degrees clockwise from the top."""
    return x + radius * sin(radians(degrees)), y - radius * cos(radians(degrees))


def sector(x: Number, y: Number, inner: Number, outer: Number, start: Number, end: Number) -> str:
    """Return the path data of a ring sector around (x, y), in degrees clockwise from the top."""
    large = int((end - start) % 360 > 180)
    corners = [
        point(x, y, outer, start),
        point(x, y, outer, end),
        point(x, y, inner, end),
        point(x, y, inner, start),
    ]
    a, b, c, d = (f"{_value(x)} {_value(y)}" for x, y in corners)
    return f"M{a}A{outer} {outer} 0 {large} 1 {b}L{c}A{inner} {inner} 0 {large} 0 {d}Z"


def document(width: Number, height: Number, parts: Iterable[str], title: str) -> str:
    """Return an SVG document, readable on light and dark pages."""
    return element(
        "svg",
        element("title", escape(title)) + rect(0, 0, width, height, PAPER, 8) + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_value(width)} {_value(height)}",
        width=width,
        height=height,
        font_family=FONT,
    )


def of_text(lines: Sequence[str], title: str) -> str:
    """Return a text drawing as SVG, for games without their own."""
    size, height = 13, 17
    width = max((len(line) for line in lines), default=0) * size * 0.61 + 24
    rows = [
        label(12, 24 + row * height, line, size, xml__space="preserve", font_family="ui-monospace, monospace")
        for row, line in enumerate(lines)
    ]
    return document(width, len(lines) * height + 24, rows, title)
