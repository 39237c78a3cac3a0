"""Every refusal has a sentence, and every sentence a refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fateloom import server, words

ROOM = Path(server.__file__).parent
ROOMS = [ROOM, *(ROOM.parent / name for name in ("core", "games", "offline", "table", "terminal"))]
MADE = re.compile(
    r"(?:Refusal|InvalidSetup|InvalidMove|IllegalMove|InvalidProgram|BadRecord|UnknownGame|Reason)"
    r"\(\s*\"([a-z-]+)\""
)


def codes(*rooms: Path) -> set[str]:
    """All codes of refusals made in these rooms."""
    texts = [path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py")]
    made = {code for text in texts for code in MADE.findall(text)}
    statuses = set(re.findall(r"\"([a-z-]+)\": \d{3},", (ROOM / "refusals.py").read_text()))
    stores = set(re.findall(r"\"(store-[a-z]+)\"", (ROOM / "store/writer.py").read_text()))
    pages = set(re.findall(r"\"(no-such-(?:page|method))\"", (ROOM / "api/app.py").read_text()))
    return made | statuses | stores | pages


@pytest.mark.thorough
def test_every_refusal_of_the_server_and_the_games_has_a_sentence() -> None:
    found = codes(*ROOMS)
    assert len(found) > 70
    assert not [code for code in sorted(found) if not words.has(f"refusal-{code}")]


def test_every_sentence_has_its_refusal() -> None:
    files = ("locale/en/refusals.ftl", "games/*/words/en/refusals.ftl")
    paths = [path for file in files for path in ROOM.parent.glob(file)]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    sentences = set(re.findall(r"^refusal-([a-z-]+) =", text, re.MULTILINE))
    source = "".join(path.read_text(encoding="utf-8") for r in ROOMS for path in r.rglob("*.py"))
    client = ROOM.parents[2] / "frontend/src/lib"
    source += "".join(path.read_text(encoding="utf-8") for path in client.rglob("*.ts"))
    assert not [code for code in sorted(sentences) if f'"{code}"' not in source]


@pytest.mark.thorough
def test_nothing_lost_is_said_when_nothing_was_saved() -> None:
    for code in ("full", "locked", "readonly", "failed"):
        assert "Nothing was lost" in (words.reason(f"store-{code}", ()) or "")
