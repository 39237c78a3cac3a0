"""Ids: the names of stories and of the things in them."""

from __future__ import annotations

import re
from typing import Final

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_LETTERS: Final = 48
"""Maximum length of an id."""


def is_id(text: str) -> bool:
    """Whether the text can name something: small letters and digits, joined by hyphens."""
    return len(text) <= MOST_LETTERS and ID.fullmatch(text) is not None
