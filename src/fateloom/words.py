"""The texts of the interface as Fluent messages (https://projectfluent.org). Those of Fateloom are
in locale/<language>/*.ftl, those of a game in words/<language>/*.ftl in its folder.

    say("destiny-phase-hit")                                 Hit
    event(game, Event("draws", (0, 2)), ["Hedda", "Anna"])   Hedda draws 2 cards.

The message of a move refers to the arguments of the move by name. The arguments of an event have
types, which are data that the client reads too: words/events.json in the folder of the game. The
conventions are at the head of games/destiny/words/en/destiny.ftl. This module does not depend on
any particular game.
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
from fateloom.core.tips import Tip
from fateloom.core.tips import read as read_tips
from fateloom.games import registry

LANGUAGE: Final = "en"
NONE: Final = "none"
"""The variable that a message gets for null."""
SAME: Final = "same"
"""The variable that a message gets for a `new` argument that the one before already contains."""
NEW: Final = "new "
TYPES: Final = frozenset({"seat", "count", "text", "card"})
"""The types of event arguments in all games; a game may have names for other things, too."""

Type = str | list[Any] | dict[str, list[Any]]
"""The type of an argument: a word, with an s for several; or a part of the sentence, which is a
message with its own arguments, or a list of such parts."""


def say(message: str, **args: object) -> str:
    """The text of a message. Raises `LookupError` when there is no such message.

    A dot reads an attribute: `say("destiny-card-king.power")`.
    """
    pattern = _pattern(message)
    if pattern is None:
        raise LookupError(f"no message {message!r}")
    text, errors = _bundle().format_pattern(pattern, args)
    if errors:
        raise LookupError(f"the message {message!r} does not resolve: {errors[0]}")
    return str(text)


def has(message: str) -> bool:
    """Whether there is a message with this id."""
    return _pattern(message) is not None


def listed(items: Sequence[str]) -> str:
    """Several items as a list in a sentence: "a", "a and b", "a, b, and c"."""
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return say("list-two", a=items[0], b=items[1])
    text = say("list-start", a=items[0], b=items[1])
    for item in items[2:-1]:
        text = say("list-middle", a=text, b=item)
    return say("list-end", a=text, b=items[-1])


def name(game: str, thing: str, kind: str = "card") -> str:
    """The display name of a card or another component; `thing` itself if it has none."""
    for message in (f"{game}-{kind}-{slug(thing)}", f"{game}-card-{slug(thing)}"):
        if has(message):
            return say(message)
    return thing


def slug(text: str) -> str:
    """A name as a part of a message id: "Wraith Lord" becomes wraith-lord."""
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")


def event(game: str, told: Event, players: Sequence[str]) -> str | None:
    """The sentence of an event; None for one that the reader may not see.

    Without a message, the sentence is the event's code and arguments. Raises `LookupError` if there
    is a message, but the types of its arguments are missing.
    """
    code, args, _ = told
    if code == "skip":
        return None
    types = event_types(game).get(code)
    if not has(f"{game}-event-{code}"):
        return f"{code} {json.dumps(args, ensure_ascii=False)}"
    if types is None:
        raise LookupError(f"{game}-event-{code} is a message, but words/events.json lacks {code!r}")
    return say(f"{game}-event-{code}", **_variables(game, types, args, players))


def move(game: str, told: Move, view: Mapping[str, Any], players: Sequence[str]) -> str:
    """The label of a move's button; `view` is the chooser's view, decoded from JSON.

    Without a message, the label is the text of the move.
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
    """An argument of a move as a variable of its message."""
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
    """The variables that a move's message gets from a view: strings and numbers as they are, lists
    as their lengths."""
    found: dict[str, object] = {}
    for field, value in view.items():
        if isinstance(value, (list, tuple)):
            found[field] = len(value)
        elif value is None or type(value) in (str, int):
            found[field] = NONE if value is None else value
    return found


def refusal(error: FateloomError, game: str = "") -> str:
    """The reason of a refusal as one sentence; without a message for it, the error's own text.

    The details are $a, $b, $c in their order, and $count is their number.
    """
    return reason(error.code, error.details, game) or _sentence(str(error))


def reason(code: str, details: Sequence[object], game: str = "") -> str | None:
    """The sentence of a refusal's code and details; None if there is no message for it."""
    message = f"refusal-{code}"
    if not has(message):
        return None
    shown = [_shown(game, detail) for detail in details]
    variables: dict[str, object] = dict.fromkeys(ascii_lowercase[:6], "")
    variables |= dict(zip(ascii_lowercase, shown, strict=False))
    variables["count"] = len(shown)
    return say(message, **variables)


def diagnostic(code: str, details: Sequence[object], near: str | None = None) -> str:
    """A diagnostic of a story as a sentence without a full stop: see locale/en/story.ftl."""
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
    """The variables of an event's message, from its arguments and their types."""
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
        raise TypeError(f"{game}: the name of a {kind} has to be a string, not {arg!r}")
    return name(game, arg, kind)


def _composed(
    game: str, kind: list[Any] | dict[str, list[Any]], arg: Any, players: Sequence[str]
) -> str:
    """A part of a sentence, or several, joined by a separate message if there is one."""
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
    """Whether an argument can have this type: a named component needs names in this game."""
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
    """All messages of the language. All texts run left to right, so nothing is isolated."""
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
    """The types of the arguments of each event; empty if the game declares none."""
    folder = _words_of(game)
    types: dict[str, list[Type]] = _json(folder / "events.json") if folder else {}
    return types


@lru_cache(maxsize=32)
def tips(game: str) -> tuple[Tip, ...]:
    """The tips that a game brings as data; none without words/tips.json. Raises `BadData`."""
    folder = _words_of(game)
    file = folder / "tips.json" if folder else None
    if file is None or not file.is_file():
        return ()
    return read_tips(file.read_text(encoding="utf-8"), f"{game}/words/tips.json")


def _json(file: Traversable) -> Any:
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
