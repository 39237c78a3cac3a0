"""Translations of what the client says, and of which English each was made.

Beside the files of a language, `made-of.json` keeps for each message the hash of the English as it
was when it was translated. When the English changes, the translation is stale until somebody has
read it again.

    python -m tests.words.translations            note new messages, forget those that are gone
    python -m tests.words.translations ID ...     these were read again, and are right
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from fateloom.story.translations import hash_of

SRC: Final = Path(__file__).parents[2] / "src/fateloom"
ORIGINAL: Final = "en"
UNTRANSLATED: Final = {"compare", "terminal", "story", "prove", "playtest"}
"""Files with words for the terminal, which are English everywhere."""
MADE_OF: Final = "made-of.json"
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

Messages = dict[str, ftl.Message]


def languages() -> list[str]:
    """All languages but the original."""
    folders = [path.name for path in (SRC / "locale").iterdir() if any(path.glob("*.ftl"))]
    return sorted(set(folders) - {ORIGINAL})


def places(language: str) -> list[Path]:
    """The folders with words in this language: the house's own, and of games that have some."""
    found = [SRC / "locale", *SRC.glob("games/*/words")]
    return sorted(place / language for place in found if (place / language).is_dir())


def files(language: str) -> list[str]:
    """The files that a language has to have, by their places in the original."""
    folders = [place.parent / ORIGINAL for place in places(language)]
    paths = [path for folder in folders for path in folder.glob("*.ftl")]
    return sorted(
        path.relative_to(SRC).as_posix() for path in paths if path.stem not in UNTRANSLATED
    )


def path_of(language: str, file: str) -> Path:
    """A file of the original, or the one that translates it."""
    original = SRC / file
    return original.parents[1] / language / original.name


def messages(language: str, file: str) -> Messages:
    """The messages of a file by their ids; none where a language lacks it."""
    path = path_of(language, file)
    if not path.is_file():
        return {}
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {each.id.name: each for each in body if isinstance(each, ftl.Message)}


def hashes(*files_: str) -> dict[str, str]:
    """Of each message of these files of the original, the hash that its translations carry."""
    return {
        name: hash_of(FluentSerializer().serialize_entry(_plain(message)))
        for file in files_
        for name, message in messages(ORIGINAL, file).items()
    }


def made_of(place: Path) -> dict[str, str]:
    """Of each message of a folder of translations, the hash of what it was made of."""
    path = place / MADE_OF
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def files_of(place: Path) -> list[str]:
    """The files whose translations stand in this folder."""
    return [file for file in files(place.name) if path_of(place.name, file).parent == place]


def parts(message: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    """The value of a message, under "", and its attributes by their names."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def variables(pattern: ftl.Pattern) -> set[str]:
    """What a sentence is given and may use."""
    return {each.id.name for each in _within(pattern) if isinstance(each, ftl.VariableReference)}


def shown(pattern: ftl.Pattern) -> set[str]:
    """Those of them that stand in the sentence, be it in some of its forms."""
    asked = [each.selector for each in _within(pattern) if isinstance(each, ftl.SelectExpression)]
    return {
        each.id.name
        for each in _within(pattern)
        if isinstance(each, ftl.VariableReference) and not any(each is other for other in asked)
    }


def cases(pattern: ftl.Pattern) -> dict[str, set[str]]:
    """For each variable that a sentence goes by: the words that it tells apart. Numbers and the
    forms of a number are a language's own."""
    found: dict[str, set[str]] = {}
    for each in _within(pattern):
        if isinstance(each, ftl.SelectExpression) and isinstance(
            each.selector, ftl.VariableReference
        ):
            keys = [variant.key for variant in each.variants]
            words = {key.name for key in keys if isinstance(key, ftl.Identifier)} - PLURALS
            if words:
                found.setdefault(each.selector.id.name, set()).update(words)
    return found


def _within(node: Any) -> Iterator[ftl.BaseNode]:
    """Everything in a pattern."""
    if isinstance(node, list):
        for each in node:
            yield from _within(each)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _within(value)


def _plain(message: ftl.Message) -> ftl.Message:
    """A message without what is said of it in comments."""
    return ftl.Message(message.id, message.value, message.attributes)


def note(place: Path, read_again: set[str]) -> list[str]:
    """Bring the `made-of.json` of a folder up to date; the messages that are stale still."""
    named = files_of(place)
    now, before = hashes(*named), made_of(place)
    there = {name for file in named for name in messages(place.name, file)}
    kept = {
        name: now[name] if name in read_again else before.get(name, now[name])
        for name in sorted(there & now.keys())
    }
    text = json.dumps(kept, indent=1) + "\n"
    (place / MADE_OF).write_text(text, encoding="utf-8")
    return [name for name, made in kept.items() if made != now[name]]


if __name__ == "__main__":
    stale = {
        place: note(place, set(sys.argv[1:])) for each in languages() for place in places(each)
    }
    told = [
        f"{place.relative_to(SRC)}: stale: {', '.join(names)}"
        for place, names in stale.items()
        if names
    ]
    sys.exit("\n".join(told) or 0)
