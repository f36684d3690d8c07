"""Read and write whole files, with clear errors."""

import contextlib
import os
import secrets
import shutil
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from townwright.core.errors import BadFile, NotPossible, problem

#: A value read from JSON.
Json: TypeAlias = Any


def read_bytes(path: str | Path) -> bytes:
    """Return the content of a file."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise problem(BadFile, "cannot-read", path=str(path), why=why) from error


def read_json(data: bytes) -> Json:
    """Parse JSON."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise problem(BadFile, "not-json") from error


def write_safely(path: Path, text: str) -> None:
    """Write a file atomically.

    It gets the permissions of the file it replaces, or the default permissions of a new file.
    """
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise problem(NotPossible, "cannot-write", path=str(path), why=error.strerror or str(error)) from error
