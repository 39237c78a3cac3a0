"""Every message is said somewhere: by its whole id, or by one put together of parts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fateloom import words
from fateloom.games import registry

SRC = Path(words.__file__).parent
CLIENT = Path(__file__).parents[2] / "frontend" / "src"
BOARDS = SRC / "games"
# Each kind of quote by itself: an apostrophe in a sentence hides no id.
QUOTED = [re.compile(f"{quote}([^{quote}\n]*){quote}") for quote in "\"'`"]
HOLE = re.compile(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}")
REFERRED = re.compile(r"\{ ([a-z][A-Za-z0-9-]*)")
FIXED = re.compile(r"[a-z]-|-[a-z]")
PARTS = re.compile(r"[A-Za-z0-9-]*")


def sources() -> str:
    """The code that says something, tests apart, and the ids that it reads from data."""
    client = (place.rglob(f"*.{kind}") for place in (CLIENT, BOARDS) for kind in ("ts", "svelte"))
    code = chain(SRC.rglob("*.py"), *client)
    data = SRC.glob("games/*/words/events.json")
    read = [path for path in (*code, *data) if not path.name.endswith(".test.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in read)


def said_in(text: str) -> tuple[set[str], re.Pattern[str]]:
    """The ids that stand there whole, and what those look like that are put together."""
    whole, shapes = set(), set()
    games = f"(?:{'|'.join(registry)})"
    for quoted in chain.from_iterable(quote.findall(text) for quote in QUOTED):
        # What follows a dot is an attribute.
        first, *rest = HOLE.sub("\0", quoted).split(".")[0].split("\0")
        if not rest:
            whole.add(first)
        elif FIXED.search("".join((first, *rest))) and PARTS.fullmatch("".join((first, *rest))):
            # An id that begins with a hole begins with a game's name.
            shapes.add(".+".join((first, *rest)) if first else games + ".+".join(rest))
    return whole, re.compile("|".join(sorted(shapes)))


def parts_in(types: Iterable[Any]) -> Iterator[str]:
    """The messages that are parts of sentences, by the types of events' arguments."""
    for each in types:
        if isinstance(each, dict):
            yield from each
        elif isinstance(each, list):
            yield from parts_in(each)


@pytest.mark.thorough
def test_every_message_is_said_somewhere() -> None:
    whole, composed = said_in(sources())
    for path in SRC.glob("games/*/words/events.json"):
        types = json.loads(path.read_text(encoding="utf-8"))
        whole |= {f"{path.parents[1].name}-{part}" for part in parts_in(types.values())}
    ids: set[str] = set()
    for path in chain(SRC.glob("locale/en/*.ftl"), SRC.glob("games/*/words/en/*.ftl")):
        text = path.read_text(encoding="utf-8")
        whole |= set(REFERRED.findall(text))
        parsed = FluentParser().parse(text)
        ids |= {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}
    assert len(ids & whole) > 900
    assert sorted(each for each in ids - whole if not composed.fullmatch(each)) == []
