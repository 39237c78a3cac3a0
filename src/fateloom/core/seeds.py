"""Seeds as people type them: a number or words."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from fateloom.core.errors import InvalidSetup
from fateloom.core.rng import KEYED

WORD_BITS: Final = 63
"""The size of a seed that is made from words."""
SECRET_BITS: Final = 256
"""The secret bits of a drawn seed. The bit above them makes its stream keyed."""
_LONGEST_NUMBER: Final = 64
"""The maximum length of a typed number: too short for a keyed stream, so its deal never changes."""


def seed_of_words(words: str | None) -> int:
    """The seed for a text: a number as it is, anything else by its hash.

    Case and spacing make no difference. None or an empty text draws a secret seed from the
    system's generator, and starts a keyed stream: nobody can compute it from the cards they see.
    Raises `InvalidSetup` for a text that cannot be encoded.

    Examples:
        >>> seed_of_words("42")
        42
        >>> seed_of_words("Blue  Moon") == seed_of_words("blue moon")
        True
    """
    plain = " ".join(unicodedata.normalize("NFKC", words or "").casefold().split())
    if not plain:
        return KEYED | secrets.randbits(SECRET_BITS)
    if plain.isascii() and plain.isdigit() and len(plain) <= _LONGEST_NUMBER:
        return int(plain)
    try:
        digest = sha256(plain.encode()).digest()
    except UnicodeEncodeError as error:
        raise InvalidSetup("seed-unreadable") from error
    return int.from_bytes(digest[:8], "big") >> 64 - WORD_BITS
