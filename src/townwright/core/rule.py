"""`@rule` and `@entry`: the decorators that compile rules functions.

Compiled code is kept on disk, so that only the first start ever compiles. Numba's own cache does not notice a change
in a function called from another file, nor in a table of components: so the folder it writes to carries a digest of
every source and table the function can depend on.
"""

import functools
import hashlib
import inspect
import os
import shutil
import time
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaExperimentalFeatureWarning

#: True when the rules are machine code, false when they run as plain Python (`NUMBA_DISABLE_JIT=1`) to be debugged.
COMPILED: bool = not numba.config.DISABLE_JIT

CORE = Path(__file__).parent
SOURCES = ("*.py", "*.json")
KEEP_DAYS = 30


def cache_root() -> Path:
    """Where compiled rules live: `TOWNWRIGHT_CACHE`, or the user's own cache folder."""
    chosen = os.environ.get("TOWNWRIGHT_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("townwright") / "rules"


@cache
def digest(packages: frozenset[Path]) -> str:
    """A digest of all sources and tables of some packages."""
    summary = hashlib.sha256()
    for package in sorted(packages):
        for path in sorted(found for pattern in SOURCES for found in package.rglob(pattern)):
            summary.update(str(path.relative_to(package)).encode())
            summary.update(path.read_bytes())
    return summary.hexdigest()[:16]


@cache
def cache_folder(packages: frozenset[Path]) -> Path:
    """The folder of the rules that depend on these packages, readable by this user alone: it holds pickles."""
    name = "+".join(sorted(package.name for package in packages - {CORE})) or CORE.name
    folder = cache_root() / f"{name}-{digest(packages)}"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.utime(folder)
    for old in folder.parent.glob(f"{name}-*"):
        if time.time() - old.stat().st_mtime > KEEP_DAYS * 86_400:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def rule(function: Callable[..., Any] | None = None, *, over: Path | None = None) -> Any:
    """Compile a rules function: cached on disk, free of the GIL, callable from other rules and from CUDA kernels.

    A function built inside another one, around the rules of a game, names that game's package with `over`.
    Python calls rules through entry points (`entry`) only: a rule comes without the wrapper that Python would need,
    which saves a fifth of the compile time.
    """
    if function is None:
        return lambda inner: rule(inner, over=over)
    return _compile(function, over, no_cpython_wrapper=True) if COMPILED else function


def entry(function: Callable[..., Any] | None = None, *, over: Path | None = None, parallel: bool = False) -> Any:
    """Compile a rules function that Python calls. It takes an array of states and an index, never a record: an array
    passes in 0.4 microseconds, a record in 6 or more. In a parallel one, loops over `numba.prange` use all cores."""
    if function is None:
        return lambda inner: entry(inner, over=over, parallel=parallel)
    if not COMPILED:
        return _interpreted(function)
    return _compile(function, over, no_cpython_wrapper=False, parallel=parallel)


def _compile(function: Callable[..., Any], over: Path | None, **options: bool) -> Any:
    own = Path(inspect.getfile(function)).parent
    packages = frozenset({CORE, own, over or own})
    previous, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder(packages))
    try:
        compiled = numba.njit(cache=True, nogil=True, no_cfunc_wrapper=True, **options)(function)
    finally:
        numba.config.CACHE_DIR = previous
    # A name that is the same in every process: functions built around this one are then found in the cache again.
    assert isinstance(compiled, Dispatcher)
    name = f"{function.__module__}.{function.__qualname__}:{over}:{digest(packages)}"
    compiled._set_uuid(hashlib.sha256(name.encode()).hexdigest())
    compiled.get_call_template = functools.partial(_call_template, compiled.get_call_template)
    compiled.compile = functools.partial(_compile_plainly, compiled.compile)
    return compiled


def _compile_plainly(compile: Callable[[Any], Any], signature: Any) -> Any:
    """Loops over a game's few rows and cards gain nothing from vector code, which takes a third of the compile time.

    A state begins like a generator on its own, so that Numba may use a rule compiled for the one on the other. That is
    meant, and no warning is due.
    """
    previous, numba.config.LOOP_VECTORIZE = numba.config.LOOP_VECTORIZE, 0
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
            return compile(signature)
    finally:
        numba.config.LOOP_VECTORIZE = previous


def _call_template(template: Callable[..., Any], args: Any, kws: Any) -> Any:
    """Compile a rule once, not anew for every constant and width of integer it is called with."""
    return template(tuple(map(_plain, args)), {name: _plain(kind) for name, kind in kws.items()})


def _plain(kind: Any) -> Any:
    """A number's type without its value and width."""
    kind = types.unliteral(kind)
    narrow = isinstance(kind, types.Integer) and kind.bitwidth < 64
    return types.int64 if narrow or isinstance(kind, types.IntEnumMember) else kind


def _interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """The generator's arithmetic wraps around on purpose; NumPy need not warn of it."""

    @functools.wraps(function)
    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return quiet
