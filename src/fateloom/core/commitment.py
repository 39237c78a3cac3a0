"""A commitment to a deal: what decides the deal is fixed before anybody knows it.

Before the first choice the players get the SHA-256 of a text that names the game, the version of
its rules, its options, the number of seats, the seed, and a nonce: 256 random bits, which make the
text impossible to guess. After the game they get the text, and can check both. docs/fairness.md
says what that proves, and what it does not.

Examples:
    >>> deal = {"game": "destiny", "rules": 1, "seats": 2, "options": {"goal": 5}}
    >>> text = deal_text(seed=7, nonce="00" * 32, **deal)
    >>> text.splitlines()[0]
    'fateloom deal 1'
    >>> commitment(seed=7, nonce="00" * 32, **deal)[:16]
    '74508e7969e8d861'
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

_DOMAIN: Final = "fateloom deal 1\n"
_NONCE_BYTES: Final = 32
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def new_nonce() -> str:
    """256 bits of the system's generator, as 64 hexadecimal digits."""
    return secrets.token_hex(_NONCE_BYTES)


def is_digest(text: object) -> bool:
    """Whether this is 256 bits as 64 hexadecimal digits: a nonce, a share, or a commitment."""
    return isinstance(text, str) and _HEX.fullmatch(text) is not None


def deal_text(
    *,
    game: str,
    rules: int,
    seats: int,
    options: Mapping[str, bool | int | str],
    seed: int,
    nonce: str,
) -> str:
    """The text whose hash is the commitment: a line with its format, and a line of JSON.

    The JSON has its keys in order and no spaces, and the seed as a string: languages differ in
    how long a number may be. `options` are all options by name.
    """
    deal = {
        "game": game,
        "nonce": nonce,
        "options": dict(options),
        "rules": rules,
        "seats": seats,
        "seed": str(seed),
    }
    return _DOMAIN + json.dumps(deal, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def commitment(
    *,
    game: str,
    rules: int,
    seats: int,
    options: Mapping[str, bool | int | str],
    seed: int,
    nonce: str,
) -> str:
    """The SHA-256 of that text in UTF-8, as 64 hexadecimal digits."""
    text = deal_text(game=game, rules=rules, seats=seats, options=options, seed=seed, nonce=nonce)
    return sha256(text.encode()).hexdigest()
