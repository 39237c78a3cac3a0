"""Bodies of requests and responses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema.socket import encode
from fateloom.server.settings import LONG_BODY


def json_response(body: Any, status: int = 200) -> Response:
    """A message as JSON, which no cache keeps."""
    return Response(
        encode(body),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


async def body_of(
    request: Request,
    most: int,
    code: str = "message-too-long",
    grown: Callable[[], None] = lambda: None,
) -> bytes:
    """The whole body; refused as soon as it is known to be longer than `most` bytes.

    `grown` is called once it turns out to be a long one, and may refuse it too.
    """
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:20]) > most:
        raise ServerRefusal(code, most)
    body = bytearray()
    async for chunk in request.stream():
        if len(body) <= LONG_BODY < len(body) + len(chunk):
            grown()
        body += chunk
        if len(body) > most:
            raise ServerRefusal(code, most)
    return bytes(body)
