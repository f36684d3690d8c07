"""Docstrings begin with one plain sentence, and sources and docs avoid words that style rules out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "townwright"
#: Maximum length of the first line of a docstring, in characters.
FIRST_LINE = 100
#: Words and phrases that make a sentence hard to read.
FORBIDDEN = re.compile(r"(?i)\b(whoever|whomever|somebody|anybody|manieth|so many|a row a|a column a)\b")
PYTHON = sorted(path for path in SOURCES.rglob("*.py") if "migrations" not in path.parts)
TEXTS = sorted(
    path
    for folder, kinds in (
        (SOURCES, ("*.py",)),
        (ROOT / "web" / "src", ("*.ts", "*.svelte")),
        (ROOT / "docs", ("*.md",)),
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


def test_docstrings_begin_with_one_short_sentence() -> None:
    first_lines = {
        f"{path.relative_to(ROOT)}: {name}": text.splitlines()[0] for path in PYTHON for name, text in docstrings(path)
    }
    assert [name for name, line in first_lines.items() if len(line) > FIRST_LINE or not line.endswith((".", "?"))] == []


def test_texts_avoid_forbidden_words() -> None:
    offences = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in TEXTS
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if FORBIDDEN.search(line)
    ]
    assert offences == []
