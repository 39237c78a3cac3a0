"""Bounds on skill tests: the outcomes that a hero can surely roll, whatever has happened."""

from __future__ import annotations

from fateloom.games.destinies import dice
from fateloom.games.destinies.components import SPACES
from fateloom.games.destinies.rules.counters import EFFORT_DICE
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.compiled import Book, results_of
from fateloom.games.destinies.scenario.conditions import ME, Condition
from fateloom.games.destinies.scenario.model import MOMENTS
from fateloom.games.destinies.scenario.options import MOST_SUCCESSES, Outcome, Test
from fateloom.games.destinies.scenario.places import BOX
from fateloom.games.destinies.tracks import markers_within
from fateloom.story.model.guards import Acting, Guards
from fateloom.story.model.model import NEVER


class Dice:
    """The outcomes of tests that can be relied on.

    effort   the number of Effort dice that a hero who waits for them can roll
    """

    def __init__(self, guards: Guards) -> None:
        self.guards = guards
        self.book = guards.encoding.book
        self.markers: dict[tuple[int, str], tuple[int, ...]] = {}
        self.effort = max(EFFORT_DICE - self._drained(), 0)
        harmful = [power for power in self.book.powers if power.ability.harmful]
        changes = [
            effect
            for power in harmful
            for effect in power.ability.effects
            if isinstance(effect, e.Change) and effect.name in e.ROLLED
        ]
        self.worse = sum(min(effect.by, 0) for effect in changes) * _most_held(self.book)
        self.better = sum(max(effect.by, 0) for effect in changes) * _most_held(self.book)

    def _drained(self) -> int:
        """The most Effort dice that a hero can lack after resting where nothing takes any: one that
        is lost a day is given back the next."""
        lost = [0]
        for room in self.book.chambers:
            if room.arrival >= 0:
                lost.append(EFFORT_DICE * _takes(self.book, room.arrival))
        for power in self.book.powers:
            if power.ability.harmful and MOMENTS[power.moment] != "explore":
                taken = _takes(self.book, power.result) + power.ability.effort
                lost.append(EFFORT_DICE * taken)
        for happening in self.book.happenings:
            event = happening.event
            if event.repeats or event.trigger == "every":
                taken = _takes(self.book, happening.result)
                daily = event.trigger in ("every", "day", "deed") and self._avoided(event.when)
                lost.append(taken if daily else EFFORT_DICE * taken)
        return sum(lost) if sum(lost) < 2 else EFFORT_DICE

    def _avoided(self, condition: Condition) -> bool:
        """Whether somebody can rest where it does not hold, and go anywhere from there."""
        facts = self.guards.encoding
        return facts.regions.count == 1 and all(
            any(
                self.guards.of(condition, Acting(person, tile))[0] == NEVER
                for tile in self._within_reach()
            )
            for person in facts.persons
        )

    def _within_reach(self) -> set[int]:
        """Tiles to which everybody can always walk: those that lie there from the start, and
        those that come beside them."""
        tiles = self.book.scenario.tiles
        found = {tile for tile, each in enumerate(tiles) if each.start != BOX}
        waiting = list(found)
        while waiting:
            fresh = set(self.book.reveals[waiting.pop()]) - found
            found |= fresh
            waiting += fresh
        return found

    def _markers(self, person: int, skill: str) -> tuple[int, ...]:
        """The worst place for the markers: where they started, or on the right where
        something can move them there."""
        spaces = self._start(person, skill)
        if self._set_back(skill):
            return tuple(range(SPACES - len(spaces) + 1, SPACES + 1))
        return spaces

    def _start(self, person: int, skill: str) -> tuple[int, ...]:
        """The spaces on which the markers start; a companion has tracks of its own."""
        hero = self.book.scenario.heroes[person % self.book.heroes]
        own = None if person < self.book.heroes else hero.companion
        tracks = hero.tracks if own is None else own.tracks
        return next(track.spaces for track in tracks if track.skill == skill)

    def _set_back(self, skill: str) -> bool:
        """Whether something can move markers of a skill to the right."""
        return any(
            isinstance(effect, e.Skill) and effect.by < 0 and effect.skill in (skill, e.ANY)
            for result in self.book.results
            for effect in result.effects
        )

    def surely(self, person: int, skill: str, outcome: Outcome) -> bool:
        """Whether a hero who keeps trying can roll an outcome, whatever the markers."""
        key = person, skill
        if key not in self.markers:
            self.markers[key] = self._markers(person, skill)
        markers = self.markers[key]
        least = dice.MAIN_DICE * min(dice.MAIN) + self.better  # a marker on each space up to it
        most = self._most(markers)
        return outcome.least <= most and outcome.most >= min(least, MOST_SUCCESSES)

    def learned(self, person: int, test: Test, outcome: Outcome) -> bool:
        """Whether a hero who keeps trying can roll the last outcome of a test in the end, because
        every other outcome moves a marker to the left, and nothing moves one to the right. Markers
        come to their end after finitely many of those outcomes, and what else they change does not
        matter: a proof considers all states after them."""
        if outcome is not test.outcomes[-1] or self._set_back(test.skill):
            return False
        learned = range(1, len(self._start(person, test.skill)) + 1)
        return outcome.least <= self._most(tuple(learned)) and all(
            _teaches(each, test.skill) for each in test.outcomes[:-1]
        )

    def _most(self, markers: tuple[int, ...]) -> int:
        """The most successes that can be rolled with markers on these spaces."""
        mains = dice.MAIN_DICE * max(dice.MAIN)
        most = max(
            stars
            + markers_within(markers, mains + (self.effort - stars) * max(dice.EFFORT) + self.worse)
            for stars in range(self.effort + 1)
        )
        return min(most + self.worse, MOST_SUCCESSES)


def _teaches(outcome: Outcome, skill: str) -> bool:
    """Whether an outcome moves a marker of a skill of the hero who made the test to the left."""
    return any(
        isinstance(effect, e.Skill)
        and effect.by > 0
        and effect.skill == skill
        and effect.who == ME
        and not effect.per_item
        for effect in outcome.result.effects
    )


def _takes(book: Book, result: int) -> int:
    """How many Effort dice it can take, by itself and by an answer to its choice."""
    own = sum(
        max(-effect.by, 0)
        for effect in book.results[result].effects
        if isinstance(effect, e.Change) and effect.name == "effort"
    )
    answers = [
        _takes(book, book.number(each))
        for answer in book.answers[result]
        for each in results_of(book.entries[answer].option.deed)
    ]
    return own + max(answers, default=0)


def _most_held(book: Book) -> int:
    return max((item.copies for item in book.scenario.items), default=1)
