"""Translations: overlays of texts in another language, by the ids of the original.

    # i18n/de/mill.yaml
    pois.mill.options.ask.label:
      src: 5c1f20aa
      text: Frag Bettany, wohin das Wasser ging

`src` is the hash of the original at the time of translation: once the original changes,
the translation is stale, and nothing else is. What is missing is read in the original.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final

from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.texts import (
    Either,
    Ref,
    Series,
    Text,
    TextId,
    alternatives,
)
from fateloom.story import prose
from fateloom.story.diagnostics import Place, Word
from fateloom.story.names import Names
from fateloom.story.options import Source
from fateloom.story.shapes import Named, Record
from fateloom.story.shapes import Text as TextShape
from fateloom.story.yaml_tree import Node

OVERLAY: Final = Named(
    Record("translation", {"src!": TextShape(), "text!": TextShape(prose=True)}), ids=False
)


def source_hash(text: Text) -> str:
    """The hash that a translation of this text carries: of its words, however they are laid out."""
    return hash_of(prose.written(text))


def hash_of(words: str) -> str:
    """A hash that tells whether words have changed since they were translated."""
    return sha256(words.encode()).hexdigest()[:8]


def laid(language: str, key: TextId) -> str:
    """The path of a translated text, under which its place is known."""
    return f"i18n.{language}.{key}"


def translated(
    scenario: Scenario, overlays: Mapping[str, Mapping[str, Node]], names: Names, source: Source
) -> Scenario:
    """The scenario with its translations: language -> file -> tree."""
    translations: dict[str, dict[TextId, Text]] = {}
    for language, files in overlays.items():
        texts = translations[language] = {}
        seen: dict[str, Place] = {}
        for tree in files.values():
            for word, entry in OVERLAY.read(tree, names.found):
                if word in seen:
                    names.found.add("E011", word.place, word, seen[word].line)
                    continue
                seen[str(word)] = word.place
                source.places[laid(language, word)] = entry["text"].place
                _lay(word, entry["src"], entry["text"], scenario, texts, names)
        missing = [key for key in scenario.texts if key not in seen]
        if missing:
            first = next(iter(files))
            names.found.add(
                "W605",
                Place(first, 1, 1),
                language,
                len(missing),
                missing[0],
                thing=f"i18n.{language}",
            )
    return replace(scenario, translations=translations)


def _lay(
    word: Word,
    src: Word,
    content: Word,
    scenario: Scenario,
    texts: dict[TextId, Text],
    names: Names,
) -> None:
    original = scenario.texts.get(str(word))
    if original is None:
        near = names.found.nearest(word, scenario.texts)
        names.found.add("W606", word.place, word, near=near, thing=word)
        return
    if src and src != source_hash(original):
        names.found.add("W607", src.place, word, source_hash(original), thing=str(word))
    text = prose.text(content, names)
    if _named(text) != _named(original) or alternatives(text) != alternatives(original):
        names.found.add("E601", content.place, word)
    texts[str(word)] = text


def _named(text: Text) -> set[Ref]:
    """Everything that a text names."""
    named: set[Ref] = set()
    for piece in text:
        match piece:
            case Ref():
                named.add(piece)
            case Either(_, then, otherwise):
                named |= _named(then) | _named(otherwise)
            case Series(_, parts):
                named = named.union(*map(_named, parts))
    return named
