"""Destinies as a `Game`: its name, its options, its words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from fateloom.core.campaigns import Chapter
from fateloom.core.errors import InvalidMove, InvalidSetup
from fateloom.core.game import Game, Move, Option, Part, Program, Seat, Skipped, Tally, Told
from fateloom.games.destinies import chapters, play, policy, setup
from fateloom.games.destinies.determinize import determinize
from fateloom.games.destinies.evaluate import evaluate, steps
from fateloom.games.destinies.moves import KINDS, Words, renewed
from fateloom.games.destinies.observe import EVENT_CODES, REVEALS
from fateloom.games.destinies.observing.pictures import frontispiece
from fateloom.games.destinies.programs import PROGRAMS, stands
from fateloom.games.destinies.scenario import (
    admission,
    built,
    cache,
    image_files,
    packaged,
    reading,
    shelved,
)
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import FULL_MINUTES, Scenario
from fateloom.games.destinies.scenario.pack import Pack
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.games.destinies.scenario.shelved import Opened
from fateloom.games.destinies.scenario.wording import plain
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.view import View

FITTING: Final = "fitting"
"""The mode that fits the number of seats: Explorer for one, a race for two or three, two teams for
four (DST-CMP-24, DST-TEAM-01)."""
MODES: Final = (FITTING, "race", "explorer", "challenger", "team")
_SEATS_OF: Final = {
    "race": (2, 3),
    "explorer": (1,),
    "challenger": (1,),
    "team": (4,),
}
GRADES: Final = (1, 2, 3, 4, 5)
FACT: Final = "fact-"
"""The beginning of the name of each option that is a fact of a campaign."""
OWN: Final = -1
"""The option value for a campaign fact at the scenario's own default."""


def options(
    scenarios: Sequence[str], past: Sequence[str] = (), proved: Collection[str] = ()
) -> tuple[Option, ...]:
    """The set-up options for these scenarios; those of the `past` are for tables of before, and
    those `proved` have a certificate.

    scenario  the story
    mode      see `MODES`
    grade     the difficulty of a Challenger's limit of days, the easiest first (DST-SOLO-07)
    heroes    taken by the players, or dealt at random (DST-SET-03, DST-SET-04)
    dice      digital dice, or the players' own (DST-DICE-15)
    end       with the first Destiny that is fulfilled, or for two or three heroes at a story
              table when everybody's own story is over (DST-WIN-07)
    reading   what is read is for all, or in a visit for those alone who are there (DST-REQ-17)
    length    the full story, or a short evening without its optional events (DST-EVT-14)
    fact-...  the results of earlier parts of a campaign (DST-SCN-13): with any, its recap is read
    """
    books = {name: cache.book(name) for name in (*scenarios, *past)}
    stories = {name: book.scenario for name, book in books.items()}
    facts = {fact.id: max(fact.most, 1) for book in books.values() for fact in book.legacy}
    short = tuple(n for n, story in stories.items() if any(e.optional for e in story.events))
    return (
        Option(
            "scenario",
            scenarios[0],
            tuple(scenarios),
            {
                name: _introduced(books[name], _version(name, scenarios), name in proved)
                for name in books
            },
            past=tuple(past),
        ),
        Option("mode", FITTING, MODES, {mode: Told(seats=of) for mode, of in _SEATS_OF.items()}),
        Option("grade", 1, GRADES, {each: _grade(stories, each) for each in GRADES[1:]}),
        Option("dice", "digital", ("digital", "own"), rare=True),
        Option(
            "length",
            "full",
            ("full", "short"),
            {"short": Told(where={"scenario": short})},
            rare=True,
        ),
        Option("heroes", "taken", ("taken", "dealt"), rare=True),
        Option(
            "end",
            "first",
            ("first", "all"),
            {"all": Told(seats=_SEATS_OF["race"], where={"mode": (FITTING, "race")})},
            rare=True,
        ),
        Option("reading", "aloud", ("aloud", "private"), rare=True),
        *(
            Option(f"{FACT}{name}", OWN, (OWN, *range(most + 1)), rare=True, carried=True)
            for name, most in sorted(facts.items())
        ),
    )


def _grade(stories: Mapping[str, Scenario], grade: int) -> Told:
    """The condition for a grade: Challenger mode, in a story that has this grade."""
    names = (name for name, story in stories.items() if grade <= len(story.modes.limits))
    return Told(where={"mode": ("challenger",), "scenario": tuple(names)})


def _renamed(scenarios: Sequence[str]) -> dict[str, str]:
    # A story of the shelf is named by its digest: no other version takes its place at a table, and
    # what it calls renamed must not change the words of others.
    stories = [cache.book(name).scenario for name in scenarios if "@" not in name]
    return {old: new for story in stories for old, new in story.renamed.items()}


def _version(name: str, offered: Sequence[str]) -> str:
    """What distinguishes a story from others with its id: " (v2)", or " (v2, 3f9a)"; else ""."""
    story, _, digest = name.partition("@")
    others = [each for each in offered if each != name and each.partition("@")[0] == story]
    if not others:
        return ""
    version = cache.book(name).scenario.version
    alike = version in [cache.book(each).scenario.version for each in others]
    return f" (v{version}, {digest[:4]})" if alike and digest else f" (v{version})"


def _introduced(book: Book, version: str, proved: bool) -> Told:
    """The introduction of a scenario, shown before it is chosen (DST-APP-01)."""
    story = book.scenario
    told = {
        language: (
            plain(book, language, story.title) + version,
            plain(book, language, story.about),
        )
        for language in (story.language, *story.translations)
    }
    return Told(
        *told[story.language],
        translations=told,
        picture=frontispiece(book),
        minutes=story.minutes or FULL_MINUTES,
        author=story.author or None,
        proved=proved,
        place=chapters.place(book),
        mood=story.mood,
        cast={
            language: tuple([plain(book, language, hero.name) for hero in story.heroes])
            for language in told
        },
    )


class Destinies(Game[DestiniesState, View]):
    """The story game, with the packaged scenarios."""

    name = "destinies"
    rules = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options = options(packaged.NAMES)
    moves: ClassVar[Words] = Words(cache.open_all)
    passes = ("stay", "end", "done", "leave")
    move_kinds = KINDS
    event_codes = EVENT_CODES
    chance = frozenset({"begins", "deals", "rolls"})
    reveals = REVEALS
    view_type = View
    saves = True
    tells_stories = True
    secret_progress = True
    programs = PROGRAMS
    renamed: ClassVar[Mapping[str, str]] = _renamed(packaged.NAMES)
    """Old id -> new id, for older saved games."""
    table: ClassVar[type[DestiniesState]] = DestiniesState
    """The class of its tables; an observer may substitute a subclass."""
    _shelf: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = (), (), ()
    """The stories of the shelf when it was last asked for: those of now, those of the past, and
    those of now that were proved."""
    _shelved: Destinies
    """The game with these stories."""

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        # Records and tables of earlier versions name a language. It never affected the game, and
        # each reader now has their own (DST-REQ-11).
        checked = {name: options[name] for name in options if name != "language"}
        story = checked.get("scenario")
        if isinstance(story, str) and "@" in story and story not in self.options[0].known:
            raise InvalidSetup("story-missing", story)
        return super().checked(checked)

    def _set_up(
        self, seed: int, seats: int, watch: bool, options: dict[str, Any]
    ) -> DestiniesState:
        name = options["scenario"]
        scenario = cache.book(name).scenario
        mode = _mode(scenario, seats, options["mode"])
        state = self.table()
        state.events = [] if watch else None
        setup.clear(state, name, seats, mode)
        state.own_dice = options["dice"] == "own"
        state.story_table = options["end"] == "all"
        state.private = options["reading"] == "private"
        state.short = options["length"] == "short"
        if state.story_table and mode != "race":
            raise InvalidSetup("destinies-story-table", mode)
        if mode == "challenger":
            state.limit = _limit(scenario, options["grade"])
        facts = cache.book(name).legacy
        given = [options.get(f"{FACT}{fact.id}", OWN) for fact in facts]
        state.legacy = tuple(
            [
                fact.start if value == OWN else min(max(value, fact.least), fact.most)
                for fact, value in zip(facts, given, strict=True)
            ]
        )
        recap = any(value != OWN for value in given)
        setup.open_book(state, seed, dealt=options["heroes"] == "dealt", recap=recap)
        play.run(state)
        return state

    def parse(self, text: str) -> Move:
        if self.renamed and text.strip():
            with suppress(InvalidMove):  # a word that is no id may look like one
                return self.moves.parse(renewed(text, self.renamed))
        return self.moves.parse(text)

    def with_stories(self, files: Sequence[Path]) -> Destinies:
        names = list(packaged.NAMES)
        for file in files:
            story = built.read(file)
            if story.name in names:
                raise BadScenario("scenario-taken", str(file), story.name)
            names.append(cache.add(story.named))
            if story.pack is not None:
                image_files.note(file, story.pack.images)
        return _with_books(tuple(names))

    def with_shelf(self, shelf: Path, skipped: Skipped) -> Destinies:
        kept = Shelf(shelf)
        found = shelved.open_stories(kept.files()), shelved.open_stories(kept.files(removed=True))
        for _, damaged in found:
            for each in damaged:
                skipped(each.file, each.error)
        own = tuple([str(name) for name in self.options[0].values])
        told = [
            {each.manifest.key: each.manifest for each in opened if _tells(each, skipped)}
            for opened, _ in found
        ]
        names = tuple([each for each in told[0] if each not in own])
        past = tuple([each for each in told[1] if each not in (*own, *names)])
        proved = tuple([each for each in names if told[0][each].proved])
        if not names and not past:
            return self
        if (names, past, proved) != self._shelf:
            self._shelf = names, past, proved
            self._shelved = _with_books((*own, *names), past, proved)
        return self._shelved

    def chapter(self, state: DestiniesState, players: Sequence[str]) -> Chapter | None:
        return chapters.chapter(state, players)

    def continued(
        self, options: Mapping[str, object], before: Sequence[Chapter]
    ) -> dict[str, object]:
        story = self.checked(options)["scenario"]
        facts = chapters.carried(story, before)
        return {**options, **{f"{FACT}{name}": value for name, value in facts.items()}}

    def determinize(self, view: View, rng: Random) -> DestiniesState:
        return determinize(view, rng)

    def policy(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        return policy.choose(view, legal, rng)

    def evaluate(self, state: DestiniesState, seat: Seat) -> float:
        return evaluate(state, seat)

    def progress(self, state: DestiniesState, seat: Seat) -> int:
        """The steps that were reached on the path on which a seat is furthest."""
        return steps(state, seat)

    def decisive(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        return policy.decisive(view, legal)

    def stands(self, program: Program, view: View) -> bool:
        return stands(program, view)

    def tally(self, state: DestiniesState) -> Tally:
        won = state.outcome is not None and bool(state.outcome.winners)
        hero = state.book.scenario.heroes[state.hero_of(state.persons[0])].id
        facts = {"scenario": state.scenario, "hero": hero, "mode": state.mode}
        score = (Part("result", "won" if won else "lost", won), Part("day", state.day, -state.day))
        return Tally(score, facts)


def _tells(opened: Opened, skipped: Skipped) -> bool:
    """Whether a story from the shelf can tell what it is; one that cannot is skipped."""
    try:
        _introduced(cache.book(opened.manifest.key), "", False)
    except reading.INCONSISTENT as error:
        skipped(opened.file, BadScenario("scenario-inconsistent", str(opened.file), str(error)))
        return False
    return True


def admitted(data: bytes, file: str) -> Pack:
    """A pack that a stranger wants everybody to see, read whole: see `admission`.

    Raises `BadScenario`.
    """
    pack, story = admission.admitted(data, file)
    try:
        _introduced(Book(story), "", pack.manifest.proved)
    except reading.INCONSISTENT as error:
        raise BadScenario("scenario-inconsistent", file, str(error)) from error
    return pack


def with_scenarios(*scenarios: Scenario) -> Destinies:
    """The game with other stories than the packaged ones: an author's, or a test's."""
    return _with_books(tuple([cache.add(scenario) for scenario in scenarios]))


def _with_books(
    names: tuple[str, ...], past: tuple[str, ...] = (), proved: tuple[str, ...] = ()
) -> Destinies:
    names = _in_order(names)
    scenarios = [cache.book(name).scenario for name in (*names, *past)]
    most = max(len(scenario.heroes) for scenario in scenarios)
    team = any(_plays_teams(scenario) for scenario in scenarios)
    counts = tuple([n for n in (1, 2, 3) if n <= most] + [4] * team)

    class Further(Destinies):
        """Destinies with its own set of scenarios."""

        seat_counts = counts
        options = options(names, past, proved)
        renamed = _renamed((*names, *past))

    return Further()


def _in_order(names: Sequence[str]) -> tuple[str, ...]:
    """The same stories with the parts of each campaign together and in order (DST-SCN-03), where
    the first of them stands."""
    places = {name: chapters.place(cache.book(name)) for name in names}
    first: dict[str, int] = {}
    keys: dict[str, tuple[int, int]] = {}
    for index, (name, place) in enumerate(places.items()):
        if place is None:
            keys[name] = index, 0
        else:
            keys[name] = first.setdefault(place.campaign, index), place.number
    return tuple(sorted(names, key=keys.__getitem__))


def _plays_teams(scenario: Scenario) -> bool:
    return scenario.modes.team and len(scenario.heroes) >= 2


def _mode(scenario: Scenario, seats: int, mode: str) -> str:
    """The mode in play. Raises `InvalidSetup` if it does not fit."""
    if mode == FITTING:
        mode = {1: "explorer", 4: "team"}.get(seats, "race")
    if seats not in _SEATS_OF[mode]:
        raise InvalidSetup("destinies-mode-seats", mode, seats, _SEATS_OF[mode])
    if mode == "team" and not _plays_teams(scenario):
        raise InvalidSetup("destinies-no-teams", scenario.id)
    if mode == "race" and seats > len(scenario.heroes):
        raise InvalidSetup("destinies-heroes", scenario.id, len(scenario.heroes))
    if mode == "challenger" and not scenario.modes.limits:
        raise InvalidSetup("destinies-no-challenger", scenario.id)
    return mode


def _limit(scenario: Scenario, grade: int) -> int:
    """The last day of a Challenger's grade."""
    limits = scenario.modes.limits
    if grade > len(limits):
        raise InvalidSetup("destinies-no-grade", scenario.id, len(limits))
    return limits[grade - 1]


DESTINIES: Final = Destinies()
