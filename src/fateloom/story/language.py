"""The parser of conditions and effects, which makes the trees that the engine runs.

Parsing (grammar.lark) knows no names; they are resolved here against `Names`, and whatever
does not resolve is noted at its column.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Any, Final

from lark import Lark, Token, Tree, UnexpectedInput, UnexpectedToken

from fateloom.games.destinies.components import SKILLS, SPACES
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.effects import Effect
from fateloom.games.destinies.scenario.model import Fact
from fateloom.story.diagnostics import Findings, Place, Word
from fateloom.story.names import THINGS, Names

MOST_LETTERS: Final = 300
"""Letters in a condition or an effect; longer ones are no longer understood by people either."""

_SUBJECTS: Final = (c.ME, c.MATE, c.SOMEONE, c.OTHERS)
_TARGETS: Final = (c.ME, c.MATE, c.EVERYONE, c.OTHERS)


@dataclass(frozen=True, slots=True)
class Scope:
    """Where an expression stands: what it may speak of.

    visit   the place whose options `taken` can name
    scan    an item has been scanned, and is `it`
    roll    a roll can be changed
    """

    visit: str = ""
    scan: bool = False
    roll: bool = False


SCOPE: Final = Scope()
"""Where nothing special can be spoken of."""


class _Unknown(Exception):
    """A part does not resolve; it has been noted."""


@cache
def _parser() -> Lark:
    grammar = (files("fateloom.story") / "grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, start=["condition", "effect"], parser="lalr")


@lru_cache(maxsize=4096)
def _parsed(start: str, text: str) -> Tree[Token]:
    return _parser().parse(text, start=start)


def _tree(start: str, code: str, word: Word, found: Findings) -> Any:
    """The tree of an expression; None, with a word about it, when it has none."""
    if not word:
        return None
    if len(word) > MOST_LETTERS:
        found.add("E114", word.place, MOST_LETTERS)
        return None
    try:
        return _parsed(start, str(word)).children[0]
    except UnexpectedInput as error:
        offset = min(error.pos_in_stream or 0, len(word))
        token = error.token if isinstance(error, UnexpectedToken) else word[offset]
        if not token:  # more should have come
            offset = len(word)
        found.add(code, found.inside(word, offset), str(token) or "…")
        return None


def condition(word: Word, names: Names, scope: Scope) -> Condition:
    """The condition in these words; always true where they make none."""
    tree = _tree("condition", "E112", word, names.found)
    if tree is None:
        return ALWAYS
    try:
        return _Resolver(word, names, scope).condition(tree)
    except _Unknown:
        return ALWAYS


def effect(word: Word, names: Names, scope: Scope) -> Effect | None:
    """The effect in these words; None where they make none."""
    tree = _tree("effect", "E113", word, names.found)
    if tree is None:
        return None
    try:
        return _Resolver(word, names, scope).effect(tree)
    except _Unknown:
        return None


class _Resolver:
    """Turns the tree of one expression into the engine's."""

    def __init__(self, word: Word, names: Names, scope: Scope) -> None:
        self.word = word
        self.names = names
        self.scope = scope

    # --- names --------------------------------------------------------------------

    def place(self, token: Token) -> Place:
        return self.names.found.inside(self.word, token.start_pos or 0)

    def fail(self, code: str, token: Token, *details: str, near: str | None = None) -> _Unknown:
        self.names.found.add(code, self.place(token), *(details or (str(token),)), near=near)
        return _Unknown()

    def name(self, kind: str, token: Token) -> str:
        known = self.names.refer(kind, Word.of(str(token), self.place(token)))
        if known is None:
            raise _Unknown
        return known

    def used(self, kind: str, token: Token, owner: str = "") -> str:
        """Note that a name stands here; the name."""
        self.names.uses.add(kind, f"{owner}{token}", self.place(token))
        return str(token)

    def unknown(self, kind: str, token: Token, known: Iterable[str]) -> _Unknown:
        self.names.unknown(kind, Word.of(str(token), self.place(token)), known)
        return _Unknown()

    def who(self, token: Token | None, words: tuple[str, ...]) -> str:
        """A hero, or a word for one; the active hero where nobody is named."""
        if token is None or token in words:
            return c.ME if token is None else str(token)
        heroes = self.names.defined["hero"]
        if token not in heroes:
            raise self.unknown("hero", token, (*words, *heroes))
        return self.used("hero", token)

    def fact(self, tree: Any, subjects: tuple[str, ...]) -> tuple[Token, str, Fact]:
        """The fact that is named, with its owner."""
        first, second = tree.children
        if second is None:
            fact = self.names.facts.get(first)
            if fact is None:
                if first in (*c.AMOUNTS, *c.GAUGES):
                    raise self.fail("E220", first)
                raise self.unknown("fact", first, self.names.facts)
            if fact.hero:
                raise self.fail("E221", first, first, f"{c.ME}.{first}")
            self.used("fact", first)
            return first, c.WORLD, fact
        if first == c.CAMPAIGN:
            known = self.names.campaign
            who = c.CAMPAIGN
        else:
            known = self.names.facts
            who = self.who(first, subjects)
        fact = known.get(second)
        if fact is None:
            if second in c.AMOUNTS:
                raise self.fail("E220", second)
            own = (name for name, fact in known.items() if fact.hero or who == c.CAMPAIGN)
            raise self.unknown("fact", second, chain(own, c.AMOUNTS))
        if not fact.hero and who != c.CAMPAIGN:
            raise self.fail("E221", second, second, second)
        self.used("campaign" if who == c.CAMPAIGN else "fact", second)
        return second, who, fact

    def amount(
        self, tree: Any, known: tuple[str, ...], whose: tuple[str, ...]
    ) -> tuple[str, str] | None:
        """(name, who) where a fact's place names an amount of a hero; None for a fact."""
        first, second = tree.children
        if second is None:
            return (str(first), c.ME) if first in known else None
        return (str(second), self.who(first, whose)) if second in known else None

    # --- conditions ------------------------------------------------------------------

    def condition(self, tree: Any) -> Condition:
        match tree.data:
            case "all":
                return c.All(self.parts(tree.children))
            case "some":
                return c.Some(self.parts(tree.children))
            case "not":
                return c.Not(self.condition(tree.children[0]))
            case "count":
                *parts, sign, number = tree.children
                return c.Count(self.parts(parts), str(sign), int(number))
            case "flag":
                name, who, fact = self.fact(tree.children[0], _SUBJECTS)
                if fact.counter:
                    raise self.fail("E220", name)
                return c.Flag(str(name), who)
            case "compare":
                return self.comparison(*tree.children)
        first, *more = tree.children
        match tree.data:
            case "has":
                return c.Has(self.name("item", more[0]), self.who(first, _SUBJECTS))
            case "carries":
                return c.Carries(self.name("category", more[0]), self.who(first, _SUBJECTS))
            case "at":
                if first is not None and first in self.names.defined["npc"]:
                    return c.Attends(self.used("npc", first), self.name("poi", more[0]))
                return c.At(self.name("tile", more[0]), self.who(first, _SUBJECTS))
            case "taken":
                options = self.names.options.get(self.scope.visit, {})
                if first not in options:
                    raise self.unknown("option", first, tuple(options))
                self.used("option", first, f"{self.scope.visit}.")
                return c.Taken(options[str(first)])
        return self.state(first, more[0])

    def parts(self, trees: list[Any]) -> tuple[Condition, ...]:
        """All parts, so that every name that does not resolve is noted in one go."""
        parts: list[Condition] = []
        failed = False
        for tree in trees:
            try:
                parts.append(self.condition(tree))
            except _Unknown:
                failed = True
        if failed:
            raise _Unknown
        return tuple(parts)

    def comparison(self, tree: Any, sign: Token, number: Token) -> Condition:
        first, second = tree.children
        if second is None and first in c.GAUGES:
            return c.Compare(str(first), c.WORLD, str(sign), int(number))
        amount = self.amount(tree, c.AMOUNTS, _SUBJECTS)
        if amount is not None:
            return c.Compare(*amount, str(sign), int(number))
        name, who, fact = self.fact(tree, _SUBJECTS)
        if not fact.counter:
            raise self.fail("E222", name)
        return c.Compare(str(name), who, str(sign), int(number))

    def state(self, subject: Token, word: Token) -> Condition:
        kind: str | None
        known: tuple[str, ...]
        if subject == c.ME:
            return c.Is(c.ME, c.ME, self.name("hero", word))
        if subject == c.MODE:
            kind, known = c.MODE, c.MODES
        else:
            kind = self.names.kind_of(subject)
            if kind is None:
                things = [name for kind in THINGS for name in self.names.defined[kind]]
                raise self.unknown("word", subject, (c.ME, c.MODE, *things))
            words = {c.TILE: c.TILE_WORDS, c.HERO: c.HERO_WORDS}
            known = words.get(kind) or (*self.names.states.get(subject, ()), c.PRESENT)
        if word not in known:
            raise self.unknown("state", word, known)
        if kind in THINGS:
            self.used(kind, subject)
        if word in self.names.states.get(subject, ()):
            self.used("state", word, f"{subject}.")
        return c.Is(kind, str(subject), str(word))

    # --- effects ----------------------------------------------------------------------

    def effect(self, tree: Any) -> Effect:
        parts = tree.children
        match tree.data:
            case "set" | "clear":
                return self.flag(tree.data, parts[0])
            case "change":
                return self.change(parts[0], parts[1])
            case "assign":
                return self.assign(*parts)
            case "gain":
                return e.Gain(self.name("item", parts[0]), self.who(parts[1], _TARGETS))
            case "lose":
                return e.Lose(self.item(parts[0]), self.who(parts[1], _TARGETS))
            case "drop":
                return e.Drop(self.item(parts[0]))
            case "stock":
                return e.Stock(self.name("poi", parts[0]), self.item(parts[1]))
            case "skill":
                skill = self.skill(parts[0], (*SKILLS, e.ANY))
                who = self.who(parts[3], _TARGETS)
                return e.Skill(skill, int(parts[1]), who, per_item=parts[2] is not None)
            case "marker":
                space = None if parts[1] is None else int(parts[1])
                if space is not None and not 1 <= space <= SPACES:
                    raise self.fail("E223", parts[1], str(space), "1", str(SPACES))
                return e.Marker(self.skill(parts[0], SKILLS), space, self.who(parts[2], _TARGETS))
            case "go":
                return e.Go(self.name("tile", parts[0]), self.who(parts[1], _TARGETS))
            case "end":
                return e.EndVisit()
        return self.table_effect(tree.data, parts)

    def table_effect(self, verb: str, parts: list[Any]) -> Effect:
        """What changes the map and what stands on it."""
        match verb:
            case "place":
                tile = None if parts[1] is None else self.name("tile", parts[1])
                return e.Place(self.name("poi", parts[0]), tile)
            case "remove":
                return e.Remove(self.name("poi", parts[0]))
            case "become":
                return self.become(parts[0], parts[1])
            case "token":
                return e.Token(self.name("poi", parts[0]), int(parts[1]))
            case "bring":
                return e.Bring(self.name("npc", parts[0]), self.name("poi", parts[1]))
            case "dismiss":
                return e.Dismiss(self.name("npc", parts[0]))
            case "reveal":
                return e.Reveal(self.name("tile", parts[0]))
            case "explore":
                return e.Explore(self.name("tile", parts[0]))
        return e.Start(self.name("event", parts[0]))

    def flag(self, verb: str, tree: Any) -> Effect:
        name, who, fact = self.fact(tree, _TARGETS)
        if fact.counter:
            raise self.fail("E220", name)
        if verb == "set":
            return e.Set(str(name), who)
        if not fact.volatile:
            raise self.fail("E224", name)
        return e.Clear(str(name), who)

    def assign(self, tree: Any, sign: Token, value: Token) -> Effect:
        if sign != "=":
            raise self.fail("E113", sign)
        name, who, fact = self.fact(tree, _TARGETS)
        if not fact.counter:
            raise self.fail("E222", name)
        if not fact.least <= int(value) <= fact.most:
            raise self.fail("E223", value, str(value), str(fact.least), str(fact.most))
        return e.Assign(str(name), who, int(value))

    def change(self, tree: Any, by: Token) -> Effect:
        amount = self.amount(tree, e.CHANGED, _TARGETS)
        if amount is not None:
            return e.Change(*amount, int(by))
        roll = self.amount(tree, e.ROLLED, (c.ME,))
        if roll is not None:
            if not self.scope.roll:
                raise self.fail("E225", tree.children[0])
            return e.Change(*roll, int(by))
        name, who, fact = self.fact(tree, _TARGETS)
        if not fact.counter:
            raise self.fail("E222", name)
        return e.Change(str(name), who, int(by))

    def item(self, token: Token) -> str:
        if token == e.IT:
            if not self.scope.scan:
                raise self.fail("E226", token)
            return e.IT
        return self.name("item", token)

    def skill(self, token: Token, known: tuple[str, ...]) -> str:
        if token not in known:
            near = self.names.found.nearest(token, known)
            raise self.fail("E104", token, str(token), ", ".join(known), near=near)
        return str(token)

    def become(self, subject: Token, state: Token) -> Effect:
        kind = self.names.kind_of(subject)
        if kind not in (c.POI, c.NPC):
            known = (*self.names.defined["poi"], *self.names.defined["npc"])
            raise self.unknown("word", subject, known)
        states = self.names.states.get(subject, ())
        if state not in states:
            raise self.unknown("state", state, states)
        self.used("state", state, f"{subject}.")
        return e.Become(kind, self.used(kind, subject), str(state))
