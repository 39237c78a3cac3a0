"""The workshop of scenarios: reads an author's folder of YAML files, checks it, and makes
the typed form that the game of Destinies plays.

    loaded = load(Path("my-story"))
    for found in loaded.found: ...    # what is wrong or doubtful, with its place
    loaded.scenario                   # the whole scenario, or None where something is wrong
"""

from __future__ import annotations

from fateloom.story.loader import Loaded, load
from fateloom.story.marks import Diagnostic, Place

__all__ = ["Diagnostic", "Loaded", "Place", "load"]
