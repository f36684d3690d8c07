"""The page: static files built by `make page` into `server/page/`."""

from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from townwright.server.http.previews import with_preview
from townwright.server.http.routing import AnyRequest, ServicesDep
from townwright.server.http.static import REVALIDATE, file_response
from townwright.server.wire.errors import Refusal

PAGE = Path(__file__).parents[1] / "page"
#: Files whose names contain a digest of their content.
HASHED = "assets/"


def file_in(folder: Path, name: str) -> Path | None:
    """Return the file of this name in a folder, or None; raise for invalid file names."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # a null byte, or too long
        raise Refusal("missing", "server-no-route") from None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, services: ServicesDep, path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the page; the page itself for any other path."""
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
    html = with_preview(index.read_text("utf-8"), request, services.settings, name)
    return Response(html.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": REVALIDATE})
