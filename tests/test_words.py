"""Every word a person reads: the same in both languages, nothing missing, nothing left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from tests.market import GAME as MARKET

import townwright
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.locale import LANGUAGES, SHARED, Words

SOURCE = Path(townwright.__file__).parent
ALL = [*games().values(), MARKET]
FOLDERS = {"shared": SHARED, **{game.name: game.package for game in ALL}}
#: Functions that are given the id of a message, and which of their arguments that is.
SPEAKERS = {"problem": 1, "reason": 0, "Reason": 0, "speak": 0, "say": 0}


class Variables(visitor.Visitor):
    """The variables that a message mentions, and the other messages."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(folder: Path, language: str) -> list[Any]:
    return list(FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body)


def mentioned(pattern: Any) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def messages(folder: Path, language: str = "en") -> dict[str, set[str]]:
    """The variables of every message and of every part of one."""
    found = {}
    for entry in parsed(folder, language):
        if isinstance(entry, ftl.Message):
            if entry.value:
                found[entry.id.name] = mentioned(entry.value).names
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = mentioned(attribute.value).names
    return found


def known(game: Game | None = None) -> dict[str, set[str]]:
    """All messages that can be said; those of all games together where no game is given."""
    packages = [game.package] if game else [each.package for each in ALL]
    return {name: names for folder in (SHARED, *packages) for name, names in messages(folder).items()}


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_has_no_errors_and_says_nothing_twice(folder: Path, language: str) -> None:
    assert [entry.content for entry in parsed(folder, language) if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in parsed(folder, language) if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_both_languages_define_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, german = messages(folder, "en"), messages(folder, "de")
    assert english.keys() == german.keys()
    assert {name: (english[name], german[name]) for name in english if english[name] != german[name]} == {}


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_game_does_not_redefine_shared_words(game: Game) -> None:
    assert messages(SHARED).keys() & messages(game.package).keys() == set()


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    speak = Words(language, *dict.fromkeys([SHARED, folder]))
    for name, variables in messages(folder, language).items():
        for value in (0, 1, 2, 21, "words"):
            said = speak(name, **dict.fromkeys(variables, value))
            assert said.strip()
            assert "{" not in said


# What the games need


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_game_has_the_words_that_every_game_needs(game: Game) -> None:
    needed = {"title", "tagline"}
    for option in game.options:
        needed |= {f"option-{option.name}", f"option-{option.name}.help"}
        needed |= {f"option-{option.name}.{choice}" for choice in option.choices}
    for topic in game.wording.topics:
        needed |= {f"rules-{topic}", f"rules-{topic}.title"}
    needed |= {f"event-{event.name.lower()}" for event in game.wording.events}
    needed |= {word for words in game.wording.named.values() for word in words}
    assert needed - messages(game.package).keys() == set()


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_options_topics_and_events_that_do_not_exist_have_no_words(game: Game) -> None:
    families = {
        "option": {option.name for option in game.options},
        "rules": set(game.wording.topics),
        "event": {event.name.lower() for event in game.wording.events},
        "decision": {str(kind.__struct_config__.tag).replace(" ", "_") for kind in game.wording.kinds},
    }
    for name in messages(game.package):
        family, _, member = name.partition(".")[0].partition("-")
        assert family not in families or member in families[family], name


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_sentences_about_events_use_only_their_facts(game: Game) -> None:
    for event in game.wording.events:
        assert messages(game.package)[f"event-{event.name.lower()}"] <= set(game.wording.facts[event]), event


# What the code says


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def package_of(path: Path) -> Game | None:
    return next((game for game in ALL if path.is_relative_to(game.package)), None)


def spoken(argument: ast.expr) -> Iterator[str]:
    """The ids that an argument can be: itself, or either side of a condition. Text with gaps becomes a pattern."""
    match argument:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from spoken(body)
            yield from spoken(orelse)
        case ast.JoinedStr(values=values):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+" for part in values
            )


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """Every call that names a message, and the pattern of its id."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in SPEAKERS and len(node.args) > SPEAKERS[name]:
                for pattern in spoken(node.args[SPEAKERS[name]]):
                    yield node, pattern


SOURCES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parts[-2] != "games"]
GAME_FOLDERS = {game.package for game in ALL}


def is_playable(path: Path) -> bool:
    """Not part of a game that is not among the games yet."""
    return "games" not in path.relative_to(SOURCE).parts[:1] or package_of(path) is not None


SPOKEN = [path for path in SOURCES if is_playable(path) and any(True for _ in calls(path))]


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_message_that_the_code_names_exists(path: Path) -> None:
    """A pattern stands for a whole family, of which there is at least one."""
    there = known(package_of(path))
    missing = [pattern for _, pattern in calls(path) if not any(re.fullmatch(pattern, name) for name in there)]
    assert missing == []


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_message_gets_all_its_variables(path: Path) -> None:
    there = known(package_of(path))
    for call, pattern in calls(path):
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        for argument in call.args:
            if isinstance(argument, ast.Dict):
                given |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        exact = [name for name in there if re.escape(name) == pattern]
        assert [(name, there[name] - given) for name in exact if there[name] - given] == []


def named_in(text: str) -> Iterator[str]:
    """Ids in a string: as it stands, as an argument that is a word itself, as the name of one of several parts."""
    yield text.lstrip("$")
    yield text.lstrip("$").partition(".")[0]


@pytest.mark.parametrize(("name", "folder"), FOLDERS.items(), ids=FOLDERS)
def test_no_words_are_left_over(name: str, folder: Path) -> None:
    """Whatever is defined is named in the code, is of a family that the code builds, or is part of another text."""
    sources = [*SOURCES, *sorted(MARKET.package.glob("*.py"))] if name == "shared" else sorted(folder.rglob("*.py"))
    strings, families = set[str](), set[str]()
    for path in [*sources, SOURCE / "core" / "game.py", *sorted((SOURCE / "cli").glob("*.py"))]:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.update(named_in(node.value))
                families.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                families.add(str(node.values[0].value).lstrip("$"))
    families = {text for text in families if re.fullmatch(r"[a-z_]+(-[a-z_]+)*-", text)}
    families |= {f"{family}-" for family in ("event", "decision", "option", "rules", "condition", "source", "label")}
    strings |= {"credit"}  # on the page
    inside = {
        found for entry in parsed(folder, "en") if isinstance(entry, ftl.Message) for found in mentioned(entry).messages
    }
    defined = {message.partition(".")[0] for message in messages(folder)}
    assert sorted(m for m in defined - strings - inside if not m.startswith(tuple(families))) == []
