"""`python -m fateloom.preview.schema`: the workshop's messages as JSON Schema, for its types."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import msgspec

from fateloom.preview import desk_messages as d
from fateloom.preview import edit_messages as e
from fateloom.preview import messages as m

_DESK: Final = (
    d.Files,
    d.FileText,
    d.Save,
    d.Delete,
    d.Versions,
    d.Check,
    d.Checked,
    d.Lore,
    d.At,
    d.Uses,
    d.Rename,
    d.Renaming,
    d.Work,
    d.ProofReport,
    d.OpenScene,
    d.StoryGraph,
    d.PlaytestPage,
    e.EditText,
    e.Edited,
    e.FormatText,
    e.Look,
    e.Found,
    e.LookOver,
    e.Map,
)
"""What the editor sends and gets."""


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition for every message; its properties name the ways in."""
    kinds = (m.FromWorkshop, m.ToWorkshop, m.Preview, *_DESK)
    shapes, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    names = ("FromWorkshop", "ToWorkshop", "Preview", *[kind.__name__ for kind in _DESK])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fateloom preview",
        "type": "object",
        "properties": dict(zip(names, shapes, strict=True)),
        "required": list(names),
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
