"""`townwright components`: every printed value of a game with its provenance."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from townwright.cli.terminal import Terminal
from townwright.core.contract import Corrections
from townwright.core.errors import BadFile, NotPossible, problem
from townwright.core.files import Json, read_bytes, read_json
from townwright.core.game import Game


def components(terminal: Terminal, game: Game, corrections: Corrections | None, as_json: bool) -> None:
    """Print the table of components, corrections included."""
    if game.extras.components is None:
        raise problem(NotPossible, "no-components", game=game.title(terminal.language))
    game.extras.components.read(corrections)  # raises if the values do not fit together
    rows = game.extras.components.rows(corrections)
    say = terminal.sentence
    if as_json:
        terminal.json(
            [
                {"what": say(row.what), "value": row.value, "provenance": row.provenance, "why": say(row.why)}
                for row in rows
            ]
        )
        return
    table = Table()
    for title in ("cli-component", "cli-value", "cli-provenance", "cli-why"):
        table.add_column(terminal.say(title))
    for row in rows:
        table.add_row(Text(say(row.what)), Text(row.value), Text(say(row.provenance_text)), Text(say(row.why)))
    terminal.print(table)


def read_corrections(file: Path | None) -> dict[str, Json] | None:
    """Read an owner's corrections, a JSON object."""
    if file is None:
        return None
    corrections = read_json(read_bytes(file))
    if not isinstance(corrections, dict):
        raise problem(BadFile, "not-corrections")
    return corrections
