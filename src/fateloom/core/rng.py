"""Chance as a plain integer that a state carries: splitmix64.

A state holds one unsigned 64-bit int and nothing else of a generator, so copying,
comparing and saving chance is copying an int, and a state knows that nothing was
rolled when the int has not changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def start(seed: int) -> int:
    """The first random int of a game with this seed; near seeds give unlike games."""
    random = 0
    while True:
        random = draw(random ^ seed & _MASK)[1]
        seed >>= 64
        if not seed:
            return random


def draw(random: int) -> tuple[int, int]:
    """The next random int, and 64 random bits."""
    random = (random + _STEP) & _MASK
    z = random
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return random, z ^ (z >> 31)


def below(random: int, limit: int) -> tuple[int, int]:
    """The next random int, and a number from 0 to limit - 1."""
    random, bits = draw(random)
    return random, bits * limit >> 64


def numbers(random: int, limit: int, count: int) -> tuple[int, list[int]]:
    """The next random int, and so many numbers from 0 to limit - 1, as `below` gives them."""
    # `draw` said again: a call for each number would take as long as the number.
    found = []
    for _ in range(count):
        random = (random + _STEP) & _MASK
        z = random
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        found.append((z ^ (z >> 31)) * limit >> 64)
    return random, found


def shuffled(items: Iterable[T], random: int) -> tuple[int, tuple[T, ...]]:
    """The next random int, and the items in a random order.

    Sorting by random keys is three times as fast as swapping in Python. The keys
    come from a generator made for this one call and thrown away: its stream for a
    given seed is guaranteed by Python's documentation.
    """
    random, bits = draw(random)
    key = Random(bits).random
    return random, tuple(sorted(items, key=lambda _: key()))
