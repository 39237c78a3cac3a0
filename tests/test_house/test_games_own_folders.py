"""A game stands in its folder: nothing outside of it knows its name."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from fateloom.games import registry

ROOT = Path(__file__).parents[2]
TOLD_OF = re.compile(
    r"(?:README|CHANGELOG|CONTRIBUTING|SECURITY)\.md|docs/|tests/|benchmarks/|examples/"
    # The stories of Destinies have tools of their own, as large as the game.
    r"|src/fateloom/(?:stories|story|preview|lab/playtest)/|src/fateloom/story_commands\.py"
    r"|frontend/src/preview/"
)
"""Places that may speak of single games."""
EXAMPLES = re.compile(r">>> |^\s*#|^ \*|\"\"\"|Examples?:|\.test\.ts:")


def lines(game: str) -> list[str]:
    """The lines outside its folder that name a game, as code does: in quotes or in a path."""
    named = rf"[\"'`/.]{game}[\"'`/.]"
    found = subprocess.run(
        ["git", "grep", "-nE", named, "--", ".", f":!src/fateloom/games/{game}/"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    return [line for line in found.splitlines() if not TOLD_OF.match(line)]
