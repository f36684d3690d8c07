"""Files of installed games for the page: words, covers, board modules."""

from collections.abc import Iterator

import httpx
import pytest
from tests.market.install import install_market_copy
from tests.server.running import TIMEOUT, Json, Server

BOARD = "export const mount = () => ({ update() {}, destroy() {} });"


@pytest.fixture(scope="module")
def bazaar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the market as a package that brings a board module."""
    environment = install_market_copy(tmp_path_factory.mktemp("package"), board_js=BOARD)
    server = Server(tmp_path_factory.mktemp("server"), environment=environment).start()
    yield server
    assert server.stop() == 0


def market(server: Server) -> Json:
    (entry,) = [game for game in server.get("/api/catalogue").json()["games"] if game["name"] == "market"]
    return dict(entry)


def test_the_catalogue_has_the_title_and_the_files_of_a_game(bazaar: Server) -> None:
    entry = market(bazaar)
    assert (entry["board"], entry["cover"], "lesson" in entry["activities"]) == (True, False, True)
    assert entry["words"].keys() == {"en", "de"}
    german = entry["words"]["de"]
    assert german.startswith("title = Markt\n")
    assert "    .steep = " in german
    assert "ask-trade" not in german


def test_words_and_files_are_cached_for_good_under_their_digest_only(bazaar: Server) -> None:
    digest = market(bazaar)["digest"]
    for path, text in (("words/de", "title = Markt"), ("lesson/en", "note-offer = One"), ("page/board.js", BOARD)):
        address = f"/api/games/market/{path}"
        assert text in bazaar.get(f"{address}?v={digest}").text
        assert "immutable" in bazaar.get(f"{address}?v={digest}").headers["cache-control"]
        for other in (address, f"{address}?v=0"):
            assert bazaar.get(other).headers["cache-control"] == "no-cache"
        headers = {"if-none-match": bazaar.get(address).headers["etag"]}
        answer = httpx.get(bazaar.address + address, headers=headers, timeout=TIMEOUT)
        assert (answer.status_code, answer.content) == (304, b"")


def test_a_board_module_is_javascript_from_here(bazaar: Server) -> None:
    answer = bazaar.get("/api/games/market/page/board.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "market/page/cover.svg",
        "market/page/../en.ftl",
        "market/page/%2e%2e/rules.py",
        "market/page//etc/passwd",
        "market/page/%00",
        "market/words/fr",
        "market/lesson/fr",
        "chess/words/en",
        "chess/page/board.js",
    ],
)
def test_nothing_else_is_served(bazaar: Server, path: str) -> None:
    with httpx.Client(timeout=TIMEOUT) as client:
        answer = client.send(httpx.Request("GET", f"{bazaar.address}/api/games/{path}"))
    assert answer.status_code == 404
    assert answer.json()["type"] == "refused"
