"""Seeds as people give them: words or a number."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from fateloom.core.errors import InvalidSetup

SEED_BITS: Final = 63
"""A seed drawn or made of words has at most so many bits, so that any database can hold it."""
_LONGEST_NUMBER: Final = 64


def seed_of_words(words: str | None) -> int:
    """The seed these words stand for: a number itself, other words a number made of them.

    No words draw a secret seed. Case and space make no difference. Raises `InvalidSetup`
    for signs that are no text.
    """
    plain = " ".join(unicodedata.normalize("NFKC", words or "").casefold().split())
    if not plain:
        return secrets.randbits(SEED_BITS)
    if plain.isascii() and plain.isdigit() and len(plain) <= _LONGEST_NUMBER:
        return int(plain)
    try:
        digest = sha256(plain.encode()).digest()
    except UnicodeEncodeError as error:
        raise InvalidSetup("seed-unreadable") from error
    return int.from_bytes(digest[:8], "big") >> 64 - SEED_BITS
