"""Every word a person reads, by id (https://projectfluent.org): the house's own from
locale/<language>/*.ftl, those of a game from words/<language>/*.ftl in its folder.

    say("destiny-phase-hit")                                 Hit
    event(game, Event("draws", (0, 2)), ["Hedda", "Anna"])   Hedda draws 2 cards.

The arguments of a move have names, and its sentence uses those. Those of an event have types, which
are data that the client reads too: words/events.json in the folder of the game. The conventions
stand at the head of games/destiny/words/en/destiny.ftl. Nothing here knows the words of one game.
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
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from fateloom.core.errors import FateloomError
from fateloom.core.game import Event, Move
from fateloom.games import registry

LANGUAGE: Final = "en"
NONE: Final = "none"
"""What a sentence gets for a null."""
SAME: Final = "same"
"""What a sentence gets for something `new` that is in the name of what was named before."""
NEW: Final = "new "
TYPES: Final = frozenset({"seat", "count", "text", "card"})
"""What an argument of an event can be in any game; a game may have names for other things, too."""

Type = str | list[Any] | dict[str, list[Any]]
"""The type of an argument: a word, with an s for several; or a list of a part of the sentence,
which is a message with arguments of its own."""


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


def name(game: str, thing: str, kind: str = "card") -> str:
    """The readable name of a card or of something else; what has none is its own name."""
    for message in (f"{game}-{kind}-{slug(thing)}", f"{game}-card-{slug(thing)}"):
        if has(message):
            return say(message)
    return thing


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


def move(game: str, told: Move, view: Mapping[str, Any], players: Sequence[str]) -> str:
    """A move as on a button; `view` is the chooser's view as JSON has it.

    A move nobody wrote a sentence for reads as its own words.
    """
    first = next(iter(told.args.values()), None)
    ids = [f"{told.kind}-{slug(first)}"] if isinstance(first, str) else []
    for each in (*ids, told.kind):
        message = f"{game}-move-{each}"
        if has(message):
            names = dict(view.get("names", ()))
            args = {
                key: _argument(game, key, value, players, names) for key, value in told.args.items()
            }
            return say(message, **{**_standing(view), **args})
    return told.text


def _argument(
    game: str, key: str, value: Any, players: Sequence[str], names: Mapping[str, str]
) -> object:
    """An argument of a move, as its sentence gets it."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return listed([str(_argument(game, key, each, players, names)) for each in value])
    if key in ("seat", "seats"):
        return players[value]
    if isinstance(value, str):
        return names.get(f"{key} {value}") or name(game, value, key)
    return value


def _standing(view: Mapping[str, Any]) -> dict[str, object]:
    """What a view tells a move's sentence: words and numbers as they are, lists as how many."""
    found: dict[str, object] = {}
    for field, value in view.items():
        if isinstance(value, (list, tuple)):
            found[field] = len(value)
        elif value is None or type(value) in (str, int):
            found[field] = NONE if value is None else value
    return found


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
    game: str, types: Sequence[Type], args: Sequence[Any], players: Sequence[str]
) -> dict[str, object]:
    """What a sentence gets for the arguments of an event, by their types."""
    variables: dict[str, object] = {}
    before: Any = None
    for letter, kind, arg in zip(ascii_lowercase, types, args, strict=False):
        variables[letter] = _readable(game, kind, arg, players, before)
        if isinstance(arg, (list, tuple)):
            variables[letter + "n"] = len(arg)
        before = arg
    return variables


def _readable(
    game: str, kind: Type, arg: Any, players: Sequence[str], before: Any = None
) -> object:
    if arg is None:
        return NONE
    if not isinstance(kind, str):
        return _composed(game, kind, arg, players)
    if kind.startswith(NEW):
        if str(before).startswith(arg):
            return SAME
        kind = kind.removeprefix(NEW)
    if isinstance(arg, (list, tuple)):
        one = kind.removesuffix("s")
        return listed([str(_readable(game, one, each, players)) for each in arg])
    match kind:
        case "seat":
            return players[int(arg)]
        case "count":
            return int(arg)
        case "text":
            return str(arg)
    if not isinstance(arg, str):
        raise TypeError(f"{game}: a {kind} is told by its name, a string, and not as {arg!r}")
    return name(game, arg, kind)


def _composed(
    game: str, kind: list[Any] | dict[str, list[Any]], arg: Any, players: Sequence[str]
) -> str:
    """A part of a sentence, or several, joined by a message of their own where there is one."""
    if isinstance(kind, dict):
        ((part, types),) = kind.items()
        args = arg if isinstance(arg, (list, tuple)) else (arg,)
        return say(f"{game}-{part}", **_variables(game, types, args, players))
    (of,) = kind
    told = [str(_readable(game, of, each, players)) for each in arg]
    joint = f"{game}-{next(iter(of))}-and"
    if not told or not has(joint):
        return listed(told)
    text, *others = told
    for each in others:
        text = say(joint, a=text, b=each)
    return text


def is_type(game: str, kind: Type) -> bool:
    """Whether an argument can be declared so: what is named has to have names in this game."""
    if isinstance(kind, list):
        return len(kind) == 1 and isinstance(kind[0], dict) and is_type(game, kind[0])
    if isinstance(kind, dict):
        ((part, types),) = kind.items()
        return has(f"{game}-{part}") and all(is_type(game, each) for each in types)
    one = kind.removeprefix(NEW)
    if {one, one.removesuffix("s")} & TYPES:
        return True
    return any(f"\n{game}-{one}-" in text for _, text in texts_of(game))


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
def event_types(game: str) -> dict[str, list[Type]]:
    """The types of the arguments of each event; empty when the game brings none."""
    folder = _words_of(game)
    types: dict[str, list[Type]] = _json(folder / "events.json") if folder else {}
    return types


def _json(file: Traversable) -> Any:
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
