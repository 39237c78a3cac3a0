"""Seeds as people type them: a number or words."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from fateloom.core.errors import InvalidSetup

SEED_BITS: Final = 63
"""The size of a seed that is drawn or made from words: it fits into any database."""
_LONGEST_NUMBER: Final = 64


def seed_of_words(words: str | None) -> int:
    """The seed for a text: a number as it is, anything else by its hash.

    Case and spacing make no difference. None or an empty text draws a secret random seed.
    Raises `InvalidSetup` for a text that cannot be encoded.

    Examples:
        >>> seed_of_words("42")
        42
        >>> seed_of_words("Blue  Moon") == seed_of_words("blue moon")
        True
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
