"""Help in the reader's language, instead of the library's English help."""

from typing import Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from townwright.cli.terminal import Terminal

#: Names and texts, by the message of their title.
Sections = dict[str, list[tuple[str, str | None]]]


class Group(TyperGroup):
    """The command with its sub-commands."""

    def format_help(self, ctx: Any, formatter: object) -> None:  # noqa: ARG002
        commands = [(name, self.commands[name].help) for name in self.list_commands(ctx)]
        show(ctx, ctx.obj.say("cli-usage-commands"), str(self.help), {"cli-commands": commands})


class Command(TyperCommand):
    """One sub-command."""

    def format_help(self, ctx: Any, formatter: object) -> None:  # noqa: ARG002
        arguments = [part for part in self.params if isinstance(part, TyperArgument)]
        options = [part for part in self.params if isinstance(part, TyperOption)]
        usage_parts = [str(part.metavar) if part.required else f"[{part.metavar}]" for part in arguments]
        sections: Sections = {
            "cli-arguments": [(str(part.metavar), part.help) for part in arguments],
            "cli-options": [
                *[(" / ".join([part.opts[0], *part.secondary_opts]), part.help) for part in options],
                ("--lang de|en", ctx.obj.say("cli-option-lang")),
            ],
        }
        usage = " ".join([*usage_parts, ctx.obj.say("cli-usage-options")])
        show(ctx, usage, str(self.help), sections)


def show(ctx: typer.Context, usage: str, about: str, sections: Sections) -> None:
    """Print the help of a command."""
    terminal: Terminal = ctx.obj
    terminal.print(Text.assemble((terminal.say("cli-usage") + " ", "bold"), f"{ctx.command_path} {usage}\n"))
    terminal.print(Text(about + "\n"))
    for title, rows in sections.items():
        if rows:
            terminal.print(Text(terminal.say(title), "bold"))
            table = Table(box=None, show_header=False, padding=(0, 2))
            for name, text in rows:
                table.add_row(Text(name, "cyan"), Text(str(text)))
            terminal.print(table)
