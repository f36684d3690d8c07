"""The `townwright` command."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its status.

    The commands are imported here because every process that a server starts imports this module again.
    """
    from townwright.cli.run import run

    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))
