"""The numbers of a game that a designer may change, each with its bounds.

A module of a game takes such a number where it would otherwise write it. So the list of what can be
changed is made of what the rules read, and cannot differ from it.

Examples:
    >>> numbers = Numbers()
    >>> tails = numbers.take("cards", "Fox", "tails", 1, least=0, most=9, rule="CRO-02")
    >>> tails, numbers["cards", "Fox", "tails"]
    (1, Number(value=1, least=0, most=9, rule='CRO-02'))
    >>> changed = Numbers({("cards", "Fox", "tails"): 3})
    >>> changed.take("cards", "Fox", "tails", 1, least=0, most=9, rule="CRO-02")
    3
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

Path: TypeAlias = tuple[str, str, str]
"""The section of a number, the thing in it, and the number's own name: cards, Fox, tails."""
Changes: TypeAlias = Mapping[Path, int]
"""New values of numbers."""


class Number(NamedTuple):
    """A whole number that can be changed, with its least and its greatest value."""

    value: int
    least: int
    most: int
    rule: str = ""
    """The id of the rule that sets it, or ""."""


class Numbers(Mapping[Path, Number]):
    """The numbers of a game, in the order in which its modules take them.

    Each game that has any makes one, called `NUMBERS`, in its module `numbers`. It never changes:
    a changed game has modules and `Numbers` of its own (`fateloom.lab.compare.variants`).
    """

    def __init__(self, changes: Changes = MappingProxyType({})) -> None:
        self._changes = changes
        self._taken: dict[Path, Number] = {}

    def take(
        self,
        section: str,
        thing: str,
        name: str,
        value: int,
        *,
        least: int,
        most: int,
        rule: str = "",
    ) -> int:
        """The number with this name, which a rule sets: `value`, unless it is changed.

        Raises `ValueError` for a value out of bounds, and for a name that is that of another number
        already.
        """
        path = (section, thing, name)
        number = Number(self._changes.get(path, value), least, most, rule)
        if not least <= number.value <= most:
            raise ValueError(f"the number {path} is {number.value}, not {least} to {most}")
        if self._taken.setdefault(path, number) != number:
            raise ValueError(f"the number {path} is taken twice")
        return number.value

    def __getitem__(self, path: Path) -> Number:
        return self._taken[path]

    def __iter__(self) -> Iterator[Path]:
        return iter(self._taken)

    def __len__(self) -> int:
        return len(self._taken)
