"""The `townwright` command."""

from townwright.cli.main import main

__all__ = ["main"]
