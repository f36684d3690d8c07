"""MkDocs hooks: pages that come from other files, links between them, and a check of every link."""

import json
import logging
import os
import posixpath
import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from townwright.cli.commands import rules_sections
from townwright.core.registry import games
from townwright.locale import LANGUAGES

ROOT = Path(__file__).parent.parent
#: The public repository.
REPOSITORY = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Repository"]
#: Files outside docs/ that are pages, and a notebook that becomes one.
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "benchmarks/peers/result.md": "peers.md",
    "docs/quick_start.ipynb": "quick_start.md",
}
#: The pages of the reference: title, introduction, modules.
REFERENCE = {
    "townwright": ("The library", "Everything that `import townwright` offers.", ["townwright"]),
    "games": (
        "For authors of games",
        "The modules that a game imports. [Adding a game](../games.md) explains how they fit together.",
        [
            f"townwright.core.{name}"
            for name in (
                "game",
                "contract",
                "rule",
                "state",
                "record",
                "arrays",
                "chance",
                "log",
                "action",
                "errors",
                "decisions",
                "position",
                "conditions",
                "grid",
                "squares",
                "svg",
            )
        ],
    ),
    "bots": (
        "Bots, contests and challenges",
        "[Bots](../bots.md) describes how they think and how strong they are.",
        ["townwright.bots", "townwright.arena", "townwright.puzzles", "townwright.lessons", "townwright.daily"],
    ),
    "research": (
        "Environments and studies",
        "[For researchers](../research.md) has examples, and every number of an observation.",
        [
            f"townwright.research.{name}"
            for name in (
                "gymnasium",
                "pettingzoo",
                "openspiel",
                "game_tree",
                "batch",
                "batch_search",
                "episode",
                "rewards",
                "opponents",
                "observations",
                "actions",
                "spaces",
                "sb3",
                "pictures",
                "study",
                "benchmark",
                "dataset",
                "gpu",
            )
        ],
    ),
}
#: A link or an image in Markdown: what precedes the address, the address, its anchor.
LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(?=\))")
#: Code: nothing in it is a link.
CODE = re.compile(r"(^```.*?^```|`[^`\n]*`)", re.MULTILINE | re.DOTALL)

log = logging.getLogger("mkdocs.hooks.site")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Link the repository in the footer; a link in the header would make every page call GitHub."""
    if config.site_url:  # pages opened from disk cannot load the list of versions
        config.extra["version"] = {"provider": "mike", "default": "latest"}
    config.extra["social"] = [{"icon": "material/source-repository", "link": REPOSITORY, "name": "Source"}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages whose sources are outside docs/."""
    for source, page in PAGES.items():
        text = (ROOT / source).read_text("utf-8")
        add_page(files, config, page, notebook_page(text, Path(source).name) if source.endswith(".ipynb") else text)
    for name, game in games().items():
        for language in LANGUAGES:
            rules = [f"# {game.title(language)}", *rules_sections(name, language)]
            add_page(files, config, rules_page(name, language), "\n\n".join(rules))
    for name, (title, introduction, modules) in REFERENCE.items():
        blocks = "\n".join(f"\n::: {module}" for module in modules)
        add_page(files, config, f"reference/{name}.md", f"# {title}\n\n{introduction}\n{blocks}\n")
    mark = (ROOT / "web" / "public" / "mark.svg").read_bytes()
    files.append(File.generated(config, "images/mark.svg", content=mark))
    return files


def add_page(files: Files, config: MkDocsConfig, address: str, text: str) -> None:
    """Add a page to the site."""
    files.append(File.generated(config, address, content=text))


def rules_page(name: str, language: str) -> str:
    """Return the address of the rules of a game."""
    return f"rules/{name}.md" if language == "en" else f"rules/{name}.{language}.md"


def notebook_page(text: str, name: str) -> str:
    """Return a notebook as Markdown."""
    cells = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        cells.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
    download = f'<a href="{name}" download>Download the notebook</a>'
    return "\n\n".join([cells[0], download, *cells[1:]])


@event_priority(100)
def on_page_markdown(markdown: str, *, page: Page, **_: object) -> str:
    """Turn links between files of the repository into links between pages of the site."""
    address = page.file.src_uri
    if page.is_homepage:
        page.meta["hide"] = ["navigation"]  # it would only list the page itself
    source = next((file for file, target in PAGES.items() if target == address), f"docs/{address}")
    parts = CODE.split(markdown)
    parts[::2] = [
        LINK.sub(lambda link: link[1] + site_link(link[2], source, address) + (link[3] or ""), text)
        for text in parts[::2]
    ]
    return "".join(parts)


def site_link(link: str, source: str, address: str) -> str:
    """Return a link in a file of the repository as a link from a page of the site."""
    if urlsplit(link).scheme:
        return link
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), unquote(link)))
    if target in PAGES:
        page = PAGES[target]
    elif target.startswith("docs/"):
        page = target.removeprefix("docs/")
    else:
        if not (ROOT / target).exists():
            log.warning("%s links to %s, which does not exist.", source, target)
        return f"{REPOSITORY}/blob/main/{target}"
    return posixpath.relpath(page, posixpath.dirname(address) or ".")


def on_post_template(output_content: str, *, template_name: str, **_: object) -> str:
    """List the home page in the sitemap by its folder, so that the version menu finds it in other versions."""
    return output_content.replace("/index.html</loc>", "/</loc>") if template_name == "sitemap.xml" else output_content


class Document(HTMLParser):
    """What one HTML page links to, loads and can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect the addresses and anchors of one element."""
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "link" and values.get("rel") not in ("canonical", "prev", "next"):
            self.loads.append(values.get("href", ""))
        elif "src" in values:
            self.loads.append(values["src"])


@event_priority(-200)
def on_post_build(*, config: MkDocsConfig) -> None:
    """Warn about links that lead nowhere, and about anything that a page loads from another server."""
    site = Path(config.site_dir)
    documents = {path: Document(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, document in documents.items():
        if path.name == "404.html":  # its links depend on where the site is published
            continue
        for load in document.loads:
            if urlsplit(load).scheme not in ("", "data") or load.startswith("//"):
                log.warning("%s loads %s from another server.", path.relative_to(site), load)
        for link in document.links + document.loads:
            split = urlsplit(link)
            if split.scheme or split.netloc:
                continue
            target = Path(os.path.normpath(path.parent / unquote(split.path))) if split.path else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                log.warning("%s links to %s, which does not exist.", path.relative_to(site), link)
            elif split.fragment and target in documents and unquote(split.fragment) not in documents[target].anchors:
                log.warning("%s links to %s, an anchor that does not exist.", path.relative_to(site), link)
