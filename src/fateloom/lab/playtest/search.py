"""The directed search for a thing that play should show: a game that shows it is its witness."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Final

from fateloom.core.game import Move, Seat
from fateloom.core.record import Record, Recorder
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.bots.planning import FAR, Plan, brings, sought, sources
from fateloom.games.destinies.bots.weights import OUT
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.game import Destinies
from fateloom.games.destinies.policy import Thinker
from fateloom.games.destinies.rules import abilities, options
from fateloom.games.destinies.scenario import conditions as q
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.tracks import LEFT, Track
from fateloom.games.destinies.tracks import results as arrangements
from fateloom.lab.play import seed_of
from fateloom.lab.playtest import lookahead
from fateloom.lab.playtest.catalogue import catalogue
from fateloom.lab.playtest.goals import Goal, Goals, Others
from fateloom.lab.playtest.instrumentation import InstrumentedTable
from fateloom.lab.playtest.play import ALONE, Facts, Table, new_table, setup
from fateloom.lab.playtest.players import greedy, idle

ATTEMPTS: Final = 240
CHOICES: Final = 16_000
"""The most games, and the most choices in all of them, that are spent on one thing."""
DAYS: Final = 30
MOST_CHOICES: Final = 4_000
"""The most choices of a game."""
FORKS: Final = 6
"""The number of continuations of a game, the first included, before another begins."""
RANDOM_SHARES: Final = (0.02, 0.15, 0.35)
"""The share of random choices, from attempt to attempt: a plan may be wrong."""
_GOAL: Final = 1_000.0
_LATER: Final = 0.25
"""How much is made of what is wanted while something is still missing for it. That may be found on
the way there, in a dungeon, say, or somewhere else."""
_IMPATIENT: Final = 0.1
"""How often a test that can be made again is made although it is going to fail."""


@dataclass(frozen=True, slots=True)
class Witness:
    """A game that shows a thing.

    thing    its number in the catalogue
    record   the game, up to the choice that shows what it was made for, as it is written to a file
    choices  how many that are; `day` the day on which
    seen     everything that the game shows, as bits
    """

    thing: int
    record: str
    choices: int
    day: int
    seen: int = 0


class Seeker(Thinker):
    """A policy for one choice that pursues a goal, and nothing else."""

    def __init__(
        self, state: DestiniesState, frame: Frame, rng: Random, goal: Goal, random_share: float
    ) -> None:
        super().__init__(state, frame, rng)
        self.goal = goal
        self.random_share = random_share
        self._foreseen: dict[int, frozenset[int]] = {}

    @cached_property
    def ready(self) -> bool:
        """Whether everything holds that has to."""
        return all(self.state.book.check(when)(self.state, self.me) for when in self.goal.when)

    @cached_property
    def equipped(self) -> bool:
        """Whether every item is at hand that has to be: without it there is nothing to do yet."""
        check = self.state.book.check
        return all(
            check(part)(self.state, self.me) for part in self.goal.parts if isinstance(part, q.Has)
        )

    @cached_property
    def plan(self) -> Plan:
        """What brings the goal nearer."""
        plan = Plan(self.state, self.me)
        goal = self.goal
        for when in goal.when:
            plan.want(when, 1.0, 0)
            plan.keep_for(when)
        for item in goal.items:
            plan.keep.add(item)
            if item not in self.state.bags[self.me]:
                plan.want_item(item, 1.5, 0)
        for number in goal.options:
            if self.ready:
                plan.want_option(number, 2.0)
            elif self.equipped and self.state.book.entries[number].fate is None:
                plan.want_option(number, _LATER)
        for poi in goal.pois:
            plan.want_place(poi, 2.0)
        for tile in goal.tiles:
            plan.tiles[tile] = 2.0
        return plan

    def choose(self, legal_moves: Sequence[Move]) -> Move:
        """What leads there; else what the plan says, and now and then anything."""
        legal_moves = [move for move in legal_moves if self.allowed(move)] or legal_moves
        hits = [move for move in legal_moves if self.leads(move)]
        if hits:
            return self.rng.choice(hits)
        if self.frame[0] in f.IN_TEST:
            legal_moves = [move for move in legal_moves if self.stays(move)] or legal_moves
        if self.rng.random() < self.random_share:
            return self.rng.choice(legal_moves)
        return super().choose(legal_moves)

    def allowed(self, move: Move) -> bool:
        """Whether a move takes nothing away from the goal: no Finale before its time, nothing
        used up that can be done once, nothing brought about that must not be, no giving up."""
        if move.kind not in ("take", "scan"):
            return move.kind != "yield"
        number = self.state.lexicon.meaning[move][-1]
        entry = self.state.book.entries[number]
        if entry.fate is not None:
            return self.ready and number in self.goal.options
        if move.kind == "take" and not self.prepared(number):
            return False
        if self.leads(move):
            return True
        if number in self.goal.options and entry.option.once != "visit":
            return False
        return not self.spoils(number)

    def spoils(self, number: int) -> bool:
        """Whether an option may bring about what must not be so, for good."""
        results = [self.state.book.results[each] for each in self._of(number)]
        return any(
            key in self.avoided
            for result in results
            for effect in result.effects
            for key in brings(effect)
        )

    @cached_property
    def avoided(self) -> frozenset[str]:
        """The keys of flags that must not be set, and that nothing clears."""
        flags = [part.part for part in self.goal.parts if isinstance(part, q.Not)]
        known = sources(self.state.book).by_key
        return frozenset(
            sought(flag)
            for flag in flags
            if isinstance(flag, q.Flag) and f"no {flag.name}" not in known
        )

    def prepared(self, number: int) -> bool:
        """Whether a test is to be made now, because it will have a wanted result.

        Otherwise, a player who can make it only once waits for other dice, perhaps in vain. If the
        test can be repeated, it is made from time to time, which changes the dice. In a Finale,
        nobody can wait."""
        wanted = self.wanted_of(number)
        if not wanted or self.frame[0] == f.CLIMAX or self.foreseen(number) & wanted:
            return True
        return self.state.book.entries[number].option.once == "visit" and self.impatient

    @cached_property
    def impatient(self) -> bool:
        return self.rng.random() < _IMPATIENT

    def foreseen(self, number: int) -> frozenset[int]:
        """What a test can have for a result, made now."""
        if number not in self._foreseen:
            self._foreseen[number] = lookahead.results_if_begun(self.state, self.me, number)
        return self._foreseen[number]

    def wanted_of(self, number: int) -> frozenset[int]:
        """The results of a test that are wanted: those of the goal, or else those that bring an
        item for it; none where it is no test, or no matter how it comes out."""
        test = lookahead.test_of(self.state.book, number)
        if test is None:
            return lookahead.NOTHING
        results = {self.state.book.number(each.result): each.result for each in test.outcomes}
        return frozenset(self.goal.results & results.keys()) or frozenset(
            each for each, result in results.items() if self.brings_item(result)
        )

    def brings_item(self, result: d.Result) -> bool:
        """Whether a result brings an item that the goal asks for."""
        needed = {part.item for part in self.goal.parts if isinstance(part, q.Has)}
        needed |= {self.state.book.scenario.items[item].id for item in self.goal.items}
        return any(isinstance(x, e.Gain) and x.item in needed for x in result.effects)

    def leads(self, move: Move) -> bool:
        """Whether this is the move, or one of those on the way, that the goal names."""
        goal = self.goal
        book = self.state.book
        numbers = self.state.lexicon.meaning.get(move, ())
        if self.frame[0] in f.IN_TEST and self.hits(move):
            return True
        match move.kind:
            case "take":
                return self.ready and numbers[0] in goal.options and self._taken(numbers[0])
            case "scan":
                item, number = numbers
                found = book.entries[number].scanned.get(item)
                if found is None:
                    return self.state.place == goal.silent
                return self.ready and (
                    found in goal.results
                    or (number in goal.options and not goal.results & self._of(number))
                )
            case "tell":
                return self.ready and self._scans_destiny(*numbers)
            case "travel":
                journey = book.journeys[numbers[0]]
                return self.ready and (
                    journey.result in goal.results
                    or (
                        journey.option in goal.options
                        and not goal.results & self._of(journey.option)
                    )
                )
            case "use":
                return self.ready and numbers[0] in goal.powers
            case "walk":
                soon = self.ready or (self.equipped and self.rng.random() < _LATER)
                return soon and (
                    numbers[0] in goal.ways or self.calls(book.passages[numbers[0]].to)
                )
            case "visit":
                return self.ready and numbers[0] in goal.pois
        return False

    def hits(self, move: Move) -> bool:
        """Whether the test under way can still come out as it is wanted, after this choice."""
        return bool(self.ends(move) & self.wanted_of(abilities.attempt(self.state)[1]))

    def stays(self, move: Move) -> bool:
        """Whether a stage of a Finale in which a test comes out otherwise than it is wanted may
        have to be played again after this choice, with other dice."""
        results = self.state.book.results
        return any(results[each].to == d.AGAIN for each in self.ends(move))

    def ends(self, move: Move) -> frozenset[int]:
        """What the test under way can have for a result after this choice, where it matters."""
        if not self.wanted_of(abilities.attempt(self.state)[1]):
            return lookahead.NOTHING
        return lookahead.results_if_chosen(self.state, self.frame[1], move)

    def calls(self, room: int) -> bool:
        """Whether there is something for the goal in a room. Who has been there in this visit need
        not come back for what is closed, or for a test while the dice are against it."""
        book = self.state.book
        if room not in self.goal.rooms:
            return False
        if not self.state.entered >> room & 1:
            return True
        chamber = book.chambers[room]
        return any(
            number in self.goal.options and self.prepared(number)
            for number in options.offered(self.state, self.me, chamber.options)
        ) or any(
            way in self.goal.ways and book.passages[way].open(self.state, self.me)
            for way in chamber.ways
        )

    def _of(self, number: int) -> frozenset[int]:
        return frozenset(catalogue(self.state.book).results(number))

    def _taken(self, number: int) -> bool:
        """Whether what is wanted of an option comes of more than showing an item."""
        wanted = self.goal.results & self._of(number)
        return not wanted or bool(wanted - set(self.state.book.entries[number].scanned.values()))

    def _scans_destiny(self, path: int, number: int) -> bool:
        book = self.state.book
        if number not in self.goal.options:
            return False
        deed = book.entries[number].option.deed
        assert isinstance(deed, d.DestinyScan)
        hero = book.scenario.heroes[self.state.hero_of(self.me)].id
        own = [a.result for a in deed.answers if a.hero == hero and a.path == PATHS[path]]
        result = own[0] if own else deed.otherwise
        wanted = self.goal.results & self._of(number)
        return not wanted or (result is not None and book.number(result) in wanted)

    # --- judgement, with the goal in mind ------------------------------------------------------

    def outcome(self, result: d.Result) -> float:
        """See `Judge.outcome`."""
        hit = self.state.book.number(result) in self.goal.results
        return super().outcome(result) + _GOAL * hit

    def free(self, move: Move) -> float | None:
        """See `Thinker.free`: experience that can only make the goal less likely is not spent."""
        if move is m.SPEND and all(self.step(skill) <= 0 for skill in range(len(SKILLS))):
            return OUT
        return super().free(move)

    def gains(self, effects: tuple[e.Effect, ...]) -> float:
        """See `Judge.gains`: a skill that makes the goal less likely as it grows is no gain."""
        grown = [x.skill for x in effects if isinstance(x, e.Skill) and x.by > 0 and x.who == q.ME]
        losses = [min(self.step(SKILLS.index(each)), 0.0) for each in grown if each in SKILLS]
        return super().gains(effects) + sum(losses)

    def step(self, skill: int) -> float:
        """What the best step of one marker to the left is worth."""
        track = self.state.tracks[self.me][skill]
        steps = [self.lying(skill, after) for after in arrangements(track, 1, LEFT)]
        return max(steps) - self.lying(skill, track)

    def lying(self, skill: int, track: Track) -> float:
        """See `Thinker.lying`: they lie so that the outcomes of the goal are likely."""
        book = self.state.book
        asked = {catalogue(book).came_of[result] for result in self.goal.results} - {-1}
        return super().lying(skill, track) + _GOAL * sum(
            lookahead.probability(book, number, self.wanted_of(number), skill, track)
            for number in asked
        )

    def option(self, option: d.Option) -> float:
        """See `Judge.option`."""
        if isinstance(option.deed, d.StartFinale):
            number = self.state.book.number_of[option.id]
            return _GOAL if self.ready and number in self.goal.options else -FAR
        if not self.prepared(self.state.book.number_of[option.id]):
            return OUT
        return super().option(option)

    def room(self, number: int) -> float:
        """See `Thinker.room`."""
        return super().room(number) + 100.0 * (self.equipped and self.calls(number))


def find_witness(
    game: Destinies,
    bit: int,
    seed: int,
    tables: Sequence[Table],
    starts: Sequence[Facts] = (ALONE,),
    most: int = CHOICES,
) -> Witness | None:
    """A game that shows the thing with this number; None if no attempt does, with up to `most`
    choices in all attempts together."""
    things = catalogue(new_table(game, tables[0], 0, heroes="taken").book)
    goals = Goals(things).of(bit)
    if not goals:
        return None
    spent = 0
    begun = _Begun(seed, tables[0], starts[0], ())
    # what a Finale shows comes last: such a game is gone on with in several ways
    fates = {number for number, entry in enumerate(things.book.entries) if entry.fate is not None}
    forks = FORKS if any(fates & set(goal.options) for goal in goals) else 1
    for attempt in range(ATTEMPTS):
        if spent >= most:
            break
        way, again = divmod(attempt, forks)
        goal = goals[way % len(goals)]
        rng = Random(f"{seed}/{attempt}")
        share = RANDOM_SHARES[attempt % len(RANDOM_SHARES)]
        kept = begun.made[: int(len(begun.made) * rng.uniform(0.5, 0.98))]
        if not again:
            fitting = [table for table in tables if not goal.modes or table.mode in goal.modes]
            # goals and tables take turns, so that each goal is tried at each table
            table = (fitting or tables)[(way // len(goals) + way) % len(fitting or tables)]
            facts = starts[way % len(starts)]
            begun, kept = _Begun(seed_of(seed, way), table, facts, ()), ()
        begun = replace(begun, made=kept)
        begun, state = _attempt(game, bit, goal, begun, rng, share)
        if state.notes.seen >> bit & 1:
            return _witness(game, begun, bit, state)
        spent += len(begun.made) - len(kept)
    return None


@dataclass(frozen=True, slots=True)
class _Begun:
    """A game as far as it has come: its seed, its table, what earlier parts of its campaign have
    left, and its choices."""

    seed: int
    table: Table
    facts: Facts
    made: tuple[tuple[Seat, str], ...]


def _attempt(
    game: Destinies, bit: int, goal: Goal, begun: _Begun, rng: Random, random_share: float
) -> tuple[_Begun, InstrumentedTable]:
    """A game gone on with until the thing is seen, if it is; and its table."""
    state = new_table(game, begun.table, begun.seed, "taken", begun.facts)
    made = list(begun.made)
    for seat, words in made:
        state.apply(seat, game.parse(words))
    seeking = rng.randrange(len(begun.table.seats))
    wanted = 1 << bit
    while state.waiting and state.day <= DAYS and len(made) < MOST_CHOICES:
        seat = state.waiting[0]
        move = _move(game, state, seat, rng, goal, seeking, random_share)
        state.apply(seat, move)
        made.append((seat, move.text))
        state.record_usage()
        state.record_end()
        if state.notes.seen & wanted:
            break
    return replace(begun, made=tuple(made)), state


def _move(
    game: Destinies,
    state: InstrumentedTable,
    seat: Seat,
    rng: Random,
    goal: Goal,
    seeking: Seat,
    random_share: float,
) -> Move:
    legal = state.legal(seat)
    frame = state.asked
    if frame[0] == f.HERO:
        return _hero(state, seat, legal, rng, goal, seeking)
    mine = goal.hero < 0 or state.hero_of(state.persons[seat]) == goal.hero
    if goal.others == Others.YIELD:
        return next((move for move in legal if move.kind == "yield"), idle(game, state, seat, rng))
    if goal.others == Others.WIN:
        return (idle if mine else greedy)(game, state, seat, rng)
    if not mine and seat % 2:
        return idle(game, state, seat, rng)
    return Seeker(state.plain_copy(), frame, rng, goal, random_share).choose(legal)


def _hero(
    state: InstrumentedTable,
    seat: Seat,
    legal: Sequence[Move],
    rng: Random,
    goal: Goal,
    seeking: Seat,
) -> Move:
    """The hero of the goal goes to the seeking seat; the other seats take the rest."""
    wanted = [move for move in legal if state.lexicon.meaning[move] == (goal.hero,)]
    if wanted and (seat == seeking or len(legal) == 1):
        return wanted[0]
    return rng.choice([move for move in legal if move not in wanted] or legal)


def _witness(game: Destinies, begun: _Begun, bit: int, state: InstrumentedTable) -> Witness:
    """The game written down."""
    table = begun.table
    recorder = Recorder(
        game,
        seed=begun.seed,
        seats=len(table.seats),
        **setup(game, table, "taken", begun.facts),
    )
    for seat, move in begun.made:
        recorder.choose(seat, move)
    record: Record = recorder.record()
    return Witness(bit, record.dumps(), len(begun.made), max(state.day, 1), state.notes.seen)
