"""Checks of Fluent files and of the messages that Python code uses."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from townwright.locale import SHARED, Words

#: Functions that take a message id, and the index of that argument.
MESSAGE_FUNCTIONS = {"problem": 1, "sentence": 0, "Sentence": 0, "speak": 0, "say": 0}
#: Prefixes of messages that the program looks up.
FAMILIES = (
    "event",
    "did",
    "plan",
    "prepares",
    "prevents",
    "ended",
    "decision",
    "move",
    "option",
    "rules",
    "condition",
    "source",
    "reason",
    "group",
    "label",
)
#: Single messages that the program looks up.
SINGLE = {"title", "tagline", "credit"}


class Mentions(visitor.Visitor):
    """The variables and other messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        #: Variables that a function such as NUMBER formats.
        self.numbers: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Collect a variable."""
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """Collect the variables that a function formats."""
        self.numbers |= {each.id.name for each in node.arguments.positional if isinstance(each, ftl.VariableReference)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Collect a message."""
        self.messages.add(node.id.name)


def mentions_in(pattern: ftl.BaseNode) -> Mentions:
    """Return what a message or a part of it refers to."""
    mentions = Mentions()
    mentions.visit(pattern)
    return mentions


@cache
def parse(folder: Path, language: str) -> list[ftl.BaseNode]:
    """Return the entries of a Fluent file."""
    return list(FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body)


def messages(folder: Path, language: str = "en") -> dict[str, set[str]]:
    """Return the variables of all messages and attributes of a folder, also through references."""
    mentions = {}
    for entry in parse(folder, language):
        if isinstance(entry, ftl.Message):
            if entry.value:
                mentions[entry.id.name] = mentions_in(entry.value)
            for attribute in entry.attributes:
                mentions[f"{entry.id.name}.{attribute.id.name}"] = mentions_in(attribute.value)

    def variables(name: str) -> set[str]:
        return mentions[name].names.union(*map(variables, mentions[name].messages & mentions.keys()))

    return {name: variables(name) for name in mentions}


def number_variables(folder: Path, language: str) -> set[str]:
    """Return the variables of a folder that are formatted as numbers, and so cannot be words."""
    return {
        name
        for entry in parse(folder, language)
        if isinstance(entry, ftl.Message)
        for name in mentions_in(entry).numbers
    }


def check_syntax(folder: Path, language: str) -> None:
    """Check that a Fluent file has no errors and no duplicate messages."""
    assert [entry.content for entry in parse(folder, language) if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in parse(folder, language) if isinstance(entry, ftl.Message)]
    assert {name for name in names if names.count(name) > 1} == set()


def check_languages_agree(folder: Path) -> None:
    """Check that both languages have the same messages with the same variables."""
    english, german = messages(folder, "en"), messages(folder, "de")
    only_english, only_german = sorted(english.keys() - german.keys()), sorted(german.keys() - english.keys())
    assert only_english == only_german == []
    different = {name: (english[name], german[name]) for name in english if english[name] != german[name]}
    assert different == {}


def check_sayable(folder: Path, language: str) -> None:
    """Check that every message can be formatted with any values of its variables."""
    speak, numbers = Words(language, *dict.fromkeys([SHARED, folder])), number_variables(folder, language)
    for name, variables in messages(folder, language).items():
        for value in (0, 1, 2, 21, "words"):
            sentence = speak(name, **{each: 0 if each in numbers and value == "words" else value for each in variables})
            assert sentence.strip(), name
            assert "{" not in sentence, name


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(path.read_text("utf-8"))


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """Yield every call in a Python file that uses a message, with the pattern of its id."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in MESSAGE_FUNCTIONS and len(node.args) > MESSAGE_FUNCTIONS[name]:
                for pattern in _ids(node.args[MESSAGE_FUNCTIONS[name]]):
                    yield node, pattern


def _ids(argument: ast.expr) -> Iterator[str]:
    """Yield patterns for the possible ids of an argument; f-strings become patterns."""
    match argument:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _ids(body)
            yield from _ids(orelse)
        case ast.JoinedStr(values=values):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+" for part in values
            )


def check_messages_exist(path: Path, known: dict[str, set[str]]) -> None:
    """Check that every message used in a Python file exists."""
    missing = [pattern for _, pattern in calls(path) if not any(re.fullmatch(pattern, name) for name in known)]
    assert missing == [], path


def check_variables(path: Path, known: dict[str, set[str]]) -> None:
    """Check that every message used in a Python file gets all its variables."""
    for call, pattern in calls(path):
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        arguments = {keyword.arg for keyword in call.keywords}
        for argument in call.args:
            if isinstance(argument, ast.Dict):
                arguments |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        exact = [name for name in known if re.escape(name) == pattern]
        assert [(name, known[name] - arguments) for name in exact if known[name] - arguments] == [], path


def check_nothing_left_over(folder: Path, sources: Iterable[Path]) -> None:
    """Check that every message is used by the game's code, by Townwright or by another message."""
    strings, families = set(SINGLE), set[str]()
    for path in sources:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings |= {node.value.lstrip("$"), node.value.lstrip("$").partition(".")[0]}
                families.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                families.add(str(node.values[0].value).lstrip("$"))
    families = {text for text in families if re.fullmatch(r"[a-z_]+(-[a-z_]+)*-", text)}
    families |= {f"{family}-" for family in FAMILIES}
    references = {
        name for entry in parse(folder, "en") if isinstance(entry, ftl.Message) for name in mentions_in(entry).messages
    }
    defined = {message.partition(".")[0] for message in messages(folder)}
    left_over = sorted(m for m in defined - strings - references if not m.startswith(tuple(families)))
    assert left_over == []
