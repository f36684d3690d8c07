"""A lock on the database file, which the operating system releases when the server ends."""

import sys
from pathlib import Path
from typing import BinaryIO

from townwright.core.errors import NotPossible, problem


def lock_database(database: Path) -> BinaryIO:
    """Lock the database and return the lock file; raise if another server uses the database.

    The lock lasts until the file is closed.
    """
    file = database.resolve().with_name(f"{database.resolve().name}.lock").open("ab")
    try:
        lock(file)
    except OSError as error:
        file.close()
        raise problem(NotPossible, "server-database-in-use", path=str(database)) from error
    return file


if sys.platform == "win32":
    import msvcrt

    def lock(file: BinaryIO) -> None:
        """Lock the first byte of a file, or fail at once."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: BinaryIO) -> None:
        """Lock a file, or fail at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
