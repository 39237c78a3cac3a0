"""The context of every check: the scenario, its places in the files, and the findings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fateloom.games.destinies.scenario.acts import Act
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.diagnostics import Findings
from fateloom.story.options import Source


@dataclass(frozen=True, slots=True)
class Whole:
    """A scenario whose references are whole, with everything that can happen in it."""

    scenario: Scenario
    source: Source
    found: Findings
    acts: Sequence[Act]

    def note(self, code: str, thing: str, *details: str | int) -> None:
        """Note something about a thing, at its place."""
        self.found.add(code, self.source.places[thing], *details, thing=thing)

    def option(self, name: str) -> str:
        """The path of the option with this id."""
        return self.source.options[name]
