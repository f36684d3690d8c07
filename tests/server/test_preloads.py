"""What the page preloads, and for whom."""

import re

from tests.server.running import Guest, Server

from townwright.server.http.page import PAGE
from townwright.server.http.preloads import MODULES, Visit, read_manifest

LINK = re.compile(r'<link rel="(?:modulepreload|stylesheet|preload)"[^>]* href="([^"]+)"')
#: What differs between builds and versions.
DIGEST = re.compile(r"-[\w-]{8}(?=\.)|\?v=\w+")
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}


def preloads(guest: Guest, path: str, language: str = "en") -> set[str]:
    """Return what the page at a path preloads, and check that all of it can be loaded."""
    paths = LINK.findall(guest.http.get(path, headers={"accept-language": language}).text)
    assert all(guest.http.get(each).status_code == 200 for each in paths)
    return {DIGEST.sub("", each) for each in paths}


def test_only_those_at_a_table_learn_its_game(server: Server) -> None:
    anna, ben, nobody = server.guest("Anna"), server.guest("Ben"), Guest(server.address, None)
    id = anna.open("carrara", ME, BOT)
    table, unknown = f"/table/{id}", "/table/unknown"
    board = {"/assets/Board.js", "/assets/Board.css", f"/api/tables/{id}", "/api/games/carrara/components"}
    assert preloads(anna, table) - preloads(anna, unknown) >= board | {"/api/games/carrara/words/en"}
    assert "/api/games/carrara/words/de" in preloads(anna, table, "de")
    assert preloads(anna, unknown) >= {"/assets/TablePage.js", "/assets/table.css", "/api/catalogue", "/api/me"}
    assert preloads(ben, table) == preloads(ben, unknown) == preloads(anna, unknown)
    assert preloads(nobody, table) == preloads(nobody, unknown) == preloads(anna, unknown) - {"/api/me"}
    waiting = anna.open("carrara", ME, OPEN)
    assert preloads(anna, f"/table/{waiting}") == preloads(anna, unknown)


def test_the_lobby_names_what_it_requests(server: Server) -> None:
    anna, nobody = server.guest("Anna"), Guest(server.address, None)
    assert {each for each in preloads(nobody, "/") if each.startswith("/api")} == {"/api/catalogue"}
    assert preloads(anna, "/") - preloads(nobody, "/") == {"/api/me", "/api/tables"}
    assert preloads(nobody, "/", "de") - preloads(nobody, "/") == {"/assets/de.js"}


def test_every_module_is_in_the_build() -> None:
    chunks = read_manifest(PAGE / ".vite" / "manifest.json", 0)
    visits = [Visit(kind, language, True, None) for kind in MODULES for language in ("en", "de")]
    visits += [Visit("table", language, True, "carrara") for language in ("en", "de")]
    assert {module for visit in visits for module in visit.modules()} <= set(chunks)
