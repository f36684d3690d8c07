"""Docstrings begin with one plain sentence, and sources and docs avoid words that style rules out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "townwright"
#: Maximum length of the first line of a docstring, in characters.
FIRST_LINE = 100
#: Words and phrases that make a sentence hard to read, in all texts.
FORBIDDEN = re.compile(
    r"(?i)\b(whoever|whomever|somebody|anybody|manieth|so many|a row a|a column a"
    r"|held upright|upright tablet|makes? \w+ points|(?:lead|leads) to another (?:result|position)"
    r"|, also (?:at|by|for|if|in|on|those|when|with)|Untested are)\b"
    # A limit is a maximum: “Most names …” reads as the majority of them.
    r"|#: (?:The most|Most)\b"
)
#: In Markdown also a space before a percent sign, and a sentence that begins before a code block and ends after it.
FORBIDDEN_IN_MARKDOWN = re.compile(r"\d %(?!”)|^```\n\n(?!nginx:)[a-z]", re.MULTILINE)
PYTHON = sorted(path for path in SOURCES.rglob("*.py") if "migrations" not in path.parts)
MARKDOWN = sorted([*ROOT.glob("*.md"), *(path for path in (ROOT / "docs").rglob("*.md") if path.name != "solo.de.md")])
TEXTS = sorted(
    path
    for folder, kinds in (
        (SOURCES, ("*.py",)),
        (ROOT / "web" / "src", ("*.ts", "*.svelte")),
        (ROOT / "benchmarks", ("*.py",)),
        (ROOT / "examples", ("*.py",)),
        (ROOT / "scripts", ("*.py",)),
    )
    for kind in kinds
    for path in folder.rglob(kind)
    if path.name != "types.ts"
)


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the name and docstring of a module, its classes and its functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            text = ast.get_docstring(node)
            if text is not None:
                yield getattr(node, "name", path.stem), text


def offences(path: Path, forbidden: re.Pattern[str]) -> list[str]:
    """Return the places of a file that match a pattern."""
    text = path.read_text("utf-8")
    places = ((text.count("\n", 0, match.start()) + 1, match[0]) for match in forbidden.finditer(text))
    return [f"{path.relative_to(ROOT)}:{line}: {words!r}" for line, words in places]


def test_docstrings_begin_with_one_short_sentence() -> None:
    first_lines = [(path, name, text.splitlines()[0]) for path in PYTHON for name, text in docstrings(path)]
    assert [
        f"{path.relative_to(ROOT)}: {name}"
        for path, name, line in first_lines
        if len(line) > FIRST_LINE or not line.endswith((".", "?"))
    ] == []


def test_texts_avoid_forbidden_words() -> None:
    assert [place for path in (*TEXTS, *MARKDOWN) for place in offences(path, FORBIDDEN)] == []


def test_markdown_is_written_in_english_style() -> None:
    assert [place for path in MARKDOWN for place in offences(path, FORBIDDEN_IN_MARKDOWN)] == []
