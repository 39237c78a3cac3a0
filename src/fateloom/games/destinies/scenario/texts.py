"""Texts: what is read aloud, in pieces, so that names and small differences stay data.

A text is known by its id, which is the path of names that leads to it in the story's
files: `pois.mill.options.ask.text`. States and records hold ids only, so the language
can change at any time (DST-APP-25).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fateloom.games.destinies.scenario.conditions import Condition

TextId: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Ref:
    """The name of something: a hero (ME for the active one), npc, item, tile or poi."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Either:
    """Words that depend on something: for display only."""

    when: Condition
    then: Text
    otherwise: Text = ()


Piece: TypeAlias = str | Ref | Either
Text: TypeAlias = tuple[Piece, ...]


def words(text: Text) -> int:
    """How many words are read aloud at most; a name counts as one."""
    longest = ""
    extra = 0
    for piece in text:
        match piece:
            case str():
                longest += piece
            case Ref():
                longest += "x"
            case Either(_, then, otherwise):
                longest += " "
                extra += max(words(then), words(otherwise))
    return len(longest.split()) + extra
