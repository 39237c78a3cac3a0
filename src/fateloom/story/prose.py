"""The parser of prose: texts with names and alternatives in braces.

    {item:lantern}  {npc:bettany}  {tile:ford}  {poi:mill}  {hero:maudlin}  {me}
    {if me has lantern: You hold it up.|It is dark.}
    {once: She stares.}  {sequence: She stares.|She nods.}  {cycle: Rain.|Sun.|Snow.}

The words after the bar of an `if` may be missing. Line ends inside a paragraph are spaces; an empty
line parts paragraphs.
"""

from __future__ import annotations

import re
from typing import Final

from fateloom.games.destinies.scenario.conditions import ME
from fateloom.games.destinies.scenario.texts import ONCE, SERIES, Either, Piece, Ref, Series, Text
from fateloom.story.diagnostics import Word
from fateloom.story.language import SCOPE, condition
from fateloom.story.names import Names

NAMED: Final = ("hero", "npc", "item", "tile", "poi")

_BRACE: Final = re.compile(r"[{}|]")
_LINES: Final = re.compile(r"[ \n]*\n[ \n]*")


def text(word: Word, names: Names, *, plain: bool = False) -> Text:
    """The pieces of a text, of a `plain` one without differences; what makes no sense is noted
    and left out."""
    return _Prose(word, names, plain).all()


class _Prose:
    """Reads one text from left to right."""

    def __init__(self, word: Word, names: Names, plain: bool) -> None:
        self.word = word
        self.names = names
        self.position = 0
        self.inside = plain

    def all(self) -> Text:
        pieces = self.pieces(inner=False)
        return _trimmed(pieces)

    def wrong(self, offset: int) -> None:
        self.names.found.add("E115", self.names.found.inside(self.word, offset))

    def pieces(self, *, inner: bool) -> list[Piece]:
        """What stands up to the end; inside braces, up to a bar or the closing brace."""
        pieces: list[Piece] = []
        while self.position < len(self.word):
            found = _BRACE.search(self.word, self.position)
            end = found.start() if found else len(self.word)
            if end > self.position:
                pieces.append(_flowing(self.word[self.position : end]))
            self.position = end
            if found is None:
                break
            if found[0] == "{":
                piece = self.brace()
                if piece is not None:
                    pieces.append(piece)
            elif inner:
                break
            else:
                self.position += 1
                if found[0] == "}":
                    self.wrong(end)
                else:
                    pieces.append("|")
        return pieces

    def brace(self) -> Piece | None:
        start = self.position
        colon = self.word.find(":", start)
        close = self.word.find("}", start)
        if close < 0:
            self.wrong(start)
            self.position = len(self.word)
            return None
        if self.word.startswith("if ", start + 1) and start < colon < close:
            return self.either(start, colon)
        kind, sign, name = self.word[start + 1 : close].partition(":")
        if sign and kind in SERIES:
            return self.series(start, kind)
        self.position = close + 1
        if kind == ME and not name:
            return Ref("hero", ME)
        if kind not in NAMED:
            self.wrong(start)
            return None
        spaces = len(name) - len(name.lstrip())
        place = self.names.found.inside(self.word, start + len(kind) + 2 + spaces)
        known = self.names.refer(kind, Word.of(name.strip() or "?", place))
        return Ref(kind, known) if known else None

    def either(self, start: int, colon: int) -> Piece | None:
        if self.inside:  # in a plain text, or within another difference: nobody can read that
            return self.hopeless(start)
        place = self.names.found.inside(self.word, start + 4)
        when = condition(Word.of(self.word[start + 4 : colon], place), self.names, SCOPE)
        branches = self.branches(colon + 1)
        if branches is None or len(branches) > 2:
            return self.hopeless(start)
        then, *otherwise = branches
        return Either(when, then, *otherwise)

    def series(self, start: int, kind: str) -> Piece | None:
        branches = None if self.inside else self.branches(start + len(kind) + 2)
        if branches is None or not any(branches) or len(branches) < (1 if kind == ONCE else 2):
            return self.hopeless(start)
        return Series(kind, tuple(branches))

    def hopeless(self, start: int) -> Piece | None:
        """Braces that nobody can read, so that the rest of the text cannot be read, either."""
        self.wrong(start)
        self.position = len(self.word)
        return None

    def branches(self, first: int) -> list[Text] | None:
        """The words between the bars, up to the closing brace; None where it is missing."""
        self.position = first
        self.inside = True
        branches = [self.pieces(inner=True)]
        while self.word[self.position : self.position + 1] == "|":
            self.position += 1
            branches.append(self.pieces(inner=True))
        self.inside = False
        if self.position >= len(self.word):
            return None
        self.position += 1
        return [_trimmed(branch) for branch in branches]


def _flowing(words: str) -> str:
    return _LINES.sub(lambda ends: "\n\n" if ends[0].count("\n") > 1 else " ", words)


def _trimmed(pieces: list[Piece]) -> Text:
    """Without spaces at either end."""
    pieces = list(pieces)
    if pieces and isinstance(pieces[0], str):
        pieces[0] = pieces[0].lstrip()
    if pieces and isinstance(pieces[-1], str):
        pieces[-1] = pieces[-1].rstrip()
    return tuple(piece for piece in pieces if piece)


def written(text: Text) -> str:
    """The text as an author writes it, on one line a paragraph."""
    return "".join(_written(piece) for piece in text)


def _written(piece: Piece) -> str:
    match piece:
        case Ref(kind, name):
            return "{me}" if name == ME else f"{{{kind}:{name}}}"
        case Either(when, then, ()):
            return f"{{if {when}: {written(then)}}}"
        case Either(when, then, otherwise):
            return f"{{if {when}: {written(then)}|{written(otherwise)}}}"
        case Series(kind, parts):
            return f"{{{kind}: {'|'.join(map(written, parts))}}}"
    return piece
