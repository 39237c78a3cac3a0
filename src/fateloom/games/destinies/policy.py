"""A heuristic player of Destinies. It uses only a view. It pursues the nearer path (`planning.py`),
takes what helps on the way, and rolls as many Effort dice as a test is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Final

from fateloom.core.game import Move
from fateloom.games.destinies import dice
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.bots import odds
from fateloom.games.destinies.bots.planning import FAR, turns_to
from fateloom.games.destinies.bots.weights import (
    EFFORT,
    HABIT,
    ITEM,
    OUT,
    TASTE,
    UNKNOWN,
    WANTED,
    Judge,
    by_entry,
    otherwise_of,
)
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.determinize import determinize
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities, exploration, options, skill_tests, trade
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Power
from fateloom.games.destinies.tracks import Track, moved
from fateloom.games.destinies.view import View

Legal = Sequence[Move]


def choose(view: View, legal_moves: Legal, rng: Random) -> Move:
    """Make a choice."""
    if len(legal_moves) == 1:
        return legal_moves[0]
    state = determinize(view, rng)
    frame = state.stack[-1]
    return Thinker(state, frame, rng).choose(legal_moves)


def decisive(view: View, legal_moves: Legal) -> Legal:
    """The choices with which this seat may win at once: those of a Finale, or to begin one."""
    if view.phase == "finale":
        return legal_moves
    offers = view.scene.offers if view.scene is not None else ()
    return legal_moves if any(offer.kind == "finale" for offer in offers) else ()


class Thinker(Judge):
    """The valuation of the moves of one choice."""

    def __init__(self, state: Position, frame: Frame, rng: Random) -> None:
        super().__init__(state, frame)
        self.rng = rng

    def choose(self, legal_moves: Legal) -> Move:
        think = _ANSWERS.get(self.frame[0])
        if think is None:
            return self.rng.choice(legal_moves)
        worth = {move: think(self, move) + self.rng.random() * HABIT for move in legal_moves}
        return max(worth, key=worth.__getitem__)

    # --- answers to what is asked ------------------------------------------------------------

    def free(self, move: Move) -> float | None:
        """The value of a free action: spending experience, or using an item."""
        if move is m.SPEND:
            return 20.0
        if move.kind == "use":
            (number,) = self.state.lexicon.meaning[move]
            power = self.state.book.powers[number]
            worth = self.gains(power.ability.effects) - EFFORT * power.ability.effort
            if power.ability.discard and (power.item in self.plan.keep or self.full(power)):
                return OUT
            return 20.0 if worth > 0 and not power.rolls else OUT
        return None

    def full(self, power: Power) -> bool:
        """Whether an ability would refresh a die when all are ready."""
        ready = any(isinstance(x, e.Change) and x.name == "effort" for x in power.ability.effects)
        return ready and self.state.effort[self.me] > 1

    def moving(self, move: Move) -> float:
        free = self.free(move)
        if free is not None:
            return free
        if move is m.YIELD:
            return -FAR
        here = self.state.where[self.me]
        tile = here if move is m.STAY else self.state.lexicon.meaning[move][0]
        return self.field[tile] + TASTE * self.rng.random() + (0.05 if tile != here else 0.0)

    @cached_property
    def field(self) -> dict[int, float]:
        """By tile where this move can end: its value."""
        state = self.state
        found: dict[int, float] = {}
        before = state.where
        for tile in (before[self.me], *exploration.reach(state, self.me)):
            state.where = (*before[: self.me], tile, *before[self.me + 1 :])
            away = turns_to(state, self.me)
            worth = [
                value * WANTED * 0.8 ** away[goal]
                for goal, value in self.plan.tiles.items()
                if away[goal] < FAR
            ]
            worth += [
                UNKNOWN * 0.8 ** away[other]
                for other, lies in enumerate(state.tiles)
                if lies == 1 and away[other] < FAR
            ]
            found[tile] = max(worth, default=0.0) + 0.1 * sum(worth)
        state.where = before
        return found

    def placing(self, move: Move) -> float:
        free = self.free(move)
        if free is not None:
            return free
        if move.kind == "visit":
            (poi,) = self.state.lexicon.meaning[move]
            worth = [0.1]
            for number in self.state.book.options_of[poi]:
                entry = self.state.book.entries[number]
                if self.plan.used(number):
                    continue
                if entry.open(self.state, self.me) and entry.fate is None:
                    worth.append(max(self.option(entry.option), 0.0))
                elif entry.fate is not None and number in self.plan.options:
                    worth.append(50.0)
            return max(worth) + 0.1 * sum(worth) + self.voyage(poi)
        if move.kind == "pick":
            return self.take_up(self.state.lexicon.meaning[move][0])
        return 0.0

    def voyage(self, poi: int) -> float:
        """The value of the journeys from a place."""
        numbers = self.state.book.options_of[poi]
        journeys = [j for n in numbers for j in self.state.book.journeys_of.get(n, ())]
        return max([self.journey(j) for j in journeys], default=0.0)

    def journey(self, number: int) -> float:
        """The value of a journey's destination, relative to staying here."""
        state = self.state
        journey = state.book.journeys[number]
        if not journey.open(state, self.me):
            return 0.0
        here = turns_to(state, self.me)
        before = state.where
        state.where = (*before[: self.me], journey.tile, *before[self.me + 1 :])
        there = turns_to(state, self.me)
        state.where = before
        worth = 0.0
        for goal, value in self.plan.tiles.items():
            worth = max(worth, value * WANTED * (0.8 ** there[goal] - 0.8 ** here[goal]))
        fresh = state.tiles[journey.tile] != 2
        return worth + UNKNOWN * fresh

    def offering(self, move: Move) -> float:
        free = self.free(move)
        if free is not None:
            return free
        numbers = self.state.lexicon.meaning.get(move, ())
        match move.kind:
            case "take":
                return self.option(self.state.book.entries[numbers[0]].option)
            case "scan":
                return self.scanning(*numbers)
            case "tell":
                return -0.05
            case "travel":
                # It ends the turn, so what is worth taking here comes first.
                worth = self.journey(numbers[0])
                return worth / 10 if worth > 0 else worth - 0.5
            case "walk":
                return self.walking(numbers[0])
            case "pick":
                return self.take_up(numbers[0])
            case "summon":
                return 30.0 if self.state.ready[self.state.hero_of(self.me)] else 0.2
            case "yield":
                return -FAR
        return 0.0

    def scanning(self, item: int, number: int) -> float:
        """The value of scanning this item here."""
        entry = self.state.book.entries[number]
        found = entry.scanned.get(item)
        if found is None:
            return OUT
        result = self.state.book.results[found]
        worth = self.outcome(result)
        otherwise = otherwise_of(entry.option.deed)
        if result is not otherwise:
            worth += WANTED * self.plan.options.get(number, 0.0)
        gone = any(isinstance(x, (e.Lose, e.Drop, e.Stock)) and x.item == e.IT
                   for x in result.effects)  # fmt: skip
        if gone:
            worth -= ITEM + WANTED * 2 * (item in self.plan.keep)
        if isinstance(entry.option.deed, d.ScanOrTest) and result is otherwise:
            return OUT
        return worth - HABIT

    def walking(self, number: int) -> float:
        """The value of a way: it leads to something wanted, to a new room, or out."""
        book = self.state.book
        best, away = -FAR, 0
        seen = {self.frame[2]}  # to walk out and come back leads nowhere
        edge = {book.passages[number].to}
        while edge:
            best = max(best, *[self.room(room) * 0.9**away for room in edge])
            seen |= edge
            ahead = [way for room in edge if room >= 0 for way in book.chambers[room].ways]
            opened = [way for way in ahead if book.passages[way].open(self.state, self.me)]
            edge = {book.passages[way].to for way in opened} - seen
            away += 1
        return best

    def room(self, number: int) -> float:
        """The value of a room's options; -1 is the exit."""
        if number < 0:
            return 0.1
        state = self.state
        book = state.book
        # worth from afar what it is worth there: or two rooms would each seem the better one
        # from the other, and the walk between them would never end
        there = options.offered(state, self.me, book.chambers[number].options)
        worth = max([self.option(book.entries[each].option) for each in there], default=0.0)
        seen = state.walked[state.hero_of(self.me)] >> number & 1
        return max(worth, 0.0) + (0.0 if seen else UNKNOWN)

    def take_up(self, item: int) -> float:
        room = len(self.state.bags[self.me]) < 5
        return 2.0 if room or item in self.plan.items else OUT

    def dicing(self, move: Move) -> float:
        free = self.in_test(move)
        if free is not None:
            return free
        effort, _ = self.best_roll(self.test())
        return float(move.parts.dice == effort)

    def test(self) -> d.Test:
        option = abilities.attempt(self.state)[1]
        deed = self.state.book.entries[option].option.deed
        test = deed.test if isinstance(deed, d.ScanOrTest) else deed
        assert isinstance(test, d.Test)
        return test

    def in_test(self, move: Move) -> float | None:
        """The value of using an item in a test: always for items that are kept, for others if it
        pays."""
        if move.kind != "use":
            return None
        (number,) = self.state.lexicon.meaning[move]
        power = self.state.book.powers[number]
        if not power.ability.discard:
            return 5.0 if power.rolls else OUT
        if not power.rolls or self.frame[0] == f.DICE or power.item in self.plan.keep:
            return OUT
        more = sum([x.by for x in power.ability.effects if isinstance(x, e.Change)])
        now = self.counted()
        values = by_entry(self.test(), self.outcome)
        gain = values[min(max(now + more, 0), 6)] - values[now]
        return 5.0 if gain > 1.0 else OUT

    def counted(self) -> int:
        """The successes so far."""
        frame = abilities.attempt(self.state)
        skill = SKILLS.index(self.test().skill)
        total = 0
        for person, roll in zip(frame[2], frame[3], strict=False):  # a partner may roll later
            if roll[4] != skill_tests.NOT_YET:
                total += roll[4]
            elif roll[0]:
                _, markers, stars = skill_tests.successes(self.state, person, skill, roll)
                total += markers + stars + roll[3]
        return min(max(total, 0), 6)

    def saying(self, move: Move) -> float:
        """The value of a reported number of successes: with own dice, a bot makes them up."""
        free = self.in_test(move)
        if free is not None:
            return free
        frame = abilities.attempt(self.state)
        skill = SKILLS.index(self.test().skill)
        lying = frame[3][self.frame[2]]
        _, mains, efforts = dice.rolled(self.rng.getrandbits(64), len(lying[1]))
        roll = (mains, efforts, *lying[2:])
        _, markers, stars = skill_tests.successes(self.state, self.me, skill, roll)
        return float(-abs(move.parts.successes - markers - stars - roll[3]))

    def spreading(self, move: Move) -> float:
        if move is m.DONE:
            return OUT
        skill, space = move.parts
        way = -1 if move.kind == "left" else 1
        track = self.frame[6][skill]
        return 10.0 + self.lying(skill, moved(track, space, way)) - self.lying(skill, track)

    def lying(self, skill: int, track: Track) -> float:
        """The value of an arrangement of a skill's markers."""
        return odds.strength(track)

    def shedding(self, move: Move) -> float:
        (number,) = self.state.lexicon.meaning[move]
        if move.kind == "use":
            item = self.state.book.powers[number].item
            return 1.0 - 5.0 * (item in self.plan.keep)
        value = self.state.book.scenario.items[number].value or 0
        spare = self.state.bags[self.me].count(number) > 1
        return -0.1 * value - 5.0 * (number in self.plan.keep and not spare)

    def trading(self, move: Move) -> float:
        if move.kind == "deal":
            return 0.5
        if move.kind == "done":
            return 0.0
        (item,) = self.state.lexicon.meaning[move]
        held = self.state.bags[self.me].count(item) - self.frame[3].count(item)
        wanted = item in self.plan.items and item not in self.frame[4]
        if move.kind == "buy":
            return 3.0 if wanted and item not in self.state.bags[self.me] else OUT
        if self.short() and (item not in self.plan.keep or held > 1):
            return 2.0
        return OUT

    def short(self) -> bool:
        """Whether something wanted here is still too expensive."""
        there = self.state.stacks[self.frame[2]]
        left = trade.balance(self.state, self.frame)
        cards = self.state.book.scenario.items
        return any(
            item in self.plan.items
            and item not in self.state.bags[self.me]
            and item not in self.frame[4]
            and left < (cards[item].value or 0) <= self.plan.purse()
            for item in there
        )

    def after(self, move: Move) -> float:
        free = self.in_test(move)
        return free if free is not None else 0.0

    def using(self, move: Move) -> float:
        free = self.free(move)
        return free if free is not None else 0.0

    def sharing(self, move: Move) -> float:
        return float(move.kind == "keep")

    def retrying(self, move: Move) -> float:
        return float(move is m.RETRY)

    def exchanging(self, move: Move) -> float:
        return float(move is m.DONE)


_ANSWERS: Final[dict[int, Callable[[Thinker, Move], float]]] = {
    f.EXCHANGE: Thinker.exchanging,
    f.USE: Thinker.using,
    f.MOVE: Thinker.moving,
    f.PLACE: Thinker.placing,
    f.OPTIONS: Thinker.offering,
    f.ANSWER: Thinker.offering,
    f.WALK: Thinker.offering,
    f.CLIMAX: Thinker.offering,
    f.DICE: Thinker.dicing,
    f.SPOKEN: Thinker.saying,
    f.AFTER: Thinker.after,
    f.SPREAD: Thinker.spreading,
    f.OVERFLOW: Thinker.shedding,
    f.TRADE: Thinker.trading,
    f.SHARE: Thinker.sharing,
    f.RETRY: Thinker.retrying,
}
