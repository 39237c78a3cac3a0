"""Bounds on skill tests: the outcomes that a hero can surely roll, whatever has happened."""

from __future__ import annotations

from fateloom.games.destinies import dice
from fateloom.games.destinies.components import SPACES
from fateloom.games.destinies.rules.counters import EFFORT_DICE
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.compiled import Book, results_of
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.model import MOMENTS
from fateloom.games.destinies.scenario.options import MOST_SUCCESSES, Outcome
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
        hero = self.book.scenario.heroes[person % self.book.heroes]
        spaces = next(track.spaces for track in hero.tracks if track.skill == skill)
        for result in self.book.results:
            for effect in result.effects:
                if isinstance(effect, e.Skill) and effect.by < 0 and effect.skill in (skill, e.ANY):
                    return tuple(range(SPACES - len(spaces) + 1, SPACES + 1))
        return spaces

    def surely(self, person: int, skill: str, outcome: Outcome) -> bool:
        """Whether a hero who keeps trying can roll an outcome, whatever the markers."""
        key = person % self.book.heroes, skill
        if key not in self.markers:
            self.markers[key] = self._markers(person, skill)
        markers = self.markers[key]
        effort = self.effort
        mains = dice.MAIN_DICE * max(dice.MAIN)
        most = max(
            stars
            + markers_within(markers, mains + (effort - stars) * max(dice.EFFORT) + self.worse)
            for stars in range(effort + 1)
        )
        least = dice.MAIN_DICE * min(dice.MAIN) + self.better  # a marker on each space up to it
        most = min(most + self.worse, MOST_SUCCESSES)
        return outcome.least <= most and outcome.most >= min(least, MOST_SUCCESSES)


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
