"""Runs a module or the code after `-c` as in a plain install: without the packages of any extra."""

import re
import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import PackageNotFoundError, packages_distributions, requires

from packaging.requirements import Requirement


def normalise(name: str) -> str:
    """Return the name of a distribution as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def requirements_of(name: str, extras: Sequence[str] = ("",), visited: set[str] | None = None) -> set[str]:
    """Return a distribution and all that it needs, by their metadata."""
    visited = set() if visited is None else visited
    visited.add(normalise(name))
    try:
        lines = requires(name) or []
    except PackageNotFoundError:  # of another platform
        return visited
    for each in map(Requirement, lines):
        applies = not each.marker or any(each.marker.evaluate({"extra": extra}) for extra in extras)
        if applies and normalise(each.name) not in visited:
            requirements_of(each.name, ["", *each.extras], visited)
    return visited


class Blocker(MetaPathFinder):
    """Hides the modules of all other distributions."""

    def __init__(self) -> None:
        available = requirements_of("townwright")
        self.blocked = {
            module for module, names in packages_distributions().items() if available.isdisjoint(map(normalise, names))
        }

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if name.partition(".")[0] in self.blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


if __name__ == "__main__":
    blocker = Blocker()
    for name in [name for name in sys.modules if name.partition(".")[0] in blocker.blocked]:
        del sys.modules[name]
    # numba-cuda puts itself in the place of Numba's own CUDA target.
    sys.meta_path[:] = [blocker, *(each for each in sys.meta_path if "numba_cuda" not in type(each).__module__)]
    sys.argv = sys.argv[1:]
    if sys.argv[0] == "-c":
        exec(sys.argv[1])
    else:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
