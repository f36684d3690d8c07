"""Compile rules with Numba, and turn machine code into bytes and back.

A rule becomes LLVM code only. Machine code is made once for a group of entry points, with every rule they call. Numba's
own way is to optimise each function anew inside each of its callers, and to make machine code of every single one.
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
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys
from numba.core.typing.typeof import typeof_impl

from townwright.core.code_parts import AnyEntryPoint, Call
from townwright.core.compile_errors import explain
from townwright.core.rule import Rule

#: An object of Numba or llvmlite, which have no static types.
Untyped: TypeAlias = Any
#: How the names of some symbols begin: environments, and what Python calls.
ENVIRONMENT = "_ZN08NumbaEnv"
WRAPPER = "_ZN7cpython"
#: Options of rules and entry points. Loops over a game's few rows and cards gain nothing from vector code.
OPTIONS = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True}

#: The types of the arguments of an entry point, as compiled code knows them.
Signature = tuple[Untyped, ...]


class Library(JITCodeLibrary):  # type: ignore[misc]
    """LLVM code that becomes machine code only when the address of one of its functions is needed."""

    _emitted = False
    _shared_module: Untyped
    environments: list[tuple[str, str, list[Untyped]]]

    @property
    def codegen(self) -> Untyped:
        return self._codegen if self._emitted else _WithoutEnvironments(self._codegen)

    def finalize(self) -> None:
        """Nothing more comes in. What it calls is linked by `emit`."""
        self._finalized = True

    def _optimize_functions(self, module: Untyped) -> None:
        """The whole is optimised once it is complete."""
        module.data_layout = self._codegen._data_layout

    def _get_module_for_linking(self) -> Untyped:
        """The functions of this library alone. A caller that links them links their callees too."""
        if self._shared_module is None:
            module = self._final_module.clone()
            for function in module.functions:
                if not function.is_declaration and function.linkage == Linkage.external:
                    function.linkage = "weak_odr"
            self._shared_module = module
        return self._shared_module

    def callees(self) -> list[Untyped]:
        """All libraries that this one needs, each once."""
        needed, waiting = [], list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in needed and library is not self:
                needed.append(library)
                if isinstance(library, Library) and not library._emitted:
                    waiting.extend(library._linking_libraries)
        return needed

    def emit(self) -> None:
        """Make machine code of this library and everything it calls."""
        self._linking_libraries = self.callees()
        self._finalized, self._emitted, self._shared_module = False, True, None
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise the whole. Only what Python uses keeps a name, which no other code has."""
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
                module = environment.globals.get("__name__", __name__)  # Numba's own parallel loops have no module
                self.environments.append((variable.name, module, list(environment.consts)))
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def get_pointer_to_function(self, name: str) -> int:
        if not self._emitted:
            try:
                declared_only = self._final_module.get_function(name).is_declaration
            except NameError:
                declared_only = True
            if declared_only or name.startswith(WRAPPER):
                return 0  # `compile_together` makes machine code of all entry points at once
            self.emit()
        pointer: int = super().get_pointer_to_function(name)
        return pointer


class _WithoutEnvironments:
    """The code generator as a library sees it that has no machine code, and so no environments to fill in."""

    def __init__(self, codegen: Untyped) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Untyped:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Untyped) -> None:
        """`Library.emit` does it."""


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A rule as compiled code calls it: compiled once, not anew for every constant and width of integer."""

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function, targetoptions={**OPTIONS, "no_cpython_wrapper": True})

    def get_call_template(self, args: Untyped, kws: Untyped) -> Untyped:
        return super().get_call_template(tuple(map(widen, args)), {name: widen(kind) for name, kind in kws.items()})


class EntryPointDispatcher(CPUDispatcher):  # type: ignore[misc]
    """An entry point as Python calls it: looks the code for the types of its arguments up, and has it compiled."""

    def __init__(self, entry: AnyEntryPoint) -> None:
        super().__init__(entry.py_func, targetoptions={**OPTIONS, "parallel": entry.parallel})
        self._entry = entry
        self._functions: dict[Signature, Untyped] = {}

    def _compile_for_args(self, *args: Untyped, **_kws: Untyped) -> Untyped:
        """Have the code for new types of arguments; Numba then calls what this returns."""
        self._entry.part.compile_for(self._entry, args)
        return self._functions[signature_of(args)]

    def accepts(self, args: Sequence[Untyped]) -> bool:
        """Whether there is machine code for arguments of these types."""
        return signature_of(args) in self._functions

    def install(self, signature: Signature, function: Untyped) -> None:
        """Call this machine code for arguments of these types."""
        self._functions[signature] = function  # Numba keeps no reference of its own
        self._insert([kind._code for kind in signature], function, False)


@typeof_impl.register(Rule)  # type: ignore[untyped-decorator]
def _type_of_rule(rule: Rule[..., object], _context: Untyped) -> Untyped:
    return types.Dispatcher(rule.dispatcher)


def widen(kind: Untyped) -> Untyped:
    """A number's type without its value and width."""
    kind = types.unliteral(kind)
    narrow = isinstance(kind, types.Integer) and kind.bitwidth < 64
    return types.int64 if narrow or isinstance(kind, types.IntEnumMember) else kind


def target() -> Untyped:
    """The machine that code runs on. Numba does not bear two threads making it ready."""
    with global_compiler_lock:
        context = cpu_target.target_context
        rtsys.initialize(context)
        return context


@cache
def compiling_target() -> Untyped:
    """The same, ready to compile for it as well, which takes as long as importing Numba. Ask under the lock."""
    target().refresh()
    return target()


@contextlib.contextmanager
def _patched_target() -> Iterator[Untyped]:
    """Compile as this module says: LLVM code first, machine code for the whole.

    A state begins like a generator on its own, so that Numba may use a rule compiled for the one on the other. That is
    meant, and no warning is due.
    """
    with global_compiler_lock, warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
        codegen = compiling_target().codegen()
        usual, vectors = codegen._library_class, numba.config.LOOP_VECTORIZE
        codegen._library_class, numba.config.LOOP_VECTORIZE = Library, 0
        try:
            yield codegen
        finally:
            codegen._library_class, numba.config.LOOP_VECTORIZE = usual, vectors


def signature_of(args: Sequence[Untyped]) -> Signature:
    """The types of some arguments."""
    return tuple(numba.typeof(argument) for argument in args)


class Function(NamedTuple):
    """A function of some machine code that Python calls."""

    module: str
    name: str
    symbol: str
    environment: str


class Code(NamedTuple):
    """Machine code of several entry points, in their order, as it is stored."""

    name: str
    functions: list[Function]
    environments: list[tuple[str, str, list[Untyped]]]  # symbol, module, constants: what functions refer to in Python
    initialisers: list[Untyped]  # to be called before the code is used
    machine_code: bytes


def compile_together(name: str, calls: Sequence[Call]) -> bytes:
    """Compile entry points into one piece of machine code. `name` is different for any two such pieces."""
    with _patched_target() as codegen:
        results = [_lower(entry, signature_of(args)) for entry, args in calls]
        whole = codegen.create_library(name)
        whole.enable_object_caching()
        for result in results:
            whole._final_module.link_in(result.library._final_module, preserve=True)
            whole._linking_libraries.extend(result.library.callees())
            whole._reload_init.update(result.library._reload_init)
        whole.emit()
        functions = [
            Function(each.modname, each.qualname, f"{each.llvm_cpython_wrapper_name}.{name}", f"{each.env_name}.{name}")
            for each in (result.fndesc for result in results)
        ]
        initialisers = list(whole._reload_init)
        packed: bytes = serialize.dumps(
            Code(name, functions, whole.environments, initialisers, whole._get_compiled_object())
        )
        return packed


def _lower(entry: AnyEntryPoint, signature: Signature) -> Untyped:
    """Compile an entry point, and the rules it calls, to LLVM code."""
    dispatcher = dispatcher_of(entry)
    with event.trigger_event("numba:compile", data={"dispatcher": dispatcher}):
        try:
            return dispatcher._compiler.compile(signature, None)
        except Exception as error:
            reason = explain(error)
            if reason is None:
                raise
            raise reason from None


def install(calls: Sequence[Call], packed: bytes) -> None:
    """Let entry points use the machine code that `compile_together` made for them."""
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
            made = _dynfunc.make_function(
                import_module(function.module),
                function.name.rpartition(".")[2],
                entry.__doc__ or "",
                library.get_pointer_to_function(function.symbol),
                environments[function.environment],
                (library, environments),
            )
            dispatcher_of(entry).install(signature_of(args), made)


def dispatcher_of(entry: AnyEntryPoint) -> EntryPointDispatcher:
    """The dispatcher of an entry point."""
    if entry.dispatcher is None:
        entry.dispatcher = EntryPointDispatcher(entry)
    dispatcher: EntryPointDispatcher = entry.dispatcher
    return dispatcher
