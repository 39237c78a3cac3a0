"""Checks of prose: lengths, secrets in public texts, and hints."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.acts import abridged
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.texts import Either, Ref, Series, Text, TextId, words
from fateloom.story.checks.context import Whole
from fateloom.story.translations import laid

UNFINISHED: Final = re.compile(r"\b(TODO|FIXME|XXX|TBD)\b")
HINT_KINDS: Final = 2
"""Kinds of sources that hint at a path, at least (DST-HINT-02)."""

_HARD: Final = {
    "en": (
        (re.compile(r"\b(easy|easily|simple|simply)\b", re.I), 1, 2),
        (re.compile(r"\bvery (difficult|hard)\b", re.I), 4, 6),
        (re.compile(r"\b(difficult|hard)\b", re.I), 3, 6),
        (re.compile(r"\b(epic|impossible|hopeless)\b", re.I), 5, 6),
    )
}
"""Words about difficulty, and the successes they promise (DST-TEST-23), by language."""


def check(whole: Whole) -> None:
    """PROP-TXT-02, PROP-TXT-03, PROP-TEST-03 and DST-HINT-02."""
    texts = whole.scenario.texts
    names = _names(whole.scenario)
    shown = {key: _shown(text, names) for key, text in texts.items()}
    for key, text in texts.items():
        count, limit = words(text), whole.source.limits[key]
        if count > limit:
            whole.note("W601", key, count, limit)
        unfinished = UNFINISHED.search(shown[key])
        if unfinished:
            whole.note("W602", key, unfinished[0])
    _secrets(whole, shown)
    _difficulty(whole, shown)
    _hints(whole)


def _names(scenario: Scenario) -> dict[tuple[str, str], Text]:
    """The names that texts can refer to."""
    named: dict[tuple[str, str], TextId] = {}
    named |= {("hero", hero.id): hero.name for hero in scenario.heroes}
    named |= {("npc", npc.id): npc.name for npc in scenario.npcs}
    named |= {("item", item.id): item.name for item in scenario.items}
    named |= {("tile", tile.id): tile.name for tile in scenario.tiles}
    named |= {("poi", poi.id): poi.name for poi in scenario.pois}
    return {key: scenario.texts[name] for key, name in named.items()}


def _shown(text: Text, names: Mapping[tuple[str, str], Text]) -> str:
    """Everything that the text can say."""
    parts: list[str] = []
    for piece in text:
        match piece:
            case str():
                parts.append(piece)
            case Ref(kind, name):
                # A name that refers to a name goes no further.
                parts += [part for part in names.get((kind, name), ()) if isinstance(part, str)]
            case Either(_, then, otherwise):
                parts += [_shown(then, names), _shown(otherwise, names)]
            case Series(_, said):
                parts += [_shown(part, names) for part in said]
    return "".join(parts)


def _secrets(whole: Whole, shown: Mapping[str, str]) -> None:
    """No public text names a Destiny, a path or a private phrase, in any language."""
    _silent(whole, shown, {key: key for key in shown})
    names = _names(whole.scenario)
    for language, texts in whole.scenario.translations.items():
        words_ = {key: _shown(text, names) for key, text in texts.items()}
        _silent(whole, {**shown, **words_}, {key: laid(language, key) for key in words_})


def _silent(whole: Whole, shown: Mapping[str, str], things: Mapping[str, str]) -> None:
    """Note which of the things, by the ids of their texts, say what is secret."""
    private = whole.scenario.private
    public = {key: shown[key].casefold() for key in things if key not in private}
    everything = "\0".join(public.values())
    fates = {npc.fate for npc in whole.scenario.npcs if npc.fate is not None}
    for hero in whole.scenario.heroes:
        # Nothing of it is secret any more in what tells how it ended.
        over = {hero.epilogue, *(path.finale.won for path in hero.paths), *fates}
        for secret in (shown[hero.destiny], *(shown[x.name] for x in hero.paths), *hero.secrets):
            wanted = secret.casefold().strip()
            if wanted and wanted in everything:
                for key, text in public.items():
                    if wanted in text and key not in over:
                        whole.note("E602", things[key], secret, hero.id)


def _difficulty(whole: Whole, shown: Mapping[str, str]) -> None:
    rules = _HARD.get(whole.scenario.language, ())
    for option in {act.option.id: act.option for act in whole.acts if act.option}.values():
        deed = option.deed.test if isinstance(option.deed, d.ScanOrTest) else option.deed
        if not isinstance(deed, d.Test):
            continue
        top = max(outcome.least for outcome in deed.outcomes)
        said = f"{shown[option.label]} {shown.get(option.note or '', '')}"
        for pattern, least, most in rules:
            word = pattern.search(said)
            if word:
                if not least <= top <= most:
                    whole.note("W603", whole.option(option.id), word[0], top)
                break


def _hints(whole: Whole) -> None:
    """Each step is hinted at by something, each path in two ways (DST-HINT-02), in a short
    evening too."""
    kinds: dict[str, set[str]] = {}
    for act in abridged(whole.scenario):
        kind = type(act.option.deed).__name__ if act.option is not None else act.spot.kind
        for hinted in act.result.hints:
            kinds.setdefault(hinted, set()).add(kind)
    for hero in whole.scenario.heroes:
        for path in hero.paths:
            thing = f"heroes.{hero.id}.paths.{path.id}"
            heard: set[str] = set()
            for step in path.steps:
                hints = kinds.get(f"{hero.id}.{path.id}.{step.id}", set())
                if not hints:
                    whole.note("W604", f"{thing}.steps.{step.id}", step.id)
                heard |= hints
            if len(heard) < HINT_KINDS:
                whole.note("W608", thing, len(heard), HINT_KINDS)
