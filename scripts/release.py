"""Release a version: check, set it in pyproject.toml, date the changelog, commit and tag.

It works in the current folder and pushes nothing.
"""

import argparse
import re
import shlex
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from packaging.version import Version

PYPROJECT = Path("pyproject.toml")
CHANGELOG = Path("CHANGELOG.md")
LONG_RESULT = Path("tests/long-result.txt")
SOURCES = Path("src")
#: Databases and match files of every minor version.
FROZEN = Path("tests/server/old")
MIGRATIONS = Path("src/townwright/server/storage/migrations/versions")
UNRELEASED = "## [Unreleased]\n"
RELEASE = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


def git(*arguments: str) -> str:
    """Run git and return its output."""
    return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True, encoding="utf-8").stdout


def current_version() -> str:
    """Return the version in pyproject.toml."""
    version: str = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["version"]
    return version


def problem(version: str) -> str | None:
    """Return why this version cannot be released now, in one sentence; None if it can."""
    if not RELEASE.fullmatch(version):
        return f"{version!r} is not a version: write three numbers, such as 1.2.3."
    if Version(version) <= Version(current_version()):
        return f"{version} is not greater than {current_version()}, the version in {PYPROJECT}."
    if git("status", "--porcelain"):
        return "There are uncommitted changes: commit or stash them first."
    if (branch := git("branch", "--show-current").strip()) != "main":
        return f"Releases are made on main, not on {branch or 'a detached commit'}."
    if git("tag", "--list", f"v{version}"):
        return f"The tag v{version} exists already."
    changes = CHANGELOG.read_text("utf-8").partition(UNRELEASED)[2].partition("\n## ")[0]
    if not re.search(r"^- ", changes, re.MULTILINE):
        return f"{CHANGELOG} lists no changes under “[Unreleased]”."
    return problem_with_long_tests() or problem_with_frozen_files(version)


def problem_with_long_tests() -> str | None:
    """Return what is wrong with the result of the long tests."""
    result = re.search(r"^result +(.*)$", LONG_RESULT.read_text("utf-8"), re.MULTILINE)
    if result is None or not re.match(r"\d+ passed\b(?!.*\berror)", result[1]):
        said = result[1] if result else ""
        return f"{LONG_RESULT.as_posix()} says “{said}”: the long tests must pass."
    tested = git("log", "-1", "--format=%H", "--", str(LONG_RESULT)).strip()
    if git("log", "-1", "--format=%H", f"{tested}..HEAD", "--", str(SOURCES)):
        return f"{SOURCES} has changed since {LONG_RESULT.as_posix()}: run make test-long and commit its result."
    return None


def problem_with_frozen_files(version: str) -> str | None:
    """Return what is wrong with the frozen files; a patch release has those of its minor version."""
    minor, _, patch = version.rpartition(".")
    names = (f"sqlite-{minor}.sql", f"postgresql-{minor}.sql", f"matches-{minor}/*.json")
    if missing := [name for name in names if not list(FROZEN.glob(name))]:
        return (
            f"{FROZEN.as_posix()} has no {missing[0]}: run python -m tests.server.freeze {minor} and commit its files."
        )
    newest = max(path.name.partition("_")[0] for path in MIGRATIONS.glob("[0-9]*.py"))
    for name in names[:2]:
        if not re.search(rf"\balembic_version\"? VALUES ?\('{newest}'\)", (FROZEN / name).read_text("utf-8")):
            if patch == "0":
                return f"{name} lacks migration {newest}: delete the files of {minor} and freeze them again."
            return f"A patch release cannot contain a migration, such as {newest}: release a minor version."
    return None


def write(version: str) -> None:
    """Set the version, and give the unreleased changes a heading with version and date."""
    project = PYPROJECT.read_text("utf-8")
    line = f'version = "{current_version()}"\n'
    PYPROJECT.write_text(project.replace(line, f'version = "{version}"\n', 1), "utf-8", newline="\n")
    heading = f"## [{version}] – {datetime.now(UTC):%Y-%m-%d}\n"
    changes = CHANGELOG.read_text("utf-8")
    CHANGELOG.write_text(changes.replace(UNRELEASED, f"{UNRELEASED}\n{heading}", 1), "utf-8", newline="\n")


def main() -> None:
    """Release the version that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--gate", default="make test", help="the command that has to succeed (default: %(default)s)")
    arguments = parser.parse_args()
    version = arguments.version
    if reason := problem(version):
        sys.exit(reason)
    if subprocess.run(shlex.split(arguments.gate), check=False).returncode:
        sys.exit(f"“{arguments.gate}” failed: nothing is released.")
    if reason := problem(version):  # the gate may have changed files
        sys.exit(reason)
    write(version)
    git("commit", "--quiet", "--message", f"Release {version}", str(PYPROJECT), str(CHANGELOG))
    git("tag", "--annotate", f"v{version}", "--message", f"Townwright {version}")
    print(f"Released {version} here. To publish it: git push origin main v{version}")


if __name__ == "__main__":
    main()
