"""A scenario as plain JSON values, and back.

`dump` omits default values; `load` refuses unknown data and names its place (`core.strict`). Both
are driven by the classes, so the format is defined once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin

from fateloom.core.errors import FateloomError
from fateloom.core.strict import KIND, BadData, choices_of, default_of, hints_of, reader
from fateloom.games.destinies.scenario.model import FORMAT, Scenario


class BadScenario(FateloomError):
    """Data that is not a scenario of this format."""


def dump(scenario: Scenario) -> dict[str, Any]:
    """The scenario as JSON values, with the version of the format."""
    return {"format": FORMAT, **_plain_fields(scenario)}


def load(data: object, name: str = "scenario") -> Scenario:
    """The scenario that `dump` wrote. Raises `BadScenario`, with places that begin with `name`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise BadScenario("scenario-format", str(found), FORMAT, name)
    rest = {key: value for key, value in data.items() if key != "format"}
    try:
        scenario: Scenario = reader(Scenario)(rest, name)
    except BadData as error:
        raise BadScenario(f"scenario-{error.fault}", error.place, error.what) from error
    return scenario


# --- writing ------------------------------------------------------------------------


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {KIND: type(value).__name__.lower(), **_plain_fields(value)}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return value


def _plain_fields(value: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    kind: Any = type(value)
    hints = hints_of(kind)
    for part in fields(kind):
        content = getattr(value, part.name)
        if content != default_of(part):
            plain[part.name] = _strip(hints[part.name], _plain(content))
    return plain


def _strip(hint: object, plain: Any) -> Any:
    """Omit the kind where only one class is allowed."""
    alone = _only_class(hint)
    if alone is None:
        return plain
    if isinstance(plain, list):
        for part in plain:
            part.pop(KIND, None)
    elif isinstance(plain, dict):
        plain.pop(KIND, None)
    return plain


def _only_class(hint: object) -> type | None:
    """The class, where the type is one, one or None, or a tuple of one."""
    choices = [part for part in choices_of(hint) if part is not type(None)]
    if len(choices) != 1:
        return None
    (only,) = choices
    if get_origin(only) is tuple:
        return _only_class(get_args(only)[0])
    return only if isinstance(only, type) and is_dataclass(only) else None
