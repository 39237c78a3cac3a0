"""The bot's valuation of options, results and rolls for a hero."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.bots import odds
from fateloom.games.destinies.bots.planning import FAR, Plan
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import trade
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d

COIN, XP, EFFORT, POINT, VIRTUE, ITEM = 0.25, 0.6, 0.25, 0.3, 0.02, 0.3
"""The values of things, on a scale where the next step of a path is worth 3."""
WANTED: Final = 3.0
UNKNOWN: Final = 0.5
"""The value of exploring an unknown tile."""
OUT: Final = -1.0
DIE: Final = 0.12
"""The cost of exhausting an Effort die."""
HABIT: Final = 0.01
TASTE: Final = 0.3
"""The maximum random difference between two players in the value of a destination."""


class Judge:
    """The valuation of things for one person at one moment."""

    def __init__(self, state: Position, frame: Frame) -> None:
        self.state = state
        self.frame = frame
        self.me = frame[2] if frame[0] == f.OVERFLOW else state.persons[frame[1]]

    @cached_property
    def plan(self) -> Plan:
        """The current plan, made on first use."""
        return Plan.of_destiny(self.state, self.me)

    def gains(self, effects: tuple[e.Effect, ...]) -> float:
        """The value of effects to the person, apart from any plan."""
        total = 0.0
        for effect in effects:
            match effect:
                case e.Change(name, c.ME | c.EVERYONE, by):
                    total += by * _AMOUNTS.get(name, 0.0)
                case e.Gain(item, c.ME | c.EVERYONE):
                    total += ITEM + WANTED * self.plan.items.get(self.number(item), 0.0)
                case e.Lose(item, c.ME):
                    total -= ITEM + WANTED * (self.number(item) in self.plan.keep)
                case e.Skill(_, by, c.ME | c.EVERYONE):
                    total += by * POINT
                case e.Marker(_, _, c.ME | c.EVERYONE):
                    total += 2 * POINT
                case e.EndVisit():
                    total += OUT
                case e.Set(name, who) | e.Clear(name, who):
                    total += self.fact(name, who, isinstance(effect, e.Set))
        return total

    def fact(self, name: str, who: str, to: bool) -> float:
        """The value of setting (`to`) or clearing a flag that a Finale requires."""
        worth = 0.0
        hero = self.state.hero_of(self.me)
        for road in self.state.book.roads[hero]:
            for leaf in c.leaves(road.path.finale.when):
                if isinstance(leaf, c.Flag) and leaf.name == name:
                    same = (leaf.who == who) or {leaf.who, who} <= {c.ME, c.EVERYONE}
                    if same and not self.state.book.check(leaf)(self.state, self.me):
                        worth = WANTED if to else -WANTED
        return worth

    def number(self, item: str) -> int:
        return self.state.book.index.items.get(item, -1)

    def outcome(self, result: d.Result) -> float:
        """The value of a result, including the best answer to its choice."""
        worth = self.gains(result.effects)
        if result.choice is not None:
            worth += max([self.option(answer) for answer in result.choice.answers], default=0.0)
        match result.to:
            case d.FULFILLED:
                worth += 100.0
            case d.NEXT:
                worth += 10.0
            case d.DEFEATED:
                worth -= 100.0
            case None | d.AGAIN:
                pass
            case _:
                worth += 2.0
        return worth

    def option(self, option: d.Option) -> float:
        """The value of taking an option."""
        number = self.state.book.number_of[option.id]
        worth = WANTED * self.plan.options.get(number, 0.0)
        match option.deed:
            case d.Interaction(result):
                return worth + self.outcome(result)
            case d.Pay(cost, result):
                return worth + self.outcome(result) - COIN * cost
            case d.Test() as test:
                return worth * 0.5 + self.best_roll(test)[1]
            case d.ScanOrTest(_, test):
                return worth * 0.5 + self.best_roll(test)[1]
            case d.Trade():
                return worth + self.errand()
            case d.StartFinale():
                return 50.0
            case d.Enter():
                return worth
        return worth

    def errand(self) -> float:
        """The value of buying something, here and now."""
        frame = (f.TRADE, self.frame[1], self.state.place, (), ())
        wanted = [i for i in self.state.stacks[self.state.place] if i in self.plan.items]
        cards = self.state.book.scenario.items
        if any((cards[i].value or 0) <= self.plan.purse() for i in wanted):
            return WANTED
        return -0.1 if trade.to_buy(self.state, frame) else -0.2

    def best_roll(self, test: d.Test) -> tuple[int, float]:
        """The best number of Effort dice for a test, and the value of the test with them."""
        skill = SKILLS.index(test.skill)
        track = self.state.tracks[self.me][skill]
        values = by_entry(test, self.outcome)
        best = 0, -FAR
        for effort in range(self.state.effort[self.me] + 1):
            chances = odds.chances(track, effort)
            worth = sum([p * v for p, v in zip(chances, values, strict=True)]) - DIE * effort
            if worth > best[1]:
                best = effort, worth
        return best


_AMOUNTS: Final = {"coins": COIN, "xp": XP, "effort": EFFORT, "virtue": VIRTUE}


def by_entry(test: d.Test, worth: Callable[[d.Result], float]) -> list[float]:
    """The value of each number of successes."""
    values = [0.0] * (d.MOST_SUCCESSES + 1)
    for outcome in test.outcomes:
        value = worth(outcome.result)
        for n in range(max(outcome.least, 0), min(outcome.most, d.MOST_SUCCESSES) + 1):
            values[n] = value
    return values


def otherwise_of(deed: d.Deed) -> d.Result | None:
    """The result of a scan for items that have no answer of their own."""
    match deed:
        case d.ScanOrTest(scan, _):
            return scan.otherwise
        case d.ItemScan(_, _, otherwise):
            return otherwise
    return None
