"""`townwright backup` and `townwright restore`: a server's whole database in one file."""

from pathlib import Path

from townwright.cli.serve import database_errors
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.server.settings import Settings
from townwright.server.storage.backup import back_up, restore


def backup_database(terminal: Terminal, database: str, file: Path) -> None:
    """Write a backup and print its path."""
    if not file.absolute().parent.is_dir():
        raise problem(NotPossible, "cannot-write", path=str(file), why=terminal.say("study-no-folder"))
    with database_errors():
        back_up(Settings(database=database), file)
    terminal.note(terminal.say("backup-written", path=str(file.absolute())))


def restore_database(terminal: Terminal, database: str, file: Path) -> None:
    """Restore a backup into a new database."""
    with database_errors():
        restore(Settings(database=database), file)
    terminal.note(terminal.say("backup-restored", path=str(file)))
