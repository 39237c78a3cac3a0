"""Responses to requests that were refused or failed."""

from __future__ import annotations

import secrets

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fateloom.core.errors import FateloomError
from fateloom.server import metrics
from fateloom.server.api.bodies import json_response
from fateloom.server.api.security import HEADERS
from fateloom.server.logs import note, trouble
from fateloom.server.refusals import refusal, status_of
from fateloom.server.schema import http as b


async def refuse(request: Request, error: Exception) -> Response:
    """The response to a refused request."""
    assert isinstance(error, FateloomError)
    metrics.REFUSED.labels(error.code).inc()
    note("refused", code=error.code, path=request.url.path)
    response = json_response(refusal(error), status_of(error))
    if error.code == "too-fast":
        response.headers["retry-after"] = "10"
    return response


async def http_error(request: Request, error: Exception) -> Response:
    """The response to a request for a path or method that does not exist."""
    assert isinstance(error, HTTPException)
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    response = json_response(b.Refusal(code), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def unhandled(request: Request, error: Exception) -> Response:
    """The response to a request that failed: a number to quote. The trace is only in the log."""
    number = secrets.token_hex(4)
    trouble("unhandled-error", number=number, path=request.url.path)
    response = json_response(b.Refusal("internal-error", (number,)), 500)
    # This response is made outside the middleware that adds them to all others.
    response.headers.update(HEADERS)
    return response


async def gone(request: Request, error: Exception) -> Response:
    """The response to a client that has closed the connection."""
    return Response(status_code=400)
