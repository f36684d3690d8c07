"""The sdist and the wheel: what is in them, what they need, and what a plain install says about the rest."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.version import Version
from tests.packaging.conftest import call, only
from tests.packaging.plain import normalise, requirements_of
from tests.processes import ROOT, python
from tests.server.running import Server, play

import townwright

PACKAGE = ROOT / "src" / "townwright"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
#: What a server is made of: nothing of it belongs to a plain install.
SERVER = {"litestar", "uvicorn", "websockets", "httptools", "sqlalchemy", "alembic", "asyncpg", "aiosqlite", "uvloop"}
#: Plays a game with bots, saves it and loads it again.
PLAY = """
import townwright
match = townwright.new("sprawlopolis", seed=3)
while not match.over:
    match.play(townwright.bot("greedy", seed=1).choose(match))
match.save("match.json")
print(townwright.load("match.json").score_sheet == match.score_sheet)
"""


@pytest.fixture(scope="module")
def dist_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that is built from it on a machine without Node."""
    folder = tmp_path_factory.mktemp("dist")
    run = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        env={**os.environ, "PATH": str(Path(sys.executable).parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(dist_folder: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(dist_folder.glob("*.whl")))


@pytest.fixture(scope="module")
def metadata(wheel: zipfile.ZipFile) -> Message:
    return message_from_bytes(wheel.read(next(name for name in wheel.namelist() if name.endswith("/METADATA"))))


def files(folder: Path) -> dict[str, bytes]:
    """Return the files of the package, by their names in the wheel."""
    paths = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {f"townwright/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes() for path in paths}


def test_the_wheel_contains_the_package_and_the_page(wheel: zipfile.ZipFile) -> None:
    packed = {name: wheel.read(name) for name in wheel.namelist() if ".dist-info/" not in name}
    assert packed == files(PACKAGE)
    assert "townwright/server/page/index.html" in packed
    assert sum(name.startswith("townwright/server/page/assets/") for name in packed) > 20


def test_the_sdist_contains_the_page_and_its_sources(dist_folder: Path) -> None:
    with tarfile.open(next(dist_folder.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/{name}" for name in files(PACKAGE)} <= names
    assert {"hatch_build.py", "web/package-lock.json", "tests/conftest.py", "LICENSE", "NOTICE"} <= names
    assert not [name for name in names if "node_modules" in name or ".venv" in name]


def test_the_installed_wheel_serves_a_game(dist_folder: Path, tmp_path: Path) -> None:
    """The long tests install it into an empty environment, with a browser; here it is found before the checkout."""
    site = tmp_path / "site"
    options = ["--quiet", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
    call(sys.executable, "-m", "pip", "install", *options, "--target", site, only(dist_folder, "*.whl"))
    variables = {**os.environ, "PYTHONPATH": str(site)}
    where = call(sys.executable, "-c", "import townwright; print(townwright.__file__)", environment=variables)
    assert Path(where).is_relative_to(site)
    server = Server(tmp_path, environment=variables).start()
    try:
        html = server.get("/").text
        assert html.startswith("<!doctype html>")
        script = re.findall(r'src="(/assets/[^"]+\.js)"', html)[0]
        assert server.get(script).content == (site / "townwright/server/page" / script[1:]).read_bytes()
        anna = server.guest()
        with anna.socket(anna.open("circle_the_wagons", {"kind": "me"}, {"kind": "bot", "level": "greedy"})) as socket:
            assert play(socket, seed=1, most=1)["action_count"] >= 1
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_the_version_is_written_in_one_place(metadata: Message, dist_folder: Path) -> None:
    version = PROJECT["version"]
    assert metadata["Version"] == townwright.__version__ == version
    assert sorted(path.name for path in dist_folder.iterdir()) == [
        f"townwright-{version}-py3-none-any.whl",
        f"townwright-{version}.tar.gz",
    ]
    assert "version" not in (ROOT / "web" / "package.json").read_text("utf-8")


def test_the_description_links_to_the_repository(metadata: Message) -> None:
    repository, tag = PROJECT["urls"]["Repository"], f"v{PROJECT['version']}"
    text = str(metadata.get_payload())
    assert f"]({repository}/raw/{tag}/docs/images/lobby.webp)" in text
    assert f"]({repository}/blob/{tag}/docs/hosting.md)" in text
    assert "](#known-and-assumed)" in text
    assert not re.search(r"\]\((?!https://|#)", text)


def test_a_plain_install_has_no_server_and_no_database(metadata: Message) -> None:
    lines = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    plain = {normalise(each.name) for each in lines if not each.marker or each.marker.evaluate({"extra": ""})}
    assert plain == {normalise(Requirement(line).name) for line in PROJECT["dependencies"]}
    assert requirements_of("townwright").isdisjoint({*SERVER, "scipy"})  # SciPy would add 125 MB
    server = {normalise(each.name) for each in lines if each.marker and each.marker.evaluate({"extra": "server"})}
    assert SERVER - {"uvloop"} <= server  # uvloop is not for Windows
    assert {"server", "code", "research", "gpu", "cluster"} <= set(metadata.get_all("Provides-Extra", []))


#: The systems that wheels.yml compiles on.
RUNNERS = {
    "ubuntu-24.04": ("linux", "x86_64"),
    "ubuntu-24.04-arm": ("linux", "aarch64"),
    "macos-15": ("darwin", "arm64"),
    "windows-2025": ("win32", "AMD64"),
}


def test_machine_code_is_required_only_where_it_is_built(metadata: Message) -> None:
    """Elsewhere pip would look for machine code in older versions, and install those."""
    requirements = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    markers = [each.marker for each in requirements if each.name == "townwright-code"]
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8"))
    matrix = workflow["jobs"]["code"]["strategy"]["matrix"]
    built = {(*RUNNERS[system], version) for system in matrix["system"] for version in matrix["python"]}
    next_minor = max(Version(version) for *_, version in built).minor + 1
    others = {("darwin", "x86_64", "3.11"), ("linux", "riscv64", "3.13"), ("win32", "ARM64", "3.13")}
    others |= {(*system, f"3.{next_minor}") for system in RUNNERS.values()}
    for place in built | others:
        values = dict(zip(("sys_platform", "platform_machine", "python_version"), place)) | {"extra": "code"}
        assert any(marker and marker.evaluate(values) for marker in markers) == (place in built), place


def plain(*arguments: str) -> Callable[[], str]:
    return lambda: python("-m", "tests.packaging.plain", *arguments)


def test_a_plain_install_plays(tmp_path: Path) -> None:
    script = f"import os; os.chdir({str(tmp_path)!r})\n{PLAY}"
    assert plain("-c", script)() == "True\n"
    assert "sprawlopolis" in plain("townwright", "games")()


COMMANDS = {
    "server": [["serve"], ["openapi"], ["backup", "there"], ["restore", "there"]],
    "study": [["study", "carrara"], ["dataset", "carrara"]],
    "train": [["train", "carrara"]],
    "cluster": [["arena", "carrara", "greedy", "random", "--cluster", "local"]],
    "gpu": [["bench", "--gpu"]],
}
#: Statements that need a package of an extra.
STATEMENTS = {
    "gymnasium": ["import townwright.research.gymnasium", "import townwright.research.spaces"],
    "pettingzoo": ["import townwright.research.pettingzoo"],
    "openspiel": ["import townwright.research.openspiel"],
    "pictures": ["from townwright.research import pictures; pictures.pixels('<svg/>')"],
    "sb3": ["import townwright.research.sb3"],
    "server": ["import townwright.server.app", "import townwright.server.wire"],
    "study": ["import townwright.research.report"],
}


@pytest.mark.parametrize(
    ("extra", "arguments"), [(extra, arguments) for extra, calls in COMMANDS.items() for arguments in calls]
)
def test_a_command_names_the_extra_it_needs(extra: str, arguments: list[str], tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.packaging.plain", "townwright", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "TOWNWRIGHT_DATA": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1), run.stderr
    assert f'pip install "townwright[{extra}]".' in run.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("extra", "statement"), [(extra, each) for extra, all in STATEMENTS.items() for each in all])
def test_a_module_names_the_extra_it_needs(extra: str, statement: str) -> None:
    script = f"""
import townwright
try:
    {statement}
except ImportError as error:
    assert isinstance(error, townwright.NotPossible)
    print(error)
"""
    sentence = plain("-c", script)()
    assert re.fullmatch(
        rf'This needs [\w-]+, which is not installed: pip install "townwright\[{extra}\]"\.\n', sentence
    )


def test_every_extra_with_packages_of_its_own_is_tested() -> None:
    assert {*COMMANDS, *STATEMENTS, "research", "code"} == set(PROJECT["optional-dependencies"])
