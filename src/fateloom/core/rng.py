"""A random generator whose state is one integer: splitmix64.

Every function takes the state of the generator, an unsigned 64-bit int, and returns the next
one first. A game keeps that int in `State.random` and nothing else, so copying, comparing
and saving chance is copying an int, and nothing was drawn when the int has not changed.

The algorithm is that of G. L. Steele Jr., D. Lea and C. H. Flood, "Fast splittable pseudorandom
number generators", OOPSLA 2014 (https://doi.org/10.1145/2660193.2660195), known from Java's
`SplittableRandom`. Random numbers below a limit are made by multiplication: see D. Lemire, "Fast
random integer generation in an interval", ACM Transactions on Modeling and Computer Simulation 29
(2019), https://doi.org/10.1145/3230636. Its rejection step is left out, so a probability may be
off by up to 2**-64.

Examples:
    >>> random = start(7)
    >>> random, die = below(random, 6)
    >>> 1 + die
    5
    >>> random, hand = shuffled("abcde", random)
    >>> hand
    ('d', 'c', 'e', 'b', 'a')
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def start(seed: int) -> int:
    """The state for a seed, an int from 0. Neighbouring seeds give unrelated sequences.

    Examples:
        >>> start(7)
        7191089600892374487
    """
    random = 0
    while True:
        random = draw(random ^ seed & _MASK)[1]
        seed >>= 64
        if not seed:
            return random


def draw(random: int) -> tuple[int, int]:
    """The next state, and 64 random bits as an int."""
    random = (random + _STEP) & _MASK
    z = random
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return random, z ^ (z >> 31)


def below(random: int, limit: int) -> tuple[int, int]:
    """The next state, and a random number from 0 to `limit` - 1.

    Examples:
        >>> below(start(7), 6)
        (145060346506021356, 4)
    """
    random, bits = draw(random)
    return random, bits * limit >> 64


def numbers(random: int, limit: int, count: int) -> tuple[int, list[int]]:
    """The next state, and a list of `count` random numbers from 0 to `limit` - 1.

    They are the numbers that `below` gives when it is called `count` times.

    Examples:
        >>> numbers(start(7), 6, count=3)
        (4499745911442866710, [4, 3, 3])
    """
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
    """The next state, and a tuple of the items in random order.

    Examples:
        >>> shuffled("abc", start(7))
        (145060346506021356, ('a', 'c', 'b'))
    """
    # Sorting by random keys is three times as fast as swapping in Python. The keys come from a
    # generator made for this call: Python's documentation guarantees its stream for a seed.
    random, bits = draw(random)
    key = Random(bits).random
    return random, tuple(sorted(items, key=lambda _: key()))
