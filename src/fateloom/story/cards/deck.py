"""All cards of a scenario, in the words of its own language."""

from __future__ import annotations

from dataclasses import dataclass

from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Item, Scenario
from fateloom.games.destinies.scenario.wording import plain
from fateloom.story.cards.codes import item_code, path_code, path_number


@dataclass(frozen=True, slots=True)
class Power:
    """What an item can do; `effort` dice are exhausted for it."""

    text: str
    discard: bool
    effort: int


@dataclass(frozen=True, slots=True)
class ItemCard:
    """An item card (DST-ITEM-01)."""

    name: str
    number: int
    value: int | None
    categories: tuple[str, ...]
    powers: tuple[Power, ...]
    copies: int
    code: str


@dataclass(frozen=True, slots=True)
class PathOnCard:
    """One of the two paths on a Destiny card."""

    path: str
    name: str
    text: str
    code: str
    number: int


@dataclass(frozen=True, slots=True)
class DestinyCard:
    """A Destiny card. The hero is on its illustrated side with both codes, all else is secret
    (DST-DEST-14)."""

    hero: str
    name: str
    role: str
    title: str
    text: str
    paths: tuple[PathOnCard, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a scenario."""

    title: str
    language: str
    items: tuple[ItemCard, ...]
    destinies: tuple[DestinyCard, ...]


def deck(scenario: Scenario) -> Deck:
    """The cards of a scenario, in the order of their numbers and of its heroes."""
    book = Book(scenario)
    return Deck(
        title=plain(book, scenario.language, scenario.title),
        language=scenario.language,
        items=tuple(
            [_item(book, item) for item in sorted(scenario.items, key=lambda each: each.number)]
        ),
        destinies=tuple([_destiny(book, number) for number in range(len(scenario.heroes))]),
    )


def _item(book: Book, item: Item) -> ItemCard:
    language = book.scenario.language
    return ItemCard(
        name=plain(book, language, item.name),
        number=item.number,
        value=item.value,
        categories=tuple(
            [plain(book, language, book.title["category", each]) for each in item.categories]
        ),
        powers=tuple(
            [
                Power(plain(book, language, each.text), each.discard, each.effort)
                for each in item.abilities
            ]
        ),
        copies=item.copies,
        code=item_code(book.scenario.id, item.number),
    )


def _destiny(book: Book, number: int) -> DestinyCard:
    story = book.scenario
    hero = story.heroes[number]
    return DestinyCard(
        hero=hero.id,
        name=plain(book, story.language, hero.name),
        role=plain(book, story.language, hero.role),
        title=plain(book, story.language, hero.destiny, number),
        text=plain(book, story.language, hero.destiny_text, number),
        paths=tuple(
            [
                PathOnCard(
                    path=path.id,
                    name=plain(book, story.language, path.name, number),
                    text=plain(book, story.language, path.text, number),
                    code=path_code(story.id, hero.id, path.id),
                    number=path_number(story.id, hero.id, path.id),
                )
                for path in hero.paths
            ]
        ),
    )
