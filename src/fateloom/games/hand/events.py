"""The events of a run of The Hand of Destiny. All of them are public."""

from __future__ import annotations

from typing import Final

EVENT_CODES: Final = frozenset(
    {
        "begins",
        "wave",
        "phase",
        "draws",
        "appears",
        "scries",
        "places",
        "resolves",
        "peeks",
        "absorbs",
        "turns",
        "flips-unseen",
        "swaps",
        "goes-back",
        "sinks",
        "slots",
        "discards",
        "strikes",
        "shoots-through",
        "adds",
        "uses",
        "deals",
        "stuns",
        "rages",
        "defeated",
        "takes",
        "prevents",
        "hurt",
        "exhausts",
        "heals",
        "faces",
        "power",
        "strikes-boss",
        "hits-boss",
        "critical",
        "pays-critical",
        "lands",
        "boss-falls",
        "boss-stands",
        "penalty",
        "gold",
        "buys",
        "leaves",
        "over",
    }
)
