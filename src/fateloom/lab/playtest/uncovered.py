"""The things that no game showed, with their places in the files and the result of the search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fateloom.lab.playtest.goals import Goals
from fateloom.lab.playtest.statistics import Figures
from fateloom.words import say


@dataclass(frozen=True, slots=True)
class Unseen:
    """A thing that was never seen.

    bit    its number in the catalogue; `kind` and `name` what it is
    place  where it stands in the author's files, "" where those are not at hand
    note   for an option: that it was offered, if it was
    made   whether there is a game that shows it; `said` what came of the search
    """

    bit: int
    kind: str
    name: str
    place: str
    note: str
    made: bool
    said: str


def unseen(figures: Figures, places: Mapping[str, str]) -> list[Unseen]:
    """Everything that was never seen, in the order of the catalogue; what no game could be made
    for comes first."""
    found = []
    playtest = figures.playtest
    for cover in figures.covers:
        for bit in cover.unseen:
            thing = figures.things.things[bit]
            found.append(
                Unseen(
                    bit=bit,
                    kind=thing.kind,
                    name=thing.id,
                    place=place_of(thing.path, places),
                    note=say("playtest-offered") if playtest.offered >> bit & 1 else "",
                    made=playtest.witnesses.get(bit) is not None,
                    said=_said(figures, bit),
                )
            )
    return sorted(found, key=lambda each: each.made)


def place_of(path: str, places: Mapping[str, str]) -> str:
    """Where a thing stands, or whatever holds it."""
    while path:
        if path in places:
            return places[path]
        path = path.rpartition(".")[0]
    return ""


def _said(figures: Figures, bit: int) -> str:
    witnesses = figures.playtest.witnesses
    if bit not in witnesses:
        return say("playtest-not-searched")
    witness = witnesses[bit]
    if witness is not None:
        return say("playtest-made", choices=witness.choices, day=witness.day)
    leads = Goals(figures.things).of(bit)
    return say("playtest-not-found" if leads else "playtest-nothing-leads")
