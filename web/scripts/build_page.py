"""Build the page if its sources have changed: `make page`. The package build uses the same functions.

A digest beside the page says which sources it was built from. Modification times would not work, because an sdist does
not keep them.
"""

import subprocess
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIGEST = ROOT / "src/townwright/server/page/sources.sha256"
#: What the page is built from.
SOURCES = (
    *(f"web/{folder}/**/*" for folder in ("plugins", "public", "src")),
    *(f"web/*.{suffix}" for suffix in ("html", "js", "json", "ts")),
    "src/townwright/games/*/components.json",
    "src/townwright/locale/**/*.ftl",
)


def sources_digest() -> str:
    """Return a digest of the names and contents of all sources."""
    files = {path.relative_to(ROOT).as_posix() for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    lines = [f"{sha256((ROOT / name).read_bytes()).hexdigest()} {name}\n" for name in sorted(files) if "/." not in name]
    return sha256("".join(lines).encode()).hexdigest()


def is_current() -> bool:
    """Return whether the page has been built from the sources as they are now."""
    return DIGEST.is_file() and DIGEST.read_text("utf-8").strip() == sources_digest()


def build(npm: Callable[[Sequence[str]], object]) -> None:
    """Build the page; `npm` runs npm in the folder `web`."""
    digest = sources_digest()
    npm(["run", "build", "--", "--logLevel", "warn"])
    DIGEST.write_text(f"{digest}\n", "utf-8", newline="\n")


def main() -> None:
    """Build the page with the npm of the search path, unless it is current."""
    if not is_current():
        print("Building the page …", flush=True)
        try:
            build(
                lambda arguments: subprocess.run(["npm", "--prefix", ROOT / "web", "--silent", *arguments], check=True)
            )
        except subprocess.CalledProcessError as error:  # npm has said why
            sys.exit(error.returncode)


if __name__ == "__main__":
    main()
