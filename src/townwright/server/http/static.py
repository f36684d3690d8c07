"""Static files, compressed if that makes them smaller, with caching headers."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG

from litestar import Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from townwright.server.http.routing import AnyRequest
from townwright.server.wire.errors import Refusal

CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
#: Media types that some systems do not know, or know by a different name.
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


@lru_cache(maxsize=500)
def content(path: Path, mtime: int) -> tuple[bytes, bytes, str]:  # noqa: ARG001
    """Return the content of a file, plain and compressed, and its digest; cached until the file changes."""
    data = path.read_bytes()
    return data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:16]


def file_in(folder: Path, name: str) -> Path | None:
    """Return the file of this name in a folder, or None; raise for invalid file names."""
    try:
        file = (folder / name).resolve()
        # `stat` instead of `is_file`, which since Python 3.14 returns False for invalid names, too.
        return file if file.is_relative_to(folder.resolve()) and S_ISREG(file.stat().st_mode) else None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (ValueError, OSError):  # a null byte, or too long
        raise Refusal("missing", "server-no-route") from None


def file_response(request: AnyRequest, file: Path, *, immutable: bool) -> Response[bytes]:
    """Return a file as a response; browsers cache `immutable` files and revalidate others."""
    plain, compressed, digest = content(file, file.stat().st_mtime_ns)
    tag = f'"{digest}"'
    headers = {"cache-control": CACHE_FOREVER if immutable else REVALIDATE, "vary": "accept-encoding", "etag": tag}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, media_type=kind, headers=headers)
    zipped = "gzip" in request.headers.get("accept-encoding", "") and len(compressed) < len(plain)
    if zipped:
        headers["content-encoding"] = "gzip"
    return Response(compressed if zipped else plain, media_type=kind, headers=headers)
