"""`python -m fateloom.server.schema`: messages and views as JSON Schema, for the client's types.

The definitions of a game's view begin with the game's name, such as `DestinyView`. So do the types
of its moves, such as `DestinyMove`, which list the arguments of each kind.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from fateloom.core.game import Game
from fateloom.games import registry
from fateloom.server.schema import http as b
from fateloom.server.schema import socket as m
from fateloom.server.schema import stories as s

_REF = "#/$defs/{name}"

OVER_HTTP = {
    "Games": b.Games,
    "GameWords": b.GameWords,
    "Stories": s.Stories,
    "StoryAdded": s.StoryAdded,
    "StoryReport": s.StoryReport,
    "NewTable": b.NewTable,
    "Created": b.Created,
    "Tables": b.Tables,
    "SaveInfo": b.SaveInfo,
    "NewInvite": b.NewInvite,
    "Invite": b.Invite,
    "Code": b.Code,
    "Found": b.Found,
    "Network": b.Network,
    "Key": b.Key,
    "Invitation": b.Invitation,
    "Join": b.Join,
    "SeatChange": b.SeatChange,
    "Runs": b.Runs,
    "Devices": b.Devices,
    "PushKey": b.PushKey,
    "Push": b.Push,
    "OfflineFiles": b.OfflineFiles,
    "Refusal": b.Refusal,
}


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition for every message and every game's views.

    Its properties are the entry points: `FromClient`, `FromServer`, the HTTP bodies, and `Views`
    and `Moves`, whose properties are the games.
    """
    kinds = (m.FromClient, m.FromServer, *OVER_HTTP.values())
    shapes, definitions = msgspec.json.schema_components(kinds, ref_template=_REF)
    names = ("FromClient", "FromServer", *OVER_HTTP)
    properties = dict(zip(names, shapes, strict=True))
    views: dict[str, Any] = {}
    for name in sorted(registry):
        shape, own = _view_of(name)
        views[name] = shape
        definitions.update(own)
    properties["Views"] = _object(views)
    moves = {f"{_prefix(name)}Move": _moves_of(registry[name]) for name in sorted(registry)}
    definitions.update(moves)
    names_of = dict(zip(sorted(registry), moves, strict=True))
    properties["Moves"] = _object(
        {name: {"$ref": _REF.format(name=each)} for name, each in names_of.items()}
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fateloom",
        **_object(properties),
        "$defs": dict(sorted(definitions.items())),
    }


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _view_of(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game's view and its definitions, which are named after the game."""
    prefix = _prefix(game)
    (shape,), definitions = msgspec.json.schema_components(
        (registry[game].view_type,), ref_template=_REF.format(name=prefix + "{name}")
    )
    named = {}
    for name, definition in definitions.items():
        named[prefix + name] = {**definition, "title": prefix + name}
    return shape, named


def _prefix(game: str) -> str:
    return game[:1].upper() + game[1:]


def _moves_of(game: Game[Any, Any]) -> dict[str, Any]:
    """The schema of a game's moves: `MoveInfo` with the arguments of each kind."""
    kinds: dict[str, dict[str, list[dict[str, Any]]]] = {kind: {} for kind in game.move_kinds}
    for move in game.moves:
        for name, value in move.args.items():
            shapes = kinds[move.kind].setdefault(name, [])
            if (shape := _shape(value)) not in shapes:
                shapes.append(shape)
    return {
        "anyOf": [
            _object(
                {
                    "id": {"type": "string"},
                    "kind": {"const": kind},
                    "args": _object({name: {"anyOf": shapes} for name, shapes in args.items()}),
                    "text": {"type": "string"},
                }
            )
            for kind, args in sorted(kinds.items())
        ]
    }


def _shape(value: Any) -> dict[str, Any]:
    match value:
        case None:
            return {"type": "null"}
        case bool():
            return {"type": "boolean"}
        case int():
            return {"type": "integer"}
        case str():
            return {"type": "string"}
    (*parts,) = value
    return {"type": "array", "items": _shape(parts[0]) if parts else {"type": "integer"}}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
