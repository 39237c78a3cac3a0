"""JSON from outside: the one place where it is read as what is wanted, or refused."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, overload

import msgspec

from fateloom.server.refusals import ServerRefusal

T = TypeVar("T")


@overload
def decoded(text: bytes | str, kind: type[T]) -> T: ...


@overload
def decoded(text: bytes | str, kind: Any) -> Any: ...  # a union is no type to a type checker


def decoded(text: bytes | str, kind: Any) -> Any:
    """A text as a value of this kind. Raises `ServerRefusal` for one that is nothing of it, not
    JSON, not UTF-8, or nested too deep to be read.
    """
    try:
        return _decoder(kind).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerRefusal("malformed-message", str(error)) from error


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
