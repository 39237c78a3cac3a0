"""Shares of a joint seed: each seat's device adds one, so that nobody chooses the seed alone.

The server commits to the seed that it drew (see `core.commitment`). Then each device draws a share
and commits to it by its digest, and reveals it once the digests of all shares are known. The game
is dealt from a hash of the seed and all shares: see docs/fairness.md.

Examples:
    >>> share_digest(seat=1, share="00" * 32)[:16]
    'e4b9f7ee065a49f4'
    >>> JointSeed(drawn=7, shares=("00" * 32, None)).seed % 10**16
    3541213484863405
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from fateloom.core.commitment import is_digest
from fateloom.core.rng import KEYED

_SHARE_DOMAIN: Final = "fateloom share 1\n"
_SEED_DOMAIN: Final = "fateloom joint seed 1\n"
_NONE: Final = "-"


def share_digest(*, seat: int, share: str) -> str:
    """A device's commitment to the share of a seat: a SHA-256 as 64 hexadecimal digits."""
    return sha256((_SHARE_DOMAIN + _line({"seat": seat, "share": share})).encode()).hexdigest()


class JointSeed(NamedTuple):
    """A seed made from one that the server drew and the shares of the seats; a bot has none."""

    drawn: int
    shares: tuple[str | None, ...]

    @property
    def seed(self) -> int:
        """The seed from which the game is dealt; it starts a keyed stream."""
        text = _SEED_DOMAIN + _line({"seed": str(self.drawn), "shares": self.shares})
        return KEYED | int.from_bytes(sha256(text.encode()).digest(), "big")


def shares_text(shares: Sequence[str | None]) -> str:
    """Shares as one word for each seat, for a line of a log."""
    return " ".join(share or _NONE for share in shares)


def shares_from(text: str) -> tuple[str | None, ...]:
    """The shares in such a line. Raises `ValueError`."""
    words = text.split(" ")
    for word in words:
        if word != _NONE and not is_digest(word):
            raise ValueError(f"not a share: {word}")
    return tuple(None if word == _NONE else word for word in words)


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True)
