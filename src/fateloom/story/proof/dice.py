"""What a hero can surely roll: with the worst markers and the best, whatever has happened."""

from __future__ import annotations

from fateloom.games.destinies import dice
from fateloom.games.destinies import effects as e
from fateloom.games.destinies.amounts import EFFORT_DICE
from fateloom.games.destinies.book import Book
from fateloom.games.destinies.deeds import MOST_SUCCESSES, Outcome
from fateloom.games.destinies.scenario import MOMENTS, SPACES
from fateloom.games.destinies.tracks import markers_within


class Dice:
    """What tests can be counted on for.

    rests   whoever waits gets all Effort dice back, and nothing that comes again and again
            takes any away
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.rests = not any(self._drains())
        harmful = [power for power in book.powers if power.ability.harmful]
        changes = [
            effect
            for power in harmful
            for effect in power.ability.effects
            if isinstance(effect, e.Change) and effect.name in e.ROLLED
        ]
        self.worse = sum(min(effect.by, 0) for effect in changes) * _most_held(book)
        self.better = sum(max(effect.by, 0) for effect in changes) * _most_held(book)

    def _drains(self) -> list[bool]:
        """What comes again and again and takes Effort dice."""
        found = []
        for happening in self.book.happenings:
            event = happening.event
            if event.repeats or event.trigger == "every":
                found.append(_takes(self.book, happening.result))
        for room in self.book.chambers:
            found.append(room.arrival >= 0 and _takes(self.book, room.arrival))
        for power in self.book.powers:
            if power.ability.harmful and MOMENTS[power.moment] != "explore":
                found.append(_takes(self.book, power.result) or power.ability.effort > 0)
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
        """Whether a hero who keeps trying can get this outcome, whatever the markers."""
        markers = self._markers(person, skill)
        effort = EFFORT_DICE if self.rests else 0
        mains = dice.MAIN_DICE * max(dice.MAIN)
        most = max(
            stars
            + markers_within(markers, mains + (effort - stars) * max(dice.EFFORT) + self.worse)
            for stars in range(effort + 1)
        )
        least = dice.MAIN_DICE * min(dice.MAIN) + self.better  # a marker on each space up to it
        most = min(most + self.worse, MOST_SUCCESSES)
        return outcome.least <= most and outcome.most >= min(least, MOST_SUCCESSES)


def _takes(book: Book, result: int) -> bool:
    """Whether it takes Effort dice, or puts a choice, which might."""
    found = book.results[result]
    return found.choice is not None or any(
        isinstance(effect, e.Change) and effect.name == "effort" and effect.by < 0
        for effect in found.effects
    )


def _most_held(book: Book) -> int:
    return max((item.copies for item in book.scenario.items), default=1)
