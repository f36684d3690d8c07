"""The page: static files built by `make page` into `page/` beside this module."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from townwright.server.refusal import Refusal

PAGE = Path(__file__).parent / "page"
#: Files whose names carry a digest of what is in them.
HASHED = "assets/"
FOR_EVER, ALWAYS_ASK = "public, max-age=31536000, immutable", "no-cache"


@lru_cache(maxsize=500)
def content(path: Path, changed: int) -> tuple[bytes, bytes]:  # noqa: ARG001
    """A file, plain and compressed, as it was when it was last changed."""
    data = path.read_bytes()
    return data, gzip.compress(data, mtime=0)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page. Any other path belongs to the page itself, which is then shown."""
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise Refusal("missing", "server-no-route")
    try:
        file = (PAGE / name).resolve()
        found = file.is_relative_to(PAGE.resolve()) and file.is_file()
    except (ValueError, OSError):  # no file could have such a name
        raise Refusal("missing", "server-no-route") from None
    if not found:
        if Path(name).suffix:
            raise Refusal("missing", "server-no-route")
        file = PAGE / "index.html"
        if not file.is_file():
            raise Refusal("missing", "server-no-page")
    plain, compressed = content(file, file.stat().st_mtime_ns)
    zipped = "gzip" in request.headers.get("accept-encoding", "") and len(compressed) < len(plain)
    headers = {
        "cache-control": FOR_EVER if name.startswith(HASHED) and found else ALWAYS_ASK,
        "vary": "accept-encoding",
        **({"content-encoding": "gzip"} if zipped else {}),
    }
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(compressed if zipped else plain, media_type=kind, headers=headers)
