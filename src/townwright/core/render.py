"""Drawings as text and as HTML, for terminals and notebooks."""

from io import StringIO

from rich.console import Console, RenderableType

WIDTH = 100


def to_text(drawing: RenderableType) -> str:
    """A drawing in plain characters."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False, force_jupyter=False)
    with console.capture() as capture:
        console.print(drawing)
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")


def to_html(drawing: RenderableType) -> str:
    """A drawing in colour, as a notebook shows it."""
    console = Console(
        file=StringIO(), width=WIDTH, record=True, force_terminal=True, force_jupyter=False, color_system="truecolor"
    )
    console.print(drawing)
    return console.export_html(inline_styles=True, code_format='<pre style="line-height:1.2">{code}</pre>')
