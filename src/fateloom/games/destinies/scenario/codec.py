"""A scenario as plain JSON values, and back.

`dump` omits default values; `load` refuses unknown data and names its place. Both are driven by the
classes, so the format is defined once.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from fateloom.core.errors import FateloomError
from fateloom.games.destinies.scenario.model import FORMAT, Scenario

KIND: Final = "type"
"""The key that distinguishes classes where several are allowed: the class name in lower case."""

Reader: TypeAlias = Callable[[object, str], Any]


class BadScenario(FateloomError):
    """Data that is not a scenario of this format."""


def dump(scenario: Scenario) -> dict[str, Any]:
    """The scenario as JSON values, with the version of the format."""
    return {"format": FORMAT, **_plain_fields(scenario)}


def load(data: object, name: str = "scenario") -> Scenario:
    """The scenario that `dump` wrote. Raises `BadScenario`, with places that begin with `name`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise BadScenario("scenario-format", str(found), FORMAT, name)
    rest = {key: value for key, value in data.items() if key != "format"}
    scenario: Scenario = _reader(Scenario)(rest, name)
    return scenario


# --- writing ------------------------------------------------------------------------


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {KIND: type(value).__name__.lower(), **_plain_fields(value)}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return value


def _plain_fields(value: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    kind: Any = type(value)
    hints = _hints(kind)
    for part in fields(kind):
        content = getattr(value, part.name)
        if content != _default(part):
            plain[part.name] = _strip(hints[part.name], _plain(content))
    return plain


def _strip(hint: object, plain: Any) -> Any:
    """Omit the kind where only one class is allowed."""
    alone = _only_class(hint)
    if alone is None:
        return plain
    if isinstance(plain, list):
        for part in plain:
            part.pop(KIND, None)
    elif isinstance(plain, dict):
        plain.pop(KIND, None)
    return plain


def _only_class(hint: object) -> type | None:
    """The class, where the type is one, one or None, or a tuple of one."""
    choices = [part for part in _choices(hint) if part is not type(None)]
    if len(choices) != 1:
        return None
    (only,) = choices
    if get_origin(only) is tuple:
        return _only_class(get_args(only)[0])
    return only if isinstance(only, type) and is_dataclass(only) else None


def _default(part: Field[Any]) -> object:
    if part.default_factory is not MISSING:
        return part.default_factory()
    return part.default


# --- reading ------------------------------------------------------------------------


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _choices(hint: object) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


@cache
def _reader(hint: Any) -> Reader:
    choices = _choices(hint)
    if len(choices) > 1:
        return _reader_of_choices(choices)
    origin = get_origin(hint)
    if origin is tuple:
        return _reader_of_tuple(get_args(hint))
    if origin is frozenset:
        return _reader_of_set()
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _reader_of_mapping(get_args(hint)[1])
    if is_dataclass(hint):
        return _reader_of_class(hint)
    return _reader_of_scalar(hint)


def _reader_of_scalar(kind: type) -> Reader:
    def read(value: object, where: str) -> object:
        if type(value) is not kind:
            raise BadScenario("scenario-value", where, kind.__name__)
        return value

    return read


def _reader_of_choices(choices: tuple[Any, ...]) -> Reader:
    """Chosen by the value: None, a string, a list, or a class by its kind."""
    classes: dict[str, Any] = {k.__name__.lower(): k for k in choices if _is_class(k)}
    others = [kind for kind in choices if not _is_class(kind) and kind is not type(None)]
    optional = type(None) in choices
    readers: dict[str, Reader] = {}  # made when first needed: a condition holds conditions
    other = _reader(others[0]) if others else None

    def read(value: object, where: str) -> object:
        if value is None and optional:
            return None
        if isinstance(value, dict) and classes:
            if not readers:
                readers.update({name: _reader(kind) for name, kind in classes.items()})
            if len(classes) == 1 and KIND not in value:
                (only,) = readers.values()
                return only(value, where)
            name = value.get(KIND)
            if isinstance(name, str) and name in readers:
                return readers[name](
                    {key: part for key, part in value.items() if key != KIND}, where
                )
        elif other is not None:
            return other(value, where)
        raise BadScenario("scenario-value", where, " or ".join(sorted(classes) or ["null"]))

    return read


def _is_class(kind: Any) -> bool:
    return is_dataclass(kind)


def _reader_of_tuple(kinds: tuple[Any, ...]) -> Reader:
    many = len(kinds) == 2 and kinds[1] is Ellipsis
    first = _reader(kinds[0])

    def read(value: object, where: str) -> object:
        if not isinstance(value, list) or not (many or len(value) == len(kinds)):
            raise BadScenario("scenario-value", where, "list")
        readers = [first] * len(value) if many else [_reader(kind) for kind in kinds]
        return tuple(
            [
                reader(part, f"{where}[{number}]")
                for number, (reader, part) in enumerate(zip(readers, value, strict=True))
            ]
        )

    return read


def _reader_of_set() -> Reader:
    def read(value: object, where: str) -> object:
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise BadScenario("scenario-value", where, "list")
        return frozenset(value)

    return read


def _reader_of_mapping(kind: Any) -> Reader:
    inner = _reader(kind)

    def read(value: object, where: str) -> object:
        if not isinstance(value, dict):
            raise BadScenario("scenario-value", where, "object")
        return {str(key): inner(part, f"{where}.{key}") for key, part in value.items()}

    return read


def _reader_of_class(kind: Any) -> Reader:
    known = {part.name: part for part in fields(kind)}
    needed = [name for name, part in known.items() if _default(part) is MISSING]
    readers: dict[str, Reader] = {}  # made when first needed: a condition holds conditions

    def read(value: object, where: str) -> object:
        if not isinstance(value, dict):
            raise BadScenario("scenario-value", where, kind.__name__.lower())
        for name in value:
            if name not in known:
                raise BadScenario("scenario-key", where, str(name))
        for name in needed:
            if name not in value:
                raise BadScenario("scenario-missing", where, name)
        if not readers:
            readers.update({name: _reader(hint) for name, hint in _hints(kind).items()})
        return kind(
            **{name: readers[name](part, f"{where}.{name}") for name, part in value.items()}
        )

    return read
