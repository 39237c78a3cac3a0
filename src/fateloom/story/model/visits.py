"""Actions at places and with items: options, trade, abilities, items left and picked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.story.model.guards import Acting
from fateloom.story.model.model import (
    ALWAYS,
    CLOCK,
    Action,
    Step,
    both,
)
from fateloom.story.model.transitions import Branch, TransitionBuilder, merged, moves

MOST_WALKS: Final = 3
"""The most branches to a room of a dungeon."""
MOST_ROOMS: Final = 12
"""The most rooms of such a branch."""


class VisitBuilder(TransitionBuilder):
    """Adds the actions at places and with items to the model."""

    # --- places ------------------------------------------------------------------------------

    def _visiting(self, person: int) -> None:
        mate = self.model.mates.get(person)
        for poi, numbers in enumerate(self.book.options_of):
            visit = f"visit {self.book.scenario.pois[poi].id}"
            for tile, spot in self.spots(poi, person):
                for number in numbers:
                    acting = Acting(person, tile, fresh=True)
                    self._offer(number, acting, Branch((spot,), True, "", script=(visit,)))
                    if isinstance(self.book.entries[number].option.deed, d.Trade):
                        self._trade(poi, number, acting, spot)
                    if mate is not None:
                        together = Acting(person, tile, mate)
                        called = Branch((spot,), True, "", script=(visit, "summon"))
                        for branch in self.option(number, together):
                            self._possible(
                                acting, called.then(branch), f"{branch.name} both", number
                            )

    def _name(self, number: int, way: str) -> str:
        option = self.book.entries[number].option.id
        return way if way.startswith(option) else f"{option}:{way}"

    def _possible(self, acting: Acting, branch: Branch, name: str, number: int) -> None:
        steps = merged(branch.steps)
        self.add(Action(self._name(number, name), acting.me, steps, script=branch.script))

    def _offer(self, number: int, acting: Acting, visit: Branch) -> None:
        """Add an option of a place: what it can do, and what can be relied on."""
        travel = isinstance(self.book.entries[number].option.deed, d.Travel)
        for branch in self.option(number, acting):
            name = self._name(number, branch.name)
            whole = visit.then(branch)
            self.add(
                Action(
                    name,
                    acting.me,
                    merged(whole.steps),
                    helps=branch.sure,
                    mates=travel and branch.sure,
                    gains=branch.gains,
                    script=whole.script,
                )
            )
            if branch.sure:
                self._called_events(whole, acting, name)
            if branch.into != NOWHERE and branch.sure:
                self._inside(branch.into, whole, acting)

    def _called_events(self, branch: Branch, acting: Acting, name: str) -> None:
        """Add what can be relied on where something calls an event: that it happens."""
        for number in branch.starts:
            for event in self.happening(number, acting):
                if event.sure:
                    whole = branch.then(event)
                    self.add(
                        Action(
                            f"{name} {self.book.happenings[number].event.id}",
                            acting.me,
                            merged(whole.steps),
                            happens=False,
                            helps=True,
                            gains=whole.gains,
                            script=whole.script,
                        )
                    )

    # --- trade ---------------------------------------------------------------------------------

    def _trade(self, poi: int, number: int, acting: Acting, spot: Step) -> None:
        option = self.book.entries[number].option
        me = acting.me
        open_ = (spot, self.guard(option.when, acting))
        fresh = self.step(self.value("opened", poi, bits=1))
        stock = [
            update for i in self.book.stock[poi] or () for update in self.changes.stock(poi, i)
        ]
        laid = self.step(ALWAYS, None, self.changes.make("opened", poi, value=1), *stock)
        visit = (f"visit {self.book.scenario.pois[poi].id}",)
        steps = merged((*open_, fresh, laid))
        self.add(Action(f"{option.id}:opens", me, steps, helps=True, script=visit))
        for item, card in enumerate(self.book.scenario.items):
            if card.value is None:
                continue
            there = self.step(
                both(
                    self.value("stack", poi, item, bits=-2),
                    self.value("coins", me, bits=-1 << card.value),
                )[0],
                None,
                self.changes.add("coins", me, by=-card.value, open_=True),
                self.changes.add("stack", poi, item, by=-1),
                self.changes.add("held", me, item, by=1),
            )
            name = f"{option.id}:buys {card.id}"
            steps = merged((*open_, there))
            script = (*visit, f"take {option.id}", f"buy {card.id}", "deal")
            self.add(Action(name, me, steps, helps=True, gains=True, script=script))
            has = self.step(
                self.value("held", me, item, bits=-2),
                None,
                self.changes.add("held", me, item, by=-1),
                self.changes.add("stack", poi, item, by=1),
                self.changes.add("coins", me, by=card.value, open_=True),
            )
            self.add(Action(f"{option.id}:sells {card.id}", me, merged((*open_, has)), helps=True))

    # --- carrying ------------------------------------------------------------------------------

    def _carrying(self, person: int) -> None:
        """Add the abilities of items, and that items are left behind and picked up."""
        sheds = []
        for item, card in enumerate(self.book.scenario.items):
            has = self.step(
                self.value("held", person, item, bits=-2), None, *self.changes.abandon(person, item)
            )
            left = (f"abandon {card.id}",)
            sheds.append(Action(f"{card.id}:abandoned", person, (has,), script=left))
            for region in range(self.encoding.regions.count):
                lying = both(
                    self.value("left", region, item, bits=-2),
                    self.value("region", person, bits=1 << region),
                )[0]
                takes = self.step(
                    lying,
                    None,
                    self.changes.add("left", region, item, by=-1),
                    self.changes.add("held", person, item, by=1),
                )
                self.add(
                    Action(
                        f"{card.id}:picked",
                        person,
                        (takes,),
                        helps=True,
                        gains=True,
                        script=(f"pick {card.id}",),
                    )
                )
        uses = list(self._powers(person))
        for action in (*sheds, *uses):
            self.add(action)
        self.uses[person] = tuple([each for each in uses if any(True for _ in each.touched())])
        self.sheds[person] = (*sheds, *self.uses[person])
        spends = self.changes.add("xp", person, by=-1, open_=True)
        self.add(Action("xp:spent", person, (self.step(ALWAYS, None, spends),)))

    def _powers(self, person: int) -> Iterator[Action]:
        acting = Acting(person)
        for power in self.book.powers:
            ability = power.ability
            moment = s.MOMENTS[power.moment]
            steps = [
                self.step(self.value("held", person, power.item, bits=-2)),
                self.guard(ability.when, acting),
            ]
            if ability.effort:
                dice = c.Compare("effort", c.ME, ">=", ability.effort)
                steps.append(self.guard(dice, acting))
            if ability.discard:
                steps.append(self.step(ALWAYS, None, *self.changes.lose(person, power.item)))
            everybody = moment in ("turn-start", "stay")
            for branch in self.result(power.result, acting, power.item, power=True):
                yield Action(
                    f"{self.book.scenario.items[power.item].id}.{ability.id}",
                    CLOCK if ability.harmful and everybody else person,
                    merged((*steps, *branch.steps)),
                    helps=not ability.harmful and moment in ("any", "turn-start", "stay"),
                    forced=ability.harmful and moment != "explore",
                    gains=branch.gains,
                    itself=ability.harmful,
                    script=(f"use {self.book.scenario.items[power.item].id}.{ability.id}",),
                )

    # --- inside ---------------------------------------------------------------------------------

    def _inside(self, entrance: int, branch: Branch, acting: Acting) -> None:
        """Add what can be relied on in the rooms of a dungeon, by a few branches through it."""
        inner = Acting(acting.me, acting.tile)
        found: dict[int, int] = {}
        waiting: list[tuple[int, tuple[int, ...], Branch]] = [(entrance, (entrance,), branch)]
        while waiting:
            number, seen, so_far = waiting.pop(0)
            found[number] = found.get(number, 0) + 1
            if found[number] > MOST_WALKS:
                continue
            room = self.book.chambers[number]
            arrived = [Branch((), True, "")]
            if room.arrival >= 0 and moves(self.book, room.arrival):
                continue  # nobody can be sure to stay
            if room.arrival >= 0:
                arrived = [each for each in self.result(room.arrival, inner) if each.sure]
            for came in arrived[:MOST_WALKS]:
                there = so_far.then(came)
                if came.steps:
                    self._relied_on(f"{room.id}:arrival", there, acting)
                for option in room.options:
                    for taken in self.option(option, inner):
                        if taken.sure:
                            whole = there.then(taken)
                            self._relied_on(self._name(option, taken.name), whole, acting)
                for passage in room.ways:
                    on = self.book.passages[passage]
                    if on.to >= 0 and on.to not in seen and len(seen) < MOST_ROOMS:
                        goes = self.changes.make("room", acting.me, value=on.to + 1)
                        steps = (self.guard(on.way.when, inner), self.step(ALWAYS, None, goes))
                        walks = Branch(steps, True, "", script=(f"walk {on.id}",))
                        waiting.append((on.to, (*seen, on.to), there.then(walks)))

    def _relied_on(self, name: str, branch: Branch, acting: Acting) -> None:
        steps = merged(branch.steps)
        self.add(
            Action(
                name,
                acting.me,
                steps,
                happens=False,
                helps=True,
                gains=branch.gains,
                script=branch.script,
            )
        )
        self._called_events(branch, acting, name)
