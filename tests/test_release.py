"""`make release` in a clone of the repository."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
#: Gates that need no time.
GREEN, RED = "git --version", "git no-such-command"
MIGRATIONS = "src/townwright/server/storage/migrations/versions"
NEWEST = max(path.name for path in (ROOT / MIGRATIONS).glob("[0-9]*.py")).partition("_")[0]
#: The files of the next minor version, in the form in which `python -m tests.server.freeze` writes them.
FROZEN = {
    "tests/server/old/sqlite-0.10.sql": f"INSERT INTO \"alembic_version\" VALUES('{NEWEST}');\n",
    "tests/server/old/postgresql-0.10.sql": f"INSERT INTO public.alembic_version VALUES ('{NEWEST}');\n",
    "tests/server/old/matches-0.10/carrara.json": "{}",
}
LONG_RESULT = "tests/long-result.txt"


class Clone:
    """A clone of this repository, on main, with one unreleased change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "GIT_CONFIG_GLOBAL": os.devnull,
            **{f"GIT_{role}_{key}": "release" for role in ("AUTHOR", "COMMITTER") for key in ("NAME", "EMAIL")},
        }
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), folder], check=True)
        self.git("checkout", "--quiet", "-B", "main")
        self.write(
            "CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A game.\n\n## [0.1.0] – 2026-11-16\n"
        )
        self.write("pyproject.toml", re.sub(r'(?m)^version = ".*"$', 'version = "0.9.0"', self.read("pyproject.toml")))
        self.write(LONG_RESULT, "result   2 passed, 1 skipped in 3.00s\n")
        for name, text in FROZEN.items():
            (self.folder / name).parent.mkdir(exist_ok=True)
            self.write(name, text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Add a game")
        self.start = self.git("rev-parse", "HEAD")

    def git(self, *arguments: str) -> str:
        command = ["git", *arguments]
        result = subprocess.run(
            command, cwd=self.folder, env=self.environment, check=True, capture_output=True, text=True
        )
        return result.stdout.strip()

    def commit(self, name: str, text: str) -> None:
        """Commit a new text of a file, under the subject of the last commit."""
        self.write(name, text)
        self.git("add", name)
        self.git("commit", "--quiet", "--message", "Add a game")

    def release(self, version: str, gate: str = GREEN) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(ROOT / "scripts" / "release.py"), version, "--gate", gate]
        return subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, "utf-8")


@pytest.fixture(scope="module")
def shared_clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    return Clone(tmp_path_factory.mktemp("release") / "clone")


@pytest.fixture
def clone(shared_clone: Clone) -> Clone:
    """The clone in its first state."""
    shared_clone.git("checkout", "--quiet", "-f", "-B", "main", shared_clone.start)
    shared_clone.git("clean", "--quiet", "-fd")
    for tag in shared_clone.git("tag").split():
        shared_clone.git("tag", "--delete", tag)
    return shared_clone


def test_a_release_sets_the_version_dates_the_changelog_commits_and_tags(clone: Clone) -> None:
    result = clone.release("0.10.0")
    assert result.returncode == 0, result.stderr
    assert tomllib.loads(clone.read("pyproject.toml"))["project"]["version"] == "0.10.0"
    headings = re.findall(r"(?m)^## (\[.*?\](?: – \d{4}-\d\d-\d\d)?)\n\n", clone.read("CHANGELOG.md") + "\n")
    assert [re.sub(r"\d{4}-\d\d-\d\d", "DATE", heading) for heading in headings] == [
        "[Unreleased]",
        "[0.10.0] – DATE",
        "[0.1.0] – DATE",
    ]
    assert clone.git("status", "--porcelain") == ""
    assert clone.git("log", "-1", "--format=%s") == "Release 0.10.0"
    assert clone.git("rev-parse", "v0.10.0^{commit}") == clone.git("rev-parse", "HEAD")
    assert clone.git("cat-file", "-t", "v0.10.0") == "tag"


def test_a_development_version_becomes_the_release(clone: Clone) -> None:
    clone.write("pyproject.toml", clone.read("pyproject.toml").replace('"0.9.0"', '"0.10.0.dev0"'))
    clone.git("commit", "--quiet", "--all", "--message", "Begin 0.10.0")
    assert clone.release("0.10.0").returncode == 0
    assert tomllib.loads(clone.read("pyproject.toml"))["project"]["version"] == "0.10.0"


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("1.0", "'1.0' is not a version: write three numbers, such as 1.2.3."),
        ("v1.0.0", "'v1.0.0' is not a version: write three numbers, such as 1.2.3."),
        ("0.9.0", "0.9.0 is not greater than 0.9.0, the version in pyproject.toml."),
        ("0.9.0rc1", "'0.9.0rc1' is not a version: write three numbers, such as 1.2.3."),
        ("0.8.12", "0.8.12 is not greater than 0.9.0, the version in pyproject.toml."),
    ],
)
def test_an_invalid_or_too_small_version_is_refused(clone: Clone, version: str, reason: str) -> None:
    check_refused(clone, clone.release(version), reason)


def test_changes_that_are_not_committed_are_refused(clone: Clone) -> None:
    clone.write("new.txt", "")
    check_refused(clone, clone.release("1.0.0"), "There are uncommitted changes: commit or stash them first.")


def test_another_branch_is_refused(clone: Clone) -> None:
    clone.git("checkout", "--quiet", "-b", "feature")
    check_refused(clone, clone.release("1.0.0"), "Releases are made on main, not on feature.")


def test_a_tag_that_exists_is_refused(clone: Clone) -> None:
    clone.git("tag", "v1.0.0")
    result = clone.release("1.0.0")
    assert (result.returncode, result.stderr.strip()) == (1, "The tag v1.0.0 exists already.")


def test_a_changelog_without_changes_is_refused(clone: Clone) -> None:
    assert clone.release("0.10.0").returncode == 0
    result = clone.release("0.10.1")
    assert (result.returncode, result.stderr.strip()) == (1, "CHANGELOG.md lists no changes under “[Unreleased]”.")


@pytest.mark.parametrize("name", FROZEN)
def test_a_version_without_frozen_files_is_refused(clone: Clone, name: str) -> None:
    clone.git("rm", "--quiet", name)
    clone.git("commit", "--quiet", "--message", "Add a game")
    pattern = name.rpartition("old/")[2].replace("carrara", "*")
    reason = f"tests/server/old has no {pattern}: run python -m tests.server.freeze 0.10 and commit its files."
    check_refused(clone, clone.release("0.10.0"), reason)


@pytest.mark.parametrize(
    "result", ["1 failed, 2 passed in 3.00s", "2 passed, 1 error in 3.00s", "no tests ran in 0.01s", ""]
)
def test_long_tests_that_do_not_pass_are_refused(clone: Clone, result: str) -> None:
    clone.commit(LONG_RESULT, f"command  pytest -m long\nresult   {result}\n")
    check_refused(clone, clone.release("0.10.0"), f"{LONG_RESULT} says “{result}”: the long tests must pass.")


def test_long_tests_of_older_sources_are_refused(clone: Clone) -> None:
    clone.commit("src/townwright/new.py", "")
    reason = f"src has changed since {LONG_RESULT}: run make test-long and commit its result."
    check_refused(clone, clone.release("0.10.0"), reason)
    clone.commit(LONG_RESULT, "result   3 passed in 3.00s\n")
    assert clone.release("0.10.0").returncode == 0


@pytest.mark.parametrize("name", list(FROZEN)[:2])
def test_databases_frozen_before_a_migration_are_refused(clone: Clone, name: str) -> None:
    clone.commit(name, FROZEN[name].replace(NEWEST, "0001"))
    file = name.rpartition("/")[2]
    reason = f"{file} lacks migration {NEWEST}: delete the files of 0.10 and freeze them again."
    check_refused(clone, clone.release("0.10.0"), reason)


def test_a_patch_release_contains_no_migration(clone: Clone) -> None:
    clone.commit(f"{MIGRATIONS}/9999_new.py", "")
    clone.commit(LONG_RESULT, "result   3 passed in 3.00s\n")
    reason = "A patch release cannot contain a migration, such as 9999: release a minor version."
    check_refused(clone, clone.release("0.10.1"), reason)


def test_nothing_is_released_when_the_gate_fails(clone: Clone) -> None:
    result = clone.release("0.10.0", gate=RED)
    check_refused(clone, result, "“git no-such-command” failed: nothing is released.")


def check_refused(clone: Clone, result: subprocess.CompletedProcess[str], reason: str) -> None:
    """Check that a release was refused for a reason, and changed nothing."""
    assert (result.returncode, result.stderr.strip().splitlines()[-1]) == (1, reason)
    assert clone.git("log", "-1", "--format=%s") == "Add a game"
    assert clone.git("tag") == ""
    assert 'version = "0.9.0"' in clone.read("pyproject.toml")
