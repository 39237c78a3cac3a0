"""The page about debugging names every event that the log can have."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
EVENT = re.compile(r'\b(?:note|trouble)\(\s*"([a-z-]+)"')


def test_every_event_of_the_log_is_explained() -> None:
    package = ROOT / "src/fateloom"
    sources = [path for room in ("server", "preview") for path in (package / room).rglob("*.py")]
    logged = {name for path in sources for name in EVENT.findall(path.read_text("utf-8"))}
    page = (ROOT / "docs/debugging.md").read_text("utf-8")
    table = page.partition("| name | when |")[2].partition("\n\n")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`([a-z-]+)`", row)}
    assert logged
    assert explained == logged
