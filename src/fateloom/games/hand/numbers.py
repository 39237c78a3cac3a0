"""The numbers of The Hand of Destiny that a designer may change: see `fateloom.core.numbers`."""

from __future__ import annotations

from typing import Final

from fateloom.core.numbers import Numbers

NUMBERS: Final = Numbers()
