"""Plain JSON values read as data classes, strictly: unknown data is refused, with its place.

The readers are made from the classes, so that a format is defined once. They know scalars, tuples,
sets of strings, mappings, data classes, and choices between these.

Examples:
    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Fox:
    ...     name: str
    ...     tails: int = 1
    >>> reader(Fox)({"name": "Reynard"}, "fox")
    Fox(name='Reynard', tails=1)
    >>> reader(Fox)({"name": "Reynard", "tails": "two"}, "fox")
    Traceback (most recent call last):
    fateloom.core.strict.BadData: fox.tails: value int
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

KIND: Final = "type"
"""The key that distinguishes classes where several are allowed: the class name in lower case."""

Reader: TypeAlias = Callable[[object, str], Any]
"""Takes a value and its place, and returns what the value stands for. Raises `BadData`."""


class BadData(ValueError):
    """A value that does not fit.

    `fault` is `value`, `key` or `missing`; `what` belongs there, is not known, or is missing there.
    """

    def __init__(self, place: str, fault: str, what: str) -> None:
        super().__init__(f"{place}: {fault} {what}")
        self.place, self.fault, self.what = place, fault, what


@lru_cache(maxsize=1 << 10)
def reader(hint: Any) -> Reader:
    """The reader of a type."""
    choices = choices_of(hint)
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


def choices_of(hint: object) -> tuple[Any, ...]:
    """The types among which a union chooses; of any other type itself."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


@lru_cache(maxsize=1 << 10)
def hints_of(kind: Any) -> dict[str, Any]:
    """The types of the fields of a class, by name."""
    return get_type_hints(kind)


def default_of(part: Field[Any]) -> object:
    """The default value of a field; `MISSING` if it has none."""
    if part.default_factory is not MISSING:
        return part.default_factory()
    return part.default


def _reader_of_scalar(kind: type) -> Reader:
    def read(value: object, where: str) -> object:
        if type(value) is not kind:
            raise BadData(where, "value", kind.__name__)
        return value

    return read


def _reader_of_choices(choices: tuple[Any, ...]) -> Reader:
    """Chosen by the value: None, a scalar, a list, or a class by its kind."""
    classes: dict[str, Any] = {k.__name__.lower(): k for k in choices if _is_class(k)}
    others = [kind for kind in choices if not _is_class(kind) and kind is not type(None)]
    optional = type(None) in choices
    readers: dict[str, Reader] = {}  # made when first needed: a condition holds conditions
    several = len(others) > 1  # which must be scalars
    other = reader(others[0]) if others and not several else None
    names = sorted(classes) + [kind.__name__ for kind in others] if several else sorted(classes)

    def read(value: object, where: str) -> object:
        if value is None and optional:
            return None
        if isinstance(value, dict) and classes:
            if not readers:
                readers.update({name: reader(kind) for name, kind in classes.items()})
            if len(classes) == 1 and KIND not in value:
                (only,) = readers.values()
                return only(value, where)
            name = value.get(KIND)
            if isinstance(name, str) and name in readers:
                return readers[name](
                    {key: part for key, part in value.items() if key != KIND}, where
                )
        elif several and type(value) in others:
            return value
        elif other is not None:
            return other(value, where)
        raise BadData(where, "value", " or ".join(names or ["null"]))

    return read


def _is_class(kind: Any) -> bool:
    return is_dataclass(kind)


def _reader_of_tuple(kinds: tuple[Any, ...]) -> Reader:
    many = len(kinds) == 2 and kinds[1] is Ellipsis
    first = reader(kinds[0])

    def read(value: object, where: str) -> object:
        if not isinstance(value, list) or not (many or len(value) == len(kinds)):
            raise BadData(where, "value", "list")
        readers = [first] * len(value) if many else [reader(kind) for kind in kinds]
        return tuple(
            [
                each(part, f"{where}[{number}]")
                for number, (each, part) in enumerate(zip(readers, value, strict=True))
            ]
        )

    return read


def _reader_of_set() -> Reader:
    def read(value: object, where: str) -> object:
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise BadData(where, "value", "list")
        return frozenset(value)

    return read


def _reader_of_mapping(kind: Any) -> Reader:
    inner = reader(kind)

    def read(value: object, where: str) -> object:
        if not isinstance(value, dict):
            raise BadData(where, "value", "object")
        return {str(key): inner(part, f"{where}.{key}") for key, part in value.items()}

    return read


def _reader_of_class(kind: Any) -> Reader:
    known = {part.name: part for part in fields(kind)}
    needed = [name for name, part in known.items() if default_of(part) is MISSING]
    readers: dict[str, Reader] = {}  # made when first needed: a condition holds conditions

    def read(value: object, where: str) -> object:
        if not isinstance(value, dict):
            raise BadData(where, "value", kind.__name__.lower())
        for name in value:
            if name not in known:
                raise BadData(where, "key", str(name))
        for name in needed:
            if name not in value:
                raise BadData(where, "missing", name)
        if not readers:
            readers.update({name: reader(hint) for name, hint in hints_of(kind).items()})
        return kind(
            **{name: readers[name](part, f"{where}.{name}") for name, part in value.items()}
        )

    return read
