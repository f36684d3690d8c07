"""Terminal drawings as plain text."""

from io import StringIO

from rich.console import Console, RenderableType

WIDTH = 100


def to_text(drawing: RenderableType) -> str:
    """Return a drawing as plain text."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False, force_jupyter=False)
    with console.capture() as capture:
        console.print(drawing)
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")
