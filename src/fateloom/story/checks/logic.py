"""Checks of logic: unreachable things, endless loops, and facts that are read but never written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.acts import Act, joined
from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.model import Finale
from fateloom.games.destinies.scenario.places import EXPLORED, Dungeon
from fateloom.games.destinies.scenario.texts import Either
from fateloom.story.checks.context import Whole
from fateloom.story.checks.domains import Domains
from fateloom.story.checks.graph import on_cycles, reachable, reverse
from fateloom.story.checks.idle import check as check_idle
from fateloom.story.checks.reachability import Reachability, reachability


def check(whole: Whole) -> None:
    """PROP-REF-03, PROP-REF-04, PROP-MAP-01, PROP-CON-02, PROP-WIN-04, PROP-WIN-07 and others,
    as far as the data tell."""
    logic = _Logic(whole)
    logic.facts()
    logic.conditions()
    logic.choices()
    logic.tests()
    logic.scans()
    logic.finales()
    logic.dungeons()
    logic.chains()
    if whole.scenario.heroes:
        reach = reachability(whole.scenario, whole.acts)
        logic.never(reach)
        check_idle(whole, reach, (condition for condition, _ in logic.every_condition()))
        logic.narrow()


class _Logic:
    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.wrong = whole.note
        self.scenario = whole.scenario
        self.acts = whole.acts
        self.domains = Domains(whole.scenario)

    def where(self, act: Act) -> str:
        """The path of the option, or of what happens without one."""
        if act.option is not None:
            return self.whole.option(act.option.id)
        name = act.spot.name
        match act.spot.kind:
            case w.BY_EVENT:
                return f"events.{name}"
            case w.ON_ARRIVAL:
                return f"tiles.{name}.arrival"
            case w.BY_ITEM:
                item, _, ability = name.partition(".")
                return f"items.{item}.abilities.{ability}"
        dungeon, _, room = name.partition(".")
        return f"dungeons.{dungeon}.rooms.{room}.arrival"

    # --- facts ------------------------------------------------------------------------

    def facts(self) -> None:
        """Every fact that is read is written somewhere, and the reverse."""
        read = {name for condition, _ in self.every_condition() for name in _read(condition)}
        written = {
            effect.name
            for act in self.acts
            for effect in act.effects
            if isinstance(effect, (e.Set, e.Change, e.Assign))
        }
        cleared = {
            effect.name
            for act in self.acts
            for effect in act.effects
            if isinstance(effect, e.Clear)
        }
        for fact in self.scenario.facts:
            thing = f"facts.{fact.id}"
            if fact.id in read and fact.id not in written and not fact.start:
                self.wrong("E508", thing, fact.id)
            elif fact.id not in read:
                code = "W803" if fact.id in written else "W804"
                self.wrong(code, thing, fact.id)
            elif fact.volatile and fact.id not in cleared:
                self.wrong("W805", thing, fact.id)

    def every_condition(self) -> Iterator[tuple[Condition, str]]:
        """All conditions, with the things they belong to."""
        for act in self.acts:
            if act.option is not None:
                yield act.option.when, self.where(act)
                if isinstance(act.option.deed, d.Travel):
                    for destination in act.option.deed.destinations:
                        yield destination.when, self.where(act)
        for event in self.scenario.events:
            yield event.when, f"events.{event.id}"
        for hero in self.scenario.heroes:
            for path in hero.paths:
                thing = f"heroes.{hero.id}.paths.{path.id}"
                yield path.finale.when, thing
                for step in path.steps:
                    yield step.when, f"{thing}.steps.{step.id}"
                for stage in path.finale.stages:
                    yield stage.when, f"{thing}.finale.stages.{stage.id}"
        for dungeon in self.scenario.dungeons:
            for room in dungeon.rooms:
                for way in room.ways:
                    yield way.when, f"dungeons.{dungeon.id}.rooms.{room.id}"
        for item in self.scenario.items:
            for ability in item.abilities:
                yield ability.when, f"items.{item.id}.abilities.{ability.id}"
        for picture in self.scenario.pictures:
            for state in picture.states:
                yield state.when, f"pictures.{picture.id}.states.{state.id}"
        for key, text in self.scenario.texts.items():
            for piece in text:
                if isinstance(piece, Either):
                    yield piece.when, key

    def conditions(self) -> None:
        """A condition that cannot hold, or cannot fail, is not what its author meant."""
        seen: set[tuple[Condition, str]] = set()
        for condition, thing in self.every_condition():
            if condition == ALWAYS or (condition, thing) in seen:
                continue
            seen.add((condition, thing))
            can_hold, can_fail = self.domains.outlook(condition)
            if not can_hold:
                self.wrong("E509", thing, str(condition))
            elif not can_fail:
                self.wrong("W806", thing, str(condition))

    def choices(self) -> None:
        """A player who has to choose always has an answer (DST-INT-04, PROP-TURN-03)."""
        for act in self.acts:
            choice = act.result.choice
            if choice is not None and not self.always_open(choice.answers, act.when):
                self.wrong("E510", self.where(act))
        for hero in self.scenario.heroes:
            for path in hero.paths:
                for stage in path.finale.stages:
                    if not self.always_open(stage.options, stage.when):
                        thing = f"heroes.{hero.id}.paths.{path.id}.finale.stages.{stage.id}"
                        self.wrong("E510", thing)

    def always_open(self, options: tuple[d.Option, ...], given: Condition) -> bool:
        """Whether one of the options is open whenever `given` holds."""
        free = tuple(option.when for option in options if _costs_nothing(option))
        if ALWAYS in free:
            return True
        return not self.domains.outlook(joined(given, c.Not(c.Some(free))))[0]

    # --- tests and scans ----------------------------------------------------------------

    def tests(self) -> None:
        """PROP-TEST-02: more successes never give something worse, unless that is meant."""
        for option in {act.option.id: act.option for act in self.acts if act.option}.values():
            for test in _tests(option.deed):
                marks = [
                    (d.MARKS.index(o.result.mark), o.result.id)
                    for o in test.outcomes
                    if o.result.mark is not None
                ]
                for (worth, _), (less, name) in pairwise(marks):
                    if less < worth and not test.double_edged:
                        self.wrong("E304", self.whole.option(option.id), name)

    def scans(self) -> None:
        """Every scan has an answer to everything (DST-SCAN-10), and every silence a scan."""
        unheard = {poi.id: poi.silence for poi in self.scenario.pois if poi.silence is not None}
        silences = frozenset(unheard)
        for act in self.acts:
            option = act.option
            if option is None or not isinstance(option.deed, d.ItemScan):
                continue
            if option.deed.otherwise is None and self.leaves_some(option.deed):
                unheard.pop(act.spot.name, None)
                if act.spot.name not in silences:
                    self.wrong("E308", self.where(act))
        for name, silence in unheard.items():
            self.wrong("W818", silence, name)

    def leaves_some(self, scan: d.ItemScan) -> bool:
        """Whether there are items that none of the answers is for."""
        own = {answer.item for answer in scan.answers}
        categories = {answer.category for answer in scan.answers}
        return any(
            item.id not in own and categories.isdisjoint(item.categories)
            for item in self.scenario.items
        )

    # --- Finales, dungeons, chains --------------------------------------------------------

    def finales(self) -> None:
        started = {
            (deed.hero, deed.path)
            for act in self.acts
            if act.option is not None and isinstance(deed := act.option.deed, d.StartFinale)
        }
        for hero in self.scenario.heroes:
            ends: set[str] = set()
            for path in hero.paths:
                thing = f"heroes.{hero.id}.paths.{path.id}"
                if (hero.id, path.id) not in started:
                    self.wrong("E505", thing, f"{hero.id}.{path.id}")
                ends |= self.stages(path.finale, thing)
            if d.DEFEATED in ends and hero.defeat is None:
                self.wrong("E417", f"heroes.{hero.id}", hero.id)
            elif d.DEFEATED not in ends and hero.defeat is not None:
                self.wrong("W817", hero.defeat, hero.id)

    def stages(self, finale: Finale, thing: str) -> set[str]:
        """PROP-WIN-07: it ends, it can be won, and no first roll loses it (AMB-36). Gives
        everything it can lead to."""
        ids = [stage.id for stage in finale.stages]
        ways: dict[str, set[str]] = {}
        for number, stage in enumerate(finale.stages):
            after = ids[number + 1 : number + 2]
            for to in _ways(stage.options):
                if to == d.NEXT and not after:
                    self.wrong("E512", f"{thing}.finale.stages.{stage.id}")
                # What is left out leads to the stage after it.
                leads = after if to == d.NEXT else [to]
                ways.setdefault(stage.id, set()).update(leads)
            if stage.when != ALWAYS:
                ways.setdefault(stage.id, set()).update(after)
                if not after:
                    self.wrong("E512", f"{thing}.finale.stages.{stage.id}")
        led_to = reachable(ids[0], ways)
        if d.FULFILLED not in led_to:
            self.wrong("E506", thing)
        endless = on_cycles({name: to - {d.AGAIN} for name, to in ways.items()})
        for stage in finale.stages:
            if stage.id in endless:
                self.wrong("E511", f"{thing}.finale.stages.{stage.id}")
        for stage in finale.stages:
            if d.DEFEATED in ways.get(stage.id, ()):
                self.wrong("W807", f"{thing}.finale.stages.{stage.id}")
            if stage.when == ALWAYS:
                break
        return led_to

    def dungeons(self) -> None:
        """DUN-06: out again from everywhere; PROP-MAP-07: to the goal from the entrance."""
        for dungeon in self.scenario.dungeons:
            ways = {
                room.id: {"" if way.to is None else way.to for way in room.ways}
                for room in dungeon.rooms
            }
            free = {
                room.id: {way.to or "" for way in room.ways if way.when == ALWAYS}
                for room in dungeon.rooms
            }
            inside = reachable(dungeon.rooms[0].id, ways)
            outwards = reachable("", reverse(free))
            for room in dungeon.rooms:
                thing = f"dungeons.{dungeon.id}.rooms.{room.id}"
                if room.id not in inside:
                    self.wrong("E513", thing, room.id)
                elif room.id not in outwards:
                    self.wrong("E514", thing, room.id)
            self.maze(dungeon, inside)

    def maze(self, dungeon: Dungeon, inside: set[str]) -> None:
        thing = f"dungeons.{dungeon.id}"
        if dungeon.maze and dungeon.goal is None:
            self.wrong("W808", thing, dungeon.id)
        if dungeon.goal is not None and dungeon.goal not in inside:
            self.wrong("E515", thing, dungeon.goal)

    def chains(self) -> None:
        """PROP-EVT-01: an event that calls events ends somewhere."""
        calls: dict[str, set[str]] = {event.id: set() for event in self.scenario.events}
        for act in self.acts:
            if act.spot.kind == w.BY_EVENT:
                starts = {x.event for x in act.effects if isinstance(x, e.Start)}
                calls[act.spot.name] |= starts
        endless = on_cycles(calls)
        for event in self.scenario.events:
            if event.id in endless:
                self.wrong("E516", f"events.{event.id}", event.id)

    # --- what never comes about -------------------------------------------------------------

    def never(self, reach: Reachability) -> None:
        """Options, events, tiles, items and Finales that no game can reach."""
        for tile in self.scenario.tiles:
            if tile.id not in reach.reached:
                self.wrong("E503", f"tiles.{tile.id}", tile.id)
        for poi in self.scenario.pois:
            if reach.reached.isdisjoint(reach.places.get(poi.id, ())):
                self.wrong("E504", f"pois.{poi.id}", poi.id)
        self.options_and_events(reach)
        for item in self.scenario.items:
            if item.id not in reach.items:
                self.wrong("E507", f"items.{item.id}", item.id)
        self.strangers()
        self.ways_back()
        entered = {
            act.option.deed.dungeon
            for act in self.acts
            if act.option is not None and isinstance(act.option.deed, d.Enter)
        }
        for dungeon in self.scenario.dungeons:
            if dungeon.id not in entered:
                self.wrong("W809", f"dungeons.{dungeon.id}", dungeon.id)
        for hero in self.scenario.heroes:
            for path in hero.paths:
                for step in path.steps:
                    if not reach.outlook(step.when, hero.id)[0]:
                        thing = f"heroes.{hero.id}.paths.{path.id}.steps.{step.id}"
                        self.wrong("E517", thing, step.id)

    def strangers(self) -> None:
        """People whom nobody can ever meet, and maps without a tile."""
        brought = {x.npc for act in self.acts for x in act.effects if isinstance(x, e.Bring)}
        for npc in self.scenario.npcs:
            if npc.at is None and npc.id not in brought:
                self.wrong("W814", f"npcs.{npc.id}", npc.id)
        used = {tile.submap for tile in self.scenario.tiles}
        for submap in self.scenario.submaps:
            if submap.id not in used:
                self.wrong("W815", f"submaps.{submap.id}", submap.id)

    def ways_back(self) -> None:
        """PROP-MAP-06: from every map a journey that is always open leads on or back."""
        submap = {tile.id: tile.submap for tile in self.scenario.tiles}
        home = {poi.id: submap[poi.tile] for poi in self.scenario.pois if poi.tile is not None}
        there: set[str] = set()
        # Where the heroes begin they can stay.
        away = {tile.submap for tile in self.scenario.tiles if tile.start == EXPLORED}
        for act in self.acts:
            here = home.get(act.spot.name) if act.spot.kind == w.AT_POI else None
            for effect in act.effects:
                if isinstance(effect, e.Go) and submap[effect.tile] != here:
                    there.add(submap[effect.tile])
                    if act.when == ALWAYS and here is not None:
                        away.add(here)
        for name in sorted(there - away):
            self.wrong("W816", f"submaps.{name}", name)

    def options_and_events(self, reach: Reachability) -> None:
        """Only the outermost is named: what follows from it cannot open either."""
        for act in self.acts:
            if act.id in reach.opened:
                continue
            if act.option is None:
                if act.spot.kind == w.BY_EVENT:
                    self.wrong("E502", self.where(act), act.spot.name)
            elif act.option.id not in reach.options and reach.spot(act):
                if not act.after or act.after in reach.options:
                    self.wrong("E501", self.where(act), str(act.when))
            elif reach.spot(act) and act.option.id in reach.options:
                self.wrong("W810", self.where(act), act.result.id)

    # --- narrow places of a path --------------------------------------------------------------

    def narrow(self) -> None:
        """What a path needs should not hang on one card, or on one try (PROP-CON-03,
        PROP-WIN-04, PROP-TEST-05). The proof decides; this says where to look first."""
        needing: dict[str, set[str]] = {}
        facts: set[str] = set()
        for hero in self.scenario.heroes:
            for path in hero.paths:
                for leaf in _required(path.finale.when):
                    if isinstance(leaf, c.Has) and leaf.who == c.ME:
                        needing.setdefault(leaf.item, set()).add(hero.id)
                    elif isinstance(leaf, c.Flag):
                        facts.add(leaf.name)
        for item in self.scenario.items:
            heroes = needing.get(item.id, set())
            if len(heroes) > item.copies:
                self.wrong("W811", f"items.{item.id}", item.id, len(heroes), item.copies)
        for name in sorted(facts):
            self.one_source(name)

    def one_source(self, fact: str) -> None:
        sources = [
            act for act in self.acts
            if any(isinstance(x, e.Set) and x.name == fact for x in act.effects)
        ]  # fmt: skip
        options = {act.option.id: act.option for act in sources if act.option is not None}
        if len(options) != 1 or len(sources) > len([act for act in sources if act.option]):
            return
        (option,) = options.values()
        if not isinstance(option.deed, d.Test):
            return
        thing = self.whole.option(option.id)
        if option.once != "visit":
            self.wrong("W812", thing, fact)
        least = min(
            outcome.least
            for outcome in option.deed.outcomes
            if any(isinstance(x, e.Set) and x.name == fact for x in outcome.result.effects)
        )
        if least > 4:
            self.wrong("W813", thing, fact, least)


def _read(condition: Condition) -> set[str]:
    return {leaf.name for leaf in c.leaves(condition) if isinstance(leaf, (c.Flag, c.Compare))}


def _required(condition: Condition) -> list[Condition]:
    """What must hold in every way of fulfilling the condition."""
    if isinstance(condition, c.All):
        return [leaf for part in condition.parts for leaf in _required(part)]
    return [condition]


def _costs_nothing(option: d.Option) -> bool:
    free = isinstance(option.deed, (d.Interaction, d.Test, d.ScanOrTest))
    return free and option.once == "visit"


def _tests(deed: d.Deed) -> tuple[d.Test, ...]:
    match deed:
        case d.Test():
            return (deed,)
        case d.ScanOrTest(_, test):
            return (test,)
    return ()


def _ways(options: tuple[d.Option, ...]) -> Iterator[str]:
    """Where the options of a stage can lead."""
    for option in options:
        for result in _results(option.deed):
            if result.to is not None:
                yield result.to
            if result.choice is not None:
                yield from _ways(result.choice.answers)


def _results(deed: d.Deed) -> list[d.Result]:
    match deed:
        case d.Interaction(result) | d.Pay(_, result):
            return [result]
        case d.Test(_, outcomes):
            return [outcome.result for outcome in outcomes]
        case d.ItemScan(_, answers, otherwise):
            return [answer.result for answer in answers] + ([otherwise] if otherwise else [])
        case d.ScanOrTest(scan, test):
            return _results(scan) + _results(test)
    return []
