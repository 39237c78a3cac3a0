"""The page of printed cards: sheets of A4 with cut marks, complete in one HTML file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files
from math import sqrt
from typing import Final

from fateloom.story.cards import drawing
from fateloom.story.cards.deck import Deck, DestinyCard, ItemCard, PathOnCard, Power

Say = Callable[..., str]
"""Gives the words for a message and its variables."""

# In mm, on a sheet of 210 by 297: the edges of the cards, across and down.
_ITEM_GRID: Final = ((10.5, 73.5, 136.5, 199.5), (16.5, 104.5, 192.5, 280.5))
_DESTINY_GRID: Final = ((35.0, 175.0), (28.5, 148.5, 268.5))
_MARK: Final = 5.0
_LARGEST: Final = 10.0
_WORDS: Final = 115
"""The maximum number of words of a Destiny that fit on its card in the largest type."""


def page(deck: Deck, say: Say) -> str:
    """All cards of a deck as a page of HTML. `say` gives the words that are not the author's."""
    items = [_item(card, say) for card in deck.items for _ in range(card.copies)]
    destinies = [_destiny(card, say) for card in deck.destinies]
    title = escape(say("story-cards-title", title=deck.title))
    sheets = (*_sheets("items", items, _ITEM_GRID), *_sheets("pairs", destinies, _DESTINY_GRID))
    css = (files("fateloom.story.cards") / "cards.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{escape(deck.language)}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>\n{css}</style>\n</head>\n<body>\n"
        f"<header><h1>{title}</h1><p>{escape(say('story-cards-how'))}</p>"
        f"<p>{escape(say('story-cards-secret'))}</p></header>\n{drawing.patterns()}\n"
        f"{''.join(sheets)}</body>\n</html>\n"
    )


def _sheets(
    kind: str, cards: Sequence[str], grid: tuple[Sequence[float], Sequence[float]]
) -> Iterator[str]:
    across, down = grid
    room = (len(across) - 1) * (len(down) - 1)
    for first in range(0, len(cards), room):
        some = "".join(cards[first : first + room])
        yield f'<section class="sheet {kind}">\n{_marks(across, down)}\n{some}</section>\n'


def _marks(across: Sequence[float], down: Sequence[float]) -> str:
    """Where to cut: short lines beside the cards."""
    top, bottom, left, right = down[0], down[-1], across[0], across[-1]
    lines = [f"M{x} {top - 1}v-{_MARK}M{x} {bottom + 1}v{_MARK}" for x in across]
    lines += [f"M{left - 1} {y}h-{_MARK}M{right + 1} {y}h{_MARK}" for y in down]
    return f'<svg class="marks" viewBox="0 0 210 297"><path d="{"".join(lines)}"/></svg>'


def _item(card: ItemCard, say: Say) -> str:
    value = "" if card.value is None else f'<b class="value">{card.value}</b>'
    kinds = " ".join(f"<span>{escape(each)}</span>" for each in card.categories)
    powers = "".join(_power(each, say) for each in card.powers)
    number = escape(say("story-cards-number", number=str(card.number)))
    return (
        f'<article class="card item"><div class="frame"><div class="head"><h2>{escape(card.name)}'
        f'</h2>{value}</div><p class="kinds">{kinds}</p>{drawing.item(card.number, card.name)}'
        f'<div class="powers">{powers}</div><div class="foot"><span>{number}</span>'
        f'<span class="qr">{drawing.code(card.code)}</span></div></div></article>\n'
    )


def _power(power: Power, say: Say) -> str:
    kind = escape(say("destinies-board-discard" if power.discard else "destinies-board-always"))
    cost = escape(say("destinies-board-costs-effort", count=power.effort)) if power.effort else ""
    return f"<p><b>{kind}</b> {escape(power.text)} {cost}</p>"


def _destiny(card: DestinyCard, say: Say) -> str:
    """Both sides next to each other, to be folded."""
    codes = "".join(_code(each, say) for each in card.paths)
    words = sum(len(text.split()) for text in (card.text, *(each.text for each in card.paths)))
    size = _LARGEST * min(1.0, sqrt(_WORDS / max(words, 1)))
    paths = "".join(
        f'<div class="path {each.path}"><h3>'
        f"{escape(say('destinies-board-path', path=each.path, name=each.name))}</h3>"
        f"<p>{escape(each.text)}</p></div>"
        for each in card.paths
    )
    return (
        '<article class="pair"><div class="card front"><div class="frame">'
        f'{drawing.destiny(card.hero, card.name)}<h2>{escape(card.name)}</h2><p class="role">'
        f'{escape(card.role)}</p><div class="codes">{codes}</div></div></div>'
        f'<div class="card back" style="font-size: {size:.1f}pt"><div class="frame">'
        f"<h2>{escape(card.title)}</h2><p>{escape(card.text)}</p>{paths}</div></div></article>\n"
    )


def _code(path: PathOnCard, say: Say) -> str:
    words = escape(say("story-cards-path", path=path.path))
    number = escape(say("story-cards-number", number=str(path.number)))
    return (
        f'<figure class="{path.path}"><span class="qr">{drawing.code(path.code)}</span>'
        f"<figcaption>{words}<br>{number}</figcaption></figure>"
    )
