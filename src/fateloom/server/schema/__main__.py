"""`python -m fateloom.server.schema`: messages and views as JSON Schema, for the client's types.

The definitions of a game's view carry the game's name in front: `DestinyView`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from fateloom.games import registry
from fateloom.server.schema import http as b
from fateloom.server.schema import socket as m

_REF = "#/$defs/{name}"

OVER_HTTP = {
    "Games": b.Games,
    "GameWords": b.GameWords,
    "NewTable": b.NewTable,
    "Created": b.Created,
    "Tables": b.Tables,
    "SaveInfo": b.SaveInfo,
    "NewInvite": b.NewInvite,
    "Invite": b.Invite,
    "Key": b.Key,
    "Invitation": b.Invitation,
    "Join": b.Join,
    "SeatChange": b.SeatChange,
    "Runs": b.Runs,
    "PushKey": b.PushKey,
    "Push": b.Push,
    "OfflineFiles": b.OfflineFiles,
    "Refusal": b.Refusal,
}


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition for every message and every game's views.

    Its properties name the ways in: `FromClient`, `FromServer`, the HTTP bodies, and
    `Views`, whose properties are the games.
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
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fateloom",
        **_object(properties),
        "$defs": dict(sorted(definitions.items())),
    }


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _view_of(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game's view and all it is made of, its definitions named after the game."""
    prefix = game[:1].upper() + game[1:]
    (shape,), definitions = msgspec.json.schema_components(
        (registry[game].view_type,), ref_template=_REF.format(name=prefix + "{name}")
    )
    named = {}
    for name, definition in definitions.items():
        named[prefix + name] = {**definition, "title": prefix + name}
    return shape, named


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
