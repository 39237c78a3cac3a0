"""Everything in a story that play can show, numbered: what coverage counts.

Things are bits of one number, so that what a game has shown is a single number, and what many
have shown is an `or` of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fateloom.games.destinies.scenario.compiled import Book, results_of
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.scenario.options import DEFEATED
from fateloom.games.destinies.scenario.texts import Either, TextId, words

OPTION: Final = "option"
OUTCOME: Final = "outcome"
EVENT: Final = "event"
TEXT: Final = "text"
WORDS: Final = "words"
STATE: Final = "state"
TILE: Final = "tile"
ITEM: Final = "item"
ABILITY: Final = "ability"
ROOM: Final = "room"
WAY: Final = "way"
STAGE: Final = "stage"
STEP: Final = "step"
PATH: Final = "path"
KINDS: Final = (
    OPTION,
    OUTCOME,
    EVENT,
    TEXT,
    WORDS,
    STATE,
    TILE,
    ITEM,
    ABILITY,
    ROOM,
    WAY,
    STAGE,
    STEP,
    PATH,
)
"""What is counted: options that were taken, outcomes of those that have several, events that
happened, texts that were read aloud, words that stand in a text for one case alone, states of
places that a visitor was greeted in, tiles explored, items held, abilities used, rooms entered,
ways walked in dungeons, stages of Finales played, steps reached, paths fulfilled."""

HERE: Final = "poi"
INSIDE: Final = "room"
CLOSING: Final = "stage"
APART: Final = "event"
"""Where an option can be: at a place, in a room, in a stage, or in a choice of something that
happens."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be seen.

    id     as authors know it: mill.ask, mill.ask:done, pois.mill.states.still
    path   the keys in the story's files that lead to it
    """

    kind: str
    id: str
    path: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an option is. `number` is that of the place, room or event; for a stage it is that
    of the hero, with the path and the place of the stage beside it."""

    kind: str
    number: int
    path: int = -1
    stage: int = -1


class Catalogue:
    """What there is to see in one story, and where.

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
        self.told_with = self._told_with()
        """By the number of a text: that of the thing which is always seen with it."""

    def bit(self, kind: str, name: str) -> int:
        """The bit of a thing as a number to be or-ed; 0 where nothing of that kind is counted."""
        found = self.number.get((kind, name))
        return 0 if found is None else 1 << found

    def mask(self, kind: str) -> int:
        """The bits of all things of a kind."""
        return sum(1 << bit for bit, thing in enumerate(self.things) if thing.kind == kind)

    def _add(self, kind: str, name: str, path: str) -> int:
        self.things.append(Thing(kind, name, path))
        return 1 << (len(self.things) - 1)

    def _told_with(self) -> dict[int, int]:
        """Texts that are read whenever one certain thing is seen, and never else."""
        book = self.book
        found: dict[TextId, list[int]] = {}
        for number, result in enumerate(book.results):
            if result.text is not None:
                bits = self.outcomes[number] or self._single(number)
                found.setdefault(result.text, []).append(bits.bit_length() - 1)
        for thing, bit in self.number.items():
            if thing[0] == STATE:
                found.setdefault(self.things[bit].path, []).append(bit)
            elif thing[0] in (ROOM, STAGE):
                found.setdefault(f"{self.things[bit].path}.text", []).append(bit)
            elif thing[0] == PATH:
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
                return self.bit(EVENT, happening.event.id)
        return 0

    # --- options and what comes of them ----------------------------------------------------

    def _places(self) -> None:
        book = self.book
        for poi, numbers in enumerate(book.options_of):
            self._lead(numbers, Spot(HERE, poi))
        for room, chamber in enumerate(book.chambers):
            self._lead(chamber.options, Spot(INSIDE, room))
        for hero, roads in enumerate(book.roads):
            for path, road in enumerate(roads):
                for stage, act in enumerate(road.acts):
                    self._lead(act.options, Spot(CLOSING, hero, path, stage))
        for event, happening in enumerate(book.happenings):
            self._lead(book.answers[happening.result], Spot(APART, event), happening.result)
        for result in book.arrival:
            if result >= 0:
                self._lead(book.answers[result], Spot(APART, -1), result)
        for room, chamber in enumerate(book.chambers):
            if chamber.arrival >= 0:
                answers = book.answers[chamber.arrival]
                self._lead(answers, Spot(INSIDE, room), chamber.arrival)

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
            self.options[number] = self._add(OPTION, option.id, path)
            results = list(self.results(number))
            if len(results) > 1:
                for result in results:
                    found = book.results[result]
                    at = found.text.removesuffix(".text") if found.text else path
                    self.outcomes[result] = self._add(OUTCOME, f"{option.id}:{found.id}", at)

    # --- everything else --------------------------------------------------------------------

    def _rest(self) -> None:
        story = self.book.scenario
        for event in story.events:
            self._add(EVENT, event.id, f"events.{event.id}")
        for tile in story.tiles:
            self._add(TILE, tile.id, f"tiles.{tile.id}")
        for poi in story.pois:
            for state in poi.states:
                self._add(STATE, f"{poi.id} is {state.id}", state.text)
        for item in story.items:
            self._add(ITEM, item.id, f"items.{item.id}")
        for power, each in enumerate(self.book.powers):
            name = story.items[each.item].id
            path = each.ability.text.removesuffix(".text")
            result = self.book.power_of.index(power)
            self.outcomes[result] = self._add(ABILITY, f"{name}.{each.ability.id}", path)
        for chamber in self.book.chambers:
            self._add(ROOM, chamber.id, chamber.text.removesuffix(".text"))
        for passage in self.book.passages:
            self._add(WAY, passage.id, passage.way.label.removesuffix(".label"))

    def _finales(self) -> None:
        for hero in self.book.scenario.heroes:
            for path in hero.paths:
                name = f"{hero.id}.{path.id}"
                own = f"heroes.{hero.id}.paths.{path.id}"
                for step in path.steps:
                    self._add(STEP, f"{name}.{step.id}", f"{own}.steps.{step.id}")
                for stage in path.finale.stages:
                    self._add(STAGE, f"{name}.{stage.id}", f"{own}.finale.stages.{stage.id}")
                self._add(PATH, name, own)

    def _spoken(self) -> None:
        story = self.book.scenario
        for text in dict.fromkeys(spoken_texts(self.book)):
            self.texts[text] = self._add(TEXT, text, text)
            pairs = []
            either = [piece for piece in story.texts[text] if isinstance(piece, Either)]
            for place, piece in enumerate(either, 1):
                bits = [
                    self._add(WORDS, f"{text}#{place}{sign}", text) if words(said) else 0
                    for sign, said in (("+", piece.then), ("-", piece.otherwise))
                ]
                pairs.append((bits[0], bits[1]))
            if pairs:
                self.alternatives[text] = tuple(pairs)


def spoken_texts(book: Book) -> Iterator[TextId]:
    """Every text that can be read aloud, in the order of the story."""
    story = book.scenario
    yield story.opening
    for poi in story.pois:
        yield from [state.text for state in poi.states]
        if poi.silence is not None:
            yield poi.silence
    for chamber in book.chambers:
        yield chamber.text
    for result in book.results:
        if result.text is not None:
            yield result.text
        if result.choice is not None and result.choice.text is not None:
            yield result.choice.text
    for hero in story.heroes:
        for path in hero.paths:
            yield from [stage.text for stage in path.finale.stages]
            yield path.finale.won
        if len(story.heroes) > 1:  # the others hear it, when somebody has won
            yield hero.epilogue
        if hero.defeat is not None:
            yield hero.defeat
    if story.modes.limits or any(result.to == DEFEATED for result in book.results):
        yield story.closing


def path_name(book: Book, hero: int, path: int) -> str:
    """A path as hero.path."""
    return f"{book.scenario.heroes[hero].id}.{PATHS[path]}"


@lru_cache(maxsize=4)
def catalogue(book: Book) -> Catalogue:
    """The catalogue of a story."""
    return Catalogue(book)
