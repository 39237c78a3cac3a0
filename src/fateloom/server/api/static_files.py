"""The client's files: hashed ones kept for ever, and index.html for every other path.

The build leaves a gzipped form beside each file that it makes smaller; it is sent as it is.
"""

from __future__ import annotations

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

INDEX: Final = "index.html"
"""The client itself, as the build leaves it."""
HASHED: Final = "assets/"
"""Where the build puts files whose names change with their content."""
PACKED: Final = ".gz"
"""What follows the name of a file in that of its gzipped form."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The `cache-control` of what has an address of its own for each content."""
_ASK_FIRST: Final = "no-cache"

_MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fateloom</title>
<h1>Fateloom</h1>
<p>The server is running, but its web pages have not been built.</p>
<p>In a checkout, build them with <code>./x build</code>, or with <code>npm ci</code> and
<code>npm run build</code> in <code>frontend</code>; then load this page again.
They belong in <code>{place}</code>.</p>
</html>
"""


def page(client: Path, path: str, packed: bool = False) -> Response:
    """The file of this path, the client itself for any other path, or how to build it.

    `packed` tells that the client accepts gzip.
    """
    root = client.resolve()
    wanted = file_in(root, path)
    if wanted is not None:
        return _sent(wanted, FOR_EVER if path.startswith(HASHED) else _ASK_FIRST, packed)
    if path.startswith(HASHED):
        return Response("not found", 404, media_type="text/plain")
    index = root / INDEX
    if index.is_file():
        return _sent(index, _ASK_FIRST, packed)
    return HTMLResponse(_MISSING.format(place=escape(str(client))), 503)


def _sent(file: Path, caching: str, packed: bool) -> Response:
    """This file, in its gzipped form where there is one and it is taken."""
    headers = {"cache-control": caching}
    small = file.with_name(file.name + PACKED)
    if not packed or not small.is_file():
        return FileResponse(file, headers=headers)
    # Nothing packs it once more, and caches learn that there is another form.
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return FileResponse(small, headers=headers, media_type=guess_type(file)[0] or "text/plain")


def is_known(etag: str, told: str) -> bool:
    """Whether a browser that told these tags (`If-None-Match`) has what carries this one."""
    # A proxy that packs what it passes on marks the tag as weak.
    return etag in (each.strip().removeprefix("W/") for each in told.split(","))


def file_in(root: Path, path: str) -> Path | None:
    """The file of this path if it lies in the folder `root`, and is not hidden."""
    try:
        wanted = (root / path).resolve()
        if not path or not wanted.is_relative_to(root) or not wanted.is_file():
            return None
    except (OSError, ValueError):
        # Too long for a path, or with a zero in it.
        return None
    hidden = any(part.startswith(".") for part in wanted.relative_to(root).parts)
    return None if hidden else wanted
