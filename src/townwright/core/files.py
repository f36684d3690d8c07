"""Reading and writing whole files, with an error that says what is wrong."""

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from townwright.core.errors import BadFile, NotPossible, problem


def read_bytes(path: str | Path) -> bytes:
    """What a file holds."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise problem(BadFile, "cannot-read", path=str(path), why=why) from error


def read_json(data: bytes) -> Any:
    """The value that JSON text holds."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise problem(BadFile, "not-json") from error


def write_safely(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=path.name, delete=False
        ) as file:
            temporary = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        if temporary:
            temporary.unlink(missing_ok=True)
        raise problem(NotPossible, "cannot-write", path=str(path), why=error.strerror or str(error)) from error
