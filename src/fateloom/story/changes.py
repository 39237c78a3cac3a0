"""Changes of what a YAML file says, and what it says after them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fateloom.story.yaml_layout import NoPart, Path
from fateloom.story.yaml_writing import Data


@dataclass(frozen=True, slots=True)
class Set:
    """Put a value at a path. Keys that are missing are added: the first of them behind the last
    one there is of those before it in its order, or else at the end. `orders` are those of the
    keys at each step of the path, as far as they are known."""

    path: Path
    value: Data
    orders: tuple[tuple[str, ...], ...] = ()

    def order(self, depth: int) -> tuple[str, ...]:
        """The order of the keys beside the step at this depth of the path, from 0."""
        return self.orders[depth] if depth < len(self.orders) else ()


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a key with its value, or an item of a list."""

    path: Path


@dataclass(frozen=True, slots=True)
class Insert:
    """Insert an item into the list at a path, before the item `index`; behind the last one for
    the length of the list."""

    path: Path
    index: int
    value: Data


@dataclass(frozen=True, slots=True)
class Move:
    """Move an item of the list at a path to another place in it."""

    path: Path
    index: int
    to: int


Change: TypeAlias = Set | Remove | Insert | Move


def wanted(data: Data, change: Change) -> Data:
    """What the text has to say afterwards. Raises `NoPart`, `IndexError`."""
    if isinstance(change, Set | Remove):
        if not change.path:
            raise NoPart
        return _with(data, change.path, change)
    return _with(data, (*change.path, change.index), change)


def _with(data: Data, path: Path, change: Change) -> Data:
    step, *rest = path
    if isinstance(data, list) and isinstance(step, int) and step >= 0:
        parts = list(data)
        if rest:
            parts[step] = _with(parts[step], tuple(rest), change)
        elif isinstance(change, Set):
            parts[step] = change.value
        elif isinstance(change, Insert):
            if step > len(parts):
                raise IndexError(step)
            parts.insert(step, change.value)
        else:
            part = parts.pop(step)
            if isinstance(change, Move):
                if not 0 <= change.to <= len(parts):
                    raise IndexError(change.to)
                parts.insert(change.to, part)
        return parts
    if isinstance(data, dict) and isinstance(step, str):
        if isinstance(change, Set) and step not in data:
            items = list(data.items())
            number = number_of(data, step, change.order(len(change.path) - len(path)))
            items.insert(number, (step, nested(rest, change.value)))
            return dict(items)
        if rest and step in data:
            return {**data, step: _with(data[step], tuple(rest), change)}
        if isinstance(change, Set):
            return {**data, step: change.value}
        if isinstance(change, Remove) and step in data:
            return {key: part for key, part in data.items() if key != step}
    if isinstance(change, Set) and data is None:
        return nested([step, *rest], change.value)
    if isinstance(change, Insert) and data is None and change.index == 0 and not rest:
        return [change.value]
    raise NoPart


def nested(steps: Sequence[str | int], value: Data) -> Data:
    """A value below keys that are not there yet."""
    for step in reversed(steps):
        if not isinstance(step, str):
            raise NoPart
        value = {step: value}
    return value


def number_of(keys: Iterable[str], key: str, order: tuple[str, ...]) -> int:
    """How many of the keys stand before a new one."""
    there = list(keys)
    if key not in order:
        return len(there)
    before = order[: order.index(key)]
    return max([number for number, each in enumerate(there, 1) if each in before], default=0)
