"""The `townwright` command."""

import io
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit with its status.

    The commands are imported here because every process that a server starts imports this module again.
    """
    from townwright.cli.run import run

    if sys.platform == "win32":  # pipes have a different encoding there
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8")
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))
