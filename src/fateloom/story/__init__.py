"""The compiler of scenarios: from an author's folder of YAML files to what Destinies plays.

Examples:
    >>> from pathlib import Path
    >>> from fateloom.story.output import start
    >>> start(Path("my-story"))  # copies the template
    >>> loaded = load(Path("my-story"))
    >>> loaded.scenario.id, loaded.found
    ('my-story', ())
    >>> for found in load(Path("nothing-here")).found:
    ...     print(found.place, found.code, found.wrong)
    nothing-here:1:1 E014 True
"""

from __future__ import annotations

from fateloom.story.diagnostics import Diagnostic, Place
from fateloom.story.loader import Loaded, load

__all__ = ["Diagnostic", "Loaded", "Place", "load"]
