"""The builder of options and their results: from entries that were read to the typed model."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.texts import Text, TextId
from fateloom.story import language, prose
from fateloom.story.diagnostics import Place, Word
from fateloom.story.file_format import DEEDS
from fateloom.story.language import SCOPE, Scope
from fateloom.story.names import Names
from fateloom.story.shapes import Entry

DONE: Final = "done"
"""The result of what simply happens."""
OTHERWISE: Final = "otherwise"
ANY: Final = "any "
"""Before the category in the key of a scan's answer."""

_RESULT_KEYS: Final = ("text", "do", "choice", "hints", "mark", "to")
_AT_A_PLACE: Final = frozenset(DEEDS)
_ANYWHERE: Final = frozenset(("cost", "test", "scan"))
"""What can also stand in a choice, a room or a Finale."""

LONG: Final = 90
"""Words of one text at most (BUD-21)."""
GREETING: Final = 70
"""Words that greet a visitor at most (BUD-21)."""
LABEL: Final = 16
NAME: Final = 8
OPENING: Final = 220
"""Words of what is read once, before the first turn."""


@dataclass(frozen=True, slots=True)
class Here:
    """The context of the builder.

    path     the names that lead there, which is how its texts are called
    option   the id of the option, or how those of options here begin
    scope    what expressions may speak of
    stages   in a Finale: the ids of its stages
    finale   in a Finale: its path, as hero.path
    allowed  the deeds that may stand here
    """

    path: str
    option: str
    scope: Scope = SCOPE
    stages: Collection[str] | None = None
    finale: str = ""
    allowed: frozenset[str] = _AT_A_PLACE

    def into(self, *names: str) -> Here:
        """Further along the path."""
        return replace(self, path=".".join((self.path, *names)))

    def within(self) -> Here:
        """In a choice: nothing is scanned any more, and few deeds can stand here."""
        return replace(self, scope=replace(self.scope, scan=False), allowed=_ANYWHERE)

    @classmethod
    def narrow(
        cls, path: str, option: str, stages: Collection[str] | None = None, finale: str = ""
    ) -> Here:
        """Where only some deeds can stand: a room, an event, a stage."""
        return cls(path, option, stages=stages, finale=finale, allowed=_ANYWHERE)


@dataclass(slots=True)
class Source:
    """Where things and texts of the form stand in the files.

    places   by path: pois.mill, pois.mill.options.ask, pois.mill.options.ask.text; conditions and
             effects, too: pois.mill.options.ask.when, pois.mill.options.ask.do.0
    limits   how many words a text may have, by its id
    options  the path of each option, by its id
    """

    places: dict[str, Place] = field(default_factory=dict)
    limits: dict[TextId, int] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)


class DeedBuilder:
    """Builds options and results, and keeps every text it meets."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.found = names.found
        self.texts: dict[TextId, Text] = {}
        self.private: set[TextId] = set()
        self.source = Source()

    # --- texts and expressions -----------------------------------------------------

    def text(self, word: Word, path: str, limit: int = LONG, *, private: bool = False) -> TextId:
        """Keep a text under its path, and give its id. Only what is read aloud has differences:
        in a name, a label or what is private they would tell what nobody is to see."""
        self.texts[path] = prose.text(word, self.names, plain=private or limit in (LABEL, NAME))
        self.source.places[path] = word.place
        self.source.limits[path] = limit
        if private:
            self.private.add(path)
        return str(path)

    def maybe(self, entry: Entry, key: str, path: str, limit: int = LONG) -> TextId | None:
        """The text of a key that may be missing."""
        return self.text(entry[key], f"{path}.{key}", limit) if key in entry else None

    def when(self, entry: Entry, scope: Scope, path: str, key: str = "when") -> Condition:
        """The condition of a key that may be missing; `path` leads to the entry."""
        if key not in entry:
            return ALWAYS
        self.source.places[f"{path}.when"] = entry[key].place
        return language.condition(entry[key], self.names, scope)

    def effects(self, words: Sequence[Word], scope: Scope, path: str) -> tuple[Effect, ...]:
        """The effects, without those that make no sense; `path` leads to what has them."""
        built: list[Effect] = []
        for word in words:
            effect = language.effect(word, self.names, scope)
            if effect is not None:
                self.source.places[f"{path}.do.{len(built)}"] = word.place
                built.append(effect)
        return tuple(built)

    # --- names -----------------------------------------------------------------------

    def reference(self, kind: str, part: Entry, key: str) -> str | None:
        """What a key names; None where it is missing, or names nothing."""
        return self.names.refer(kind, part[key]) if key in part else None

    def references(self, kind: str, words: Sequence[Word]) -> tuple[str, ...]:
        """What is named in a list, without what names nothing."""
        known = [self.names.refer(kind, word) for word in words]
        return tuple(name for name in known if name)

    def local(self, kind: str, word: Word, owner: str, known: Collection[str], *more: str) -> None:
        """Refer to what has a name only within `owner`; `more` are the words that may stand there
        in place of a name."""
        if word in known:
            self.names.uses.add(kind, f"{owner}.{word}", self.found.inside(word, 0))
        elif word and word not in more:
            self.names.unknown(kind, word, (*more, *known))

    # --- results ---------------------------------------------------------------------

    def result(self, entry: Entry, name: str, here: Here) -> d.Result:
        """What comes of something; `here` leads to the entry."""
        self.source.places[here.path] = entry.place
        choice = entry.get("choice")
        return d.Result(
            id=str(name),
            text=self.maybe(entry, "text", here.path),
            effects=self.effects(entry.get("do", ()), here.scope, here.path),
            choice=None if choice is None else self.choice(choice, name, here),
            hints=self.references("step", entry.get("hints", ())),
            mark=str(entry["mark"]) if entry.get("mark") else None,
            to=self.way(entry, here),
        )

    def way(self, entry: Entry, here: Here) -> str | None:
        """Where a Finale goes on."""
        to: Word | None = entry.get("to")
        if here.stages is None:
            if to is not None:
                self.found.add("E118", entry.at("to"))
            return None
        if to is None:
            if "choice" not in entry:
                self.found.add("E305", entry.place)
            return None
        self.local("stage", to, here.finale, here.stages, *d.WAYS)
        return str(to)

    def choice(self, entry: Entry, result: str, here: Here) -> d.Choice:
        """A forced choice (DST-INT-04); the ids of its answers tell which result asked."""
        begins = here.option if result == DONE else f"{here.option}.{result}"
        inner = replace(here.within(), option=begins).into("choice")
        answers = tuple(
            self.option(word, part, inner.into("answers")) for word, part in entry["answers"]
        )
        return d.Choice(answers, self.maybe(entry, "text", inner.path))

    # --- options ------------------------------------------------------------------------

    def options(self, entry: Entry, here: Here) -> tuple[d.Option, ...]:
        """The options of a place, in their order."""
        inner = here.into("options")
        return tuple(self.option(word, part, inner) for word, part in entry.get("options", ()))

    def option(self, word: Word, entry: Entry, around: Here) -> d.Option:
        """One option; `around` leads to the list it stands in."""
        here = replace(around.into(word), option=f"{around.option}.{word}")
        self.source.places[here.path] = word.place
        self.source.options[here.option] = here.path
        self.names.uses.define("option", here.option, word.place)
        once = entry.get("once") or "visit"
        return d.Option(
            id=here.option,
            label=self.text(entry["label"], f"{here.path}.label", LABEL),
            deed=self.deed(entry, here),
            note=self.maybe(entry, "note", here.path, LABEL),
            when=self.when(entry, here.scope, here.path),
            once=str(once),
        )

    def deed(self, entry: Entry, here: Here) -> d.Deed:
        """What the option is, by the keys it has."""
        keys = [key for key in DEEDS if key in entry]
        for key in keys:
            if key not in here.allowed:
                self.found.add("E119", entry.at(key), key)
        if len(keys) > 1 and set(keys) != {"scan", "test"}:
            self.found.add("E116", entry.at(keys[1]), *keys[:2])
        if keys and keys != ["cost"]:
            for key in _RESULT_KEYS:
                if key in entry:
                    self.found.add("E117", entry.at(key), key, keys[0])
            return self.special(keys, entry, here)
        result = self.result(entry, DONE, here)
        return d.Pay(entry["cost"], result) if keys else d.Interaction(result)

    def special(self, keys: list[str], entry: Entry, here: Here) -> d.Deed:
        """What is more than something that happens."""
        (key, *_) = [key for key in keys if key != "cost"]
        content = entry[key]
        if set(keys) == {"scan", "test"}:
            scan = self.scan(entry["scan"], here.into("scan"))
            if scan.otherwise is None:
                self.found.add("E306", entry.at("scan"))
            return d.ScanOrTest(scan, self.test(entry["test"], here.into("test")))
        match key:
            case "test":
                return self.test(content, here.into("test"))
            case "scan":
                scan = self.scan(content, here.into("scan"))
                if scan.otherwise is None and here.stages is not None:
                    self.found.add("E306", entry.at("scan"))
                return scan
            case "destiny":
                return self.destiny(content, here.into("destiny"))
            case "trade":
                return d.Trade(self.references("item", content["stock"]))
            case "finale":
                hero, path = self.path(content)
                return d.StartFinale(hero, path)
            case "travel":
                return self.travel(content, here.into("travel"))
        return d.Enter(self.names.refer("dungeon", content) or "")

    def test(self, entry: Entry, here: Here) -> d.Test:
        """A test whose outcomes cover 0 to 6, each number once (DST-TEST-22)."""
        outcomes: list[d.Outcome] = []
        taken: dict[int, str] = {}
        for word, part in entry["outcomes"]:
            least, most = part["on"]
            self.names.uses.define("outcome", f"{here.option}.{word}", word.place)
            result = self.result(part, word, here.into("outcomes", word))
            outcomes.append(d.Outcome(least, most, result))
            if most > d.MOST_SUCCESSES:
                self.found.add("E303", part.at("on"), most)
            for number in range(max(least, 0), min(most, d.MOST_SUCCESSES) + 1):
                if number in taken:
                    self.found.add("E302", part.at("on"), number, taken[number])
                taken[number] = str(word)
        if all(outcome.least >= 0 for outcome in outcomes):
            gaps = [str(n) for n in range(d.MOST_SUCCESSES + 1) if n not in taken]
            if gaps:
                self.found.add("E301", entry.at("outcomes"), ", ".join(gaps))
        outcomes.sort(key=lambda outcome: outcome.least)
        return d.Test(str(entry["skill"]), tuple(outcomes), entry.get("double-edged", False))

    def scan(self, entry: Entry, here: Here) -> d.ItemScan:
        """An item scan; its keys are items, or `any` and a category."""
        scanned = replace(here, scope=replace(here.scope, scan=True))
        answers: list[d.Answer] = []
        for word, part in entry["answers"]:
            if word.startswith(ANY):
                name = Word.of(
                    word[len(ANY) :].strip() or "?",
                    self.found.inside(word, len(word) - len(word[len(ANY) :].lstrip())),
                )
                category = self.names.refer("category", name)
                step = f"any-{category}"
                result = self.result(part, step, scanned.into("answers", step))
                answers.append(d.Answer(result, category=category))
            else:
                item = self.names.refer("item", word)
                result = self.result(part, str(word), scanned.into("answers", word))
                answers.append(d.Answer(result, item=item))
        return d.ItemScan(str(entry["as"]), tuple(answers), self.otherwise(entry, scanned))

    def otherwise(self, entry: Entry, here: Here) -> d.Result | None:
        """What is answered to everything else."""
        if OTHERWISE not in entry:
            return None
        return self.result(entry[OTHERWISE], OTHERWISE, here.into(OTHERWISE))

    def destiny(self, entry: Entry, here: Here) -> d.DestinyScan:
        """A Destiny scan; its keys are hero.path."""
        answers: list[d.PathAnswer] = []
        for word, part in entry["answers"]:
            hero, path = self.path(word)
            result = self.result(part, str(word), here.into("answers", word))
            answers.append(d.PathAnswer(hero, path, result))
        scan = d.DestinyScan(tuple(answers), self.otherwise(entry, here))
        if scan.otherwise is None:
            told = {f"{answer.hero}.{answer.path}" for answer in answers}
            missing = [path for path in self.names.defined["path"] if path not in told]
            if missing:
                self.found.add("E307", entry.place, ", ".join(missing))
        return scan

    def path(self, word: Word) -> tuple[str, str]:
        """A path of a hero, as hero.path; empty where there is none."""
        hero, _, path = (self.names.refer("path", word) or ".").partition(".")
        return hero, path

    def travel(self, entry: list[tuple[Word, Any]], here: Here) -> d.Travel:
        """A journey."""
        for word, _ in entry:
            self.names.uses.define("journey", f"{here.option}.{word}", word.place)
        return d.Travel(
            tuple(
                d.Destination(
                    id=str(word),
                    tile=self.names.refer("tile", part["tile"]) or "",
                    label=self.text(part["label"], f"{here.path}.{word}.label", LABEL),
                    result=self.result(part, str(word), here.into(word)),
                    when=self.when(part, here.scope, f"{here.path}.{word}"),
                    hidden=part.get("hidden", False),
                )
                for word, part in entry
            )
        )
