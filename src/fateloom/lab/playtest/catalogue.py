"""The catalogue of everything in a story that play can show: the items that coverage counts.

Things are numbered. A set of them is an int with a bit for each, so the coverage of many games is
an `or` of theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from fateloom.games.destinies.scenario.compiled import Book, results_of
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.scenario.spoken import spoken_texts
from fateloom.games.destinies.scenario.texts import Either, Series, Text, TextId, words


class Kind(StrEnum):
    """The kinds of things that coverage counts, in the order of reports."""

    OPTION = "option"
    """An option that was taken."""
    OUTCOME = "outcome"
    """An outcome of an option that has several."""
    EVENT = "event"
    """An event that happened."""
    TEXT = "text"
    """A text that was read aloud."""
    WORDS = "words"
    """An alternative within a text."""
    STATE = "state"
    """A state of a place in which a visitor was greeted."""
    TILE = "tile"
    """A tile that was explored."""
    ITEM = "item"
    """An item that somebody held."""
    ABILITY = "ability"
    """An ability that was used."""
    ROOM = "room"
    """A room that was entered."""
    WAY = "way"
    """A way in a dungeon that was walked."""
    STAGE = "stage"
    """A stage of a Finale that was played."""
    STEP = "step"
    """A step of a path that was reached."""
    PATH = "path"
    """A path that was fulfilled."""


class SpotKind(StrEnum):
    """Where an option can be."""

    POI = "poi"
    """At a place."""
    ROOM = "room"
    """In a room of a dungeon."""
    STAGE = "stage"
    """In a stage of a Finale."""
    EVENT = "event"
    """In the choice of an event or of an arrival."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that play can show.

    id     as authors know it: mill.ask, mill.ask:done, pois.mill.states.still
    path   the keys in the story's files that lead to it
    """

    kind: Kind
    id: str
    path: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an option is. `number` is that of the place, room or event; for a stage it is that
    of the hero, with the path and the place of the stage beside it."""

    kind: SpotKind
    number: int
    path: int = -1
    stage: int = -1


class Catalogue:
    """The things of one story, and where its options are.

    things    all of it; the place of each is its bit
    spots     by option: where it is
    asked_by  by option: the result whose choice it answers, or -1
    came_of   by result: the option it comes of, or -1
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.things: list[Thing] = []
        self.spots: dict[int, Spot] = {}
        self.asked_by: list[int] = [-1] * len(book.entries)
        self.came_of: list[int] = [-1] * len(book.results)
        self.options: list[int] = [0] * len(book.entries)
        self.outcomes: list[int] = [0] * len(book.results)
        self.texts: dict[TextId, int] = {}
        self.alternatives: dict[TextId, tuple[tuple[int, int], ...]] = {}
        """By text: for each of its alternatives the bits of what is said then, and otherwise."""
        self._places()
        self._options()
        self._rest()
        self._finales()
        self._spoken()
        self.number = {(thing.kind, thing.id): bit for bit, thing in enumerate(self.things)}
        self.read_with = self._texts_read_with()
        """By the number of a text: that of the thing that is always seen with it."""

    def bit(self, kind: Kind, name: str) -> int:
        """The set with one thing; the empty set where there is no such thing."""
        found = self.number.get((kind, name))
        return 0 if found is None else 1 << found

    def mask(self, kind: Kind) -> int:
        """The set of all things of a kind."""
        return sum(1 << bit for bit, thing in enumerate(self.things) if thing.kind == kind)

    def _add(self, kind: Kind, name: str, path: str) -> int:
        self.things.append(Thing(kind, name, path))
        return 1 << (len(self.things) - 1)

    def _texts_read_with(self) -> dict[int, int]:
        """Texts that are read when one certain thing is seen, and only then."""
        book = self.book
        found: dict[TextId, list[int]] = {}
        for number, result in enumerate(book.results):
            if result.text is not None:
                bits = self.outcomes[number] or self._single(number)
                found.setdefault(result.text, []).append(bits.bit_length() - 1)
        for thing, bit in self.number.items():
            if thing[0] == Kind.STATE:
                found.setdefault(self.things[bit].path, []).append(bit)
            elif thing[0] in (Kind.ROOM, Kind.STAGE):
                found.setdefault(f"{self.things[bit].path}.text", []).append(bit)
            elif thing[0] == Kind.PATH:
                found.setdefault(f"{self.things[bit].path}.finale.won", []).append(bit)
        return {
            self.texts[text].bit_length() - 1: bits[0]
            for text, bits in found.items()
            if len(bits) == 1 and bits[0] >= 0 and text in self.texts
        }

    def _single(self, result: int) -> int:
        """The bit of what has this one result and no other: an option, or an event."""
        option = self.came_of[result]
        if option >= 0:
            return self.options[option]
        for happening in self.book.happenings:
            if happening.result == result:
                return self.bit(Kind.EVENT, happening.event.id)
        return 0

    # --- options and their results ---- ----------------------------------------------------

    def _places(self) -> None:
        book = self.book
        for poi, numbers in enumerate(book.options_of):
            self._lead(numbers, Spot(SpotKind.POI, poi))
        for room, chamber in enumerate(book.chambers):
            self._lead(chamber.options, Spot(SpotKind.ROOM, room))
        for hero, roads in enumerate(book.roads):
            for path, road in enumerate(roads):
                for stage, act in enumerate(road.acts):
                    self._lead(act.options, Spot(SpotKind.STAGE, hero, path, stage))
        for event, happening in enumerate(book.happenings):
            self._lead(
                book.answers[happening.result], Spot(SpotKind.EVENT, event), happening.result
            )
        for result in book.arrival:
            if result >= 0:
                self._lead(book.answers[result], Spot(SpotKind.EVENT, -1), result)
        for room, chamber in enumerate(book.chambers):
            if chamber.arrival >= 0:
                answers = book.answers[chamber.arrival]
                self._lead(answers, Spot(SpotKind.ROOM, room), chamber.arrival)

    def _lead(self, numbers: tuple[int, ...], spot: Spot, asked_by: int = -1) -> None:
        """Note where options are, and those that answer what comes of them."""
        for number in numbers:
            self.spots[number] = spot
            self.asked_by[number] = asked_by
            for result in self.results(number):
                self.came_of[result] = number
                self._lead(self.book.answers[result], spot, result)

    def results(self, number: int) -> Iterator[int]:
        """The results that an option can have."""
        book = self.book
        for journey in book.journeys_of.get(number, ()):
            yield book.journeys[journey].result
        for result in results_of(book.entries[number].option.deed):
            yield book.number(result)

    def _options(self) -> None:
        book = self.book
        for number, entry in enumerate(book.entries):
            option = entry.option
            path = option.label.removesuffix(".label")
            self.options[number] = self._add(Kind.OPTION, option.id, path)
            results = list(self.results(number))
            if len(results) > 1:
                for result in results:
                    found = book.results[result]
                    at = found.text.removesuffix(".text") if found.text else path
                    self.outcomes[result] = self._add(Kind.OUTCOME, f"{option.id}:{found.id}", at)

    # --- everything else --------------------------------------------------------------------

    def _rest(self) -> None:
        story = self.book.scenario
        for event in story.events:
            self._add(Kind.EVENT, event.id, f"events.{event.id}")
        for tile in story.tiles:
            self._add(Kind.TILE, tile.id, f"tiles.{tile.id}")
        for poi in story.pois:
            for state in poi.states:
                self._add(Kind.STATE, f"{poi.id} is {state.id}", state.text)
        for item in story.items:
            self._add(Kind.ITEM, item.id, f"items.{item.id}")
        for power, each in enumerate(self.book.powers):
            name = story.items[each.item].id
            path = each.ability.text.removesuffix(".text")
            result = self.book.power_of.index(power)
            self.outcomes[result] = self._add(Kind.ABILITY, f"{name}.{each.ability.id}", path)
        for chamber in self.book.chambers:
            self._add(Kind.ROOM, chamber.id, chamber.text.removesuffix(".text"))
        for passage in self.book.passages:
            self._add(Kind.WAY, passage.id, passage.way.label.removesuffix(".label"))

    def _finales(self) -> None:
        for hero in self.book.scenario.heroes:
            for path in hero.paths:
                name = f"{hero.id}.{path.id}"
                own = f"heroes.{hero.id}.paths.{path.id}"
                for step in path.steps:
                    self._add(Kind.STEP, f"{name}.{step.id}", f"{own}.steps.{step.id}")
                for stage in path.finale.stages:
                    self._add(Kind.STAGE, f"{name}.{stage.id}", f"{own}.finale.stages.{stage.id}")
                self._add(Kind.PATH, name, own)

    def _spoken(self) -> None:
        story = self.book.scenario
        for text in dict.fromkeys(spoken_texts(self.book)):
            self.texts[text] = self._add(Kind.TEXT, text, text)
            pairs = []
            for place, (then, otherwise) in enumerate(_alternatives(story.texts[text]), 1):
                bits = [
                    self._add(Kind.WORDS, f"{text}#{place}{sign}", text) if words(said) else 0
                    for sign, said in (("+", then), ("-", otherwise))
                ]
                pairs.append((bits[0], bits[1]))
            if pairs:
                self.alternatives[text] = tuple(pairs)


def _alternatives(text: Text) -> Iterator[tuple[Text, Text]]:
    """What is read where each of the alternatives of a text is selected, and where it is not."""
    for piece in text:
        if isinstance(piece, Either):
            yield piece.then, piece.otherwise
        elif isinstance(piece, Series):
            yield from [(part, ()) for part in piece.parts]


def path_name(book: Book, hero: int, path: int) -> str:
    """A path as hero.path."""
    return f"{book.scenario.heroes[hero].id}.{PATHS[path]}"


@lru_cache(maxsize=4)
def catalogue(book: Book) -> Catalogue:
    """The catalogue of a story."""
    return Catalogue(book)
