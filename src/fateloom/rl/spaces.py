"""The spaces of Gymnasium for observations and masks."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from fateloom.rl.setup import KINDS, Kind, Setup


def checked_kind(kind: str) -> Kind:
    """How observations are given. Raises `ValueError` for another word."""
    for known in KINDS:
        if kind == known:
            return known
    raise ValueError(f"observations: {kind}, but there are only: {', '.join(KINDS)}")


def observation_space(setup: Setup, kind: Kind) -> Space[Any]:
    """The space of `Setup.observed`."""
    if kind == "flat":
        return Box(0.0, 1.0, (setup.size,), np.float32)
    return Dict({part.name: Box(0, part.most, part.shape, np.int16) for part in setup.parts})


def mask_space(setup: Setup) -> Box:
    """The space of masks."""
    return Box(0, 1, (len(setup.actions),), np.int8)
