"""A random generator whose state is one integer: splitmix64, or BLAKE2b with a secret key.

Every function takes the state of the generator, an unsigned int, and returns the next one first.
A game keeps only that int, in `State.random`. So chance is copied, compared and saved as an int,
and if the int has not changed, nothing was drawn.

A seed that somebody chose, and every seed of a simulation, starts splitmix64: quick, and the same
in any language. Its state has 64 bits, which brute force finds from a few hands of cards. A secret
seed (from `KEYED` on) starts a keyed stream, which cannot be told from true randomness without the
seed: each draw is the first 64 bits of the BLAKE2b hash of a key of 256 bits and a counter. Its
state is the key, followed by the counter in the last 64 bits; so a state of more than 64 bits
belongs to a keyed stream.

splitmix64 is by G. L. Steele Jr., D. Lea and C. H. Flood, "Fast splittable
pseudorandom number generators", OOPSLA 2014 (https://doi.org/10.1145/2660193.2660195), known from
Java's `SplittableRandom`. BLAKE2 is RFC 7693. Random numbers below a limit are made by
multiplication: see D. Lemire, "Fast random integer generation in an interval", ACM Transactions on
Modeling and Computer Simulation 29 (2019), https://doi.org/10.1145/3230636. Its rejection step is
left out, so a probability may be off by up to 2**-64.

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
from hashlib import blake2b
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

KEYED: Final = 1 << 256
"""The first seed whose stream is keyed. Typed seeds are smaller: see `seeds`."""

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_KEY_BYTES: Final = 33
_STATE_BYTES: Final = _KEY_BYTES + 8


def start(seed: int) -> int:
    """The state for a seed, an int from 0. Neighbouring seeds give unrelated sequences.

    Examples:
        >>> start(7)
        7191089600892374487
        >>> start(KEYED + 7) > 2**64
        True
    """
    if seed >= KEYED:
        seed_bytes = seed.to_bytes((seed.bit_length() + 7) // 8, "big")
        key = blake2b(seed_bytes, digest_size=_KEY_BYTES - 1).digest()
        # The leading 1 keeps the state above 64 bits, and gives all keys the same number of bytes.
        return int.from_bytes(b"\x01" + key, "big") << 64
    random = 0
    while True:
        random = draw(random ^ seed & _MASK)[1]
        seed >>= 64
        if not seed:
            return random


def draw(random: int) -> tuple[int, int]:
    """The next state, and 64 random bits as an int."""
    if random > _MASK:
        return random + 1, _keyed(random)
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
    # `draw`, inlined: the call would take a fifth of the time.
    if random > _MASK:
        return random + 1, _keyed(random) * limit >> 64
    random = (random + _STEP) & _MASK
    z = random
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return random, (z ^ (z >> 31)) * limit >> 64


def numbers(random: int, limit: int, count: int) -> tuple[int, list[int]]:
    """The next state, and a list of `count` random numbers from 0 to `limit` - 1.

    They are the numbers that `below` gives when it is called `count` times.

    Examples:
        >>> numbers(start(7), 6, count=3)
        (4499745911442866710, [4, 3, 3])
    """
    if random > _MASK:
        drawn = [_keyed(each) * limit >> 64 for each in range(random, random + count)]
        return random + count, drawn
    # `draw`, inlined: a call would double the time for each number.
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
    # Sorting by random keys is three times as fast as swapping in Python.
    if random > _MASK:
        items = tuple(items)
        random, keys = numbers(random, 1 << 64, len(items))
        each = iter(keys)
        return random, tuple(sorted(items, key=lambda _: next(each)))
    # The keys come from a generator made for this call: Python's documentation guarantees its
    # stream for a seed.
    random, bits = draw(random)
    key = Random(bits).random
    return random, tuple(sorted(items, key=lambda _: key()))


def _keyed(random: int) -> int:
    """The 64 bits that a keyed state draws."""
    state = random.to_bytes(_STATE_BYTES, "big")
    return int.from_bytes(blake2b(state).digest()[:8], "big")
