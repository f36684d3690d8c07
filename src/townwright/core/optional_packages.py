"""Import optional packages, which are installed with extras such as `townwright[server]`."""

from collections.abc import Iterator
from contextlib import contextmanager

from townwright.core.errors import NotPossible, problem


class MissingExtra(NotPossible, ImportError):
    """A package is not installed; the sentence names the extra that installs it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Raise `MissingExtra` if an import in this block fails; its sentence says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or name).partition(".")[0]
        raise problem(MissingExtra, "missing-extra", package=package, extra=name) from error
