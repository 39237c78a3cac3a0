"""Every word a person reads, by id (https://projectfluent.org): the house's own from
locale/<language>/*.ftl, those of a game from words/<language>/*.ftl in its folder.

    say("destiny-phase-hit")                                 Hit
    event(game, Event("draws", (0, 2)), ["Hedda", "Anna"])   Hedda draws 2 cards.

How an event's or a move's arguments become the variables of its sentence is data that the
client reads too: words/events.json in the folder of the game, and locale/moves/<game>.json. The
conventions stand at the head of games/destiny/words/en/destiny.ftl.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from string import ascii_lowercase
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from fateloom.core.errors import FateloomError
from fateloom.core.game import Event
from fateloom.games import registry

LANGUAGE: Final = "en"
NONE: Final = "none"
"""What a sentence gets for a null."""
SAME: Final = "same"
"""What a sentence gets for an alignment that is the one printed on the card."""

_ALIGNED: Final = re.compile(r"([A-Z])([B+x])(\d)")
_KINDS: Final = {"B": "base", "+": "bonus", "x": "multiplier"}
_SIGNS: Final = {"B": "", "+": "+", "x": "×"}


def say(message: str, **args: object) -> str:
    """The words of a message. Raises `LookupError` when there is no such message.

    A dot reads an attribute: `say("destiny-card-king.power")`.
    """
    pattern = _pattern(message)
    if pattern is None:
        raise LookupError(f"no words for {message!r}")
    text, errors = _bundle().format_pattern(pattern, args)
    if errors:
        raise LookupError(f"the words for {message!r} do not resolve: {errors[0]}")
    return str(text)


def has(message: str) -> bool:
    """Whether there are words for this message."""
    return _pattern(message) is not None


def listed(items: Sequence[str]) -> str:
    """Several things named in one go: "a", "a and b", "a, b, and c"."""
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return say("list-two", a=items[0], b=items[1])
    text = say("list-start", a=items[0], b=items[1])
    for item in items[2:-1]:
        text = say("list-middle", a=text, b=item)
    return say("list-end", a=text, b=items[-1])


def name(game: str, thing: str) -> str:
    """The readable name of a card, treasure or power; what has none is its own name."""
    message = f"{game}-card-{slug(thing)}"
    if has(message):
        return say(message)
    found = _ALIGNED.fullmatch(thing)
    if not found or not has(f"{game}-alignment-{found[1]}"):
        return thing
    kind = found[2]
    return say(
        f"{game}-aligned-card",
        alignment=alignment(game, found[1]),
        kind=say(f"{game}-kind-{_KINDS[kind]}"),
        value=_SIGNS[kind] + found[3],
    )


def alignment(game: str, letter: str) -> str:
    """The name of an alignment; one without words is its own letter."""
    message = f"{game}-alignment-{letter}"
    return say(message) if has(message) else letter


def slug(text: str) -> str:
    """A name as a part of an id: "Wraith Lord" is wraith-lord."""
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")


def event(game: str, told: Event, players: Sequence[str]) -> str | None:
    """The sentence of an event; None for one that the reader may not see.

    An event nobody wrote a sentence for reads as its code and arguments. Raises `LookupError`
    where its sentence lacks the types of its arguments.
    """
    code, args, _ = told
    if code == "skip":
        return None
    types = event_types(game).get(code)
    if not has(f"{game}-event-{code}"):
        return f"{code} {json.dumps(args, ensure_ascii=False)}"
    if types is None:
        raise LookupError(f"{game}-event-{code} has words, but words/events.json lacks {code!r}")
    return say(f"{game}-event-{code}", **_variables(game, types, args, players))


def move(game: str, words: str, view: dict[str, Any], players: Sequence[str]) -> str:
    """A move as on a button; `view` is the chooser's view as JSON has it.

    A move nobody wrote a sentence for reads as its own words.
    """
    for rule in move_rules(game):
        found = re.fullmatch(rule["pattern"], words)
        if not found:
            continue
        message = f"{game}-move-{rule['say']}"
        if "by" in rule:
            message += f"-{view[rule['by']]}"
        variables = _variables(game, rule["args"], found.groups(), players, view)
        if "count" in rule:
            variables["count"] = len(view[rule["count"]])
        return say(message, **variables) if has(message) else words
    return words


@lru_cache(maxsize=32)
def move_rules(game: str) -> Sequence[dict[str, Any]]:
    """How the words of a game's moves become sentences: the data of locale/moves, in order."""
    file = files("fateloom") / "locale" / "moves" / f"{game}.json"
    return _json(file) or ()


def refusal(error: FateloomError, game: str = "") -> str:
    """Why something was refused, as one sentence; without words for it, the error's own.

    The details are $a, $b, $c in their order, and $count is how many there are.
    """
    return reason(error.code, error.details, game) or _sentence(str(error))


def reason(code: str, details: Sequence[object], game: str = "") -> str | None:
    """The sentence of a refusal's code and details; None when nobody wrote one."""
    message = f"refusal-{code}"
    if not has(message):
        return None
    shown = [_shown(game, detail) for detail in details]
    variables: dict[str, object] = dict.fromkeys(ascii_lowercase[:6], "")
    variables |= dict(zip(ascii_lowercase, shown, strict=False))
    variables["count"] = len(shown)
    return say(message, **variables)


def diagnostic(code: str, details: Sequence[object], near: str | None = None) -> str:
    """What was found in a story, as a sentence without its stop: see locale/en/story.ftl."""
    variables: dict[str, object] = dict.fromkeys(ascii_lowercase[:4], "")
    variables |= dict(zip(ascii_lowercase, details, strict=False))
    sentence = say(f"story-{code}", **variables).strip()
    return say("story-near", sentence=sentence, near=near) if near else sentence


def _shown(game: str, detail: object) -> object:
    if isinstance(detail, (list, tuple)):
        return listed([str(_shown(game, part)) for part in detail])
    if isinstance(detail, str):
        return name(game, detail) if game else detail
    return detail if type(detail) in (int, float) else str(detail)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _variables(
    game: str,
    types: Sequence[str],
    args: Sequence[Any],
    players: Sequence[str],
    view: Mapping[str, Any] = MappingProxyType({}),
) -> dict[str, object]:
    """What a sentence gets for its arguments, by their types. A type such as `named item` looks
    them up among the names of the view: those of a story, which the game cannot know."""
    variables: dict[str, object] = {}
    before: Any = None
    for letter, kind, arg in zip(ascii_lowercase, types, args, strict=False):
        if kind == "as" and arg == str(before)[:1]:
            variables[letter] = SAME
        elif kind.startswith(NAMED):
            variables[letter] = dict(view["names"]).get(f"{kind.removeprefix(NAMED)} {arg}", arg)
        else:
            variables[letter] = _readable(game, kind, arg, players)
        if kind in _LISTS:
            variables[letter + "n"] = len(arg)
        before = arg
    return variables


NAMED: Final = "named "
TYPES: Final = frozenset(
    {
        "seat", "seats", "count", "card", "cards", "treasure", "treasures", "alignment", "as",
        "phase", "power", "text", "hands", "counts", "face", "faces",
    }
)  # fmt: skip
"""What an argument can be."""
_LISTS: Final = {
    "seats": "seat",
    "cards": "card",
    "treasures": "treasure",
    "counts": "count",
    "faces": "face",
}


def _readable(game: str, kind: str, arg: Any, players: Sequence[str]) -> object:
    if arg is None:
        return NONE
    if kind in _LISTS:
        return listed([str(_readable(game, _LISTS[kind], each, players)) for each in arg])
    match kind:
        case "seat":
            return players[int(arg)]
        case "card" | "treasure" | "power":
            if not isinstance(arg, str):
                raise TypeError(
                    f"{game}: a {kind} is told by its name, a string, and not as {arg!r}"
                )
            return name(game, arg)
        case "alignment" | "as":
            return alignment(game, arg[:1])
        case "face":
            return say(f"{game}-face", face=arg)
        case "hands":
            return _hands(game, arg, players)
        case "count":
            return int(arg)
    return str(arg)


def _hands(game: str, hands: Sequence[Any], players: Sequence[str]) -> str:
    told = [
        say(f"{game}-hand", **_variables(game, ("seat", "cards"), hand, players)) for hand in hands
    ]
    text = told[0]
    for each in told[1:]:
        text = say(f"{game}-hand-and", a=text, b=each)
    return text


@lru_cache(maxsize=1)
def _bundle() -> Any:
    """All messages of the language. Texts are shown left to right, so nothing is isolated."""
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    for _, text in chain(
        _texts(files("fateloom") / "locale"), *(texts_of(game) for game in registry)
    ):
        bundle.add_resource(FluentResource(text))
    return bundle


def texts_of(game: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of a game, with their names."""
    folder = _words_of(game)
    return _texts(folder) if folder else iter(())


def _texts(folder: Traversable) -> Iterator[tuple[str, str]]:
    place = folder / LANGUAGE
    if place.is_dir():
        for file in sorted(place.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


def _words_of(game: str) -> Traversable | None:
    folder = registry.folder(game)
    return folder / "words" if folder else None


def _pattern(message: str) -> Any:
    identifier, _, attribute = message.partition(".")
    bundle = _bundle()
    if not bundle.has_message(identifier):
        return None
    found = bundle.get_message(identifier)
    return found.attributes.get(attribute) if attribute else found.value


@lru_cache(maxsize=32)
def event_types(game: str) -> dict[str, list[str]]:
    """The types of the arguments of each event; empty when the game brings none."""
    folder = _words_of(game)
    types: dict[str, list[str]] = _json(folder / "events.json") if folder else {}
    return types


def _json(file: Traversable) -> Any:
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
