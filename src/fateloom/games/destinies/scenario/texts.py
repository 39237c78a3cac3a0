"""Texts: words to be read aloud, in pieces, so that names and variants stay data.

A text has an id, its path of names in the story's files: `pois.mill.options.ask.text`. States and
records hold ids only, so the language can change at any time (DST-APP-25).
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
    """Alternative words, selected by conditions; for display only."""

    when: Condition
    then: Text
    otherwise: Text = ()


Piece: TypeAlias = str | Ref | Either
Text: TypeAlias = tuple[Piece, ...]


def literal(text: Text) -> str:
    """The text of a name or a label, without names of others and alternatives in it."""
    return "".join([piece for piece in text if isinstance(piece, str)])


def words(text: Text) -> int:
    """The maximum number of words read aloud; a name counts as one."""
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
