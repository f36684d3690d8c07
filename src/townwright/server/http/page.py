"""The page: static files built by `make page` into `server/page/`."""

from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from townwright.server.http.errors import language_of
from townwright.server.http.preloads import Visit, with_preloads
from townwright.server.http.previews import with_preview
from townwright.server.http.routing import AnyRequest, AuthenticationDep, ServicesDep
from townwright.server.http.static import REVALIDATE, file_in, file_response
from townwright.server.wire.errors import Refusal

PAGE = Path(__file__).parents[1] / "page"
#: Files whose names contain a digest of their content.
HASHED = "assets/"
#: Paths of tables.
TABLE = "table/"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: AnyRequest, services: ServicesDep, authentication: AuthenticationDep, path: FromPath[str] = ""
) -> Response[bytes]:
    """Return a file of the page, or the page itself for a path without a suffix."""
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise Refusal("missing", "server-no-route")
    file = file_in(PAGE, name)
    if file is not None:
        return file_response(request, file, immutable=name.startswith(HASHED))
    if Path(name).suffix:
        raise Refusal("missing", "server-no-route")
    index = PAGE / "index.html"
    if not index.is_file():
        raise Refusal("missing", "server-no-page")
    guest = await authentication.find(request)
    board = None
    if guest is not None and name.startswith(TABLE):
        board = await services.stores.tables.board_at(name.removeprefix(TABLE), guest.id)
    html = with_preview(index.read_text("utf-8"), request, services.settings, name)
    html = with_preloads(html, PAGE, Visit(name, language_of(request), guest is not None, board))
    return Response(html.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": REVALIDATE})
