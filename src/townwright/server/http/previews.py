"""Previews of links in messengers: Open Graph tags of the page, and the picture they name.

A link's secret is in its fragment, which no server sees. Its path names only the game, so that is what a preview shows.
"""

from html import escape

from litestar import Response, get
from litestar.params import FromPath

from townwright.core.registry import games
from townwright.locale import words
from townwright.server.http.errors import language_of
from townwright.server.http.preview_picture import HEIGHT, WIDTH, picture
from townwright.server.http.routing import AnyRequest
from townwright.server.http.static import CACHE_FOREVER
from townwright.server.settings import Settings
from townwright.server.wire.errors import Refusal

#: The tag in `index.html` that the tags of the preview replace.
DESCRIPTION = '<meta name="description" content="Townwright" />'
#: Paths of links to a game, with the message of the title.
LINKS = {"join": "preview-join", "watch": "preview-watch", "challenge": "preview-challenge"}
#: The name of the picture for links without a game.
ANY = "town"


def with_preview(index: str, request: AnyRequest, settings: Settings, path: str) -> str:
    """Return the page with the tags that describe it at a path."""
    language, (kind, _, name) = language_of(request), path.partition("/")
    game = games().get(name) if kind in LINKS else None
    if game is None:
        say = words(language)
        title = say(LINKS[kind], game="Townwright") if kind in LINKS else "Townwright"
        text = say("preview-text")
    else:
        title, text = words(language)(LINKS[kind], game=game.title(language)), game.words(language)("tagline")
    base = settings.origins[0] if settings.origins else f"{request.url.scheme}://{request.headers.get('host', '')}"
    tags = {
        "og:site_name": "Townwright",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:image": f"{base}/preview/{game.name if game else ANY}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{each}" content="{escape(value)}" />' for each, value in tags.items()]
    lines += [
        f'<meta name="description" content="{escape(text)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return index.replace(DESCRIPTION, "\n    ".join(lines))


@get("/preview/{file:str}", include_in_schema=False, sync_to_thread=True)
def preview(file: FromPath[str]) -> Response[bytes]:
    """Return the picture of a game's links."""
    name = file.removesuffix(".png")
    if not file.endswith(".png") or (name != ANY and name not in games()):
        raise Refusal("missing", "server-no-route")
    return Response(picture(name), media_type="image/png", headers={"cache-control": CACHE_FOREVER})
