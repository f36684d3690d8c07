"""Packages contain the page of their sources: it is built again whenever those have changed."""

import os
import runpy
import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from tests.packaging.conftest import call, only
from tests.processes import ROOT

PAGE = "src/townwright/server/page"
#: Programs that stand in for Node and npm: the page is the text of one source and the number of the build.
NODE = "#!/bin/sh\necho v24.0.0\n"
NPM = f"""#!/bin/sh
cd "$2/.." || exit
test "$4" = ci && exit
mkdir -p {PAGE} && echo built >> builds && cat web/src/main.ts builds > {PAGE}/index.html
"""


class Checkout:
    """The files that packages are built from, reduced to a few."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("LICENSE", "NOTICE", "README.md", "hatch_build.py", "pyproject.toml", "web/scripts"):
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, self.path(name))
        for name in ("web/package-lock.json", "src/townwright/__init__.py", "src/townwright/locale/page/en.ftl"):
            self.write(name, "")
        self.write("web/src/main.ts", "first\n")
        self.tools, self.script = folder / "tools", folder / "web/scripts/build_page.py"
        for name, script in (("node", NODE), ("npm", NPM)):
            self.write(f"tools/{name}", script)
            (self.tools / name).chmod(0o755)

    def path(self, name: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def write(self, name: str, text: str) -> None:
        self.path(name).write_text(text, "utf-8")

    def call(self, *arguments: str | Path) -> str:
        """Run Python where its programs are found; return what it prints."""
        search_path = os.pathsep.join([str(self.tools), os.environ["PATH"]])
        return call(sys.executable, *arguments, environment={"PATH": search_path})

    def make_page(self) -> str:
        """Do what `make page` does; return its output."""
        return self.call(self.script)

    def is_current(self) -> bool:
        return bool(runpy.run_path(str(self.script))["is_current"]())

    def packed_page(self) -> str:
        """Build the wheel; return the page in it."""
        dist = self.folder / "dist"
        shutil.rmtree(dist, ignore_errors=True)
        self.call("-m", "build", "--wheel", "--no-isolation", "--outdir", dist, self.folder)
        with zipfile.ZipFile(only(dist, "*.whl")) as wheel:
            return wheel.read("townwright/server/page/index.html").decode()


def test_the_page_is_built_again_only_if_its_sources_have_changed(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    assert checkout.packed_page() == "first\nbuilt\n"
    for path in (tmp_path / "web").rglob("*"):
        os.utime(path)  # a new time is not a change
    checkout.write("src/townwright/new.py", "")
    checkout.write("web/src/.DS_Store", "")  # not in the sdist
    assert checkout.packed_page() == "first\nbuilt\n"
    checkout.write("web/src/main.ts", "second\n")
    assert checkout.packed_page() == "second\nbuilt\nbuilt\n"


@pytest.mark.parametrize(
    "name",
    [
        "src/townwright/games/carrara/components.json",
        "src/townwright/locale/page/en.ftl",
        "web/package-lock.json",
        "web/public/icon.svg",
        "web/src/games/carrara/new.ts",
        "web/vite.config.ts",
    ],
)
def test_a_new_changed_or_deleted_source_is_noticed(tmp_path: Path, name: str) -> None:
    checkout = Checkout(tmp_path)
    assert not checkout.is_current()
    for text in ("new", "changed"):
        checkout.write(name, text)
        assert not checkout.is_current()
        checkout.make_page()
        assert checkout.is_current()
    checkout.path(name).unlink()
    assert not checkout.is_current()


def test_make_page_builds_once_and_leaves_nothing_to_the_packages(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    assert [checkout.make_page(), checkout.make_page()] == ["Building the page …\n", ""]
    assert checkout.packed_page() == "first\nbuilt\n"
