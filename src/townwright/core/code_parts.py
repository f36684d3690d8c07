"""Parts of a game's machine code: entry points that are compiled and stored together.

The path of a code file contains hashes of everything it depends on: sources, data, entry points, argument types,
system, Python, Numba and CPU. Files are written atomically and never changed, so that processes can share a cache, and
outdated or foreign files are never opened.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import Lock, RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import platformdirs

from townwright.core import background

if TYPE_CHECKING:
    from townwright.core.rule import EntryPoint

CORE = Path(__file__).parent
SOURCES = ("*.py", "*.json")
#: Data files of a game that no rule reads.
NOT_COMPILED = ("lesson.json", "puzzles.json", "training.json", "training-2.json")
KEEP_DAYS = 30
#: Held while Numba is imported, and while LLVM is called without Numba. If another thread called LLVM during the
#: import, the call would fail inside LLVM's own lock, which would then never be released.
_llvm_lock = RLock()
#: The package of the distribution `townwright-code`: nothing but machine code.
CODE_PACKAGE = "townwright_code"
#: The macOS release in a target triple; code for one release runs on all.
MAC_RELEASE = re.compile(r"(darwin|macosx)[\d.]+")
#: The CPU name of portable code, which runs on all CPUs of an architecture.
GENERIC = "generic"
#: Example arguments of an entry point; only their types matter.
Example = tuple[object, ...]
#: An entry point, whatever it returns.
AnyEntryPoint: TypeAlias = "EntryPoint[Any]"
#: An entry point with arguments.
Call = tuple["AnyEntryPoint", Example]


class CompileMode(Enum):
    """When to compile entry points without machine code.

    Slow ones, and those without example arguments, are always compiled before their first call.
    """

    NOW = "now"  # before the first call
    LATER = "later"  # in a background process, while they run interpreted
    BY_OTHER_PROCESS = "elsewhere"  # another process of the server compiles them
    NEVER = "never"  # run interpreted unless the code is requested (`CodePart.request`)


def mode() -> CompileMode:
    """Return when to compile, as set in the environment variable `TOWNWRIGHT_COMPILE`."""
    return CompileMode(os.environ.get("TOWNWRIGHT_COMPILE", CompileMode.LATER.value))


class CodePart:
    """Entry points whose machine code is compiled, stored and loaded together.

    `examples` returns example arguments for each entry point. A part without examples has a single entry point, which
    is compiled once for each combination of argument types it is called with. `rerun` runs the same rules interpreted,
    to explain compile errors.
    """

    def __init__(
        self,
        name: str,
        entries: Sequence[AnyEntryPoint],
        examples: Callable[[], Sequence[Example]] | None = None,
        rerun: Callable[[], None] | None = None,
    ) -> None:
        self.name = name
        self.rerun = rerun
        self.entries = tuple(entries)
        self._examples = examples
        self._requested = False
        self._loading = Lock()  # never install the same code twice
        if examples is not None:
            for entry in self.entries:
                entry.part = self

    @property
    def game(self) -> str:
        """The name of the part's game."""
        return self.name.partition(".")[0]

    @property
    def ready(self) -> bool:
        """Whether the machine code is loaded."""
        return all(entry.code is not None for entry in self.entries)

    def ensure_code(self, entry: AnyEntryPoint, args: Example) -> bool:
        """Return whether a call can use machine code; compile first if it must not run interpreted.

        Other calls run interpreted; unless the mode is `NEVER`, they request the machine code.
        """
        if mode() is CompileMode.NOW or entry.slow or self._examples is None:
            self.compile_for(entry, args)
            return True
        if mode() is not CompileMode.NEVER:
            self.request(compile=mode() is CompileMode.LATER)
        return False

    def request(self, compile: bool) -> None:
        """Load the machine code once compiled; with `compile`, start a background compiler."""
        if not self._requested:
            self._requested = True
            background.request(self, compile)

    def compile_for(self, entry: AnyEntryPoint, args: Example) -> None:
        """Load or compile the machine code for a call now."""
        if self._examples is not None and not self.ready:
            self.compile()
        if entry.dispatcher is None or not entry.dispatcher.accepts(args):
            self._use([(entry, args)])

    def compile(self, native: bool = False) -> None:
        """Load the machine code, or compile it; `native`: only accept code for this CPU."""
        with self._loading:
            if not self.ready:
                self._use(self._calls(), native)

    def load(self) -> bool:
        """Load stored machine code; return whether there is any."""
        with self._loading:
            calls = self._calls()
            path = None if self.ready else self._find(calls)
            if path is not None:
                self._install(calls, path.read_bytes())
            return self.ready

    def ensure_loaded(self) -> bool:
        """Load the machine code, or compile it if the mode allows; return whether it is loaded."""
        if not self.ready and not self.load() and mode() not in (CompileMode.BY_OTHER_PROCESS, CompileMode.NEVER):
            self.compile()
        return self.ready

    def is_stored(self, native: bool = False) -> bool:
        """Return whether the machine code is stored; `native`: for this CPU."""
        return self._find(self._calls(), native) is not None

    def compile_into(self, layer: Path) -> None:
        """Compile into a folder that other machines and users can use as a layer."""
        calls = self._calls()
        folder = layer / folder_name(self._packages())
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / self._file_name(calls)
        if not path.is_file():
            write(path, machine_code().compile_together(path.name, calls))
            path.chmod(0o644)

    def _calls(self) -> list[Call]:
        """Return the entry points with their example arguments."""
        assert self._examples is not None
        return list(zip(self.entries, self._examples(), strict=True))

    def _use(self, calls: list[Call], native: bool = False) -> None:
        """Load machine code, or compile and store it."""
        path = self._find(calls, native)
        if path is not None:
            code = path.read_bytes()
        else:
            code = machine_code().compile_together(self._file_name(calls), calls)
            with suppress(OSError):  # without write access, every process compiles for itself
                write(cache_folder(self._packages()) / self._file_name(calls), code)
        self._install(calls, code)

    def _install(self, calls: list[Call], code: bytes) -> None:
        machine_code().install(calls, code)
        for entry, _ in calls:
            entry.switch_to(machine_code().dispatcher_of(entry))

    def _find(self, calls: list[Call], native: bool = False) -> Path | None:
        """Return the file with the code of entry points: for this CPU, otherwise for its architecture."""
        folder = folder_name(self._packages())
        for generic in (False,) if native else (False, True):
            for root in (cache_root(), *layers()):
                path = root / folder / self._file_name(calls, generic)
                if path.is_file():
                    return path
        return None

    def _packages(self) -> frozenset[Path]:
        """Return the folders whose files the code depends on."""
        return frozenset({CORE}).union(*(entry.packages for entry in self.entries))

    def _file_name(self, calls: list[Call], generic: bool = False) -> str:
        text = "|".join(
            f"{entry.__module__}.{entry.__qualname__}({', '.join(map(kind, args))}){modules(entry)}"
            for entry, args in calls
        )
        summary = hashlib.sha256(f"{self.name}|{text}|{platform_tag(generic)}".encode())
        return f"{self.name.rpartition('.')[2]}-{summary.hexdigest()[:16]}.code"


def modules(entry: AnyEntryPoint) -> list[str]:
    """Return the modules of the rules that an entry point calls; its code refers to them by name."""
    closure = [cell.cell_contents for cell in entry.py_func.__closure__ or ()]
    return sorted({str(getattr(value, "__module__", "")) for value in closure if callable(value)})


def kind(argument: object) -> str:
    """Return the type of an argument as text; equal texts mean equal Numba types."""
    if isinstance(argument, tuple):
        return f"{type(argument).__name__}({', '.join(map(kind, argument))})"
    if not isinstance(argument, np.ndarray):
        return repr(argument) if callable(argument) else type(argument).__name__
    flags = argument.flags
    order = "C" if flags.c_contiguous else "F" if flags.f_contiguous else "A"
    return f"{argument.dtype!r}{argument.ndim}{order}{flags.writeable:d}{flags.aligned:d}"


@cache
def platform_tag(generic: bool = False) -> str:
    """Return what machine code depends on besides the sources: system, versions and CPU.

    It queries LLVM directly, as Numba does, to avoid importing Numba.
    """
    with _llvm_lock:
        from llvmlite import binding

        cpu = os.environ.get("NUMBA_CPU_NAME") or binding.get_host_cpu_name()
        features = os.environ.get("NUMBA_CPU_FEATURES", binding.get_host_cpu_features().flatten())
        triple = MAC_RELEASE.sub(r"\1", binding.get_process_triple())
    avx = os.environ.get("NUMBA_ENABLE_AVX", "")
    versions = [version(package) for package in ("numba", "llvmlite")]
    machine = (GENERIC, "", "") if generic else (cpu, features, avx)
    system = (triple, platform.system(), sys.implementation.cache_tag)
    return "|".join([*system, *versions, np.__version__.split(".")[0], *machine])


def machine_code() -> ModuleType:
    """Return the module that compiles, which imports Numba; call this before importing Numba elsewhere."""
    with _llvm_lock:
        from townwright.core import machine_code

    return machine_code


def layers() -> list[Path]:
    """Return the read-only folders with machine code: `TOWNWRIGHT_CODE`, then the installed package."""
    folders = os.environ.get("TOWNWRIGHT_CODE", "").split(os.pathsep)
    return [*(Path(folder) for folder in folders if folder), *installed_layers()]


@cache
def installed_layers() -> tuple[Path, ...]:
    """Return the folder of the distribution `townwright-code`, if it is installed."""
    spec = find_spec(CODE_PACKAGE)
    return tuple(map(Path, spec.submodule_search_locations or ())) if spec else ()


def cache_root() -> Path:
    """Return the cache folder: `TOWNWRIGHT_CACHE`, or a folder in the user's cache."""
    folder = os.environ.get("TOWNWRIGHT_CACHE")
    return Path(folder) if folder else platformdirs.user_cache_path("townwright") / "code"


@cache
def digest(packages: frozenset[Path]) -> str:
    """Return a digest of all sources and data of some packages."""
    summary = hashlib.sha256()
    for package in sorted(packages, key=lambda path: path.name):
        for path in sorted(source for pattern in SOURCES for source in package.rglob(pattern)):
            if path.name in NOT_COMPILED:
                continue
            summary.update(f"{path.relative_to(package).as_posix()}\n".encode())
            summary.update(path.read_bytes())
    return summary.hexdigest()[:16]


def folder_name(packages: frozenset[Path]) -> str:
    """Return the name of the folder for code that depends on these packages."""
    name = "+".join(sorted(package.name for package in packages - {CORE})) or CORE.name
    return f"{name}-{digest(packages)}"


@cache
def cache_folder(packages: frozenset[Path]) -> Path:
    """Create and return the cache folder for code of these packages.

    Only the owner may write, because code files contain pickles. Folders of other versions of the packages are deleted
    if nothing was compiled into them for `KEEP_DAYS`.
    """
    folder = cache_root() / folder_name(packages)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.utime(folder)
    for old in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        if time.time() - old.stat().st_mtime > KEEP_DAYS * 86_400:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def write(path: Path, data: bytes) -> None:
    """Write a file atomically; another process may write the same file with the same content."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        file.write(data)
    try:
        Path(file.name).replace(path)
    except PermissionError:  # Windows does not replace an open file
        Path(file.name).unlink()
        if not path.is_file():
            raise
