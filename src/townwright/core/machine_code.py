"""Compile rules with Numba, and serialise machine code.

A single rule is compiled to LLVM code only. Machine code is generated once for a group of entry points, with all the
rules they call. By default Numba would optimise each function again in each of its callers, and generate machine code
for every one of them.
"""

import contextlib
import pickle
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import numba
from llvmlite.binding import Linkage
from numba import _dynfunc, types
from numba.core import event, serialize
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import Environment, lookup_environment
from numba.core.errors import NumbaWarning
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys
from numba.core.typing.typeof import typeof_impl

from townwright.core.code_parts import AnyEntryPoint, Call
from townwright.core.compile_errors import explain
from townwright.core.rule import Rule

#: An object of Numba or llvmlite, which have no static types.
Untyped: TypeAlias = Any
#: Prefixes of symbols: environments, and wrappers that Python calls.
ENVIRONMENT = "_ZN08NumbaEnv"
WRAPPER = "_ZN7cpython"
#: Compiler options of rules and entry points.
OPTIONS = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True}

#: The Numba types of the arguments of an entry point.
Signature = tuple[Untyped, ...]


class Library(JITCodeLibrary):  # type: ignore[misc]
    """LLVM code that is compiled only when the address of one of its functions is needed."""

    _emitted = False
    _shared_module: Untyped
    environments: list[tuple[str, str, list[Untyped]]]

    @property
    def codegen(self) -> Untyped:
        """The code generator; without machine code, one that sets no environments."""
        return self._codegen if self._emitted else _WithoutEnvironments(self._codegen)

    def finalize(self) -> None:
        """Close the library; `emit` links what it calls."""
        self._finalized = True

    def _optimize_functions(self, module: Untyped) -> None:
        """Skip Numba's optimisation; the complete module is optimised later."""
        module.data_layout = self._codegen._data_layout

    def _get_module_for_linking(self) -> Untyped:
        """Return the functions of this library only; callers also link their callees."""
        if self._shared_module is None:
            module = self._final_module.clone()
            for function in module.functions:
                if not function.is_declaration and function.linkage == Linkage.external:
                    function.linkage = "weak_odr"
            self._shared_module = module
        return self._shared_module

    def callees(self) -> list[Untyped]:
        """Return all libraries that this one needs."""
        libraries, pending = [], list(self._linking_libraries)
        while pending:
            library = pending.pop()
            if library not in libraries and library is not self:
                libraries.append(library)
                if isinstance(library, Library) and not library._emitted:
                    pending.extend(library._linking_libraries)
        return libraries

    def emit(self) -> None:
        """Generate machine code for this library and everything it calls."""
        self._linking_libraries = self.callees()
        self._finalized, self._emitted, self._shared_module = False, True, None
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise the module; only symbols that Python uses stay visible, under unique names."""
        for function in self._final_module.functions:
            if function.name.startswith(WRAPPER):
                function.name += f".{self.name}"
            elif not function.is_declaration:
                function.linkage = "internal"
        self.environments = []
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name) if variable.name.startswith(ENVIRONMENT) else None
            if environment is not None:
                variable.name += f".{self.name}"
                module = environment.globals.get("__name__", __name__)  # parallel loops of Numba have no module
                self.environments.append((variable.name, module, list(environment.consts)))
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def get_pointer_to_function(self, name: str) -> int:
        """Return the address of a function; generate machine code if necessary."""
        if not self._emitted:
            try:
                declared_only = self._final_module.get_function(name).is_declaration
            except NameError:
                declared_only = True
            if declared_only or name.startswith(WRAPPER):
                return 0  # `compile_together` generates code for all entry points at once
            self.emit()
        pointer: int = super().get_pointer_to_function(name)
        return pointer


class _WithoutEnvironments:
    """A code generator for libraries without machine code, which have no environments to set."""

    def __init__(self, codegen: Untyped) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Untyped:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Untyped) -> None:
        """Do nothing; `Library.emit` sets environments."""


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A rule as compiled code calls it: compiled once for all constants and integer widths."""

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function, targetoptions={**OPTIONS, "no_cpython_wrapper": True})

    def get_call_template(self, args: Untyped, kws: Untyped) -> Untyped:
        """Return the call template for widened argument types."""
        return super().get_call_template(tuple(map(widen, args)), {name: widen(kind) for name, kind in kws.items()})


class EntryPointDispatcher(CPUDispatcher):  # type: ignore[misc]
    """An entry point as Python calls it: dispatches on the types of its arguments."""

    def __init__(self, entry: AnyEntryPoint) -> None:
        super().__init__(entry.py_func, targetoptions={**OPTIONS, "parallel": entry.parallel})
        self._entry = entry
        self._functions: dict[Signature, Untyped] = {}

    def _compile_for_args(self, *args: Untyped, **_kws: Untyped) -> Untyped:
        """Compile for new argument types; Numba calls the returned function."""
        self._entry.part.compile_for(self._entry, args)
        return self._functions[signature_of(args)]

    def accepts(self, args: Sequence[Untyped]) -> bool:
        """Return whether there is machine code for arguments of these types."""
        return signature_of(args) in self._functions

    def install(self, signature: Signature, function: Untyped) -> None:
        """Use this machine code for arguments of these types."""
        self._functions[signature] = function  # Numba does not keep a reference
        self._insert([kind._code for kind in signature], function, False)


@typeof_impl.register(Rule)  # type: ignore[untyped-decorator]
def _type_of_rule(rule: Rule[..., object], _context: Untyped) -> Untyped:
    return types.Dispatcher(rule.dispatcher)


def widen(kind: Untyped) -> Untyped:
    """Return an argument type without literal values, and integer types as 64 bits wide."""
    kind = types.unliteral(kind)
    narrow = isinstance(kind, types.Integer) and kind.bitwidth < 64
    return types.int64 if narrow or isinstance(kind, types.IntEnumMember) else kind


def target() -> Untyped:
    """Return the initialised target context; the lock is needed because Numba is not thread-safe here."""
    with global_compiler_lock:
        context = cpu_target.target_context
        rtsys.initialize(context)
        return context


@cache
def compiling_target() -> Untyped:
    """Return the target context, ready to compile. Call it under the lock.

    This takes as long as importing Numba.
    """
    target().refresh()
    return target()


@contextlib.contextmanager
def _patched_target() -> Iterator[Untyped]:
    """Let Numba compile rules into `Library` objects.

    Warnings are disabled. Numba warns that it may use a rule compiled for a generator on a state, because a state
    begins with the same fields. Mistakes in rules are explained by `compile_errors`.
    """
    with global_compiler_lock, warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaWarning)
        codegen = compiling_target().codegen()
        library_class, loop_vectorize = codegen._library_class, numba.config.LOOP_VECTORIZE
        codegen._library_class, numba.config.LOOP_VECTORIZE = Library, 0
        try:
            yield codegen
        finally:
            codegen._library_class, numba.config.LOOP_VECTORIZE = library_class, loop_vectorize


def signature_of(args: Sequence[Untyped]) -> Signature:
    """Return the Numba types of some arguments."""
    return tuple(numba.typeof(argument) for argument in args)


class Function(NamedTuple):
    """A compiled function that Python calls."""

    module: str
    name: str
    symbol: str
    environment: str


class Code(NamedTuple):
    """Stored machine code of several entry points, in their order."""

    name: str
    functions: list[Function]
    environments: list[tuple[str, str, list[Untyped]]]  # symbol, module, constants
    initialisers: list[Untyped]  # to call before the code is used
    machine_code: bytes


def compile_together(name: str, calls: Sequence[Call]) -> bytes:
    """Compile entry points into one block of machine code. `name` must be unique."""
    with _patched_target() as codegen:
        results = [_lower(entry, signature_of(args)) for entry, args in calls]
        library = codegen.create_library(name)
        library.enable_object_caching()
        for result in results:
            library._final_module.link_in(result.library._final_module, preserve=True)
            library._linking_libraries.extend(result.library.callees())
            library._reload_init.update(result.library._reload_init)
        library.emit()
        functions = [
            Function(each.modname, each.qualname, f"{each.llvm_cpython_wrapper_name}.{name}", f"{each.env_name}.{name}")
            for each in (result.fndesc for result in results)
        ]
        initialisers = list(library._reload_init)
        packed: bytes = serialize.dumps(
            Code(name, functions, library.environments, initialisers, library._get_compiled_object())
        )
        return packed


def _lower(entry: AnyEntryPoint, signature: Signature) -> Untyped:
    """Compile an entry point and the rules it calls to LLVM code."""
    dispatcher = dispatcher_of(entry)
    with event.trigger_event("numba:compile", data={"dispatcher": dispatcher}):
        try:
            return dispatcher._compiler.compile(signature, None)
        except Exception as error:
            mistake = explain(error, entry)
            if mistake is None:
                raise
            raise mistake from None


def install(calls: Sequence[Call], packed: bytes) -> None:
    """Load machine code of `compile_together` into its entry points."""
    code: Code = pickle.loads(packed)
    for initialise in code.initialisers:
        initialise()
    with global_compiler_lock:
        codegen = target().codegen()
        library = JITCodeLibrary(codegen, code.name)
        library.enable_object_caching()
        library._set_compiled_object(code.machine_code)
        library._finalize_final_module()
        environments = {}
        for symbol, module, constants in code.environments:
            environment = environments[symbol] = Environment(import_module(module).__dict__)
            environment.consts[:] = constants
            codegen.set_env(symbol, environment)
        for (entry, args), function in zip(calls, code.functions, strict=True):
            codegen._engine._defined_symbols.add(function.symbol)
            compiled = _dynfunc.make_function(
                import_module(function.module),
                function.name.rpartition(".")[2],
                entry.__doc__ or "",
                library.get_pointer_to_function(function.symbol),
                environments[function.environment],
                (library, environments),
            )
            dispatcher_of(entry).install(signature_of(args), compiled)


def dispatcher_of(entry: AnyEntryPoint) -> EntryPointDispatcher:
    """Return the dispatcher of an entry point."""
    if entry.dispatcher is None:
        entry.dispatcher = EntryPointDispatcher(entry)
    dispatcher: EntryPointDispatcher = entry.dispatcher
    return dispatcher
